"""From what people type to who plays: decks and bots by their names."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from streetcred.agents import BOTS, make_agent
from streetcred.decks import check, find_deck
from streetcred.lab.plan import Entrant

if TYPE_CHECKING:
    from collections.abc import Sequence

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


def find_entrants(words: Sequence[str]) -> list[Entrant]:
    """Give the entrants that people mean by `DECK` or `DECK:BOT`."""
    parted = [_part(word) for word in words]
    decks = find_decks([deck for deck, _ in parted])
    return [Entrant(deck, bot) for deck, (_, bot) in zip(decks, parted, strict=True)]


def find_bots(words: str) -> list[str]:
    """Give the bots in a list with commas. Raises GameError if there is none of that name."""
    bots = [word.strip() for word in words.split(",")]
    for bot in bots:
        make_agent(bot, 0)
    return bots


def _is_ambiguous(deck: Deck, decks: Sequence[Deck]) -> bool:
    return any(other.name == deck.name and other != deck for other in decks)


def _part(word: str) -> tuple[str, str]:
    """Part a deck from its bot; a colon may also belong to the path of a file."""
    deck, colon, bot = word.rpartition(":")
    if not colon or (bot not in BOTS and (Path(word).exists() or set(bot) & set("/\\."))):
        return word, USUAL_BOT
    make_agent(bot, 0)
    return deck, bot
