"""Worlds that fit a view: for bots that want to look ahead without looking at hidden cards.

The input is a `View`, never a `State`: whatever comes out is made up from what the viewer may know.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from streetcred.cards.catalogue import CARDS
from streetcred.core.decision import CARD
from streetcred.core.effect import Effect
from streetcred.core.piece import Piece
from streetcred.core.rng import below, drawn, from_seed, next_random, shuffled
from streetcred.core.run import settle
from streetcred.core.state import about
from streetcred.redact import HIDDEN, HIDDEN_LEGEND
from streetcred.terms import COLOURS, DECK, LEGEND, LEGENDS, NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from streetcred.core.ability import Scope
    from streetcred.core.card import Card
    from streetcred.core.state import State
    from streetcred.decks.deck import Deck
    from streetcred.view import View

_COPIES = 3


def imagine(view: View, seed: int, lists: Sequence[Deck] = ()) -> State:
    """Give one position that the viewer can't tell from the real one, made up at random from the seed.

    The own hidden cards are known but for their order. The rival is taken to play one of `lists`, if the cards seen so
    far allow it; otherwise a deck that fits the Legends seen is made up from all cards.
    """
    return Worlds(view, lists).world(seed)


class Worlds:
    """All the positions that fit a view: what they share is worked out once, however many are made."""

    def __init__(self, view: View, lists: Sequence[Deck] = ()) -> None:
        """Work out what the viewer knows; `lists` are the decks that the rival may be playing."""
        self.table = view.table
        self.places = [_Places(view.table, player) for player in (0, 1)]
        if view.player in (0, 1):
            own = self.places[view.player]
            own.decks = [_Cards(_less(view.unseen, _counted(own.top)), view.unseen_legends)]
        for places in self.places:
            if places.player != view.player:
                places.decks = places.fitting(lists)

    def world(self, seed: int) -> State:
        """Give the position that belongs to a seed."""
        world = self.table.clone()
        chance = from_seed(seed)
        world.about = 0
        for places in self.places:
            chance = next_random(chance)
            world.about |= places.deal(world, chance)
        world.chance = chance
        for frame in world.stack:
            if isinstance(frame, Effect):
                _fill(world, frame)
        world.decision = None
        if not world.is_over:
            settle(world)
        return world


class _Cards:
    """The cards that may lie in the hidden places of one player."""

    def __init__(self, main: Sequence[Card], legends: Sequence[Card]) -> None:
        self.main = main
        self.legends = legends
        self.about = about(main) | about(legends)


class _Places:
    """The places of one player whose cards the viewer does not know, and what is known of all the others."""

    def __init__(self, table: State, player: int) -> None:
        side = table.sides[player]
        self.player = player
        self.top = _on_top(table, player)
        self.hand = len(side.hand) if HIDDEN in side.hand else 0
        self.count = len(side.deck) - len(self.top) + self.hand + len(side.blind_eddies)
        seen = [piece.card for piece in table.pieces if piece is not None and piece.owner == player]
        known = [card for card in seen if card is not HIDDEN and card is not HIDDEN_LEGEND]
        self.main = _counted([*(card for card in known if card.kind != LEGEND), *side.eddies, *self.top])
        self.legends = [card for card in known if card.kind == LEGEND]
        legends = [table.piece(number) for number in side.legends]
        self.face_down = [piece for piece in legends if piece.card is HIDDEN_LEGEND]
        self.about = about(self.main) | about(self.legends) | (0 if self.hand else about(side.hand))
        self.decks: list[_Cards] = []
        """The lists that fit, less what was seen of them; none if a deck must be made up."""

    def fitting(self, lists: Sequence[Deck]) -> list[_Cards]:
        """Give what is left of the lists that could be played here, as far as the cards seen tell."""
        return [
            _Cards(_less(deck.main, self.main), [card for card in deck.legends if card not in self.legends])
            for deck in lists
            if len(deck.main) == self.count + sum(self.main.values())
            and len(deck.legends) == len(self.face_down) + len(self.legends)
            and _has(deck.counts, self.main)
            and all(card in deck.legends for card in self.legends)
        ]

    def deal(self, world: State, chance: int) -> int:
        """Put cards in all hidden places; give what the texts of this player's cards are about.

        What is known to lie on top of the deck lies there.
        """
        cards = self.decks[below(chance ^ 5, len(self.decks))] if self.decks else self._made_up(chance)
        side = world.sides[self.player]
        legends = shuffled(chance, cards.legends)
        for place, piece in enumerate(self.face_down):
            world.put(_as(piece, legends[place]))
        main = tuple(shuffled(chance ^ 1, cards.main))
        assert len(main) == self.count, f"{len(main)} cards are left for {self.count} places"
        eddies = self.hand + len(side.blind_eddies)
        if self.hand:
            side.hand = main[: self.hand]
        side.blind_eddies = main[self.hand : eddies]
        side.deck = (*self.top, *main[eddies:])
        return self.about | cards.about

    def _made_up(self, chance: int) -> _Cards:
        """Give a deck that was not seen anywhere, within the rules as far as they allow it (7.3)."""
        legends = self._made_up_legends(chance)
        return _Cards(self._made_up_main(chance, [*self.legends, *legends]), legends)

    def _made_up_legends(self, chance: int) -> list[Card]:
        names = {card.name for card in self.legends}
        made_up: list[Card] = []
        for card in shuffled(chance ^ 2, [card for card in CARDS.values() if card.kind == LEGEND]):
            if len(made_up) < len(self.face_down) and card.name not in names:
                made_up.append(card)
                names.add(card.name)
        return made_up

    def _made_up_main(self, chance: int, legends: Sequence[Card]) -> list[Card]:
        """Give cards within the RAM limits, no more than three of each; limits give way where too few cards fit."""
        limits = dict.fromkeys(COLOURS, 0)
        for legend in legends:
            limits[legend.colour] += legend.ram
        others = [card for card in CARDS.values() if card.kind != LEGEND]
        copies: list[Card] = []
        for card in others:
            if card.ram <= limits[card.colour]:
                copies += [card] * (_COPIES - self.main.get(card, 0))
        if len(copies) < self.count:
            copies += drawn(chance ^ 3, others * _COPIES, self.count - len(copies))
        return drawn(chance ^ 4, copies, self.count)


def _counted(cards: Iterable[Card]) -> dict[Card, int]:
    return dict(Counter(cards))


def _has(cards: dict[Card, int], others: dict[Card, int]) -> bool:
    """Give whether all the others are among the cards."""
    return all(cards.get(card, 0) >= count for card, count in others.items())


def _less(cards: Iterable[Card], others: dict[Card, int]) -> list[Card]:
    """Give the cards without the others, which are among them."""
    gone = dict(others)
    left: list[Card] = []
    for card in cards:
        count = gone.get(card, 0)
        if count:
            gone[card] = count - 1
        else:
            left.append(card)
    return left


def _on_top(table: State, player: int) -> list[Card]:
    """11.13.3, 11.14.2 Give what the viewer has seen of a player's deck in an open effect: it lies on top, in order."""
    found: list[Card] = []
    for frame in table.stack:
        if isinstance(frame, Effect):
            for piece in frame.scope.those:
                if piece.id == NOBODY and piece.area == DECK and piece.owner == player and piece.card is not HIDDEN:
                    found.append(piece.card)
    return found


def _as(piece: Piece, card: Card) -> Piece:
    return Piece(
        piece.id,
        card,
        piece.owner,
        piece.area,
        piece.face_up,
        piece.ready,
        piece.lag,
        piece.host,
        piece.gear,
        piece.solo,
        piece.seen,
        piece.fixed_power,
    )


def _fill(world: State, effect: Effect) -> None:
    """Let an open effect of the other player speak of the cards that were dealt."""
    scope = effect.scope
    deck = world.sides[scope.player].deck
    looked_at = [piece for piece in scope.those if piece.card is HIDDEN and piece.area == DECK]
    if looked_at:
        scope.those = tuple(_as(piece, card) for piece, card in zip(looked_at, deck, strict=False))
        scope.it = scope.those[0]
        numbers = iter([piece.card.number for piece in scope.those])
        effect.picked = tuple((CARD, next(numbers), pick[2]) if pick[0] == CARD else pick for pick in effect.picked)
    _fill_legends(world, scope)


def _fill_legends(world: State, scope: Scope) -> None:
    if scope.it is not None and scope.it.card is HIDDEN_LEGEND and scope.it.area == LEGENDS:
        scope.it = _as(scope.it, world.piece(scope.it.id).card)
    scope.those = tuple(
        _as(piece, world.piece(piece.id).card) if piece.card is HIDDEN_LEGEND else piece for piece in scope.those
    )
