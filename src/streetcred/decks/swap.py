"""Swapping cards of a deck for others, and what may be swapped for what."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from streetcred.cards.catalogue import CARDS
from streetcred.decks.legality import breaches

if TYPE_CHECKING:
    from streetcred.core.card import Card
    from streetcred.decks.deck import Deck


def swapped(deck: Deck, out: Card, copies: int, into: Card) -> Deck:
    """Give the deck with so many copies of a card swapped for another; the new ones lie where the old ones lay."""
    return replace(deck, legends=_swapped(deck.legends, out, copies, into), main=_swapped(deck.main, out, copies, into))


def alternatives(deck: Deck, out: Card, copies: int) -> tuple[Card, ...]:
    """Give every card for which so many copies of a card can be swapped in a legal deck."""
    return tuple(card for card in CARDS.values() if card is not out and not breaches(swapped(deck, out, copies, card)))


def copies_of(deck: Deck, card: Card) -> int:
    """Give how many copies of a card the deck has; of a Legend it is one or none."""
    return (*deck.legends, *deck.main).count(card)


def _swapped(cards: tuple[Card, ...], out: Card, copies: int, into: Card) -> tuple[Card, ...]:
    found = list(cards)
    places = [place for place, card in enumerate(cards) if card is out][:copies]
    for place in places:
        found[place] = into
    return tuple(found)
