"""Call a Legend (8.12, 11.11): flip a face-down Legend of your Legends area face-up, once per turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core import look
from streetcred.core.ability import FREE_CALL
from streetcred.core.decision import CALL
from streetcred.core.event import CALLED, FOR_FREE, PAID_FOR, Event
from streetcred.core.frame import Frame
from streetcred.core.pending import happen
from streetcred.rules.pay import pay

if TYPE_CHECKING:
    from streetcred.core.decision import Option
    from streetcred.core.piece import Piece
    from streetcred.core.state import State


def face_down(state: State, player: int) -> list[Piece]:
    """11.11.1.1 The face-down Legends in a player's Legends area, any of which the player may choose (C23)."""
    legends = [state.piece(number) for number in state.sides[player].legends]
    return [piece for piece in legends if not piece.face_up]


def may_call(state: State, player: int) -> bool:
    """11.11.2, 5.7.3 Whether a player has not Called a Legend this turn."""
    return not state.sides[player].called


def calls(state: State, player: int) -> list[Option]:
    """8.12 The Calls that a player could make now as an action or a reaction, paid for or free where a text allows it.

    The text says "may" (R168): who would rather spend a Legend can still pay.
    """
    if not may_call(state, player):
        return []
    can_pay = look.money(state, player) >= state.ruleset.call_price
    options: list[Option] = []
    for legend in face_down(state, player):
        if can_pay:
            options.append((CALL, legend.id, 0))
        if look.is_under(state, FREE_CALL, legend):
            options.append((CALL, legend.id, 1))
    return options


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
            amount = 0 if self.free else state.ruleset.call_price
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
