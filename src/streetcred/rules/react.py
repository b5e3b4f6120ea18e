"""The React Step (9.7 to 9.14): the defending player may Call, block and use QUICK, and ends the step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core import look
from streetcred.core.decision import ACTIVATE, BLOCK, CALL, PASS, PLAY, REACT
from streetcred.core.event import BLOCKED, BY_BLOCKER, PASSED, Event
from streetcred.core.pending import happen
from streetcred.rules.activate import activate, usable
from streetcred.rules.call import Call, calls
from streetcred.rules.orient import spend
from streetcred.rules.play import card_in_hand, from_hand, playable
from streetcred.terms import BLOCKER, PROGRAM, QUICK

if TYPE_CHECKING:
    from streetcred.core.decision import Option
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.rules.attack import Attack


def blockers(state: State, attack: Attack) -> list[Piece]:
    """9.9 The ready Units that could take the attack over; not the one that is its target already (R004)."""
    if not attack.blockable:
        return []
    defender = 1 - state.player
    return [
        unit
        for unit in look.units_of(state, defender)
        if unit.ready and unit.id != state.target and look.keywords_of(state, unit) & BLOCKER
    ]


def reactions(state: State, attack: Attack) -> list[Option]:
    """9.8 to 9.10, 9.12 What the defending player may do now; ending the step is always among it (R281)."""
    player = 1 - state.player
    options: list[Option] = [(PASS, 0, 0)]
    options += [(BLOCK, unit.id, 0) for unit in blockers(state, attack)]
    options += calls(state, player)
    for card in playable(state, player, look.money(state, player)):
        if card.kind == PROGRAM and card.keywords & QUICK:
            options.append((PLAY, card.number, 0))
    options += [(ACTIVATE, carrier.id, ability.index) for carrier, ability in usable(state, player, quick=True)]
    return options


def step(state: State, attack: Attack) -> bool:
    """9.7, 9.12 Let the defending player react once; give True when the step was ended.

    The step opens whenever an attack gets here, so that the question tells nothing about the hand.
    """
    player = 1 - state.player
    reply = state.take()
    if reply is None:
        attacker = state.piece(state.attacker)
        return state.ask(player, REACT, reactions(state, attack), attacker)
    kind, number, place = reply
    if kind == PASS:
        state.events.append(Event(PASSED, player))
        return True
    if kind == BLOCK:
        block(state, attack, state.piece(number))
    elif kind == CALL:
        state.stack.append(Call(player, number, free=bool(place)))
    elif kind == PLAY:
        from_hand(state, player, card_in_hand(state, player, number))
    else:
        activate(state, player, state.piece(number), place)
    return False


def block(state: State, attack: Attack, blocker: Piece) -> None:
    """9.9.1, 11.24 Spend the Unit; it becomes the defending Unit in place of the target, ready or not (B6)."""
    before = state.target
    state.target = blocker.id
    attack.settled = True
    spend(state, blocker, BY_BLOCKER)
    attacker = state.piece(state.attacker)
    happen(state, Event(BLOCKED, blocker.owner, state.piece(blocker.id), attacker, number=before))
