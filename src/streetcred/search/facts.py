"""What a card says of itself, as a search sees it."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from streetcred.cards.build import SETS
from streetcred.printings import printings_of
from streetcred.terms import KEYWORD_NAMES, LEGEND, PROGRAM
from streetcred.text.abilities import text_of
from streetcred.text.english import ENGLISH

if TYPE_CHECKING:
    from streetcred.core.card import Card
    from streetcred.text.book import Book

KEYWORDS: Final = (*KEYWORD_NAMES.values(), "PLAY", "ATTACK", "CALL", "DEFEATED")
"""The keywords that stand at the beginning of a paragraph (11.17, 11.22)."""


@dataclass(frozen=True)
class Facts:
    """What can be searched."""

    id: str
    number: int
    """Cards stand in the order of these."""
    name: str
    """With the subtitle."""
    type: str
    color: str
    ram: int
    cost: int | None
    power: int | None
    """None where none is printed."""
    sell: bool
    tags: tuple[str, ...]
    keywords: tuple[str, ...]
    sets: tuple[str, ...]
    """The names of the sets in which it is printed."""
    text: str

    @cached_property
    def said(self) -> str:
        """All words, plain."""
        return plain(" | ".join((self.name, self.type, self.color, *self.tags, *self.keywords, self.text)))


def facts_of(card: Card, book: Book = ENGLISH) -> Facts:
    """Give what a card says, its text in the language of the book."""
    has_power = card.kind != PROGRAM and not (card.kind == LEGEND and card.cost is None)
    return Facts(
        id=card.slug,
        number=card.number,
        name=card.title,
        type=card.type_name,
        color=card.colour,
        ram=card.ram,
        cost=card.cost,
        power=card.power if has_power else None,
        sell=card.sell_tag,
        tags=card.tags,
        keywords=keywords_of(card),
        sets=tuple(dict.fromkeys(one.set.name for one in printings_of(card.slug))),
        text=" ".join(text_of(card, book).split("\n")),
    )


def keywords_of(card: Card) -> tuple[str, ...]:
    """Give the keywords with which the paragraphs of a card begin, in their usual order."""
    paragraphs = [paragraph.removeprefix("- ") for paragraph in text_of(card, ENGLISH).split("\n")]
    return tuple(word for word in KEYWORDS if any(_begins(paragraph, word) for paragraph in paragraphs))


def _begins(paragraph: str, word: str) -> bool:
    """Give whether a keyword is among the words in capitals at the beginning."""
    for other in KEYWORDS:
        if paragraph == other or paragraph.startswith(f"{other} "):
            return other == word or _begins(paragraph.removeprefix(other).lstrip(), word)
    return False


def number_of(card: Card) -> str:
    """Give the set in which a card is at home, and its number there, as `WNC 001`."""
    code = next(code for code, first in SETS.items() if first == card.number // 1000 * 1000)
    return f"{code} {card.number % 1000:03}"


def plain(words: str) -> str:
    """Give words in small letters without accents, so that they are found however they are typed."""
    apart = unicodedata.normalize("NFKD", words.replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).lower()
