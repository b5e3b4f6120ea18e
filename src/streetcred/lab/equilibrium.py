"""The equilibrium of a field of entrants: how often to bring which, against somebody who knows how often you do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from scipy.optimize import linprog

if TYPE_CHECKING:
    from collections.abc import Sequence


def equilibrium(shares: Sequence[Sequence[float]]) -> list[float]:
    """Give the mix of rows that loses to no column: the row player's optimal one in the zero-sum game of these shares.

    `shares[a][b]` is what a takes against b, one half against itself. The linear program: find x >= 0 with sum 1 and
    the greatest v such that x . shares[:, b] >= v for every b.
    """
    game = np.asarray(shares, dtype=np.float64)
    size = len(game)
    found = linprog(
        c=[0.0] * size + [-1.0],
        A_ub=np.hstack([-game.T, np.ones((size, 1))]),
        b_ub=np.zeros(size),
        A_eq=[[1.0] * size + [0.0]],
        b_eq=[1.0],
        bounds=[(0.0, 1.0)] * size + [(None, None)],
    )
    assert found.x is not None, "every such game has a solution"
    mix = np.abs(found.x[:size])
    return [float(part) for part in mix / mix.sum()]
