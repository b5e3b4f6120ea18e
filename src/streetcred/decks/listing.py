"""7.3 A list of cards as people write or paste it, read line by line: what is clear, and what is not and may be meant.

A line names a card, with its count in front (`3`, `3x`) or behind (`x3`, `(3)`), with or without its subtitle.
Headings, blank lines, totals and notes after a hash are no cards. `name: The Heist` names the deck.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from streetcred.cards.catalogue import find, namesakes, near
from streetcred.decks.deck import Deck
from streetcred.errors import BadDeck, GameError
from streetcred.terms import LEGEND

if TYPE_CHECKING:
    from streetcred.core.card import Card

MOST_COPIES: Final = 50
"""In one line; more than that is a slip."""
_LEGENDS: Final = frozenset({"legend", "legends"})
_MAIN: Final = frozenset(
    {"main deck", "maindeck", "main", "unit", "units", "gear", "gears", "program", "programs", "cards"}
)
_OTHER: Final = frozenset({"deck", "decklist", "deck list", "list", "total", "total cards"})
_LINE_END: Final = re.compile(r"\r\n|\n|\r")
_RULES: Final = " :=-–—*_"
"""What a heading may stand between."""
_BULLET: Final = re.compile(r"^[-*•–·]\s+")
_FROM_SET: Final = re.compile(r"\s+(?:\[[^\]]*\]|\([A-Za-z]{2,5}[ -]?\d+[a-z]?\)|\([A-Za-z]{2,5}\)\s*\d+[a-z]?)$")
"""Where a card was printed, as `[WNC 55]`, `(WNC 55)` or `(WNC) 55`."""
_AMOUNT: Final = re.compile(
    r"\s*[:\-–]?\s*(?:\(\s*\d+[^)]*\)|\[\s*\d+[^\]]*\]|\b\d+(?:\s*/\s*\d+)?(?:\s+cards)?)\s*$", re.IGNORECASE
)
"""How many there are, behind a heading: `(12)`, `[12 cards]`, `: 40`, `12/40`."""
_COUNT_FIRST: Final = re.compile(r"(\d+)\s*[xX×]?\s+(.+)")
_COUNT_LAST: Final = re.compile(r"(.+?)(?:\s+(?:[xX×]\s*(\d+)|\(\s*[xX×]?\s*(\d+)\s*\))|\t+(\d+))")


@dataclass(frozen=True)
class Doubt:
    """A line that names no card for sure."""

    line: int
    """Its number, from 1."""
    words: str
    """The line as it was written."""
    count: int
    title: str
    """What would be the name."""
    reason: str
    """Why it can't be read, in a sentence."""
    nearest: tuple[Card, ...]
    """The cards that may be meant, the likeliest first."""


@dataclass
class Listing:
    """What was read."""

    name: str
    legends: list[Card] = field(default_factory=list)
    main: list[Card] = field(default_factory=list)
    doubts: list[Doubt] = field(default_factory=list)

    @property
    def deck(self) -> Deck:
        """Give what is clear as a deck."""
        return Deck(self.name, tuple(self.legends), tuple(self.main))

    def add(self, card: Card, count: int) -> None:
        """Add so many copies of a card, where it belongs."""
        (self.legends if card.kind == LEGEND else self.main).extend([card] * count)


def read_list(text: str, name: str = "a deck") -> Listing:
    """Read a list of cards; nothing in it is a fault, but some of it may be a doubt."""
    found = Listing(name)
    is_legends: bool | None = None
    for number, raw in enumerate(_LINE_END.split(text.removeprefix("\ufeff")), start=1):
        label, colon, value = raw.strip().partition(":")
        if colon and label.strip().lower() == "name":
            found.name = value.strip() or found.name
            continue
        line = _BULLET.sub("", raw.partition("#")[0].strip())
        heading = _heading(line)
        if heading is not None:
            is_legends = True if heading in _LEGENDS else False if heading in _MAIN else None
        elif line:
            _read_line(found, number, line, is_legends=is_legends)
    return found


def _heading(line: str) -> str | None:
    """Give the words of a heading, without the number behind it; None if it is none."""
    bare = line.strip(_RULES)
    plain = _AMOUNT.sub("", bare).strip(_RULES).lower()
    return plain if plain in _LEGENDS | _MAIN | _OTHER else None


def _read_line(found: Listing, number: int, line: str, *, is_legends: bool | None) -> None:
    count, title = parted(line)
    try:
        if not count:
            raise BadDeck(f"{_digits(line)} copies of a card are no deck; 1 to 3 are.")
        found.add(_found(title, count, is_legends=is_legends), count)
    except GameError as fault:
        nearest = namesakes(title) or near(title)
        found.doubts.append(Doubt(number, line, count or 1, title, str(fault), nearest))


def parted(line: str) -> tuple[int, str]:
    """Part a line into how many and of what; 0 if it is no number of copies."""
    bare = _FROM_SET.sub("", line)
    first, last = _COUNT_FIRST.fullmatch(bare), _COUNT_LAST.fullmatch(bare)
    if first is not None:
        return _count(first[1]), first[2].strip()
    if last is not None:
        return _count(last[2] or last[3] or last[4]), last[1].strip()
    return 1, bare


def _count(digits: str) -> int:
    return int(digits) if len(digits) <= 2 and int(digits) <= MOST_COPIES else 0


def _digits(line: str) -> str:
    first = _COUNT_FIRST.fullmatch(line)
    last = _COUNT_LAST.fullmatch(line)
    found = first[1] if first is not None else "".join(last.groups("")[1:]) if last is not None else ""
    return found[:12]


def _found(title: str, count: int, *, is_legends: bool | None) -> Card:
    """Find a card. Where a Legend and another card have one name, the heading tells, or a count that no Legend has."""
    named = namesakes(title)
    if len(named) > 1 and is_legends is not None:
        fitting = [card for card in named if (card.kind == LEGEND) == (is_legends and count == 1)]
        if len(fitting) == 1:
            return fitting[0]
    return find(title)
