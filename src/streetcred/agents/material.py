"""What a position looks worth at a glance, in words that can be read: one number, made of a few sums."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import look
from streetcred.terms import BLOCKER

if TYPE_CHECKING:
    from streetcred.core.piece import Piece
    from streetcred.core.state import State

WIN: Final = 10_000.0
GIG: Final = 30.0
"""A Gig more; seven of them win."""
LAST_GIGS: Final = 15.0
"""What each Gig from the fifth on is worth on top."""
CRED: Final = 0.4
"""A point of Street Cred."""
POWER: Final = 1.5
"""A point of power on the field."""
UNIT: Final = 4.0
"""A Unit on the field, whatever its power."""
READY_UNIT: Final = 1.5
"""A Unit that is ready: it can't be attacked, and may attack."""
READY_BLOCKER: Final = 5.0
GEAR_ON_LEGEND: Final = 1.0
CARD: Final = 2.0
"""A card in the hand: less than what it is worth once it is played."""
EDDIE: Final = 4.0
"""An Eddie, up to as many as a turn can use."""
USEFUL_EDDIES: Final = 7
FACE_UP_LEGEND: Final = 4.0


def value(state: State, player: int) -> float:
    """Give how much better the position is for `player` than for the other one."""
    if state.is_over:
        return 0.0 if state.winner < 0 else WIN if state.winner == player else -WIN
    return side_value(state, player) - side_value(state, 1 - player)


def side_value(state: State, player: int) -> float:
    """Give what a side is worth by itself."""
    side = state.sides[player]
    gigs = len(side.gigs)
    total = GIG * gigs + LAST_GIGS * max(0, gigs - 4) + CRED * sum(gig.value for gig in side.gigs)
    total += CARD * len(side.hand) + EDDIE * min(USEFUL_EDDIES, side.eddie_count())
    for number in side.field:
        total += unit_value(state, state.piece(number))
    for number in side.legends:
        legend = state.piece(number)
        if legend.face_up:
            total += FACE_UP_LEGEND + GEAR_ON_LEGEND * len(legend.gear)
    return total


def unit_value(state: State, unit: Piece) -> float:
    """Give what a Unit is worth on the field."""
    total = UNIT + POWER * look.power_of(state, unit)
    if unit.ready:
        total += READY_BLOCKER if look.keywords_of(state, unit) & BLOCKER else READY_UNIT
    return total
