"""A sequential test: it looks after every pair of games and stops as soon as it knows enough."""

from __future__ import annotations

import math
from typing import Final

RISK: Final = 0.05
"""How often the test may be wrong, on either side."""
BOUND: Final = math.log((1 - RISK) / RISK)
MADE_UP: Final = (0.0, 0.5, 1.0)
"""Pairs that are counted into the variance besides those played, so that it is never zero."""


class Sprt:
    """The generalised sequential probability ratio test over pairs, in its normal approximation.

    H0 says that A is `elo0` better than B, H1 that A is `elo1` better. With the expected scores

        s0 = 1 / (1 + 10^(-elo0 / 400))        s1 = 1 / (1 + 10^(-elo1 / 400))

    and n pairs whose scores (0, 1/2, 1; with ties also 1/4, 3/4) have the mean m and the variance v, the logarithm of
    the likelihood ratio is nearly

        LLR = n (s1 - s0) (2 m - s0 - s1) / (2 v)

    The test ends for H1 at LLR >= log((1 - beta) / alpha) and for H0 at LLR <= log(beta / (1 - alpha)), where alpha =
    beta = 0.05: at +2.94 and -2.94. One made-up pair of each score 0, 1/2, 1 is counted into v, not into m, so that
    the first few pairs, which may all be equal, do not decide. Pairs are the right unit because the two games of one
    share their seed and so are not independent.
    """

    def __init__(self, elo0: float, elo1: float) -> None:
        self.low, self.high = expected(elo0), expected(elo1)
        self.pairs = 0
        self._total = 0.0
        self._squares = 0.0

    def add(self, score: float) -> None:
        """Take in the score of A in the next pair."""
        self.pairs += 1
        self._total += score
        self._squares += score * score

    @property
    def ratio(self) -> float:
        """Give the logarithm of the likelihood ratio."""
        if not self.pairs:
            return 0.0
        mean = self._total / self.pairs
        count = self.pairs + len(MADE_UP)
        centre = (self._total + sum(MADE_UP)) / count
        variance = (self._squares + sum(score * score for score in MADE_UP)) / count - centre * centre
        return self.pairs * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)

    @property
    def verdict(self) -> str | None:
        """Give "H1" or "H0" if the test is decided."""
        if self.ratio >= BOUND:
            return "H1"
        return "H0" if self.ratio <= -BOUND else None


def expected(elo: float) -> float:
    """Give the share of points that somebody takes who is that much better."""
    return 1 / (1 + 10 ** (-elo / 400))
