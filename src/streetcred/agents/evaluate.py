"""How good a position is for a player: the chance to win, from a few measures of both sides.

The weights are fitted to the results of many games between bots, as `scripts/fit_evaluation.py` does it, so that the
chance means what it says: of positions valued at 70%, about 70 of 100 were won.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from streetcred.core import look
from streetcred.rules.steal import gigs_for_power
from streetcred.terms import BLOCKER

if TYPE_CHECKING:
    from streetcred.core.state import State

WEIGHTS: Final = (
    ("Gigs", 0.141, 0.361),
    ("Gigs beyond four", 0.156, -0.027),
    ("Gigs beyond five", 0.183, 0.02),
    ("Gigs beyond six", 0.357, 0.768),
    ("Gigs in overtime", 0.12, -0.12),
    ("points of Street Cred", 0.005, -0.003),
    ("Units that could attack now", 0.397, 0.301),
    ("power of these", 0.139, 0.136),
    ("Gigs that these could steal", 0.29, 0.019),
    ("other Units", 0.918, 0.505),
    ("power of these", -0.057, 0.08),
    ("ready blockers", -0.028, 0.278),
    ("power of these", 0.005, 0.0),
    ("power of the strongest Unit", 0.098, 0.122),
    ("cards in hand", 0.151, 0.079),
    ("Eddies, up to eight", 0.203, 0.31),
    ("€$ to spend now", 0.324, -0.025),
    ("face-up Legends", 0.122, 0.162),
    ("cards in the deck below six", -0.124, -1.077),
    ("dice in the fixer area", 0.159, 0.258),
)
"""What each measure of a side is worth, in log-odds of winning: if its player is the turn player, and if not.

They are those of positions in which a turn begins; in the middle of a turn they mislead.
"""
MOVER: Final = [mover for _, mover, _ in WEIGHTS]
OTHER: Final = [other for _, _, other in WEIGHTS]
TO_MOVE: Final = -0.191
"""What it is worth to be the turn player."""


def measures(state: State, player: int) -> list[float]:
    """Give the measures of a player's side, in the order of the weights."""
    side = state.sides[player]
    gigs = len(side.gigs)
    cred = attackers = attack_power = thefts = others = other_power = blockers = block_power = strongest = 0
    for gig in side.gigs:
        cred += gig.value
    for number in side.field:
        unit = state.piece(number)
        power = look.power_of(state, unit)
        strongest = max(strongest, power)
        if unit.ready and not unit.lag:
            attackers += 1
            attack_power += power
            thefts += gigs_for_power(state, power)
        else:
            others += 1
            other_power += power
        if unit.ready and look.keywords_of(state, unit) & BLOCKER:
            blockers += 1
            block_power += power
    face_up = 0
    for number in side.legends:
        if state.piece(number).face_up:
            face_up += 1
    return [
        gigs,
        max(0, gigs - 4),
        max(0, gigs - 5),
        max(0, gigs - 6),
        gigs if state.overtime else 0,
        cred,
        attackers,
        attack_power,
        min(thefts, len(state.sides[1 - player].gigs)),
        others,
        other_power,
        blockers,
        block_power,
        strongest,
        len(side.hand),
        min(8, side.eddie_count()),
        look.money(state, player),
        face_up,
        max(0, 6 - len(side.deck)),
        len(side.fixer),
    ]


def log_odds(state: State, player: int) -> float:
    """Give the log-odds that `player` wins a game that is not over."""
    mover = state.player
    total = TO_MOVE
    for weight, amount in zip(MOVER, measures(state, mover), strict=True):
        total += weight * amount
    for weight, amount in zip(OTHER, measures(state, 1 - mover), strict=True):
        total -= weight * amount
    return total if player == mover else -total


def chance_to_win(state: State, player: int) -> float:
    """Give the chance that `player` wins, from 0 to 1; a tie is half a win."""
    if state.is_over:
        return 0.5 if state.winner < 0 else 1.0 if state.winner == player else 0.0
    return 1.0 / (1.0 + math.exp(-log_odds(state, player)))
