"""`streetcred serve`: the game in the browser."""

from __future__ import annotations

import webbrowser
from typing import Final

import click

HERE: Final = ("127.0.0.1", "::1", "0.0.0.0", "::")  # noqa: S104 - it is only said, not chosen
"""Addresses of this machine, which has a nicer name."""


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 for other machines too.")
@click.option("--port", type=click.IntRange(0, 65535), default=8808, show_default=True)
@click.option("--database", default="", metavar="URL", help="Where to keep games.  [default: a file of yours]")
@click.option("--open/--no-open", "opens", default=False, help="Open the page in the browser.")
def serve(host: str, port: int, database: str, *, opens: bool) -> None:
    """Play in the browser: against bots, or two people at one screen.

    Games are kept, and go on where they stood. The server is for this machine alone unless --host says otherwise; it
    asks nothing of any other one.
    """
    from streetcred.server.serving import serve as listen  # noqa: PLC0415 - it takes a while to load
    from streetcred.server.settings import Settings  # noqa: PLC0415

    def ready(listens_at: int) -> None:
        address = f"http://{'localhost' if host in HERE else host}:{listens_at}/"
        click.echo(f"Streetcred is at {address}  (Ctrl-C ends it)")
        if opens:
            webbrowser.open(address)

    listen(Settings(host, port, database), ready)
