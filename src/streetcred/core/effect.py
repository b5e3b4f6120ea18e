"""An effect that is being resolved (10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core.frame import Frame

if TYPE_CHECKING:
    from streetcred.core.ability import Ability, Scope
    from streetcred.core.decision import Option
    from streetcred.core.state import State


class Effect(Frame):
    """Steps of one paragraph of card text, from `at` up to but not including `end`."""

    __slots__ = ("ability", "at", "end", "picked", "scope", "step")

    def __init__(
        self,
        ability: Ability,
        at: int,
        end: int,
        scope: Scope,
        step: int = 0,
        picked: tuple[Option, ...] = (),
    ) -> None:
        self.ability = ability
        self.at = at
        self.end = end
        self.scope = scope
        self.step = step
        """How far the current clause has got; 0 when it begins."""
        self.picked = picked
        """What has been picked so far for the current choice."""

    def run(self, state: State) -> bool:
        """10.2 Follow the instructions in the order in which they stand."""
        ops = self.ability.ops
        while self.at < self.end:
            if not ops[self.at].run(state, self):
                return False
            self.at += 1
            self.step = 0
        return True

    def skip(self, steps: int) -> bool:
        """Pass over the steps that follow; give True, as a clause does that is finished."""
        self.at += steps
        return True

    def clone(self) -> Effect:
        """Give a copy that can go its own way."""
        return Effect(self.ability, self.at, self.end, self.scope.clone(), self.step, self.picked)

    def to_data(self) -> list[object]:
        """Give its values for a save."""
        address = [self.ability.card.slug, self.ability.index]
        picked = [list(option) for option in self.picked]
        return ["Effect", address, self.at, self.end, self.scope.to_data(), self.step, picked]
