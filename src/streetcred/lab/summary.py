"""What a match comes to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Any

from streetcred.lab.played import TIE, Played
from streetcred.lab.scores import Share, elo, pair_scores, pairs_needed, share_of
from streetcred.lab.sprt import Sprt
from streetcred.lab.tally import interval

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.lab.pairings import MatchPlan


@dataclass(frozen=True)
class Count:
    """How many of how many games, with the 95% interval of their share."""

    wins: int
    games: int
    over_pairs: tuple[float, float] | None = None
    """The interval, where both games of a pair are counted, which are not independent; else it is Wilson's."""

    @property
    def share(self) -> float | None:
        """Give the share, if there was a game."""
        return self.wins / self.games if self.games else None

    @property
    def interval(self) -> tuple[float, float]:
        """Give the 95% interval of the share."""
        if self.over_pairs is not None:
            return self.over_pairs
        return interval(self.wins, self.games) if self.games else (0.0, 1.0)


@dataclass(frozen=True)
class Summary:
    """The counts of a match between A and B."""

    names: tuple[str, str]
    share: Share
    """Of A."""
    ties: int
    going_first: tuple[Count, Count]
    """Games that A won among those in which A went first, and the same for B."""
    going_second: tuple[Count, Count]
    seats: tuple[Count, Count]
    """Games that A won in seat 0 and in seat 1."""
    first_wins: Count
    """Games won by whoever went first."""
    reasons: dict[str, int]
    turns: float
    decisions: float
    test: Sprt | None

    @property
    def elo(self) -> tuple[float, float, float]:
        """Give the difference in Elo and its interval."""
        return elo(self.share.mean), elo(self.share.low), elo(self.share.high)

    @property
    def counts(self) -> list[tuple[str, Count]]:
        """Give the wins by who went first and by seat, each with its words."""
        a, b = self.names
        return [
            (f"{a} going first", self.going_first[0]),
            (f"{a} going second", self.going_second[0]),
            (f"{b} going first", self.going_first[1]),
            (f"{b} going second", self.going_second[1]),
            (f"{a} in seat 1", self.seats[0]),
            (f"{a} in seat 2", self.seats[1]),
            ("whoever goes first", self.first_wins),
        ]

    @property
    def judgement(self) -> str:
        """Say in a sentence what the match has shown."""
        a, b = self.names
        if self.share.low > 0.5:
            return f"{a} is better than {b}."
        if self.share.high < 0.5:
            return f"{b} is better than {a}."
        needed = pairs_needed(self.share.spread)
        if self.share.spread == 0:
            return "Too close to tell: every pair of games came out the same."
        if needed <= self.share.pairs:
            return "Too close to tell: a difference of 2% or more would most likely have shown."
        return f"Too close to tell: {needed:,} pairs would be needed to see a difference of 2%."

    @property
    def test_said(self) -> str | None:
        """Say in a sentence what the sequential test has shown."""
        if self.test is None:
            return None
        if self.test.verdict is None:
            return f"The test is still open after {self.test.pairs} pairs (ratio {self.test.ratio:+.2f})."
        which = "higher" if self.test.verdict == "H1" else "lower"
        return (
            f"The test stopped after {self.test.pairs} pairs: the {which} of the two Elo differences is the likelier "
            "one. A share that was stopped early is on average a little too far from one half."
        )

    def to_data(self) -> dict[str, Any]:
        """Give it as data."""
        share = self.share
        return {
            "a": self.names[0],
            "b": self.names[1],
            "pairs": share.pairs,
            "share": share.mean,
            "interval": [share.low, share.high],
            "ties": self.ties,
            "first_wins": self.first_wins.wins,
            "reasons": self.reasons,
            "judgement": self.judgement,
            "test": self.test_said,
        }


def summarise(plan: MatchPlan, games: Sequence[Played]) -> Summary:
    """Count the games of a match; there must be a pair."""
    a, b = plan.pairings[0]
    scores = pair_scores(games)
    test = None if plan.sprt is None else Sprt(*plan.sprt)
    if test is not None:
        for score in scores:
            test.add(score)
    return Summary(
        names=(a.name, b.name),
        share=share_of(scores),
        ties=sum(game.winner == TIE for game in games),
        going_first=(_wins(games, "a", first="a"), _wins(games, "b", first="b")),
        going_second=(_wins(games, "a", first="b"), _wins(games, "b", first="a")),
        seats=(_seat(games, a_first_seat=True), _seat(games, a_first_seat=False)),
        first_wins=first_wins(games),
        reasons=dict(Counter(game.reason for game in games).most_common()),
        turns=fmean(game.turns for game in games),
        decisions=fmean(game.decisions for game in games),
        test=test,
    )


def first_wins(games: Sequence[Played]) -> Count:
    """Count the games that were won by whoever went first; all are of whole pairs, one behind the other."""
    won = [float(game.winner == game.first) for game in games]
    share = share_of([(one + other) / 2 for one, other in zip(won[::2], won[1::2], strict=True)])
    return Count(int(sum(won)), len(won), (share.low, share.high))


def _wins(games: Sequence[Played], who: str, first: str) -> Count:
    those = [game for game in games if game.first == first]
    return Count(sum(game.winner == who for game in those), len(those))


def _seat(games: Sequence[Played], *, a_first_seat: bool) -> Count:
    those = [game for game in games if game.a_first_seat is a_first_seat]
    return Count(sum(game.winner == "a" for game in those), len(those))
