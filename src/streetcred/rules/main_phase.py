"""The Main Phase (8.9 to 8.15): sell, Call, play, activate, attack, in any order, and end the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core import look
from streetcred.core.ability import MUST_ATTACK
from streetcred.core.decision import (
    ACTIVATE,
    ATTACK,
    CALL,
    END_TURN,
    FIELD_LEGEND,
    MAIN,
    PLAY,
    SELL,
    SOLO,
)
from streetcred.core.event import AS_A_LEGEND, GOING_SOLO
from streetcred.rules.activate import activate, usable
from streetcred.rules.attack import declare, targets_of
from streetcred.rules.call import Call, calls
from streetcred.rules.play import Play, can_field, card_in_hand, from_hand, playable
from streetcred.rules.sell import sell, sellable
from streetcred.terms import GO_SOLO

if TYPE_CHECKING:
    from streetcred.core.decision import Option
    from streetcred.core.piece import Piece
    from streetcred.core.state import State


def must_attack(state: State) -> bool:
    """C28 Whether a Unit under an order to attack has a legal attack, so that the turn can't be ended.

    It asks anew after each attack (A8), and bars nothing else: the Unit may be spent or lost on the way (C29).
    """
    if not state.modifiers:
        return False
    return any(_is_ordered(state, unit) and targets_of(state, unit) for unit in look.units_of(state, state.player))


def _is_ordered(state: State, unit: Piece) -> bool:
    return any(
        modifier.kind == MUST_ATTACK and modifier.turn == state.turn and modifier.touches(state, unit)
        for modifier in state.modifiers
    )


def attacks(state: State) -> list[Option]:
    """8.15 Every legal attack: which Unit, and what it attacks."""
    options: list[Option] = []
    for unit in look.units_of(state, state.player):
        for target in targets_of(state, unit):
            options.append((ATTACK, unit.id, target))
    return options


def fieldings(state: State, money: int) -> list[Option]:
    """4.5, 11.25 Every way to play a face-up Legend to the field: by GO SOLO, and as an ordinary Unit."""
    options: list[Option] = []
    for number in state.sides[state.player].legends:
        legend = state.piece(number)
        if legend.card.keywords & GO_SOLO and can_field(state, legend, money, GOING_SOLO):
            options.append((SOLO, number, 0))
        if can_field(state, legend, money, AS_A_LEGEND):
            options.append((FIELD_LEGEND, number, 0))
    return options


def actions(state: State) -> list[Option]:
    """8.9 to 8.15 Everything the turn player may do now."""
    player = state.player
    money = look.money(state, player)
    options: list[Option] = [] if must_attack(state) else [(END_TURN, 0, 0)]
    options += attacks(state)
    options += [(PLAY, card.number, 0) for card in playable(state, player, money)]
    options += fieldings(state, money)
    options += [(ACTIVATE, carrier.id, ability.index) for carrier, ability in usable(state, player, quick=False)]
    options += calls(state, player)
    options += [(SELL, card.number, 0) for card in sellable(state, player)]
    return options


def step(state: State) -> bool:
    """8.10 Let the turn player take one action; give True when the turn is ended (8.9)."""
    player = state.player
    reply = state.take()
    if reply is None:
        return state.ask(player, MAIN, actions(state))
    kind, number, place = reply
    if kind == END_TURN:
        return True
    if kind == ATTACK:
        declare(state, state.piece(number), place)
    elif kind == PLAY:
        from_hand(state, player, card_in_hand(state, player, number))
    elif kind == SOLO:
        state.stack.append(Play(player, number, GOING_SOLO, begun=state.event_number()))
    elif kind == FIELD_LEGEND:
        state.stack.append(Play(player, number, AS_A_LEGEND, begun=state.event_number()))
    elif kind == ACTIVATE:
        activate(state, player, state.piece(number), place)
    elif kind == CALL:
        state.stack.append(Call(player, number, free=bool(place)))
    else:
        assert kind == SELL, f"{kind} is no action of the Main Phase"
        sell(state, player, card_in_hand(state, player, number))
    return False
