"""What the server says about cards over plain HTTP, besides what is printed on them."""

from __future__ import annotations

import msgspec


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """What a search wants to know of a card beyond what is printed on it."""

    id: str
    number: str
    """The set in which it is at home and its number there, such as WNC 001."""
    keywords: list[str]
    """Those that begin its paragraphs."""
    sets: list[str]
    """The names of the sets in which it is printed."""


class Printed(msgspec.Struct, frozen=True, kw_only=True):
    """A printing."""

    set: str
    number: str
    rarity: str


class Corrected(msgspec.Struct, frozen=True, kw_only=True):
    """An official correction."""

    printing: str | None
    """The printing that is concerned; None for all."""
    date: str
    words: str


class Ruled(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling in our words."""

    id: str
    words: str
    rules: list[str]


class KeywordRule(msgspec.Struct, frozen=True, kw_only=True):
    """A keyword or symbol of a card, and the number of the rule about it."""

    word: str
    rule: str


class PlayedIn(msgspec.Struct, frozen=True, kw_only=True):
    """A list that plays a card."""

    id: str
    name: str
    copies: int


class GoesWith(msgspec.Struct, frozen=True, kw_only=True):
    """A card that goes with another."""

    id: str
    why: str


class CardFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What the lab knows of a card: points of the games of its lists with it early, and without."""

    games: int
    """Of one side each."""
    early: int
    having: float
    """The share of points, from 0 to 1, of those who had it early,"""
    lacking: float
    """and of the others."""
    more: float
    """The difference within each pairing of lists,"""
    low: float
    high: float
    """with its 95% interval."""
    is_clear: bool
    """Whether it stands although so many cards were looked at."""
    had: int
    """In how many games it came at all,"""
    used: int
    """and in how many it was played, or turned up."""
    bot: str
    all_games: int
    """Games of all lists together."""
    own_turns: int
    """How many turns of its player are early."""


class CardSheet(msgspec.Struct, frozen=True, kw_only=True):
    """All that is known about a card besides what is printed on it."""

    id: str
    number: str
    before: str
    """The ids of the cards before and behind it by number; from the last one it goes on with the first."""
    behind: str
    keywords: list[KeywordRule]
    printings: list[Printed]
    errata: list[Corrected]
    rulings: list[Ruled]
    """Those about it,"""
    named_in: list[Ruled]
    """and others that name it."""
    decks: list[PlayedIn]
    namesakes: list[str]
    goes_with: list[GoesWith]
    figures: CardFigures | None
