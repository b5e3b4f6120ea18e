"""Making a list better, swap by swap: a hill climb in which every step has to prove itself.

A round draws some swaps and lets them play in heats: after each, the better quarter goes on and plays three times as
many pairs. The one that is left goes on trial with new seeds, since the best of many looks better than it is; if it is
better there as well (nine times in ten), the list changes and the next round begins with it. At the end the last list
is held against the first, with new seeds again.
"""

from __future__ import annotations

import math
import random
from contextlib import suppress
from dataclasses import dataclass, field
from statistics import fmean
from typing import TYPE_CHECKING, Any, ClassVar, Final

import streetcred
from streetcred.core.ruleset import OFFICIAL
from streetcred.decks.swap import alternatives, swapped
from streetcred.errors import GameError
from streetcred.lab.comparison import Comparison, Swap, Version, Whole, asked_of
from streetcred.lab.folder import Folder, Home
from streetcred.lab.plan import Entrant
from streetcred.lab.scores import Difference, difference_of
from streetcred.lab.series import play_series
from streetcred.lab.worths import scores

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from pathlib import Path

    from streetcred.core.card import Card
    from streetcred.decks.deck import Deck
    from streetcred.lab.workers import Workers

GO_ON: Final = 4
"""One in so many goes on to the next heat,"""
MORE_PAIRS: Final = 3
"""and plays so many times as many pairs."""
TRIAL: Final = 10
"""How many times the pairs of the first heat a trial has;"""
PROOF: Final = 20
"""and the last comparison."""
SURE: Final = 0.8
"""The interval of a trial: its lower end has to be above zero, so one swap in ten that is none the better gets by."""
_DRAWS: Final = 40
"""How often a swap is drawn for each one wanted; many are not legal or were tried."""


@dataclass(frozen=True)
class Ascent:
    """What is asked for."""

    base: Entrant
    field: tuple[Entrant, ...]
    """The rivals; they take turns."""
    keeping: tuple[Card, ...]
    """Cards that stay."""
    rounds: int
    tries: int
    """How many swaps play in the first heat of a round."""
    pairs: int
    """How many pairs each of them plays there."""
    seed: int
    kind: ClassVar[str] = "improve"

    def heats(self) -> list[tuple[int, int]]:
        """Give for each heat of a round how many swaps play in it, and how many pairs each."""
        found: list[tuple[int, int]] = []
        swaps, pairs = self.tries, self.pairs
        while swaps > 1 or not found:
            found.append((swaps, pairs))
            swaps, pairs = math.ceil(swaps / GO_ON), pairs * MORE_PAIRS
        return found

    @property
    def game_count(self) -> int:
        """How many games there will be at most."""
        of_round = sum(2 * (1 + swaps) * pairs for swaps, pairs in self.heats()) + 4 * TRIAL * self.pairs
        return self.rounds * of_round + 4 * PROOF * self.pairs

    def to_data(self) -> dict[str, Any]:
        """Give it as data."""
        return {
            "kind": self.kind,
            **asked_of(self.base, self.field),
            "keeping": [card.slug for card in self.keeping],
            "rounds": self.rounds,
            "tries": self.tries,
            "pairs": self.pairs,
            "seed": self.seed,
            "rules": OFFICIAL.version,
            "version": streetcred.__version__,
        }


@dataclass(frozen=True)
class Round:
    """What came of a round."""

    tried: list[tuple[Swap, float, int]]
    """Every swap with what it gained in the heats and in how many pairs, the best first."""
    trial: Difference | None
    """What the best one gained on trial; None if it had gained nothing before."""
    is_taken: bool

    @property
    def best(self) -> Swap:
        """The swap that was left."""
        return self.tried[0][0]


@dataclass
class Climb:
    """A climb as far as it has come."""

    asked: Ascent
    path: Path
    deck: Deck
    rounds: list[Round] = field(default_factory=list)
    gain: Difference | None = None
    """What the last list takes more than the first; None before that is known, or if they are the same."""

    @property
    def changes(self) -> list[Swap]:
        """The swaps that were taken."""
        return [found.best for found in self.rounds if found.is_taken]

    @property
    def judgement(self) -> str:
        """Say in a sentence what has come out."""
        if not self.changes:
            return "No swap was found that is better for sure."
        if self.gain is None:
            return "The new list has not been held against the old one yet."
        if self.gain.low > 0:
            return f"The new list is better: it takes {self.gain.mean:.1%} more of the points."
        return f"The new list takes {self.gain.mean:+.1%} of the points, which may be chance."

    def to_data(self) -> dict[str, Any]:
        """Give it as data."""
        return {
            "deck": self.asked.base.name,
            "judgement": self.judgement,
            "gain": None if self.gain is None else [self.gain.mean, self.gain.low, self.gain.high],
            "rounds": [
                {
                    "taken": found.is_taken,
                    "trial": None if found.trial is None else [found.trial.mean, found.trial.low, found.trial.high],
                    "tried": [{"swap": swap.said, "gain": gain, "pairs": pairs} for swap, gain, pairs in found.tried],
                }
                for found in self.rounds
            ],
        }

    def play(self, workers: Workers) -> Generator[int]:
        """Climb; give how many games each step has added. What is in the folder is not played again."""
        Home(self.path, self.asked.to_data())
        known: set[Swap] = set()
        for number in range(1, self.asked.rounds + 1):
            swaps = self._drawn(number, known)
            if not swaps:
                break
            known.update(swaps)
            self.rounds.append((yield from self._round(number, swaps, workers)))
            if self.rounds[-1].is_taken:
                best = self.rounds[-1].best
                self.deck = swapped(self.deck, best.out, best.copies, best.into[0])
        if not self.rounds:
            raise GameError("There is no card in this deck that could be swapped for another.")
        if self.changes:
            gains = yield from self._gains("proof", self.asked.base.deck, (Whole(self.deck),), PROOF, workers)
            self.gain = difference_of(gains[0])

    def _round(self, number: int, swaps: list[Swap], workers: Workers) -> Generator[int, None, Round]:
        gains: dict[Swap, list[float]] = {swap: [] for swap in swaps}

        def gain(swap: Swap) -> float:
            return fmean(gains[swap])

        running = list(swaps)
        for heat, (_, pairs) in enumerate(self.asked.heats(), start=1):
            name = f"round-{number}-heat-{heat}"
            found = yield from self._gains(name, self.deck, running, pairs // self.asked.pairs, workers)
            for swap, values in zip(running, found, strict=True):
                gains[swap] += values
            running = sorted(running, key=gain, reverse=True)[: math.ceil(len(running) / GO_ON)]
        ranked = sorted(swaps, key=lambda swap: (len(gains[swap]), gain(swap)), reverse=True)
        tried = [(swap, gain(swap), len(gains[swap])) for swap in ranked]
        if gain(ranked[0]) <= 0:
            return Round(tried, None, is_taken=False)
        on_trial = yield from self._gains(f"round-{number}-trial", self.deck, ranked[:1], TRIAL, workers)
        trial = difference_of(on_trial[0], SURE)
        return Round(tried, trial, trial.low > 0)

    def _gains(
        self, name: str, deck: Deck, versions: Sequence[Version], times: int, workers: Workers
    ) -> Generator[int, None, list[list[float]]]:
        """Play a comparison in a folder of its own; give what each version gained in every pair."""
        seed = random.Random(f"{self.asked.seed} {name}").getrandbits(40)
        entrant = Entrant(deck, self.asked.base.bot)
        plan = Comparison(self.asked.pairs * times, seed, entrant, self.asked.field, tuple(versions))
        folder = Folder(self.path / name, plan)
        there = sum(len(games) for games in folder.parts())
        yield there
        yield from play_series(plan, folder, workers)
        base, *others = scores(plan, folder.finish())
        return [[new - old for old, new in zip(base, found, strict=True)] for found in others]

    def _drawn(self, number: int, known: set[Swap]) -> list[Swap]:
        """Draw swaps that were not tried before."""
        chance = random.Random(f"{self.asked.seed} {number}")
        cards = (*self.deck.legends, *self.deck.counts)
        movable = [card for card in cards if card not in self.asked.keeping]
        found: list[Swap] = []
        for _ in range(self.asked.tries * _DRAWS if movable else 0):
            out = chance.choice(movable)
            most = self.deck.counts.get(out, 1)
            copies = chance.choice([most, chance.randint(1, most)])
            with suppress(IndexError):
                swap = Swap(out, copies, (chance.choice(alternatives(self.deck, out, copies)),))
                if swap not in known and swap not in found:
                    found.append(swap)
            if len(found) == self.asked.tries:
                break
        return found
