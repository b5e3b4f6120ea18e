"""`streetcred lab card`: what cards are worth in a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from streetcred.errors import GameError
from streetcred.lab.comparison import Comparison
from streetcred.lab.entry import find_field, find_swaps
from streetcred.lab.report import card_report
from streetcred.lab.worths import Worths, worths
from streetcred.terminal.lab_command_series import How, grid, percent, points, reach, run

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console


def run_card(
    deck: str, cards: Sequence[str], other: str | None, against: Sequence[str], pairs: int, seed: int, how: How
) -> None:
    """Play a deck with and without some cards, print what they are worth, and write the report."""
    if other is not None and not cards:
        raise GameError("Name the card that is to be swapped for it as well.")
    base, field = find_field(deck, against)
    plan = Comparison(pairs, seed, base, field, find_swaps(base.deck, cards, other))
    run(plan, how, worths, _print, card_report)


def _print(console: Console, found: Worths) -> None:
    share = found.share
    console.print(
        f"{found.name} takes {percent(share.mean)} of the points (95%: {reach(share.low, share.high)}) in "
        f"{share.pairs} pairs of games.\n\nWhat it loses with these swapped for what else fits, or for the one named:\n"
    )
    table = grid("out", "worth", "95%", "p", "", wide=(4,))
    for worth in found.worths:
        low, high = worth.difference.low, worth.difference.high
        table.add_row(
            Text(worth.version.brief),
            points(worth.difference.mean),
            f"{points(low)} to {points(high)}",
            f"{worth.q:.3f}",
            worth.judgement,
        )
    console.print(table)
    console.print(f"\n{found.judgement}", style="bold")
