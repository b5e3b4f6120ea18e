"""`streetcred lab improve`: make a list better, swap by swap."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from streetcred.decks.text import write
from streetcred.lab.climb import Ascent, Climb
from streetcred.lab.entry import find_cards, find_field
from streetcred.lab.folder import Home
from streetcred.lab.report import improve_report
from streetcred.terminal.lab_command_series import (
    How,
    check_file,
    close,
    grid,
    new_folder,
    points,
    stop,
    watched,
    write_json,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from streetcred.lab.climb import Round

LIST: Final = "improved.txt"
"""The new list, as a deck file."""


def run_improve(
    deck: str,
    against: Sequence[str],
    keeping: Sequence[str],
    rounds: int,
    tries: int,
    pairs: int,
    seed: int,
    how: How,
) -> None:
    """Climb, print what has changed and what that has won, and write the list and the report."""
    base, field = find_field(deck, against)
    asked = Ascent(base, field, tuple(find_cards(base.deck, keeping)), rounds, tries, pairs, seed)
    check_file(how.json_file)
    home = Home(how.out or new_folder(asked.kind), asked.to_data())
    climb = Climb(asked, home.path, base.deck)
    with how.hired() as workers, watched(asked.game_count) as watch:
        for games in climb.play(workers):
            watch.add(games)
    console = Console(markup=False, highlight=False)
    if climb.rounds:
        _print(console, climb)
        write_json(how.json_file, climb.to_data())
        if climb.changes:
            home.write(LIST, write(replace(climb.deck, name=f"{base.deck.name}, improved")))
            console.print(f"\nThe new list: {home.path / LIST}", soft_wrap=True)
        close(console, home, improve_report(climb), watch)
    if not watch.is_whole:
        stop(console, home, f"{rounds - len(climb.rounds)} of {rounds} rounds left")


def _print(console: Console, climb: Climb) -> None:
    for number, found in enumerate(climb.rounds, start=1):
        console.print(f"Round {number}: {said_of(found)}")
    console.print()
    if climb.changes:
        console.print(_changes(climb))
        console.print()
    console.print(climb.judgement, style="bold")


def said_of(found: Round) -> str:
    """Say in words what came of a round."""
    if found.trial is None:
        return f"none of {len(found.tried)} swaps gained anything."
    gained = f"{points(found.trial.mean)} on trial (80%: {points(found.trial.low)} to {points(found.trial.high)})"
    return f"{found.best.said}: {gained}, {'taken' if found.is_taken else 'not taken'}."


def _changes(climb: Climb) -> Table:
    table = grid("out", "in", wide=(1,))
    for swap in climb.changes:
        table.add_row(Text(f"{swap.copies} {swap.out.title}"), Text(f"{swap.copies} {swap.other}"))
    return table
