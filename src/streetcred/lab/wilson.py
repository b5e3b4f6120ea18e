"""How sure a share is: Wilson's interval, which is right for few games, too."""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95


def wilson(share: float, count: int) -> tuple[float, float]:
    """Give Wilson's interval (95%) for a share, from 0 to 1, of so many games."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    below = 1 + z * z / count
    centre = (share + z * z / (2 * count)) / below
    reach = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / below
    return max(0.0, centre - reach), min(1.0, centre + reach)
