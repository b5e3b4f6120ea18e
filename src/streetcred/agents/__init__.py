"""Bots. They get a `View` and the decision in it, never a `State`, and answer with one of its options."""

from streetcred.agents.agent import Agent
from streetcred.agents.budget import Budget
from streetcred.agents.greedy import Greedy
from streetcred.agents.levels import BOTS, LEVELS, analyse, make_agent
from streetcred.agents.random import Random
from streetcred.agents.search import Estimate, Search

__all__ = [
    "BOTS",
    "LEVELS",
    "Agent",
    "Budget",
    "Estimate",
    "Greedy",
    "Random",
    "Search",
    "analyse",
    "make_agent",
]
