"""The tree of a search: what is known about every way that was tried, over all the worlds in which it was tried."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.decision import Option


class Node:
    """What came of one option after the options before it."""

    __slots__ = ("children", "offered", "squares", "visits", "worth")

    def __init__(self) -> None:
        self.children: dict[Option, Node] = {}
        self.visits = 0
        self.offered = 0
        """In how many of its parent's visits the option was legal: not every world offers the same options."""
        self.worth = 0.0
        """The sum of the outcomes, each from 0 to 1, for the player who took the option."""
        self.squares = 0.0
        """The sum of their squares, from which follows how far they scatter."""

    def chance(self) -> float:
        """Give the outcome on average."""
        return self.worth / self.visits

    def error(self) -> float:
        """Give the standard error of that average; it is wide while there are few visits."""
        if self.visits < 2:
            return 0.5
        chance = self.worth / self.visits
        spread = max(0.0, self.squares / self.visits - chance * chance)
        return math.sqrt((spread + 0.25 / self.visits) / self.visits)

    def add(self, outcome: float) -> None:
        """Count one more outcome."""
        self.visits += 1
        self.worth += outcome
        self.squares += outcome * outcome

    def untried(self, options: Sequence[Option]) -> list[Option]:
        """Give the options that were never tried here."""
        children = self.children
        return [option for option in options if option not in children]

    def promising(self, options: Sequence[Option], explore: float) -> Option:
        """Give the option with the best outcome, raised for those that were tried seldom (UCB1).

        What counts is how often an option was on offer, not how often the node was visited.
        """
        best = options[0]
        highest = -1.0
        for option in options:
            child = self.children[option]
            child.offered += 1
            bound = child.worth / child.visits + explore * math.sqrt(math.log(child.offered) / child.visits)
            if bound > highest:
                best, highest = option, bound
        return best
