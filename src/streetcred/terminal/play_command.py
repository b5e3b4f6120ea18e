"""`streetcred play`: a game against a bot, between two people, or between bots."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from streetcred.agents import BOTS
from streetcred.decks import check, find_deck
from streetcred.terminal.language import language_option
from streetcred.terminal.plain import LineGame
from streetcred.terminal.session import PERSON, Seats, Session
from streetcred.terminal.transcript import transcript
from streetcred.view import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterable

    from streetcred.text.book import Book

FIRST_DECK: Final = "the-heist"
SECOND_DECK: Final = "embracing-power"
HELP: Final = """Play a game: you with DECK against a bot with RIVAL_DECK.

You see the table from your side, what has happened, and whatever you may do now as a list; the rules are kept for
you. Whoever begins a turn with seven Gigs wins. In the game, ? tells the keys, and u takes your last answer back, as
often as you like. A deck is the name of a list that comes with the game, or a file.

\b
Examples:
    streetcred play
    streetcred play embracing-power the-heist --bot random
    streetcred play my-deck.txt --seed 7 --plain
    streetcred play --lang es
    streetcred play --hot-seat --save tonight.json
    streetcred play --load tonight.json
    streetcred play --auto --plain > game.txt
"""


@click.command(help=HELP, short_help="Play a game against a bot.")
@click.argument("deck", required=False)
@click.argument("rival_deck", required=False)
@click.option(
    "--bot", type=click.Choice(list(BOTS)), default="street", show_default=True, help="Who plays against you."
)
@click.option("--seed", type=int, help="Chance: the same seed and answers give the same game.  [default: a new one]")
@click.option("--hot-seat", is_flag=True, help="Two people at one keyboard; the screen is covered in between.")
@click.option("--auto", is_flag=True, help="Bots play both sides, and you watch.")
@click.option("--plain", is_flag=True, help="Lines instead of the full screen: for screen readers, pipes and logs.")
@language_option
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a saved game.")
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help="Where to save the game.")
def play(
    deck: str | None,
    rival_deck: str | None,
    bot: str,
    seed: int | None,
    *,
    hot_seat: bool,
    auto: bool,
    plain: bool,
    book: Book,
    load: Path | None,
    save: Path | None,
) -> None:
    """Play a game; see HELP, which is written apart for its layout."""
    if auto and hot_seat:
        raise click.UsageError("--auto leaves no seat for the two people of --hot-seat.")
    if load is not None and (deck is not None or seed is not None):
        raise click.UsageError("A saved game has its decks and its seed already; leave them out with --load.")
    if save is not None and not save.resolve().parent.is_dir():
        raise click.UsageError(f"There is no folder {save.parent} to save the game in.")
    seats: Seats = (bot, bot) if auto else (PERSON, PERSON if hot_seat else bot)
    if load is None:
        decks = (check(find_deck(deck or FIRST_DECK)), check(find_deck(rival_deck or SECOND_DECK)))
        session = Session.start(decks, secrets.randbelow(1_000_000) if seed is None else seed, seats, book)
    else:
        session = Session.load(load, seats, book)
    session.path = save or session.path
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        play_in_lines(session)
    else:
        from streetcred.terminal.screen import StreetcredApp  # noqa: PLC0415 - it takes a while to load

        StreetcredApp(session).run()
    if save is not None:
        session.save()


def print_lines(lines: Iterable[str]) -> None:
    """Print lines, until nobody reads on."""
    try:
        for line in lines:
            click.echo(line)
    except BrokenPipeError:
        sys.stderr.close()


def play_in_lines(session: Session) -> None:
    """Play a session in lines; one without a person is a transcript."""
    if not session.people:
        session.let_bots_play()
        print_lines(transcript(session.game, session.names(SPECTATOR), session.title()))
        return
    click.echo(f"{session.title()}.")
    LineGame(session).play()
