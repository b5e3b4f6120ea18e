"""Activate an effect (8.14, 10.18 to 10.21): pay what stands before the colon, then do what stands after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core import look
from streetcred.core.ability import USE, Scope
from streetcred.core.effect import Effect
from streetcred.core.event import BY_ICON, RESOLVES, Event
from streetcred.core.frame import Frame
from streetcred.rules.orient import spend
from streetcred.rules.pay import pay
from streetcred.terms import FIELD, NOBODY

if TYPE_CHECKING:
    from streetcred.core.ability import Activated
    from streetcred.core.piece import Piece
    from streetcred.core.state import State


def price_of(state: State, ability: Activated, scope: Scope) -> int:
    """10.20.4 The €$ to pay before the colon; only a text of the effect itself changes it (A6)."""
    if ability.change is None:
        return ability.price
    return max(0, ability.price + ability.change.amount(state, scope))


def can_activate(state: State, ability: Activated, carrier: Piece, source: Piece) -> bool:
    """10.19.2, A9 Whether the whole cost can be paid; what stands after the colon does not matter.

    The spend icon spends the piece the text is read on (C10), which must be ready and, on the field, not lagging
    (11.3.1.2). A Legend spent for its icon can't be spent for the €$ as well (R297).
    """
    if ability.spends and (not source.ready or (source.area == FIELD and source.lag)):
        return False
    price = price_of(state, ability, Scope(source, carrier, source.owner))
    return look.money(state, source.owner, source.id if ability.spends else NOBODY) >= price


def usable(state: State, player: int, *, quick: bool) -> list[tuple[Piece, Activated]]:
    """8.14 The activated effects that a player can use now; in the React Step only those with QUICK (9.10).

    A face-up Legend uses them from the Legends area too, with QUICK and without (B3).
    """
    found: list[tuple[Piece, Activated]] = []
    for carrier, source in look.voices(state, player, 1 << USE):
        for ability in carrier.card.activated:
            if (ability.quick or not quick) and can_activate(state, ability, carrier, source):
                found.append((carrier, ability))
    return found


def activate(state: State, player: int, carrier: Piece, index: int) -> None:
    """10.20 Start activating an effect of a card in play."""
    state.stack.append(Activate(player, carrier.id, index))


class Activate(Frame):
    """An activation under way: pay in printed order (10.19.3), then resolve, whatever became of the source (10.21)."""

    __slots__ = ("carrier", "index", "player", "step")

    def __init__(self, player: int, carrier: int, index: int, step: int = 0) -> None:
        self.player = player
        self.carrier = carrier
        self.index = index
        self.step = step

    def run(self, state: State) -> bool:
        """Go through the steps of 10.20."""
        if self.step == 2:
            return True
        carrier = state.piece(self.carrier)
        source = carrier if carrier.host == NOBODY else state.piece(carrier.host)
        ability = next(ability for ability in carrier.card.activated if ability.index == self.index)
        scope = Scope(source, carrier, self.player)
        if self.step == 0:
            self.step = 1
            without = source.id if ability.spends else NOBODY
            if not pay(state, self.player, price_of(state, ability, scope), without, payee=carrier):
                return False
        self.step = 2
        if ability.spends:
            spend(state, source, BY_ICON)
        scope.source = state.piece(source.id)
        state.events.append(Event(RESOLVES, self.player, carrier, number=self.index))
        state.stack.append(Effect(ability, 0, len(ability.ops), scope))
        return False

    def clone(self) -> Activate:
        """Give a copy that can go its own way."""
        return Activate(self.player, self.carrier, self.index, self.step)

    def to_data(self) -> list[object]:
        """Give its values for a save."""
        return ["Activate", self.player, self.carrier, self.index, self.step]
