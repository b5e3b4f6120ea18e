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
from streetcred.core.rng import below, from_seed, next_random
from streetcred.core.run import settle
from streetcred.core.state import Pool
from streetcred.redact import HIDDEN, HIDDEN_LEGEND
from streetcred.save import cards_in
from streetcred.terms import COLOURS, DECK, LEGEND, LEGENDS, NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

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
    world = view.table.clone()
    chance = _Chance(seed)
    for player in (0, 1):
        top = _on_top(world, player)
        if player == view.player:
            main, legends = list((Counter(view.unseen) - Counter(top)).elements()), list(view.unseen_legends)
        else:
            main, legends = _guess(world, player, top, chance, lists)
        _deal(world, player, top, chance.shuffled(main), chance.shuffled(legends))
    world.chance = chance.state
    world.pool = Pool(tuple(cards_in(world)))
    for frame in world.stack:
        if isinstance(frame, Effect):
            _fill(world, frame)
    world.decision = None
    if not world.is_over:
        settle(world)
    return world


class _Chance:
    """Random numbers of its own, so that imagining tells nothing about the dice of the game."""

    def __init__(self, seed: int) -> None:
        self.state = from_seed(seed)

    def below(self, limit: int) -> int:
        self.state = next_random(self.state)
        return below(self.state, limit)

    def shuffled(self, cards: Sequence[Card]) -> list[Card]:
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def _on_top(world: State, player: int) -> list[Card]:
    """11.13.3, 11.14.2 Give what the viewer has seen of a player's deck in an open effect: it lies on top, in order."""
    effects = [frame for frame in world.stack if isinstance(frame, Effect)]
    shown = [piece for effect in effects for piece in effect.scope.those if piece.id == NOBODY and piece.area == DECK]
    return [piece.card for piece in shown if piece.owner == player and piece.card is not HIDDEN]


def _hidden_legends(world: State, player: int) -> list[Piece]:
    legends = [world.piece(number) for number in world.sides[player].legends]
    return [piece for piece in legends if piece.card is HIDDEN_LEGEND]


def _deal(world: State, player: int, top: list[Card], main: list[Card], legends: list[Card]) -> None:
    """Put cards in all hidden places of a player; what is known to lie on top of the deck lies there."""
    side = world.sides[player]
    for piece in _hidden_legends(world, player):
        world.put(_as(piece, legends.pop()))
    if HIDDEN in side.hand:
        side.hand = tuple(main.pop() for _ in side.hand)
    side.blind_eddies = tuple(main.pop() for _ in side.blind_eddies)
    left = len(side.deck) - len(top)
    assert len(main) == left, f"{len(main)} cards are left for {left} places in the deck"
    side.deck = (*top, *main)


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


def _seen(world: State, player: int) -> tuple[Counter[Card], Counter[Card]]:
    """Give the cards of a player that are known: of the main deck, and Legends."""
    pieces = [piece.card for piece in world.pieces if piece is not None and piece.owner == player]
    known = Counter(card for card in pieces if card not in (HIDDEN, HIDDEN_LEGEND))
    known.update(world.sides[player].eddies)
    legends = Counter({card: count for card, count in known.items() if card.kind == LEGEND})
    return known - legends, legends


def _guess(
    world: State, player: int, top: list[Card], chance: _Chance, lists: Sequence[Deck]
) -> tuple[list[Card], list[Card]]:
    """Give cards for the hidden places of the other player: those of a list that fits, or made up."""
    main, legends = _seen(world, player)
    main.update(top)
    side = world.sides[player]
    hidden = len(side.deck) - len(top) + len(side.hand) + len(side.blind_eddies)
    places = len(_hidden_legends(world, player))
    fitting = [
        deck
        for deck in lists
        if main <= Counter(deck.main)
        and legends <= Counter(deck.legends)
        and len(deck.main) == hidden + main.total()
        and len(deck.legends) == places + legends.total()
    ]
    if fitting:
        deck = fitting[chance.below(len(fitting))]
        return (list((Counter(deck.main) - main).elements()), list((Counter(deck.legends) - legends).elements()))
    more = _make_up_legends(chance, legends, places)
    return _make_up_main(chance, main, [*legends, *more], hidden), more


def _make_up_legends(chance: _Chance, seen: Counter[Card], count: int) -> list[Card]:
    names = {card.name for card in seen}
    made_up: list[Card] = []
    for card in chance.shuffled([card for card in CARDS.values() if card.kind == LEGEND]):
        if len(made_up) < count and card.name not in names:
            made_up.append(card)
            names.add(card.name)
    return made_up


def _make_up_main(chance: _Chance, seen: Counter[Card], legends: list[Card], count: int) -> list[Card]:
    """Give cards within the RAM limits, no more than three of each; limits give way where too few cards fit."""
    limits = {colour: sum(legend.ram for legend in legends if legend.colour == colour) for colour in COLOURS}
    others = [card for card in CARDS.values() if card.kind != LEGEND]
    fitting = [card for card in others if card.ram <= limits[card.colour]]
    copies = [card for card in fitting for _ in range(_COPIES - seen[card])]
    if len(copies) < count:
        copies += chance.shuffled(others * _COPIES)[: count - len(copies)]
    return chance.shuffled(copies)[:count]


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
