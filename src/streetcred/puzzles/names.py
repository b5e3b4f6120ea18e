"""Answers as puzzles name them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import decision as ask
from streetcred.scenes.names import option_name, piece_name

if TYPE_CHECKING:
    from streetcred.core.decision import Decision, Option
    from streetcred.core.state import State

VERBS: Final = {
    ask.PLAY: "play",
    ask.SELL: "sell",
    ask.SOLO: "solo",
    ask.FIELD_LEGEND: "field",
    ask.BLOCK: "block with",
    ask.PIECE: "choose",
    ask.CARD: "choose",
    ask.GIG: "choose",
    ask.AMOUNT: "choose",
    ask.MODE: "choose",
    ask.TYPE: "choose",
    ask.NEXT: "choose",
}
NOTHING: Final = frozenset({ask.END_TURN, ask.PASS, ask.DONE, ask.NO})
"""Answers that do nothing."""


def name_of(state: State, asked: Decision, option: Option) -> str:
    """Give the name of an answer: `attack gigs with octant`, `play floor-it`, `pay with jackie-welles`."""
    kind, number, more = option
    if kind == ask.ATTACK:
        attacker, _, target = option_name(state, asked, option).partition(" > ")
        return f"attack {target} with {attacker}"
    if kind == ask.PAY:
        legends = [piece_name(state, at) for at in range(number.bit_length()) if number >> at & 1]
        return f"pay with {', '.join(legends) or 'Eddies'}"
    if kind == ask.ACTIVATE:
        return f"use {piece_name(state, number)}" + (f" {more}" if more else "")
    if kind == ask.CALL:
        return f"call {piece_name(state, number)}" + (" free" if more else "")
    said = option_name(state, asked, option)
    return f"{VERBS[kind]} {said}" if kind in VERBS else said
