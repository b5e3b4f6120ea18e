"""Call a Legend (8.12, 11.11): flip a face-down Legend of your Legends area face-up, once per turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core import look
from streetcred.core.ability import CALL_PRICE
from streetcred.core.event import CALLED, FOR_FREE, PAID_FOR, Event
from streetcred.core.frame import Frame
from streetcred.core.pending import happen
from streetcred.rules.pay import pay

if TYPE_CHECKING:
    from streetcred.core.piece import Piece
    from streetcred.core.state import State


def face_down(state: State, player: int) -> list[Piece]:
    """11.11.1.1 The face-down Legends in a player's Legends area."""
    legends = [state.piece(number) for number in state.sides[player].legends]
    return [piece for piece in legends if not piece.face_up]


def may_call(state: State, player: int) -> bool:
    """11.11.2, 5.7.3 Whether a player has not Called a Legend this turn."""
    return not state.sides[player].called


def price(state: State, player: int) -> int:
    """11.11.1 What a Call costs now."""
    amount = state.ruleset.call_price
    if state.pool.changes >> CALL_PRICE & 1:
        for piece in face_down(state, player):
            for _, _, change in look.changes_on(state, CALL_PRICE, piece):
                amount = min(amount, change)
    return amount


def callable_now(state: State, player: int) -> list[Piece]:
    """8.12 The Legends that a player could Call now as an action or a reaction."""
    if not may_call(state, player) or look.money(state, player) < price(state, player):
        return []
    return face_down(state, player)


class Call(Frame):
    """A Call under way: pay, flip, and what is triggered becomes pending together (C11)."""

    __slots__ = ("free", "legend", "paid", "player")

    def __init__(
        self,
        player: int,
        legend: int,
        free: bool,  # noqa: FBT001
        paid: bool = False,  # noqa: FBT001, FBT002
    ) -> None:
        self.player = player
        self.legend = legend
        self.free = free
        self.paid = paid

    def run(self, state: State) -> bool:
        """11.11.1 Pay, then flip the Legend face-up; it keeps its orientation (11.11.1.3)."""
        if not self.paid:
            self.paid = True
            amount = 0 if self.free else price(state, self.player)
            if not pay(state, self.player, amount, payee=state.piece(self.legend)):
                return False
        state.sides[self.player].called = True
        called = state.piece(self.legend).flipped()
        state.put(called)
        state.result = 1
        happen(state, Event(CALLED, self.player, called, cause=FOR_FREE if self.free else PAID_FOR))
        return True

    def clone(self) -> Call:
        """Give a copy that can go its own way."""
        return Call(self.player, self.legend, self.free, self.paid)

    def to_data(self) -> list[object]:
        """Give its values for a save."""
        return ["Call", self.player, self.legend, self.free, self.paid]
