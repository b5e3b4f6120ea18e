"""What a puzzle is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from streetcred.scenes.after import differences_in

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from streetcred.core.state import State
    from streetcred.scenes import Scene

Data: TypeAlias = Any
"""Plain data as TOML knows it."""
DEADLINES: Final = ("this turn", "next turn")
"""Until when the goal must be reached: the end of the turn with which the puzzle begins, or of the one after it."""


@dataclass(frozen=True)
class Puzzle:
    """A scene with a goal that can be forced, whatever the rival answers."""

    scene: Scene
    """With the goal in words."""
    grade: int
    """How hard it is, from 1 to 3."""
    turns: int
    """How many turns it takes, this one included."""
    reached: Mapping[str, Data]
    """What is true then, as scenes say it."""
    solution: Sequence[str]
    """The answers that are needed, in their order: `attack gigs with octant`."""
    either: Sequence[Sequence[str]]
    """The other orders in which these answers do it."""
    why: str
    """What there is to learn from it."""

    def outcome(self, state: State) -> bool | None:
        """Give whether the goal is reached; None while that is open."""
        if not state.is_over and state.turn < self.scene.layout.turn + self.turns:
            return None
        return not differences_in(self.reached, state)
