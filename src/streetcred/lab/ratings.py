"""Ratings after Bradley and Terry: strengths under which the results of all pairings are the likeliest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy.typing as npt

    Matrices = npt.NDArray[np.float64]

PSEUDO_WIN: Final = 0.5
"""Counted for either side of every pairing, so that one who never wins still has a rating."""
ROUNDS: Final = 3000
_CLOSE: Final = 1e-7


def ratings(
    scores: Mapping[tuple[int, int], Sequence[float]], size: int, samples: int = 200, seed: int = 0
) -> list[tuple[float, float, float]]:
    """Give everybody's rating as Elo, on average 0, with its 95% interval.

    `scores` are those of the first of two entrants in each of their pairs of games. The intervals are those of a
    bootstrap, which draws the pairs of every pairing anew.
    """
    points = np.zeros((samples + 1, size, size))
    rng = np.random.default_rng(seed)
    for (a, b), pairs in scores.items():
        values = np.asarray(pairs, dtype=np.float64)
        drawn = values[rng.integers(0, len(values), (samples, len(values)))] if len(values) else np.zeros((samples, 0))
        points[0, a, b] = 2 * values.sum()
        points[1:, a, b] = 2 * drawn.sum(axis=1)
        points[:, b, a] = 2 * len(values) - points[:, a, b]
        points[:, a, b] += PSEUDO_WIN
        points[:, b, a] += PSEUDO_WIN
    found = strengths(points)
    low, high = np.percentile(found[1:], [2.5, 97.5], axis=0) if samples else (found[0], found[0])
    return [(float(elo), float(low[place]), float(high[place])) for place, elo in enumerate(found[0])]


def strengths(points: Matrices) -> Matrices:
    """Give the ratings as Elo for each of many matrices of points, by the MM iteration of Hunter (2004).

    A strength becomes points / sum over rivals of (games against them / (own strength + theirs)), until none moves.
    """
    games = points + points.transpose(0, 2, 1)
    total = points.sum(axis=2)
    strength = np.ones_like(total)
    for _ in range(ROUNDS):
        below = (games / (strength[:, :, None] + strength[:, None, :])).sum(axis=2)
        new = total / below
        new /= np.exp(np.log(new).mean(axis=1, keepdims=True))
        moved = float(np.abs(np.log(new / strength)).max())
        strength = new
        if moved < _CLOSE:
            break
    found: Matrices = 400 * np.log10(strength)
    return found
