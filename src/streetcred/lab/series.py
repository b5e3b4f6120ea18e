"""Playing a plan: what is missing, every portion kept as soon as it is there."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from streetcred.lab.sprt import Sprt

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from streetcred.lab.folder import Folder
    from streetcred.lab.plan import Plan
    from streetcred.lab.played import Played
    from streetcred.lab.workers import Workers


def play_series(plan: Plan, folder: Folder, workers: Workers) -> Iterator[int]:
    """Play what the folder does not have yet, and keep it there; give how many games each step has added.

    With a test in the plan it stops as soon as the pairs that are there without a gap have decided it.
    """
    decided = Prefix(plan)
    for games in folder.parts():
        decided.add(games)
    is_decided = decided.add([])
    missing = [portion for portion in plan.portions() if not folder.has(portion)]
    if is_decided or not missing:
        return
    games_to_play = [[game for place in portion for game in plan.games_of(place)] for portion in missing]
    with closing(workers.play(games_to_play)) as arriving:
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
