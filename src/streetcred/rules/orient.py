"""Spend and ready (3.5 to 3.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core.ability import CANT_READY
from streetcred.core.event import READIED, SPENT, Event
from streetcred.core.look import is_under
from streetcred.core.pending import happen

if TYPE_CHECKING:
    from streetcred.core.piece import Piece
    from streetcred.core.state import State


def spend(state: State, piece: Piece, cause: int) -> None:
    """3.7 Turn a piece sideways. On one that is spent already nothing turns and nothing triggers (C9)."""
    if piece.ready:
        spent = piece.spent()
        state.put(spent)
        happen(state, Event(SPENT, piece.owner, spent, cause=cause))


def ready(state: State, piece: Piece) -> None:
    """3.8 Turn a piece upright, unless something forbids it (2.6)."""
    if not piece.ready and not is_under(state, CANT_READY, piece):
        upright = piece.readied()
        state.put(upright)
        state.events.append(Event(READIED, piece.owner, upright))


def spend_eddies(state: State, player: int, count: int) -> None:
    """5.8.1.3 Spend ready Eddies."""
    side = state.sides[player]
    side.spent_eddies += count
    assert side.spent_eddies <= side.eddie_count(), "more Eddies were spent than lie there"


def ready_eddies(state: State, player: int, count: int) -> int:
    """Ready up to that many spent Eddies; give how many were readied."""
    side = state.sides[player]
    readied = min(count, side.spent_eddies)
    side.spent_eddies -= readied
    if readied:
        state.events.append(Event(READIED, player, number=readied))
    return readied
