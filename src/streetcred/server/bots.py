"""Bots that think beside the server, in processes of their own: one for the quick bots, others for slow ones and hints.

So a quick bot never waits behind a slow one, and no seat waits for what a bot of another game thinks; analyses, which
nobody waits for, have a process that gives way to all others. A process gets the record of a game and plays it anew;
the games that it has played last it keeps, and goes on from there.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from streetcred import record
from streetcred.agents import make_agent
from streetcred.agents.budget import Budget
from streetcred.agents.levels import BEST, LONGEST_WITH_TRIALS, analyse
from streetcred.puzzles import all_puzzles
from streetcred.puzzles.line import refutation

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from streetcred.core.decision import Option
    from streetcred.game import Game

LOG: Final = logging.getLogger(__name__)
QUICK: Final = frozenset({"random", "greedy", "rookie", "street"})
"""The bots that answer in a few milliseconds."""
STEPPING_BACK: Final = 10
"""How much what nobody waits for gives way to everything else (as `nice` counts)."""
MOST_KEPT: Final = 1_000
"""How many games a process keeps."""

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
        self._quick = Processes(1)
        self._slow = Processes(processes or max(1, (os.cpu_count() or 2) - 1))
        self._patient = Processes(1, STEPPING_BACK)

    def expect(self, bot: str) -> None:
        """Let a process begin that a bot will need, so that its first answer need not wait for that."""
        self._of(bot).begin()

    def choose(self, game: Game, bot: str) -> Awaitable[Option]:
        """Let a bot find its answer to the open decision as it is now, whatever happens to the game meanwhile."""
        return self._of(bot).run(choice, record.to_data(game), bot, seed_of(game))

    def refute(self, game: Game, puzzle: str) -> Awaitable[Option]:
        """Let a process find the reply after which a puzzle can't be solved any more, if there is one."""
        return self._quick.run(reply, record.to_data(game), puzzle)

    def hints(self, game: Game) -> Awaitable[list[Thought]]:
        """Let the best bot think of every option of whoever must decide."""
        return self._slow.run(thoughts, record.to_data(game), seed_of(game))

    def ponder(self, task: Callable[..., Found], *about: Any) -> Awaitable[Found]:
        """Let a process do something that nobody waits for, while there is nothing better to do for the machine."""
        return self._patient.run(task, *about)

    def close(self) -> None:
        """Stop all thinking."""
        self._quick.close()
        self._slow.close()
        self._patient.close()

    def _of(self, bot: str) -> Processes:
        return self._quick if bot in QUICK else self._slow


class Processes:
    """Some processes that do what they are given in turn; when one dies, new ones begin."""

    def __init__(self, count: int, nice: int = 0) -> None:
        self._count = count
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None

    def begin(self) -> None:
        """Let a process begin if none has."""
        with suppress(BrokenProcessPool):
            if self._pool is None:
                self._running().submit(os.getpid)

    async def run(self, task: Callable[..., Found], *about: Any) -> Found:
        """Let a process do something; if it dies, another one once more."""
        pool = self._running()
        try:
            return await asyncio.wrap_future(pool.submit(task, *about))
        except BrokenProcessPool:
            LOG.warning("a process that thinks for bots has died; new ones begin")
            if self._pool is pool:
                self._pool = None
            return await asyncio.wrap_future(self._running().submit(task, *about))

    def close(self) -> None:
        """End all processes, whatever they do."""
        if self._pool is None:
            return
        self._pool.shutdown(wait=False, cancel_futures=True)
        for child in list((self._pool._processes or {}).values()):  # noqa: SLF001 - there is no public way
            child.terminate()
        self._pool.shutdown(wait=True)
        self._pool = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned and not forked: the server has threads of its own.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, context, _begin_work, (self._nice,))
        return self._pool


def seed_of(game: Game) -> int:
    """Give the seed of the bot that answers now.

    It is made anew for every answer from the game's seed and the number of the answer, so that a game which is taken
    back, or goes on after a restart, goes on as it would have.
    """
    return game.seed * 100_003 + len(game.answers)


def choice(data: dict[str, Any], bot: str, seed: int) -> Option:
    """Play a record up to its open decision, and give what a bot answers that sees what its player may see."""
    game = played(data)
    decision = game.decision
    assert decision is not None, "the game is over"
    return make_agent(bot, seed, live=True).choose(game.view(decision.player), decision)


def reply(data: dict[str, Any], puzzle: str) -> Option:
    """Play a record up to its open decision, and give the rival's reply in a puzzle."""
    return refutation(all_puzzles()[puzzle], played(data).state)


def thoughts(data: dict[str, Any], seed: int) -> list[Thought]:
    """Play a record up to its open decision, and give what the best bot thinks of the options, the best first."""
    game = played(data)
    decision = game.decision
    assert decision is not None, "the game is over"
    found = analyse(game.view(decision.player), seed, Budget(BEST.iterations, LONGEST_WITH_TRIALS))
    return [Thought(one.option, one.chance, one.error, one.visits) for one in found]


_KEPT: Final[OrderedDict[str, Game]] = OrderedDict()
"""The games that this process has played last, by what they began with."""


def played(data: dict[str, Any]) -> Game:
    """Give the game of a record up to its open decision."""
    begun = f"{data['seed']} {data['rules']} {data['decks']} {data.get('table')}"
    game = _KEPT.pop(begun, None)
    if game is None or not _went_on(game, data["answers"]):
        game = record.from_data(data)
    _KEPT[begun] = game
    if len(_KEPT) > MOST_KEPT:
        _KEPT.popitem(last=False)
    return game


def _went_on(game: Game, answers: list[list[int]]) -> bool:
    """Let a game go on with what was answered since; False if it has gone another way."""
    count = len(game.answers)
    if [list(option) for option in game.answers] != answers[:count]:
        return False
    for kind, number, more in answers[count:]:
        game.answer((kind, number, more))
    return True


def _begin_work(nice: int) -> None:
    """Leave Ctrl-C to the server, let others go first, and do not outlive the server however it ends."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
