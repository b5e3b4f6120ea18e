"""From what people type to who plays: decks and bots by their names."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from streetcred.agents import BOTS, make_agent
from streetcred.cards.catalogue import find
from streetcred.decks import LISTS, check, find_deck
from streetcred.decks.swap import alternatives, copies_of, swapped
from streetcred.errors import GameError
from streetcred.lab.comparison import Swap
from streetcred.lab.plan import Entrant

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.card import Card
    from streetcred.decks import Deck

USUAL_BOT: Final = "street"


def find_decks(words: Sequence[str]) -> list[Deck]:
    """Give the decks that people mean. Where two have one name but other cards, what was typed is put behind it.

    Raises GameError if there is no such deck, or if it may not be played.
    """
    decks = [check(find_deck(word)) for word in words]
    return [
        replace(deck, name=f"{deck.name}, {word}") if _is_ambiguous(deck, decks) else deck
        for word, deck in zip(words, decks, strict=True)
    ]


def find_entrants(words: Sequence[str], bot: str = USUAL_BOT) -> list[Entrant]:
    """Give the entrants that people mean by `DECK` or `DECK:BOT`; `bot` plays where none is named."""
    parted = [_part(word) for word in words]
    decks = find_decks([deck for deck, _ in parted])
    return [Entrant(deck, named or bot) for deck, (_, named) in zip(decks, parted, strict=True)]


def find_field(word: str, against: Sequence[str]) -> tuple[Entrant, tuple[Entrant, ...]]:
    """Give a deck with its bot, and its rivals: all other lists if none are named. The same bot plays them all."""
    (own,) = find_entrants([word])
    others = against or [name for name, deck in LISTS.items() if not deck.same_cards(own.deck)]
    base, *field = find_entrants([word, *others], own.bot)
    return base, tuple(field)


def find_cards(deck: Deck, words: Sequence[str]) -> list[Card]:
    """Give the cards of a deck that people mean. Raises GameError if one is not in it."""
    cards = list(dict.fromkeys(map(find, words)))
    for card in cards:
        if not copies_of(deck, card):
            raise GameError(f"{card.title} is not in {deck.name}.")
    return cards


def find_swaps(deck: Deck, words: Sequence[str], other: str | None) -> tuple[Swap, ...]:
    """Give the swaps of cards for another, or for what else fits; of every card of the main deck if none is named.

    Raises GameError if a swap is not legal, or if a card has nothing that could take its place.
    """
    cards = find_cards(deck, words) or list(deck.counts)
    into = None if other is None else find(other)
    return tuple(_swap(deck, card, into) for card in cards if card is not into)


def _swap(deck: Deck, out: Card, into: Card | None) -> Swap:
    copies = copies_of(deck, out)
    if into is not None:
        check(swapped(deck, out, copies, into))
        return Swap(out, copies, (into,))
    found = alternatives(deck, out, copies)
    if not found:
        raise GameError(f"Nothing can take the place of {copies} {out.title} in {deck.name} in a legal deck.")
    return Swap(out, copies, found)


def find_bots(words: str) -> list[str]:
    """Give the bots in a list with commas. Raises GameError if there is none of that name."""
    bots = [word.strip() for word in words.split(",")]
    for bot in bots:
        make_agent(bot, 0)
    return bots


def _is_ambiguous(deck: Deck, decks: Sequence[Deck]) -> bool:
    return any(other.name == deck.name and other != deck for other in decks)


def _part(word: str) -> tuple[str, str | None]:
    """Part a deck from its bot; a colon may also belong to the path of a file."""
    deck, colon, bot = word.rpartition(":")
    if not colon or (bot not in BOTS and (Path(word).exists() or set(bot) & set("/\\."))):
        return word, None
    make_agent(bot, 0)
    return deck, bot
