"""Bots that think beside the server: the quick ones in threads, the slow ones and hints in other processes.

A quick bot answers in less time than it takes to hand a position to another process and back, and in a thread it never
waits behind a slow one. A slow bot gets the record of the game: to play it anew takes some milliseconds, there, where
nobody waits for them.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from streetcred import record
from streetcred.agents import make_agent
from streetcred.agents.budget import Budget
from streetcred.agents.levels import BEST, LONGEST_WITH_TRIALS, analyse

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from streetcred.core.decision import Option
    from streetcred.game import Game

LOG: Final = logging.getLogger(__name__)
QUICK: Final = frozenset({"random", "greedy", "rookie", "street"})
"""The bots that answer in a few milliseconds."""

Found = TypeVar("Found")


class Thought(NamedTuple):
    """What a bot thinks of an option."""

    option: Option
    chance: float
    """To win, from 0 to 1."""
    error: float
    visits: int


class Bots:
    """Whoever thinks for the bots of all games."""

    def __init__(self, processes: int | None = None) -> None:
        self._count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    def expect(self, bot: str) -> None:
        """Let a process begin that a bot will need, so that its first answer need not wait for that."""
        if bot not in QUICK:
            with suppress(BrokenProcessPool):
                self._processes().submit(os.getpid)

    def choose(self, game: Game, bot: str) -> Awaitable[Option]:
        """Let a bot find its answer to the open decision as it is now, whatever happens to the game meanwhile."""
        seed = seed_of(game)
        if bot not in QUICK:
            return self._elsewhere(choice, record.to_data(game), bot, seed)
        decision = game.decision
        assert decision is not None, "the game is over"
        return asyncio.to_thread(make_agent(bot, seed, live=True).choose, game.view(decision.player), decision)

    def hints(self, game: Game) -> Awaitable[list[Thought]]:
        """Let the best bot think of every option of whoever must decide."""
        return self._elsewhere(thoughts, record.to_data(game), seed_of(game))

    def close(self) -> None:
        """Stop all thinking."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for child in list((self._pool._processes or {}).values()):  # noqa: SLF001 - there is no public way
                child.terminate()
            self._pool.shutdown(wait=True)
            self._pool = None

    async def _elsewhere(self, task: Callable[..., Found], *about: Any) -> Found:
        """Let another process do something; if one has died, once more with new ones."""
        pool = self._processes()
        try:
            return await asyncio.wrap_future(pool.submit(task, *about))
        except BrokenProcessPool:
            LOG.warning("a process that thinks for bots has died; new ones begin")
            if self._pool is pool:
                self._pool = None
            return await asyncio.wrap_future(self._processes().submit(task, *about))

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned and not forked: the server has threads of its own.
            self._pool = ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), _begin_work)
        return self._pool


def seed_of(game: Game) -> int:
    """Give the seed of the bot that answers now.

    It is made anew for every answer from the game's seed and the number of the answer, so that a game which is taken
    back, or goes on after a restart, goes on as it would have.
    """
    return game.seed * 100_003 + len(game.answers)


def choice(data: dict[str, Any], bot: str, seed: int) -> Option:
    """Play a record up to its open decision, and give what a bot answers that sees what its player may see."""
    game = record.from_data(data)
    decision = game.decision
    assert decision is not None, "the game is over"
    return make_agent(bot, seed, live=True).choose(game.view(decision.player), decision)


def thoughts(data: dict[str, Any], seed: int) -> list[Thought]:
    """Play a record up to its open decision, and give what the best bot thinks of the options, the best first."""
    game = record.from_data(data)
    decision = game.decision
    assert decision is not None, "the game is over"
    found = analyse(game.view(decision.player), seed, Budget(BEST.iterations, LONGEST_WITH_TRIALS))
    return [Thought(one.option, one.chance, one.error, one.visits) for one in found]


def _begin_work() -> None:
    """Leave Ctrl-C to the server, and do not outlive it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
