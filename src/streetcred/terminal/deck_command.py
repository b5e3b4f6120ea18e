"""`streetcred deck`: look at deck files."""

from __future__ import annotations

from typing import Final

import click

from streetcred.decks import LISTS, breaches, encode, find_deck, plain, write
from streetcred.errors import BadDeck, GameError


@click.group()
def deck() -> None:
    """Check decks, and list the ones that come with the game."""


@deck.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
def check(files: tuple[str, ...]) -> None:
    """Say of each deck FILE (or deck name) whether it is legal, and if not, why not.

    \b
    A deck file is plain text:
        name: My deck
        V: Corporate Exile
        Jackie Welles: Pour One Out For Me
        Viktor Vektor: Sit Down and Relax
        3 Delamain Cab
        3 Psycho Squad
        ...
    """  # noqa: D301 - the mark that keeps lines as they are
    bad = 0
    for name in files:
        faults = _faults(name)
        if faults:
            bad += 1
            click.echo("\n".join(f"{name}: {fault}" for fault in faults), err=True)
        else:
            click.echo(f"{name}: legal.")
    if bad:
        raise BadDeck(f"{bad} of {len(files)} decks can't be played." if len(files) > 1 else "It can't be played.")


def _faults(name: str) -> list[str]:
    """Give what is wrong with a deck, or why it can't be read."""
    try:
        return breaches(find_deck(name))
    except GameError as fault:
        return str(fault).splitlines()


@deck.command(name="list")
def list_decks() -> None:
    """List the decks that come with the game."""
    for name, found in LISTS.items():
        click.echo(f"{name:22} {len(found.main)} cards, {', '.join(card.title for card in found.legends)}")


FORMS: Final = {"text": write, "plain": plain, "code": encode}


@deck.command()
@click.argument("name")
@click.option(
    "--as", "form", type=click.Choice(list(FORMS)), default="text", show_default=True, help="How it is written."
)
def show(name: str, form: str) -> None:
    """Print a deck as text, ready to be saved and changed; or as a plain list, or as a code for a link.

    NAME is one of the lists, a file with a list of cards, or a code.
    """
    click.echo(FORMS[form](find_deck(name)).rstrip())
