"""What pairs of games say: a share with its interval, a difference in Elo, how sure it is, how many would do."""

from __future__ import annotations

import math
import warnings
from collections import defaultdict
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

from scipy.stats import false_discovery_control, norm, t, ttest_1samp, ttest_ind

from streetcred.lab.wilson import CONFIDENCE, wilson

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from streetcred.lab.played import Played

FALSE_DISCOVERIES: Final = 0.05
"""Of the differences that are called real, so many may be none."""
POWER: Final = 0.8
"""How likely a true difference is to be seen with the number of pairs that is told."""
_NO_SPREAD: Final = 1e-9


@dataclass(frozen=True)
class Share:
    """The share of points that A takes, with its 95% interval."""

    mean: float
    low: float
    high: float
    spread: float
    """The standard deviation of a pair."""
    pairs: int

    def turned(self) -> Share:
        """Give the share of B."""
        return Share(1 - self.mean, 1 - self.high, 1 - self.low, self.spread, self.pairs)


def pair_scores(games: Iterable[Played]) -> list[float]:
    """Give the score of A in every pair of one pairing, by the number of the pair."""
    points: defaultdict[int, list[float]] = defaultdict(list)
    for game in games:
        points[game.pair].append(game.score)
    return [fmean(points[pair]) for pair in sorted(points)]


def share_of(scores: Sequence[float]) -> Share:
    """Give the mean of pair scores with its t interval.

    Where all pairs are equal, which says nothing about how they spread, it is Wilson's interval as if a pair were one
    game, which is wider. The scores of one pair alone say nothing: the interval is everything.
    """
    count, mean = len(scores), fmean(scores)
    if count < 2:
        return Share(mean, 0.0, 1.0, 0.0, count)
    spread = stdev(scores)
    if spread < _NO_SPREAD:
        return Share(mean, *wilson(mean, count), 0.0, count)
    reach = float(t.ppf((1 + CONFIDENCE) / 2, count - 1)) * spread / math.sqrt(count)
    return Share(mean, max(0.0, mean - reach), min(1.0, mean + reach), spread, count)


@dataclass(frozen=True)
class Difference:
    """A difference in points between two ways to play the same games, with its interval."""

    mean: float
    low: float
    high: float
    p: float
    """How likely a difference so large would be if there were none."""
    count: int
    """Of how many games or pairs of games it is the average."""


def difference_of(values: Sequence[float], confidence: float = CONFIDENCE) -> Difference:
    """Give the mean of differences between -1 and 1 with its t interval.

    Where all are equal, the interval goes as far as three in so many on either side: what is rarer than that may well
    not have shown. One difference alone says nothing.
    """
    count = len(values)
    if count < 2:
        return Difference(values[0] if values else 0.0, -1.0, 1.0, 1.0, count)
    mean, spread = fmean(values), stdev(values)
    if spread < _NO_SPREAD:
        p = 1.0 if abs(mean) < _NO_SPREAD else min(1.0, 2.0 ** (1 - count))
        return Difference(mean, max(-1.0, mean - 3 / count), min(1.0, mean + 3 / count), p, count)
    reach = float(t.ppf((1 + confidence) / 2, count - 1)) * spread / math.sqrt(count)
    p = float(ttest_1samp(values, 0.0).pvalue)
    return Difference(mean, max(-1.0, mean - reach), min(1.0, mean + reach), p, count)


def difference_between(some: Sequence[float], others: Sequence[float]) -> Difference:
    """Give how much more points some games brought on average than others did, with the interval of Welch's t test."""
    count = min(len(some), len(others))
    if count < 2 or stdev(some) + stdev(others) < _NO_SPREAD:
        mean = fmean(some) - fmean(others) if count else 0.0
        return Difference(mean, -1.0, 1.0, 1.0, count)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # that one of both does not spread is all right
        found = ttest_ind(some, others, equal_var=False)
        reach = found.confidence_interval(CONFIDENCE)
    low, high = max(-1.0, float(reach.low)), min(1.0, float(reach.high))
    return Difference(fmean(some) - fmean(others), low, high, float(found.pvalue), count)


def corrected(chances: Sequence[float]) -> list[float]:
    """Give p values made larger because so many are looked at (Benjamini and Hochberg)."""
    return [float(q) for q in false_discovery_control(chances, method="bh")] if chances else []


def p_value(scores: Sequence[float]) -> float:
    """Give how likely scores so far from one half would be if both were equally good: the t test over pairs.

    Where all pairs are equal it is the sign test: 1 if they are all one half, else 2 / 2^n.
    """
    if len(scores) < 2 or all(score == 0.5 for score in scores):
        return 1.0
    if stdev(scores) < _NO_SPREAD:
        return min(1.0, 2.0 ** (1 - len(scores)))
    return float(ttest_1samp(scores, 0.5).pvalue)


def elo(share: float) -> float:
    """Give the difference in Elo that a share stands for; without end for all or nothing."""
    if share in (0, 1):
        return math.inf if share else -math.inf
    return -400 * math.log10(1 / share - 1)


def pairs_needed(spread: float, difference: float = 0.02) -> int:
    """Give how many pairs show a share that differs from one half by that much, four times in five.

    n = ((z(0.975) + z(0.8)) * spread / difference)^2
    """
    z = float(norm.ppf((1 + CONFIDENCE) / 2) + norm.ppf(POWER))
    return math.ceil((z * spread / difference) ** 2)
