"""Matches and tournaments: who meets whom.

Pairs are planned in rounds, one of every pairing in each, so that what is there early says something about everybody.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from streetcred.decks.text import write
from streetcred.errors import GameError
from streetcred.lab.plan import Entrant, Plan, PlannedGame, seed_of

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Pairings(Plan):
    """Every pairing plays the same number of pairs."""

    pairings: tuple[tuple[Entrant, Entrant], ...]
    size = 2

    @property
    def entrants(self) -> list[Entrant]:
        """Everybody who plays, in the order in which they were entered."""
        return list({entrant.name: entrant for pairing in self.pairings for entrant in pairing}.values())

    @property
    def places(self) -> int:
        """How many pairs are planned, over all pairings."""
        return self.pairs * len(self.pairings)

    def games_of(self, place: int) -> tuple[PlannedGame, PlannedGame]:
        """Give the two games of the pair at a place."""
        pair, pairing = divmod(place, len(self.pairings))
        a, b = self.pairings[pairing]
        seed = seed_of(self.seed, a, b, pair)
        return (
            PlannedGame(2 * place, pair, a, b, seed, a_first_seat=True),
            PlannedGame(2 * place + 1, pair, a, b, seed, a_first_seat=False),
        )

    def asked(self) -> dict[str, Any]:
        """Give who plays."""
        return {
            "pairings": [[[side.deck.name, side.bot] for side in pairing] for pairing in self.pairings],
            "decks": {entrant.deck.name: write(entrant.deck) for entrant in self.entrants},
            "sprt": None if self.sprt is None else list(self.sprt),
        }


@dataclass(frozen=True)
class MatchPlan(Pairings):
    """Two entrants against each other."""

    kind = "match"
    test: tuple[float, float] | None = None

    @property
    def sprt(self) -> tuple[float, float] | None:
        """The two Elo differences between which a test decides as early as it can."""
        return self.test


@dataclass(frozen=True)
class TournamentPlan(Pairings):
    """Many against many."""

    kind = "tournament"


def match_plan(a: Entrant, b: Entrant, pairs: int, seed: int, sprt: tuple[float, float] | None = None) -> MatchPlan:
    """Plan a match between two entrants."""
    return MatchPlan(pairs, seed, ((a, b),), sprt)


def round_robin(entrants: Sequence[Entrant], pairs: int, seed: int) -> TournamentPlan:
    """Plan a tournament in which everybody meets everybody. Raises GameError if it can't be held."""
    _check(entrants)
    pairings = [(a, b) for place, a in enumerate(entrants) for b in entrants[place + 1 :]]
    return TournamentPlan(pairs, seed, tuple(pairings))


def gauntlet(heroes: Sequence[Entrant], others: Sequence[Entrant], pairs: int, seed: int) -> TournamentPlan:
    """Plan a tournament in which the heroes meet all others. Raises GameError if it can't be held."""
    _check([*heroes, *others])
    pairings = [(hero, other) for hero in heroes for other in others]
    if not pairings:
        raise GameError("A gauntlet takes one other deck or more.")
    return TournamentPlan(pairs, seed, tuple(pairings))


def _check(entrants: Sequence[Entrant]) -> None:
    if len(entrants) < 2:
        raise GameError("A tournament takes two entrants or more.")
    names = [entrant.name for entrant in entrants]
    for name in names:
        if names.count(name) > 1:
            raise GameError(f"{name} is entered twice; once is enough.")
