"""The searches for better swaps that people have asked for: one for each person at a time, and few at once."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from contextlib import suppress
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import msgspec
from litestar.exceptions import ClientException

from streetcred.agents import BOTS
from streetcred.cards.catalogue import CARDS
from streetcred.decks import check
from streetcred.decks.swap import copies_of
from streetcred.errors import GameError
from streetcred.server.deck_box import deck_of
from streetcred.server.deck_messages import Improve, Improvement

if TYPE_CHECKING:
    from asyncio.subprocess import Process

    from streetcred.server.improver import Errand, Report

LOG: Final = logging.getLogger(__name__)
AT_ONCE: Final = 2
"""How many searches go on at a time."""
LONGEST: Final = 2 * 60 * 60.0
"""Seconds after which a search is stopped."""
MOST_KEPT: Final = 500
"""How many searches are kept that are over."""
LONGEST_LINE: Final = 1_000_000


class Size(NamedTuple):
    """How much is played."""

    rounds: int
    tries: int
    pairs: int


SIZES: Final[dict[str, Size]] = {"quick": Size(2, 8, 6), "thorough": Size(4, 16, 11)}
QUICK_BOTS: Final = tuple(bot for bot in BOTS if bot not in ("solo", "legend"))
"""Those that play enough games in that time."""


class Search:
    """A search that goes on beside the server."""

    def __init__(self, asked: Improve) -> None:
        self._asked = asked
        self._id = secrets.token_urlsafe(16)
        self._state: Literal["running", "done", "stopped", "failed"] = "running"
        self._report: Report | None = None
        self._words = ""
        self._process: Process | None = None
        self._task = asyncio.create_task(self._run())

    @property
    def is_running(self) -> bool:
        """Give whether it goes on."""
        return self._state == "running"

    def told(self) -> Improvement:
        """Give how far it has come."""
        report = self._report
        return Improvement(
            id=self._id,
            state=self._state,
            deck=self._asked.deck,
            effort=self._asked.effort,
            bot=self._asked.bot,
            games=0 if report is None else report.games,
            most=0 if report is None else report.most,
            rounds=[] if report is None else report.rounds,
            gain=None if report is None else report.gain,
            words=self._words,
        )

    async def stop(self, words: str = "Stopped before its end.") -> None:
        """End it, if it goes on; what it has found stays."""
        if self.is_running:
            self._state, self._words = "stopped", words
            self._kill()
        with suppress(asyncio.CancelledError):
            await self._task

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def _run(self) -> None:
        try:
            with TemporaryDirectory(prefix="streetcred-") as folder:
                async with asyncio.timeout(LONGEST):
                    await self._play(folder)
        except TimeoutError:
            self._end("stopped", f"Stopped after {LONGEST / 60:.0f} minutes.")
        except (OSError, ValueError, msgspec.MsgspecError):
            LOG.exception("a search failed")
            self._end("failed", "The search failed here; it was noted.")

    async def _play(self, folder: str) -> None:
        from streetcred.server.improver import Report  # noqa: PLC0415 - it needs the lab

        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "streetcred.server.improver", folder),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            if not self.is_running:
                return
            self._process.stdin.write(msgspec.json.encode(_errand(self._asked)) + b"\n")
            async for line in self._process.stdout:
                self._report = msgspec.json.decode(line, type=Report)
        finally:
            self._kill()
            await self._process.wait()
        words = "" if self._report is None else self._report.words
        self._end("done" if words else "failed", words or "The search ended before its time; try it again.")

    def _end(self, state: Literal["done", "stopped", "failed"], words: str) -> None:
        if self.is_running:
            self._state, self._words = state, words


class Improving:
    """All searches, the last one of each person."""

    def __init__(self) -> None:
        self._searches: dict[str, Search] = {}

    def begin(self, owner: str, asked: Improve) -> Improvement:
        """Begin a search. Raises GameError if it can't be done, a ClientException if now is not the time for it."""
        _check(asked)
        going = [one for one in self._searches.values() if one.is_running]
        mine = self._searches.get(owner)
        if mine is not None and mine.is_running:
            raise ClientException("A search of yours is under way; wait for its end, or stop it.", status_code=409)
        if len(going) >= AT_ONCE:
            raise ClientException(
                f"{AT_ONCE} searches are under way here, and no more may be; try it again in some minutes.",
                status_code=429,
            )
        self._searches.pop(owner, None)
        if len(self._searches) >= MOST_KEPT:
            self._searches.pop(next(other for other, one in self._searches.items() if not one.is_running))
        self._searches[owner] = Search(asked)
        return self._searches[owner].told()

    def of(self, owner: str) -> Improvement | None:
        """Give somebody's last search."""
        found = self._searches.get(owner)
        return None if found is None else found.told()

    async def stop(self, owner: str) -> Improvement:
        """Stop somebody's search. Raises GameError if there is none."""
        found = self._searches.get(owner)
        if found is None:
            raise GameError("No search of yours is under way.")
        await found.stop()
        return found.told()

    async def close(self) -> None:
        """Stop all searches."""
        for one in self._searches.values():
            await one.stop()


def _check(asked: Improve) -> None:
    if find_spec("polars") is None or find_spec("scipy") is None:
        raise GameError("Searching for swaps needs the lab; install it with  pip install 'streetcred[lab]'.")
    deck = check(deck_of(asked.deck))
    if asked.bot not in QUICK_BOTS:
        raise GameError(f"A search is played by one of {', '.join(QUICK_BOTS)}, not by {asked.bot[:40]!r}.")
    strange = [slug for slug in asked.keeping if slug not in CARDS or not copies_of(deck, CARDS[slug])]
    if strange:
        raise GameError(f"{strange[0][:60]!r} shall stay, but is not in the deck.")


def _errand(asked: Improve) -> Errand:
    from streetcred.server.improver import Errand  # noqa: PLC0415 - it needs the lab

    size = SIZES[asked.effort]
    return Errand(asked.deck, asked.bot, asked.keeping, *size, seed=secrets.randbelow(2**32))
