"""Bots. They get a `View` and the decision in it, never a `State`, and answer with one of its options."""

from collections.abc import Callable
from typing import Final

from streetcred.agents.agent import Agent
from streetcred.agents.greedy import Greedy
from streetcred.agents.random import Random
from streetcred.errors import GameError

__all__ = ["BOTS", "Agent", "Greedy", "Random", "make_agent"]

BOTS: Final[dict[str, Callable[[int], Agent]]] = {"random": Random, "greedy": Greedy}
"""Every bot by its name; it is made from a seed."""


def make_agent(name: str, seed: int) -> Agent:
    """Make the bot of that name. Raises GameError with the names that there are."""
    if name not in BOTS:
        raise GameError(f"No bot is named {name!r}; there are {' and '.join(BOTS)}.")
    return BOTS[name](seed)
