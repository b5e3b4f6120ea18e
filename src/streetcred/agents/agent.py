"""What a bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from streetcred.agents.budget import Budget
    from streetcred.core.decision import Decision, Option
    from streetcred.view import View


class Agent(Protocol):
    """Somebody who decides. The same seed and the same views give the same answers."""

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Option:
        """Give one of the options of the decision, which is the viewer's to make.

        `budget` is how long to think; None for what the bot is used to. Bots that don't search take no notice.
        """
