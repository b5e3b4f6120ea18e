"""Equip and move Gear (4.9 to 4.12, 11.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core.event import EQUIPPED, MOVED_GEAR, Event

if TYPE_CHECKING:
    from streetcred.core.piece import Piece
    from streetcred.core.state import State


def hosts(state: State, player: int) -> list[Piece]:
    """4.10 What a player may equip Gear to: friendly Units and friendly face-up Legends."""
    side = state.sides[player]
    found = [state.piece(number) for number in side.field]
    if state.ruleset.gear_on_legends:
        found += [legend for legend in map(state.piece, side.legends) if legend.face_up]
    return found


def equip(state: State, gear: Piece, host: Piece) -> Piece:
    """11.6.1 Place a Gear beneath a host; give the Gear as it is then."""
    _attach(state, gear, host)
    state.events.append(Event(EQUIPPED, host.owner, state.piece(gear.id), state.piece(host.id)))
    return state.piece(gear.id)


def move_gear(state: State, gear: Piece, host: Piece) -> None:
    """11.6.6 Unequip a Gear and equip it to another host."""
    before = state.piece(gear.host)
    state.put(before.with_gear(tuple(number for number in before.gear if number != gear.id)))
    _attach(state, gear, host)
    state.events.append(Event(MOVED_GEAR, host.owner, state.piece(gear.id), state.piece(host.id)))


def follow(state: State, host: Piece) -> None:
    """4.12 Let the Gear of a host that has moved between the field and the Legends area be where it is."""
    for number in host.gear:
        state.put(state.piece(number).equipped_to(host))


def _attach(state: State, gear: Piece, host: Piece) -> None:
    state.put(gear.equipped_to(host))
    state.put(host.with_gear((*host.gear, gear.id)))
