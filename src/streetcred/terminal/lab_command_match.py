"""`streetcred lab match`: two entrants, and which one is better."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from streetcred.errors import GameError
from streetcred.lab.entry import find_entrants
from streetcred.lab.plan import match_plan
from streetcred.lab.report import match_report
from streetcred.lab.summary import Summary, summarise
from streetcred.terminal.lab_command_series import check_file, close, percent, play, write_json

if TYPE_CHECKING:
    from pathlib import Path


def run_match(
    words: tuple[str, str],
    sprt: tuple[float, float] | None,
    json_file: Path | None,
    *,
    pairs: int,
    seed: int,
    workers: int,
    out: Path | None,
) -> None:
    """Play a match, print what it says, and write its report."""
    if sprt is not None and sprt[0] >= sprt[1]:
        raise GameError(f"The first Elo difference must be the smaller one; {sprt[0]:g} is not less than {sprt[1]:g}.")
    a, b = find_entrants(words)
    check_file(json_file)
    plan = match_plan(a, b, pairs, seed, sprt)
    outcome = play(plan, out, workers)
    console = Console(markup=False, highlight=False)
    if not outcome.games:
        close(console, outcome, None)
        return
    found = summarise(plan, outcome.games)
    _print(console, found, outcome.speed)
    write_json(json_file, found.to_data())
    close(console, outcome, match_report(plan, found, outcome.games))


def _print(console: Console, found: Summary, speed: float | None) -> None:
    share, a = found.share, found.names[0]
    low, high = percent(share.low), percent(share.high)
    console.print(
        f"{a} takes {percent(share.mean)} of the points (95%: {low} to {high}) in {share.pairs} pairs of games."
    )
    elo, low, high = map(signed, found.elo)
    console.print(f"Elo difference: {elo} (95%: {low} to {high}).\n")
    console.print(_counts(found))
    reasons = ", ".join(f"{reason} {count}" for reason, count in found.reasons.items())
    ties = f"; ties {found.ties}" if found.ties else ""
    console.print(f"\nEnded by: {reasons}{ties}. Per game: {found.turns:.1f} turns, {found.decisions:.1f} decisions.")
    if speed is not None:
        console.print(f"Speed: {speed:.1f} games/s.")
    console.print(f"\n{found.judgement}", style="bold")
    if found.test_said is not None:
        console.print(found.test_said)


def _counts(found: Summary) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for title in ("won", "games", "share", "95%"):
        table.add_column(title, justify="right", no_wrap=True)
    for words, count in found.counts:
        low, high = count.interval
        share = "" if count.share is None else percent(count.share)
        table.add_row(Text(words), str(count.wins), str(count.games), share, f"{percent(low)} to {percent(high)}")
    return table


def signed(elo: float) -> str:
    """Give a difference in Elo with its sign."""
    return f"{elo:+.0f}" if math.isfinite(elo) else ("+∞" if elo > 0 else "-∞")
