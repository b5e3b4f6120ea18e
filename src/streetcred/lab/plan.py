"""The plan of a series: who meets whom, how often, and with which seeds. It says all about a game before it is played.

Games that are compared with each other belong together: the two of a pair, which have the same seed and changed seats,
and in some kinds of plan more than these. They stand at one place of the plan and are played at one go.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

import streetcred
from streetcred.core.ruleset import OFFICIAL

if TYPE_CHECKING:
    from streetcred.decks.deck import Deck

_PORTIONS: Final = 200
_LONGEST_PORTION: Final = 50
"""In games, if a place has no more."""


@dataclass(frozen=True)
class Entrant:
    """A deck and the bot that plays it."""

    deck: Deck
    bot: str

    @property
    def name(self) -> str:
        """Give the name under which its games are kept; no two entrants of a plan share one."""
        return f"{self.deck.name} ({self.bot})"


@dataclass(frozen=True)
class PlannedGame:
    """A game that is to be played, between A and B."""

    number: int
    pair: int
    """Which pair of these two it belongs to."""
    a: Entrant
    b: Entrant
    seed: int
    a_first_seat: bool
    """Whether A sits in seat 0. Who goes first is settled in the game."""
    swap: str = ""
    """What is changed in A's deck."""
    keeps: bool | None = None
    """Whether A has to keep the opening hand, or has to mulligan; None to let the bot decide."""


@dataclass(frozen=True)
class Plan(ABC):
    """All games of a series."""

    kind: ClassVar[str]
    pairs: int
    seed: int

    @property
    def sprt(self) -> tuple[float, float] | None:
        """The two Elo differences between which a test decides as early as it can."""
        return None

    @property
    @abstractmethod
    def places(self) -> int:
        """How many places the plan has."""

    @property
    @abstractmethod
    def size(self) -> int:
        """How many games belong together at each place."""

    @abstractmethod
    def games_of(self, place: int) -> tuple[PlannedGame, ...]:
        """Give the games at a place."""

    @abstractmethod
    def asked(self) -> dict[str, Any]:
        """Give what is particular to the plan, as data."""

    @property
    def game_count(self) -> int:
        """How many games are planned."""
        return self.size * self.places

    def portions(self) -> list[range]:
        """Give the places in portions of which each is played at one go; they depend on the plan alone."""
        length = min(max(1, self.places // _PORTIONS), max(1, _LONGEST_PORTION // self.size))
        return [range(begin, min(begin + length, self.places)) for begin in range(0, self.places, length)]

    def to_data(self) -> dict[str, Any]:
        """Give what was asked for, as data: two plans with the same data are the same games."""
        return {
            "kind": self.kind,
            **self.asked(),
            "pairs": self.pairs,
            "seed": self.seed,
            "rules": OFFICIAL.version,
            "version": streetcred.__version__,
        }


def seed_of(seed: int, a: Entrant, b: Entrant, pair: int) -> int:
    """Give the seed of a pair of games; it depends on nothing but the seed of the series, the two, and the number."""
    digest = hashlib.sha256(f"{seed}\n{a.name}\n{b.name}\n{pair}".encode()).digest()
    return int.from_bytes(digest[:6], "big")
