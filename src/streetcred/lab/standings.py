"""What a tournament comes to: every pairing, the ratings, and the mix to bring."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from streetcred.lab.equilibrium import equilibrium
from streetcred.lab.ratings import ratings
from streetcred.lab.scores import FALSE_DISCOVERIES, Share, corrected, p_value, pair_scores, share_of
from streetcred.lab.summary import Count, first_wins

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.lab.pairings import TournamentPlan
    from streetcred.lab.played import Played


@dataclass(frozen=True)
class PairingResult:
    """How two entrants did against each other."""

    a: int
    """Which entrant, by the place in the standings' names."""
    b: int
    share: Share
    """Of A."""
    p: float
    """How likely it would be if both were equally good."""
    q: float
    """The same, corrected for the number of pairings (Benjamini and Hochberg)."""

    @property
    def is_real(self) -> bool:
        """Give whether the difference stands with the false discoveries under control."""
        return self.q < FALSE_DISCOVERIES


@dataclass(frozen=True)
class Rating:
    """An entrant's rating as Elo, with its 95% interval; the average of all is 0."""

    name: str
    elo: float
    low: float
    high: float


@dataclass(frozen=True)
class Standings:
    """A tournament as far as it has been played."""

    names: list[str]
    pairings: list[PairingResult]
    ratings: list[Rating]
    """From the best to the worst."""
    mix: list[float] | None
    """How often to bring each entrant; None as long as some have not met."""
    first_wins: Count
    """Games won by whoever went first."""
    reasons: dict[str, int]

    def share(self, a: int, b: int) -> Share | None:
        """Give what one entrant takes against another, if they have met."""
        for pairing in self.pairings:
            if (pairing.a, pairing.b) == (a, b):
                return pairing.share
            if (pairing.a, pairing.b) == (b, a):
                return pairing.share.turned()
        return None

    def surest(self) -> list[PairingResult]:
        """Give the pairings with the surest differences first."""
        return sorted(self.pairings, key=lambda one: (one.q, one.p, -abs(one.share.mean - 0.5)))

    def to_data(self) -> dict[str, Any]:
        """Give it as data."""
        return {
            "entrants": self.names,
            "games": self.first_wins.games,
            "first_wins": self.first_wins.wins,
            "reasons": self.reasons,
            "pairings": [
                {
                    "a": self.names[pairing.a],
                    "b": self.names[pairing.b],
                    "pairs": pairing.share.pairs,
                    "share": pairing.share.mean,
                    "interval": [pairing.share.low, pairing.share.high],
                    "p": pairing.p,
                    "q": pairing.q,
                    "real": pairing.is_real,
                }
                for pairing in self.pairings
            ],
            "ratings": [
                {"name": rating.name, "elo": rating.elo, "interval": [rating.low, rating.high]}
                for rating in self.ratings
            ],
            "mix": None if self.mix is None else dict(zip(self.names, self.mix, strict=True)),
        }


def standings(plan: TournamentPlan, games: Sequence[Played]) -> Standings:
    """Work out a tournament from its games; there must be a pair."""
    names = [entrant.name for entrant in plan.entrants]
    place = {name: number for number, name in enumerate(names)}
    met: defaultdict[tuple[int, int], list[Played]] = defaultdict(list)
    for game in games:
        a, b = game.names
        met[place[a], place[b]].append(game)
    scores = {(place[a.name], place[b.name]): pair_scores(met[place[a.name], place[b.name]]) for a, b in plan.pairings}
    pairings = _pairings(scores)
    rated = ratings(scores, len(names), seed=plan.seed)
    return Standings(
        names,
        pairings,
        sorted((Rating(name, *found) for name, found in zip(names, rated, strict=True)), key=lambda one: -one.elo),
        _mix(pairings, len(names)),
        first_wins(games),
        dict(Counter(game.reason for game in games).most_common()),
    )


def _pairings(scores: dict[tuple[int, int], list[float]]) -> list[PairingResult]:
    met = {both: found for both, found in scores.items() if found}
    chances = [p_value(found) for found in met.values()]
    return [
        PairingResult(a, b, share_of(found), p, q)
        for ((a, b), found), p, q in zip(met.items(), chances, corrected(chances), strict=True)
    ]


def _mix(pairings: Sequence[PairingResult], size: int) -> list[float] | None:
    """Give the equilibrium, which takes that everybody has met everybody."""
    if len(pairings) < size * (size - 1) // 2:
        return None
    shares = [[0.5] * size for _ in range(size)]
    for pairing in pairings:
        shares[pairing.a][pairing.b] = pairing.share.mean
        shares[pairing.b][pairing.a] = 1 - pairing.share.mean
    return equilibrium(shares)
