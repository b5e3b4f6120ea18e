"""Making a list better, swap by swap."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import polars as pl
import pytest

from streetcred import GameError
from streetcred.decks import breaches
from streetcred.lab.climb import Ascent, Climb, Round
from streetcred.lab.comparison import Swap
from streetcred.lab.folder import RESULTS
from streetcred.lab.plan import Entrant
from streetcred.lab.scores import difference_of
from streetcred.lab.workers import Alone, workers
from tests.lab.made_up import EMBRACING, HEIST
from tests.lab.test_comparison import CAB, SQUAD, costlier, with_costlier

ASKED = Ascent(HEIST, (EMBRACING,), (CAB,), rounds=2, tries=5, pairs=2, seed=4)


def climbed(asked: Ascent, path: Path, count: int = 1) -> Climb:
    """Climb to the end."""
    climb = Climb(asked, path, asked.base.deck)
    with workers(count) as team:
        for _ in climb.play(team):
            pass
    return climb


def test_the_heats_grow_longer() -> None:
    """16 swaps, 4 of them in three times as many pairs, then one on trial."""
    asked = Ascent(HEIST, (EMBRACING,), (), rounds=5, tries=16, pairs=22, seed=0)

    assert asked.heats() == [(16, 22), (4, 66)]
    assert asked.game_count == 5 * (2 * 17 * 22 + 2 * 5 * 66 + 4 * 220) + 4 * 440


def test_every_swap_is_legal_and_tried_once(tmp_path: Path) -> None:
    """Cards that were to be kept stay."""
    climb = climbed(ASKED, tmp_path)

    tried = [swap for found in climb.rounds for swap, _, _ in found.tried]
    assert len(tried) == len(set(tried)) == 10
    assert all(swap.out is not CAB for swap in tried)
    assert not breaches(climb.deck)
    best, gain, pairs = climb.rounds[0].tried[0]
    assert (climb.rounds[0].best, pairs) == (best, 2 + 6)
    assert gain >= climb.rounds[0].tried[1][1]


def test_a_climb_is_the_same_however_it_is_played(tmp_path: Path) -> None:
    """With two workers; stopped in the middle and begun again."""
    whole = climbed(ASKED, tmp_path / "whole")
    assert climbed(ASKED, tmp_path / "together", 2).rounds == whole.rounds

    assert len(list(islice(Climb(ASKED, tmp_path / "broken", HEIST.deck).play(Alone()), 6))) == 6
    again = climbed(ASKED, tmp_path / "broken")
    assert (again.rounds, again.deck, again.gain) == (whole.rounds, whole.deck, whole.gain)
    with pytest.raises(GameError, match="was made for another number of rounds"):
        climbed(Ascent(HEIST, (EMBRACING,), (CAB,), rounds=3, tries=5, pairs=2, seed=4), tmp_path / "broken")


def test_a_swap_that_is_better_is_taken_and_proved(tmp_path: Path) -> None:
    """The cab can't be paid for, and nothing else may be swapped; what comes in is held against it at the end."""
    worse = with_costlier(HEIST.deck, CAB, more=20)
    keeping = tuple(card for card in (*worse.legends, *worse.counts) if (card.cost or 0) < 20)
    asked = Ascent(Entrant(worse, "random"), (EMBRACING,), keeping, rounds=1, tries=4, pairs=6, seed=0)
    climb = climbed(asked, tmp_path)

    assert [swap.out.slug for swap in climb.changes] == [costlier(CAB).slug]
    assert climb.rounds[0].trial is not None
    assert climb.rounds[0].trial.low > 0
    assert climb.gain is not None
    assert climb.gain.count == 120
    assert climb.judgement == f"The new list takes {climb.gain.mean:+.1%} of the points, which may be chance."
    assert len(pl.read_parquet(tmp_path / "proof" / RESULTS)) == 2 * 2 * 120
    (swap,) = climb.changes
    assert climb.deck.counts[swap.into[0]] == worse.counts.get(swap.into[0], 0) + swap.copies


def test_the_judgement() -> None:
    """A sentence for each case."""
    climb = Climb(ASKED, Path(), HEIST.deck)
    assert climb.judgement == "No swap was found that is better for sure."
    swap = Swap(CAB, 3, (SQUAD,))
    climb.rounds.append(Round([(swap, 0.1, 8)], difference_of([0.5, 0.0, 0.5], 0.8), is_taken=True))
    assert climb.judgement == "The new list has not been held against the old one yet."
    climb.gain = difference_of([0.5, 0.0, 0.5] * 10)
    assert climb.judgement == "The new list is better: it takes 33.3% more of the points."


def test_a_deck_in_which_everything_stays(tmp_path: Path) -> None:
    """There is nothing to try."""
    keeping = (*HEIST.deck.legends, *HEIST.deck.counts)
    with pytest.raises(GameError, match=r"^There is no card in this deck that could be swapped"):
        climbed(Ascent(HEIST, (EMBRACING,), keeping, rounds=1, tries=2, pairs=1, seed=0), tmp_path)


def test_intervals_of_differences() -> None:
    """Narrower where less certainty is asked for; three in so many where nothing differs."""
    values = [0.5, 0.0, 0.5, -0.5, 1.0, 0.0]
    assert difference_of(values, 0.8).low > difference_of(values).low
    assert (difference_of([0.0] * 60).low, difference_of([0.0] * 60).high) == (-0.05, 0.05)
    assert difference_of([0.5]).low == -1
