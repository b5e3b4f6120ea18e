"""Playing a plan: what is missing, in one process or in several, every portion kept as soon as it is there."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from streetcred.errors import GameError
from streetcred.lab.simulate import Match, play_game
from streetcred.lab.sprt import Sprt

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence
    from concurrent.futures import Future

    from streetcred.lab.folder import Folder
    from streetcred.lab.plan import Plan, PlannedGame

TIE: Final = "tie"
_WAITING_PER_WORKER: Final = 2


@dataclass(frozen=True)
class Played:
    """A game of a series that has been played. Its fields are the columns of the results."""

    game: int
    pair: int
    deck_a: str
    deck_b: str
    bot_a: str
    bot_b: str
    seed: int
    a_first_seat: bool
    winner: str
    """"a", "b" or "tie"."""
    reason: str
    first: str
    """Who went first, "a" or "b"."""
    turns: int
    decisions: int

    @property
    def score(self) -> float:
        """Give the points of A: 1 for a win, half for a tie."""
        return {"a": 1.0, TIE: 0.5, "b": 0.0}[self.winner]

    @property
    def names(self) -> tuple[str, str]:
        """Give the entrants, A and B."""
        return f"{self.deck_a} ({self.bot_a})", f"{self.deck_b} ({self.bot_b})"


def play_planned(planned: PlannedGame) -> Played:
    """Play one game of a plan."""
    a, b = planned.a, planned.b
    seats = (a, b) if planned.a_first_seat else (b, a)
    players = ("a", "b") if planned.a_first_seat else ("b", "a")
    match = Match((seats[0].deck, seats[1].deck), (seats[0].bot, seats[1].bot), planned.seed)
    result, _ = play_game(match, planned.number, planned.seed)
    return Played(
        planned.number,
        planned.pair,
        a.deck.name,
        b.deck.name,
        a.bot,
        b.bot,
        planned.seed,
        planned.a_first_seat,
        TIE if result.winner < 0 else players[result.winner],
        result.reason,
        players[result.first],
        result.turns,
        result.decisions,
    )


def play_series(plan: Plan, folder: Folder, workers: int = 1) -> Iterator[int]:
    """Play what the folder does not have yet, and keep it there; give how many games each step has added.

    With a test in the plan it stops as soon as the pairs that are there without a gap have decided it.
    """
    decided = Prefix(plan)
    for games in folder.parts():
        decided.add(games)
    is_decided = decided.add([])
    missing = [chunk for chunk in plan.chunks() if not folder.has(2 * chunk.start)]
    if is_decided or not missing:
        return
    portions = [[game for place in chunk for game in plan.games_of(place)] for chunk in missing]
    with closing(_alone(portions) if workers == 1 else _together(portions, workers)) as arriving:
        for games in arriving:
            folder.keep(games)
            is_decided = decided.add(games)
            yield len(games)
            if is_decided:
                return


class Prefix:
    """The pairs that have been played without a gap from the first on, and what the test of the plan says to them.

    Whatever comes in first, the test sees the pairs in the order of the plan, so it stops at the same one.
    """

    def __init__(self, plan: Plan) -> None:
        self.test = None if plan.sprt is None else Sprt(*plan.sprt)
        self.stop: int | None = None
        """How many pairs decided the test; None while it is open."""
        self._next = 0
        self._waiting: dict[int, float] = {}

    def add(self, games: Sequence[Played]) -> bool:
        """Take in games, both of every pair; give whether the test is decided."""
        if self.test is None:
            return False
        for one, other in zip(games[::2], games[1::2], strict=True):
            self._waiting[one.pair] = (one.score + other.score) / 2
        while self.stop is None and self._next in self._waiting:
            self.test.add(self._waiting.pop(self._next))
            self._next += 1
            if self.test.verdict is not None:
                self.stop = self._next
        return self.stop is not None


def _alone(portions: Sequence[Sequence[PlannedGame]]) -> Generator[list[Played]]:
    for portion in portions:
        yield _play(portion)


def _together(portions: Sequence[Sequence[PlannedGame]], workers: int) -> Generator[list[Played]]:
    # Children are spawned and not forked, because the library that writes the results has threads of its own.
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _begin_work)
    try:
        yield from _arriving(pool, portions, workers * _WAITING_PER_WORKER)
    except BrokenProcessPool:
        raise GameError("A worker process has died; the same command goes on from what is there.") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()
        pool.shutdown(wait=True)


def _arriving(
    pool: ProcessPoolExecutor, portions: Sequence[Sequence[PlannedGame]], most: int
) -> Iterator[list[Played]]:
    """Give portions as they are finished, with a few in the queue and no more, so that stopping wastes little."""
    rest = iter(portions)
    jobs: set[Future[list[Played]]] = set()
    while True:
        for portion in rest:
            jobs.add(pool.submit(_play, portion))
            if len(jobs) >= most:
                break
        if not jobs:
            return
        done, jobs = wait(jobs, return_when=FIRST_COMPLETED)
        for job in done:
            yield job.result()


def _play(portion: Sequence[PlannedGame]) -> list[Played]:
    return [play_planned(planned) for planned in portion]


def _begin_work() -> None:
    """Leave Ctrl-C to the parent, and do not outlive it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
