"""Who plays the games of a series: this process alone, or several."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Final, Protocol

from streetcred.errors import GameError
from streetcred.lab.played import Played, play_portion

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from streetcred.lab.plan import PlannedGame

WAITING_PER_WORKER: Final = 2
"""How many portions are handed out for each worker at a time: none idles, and stopping wastes little."""


class Workers(Protocol):
    """Somebody who plays portions of games."""

    def play(self, portions: Sequence[Sequence[PlannedGame]]) -> Generator[list[Played]]:
        """Give the games of each portion as it is finished, in any order. When closed, what is left is dropped."""
        ...


def workers(count: int = 1, cluster: str | None = None) -> AbstractContextManager[Workers]:
    """Give so many workers of this machine, or those of a Ray cluster at an address ("local" starts one here).

    Raises GameError if there is no cluster; ModuleNotFoundError without the extra that it takes.
    """
    if cluster is not None:
        from streetcred.lab.cluster import cluster_at  # noqa: PLC0415 - an extra

        return cluster_at(cluster, count)
    return _alone() if count == 1 else _processes(count)


class Alone:
    """This process."""

    def play(self, portions: Sequence[Sequence[PlannedGame]]) -> Generator[list[Played]]:
        """Play one portion after the other."""
        for portion in portions:
            yield play_portion(portion)


class Processes:
    """Some processes beside this one."""

    def __init__(self, pool: ProcessPoolExecutor, count: int) -> None:
        self._pool = pool
        self._most = count * WAITING_PER_WORKER

    def play(self, portions: Sequence[Sequence[PlannedGame]]) -> Generator[list[Played]]:
        """Play several portions at a time. Raises GameError if a process dies."""
        rest = iter(portions)
        jobs: set[Future[list[Played]]] = set()
        try:
            while True:
                for portion in rest:
                    jobs.add(self._pool.submit(play_portion, portion))
                    if len(jobs) >= self._most:
                        break
                if not jobs:
                    return
                done, jobs = wait(jobs, return_when=FIRST_COMPLETED)
                for job in done:
                    yield job.result()
        except BrokenProcessPool:
            raise GameError("A worker process has died; the same command goes on from what is there.") from None
        finally:
            for job in jobs:
                job.cancel()


@contextmanager
def _alone() -> Generator[Workers]:
    yield Alone()


@contextmanager
def _processes(count: int) -> Generator[Workers]:
    # Children are spawned and not forked, because the library that writes the results has threads of its own.
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _begin_work)
    try:
        yield Processes(pool, count)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()
        pool.shutdown(wait=True)


def _begin_work() -> None:
    """Leave Ctrl-C to the parent, and do not outlive it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
