"""`streetcred lab hand`: opening hands and mulligans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from streetcred.lab.entry import find_field
from streetcred.lab.hands import Hands
from streetcred.lab.openings import Openings, openings
from streetcred.lab.report import hand_report
from streetcred.terminal.lab_command_series import How, grid, percent, points, run

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console


def run_hand(deck: str, against: Sequence[str], pairs: int, seed: int, how: How) -> None:
    """Play every opening hand kept and not kept, print what that brings, and write the report."""
    base, field = find_field(deck, against)
    run(Hands(pairs, seed, base, field), how, openings, _print, hand_report)


def _print(console: Console, found: Openings) -> None:
    table = grid("opening hands", "hands", "bot keeps", "kept", "mulligan", "keeping", "95%", "", wide=(7,))
    for opening in (found.all, *found.of_bot, *found.by_measure):
        if not opening.keeps.games:
            continue
        low, high = opening.difference.low, opening.difference.high
        table.add_row(
            Text(opening.said),
            f"{opening.keeps.games:,}",
            percent(opening.keeps.share or 0),
            percent(opening.kept),
            percent(opening.mulliganed),
            points(opening.difference.mean),
            f"{points(low)} to {points(high)}",
            opening.judgement,
        )
    console.print(table)
    console.print("\nCards in hands that were kept, against hands without them\n", style="bold")
    table = grid("card", "hands", "share", "worth", "95%", "", wide=(5,))
    for held in found.by_card:
        low, high = held.difference.low, held.difference.high
        table.add_row(
            Text(held.card.title),
            f"{held.hands:,}",
            percent(held.share),
            points(held.difference.mean),
            f"{points(low)} to {points(high)}",
            "real" if held.is_real else "",
        )
    console.print(table)
    console.print(f"\n{found.judgement}", style="bold")
