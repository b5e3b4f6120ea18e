"""What the commands of the lab share: a series is played under a progress bar, and stopping it loses nothing."""

from __future__ import annotations

import json
import time
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from streetcred.errors import GameError
from streetcred.lab.folder import REPORT, Folder, Home
from streetcred.lab.plan import Plan
from streetcred.lab.series import play_series
from streetcred.lab.workers import Workers, workers

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from streetcred.lab.played import Played

INTERRUPTED: Final = 130
"""The exit code of a command that was stopped with Ctrl-C."""
HOME: Final = Path("lab")


class Found(Protocol):
    """What a series comes to."""

    def to_data(self) -> dict[str, Any]:
        """Give it as data."""
        ...


AnyPlan = TypeVar("AnyPlan", bound=Plan)
AnyFound = TypeVar("AnyFound", bound=Found)


@dataclass(frozen=True)
class How:
    """How a series is to be played."""

    workers: int
    ray: str | None
    out: Path | None
    json_file: Path | None

    def hired(self) -> AbstractContextManager[Workers]:
        """Give the workers."""
        return workers(self.workers, self.ray)


@dataclass
class Watch:
    """How a series is getting on."""

    advance: Callable[[int], None]
    played: int = 0
    is_whole: bool = True
    speed: float | None = None
    """Games per second; None if nothing was left to play."""

    def add(self, games: int) -> None:
        """Note games that have been played."""
        self.played += games
        self.advance(games)


def new_folder(kind: str) -> Path:
    """Give the first free folder for a series of that kind."""
    return next(path for number in count(1) if not (path := HOME / f"{kind}-{number}").exists())


@contextmanager
def watched(total: int, there: int = 0) -> Generator[Watch]:
    """Show how far a series is; Ctrl-C ends it, and what is left undone is noted."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    began = time.monotonic()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=total, completed=there)
        watch = Watch(lambda games: progress.advance(task, games))
        try:
            yield watch
        except KeyboardInterrupt:
            watch.is_whole = False
    if watch.played:
        watch.speed = watch.played / (time.monotonic() - began)


def run(
    plan: AnyPlan,
    how: How,
    work_out: Callable[[AnyPlan, list[Played]], AnyFound],
    show: Callable[[Console, AnyFound], None],
    report: Callable[[AnyPlan, AnyFound, list[Played]], str],
) -> None:
    """Play a series to its end or to Ctrl-C; print what it says, and write its table, its report and its data."""
    check_file(how.json_file)
    folder = Folder(how.out or new_folder(plan.kind), plan)
    there = sum(len(games) for games in folder.parts())
    with how.hired() as workers, watched(plan.game_count, there) as watch:
        for added in play_series(plan, folder, workers):
            watch.add(added)
    games = folder.finish()
    console = Console(markup=False, highlight=False)
    if games:
        found = work_out(plan, games)
        show(console, found)
        write_json(how.json_file, found.to_data())
        close(console, folder, report(plan, found, games), watch)
    if not watch.is_whole:
        stop(console, folder, f"{plan.game_count - len(games)} games left")


def close(console: Console, home: Home, report: str, watch: Watch) -> None:
    """Say how fast it went, write the report, and say where it is."""
    if watch.speed is not None:
        console.print(f"Speed: {watch.speed:.1f} games/s.")
    home.write(REPORT, report)
    console.print(f"\nThe report: {home.path / REPORT}", soft_wrap=True)


def stop(console: Console, home: Home, left: str) -> None:
    """Say how to go on after Ctrl-C, and leave with its exit code."""
    console.print(
        f"Stopped with {left}. The same command with  --out {home.path}  goes on from here.",
        soft_wrap=True,
    )
    raise SystemExit(INTERRUPTED)


def grid(*titles: str, wide: Sequence[int] = ()) -> Table:
    """Give a table without lines: the first column for words, the others for numbers."""
    table = Table(box=None, pad_edge=False)
    for place, title in enumerate(titles):
        if place == 0 or place in wide:
            table.add_column(title)
        else:
            table.add_column(title, justify="right", no_wrap=True)
    return table


def reach(low: float, high: float) -> str:
    """Give an interval of shares in words."""
    return f"{percent(low)} to {percent(high)}"


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


def points(difference: float) -> str:
    """Give a difference in shares in words."""
    return f"{difference:+.1%}"
