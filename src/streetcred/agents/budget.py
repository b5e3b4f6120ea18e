"""How long a bot may think about one decision."""

from __future__ import annotations

import time
from dataclasses import dataclass

from streetcred.errors import GameError


@dataclass(frozen=True)
class Budget:
    """A limit on iterations, on seconds, or on both: whichever comes first.

    With iterations alone a bot gives the same answers on every machine.
    """

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise GameError("A budget takes a number of iterations, of seconds, or both; else it has no end.")


class Clock:
    """A budget that is being used up."""

    def __init__(self, budget: Budget) -> None:
        self._left = -1 if budget.iterations is None else budget.iterations
        self._end = 0.0 if budget.seconds is None else time.monotonic() + budget.seconds

    def ticks(self) -> bool:
        """Use up one iteration; give False when there is none left."""
        if self._left == 0:
            return False
        self._left -= 1
        return not self.is_late()

    def is_late(self) -> bool:
        """Give whether the time is up."""
        return self._end > 0.0 and time.monotonic() >= self._end
