"""Whether a deck may be played (7.3, 3.20): one clear sentence for each way in which it may not."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from streetcred.decks.lists import FIXED
from streetcred.errors import BadDeck
from streetcred.terms import LEGEND

if TYPE_CHECKING:
    from streetcred.decks.deck import Deck

LEGEND_COUNT: Final = 3
FEWEST: Final = 40
MOST: Final = 50
COPIES: Final = 3


def breaches(deck: Deck) -> list[str]:
    """Give a sentence for each breach, nothing for a legal deck. Official fixed lists are played as they are."""
    if any(deck.same_cards(fixed) for fixed in FIXED.values()):
        return []
    return [*_legends(deck), *_size(deck), *_copies(deck), *_ram(deck)]


def check(deck: Deck) -> Deck:
    """Give the deck back if it is legal; raise BadDeck with all its breaches if it is not."""
    found = breaches(deck)
    if found:
        raise BadDeck(f"{deck.name} is not legal. {' '.join(found)}")
    return deck


def _legends(deck: Deck) -> list[str]:
    """7.3, 7.3.1 Three Legends, all of different names."""
    found = []
    if len(deck.legends) != LEGEND_COUNT:
        found.append(f"A deck has {LEGEND_COUNT} Legends; this one has {len(deck.legends)}.")
    found += [f"{card.title} is no Legend, but stands among them." for card in deck.legends if card.kind != LEGEND]
    for name, count in Counter(card.name for card in deck.legends).items():
        if count > 1:
            found.append(f"Its Legends must have different names; {count} of them are named {name}.")
    return found


def _size(deck: Deck) -> list[str]:
    """7.3.2 Between 40 and 50 cards, none of them a Legend."""
    found = []
    size = len(deck.main)
    if size < FEWEST:
        found.append(f"A main deck has {FEWEST} to {MOST} cards; this one has {size}, which is {FEWEST - size} short.")
    if size > MOST:
        found.append(f"A main deck has {FEWEST} to {MOST} cards; this one has {size}, which is {size - MOST} over.")
    found += [f"{card.title} is a Legend and can't be in the main deck." for card in deck.counts if card.kind == LEGEND]
    return found


def _copies(deck: Deck) -> list[str]:
    """7.3.3 At most three copies of a card, by name and subtitle."""
    return [
        f"A main deck has at most {COPIES} copies of a card; this one has {count} of {card.title}."
        for card, count in deck.counts.items()
        if count > COPIES
    ]


def _ram(deck: Deck) -> list[str]:
    """7.3.4, 3.20.5.2 Every card within the RAM limit of its colour."""
    limits = deck.ram_limits()
    return [
        f"{card.title} needs {card.ram} {card.colour} RAM; these Legends give {limits[card.colour]}."
        for card in deck.counts
        if card.kind != LEGEND and card.ram > limits[card.colour]
    ]
