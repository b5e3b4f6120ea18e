"""Comparing a deck with other versions of itself: the same games against the same rivals, with and without a change.

At every place of the plan the deck meets one rival as it is, and then in each other version, in a pair of games each,
all with the same seed. New cards lie where the old ones lay, so that the shuffles fall alike: what differs between two
pairs comes from the change.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from streetcred.decks.swap import swapped
from streetcred.decks.text import write
from streetcred.lab.plan import Entrant, Plan, PlannedGame, seed_of

if TYPE_CHECKING:
    from streetcred.core.card import Card
    from streetcred.decks.deck import Deck


class Version(Protocol):
    """Another version of a deck."""

    @property
    def said(self) -> str:
        """Say what is changed."""
        ...

    @property
    def brief(self) -> str:
        """Say it where it is clear what comes in."""
        ...

    def of(self, deck: Deck, seed: int) -> tuple[Deck, str]:
        """Give the changed deck for a place with that seed, and the change as it stands in the results."""
        ...

    def to_data(self) -> list[Any]:
        """Give it as data."""
        ...


@dataclass(frozen=True)
class Swap:
    """Some copies of a card for as many of another."""

    out: Card
    copies: int
    into: tuple[Card, ...]
    """The other card; of several, one is drawn for each pair."""

    @property
    def said(self) -> str:
        """Say what is swapped."""
        return f"{self.copies} {self.out.title} for {self.other}"

    @property
    def brief(self) -> str:
        """Say what goes out, and what comes in if that is one card."""
        return self.said if len(self.into) == 1 else f"{self.copies} {self.out.title}"

    @property
    def other(self) -> str:
        """Say what comes in."""
        return self.into[0].title if len(self.into) == 1 else "what else fits"

    def of(self, deck: Deck, seed: int) -> tuple[Deck, str]:
        """Give the deck with the cards swapped."""
        into = self.into[0]
        if len(self.into) > 1:
            into = random.Random(f"{self.out.slug} {seed}").choice(self.into)
        return swapped(deck, self.out, self.copies, into), f"{self.copies} {self.out.slug} > {into.slug}"

    def to_data(self) -> list[Any]:
        """Give it as data."""
        return [self.out.slug, self.copies, [card.slug for card in self.into]]


@dataclass(frozen=True)
class Whole:
    """Another deck in its place."""

    deck: Deck

    @property
    def said(self) -> str:
        """Give the name of the deck."""
        return self.deck.name

    @property
    def brief(self) -> str:
        """Give the name of the deck."""
        return self.deck.name

    def of(self, deck: Deck, seed: int) -> tuple[Deck, str]:  # noqa: ARG002 - it is the same for all
        """Give the other deck."""
        return self.deck, self.deck.name

    def to_data(self) -> list[Any]:
        """Give it as data."""
        return [write(self.deck)]


@dataclass(frozen=True)
class Comparison(Plan):
    """A deck against a field of rivals, as it is and in other versions."""

    base: Entrant
    field: tuple[Entrant, ...]
    """The rivals; they take turns."""
    versions: tuple[Version, ...]
    kind = "card"

    @property
    def places(self) -> int:
        """How many pairs each version of the deck plays."""
        return self.pairs

    @property
    def size(self) -> int:
        """How many games belong together: a pair of the deck as it is, and one of each version."""
        return 2 * (1 + len(self.versions))

    def games_of(self, place: int) -> tuple[PlannedGame, ...]:
        """Give the games at a place: first those of the deck as it is."""
        rival = self.field[place % len(self.field)]
        seed = seed_of(self.seed, self.base, rival, place)
        changed = [version.of(self.base.deck, seed) for version in self.versions]
        games: list[PlannedGame] = []
        for deck, said in [(self.base.deck, ""), *changed]:
            entrant = Entrant(deck, self.base.bot)
            for first in (True, False):
                number = place * self.size + len(games)
                games.append(PlannedGame(number, place, entrant, rival, seed, a_first_seat=first, swap=said))
        return tuple(games)

    def asked(self) -> dict[str, Any]:
        """Give the deck, the rivals and the versions."""
        return {**asked_of(self.base, self.field), "swaps": [version.to_data() for version in self.versions]}


def asked_of(base: Entrant, field: tuple[Entrant, ...]) -> dict[str, Any]:
    """Give a deck and its rivals as data."""
    return {
        "deck": [base.deck.name, base.bot],
        "against": [[rival.deck.name, rival.bot] for rival in field],
        "decks": {entrant.deck.name: write(entrant.deck) for entrant in (base, *field)},
    }
