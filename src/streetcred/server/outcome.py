"""What an attack would come to, as the table lies and if nobody reacts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core import look
from streetcred.core.ability import CANT_BE_DEFEATED, CANT_DEFEAT
from streetcred.core.decision import GIG_AREA
from streetcred.narrate import counted, listed
from streetcred.rules.fight import winner_of
from streetcred.rules.steal import allowance, gigs_for_power

if TYPE_CHECKING:
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.narrate import Names


def outcome(names: Names, table: State, attacker: int, target: int) -> str:
    """Say what would come of an attack: who would be defeated, or how many Gigs could be stolen."""
    under_way = table.clone()
    under_way.attacker, under_way.target = attacker, target
    unit = under_way.piece(attacker)
    if target == GIG_AREA:
        return _theft(under_way, unit)
    under_way.fighting = True
    return _fight(names, under_way, unit, under_way.piece(target))


def _theft(table: State, unit: Piece) -> str:
    power = look.power_of(table, unit)
    there = len(table.sides[1 - unit.owner].gigs)
    count = min(there, allowance(table, unit, gigs_for_power(table, power)))
    return f"Steals {counted(count, 'Gig')} of {there}." if count else f"Steals nothing, with power {power}."


def _fight(names: Names, table: State, attacker: Piece, defender: Piece) -> str:
    winner = winner_of(table, attacker, defender)
    lost = [
        names.owned(loser)
        for loser, opponent in ((attacker, defender), (defender, attacker))
        if loser.id != winner and _is_defeated(table, loser, opponent)
    ]
    powers = f"{look.power_of(table, attacker)} against {look.power_of(table, defender)}"
    return f"{powers}: {listed(lost) or 'nobody'} would be defeated."


def _is_defeated(table: State, loser: Piece, opponent: Piece) -> bool:
    """9.19.1 to 9.19.3 Whether a loser is defeated as the result of the fight."""
    if look.is_under(table, CANT_BE_DEFEATED, loser):
        return False
    return look.power_of(table, opponent) > 0 and not look.is_under(table, CANT_DEFEAT, opponent)
