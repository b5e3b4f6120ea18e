"""What the pages of the rules are sent, over plain HTTP."""

from __future__ import annotations

import msgspec

from streetcred.server.messages import SceneTold


class BookRule(msgspec.Struct, frozen=True, kw_only=True):
    """A rule with what shows it."""

    number: str
    chapter: str
    section: str
    words: str
    people: str
    """Why no program can follow it; empty if one can."""
    cards: list[str]
    """The ids of cards that show it."""


class BookRuling(msgspec.Struct, frozen=True, kw_only=True):
    """What the official answers say about one situation, in our words."""

    id: str
    words: str
    card: str
    """The id of the card that it is about, or empty."""
    rules: list[str]


class BookDecision(msgspec.Struct, frozen=True, kw_only=True):
    """What we do where the rules leave a question open."""

    letter: str
    question: str
    answer: str
    rules: list[str]


class Book(msgspec.Struct, frozen=True, kw_only=True):
    """The whole rule book."""

    version: str
    """The official numbering that it follows."""
    rules: list[BookRule]
    rulings: list[BookRuling]
    decisions: list[BookDecision]
    scenes: list[SceneTold]


class MapPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Where a rule is followed or shown."""

    file: str
    name: str
    words: str
    """What a test shows; empty for code."""


class MapRule(msgspec.Struct, frozen=True, kw_only=True):
    """Where one rule is followed and shown."""

    number: str
    code: list[MapPlace]
    tests: list[MapPlace]
