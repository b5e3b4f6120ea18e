"""What cards are worth: the points that a deck takes more with them than with others in their places."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Any

from streetcred.lab.scores import FALSE_DISCOVERIES, Difference, Share, corrected, difference_of, share_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.lab.comparison import Comparison, Version
    from streetcred.lab.played import Played


@dataclass(frozen=True)
class Worth:
    """What some cards are worth in a deck, against others in their places."""

    version: Version
    share: float
    """Of the points, that the changed deck takes."""
    difference: Difference
    """What the deck takes more as it is."""
    q: float
    """How likely a difference so large would be by chance, with so many cards looked at."""

    @property
    def is_real(self) -> bool:
        """Give whether the difference stands with the false discoveries under control."""
        return self.q < FALSE_DISCOVERIES

    @property
    def judgement(self) -> str:
        """Say in words whether the change is one for the better."""
        if not self.is_real:
            return "too close to tell"
        return "stay" if self.difference.mean > 0 else "better swapped"


@dataclass(frozen=True)
class Worths:
    """A comparison as far as it has been played."""

    name: str
    share: Share
    """What the deck takes as it is."""
    worths: list[Worth]
    """What is worth most first."""

    @property
    def judgement(self) -> str:
        """Say in a sentence what has been shown."""
        if len(self.worths) == 1:
            return _one(self.worths[0])
        best, worst = self.worths[0], self.worths[-1]
        real = sum(worth.is_real for worth in self.worths)
        said = [f"Of {len(self.worths)} swaps {real or 'none'} {'makes' if real < 2 else 'make'} a real difference."]
        if best.is_real and best.difference.mean > 0:
            said.append(f"The costliest would be {best.version.said}.")
        if worst.is_real and worst.difference.mean < 0:
            said.append(f"The best would be {worst.version.said}.")
        return " ".join(said)

    def to_data(self) -> dict[str, Any]:
        """Give it as data."""
        return {
            "deck": self.name,
            "pairs": self.share.pairs,
            "share": self.share.mean,
            "interval": [self.share.low, self.share.high],
            "swaps": [
                {
                    "swap": worth.version.said,
                    "share": worth.share,
                    "worth": worth.difference.mean,
                    "interval": [worth.difference.low, worth.difference.high],
                    "p": worth.difference.p,
                    "q": worth.q,
                    "real": worth.is_real,
                }
                for worth in self.worths
            ],
        }


def worths(plan: Comparison, games: Sequence[Played]) -> Worths:
    """Work out a comparison from its games; there must be a place with all of its games."""
    base, *others = scores(plan, games)
    differences = [difference_of([one - other for one, other in zip(base, found, strict=True)]) for found in others]
    chances = corrected([difference.p for difference in differences])
    return Worths(
        plan.base.name,
        share_of(base),
        sorted(
            (
                Worth(version, fmean(found), difference, q)
                for version, found, difference, q in zip(plan.versions, others, differences, chances, strict=True)
            ),
            key=lambda worth: -worth.difference.mean,
        ),
    )


def scores(plan: Comparison, games: Sequence[Played]) -> list[list[float]]:
    """Give the score of every pair: of the deck as it is, then of each version, in the order of the plan."""
    pairs = [(one.score + other.score) / 2 for one, other in zip(games[::2], games[1::2], strict=True)]
    versions = 1 + len(plan.versions)
    return [pairs[place::versions] for place in range(versions)]


def _one(worth: Worth) -> str:
    found = worth.difference
    if not worth.is_real:
        return f"{worth.version.said}: too close to tell."
    word = "gain" if found.mean < 0 else "cost"
    return f"{worth.version.said} would {word} {abs(found.mean):.1%} of the points."
