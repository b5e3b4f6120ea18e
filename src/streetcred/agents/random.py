"""A bot that takes any option, every one as likely as the next."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from streetcred.agents.budget import Budget
    from streetcred.core.decision import Decision, Option
    from streetcred.view import View


class Random:
    """Plays at random."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Option:  # noqa: ARG002
        """Give any option."""
        return decision.options[int(self._chance.random() * len(decision.options))]
