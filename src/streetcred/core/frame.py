"""Work in progress."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from streetcred.core.state import State


class GameEnds(Exception):
    """1.13, 1.17, C32 The game has been won or lost: whatever was going on stops in the middle."""

    def __init__(self, winner: int, reason: int) -> None:
        super().__init__(winner, reason)
        self.winner = winner
        self.reason = reason


class Frame:
    """A piece of work in progress: a few plain values, so that it can be copied and saved at any decision."""

    busy = True
    """Whether pending effects must wait until it is finished (10.2.3)."""

    @abstractmethod
    def run(self, state: State) -> bool:
        """Go on; give True when finished, False after asking something or starting other work."""

    @abstractmethod
    def clone(self) -> Frame:
        """Give a copy that can go its own way."""

    @abstractmethod
    def to_data(self) -> list[object]:
        """Give its values for a save; the first is the name of its class."""
