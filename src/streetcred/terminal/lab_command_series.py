"""What the commands of the lab share: a series is played under a progress bar, and stopping it loses nothing."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from streetcred.errors import GameError
from streetcred.lab.folder import REPORT, Folder
from streetcred.lab.series import play_series

if TYPE_CHECKING:
    from streetcred.lab.plan import Plan
    from streetcred.lab.series import Played

INTERRUPTED: Final = 130
"""The exit code of a command that was stopped with Ctrl-C."""
HOME: Final = Path("lab")


@dataclass(frozen=True)
class Outcome:
    """A series as far as it has been played."""

    folder: Folder
    games: list[Played]
    speed: float | None
    """Games per second; None if nothing was left to play."""
    is_whole: bool


def new_folder(kind: str) -> Path:
    """Give the first free folder for a series of that kind."""
    return next(path for number in count(1) if not (path := HOME / f"{kind}-{number}").exists())


def play(plan: Plan, out: Path | None, workers: int) -> Outcome:
    """Play a series to its end or to Ctrl-C, and write the table of its games."""
    folder = Folder(out or new_folder(plan.kind), plan)
    there = sum(len(games) for games in folder.parts())
    began, played, is_whole = time.monotonic(), 0, True
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=plan.game_count, completed=there)
        try:
            for games in play_series(plan, folder, workers):
                played += games
                progress.advance(task, games)
        except KeyboardInterrupt:
            is_whole = False
    speed = played / (time.monotonic() - began) if played else None
    return Outcome(folder, folder.finish(), speed, is_whole)


def close(console: Console, outcome: Outcome, report: str | None) -> None:
    """Write the report, say where everything is, and leave with the right exit code."""
    path = outcome.folder.path
    if report is not None:
        outcome.folder.write(REPORT, report)
        console.print(f"\nThe report: {path / REPORT}", markup=False, soft_wrap=True)
    if outcome.is_whole:
        return
    left = outcome.folder.plan.game_count - len(outcome.games)
    console.print(
        f"Stopped with {left} games left. The same command with  --out {path}  goes on from here.",
        markup=False,
        highlight=False,
        soft_wrap=True,
    )
    raise SystemExit(INTERRUPTED)


def check_file(path: Path | None) -> None:
    """Raise GameError now, not when all games have been played, if a file can't be written."""
    if path is None:
        return
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as fault:
        raise GameError(f"{path} can't be written: {fault.strerror}.") from None


def write_json(path: Path | None, data: dict[str, Any]) -> None:
    """Write what came out as data."""
    if path is not None:
        path.write_text(json.dumps(data, indent=1, ensure_ascii=False, allow_nan=False) + "\n", encoding="utf-8")


def percent(share: float) -> str:
    """Give a share in words."""
    return f"{share:.1%}"


def chance(p: float) -> str:
    """Give a p-value in words."""
    return "<0.001" if p < 0.001 else f"{p:.3f}"
