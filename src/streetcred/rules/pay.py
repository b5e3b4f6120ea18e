"""Pay (11.8): spend Eddies and Legends; which ones is the payer's choice."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from streetcred.core import look
from streetcred.core.decision import PAY, PAYMENT
from streetcred.core.event import BY_PAYMENT, PAID, Event
from streetcred.core.frame import Frame
from streetcred.rules.orient import spend, spend_eddies
from streetcred.terms import NOBODY

if TYPE_CHECKING:
    from streetcred.core.decision import Option
    from streetcred.core.piece import Piece
    from streetcred.core.state import State


def ways_to_pay(state: State, player: int, amount: int, without: int = NOBODY) -> list[Option]:
    """Give every set of Legends that can be spent with Eddies for the rest, the fewest Legends first.

    All ready Eddies are alike, so a way to pay is named by its Legends alone (as bits of their ids).
    """
    legends = look.payers(state, player, without)
    eddies = look.ready_eddies(state, player)
    ways: list[Option] = []
    for count in range(max(0, amount - eddies), min(amount, len(legends)) + 1):
        for chosen in combinations(legends, count):
            bits = 0
            for number in chosen:
                bits |= 1 << number
            ways.append((PAY, bits, 0))
    return ways


def pay(state: State, player: int, amount: int, without: int = NOBODY, *, payee: Piece | None = None) -> bool:
    """11.8.1 Pay at once if there is one way to do so; otherwise start asking which, and give False."""
    ways = ways_to_pay(state, player, amount, without)
    assert ways, f"player {player} can't pay {amount}"
    if len(ways) == 1:
        _spend(state, player, amount, ways[0])
        return True
    state.stack.append(Pay(player, amount, without, NOBODY if payee is None else payee.id))
    return False


def _spend(state: State, player: int, amount: int, way: Option) -> None:
    bits = way[1]
    count = 0
    for number in state.sides[player].legends:
        if bits >> number & 1:
            spend(state, state.piece(number), BY_PAYMENT)
            count += 1
    spend_eddies(state, player, amount - count)
    if amount:
        state.events.append(Event(PAID, player, number=amount))


class Pay(Frame):
    """A payment that can be made in several ways."""

    __slots__ = ("amount", "payee", "player", "without")

    def __init__(self, player: int, amount: int, without: int, payee: int) -> None:
        self.player = player
        self.amount = amount
        self.without = without
        """A Legend that can't be spent for this."""
        self.payee = payee
        """The piece that is paid for, to show with the question."""

    def run(self, state: State) -> bool:
        """Ask for a way to pay, then pay that way."""
        way = state.take()
        if way is None:
            ways = ways_to_pay(state, self.player, self.amount, self.without)
            piece = None if self.payee == NOBODY else state.pieces[self.payee]
            return state.ask(self.player, PAYMENT, ways, piece, number=self.amount)
        _spend(state, self.player, self.amount, way)
        return True

    def clone(self) -> Pay:
        """Give a copy that can go its own way."""
        return Pay(self.player, self.amount, self.without, self.payee)

    def to_data(self) -> list[object]:
        """Give its values for a save."""
        return ["Pay", self.player, self.amount, self.without, self.payee]
