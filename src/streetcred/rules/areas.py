"""Moving cards between areas (chapters 4, 5 and 11): draw, discard, trash, add, bottom-deck, leave play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core import rng
from streetcred.core.event import (
    ADDED,
    BOTTOM_DECKED,
    DISCARDED,
    DREW,
    LEFT,
    REMOVED_FROM_GAME,
    RETURNED,
    TRASHED,
    Event,
)
from streetcred.core.modifier import THIS_ATTACK
from streetcred.core.piece import Piece
from streetcred.rules.win import lose_with_empty_deck
from streetcred.terms import DECK, FIELD, HAND, LEGEND, LEGENDS, NOBODY, NOWHERE, REMOVED, TRASH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.card import Card
    from streetcred.core.state import State


def shuffled(state: State, cards: Sequence[Card]) -> tuple[Card, ...]:
    """5.5.7 Give the cards in random order."""
    if len(cards) < 2:
        return tuple(cards)
    state.chance = rng.next_random(state.chance)
    return tuple(rng.shuffled(state.chance, cards))


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Give the cards without one copy of a card."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def draw(state: State, player: int, count: int = 1) -> None:
    """11.5.2 Move the top card of the deck to the hand, `count` times; the first impossible one loses (1.14.1)."""
    side = state.sides[player]
    for _ in range(count):
        if not side.deck:
            lose_with_empty_deck(player)
        card = side.deck[0]
        side.deck = side.deck[1:]
        side.hand = (*side.hand, card)
        state.events.append(Event(DREW, player, card=card, seen=1 << player))


def new_piece(state: State, card: Card, owner: int, area: int) -> Piece:
    """Make a piece of a card that comes out of a hidden area (5.3.2.2)."""
    piece = Piece(state.next_id(), card, owner, area, True, True, False, NOBODY, (), False, 0, None)
    state.put(piece)
    return piece


def _new_in_trash(state: State, card: Card, owner: int) -> Piece:
    piece = new_piece(state, card, owner, TRASH)
    side = state.sides[owner]
    side.trash = (*side.trash, piece.id)
    return piece


def discard(state: State, player: int, card: Card) -> Piece:
    """Put a card of the hand into the trash, where both players see it (5.9.3)."""
    side = state.sides[player]
    side.hand = without(side.hand, card)
    piece = _new_in_trash(state, card, player)
    state.events.append(Event(DISCARDED, player, piece))
    return piece


def trash_top(state: State, player: int) -> Piece | None:
    """11.7.2 Reveal the top card of the deck and put it into the trash; an empty deck is no loss (R036)."""
    side = state.sides[player]
    if not side.deck:
        return None
    card = side.deck[0]
    side.deck = side.deck[1:]
    piece = _new_in_trash(state, card, player)
    state.events.append(Event(TRASHED, player, piece))
    return piece


def trash_from_deck(state: State, player: int, card: Card) -> Piece:
    """Put a card that was searched or revealed, and is still in the deck, into the trash."""
    side = state.sides[player]
    side.deck = without(side.deck, card)
    piece = _new_in_trash(state, card, player)
    state.events.append(Event(TRASHED, player, piece))
    return piece


def add_from_deck(state: State, player: int, card: Card, *, shown: bool) -> None:
    """Put a card that was searched, and is still in the deck, into the hand; shown first where the text says so."""
    side = state.sides[player]
    side.deck = without(side.deck, card)
    side.hand = (*side.hand, card)
    state.events.append(Event(ADDED, player, card=card, number=DECK, seen=3 if shown else 1 << player))


def add_from_trash(state: State, piece: Piece) -> None:
    """Put a card of the trash into its owner's hand."""
    take_from_trash(state, piece)
    side = state.sides[piece.owner]
    side.hand = (*side.hand, piece.card)
    state.events.append(Event(ADDED, piece.owner, card=piece.card, number=TRASH))


def take_from_trash(state: State, piece: Piece) -> None:
    """C37 Take a card out of the trash: its history ends there."""
    side = state.sides[piece.owner]
    side.trash = tuple(number for number in side.trash if number != piece.id)
    state.pieces[piece.id] = None


def put_on_bottom(state: State, player: int, cards: Sequence[Card], *, shown: bool) -> None:
    """11.12.1.3 Put cards to the bottom of a deck, in random order; the caller has taken them from their area."""
    side = state.sides[player]
    side.deck += shuffled(state, cards)
    for card in cards:
        state.events.append(Event(BOTTOM_DECKED, player, card=card, seen=3 if shown else 1 << player))


def is_removed(piece: Piece, area: int) -> bool:
    """B7, 4.4.1, 11.25.1 Whether a card that leaves play for an area is removed from the game instead.

    A Legend is, if the area is not valid for it; one that went solo always is.
    """
    return piece.card.kind == LEGEND and (piece.solo or area not in (FIELD, LEGENDS))


def to_trash(state: State, piece: Piece) -> Piece:
    """Put a card that is in no area any more into its owner's trash, unless it is removed from the game."""
    if is_removed(piece, TRASH):
        return remove_from_game(state, piece)
    side = state.sides[piece.owner]
    side.trash = (*side.trash, piece.id)
    gone = piece.left_for(TRASH)
    state.put(gone)
    return gone


def remove_from_game(state: State, piece: Piece) -> Piece:
    """5.13 Put a card that is in no other area any more onto its owner's removed pile."""
    side = state.sides[piece.owner]
    side.removed = (*side.removed, piece.id)
    gone = piece.left_for(REMOVED)
    state.put(gone)
    state.events.append(Event(REMOVED_FROM_GAME, piece.owner, gone))
    return gone


def take_out_of_play(state: State, piece: Piece) -> list[Piece]:
    """4.12 Take a card off the table with the Gear on it; give all of them as they were.

    What was on them ends, but for what lasts as long as the attack, which may still ask about them (10.10.1).
    """
    side = state.sides[piece.owner]
    leaving = [piece]
    if piece.host != NOBODY:
        host = state.piece(piece.host)
        state.put(host.with_gear(tuple(number for number in host.gear if number != piece.id)))
    elif piece.area == FIELD:
        side.field = tuple(number for number in side.field if number != piece.id)
    else:
        side.legends = tuple(number for number in side.legends if number != piece.id)
    for number in piece.gear:
        leaving.append(state.piece(number))
    for gone in leaving:
        state.put(gone.left_for(NOWHERE))
    if state.modifiers:
        numbers = [gone.id for gone in leaving]
        state.modifiers = tuple(
            modifier
            for modifier in state.modifiers
            if modifier.on not in numbers or modifier.lasting.span == THIS_ATTACK
        )
    return leaving


def bottom_deck(state: State, pieces: Sequence[Piece]) -> None:
    """11.12.1 Put pieces in play, with their Gear, to the bottom of their owners' decks, all of one owner mixed."""
    for player in (state.player, 1 - state.player):
        cards: list[Card] = []
        for piece in pieces:
            if piece.owner == player:
                for gone in take_out_of_play(state, piece):
                    _into_hidden(state, gone, cards)
        if cards:
            put_on_bottom(state, player, cards, shown=True)


def return_to_hand(state: State, piece: Piece) -> None:
    """Put a piece in play, with its Gear, into its owner's hand; there nothing is equipped (4.12.1)."""
    cards: list[Card] = []
    for gone in take_out_of_play(state, piece):
        _into_hidden(state, gone, cards)
    side = state.sides[piece.owner]
    side.hand += tuple(cards)
    for card in cards:
        state.events.append(Event(RETURNED, piece.owner, card=card, number=HAND))


def _into_hidden(state: State, piece: Piece, cards: list[Card]) -> None:
    """5.3.2.2 Let a card become nameless in a hidden area, unless it is removed from the game."""
    if is_removed(piece, HAND):
        remove_from_game(state, piece)
        return
    state.pieces[piece.id] = None
    state.events.append(Event(LEFT, piece.owner, piece))
    cards.append(piece.card)
