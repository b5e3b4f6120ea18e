"""A bot that does what it is told as soon as it may, and otherwise as little as it can."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.agents.plain import plain_answer
from streetcred.core import decision as ask
from streetcred.layout.data import SEATS
from streetcred.scenes import steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.agents.budget import Budget
    from streetcred.core.decision import Decision, Option
    from streetcred.view import View

LEAST: Final = ((ask.END_TURN, 0, 0), (ask.PASS, 0, 0), (ask.NO, 0, 0), (ask.DONE, 0, 0), (ask.KEEP, 0, 0))


class Scripted:
    """Gives the first of some answers that is offered, such as `attack gigs with octant`."""

    def __init__(self, answers: Sequence[str]) -> None:
        self._answers = answers

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Option:  # noqa: ARG002
        """Give the first answer that may be given now; the least that can be done if none may."""
        for text in self._answers:
            option = steps.meant(view.table, steps.read(f"{SEATS[view.player]}: {text}"))
            if option is not None:
                return option
        least = next((option for option in LEAST if option in decision.options), None)
        return plain_answer(view.table, decision) if least is None else least
