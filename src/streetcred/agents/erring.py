"""A bot that plays like another one but errs now and then, as people do who are new to the game."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from streetcred.agents.agent import Agent
    from streetcred.agents.budget import Budget
    from streetcred.core.decision import Decision, Option
    from streetcred.view import View


class Erring:
    """Plays like `other`, but takes any option in a share of all choices."""

    def __init__(self, other: Agent, seed: int, share: float) -> None:
        self._chance = random.Random(seed)
        self.other = other
        self.share = share

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Option:
        """Give the other bot's option, or any."""
        option = self.other.choose(view, decision, budget)
        return self._chance.choice(decision.options) if self._chance.random() < self.share else option
