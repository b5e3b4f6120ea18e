"""The bots by their names: four levels for players, each of which beats the one before, and two for measuring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.agents.budget import Budget
from streetcred.agents.erring import Erring
from streetcred.agents.foresight import sensible
from streetcred.agents.greedy import Greedy
from streetcred.agents.random import Random
from streetcred.agents.search import Search
from streetcred.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Callable

    from streetcred.agents.agent import Agent
    from streetcred.agents.search import Estimate
    from streetcred.view import View

LEVELS: Final = ("rookie", "street", "solo", "legend")
"""From the one that a newcomer beats to the best."""
ERRORS_OF_A_ROOKIE: Final = 0.3
BEST: Final = Budget(iterations=120)
"""How long the best bot searches,"""
TRIALS: Final = 6
"""and in how many worlds it tries its best options through the rival's turn."""
LONGEST: Final = 1.0
"""Seconds for a decision of a bot that plays with a person."""
LONGEST_WITH_TRIALS: Final = 2.0


def _rookie(seed: int) -> Agent:
    return Erring(Greedy(seed), seed, ERRORS_OF_A_ROOKIE)


def _solo(seed: int) -> Agent:
    return Search(seed, Budget(iterations=60))


def _legend(seed: int) -> Agent:
    return Search(seed, BEST, TRIALS)


BOTS: Final[dict[str, Callable[[int], Agent]]] = {
    "random": Random,
    "greedy": Greedy,
    "rookie": _rookie,
    "street": Greedy,
    "solo": _solo,
    "legend": _legend,
}
"""Every bot by its name; it is made from a seed."""


def make_agent(name: str, seed: int, *, live: bool = False) -> Agent:
    """Make the bot of that name. Raises GameError with the names that there are.

    `live` keeps its thinking short enough for a person who waits, also on a slow machine; then its answers may depend
    on the machine.
    """
    if name not in BOTS:
        *others, last = BOTS
        raise GameError(f"No bot is named {name!r}; there are {', '.join(others)} and {last}.")
    bot = BOTS[name](seed)
    if live and isinstance(bot, Search):
        bot.budget = Budget(bot.budget.iterations, LONGEST_WITH_TRIALS if bot.trials else LONGEST)
    return bot


def analyse(view: View, seed: int, budget: Budget | None = None, trials: int = TRIALS) -> list[Estimate]:
    """Give what the best bot thinks of every option that the viewer has, the best first.

    Empty if the viewer has nothing to decide. Effects that were used often enough this turn are left out.
    """
    if view.decision is None or not view.is_mine:
        return []
    options = sensible(view.table, view.decision)
    return Search(seed, budget or BEST, trials).think(view, options)
