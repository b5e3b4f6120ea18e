"""What a bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from streetcred.core.decision import Decision, Option
    from streetcred.view import View


class Agent(Protocol):
    """Somebody who decides. The same seed and the same views give the same answers."""

    def choose(self, view: View, decision: Decision) -> Option:
        """Give one of the options of the decision, which is the viewer's to make."""
