"""A bot that looks one step ahead: it tries every option in imagined worlds and takes the one that looks best."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from streetcred.agents.material import value
from streetcred.agents.plain import go_on, keeps
from streetcred.core import decision as ask
from streetcred.core.run import answer
from streetcred.decks import LISTS
from streetcred.imagine import imagine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.agents.budget import Budget
    from streetcred.core.decision import Decision, Option
    from streetcred.core.state import State
    from streetcred.decks.deck import Deck
    from streetcred.view import View


class Greedy:
    """Plays what looks best one step ahead."""

    def __init__(self, seed: int, worlds: int = 1, lists: Sequence[Deck] = tuple(LISTS.values())) -> None:
        self._chance = random.Random(seed)
        self.worlds = worlds
        """In how many imagined worlds every option is tried; with two it won 51% of 1,000 games against one."""
        self.lists = lists
        """The decks that the rival may be playing."""

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Option:  # noqa: ARG002
        """Give the option whose outcome is worth most, on average over the imagined worlds."""
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.kind == ask.OPENING_HAND:
            return (ask.KEEP, 0, 0) if keeps(view.own.hand) else (ask.MULLIGAN, 0, 0)
        worth = dict.fromkeys(decision.options, 0.0)
        for _ in range(self.worlds):
            world = imagine(view, self._chance.getrandbits(63), self.lists)
            for option in worth:
                worth[option] += outcome(world, option, view.player)
        return max(worth, key=worth.__getitem__)


def outcome(world: State, option: Option, player: int) -> float:
    """Give what a world is worth to `player` once the option is taken and what follows from it is over.

    Ending the turn is worth what the world is worth now: the cards that the rival draws next come whatever is done.
    """
    if option[0] == ask.END_TURN:
        return value(world, player)
    after = world.clone()
    answer(after, option)
    go_on(after)
    return value(after, player)
