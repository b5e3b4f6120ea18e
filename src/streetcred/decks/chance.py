"""Random legal decks, to try every card beside every other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.cards.catalogue import CARDS
from streetcred.decks.deck import Deck
from streetcred.decks.legality import COPIES, FEWEST, LEGEND_COUNT
from streetcred.terms import COLOURS, GEAR, LEGEND, PROGRAM, UNIT

if TYPE_CHECKING:
    import random

    from streetcred.core.card import Card

_LEGENDS: Final = tuple(card for card in CARDS.values() if card.kind == LEGEND)
FAVOURED: Final = 24
"""So many cards of a deck may be of the type that it favours."""
_OTHERS: Final = tuple(card for card in CARDS.values() if card.kind != LEGEND)


def random_deck(chance: random.Random, name: str = "a random deck") -> Deck:
    """Give a legal deck of 40 cards in one, two or three colours, drawn from all cards; many favour one type."""
    legends = _legends(chance)
    limits = Deck(name, legends, ()).ram_limits()
    fitting = [card for card in _OTHERS if card.ram <= limits[card.colour]]
    chance.shuffle(fitting)
    favourite = chance.choice((UNIT, GEAR, PROGRAM, 0))
    main = _copies(chance, [card for card in fitting if card.kind == favourite], FAVOURED)
    main += _copies(chance, [card for card in fitting if card not in main], FEWEST - len(main))
    return Deck(name, legends, tuple(main))


def _copies(chance: random.Random, cards: list[Card], most: int) -> list[Card]:
    """Take one to three of each card, up to a number of cards."""
    found: list[Card] = []
    for card in cards:
        found += [card] * min(chance.randint(1, COPIES), most - len(found))
    return found


def _legends(chance: random.Random) -> tuple[Card, ...]:
    """Choose the colours first: cards that need much RAM are only played with Legends of one colour."""
    colours = chance.sample(COLOURS, chance.randint(1, len(COLOURS) - 1))
    found: list[Card] = []
    while len(found) < LEGEND_COUNT:
        legend = chance.choice([card for card in _LEGENDS if card.colour in colours])
        if legend.name not in [other.name for other in found]:
            found.append(legend)
    return tuple(found)
