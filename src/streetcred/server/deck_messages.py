"""What the page and the server say to each other about decks, over plain HTTP."""

from __future__ import annotations

from typing import Final, Literal

import msgspec


class DeckList(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A deck, legal or not, with what its owner notes about it."""

    name: str
    legends: list[str]
    """The ids of the Legends."""
    cards: dict[str, int]
    """The ids of the other cards, with how many there are, in the order of the list."""
    notes: str = ""


class KeptDeck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck as it stands: one that somebody keeps, or a list that comes with the game."""

    id: str
    mine: bool
    """Whether whoever asks may change it; everybody else can read it and make a copy."""
    version: int
    """The number of its last version, from 1; 0 for a list that comes with the game."""
    changed: str
    """When that was made, as ISO 8601 in UTC; empty for a list that comes with the game."""
    gone: bool
    """Whether its owner has put it away."""
    deck: DeckList
    breaches: list[str]
    """Why it may not be played, a sentence each."""


class DeckVersion(msgspec.Struct, frozen=True, kw_only=True):
    """How a deck was at some time."""

    number: int
    made: str
    """When, as ISO 8601 in UTC."""
    gone: bool
    deck: DeckList


class OwnDeck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck of whoever asks, in short."""

    id: str
    name: str
    official: bool
    """Never: it is no list that comes with the game."""
    colours: list[str]
    legends: list[str]
    cards: dict[str, int]
    version: int
    changed: str
    legal: bool


class SaveDeck(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A new version of a deck; for a new deck the first."""

    number: int = 1
    """The number that it shall have: one more than that of the version that was changed."""
    deck: DeckList
    gone: bool = False


class DeckRules(msgspec.Struct, frozen=True, kw_only=True):
    """What makes a deck legal, as numbers (7.3)."""

    legends: int
    fewest: int
    most: int
    copies: int
    opening_hand: int
    fixed: list[DeckList]
    """The official fixed lists, which are played as they are."""


class ReadDeck(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A list that was pasted: our text, any list of cards, a code, or a link."""

    text: str


class Doubt(msgspec.Struct, frozen=True, kw_only=True):
    """A line that names no card for sure."""

    line: int
    """Its number, from 1."""
    words: str
    count: int
    title: str
    reason: str
    nearest: list[str]
    """The ids of the cards that may be meant, the likeliest first."""


class DeckRead(msgspec.Struct, frozen=True, kw_only=True):
    """What was read."""

    deck: DeckList
    doubts: list[Doubt]


class DeckWritten(msgspec.Struct, frozen=True, kw_only=True):
    """A deck in the forms in which it can be handed on."""

    text: str
    plain: str
    code: str
    """Behind the number sign of a link."""


Effort = Literal["quick", "thorough"]


class Improve(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A search for better swaps that is asked for."""

    deck: DeckList
    effort: Effort
    bot: str = "street"
    """Who plays all games."""
    keeping: list[str] = []
    """The ids of cards that stay."""


class Interval(msgspec.Struct, frozen=True, kw_only=True):
    """A share of the points that is won, from -1 to 1, with its interval."""

    mean: float
    low: float
    high: float


class TriedSwap(msgspec.Struct, frozen=True, kw_only=True):
    """Copies of a card for as many of another, and what that gained."""

    out: str
    into: str
    copies: int
    gain: float
    pairs: int
    """In how many pairs of games."""


class ImproveRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round of a search."""

    tried: list[TriedSwap]
    """The best first."""
    trial: Interval | None
    """What the best one gained in games of its own, with an 80% interval; None if it had gained nothing before."""
    taken: bool


class Improvement(msgspec.Struct, frozen=True, kw_only=True):
    """A search for better swaps, as far as it has come."""

    id: str
    state: Literal["running", "done", "stopped", "failed"]
    deck: DeckList
    """The deck that was to be made better."""
    effort: Effort
    bot: str
    games: int
    """How many games have been played,"""
    most: int
    """and how many there may be."""
    rounds: list[ImproveRound]
    gain: Interval | None
    """What all swaps that were taken gain together, in new games, with a 95% interval."""
    words: str
    """What came out, or why it failed."""


MESSAGES: Final = (
    KeptDeck,
    DeckVersion,
    OwnDeck,
    SaveDeck,
    DeckRules,
    ReadDeck,
    DeckRead,
    DeckWritten,
    Improve,
    Improvement,
)
