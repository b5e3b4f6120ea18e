"""Trying everything: what the player can force, whatever the rival answers."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from streetcred import save
from streetcred.core import decision as ask
from streetcred.core.run import answer
from streetcred.errors import BadScene
from streetcred.layout.setting import YOU
from streetcred.puzzles.limits import FREE, NONE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from streetcred.core.decision import Option
    from streetcred.core.state import State
    from streetcred.puzzles.limits import Given, Limits
    from streetcred.puzzles.puzzle import Puzzle

MOST: Final = 60_000
"""How many positions are looked at before a puzzle counts as too large."""


class Solver:
    """Tries all answers of the player that limits let through, against all answers of the rival.

    Raises BadScene if chance has a say before the goal is decided, or if there is too much to try.
    """

    def __init__(self, puzzle: Puzzle, limits: Limits = FREE, most: int = MOST) -> None:
        self.seen = 0
        """How many positions were looked at."""
        self._puzzle = puzzle
        self._limits = limits
        self._most = most
        self._known: dict[str, bool] = {}

    def forces(self, state: State, given: Given = NONE) -> bool:
        """Give whether the player can force the goal, after having given some of the answers that limits count."""
        outcome = self._puzzle.outcome(state)
        if outcome is not None:
            return outcome
        asked = state.decision
        assert asked is not None, "nothing is decided, so somebody must decide"
        if asked.kind != ask.MAIN:
            return self._tries(state, given)
        key = f"{given} {_key(state)}"
        if key not in self._known:
            self._known[key] = self._tries(state, given)
        return self._known[key]

    def after(self, state: State, option: Option) -> State:
        """Give the position after an answer."""
        then = state.clone()
        answer(then, option)
        if then.chance != state.chance and self._puzzle.outcome(then) is None:
            raise BadScene(f"In the puzzle {self._puzzle.scene.id} chance has a say before the goal is decided.")
        return then

    def winning(self, state: State) -> list[Option]:
        """Give the answers of the player after which the goal can be forced."""
        asked = state.decision
        assert asked is not None, "somebody must decide"
        return [option for option in asked.options if self.forces(self.after(state, option))]

    def _tries(self, state: State, given: Given) -> bool:
        self.seen += 1
        if self.seen > self._most:
            raise BadScene(f"The puzzle {self._puzzle.scene.id} has too many possibilities to try them all.")
        asked = state.decision
        assert asked is not None, "somebody must decide"
        if asked.player != YOU:
            return all(self.forces(self.after(state, option), given) for option in asked.options)
        return any(self.forces(self.after(state, option), more) for option, more in self._allowed(state, given))

    def _allowed(self, state: State, given: Given) -> Iterator[tuple[Option, Given]]:
        assert state.decision is not None, "somebody must decide"
        return self._limits(state, state.decision, given)


def _key(state: State) -> str:
    """Give what tells positions apart: all but chance, and of what has happened not the order."""
    data: dict[str, Any] = save.to_data(state)
    data["events"] = sorted((one.kind, one.player, one.piece.id if one.piece else -1) for one in state.events)
    for name in ("chance", "dropped", "serial", "header"):
        data.pop(name, None)
    return json.dumps(data, sort_keys=True)
