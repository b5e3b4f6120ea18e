"""Analyses of whole games, decision by decision, while nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from streetcred.server.replays.judging import choices, judge, mark_of, up_to
from streetcred.server.replays.messages import ReplayAnalysis

if TYPE_CHECKING:
    from streetcred.server.bots import Bots
    from streetcred.server.replays.judging import Choice
    from streetcred.server.replays.shelf import Shelf

LOG: Final = logging.getLogger(__name__)
TROUBLE: Final = "The bot could not think about all of this game; it was noted. Ask again to let it try once more."


class Analyses:
    """What goes on in the background: a game for each person, and of all games one decision at a time.

    So a bot that plays a game of somebody's waits for one thought at most.
    """

    def __init__(self, shelf: Shelf, bots: Bots) -> None:
        self._shelf = shelf
        self._bots = bots
        self._one_at_a_time = asyncio.Lock()
        self._running: dict[str, _Errand] = {}

    async def look(self, data: dict[str, Any], owner: str, *, begin: bool) -> ReplayAnalysis:
        """Say what is known of a game, and begin to find out the rest if that is wanted.

        Whoever begins another game ends the one before; what was found stays. Raises BadSave if the record can't be
        played.
        """
        wanted = await asyncio.to_thread(choices, data)
        marks = {mark_of(data, choice.number): choice for choice in wanted}
        known = await self._shelf.judgements(marks)
        errand = self._errand(owner, marks)
        if begin and errand is None and len(known) < len(marks):
            errand = self._begin(owner, data, {mark: one for mark, one in marks.items() if mark not in known}, marks)
        return ReplayAnalysis(
            total=len(marks),
            running=errand is not None and not errand.task.done(),
            trouble=errand.trouble if errand is not None else "",
            judgements=[known[mark] for mark in marks if mark in known],
        )

    def close(self) -> None:
        """Stop everything."""
        for errand in self._running.values():
            errand.task.cancel()
        self._running.clear()

    def _errand(self, owner: str, marks: dict[str, Choice]) -> _Errand | None:
        """Give what is done for somebody, if it is about this game and not to be begun anew."""
        errand = self._running.get(owner)
        if errand is None or errand.about != frozenset(marks):
            return None
        if errand.task.done():
            del self._running[owner]
            return errand if errand.trouble else None
        return errand

    def _begin(self, owner: str, data: dict[str, Any], missing: dict[str, Choice], marks: dict[str, Choice]) -> _Errand:
        earlier = self._running.pop(owner, None)
        if earlier is not None:
            earlier.task.cancel()
        errand = self._running[owner] = _Errand(frozenset(marks))
        errand.task = asyncio.create_task(self._think(errand, data, missing))
        return errand

    async def _think(self, errand: _Errand, data: dict[str, Any], missing: dict[str, Choice]) -> None:
        try:
            for mark, choice in missing.items():
                async with self._one_at_a_time:
                    found = await self._bots.ponder(judge, up_to(data, choice.number), choice)
                await self._shelf.keep(mark, found)
        except Exception:
            LOG.exception("analysis failed")
            errand.trouble = TROUBLE


class _Errand:
    """An analysis that goes on, or has failed."""

    task: asyncio.Task[None]

    def __init__(self, about: frozenset[str]) -> None:
        self.about = about
        """The marks of the answers of its game."""
        self.trouble = ""
