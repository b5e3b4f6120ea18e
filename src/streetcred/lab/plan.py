"""The plan of a series: who meets whom, how often, and with which seeds. It says all about a game before it is played.

Games come in pairs: both games of a pair have the same seed, and the two players change seats between them. Pairs are
planned in rounds, one pair of every pairing in each, so that what is there early says something about everybody.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import streetcred
from streetcred.decks.text import write
from streetcred.errors import GameError
from streetcred.rulebook import RULES_VERSION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.decks.deck import Deck

MATCH: Final = "match"
TOURNAMENT: Final = "tournament"
_CHUNKS: Final = 200
_MOST_PAIRS_IN_A_CHUNK: Final = 25


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
    """Which pair of its pairing it belongs to."""
    a: Entrant
    b: Entrant
    seed: int
    a_first_seat: bool
    """Whether A sits in seat 0. Who goes first is settled in the game."""


@dataclass(frozen=True)
class Plan:
    """All games of a match or a tournament."""

    kind: str
    pairings: tuple[tuple[Entrant, Entrant], ...]
    pairs: int
    """Of each pairing."""
    seed: int
    sprt: tuple[float, float] | None = None
    """The two Elo differences between which a test decides as early as it can; for one pairing only."""

    @property
    def entrants(self) -> list[Entrant]:
        """Give everybody who plays, in the order in which they were entered."""
        return list({entrant.name: entrant for pairing in self.pairings for entrant in pairing}.values())

    @property
    def game_count(self) -> int:
        """Give how many games are planned."""
        return 2 * self.pair_count

    @property
    def pair_count(self) -> int:
        """Give how many pairs are planned, over all pairings."""
        return self.pairs * len(self.pairings)

    def chunks(self) -> list[range]:
        """Give the pairs in portions of which each is played at one go; they depend on the plan alone."""
        size = min(max(1, self.pair_count // _CHUNKS), _MOST_PAIRS_IN_A_CHUNK)
        return [range(begin, min(begin + size, self.pair_count)) for begin in range(0, self.pair_count, size)]

    def games_of(self, place: int) -> tuple[PlannedGame, PlannedGame]:
        """Give the two games of the pair at a place in the plan."""
        pair, pairing = divmod(place, len(self.pairings))
        a, b = self.pairings[pairing]
        seed = seed_of(self.seed, a, b, pair)
        return (
            PlannedGame(2 * place, pair, a, b, seed, a_first_seat=True),
            PlannedGame(2 * place + 1, pair, a, b, seed, a_first_seat=False),
        )

    def to_data(self) -> dict[str, Any]:
        """Give what was asked for, as data: two plans with the same data are the same games."""
        decks = {entrant.deck.name: write(entrant.deck) for entrant in self.entrants}
        return {
            "kind": self.kind,
            "pairings": [[[side.deck.name, side.bot] for side in pairing] for pairing in self.pairings],
            "decks": decks,
            "pairs": self.pairs,
            "seed": self.seed,
            "sprt": None if self.sprt is None else list(self.sprt),
            "rules": RULES_VERSION,
            "version": streetcred.__version__,
        }


def seed_of(seed: int, a: Entrant, b: Entrant, pair: int) -> int:
    """Give the seed of a pair of games; it depends on nothing but the seed of the series, the two, and the number."""
    digest = hashlib.sha256(f"{seed}\n{a.name}\n{b.name}\n{pair}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def match_plan(a: Entrant, b: Entrant, pairs: int, seed: int, sprt: tuple[float, float] | None = None) -> Plan:
    """Plan a match between two entrants."""
    return Plan(MATCH, ((a, b),), pairs, seed, sprt)


def round_robin(entrants: Sequence[Entrant], pairs: int, seed: int) -> Plan:
    """Plan a tournament in which everybody meets everybody. Raises GameError if it can't be held."""
    _check(entrants)
    pairings = [(a, b) for place, a in enumerate(entrants) for b in entrants[place + 1 :]]
    return Plan(TOURNAMENT, tuple(pairings), pairs, seed)


def gauntlet(heroes: Sequence[Entrant], others: Sequence[Entrant], pairs: int, seed: int) -> Plan:
    """Plan a tournament in which the heroes meet all others. Raises GameError if it can't be held."""
    _check([*heroes, *others])
    pairings = [(hero, other) for hero in heroes for other in others]
    if not pairings:
        raise GameError("A gauntlet takes one other deck or more.")
    return Plan(TOURNAMENT, tuple(pairings), pairs, seed)


def _check(entrants: Sequence[Entrant]) -> None:
    if len(entrants) < 2:
        raise GameError("A tournament takes two entrants or more.")
    names = [entrant.name for entrant in entrants]
    for name in names:
        if names.count(name) > 1:
            raise GameError(f"{name} is entered twice; once is enough.")
