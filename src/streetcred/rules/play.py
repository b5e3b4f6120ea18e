"""Play a card (8.13, 11.4 and chapter 4): reveal it, pay its cost, and do what its type asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core import look
from streetcred.core.ability import PRICE, SOLO_PRICE, Scope
from streetcred.core.decision import HOST, PIECE
from streetcred.core.effect import Effect
from streetcred.core.event import (
    ANNOUNCED,
    CALLED,
    EQUIPPED,
    FOR_FREE,
    GOING_SOLO,
    PAID_FOR,
    PLAYED,
    Event,
)
from streetcred.core.frame import Frame
from streetcred.core.pending import happen
from streetcred.core.piece import Piece
from streetcred.rules.areas import new_piece, put_on_bottom, to_trash, without
from streetcred.rules.equip import equip, follow, hosts
from streetcred.rules.pay import pay
from streetcred.terms import DECK, GEAR, HAND, LEGEND, NOBODY, NOWHERE, TRASH, UNIT

if TYPE_CHECKING:
    from streetcred.core.ability import Change
    from streetcred.core.card import Card
    from streetcred.core.state import State


def stand_in(card: Card, player: int, area: int, seen: int = 0) -> Piece:
    """Give a stand-in for a card in a hidden area; `seen` are bits of the players it was shown to."""
    return Piece(NOBODY, card, player, area, True, True, False, NOBODY, (), False, seen, None)


def price_of(state: State, piece: Piece, how: int) -> int:
    """3.11.1.2, 11.8.2 What must be paid to play a card now; its cost value stays what is printed.

    A fixed price comes first, then all additions and reductions, then the floor of 1 €$ once on the sum (C21).
    """
    if how == FOR_FREE:
        return 0
    price = look.cost_of(piece.card)
    changed = False
    kinds = (PRICE, SOLO_PRICE) if how == GOING_SOLO else (PRICE,)
    for kind in kinds:
        if not state.modifiers and not state.about >> kind & 1:
            continue
        for change, scope, amount in _own(state, kind, piece) + look.changes_on(state, kind, piece):
            fixed = change.fixes(state, scope)
            price = price + amount if fixed is None else price - look.cost_of(piece.card) + fixed
            changed = True
    return max(1, price) if changed else price


def _own(state: State, kind: int, piece: Piece) -> list[tuple[Change, Scope, int]]:
    """Give what a card says about its own price; that works wherever it is played from."""
    found: list[tuple[Change, Scope, int]] = []
    if piece.area in (HAND, DECK, TRASH, NOWHERE) and piece.card.about >> kind & 1:
        scope = Scope(piece, piece, piece.owner)
        for ability in piece.card.standing:
            if ability.change.kind == kind and ability.touches(state, scope, piece):
                found.append((ability.change, scope, ability.change.amount(state, scope)))
    return found


def has_a_place(state: State, player: int, card: Card) -> bool:
    """11.4.1.1 Whether the rules for its type can be followed: Gear needs something to be equipped to."""
    return card.kind != GEAR or bool(hosts(state, player))


def playable(state: State, player: int, money: int) -> list[Card]:
    """8.13 The cards of the hand that can be played with that much money, each once."""
    found: list[Card] = []
    for card in dict.fromkeys(state.sides[player].hand):
        if price_of(state, stand_in(card, player, HAND), PAID_FOR) <= money and has_a_place(state, player, card):
            found.append(card)
    return found


def card_in_hand(state: State, player: int, number: int) -> Card:
    """Give the card of a hand that an option names by its printed number."""
    for card in state.sides[player].hand:
        if card.number == number:
            return card
    raise AssertionError(f"no card with number {number} in the hand of player {player}")


def from_hand(state: State, player: int, card: Card, how: int = PAID_FOR) -> None:
    """11.4.1 Reveal a card of the hand and start playing it."""
    side = state.sides[player]
    side.hand = without(side.hand, card)
    reveal(state, player, card, how)


def reveal(
    state: State, player: int, card: Card, how: int, *, to_bottom: bool = False, only_on: tuple[int, ...] = ()
) -> Piece:
    """11.4.1 Start playing a card that was taken from where it was; give the piece that it is from then on."""
    piece = new_piece(state, card, player, NOWHERE)
    begun = state.event_number()
    state.events.append(Event(ANNOUNCED, player, piece, cause=how))
    state.stack.append(Play(player, piece.id, how, to_bottom, only_on, begun))
    return piece


def can_field(state: State, legend: Piece, money: int, how: int) -> bool:
    """4.5, 4.5.3, 11.25 Whether a face-up Legend can be played to the field by paying its cost."""
    return legend.face_up and legend.card.cost is not None and price_of(state, legend, how) <= money


class Play(Frame):
    """A card being played, from the payment to the moment when it has been played."""

    __slots__ = ("begun", "how", "number", "only_on", "player", "step", "to_bottom")

    def __init__(
        self,
        player: int,
        number: int,
        how: int,
        to_bottom: bool = False,  # noqa: FBT001, FBT002
        only_on: tuple[int, ...] = (),
        begun: int = 0,
        step: int = 0,
    ) -> None:
        self.player = player
        self.number = number
        """The piece that is played."""
        self.how = how
        """PAID_FOR, FOR_FREE, GOING_SOLO or AS_A_LEGEND."""
        self.to_bottom = to_bottom
        """Whether a Program goes to the bottom of the deck after it was played, as what played it says."""
        self.only_on = only_on
        """The hosts that Gear may go on, as what plays it says; none for any legal host."""
        self.begun = begun
        """The number of the event with which it began."""
        self.step = step

    def run(self, state: State) -> bool:
        """11.4.1 Pay, place or resolve, and then the card has been played.

        What is spent to pay is spent before the card is in play (C12), and before Gear is on its host (C13).
        """
        piece = state.piece(self.number)
        if self.step == 0:
            self.step = 1
            if not pay(state, self.player, price_of(state, piece, self.how), payee=piece):
                return False
        kind = piece.card.kind
        if kind == UNIT:
            self._enter(state, piece)
        elif kind == LEGEND:
            self._field(state, state.piece(self.number))
        elif kind == GEAR:
            if not self._equip(state, piece):
                return False
        elif not self._resolve(state, piece):
            return False
        state.result = 1
        return True

    def _enter(self, state: State, piece: Piece) -> None:
        """4.6, 4.7 A Unit enters the field ready and with Lag."""
        side = state.sides[self.player]
        unit = piece.fielded(ready=True)
        state.put(unit)
        side.field = (*side.field, unit.id)
        happen(state, Event(PLAYED, self.player, unit, cause=self.how))

    def _field(self, state: State, legend: Piece) -> None:
        """4.5.1, 4.5.2, 11.25.1 A Legend enters as it lay, or ready by GO SOLO; its Gear comes along."""
        side = state.sides[self.player]
        unit = legend.gone_solo() if self.how == GOING_SOLO else legend.fielded(ready=legend.ready)
        side.legends = tuple(number for number in side.legends if number != unit.id)
        side.field = (*side.field, unit.id)
        state.put(unit)
        follow(state, unit)
        happen(state, Event(PLAYED, self.player, unit, cause=self.how))

    def _equip(self, state: State, piece: Piece) -> bool:
        """4.10 Gear goes on a friendly Unit or a friendly face-up Legend."""
        reply = state.take()
        found = [host for host in hosts(state, self.player) if not self.only_on or host.id in self.only_on]
        if reply is not None:
            found = [state.piece(reply[1])]
        if len(found) > 1:
            return state.ask(self.player, HOST, [(PIECE, host.id, 0) for host in found], piece)
        gear = equip(state, piece, found[0])
        happen(state, Event(PLAYED, self.player, gear, found[0], cause=self.how))
        return True

    def _resolve(self, state: State, piece: Piece) -> bool:
        """4.14 A Program does what it says while it is in no area (4.14.2), and then goes to the trash (C24)."""
        program = piece.card.program
        if self.step == 1 and program is not None:
            self.step = 2
            state.stack.append(Effect(program, 0, len(program.ops), Scope(piece, piece, self.player)))
            return False
        if self.to_bottom:
            state.pieces[piece.id] = None
            put_on_bottom(state, piece.owner, [piece.card], shown=True)
        else:
            to_trash(state, piece)
        happen(state, Event(PLAYED, self.player, piece, cause=self.how), deaf=self._newcomers(state))
        return True

    def _newcomers(self, state: State) -> list[int]:
        """C36 The pieces that were turned up or came into play since this card was revealed."""
        arrivals = (CALLED, PLAYED, EQUIPPED)
        since = state.events_since(self.begun)
        return [event.piece.id for event in since if event.kind in arrivals and event.piece is not None]

    def clone(self) -> Play:
        """Give a copy that can go its own way."""
        return Play(self.player, self.number, self.how, self.to_bottom, self.only_on, self.begun, self.step)

    def to_data(self) -> list[object]:
        """Give its values for a save."""
        only_on = list(self.only_on)
        return ["Play", self.player, self.number, self.how, self.to_bottom, only_on, self.begun, self.step]
