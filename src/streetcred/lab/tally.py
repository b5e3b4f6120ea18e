"""Counting the games of a match, and how sure the counts are."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from streetcred.lab.wilson import wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.lab.simulate import GameResult


@dataclass(frozen=True)
class Tally:
    """The counts of a match."""

    games: int
    wins: tuple[int, int]
    """By deck: the first and the second deck of the match."""
    wins_going_first: int
    ties: int
    reasons: dict[str, int]
    turns: float
    """On average, both players' turns counted."""
    decisions: float
    """On average."""


def tally(results: Sequence[GameResult]) -> Tally:
    """Count the games of a match; there must be one."""
    count = len(results)
    wins = Counter(result.winner for result in results)
    return Tally(
        games=count,
        wins=(wins[0], wins[1]),
        wins_going_first=sum(1 for result in results if result.winner == result.first),
        ties=wins[-1],
        reasons=dict(Counter(result.reason for result in results).most_common()),
        turns=sum(result.turns for result in results) / count,
        decisions=sum(result.decisions for result in results) / count,
    )


def interval(wins: int, games: int) -> tuple[float, float]:
    """Give the Wilson interval (95%) for a share of wins."""
    return wilson(wins / games, games)
