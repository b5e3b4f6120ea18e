"""`streetcred replay`: look at a recorded game."""

from __future__ import annotations

from pathlib import Path

import click

from streetcred import record


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--plain", is_flag=True, help="Print the whole game instead of stepping through it.")
def replay(file: Path, *, plain: bool) -> None:
    """Step through a recorded game FILE, as `play --save` and `simulate --records` write them."""
    game = record.load(file)
    from streetcred.terminal import replaying  # noqa: PLC0415 - the full screen takes a while to load

    if plain:
        replaying.print_game(game)
    else:
        replaying.step_through(game)
