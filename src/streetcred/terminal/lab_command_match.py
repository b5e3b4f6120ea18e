"""`streetcred lab match`: two entrants, and which one is better."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from rich.text import Text

from streetcred.errors import GameError
from streetcred.lab.entry import find_entrants
from streetcred.lab.pairings import match_plan
from streetcred.lab.report import match_report
from streetcred.lab.summary import Summary, summarise
from streetcred.terminal.lab_command_series import How, grid, percent, reach, run

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def run_match(words: tuple[str, str], sprt: tuple[float, float] | None, pairs: int, seed: int, how: How) -> None:
    """Play a match, print what it says, and write its report."""
    if sprt is not None and sprt[0] >= sprt[1]:
        raise GameError(f"The first Elo difference must be the smaller one; {sprt[0]:g} is not less than {sprt[1]:g}.")
    a, b = find_entrants(words)
    run(match_plan(a, b, pairs, seed, sprt), how, summarise, _print, match_report)


def _print(console: Console, found: Summary) -> None:
    share, a = found.share, found.names[0]
    interval = reach(share.low, share.high)
    console.print(f"{a} takes {percent(share.mean)} of the points (95%: {interval}) in {share.pairs} pairs of games.")
    elo, low, high = map(signed, found.elo)
    console.print(f"Elo difference: {elo} (95%: {low} to {high}).\n")
    console.print(_counts(found))
    reasons = ", ".join(f"{reason} {count}" for reason, count in found.reasons.items())
    ties = f"; ties {found.ties}" if found.ties else ""
    console.print(f"\nEnded by: {reasons}{ties}. Per game: {found.turns:.1f} turns, {found.decisions:.1f} decisions.")
    console.print(f"\n{found.judgement}", style="bold")
    if found.test_said is not None:
        console.print(found.test_said)


def _counts(found: Summary) -> Table:
    table = grid("", "won", "games", "share", "95%")
    for words, count in found.counts:
        share = "" if count.share is None else percent(count.share)
        table.add_row(Text(words), str(count.wins), str(count.games), share, reach(*count.interval))
    return table


def signed(elo: float) -> str:
    """Give a difference in Elo with its sign."""
    return f"{elo:+.0f}" if math.isfinite(elo) else ("+∞" if elo > 0 else "-∞")
