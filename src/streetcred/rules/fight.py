"""The Fight Step (9.15 to 9.20): two Units compare power; the loser is defeated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core import look
from streetcred.core.ability import CANT_BE_DEFEATED, CANT_DEFEAT, WINS
from streetcred.core.event import BY_FIGHT, FOUGHT, LOST, TIED, WON, Event
from streetcred.core.pending import happen
from streetcred.rules.defeat import defeat
from streetcred.terms import FIELD, NOBODY

if TYPE_CHECKING:
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.rules.attack import Attack


def winner_of(state: State, attacker: Piece, defender: Piece) -> int:
    """9.17 The id of the Unit that wins, NOBODY in a tie. What a text says beats the comparison (9.17.4)."""
    first, second = wins_against(state, attacker, defender), wins_against(state, defender, attacker)
    margin = look.power_of(state, attacker) - look.power_of(state, defender)
    if first != second:
        return attacker.id if first else defender.id
    if margin == 0:
        return NOBODY
    return attacker.id if margin > 0 else defender.id


def wins_against(state: State, unit: Piece, opponent: Piece) -> bool:
    """9.17.4 Whether a text says that the Unit wins its fights against such an opponent."""
    return any(change.covers(state, scope, opponent) for change, scope, _ in look.changes_on(state, WINS, unit))


def compare(state: State, attack: Attack) -> None:
    """9.16 to 9.18 Find the loser; what the fight triggers becomes pending, and nobody is defeated yet."""
    state.fighting = True
    attacker, defender = state.piece(state.attacker), state.piece(state.target)
    winner = winner_of(state, attacker, defender)
    attack.losers = tuple(unit.id for unit in (attacker, defender) if unit.id != winner)
    attacker = attacker.as_it_was(look.power_of(state, attacker))
    defender = defender.as_it_was(look.power_of(state, defender))
    attack.attacker_power = look.power_of(state, attacker)
    attack.defender_power = look.power_of(state, defender)
    for unit, opponent in ((attacker, defender), (defender, attacker)):
        margin = look.power_of(state, unit) - look.power_of(state, opponent)
        cause = TIED if winner == NOBODY else WON if unit.id == winner else LOST
        happen(state, Event(FOUGHT, unit.owner, unit, opponent, number=margin, cause=cause))


def resolve(state: State, attack: Attack) -> bool:
    """9.19 The losers are defeated by their opponents, as far as nothing prevents it."""
    doomed = [state.piece(number) for number in attack.losers if _is_defeated(state, attack, number)]
    return not doomed or defeat(state, doomed, BY_FIGHT)


def _is_defeated(state: State, attack: Attack, loser: int) -> bool:
    """9.19.1, 9.19.3 Whether a loser is defeated as the result of the fight; only here such bans are read (C5)."""
    piece = state.pieces[loser]
    if piece is None or piece.area != FIELD or look.is_under(state, CANT_BE_DEFEATED, piece):
        return False
    opponent = state.target if loser == state.attacker else state.attacker
    last_power = attack.defender_power if loser == state.attacker else attack.attacker_power
    return _can_defeat(state, opponent, last_power)


def _can_defeat(state: State, number: int, last_power: int) -> bool:
    """9.19.2 A Unit with power 0 defeats nothing; one that has left counts with its last power (B9)."""
    unit = state.pieces[number]
    if unit is None or unit.area != FIELD:
        return last_power > 0 and not _was_barred(state, number)
    return look.power_of(state, unit) > 0 and not look.is_under(state, CANT_DEFEAT, unit)


def _was_barred(state: State, number: int) -> bool:
    """9.19.3, 10.10.1 Whether a Unit that has left could not defeat in this attack."""
    return any(modifier.kind == CANT_DEFEAT and modifier.on == number for modifier in state.modifiers)
