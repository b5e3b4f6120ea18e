"""What the lab says about results that are known."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest

from streetcred.lab.equilibrium import equilibrium
from streetcred.lab.pairings import match_plan
from streetcred.lab.ratings import ratings
from streetcred.lab.scores import elo, p_value, pair_scores, pairs_needed, share_of
from streetcred.lab.sprt import expected
from streetcred.lab.standings import standings
from streetcred.lab.summary import Count, summarise
from tests.lab.made_up import EMBRACING, HEIST, made_up, small_match, small_tournament


def test_the_interval_is_that_of_t_over_pairs() -> None:
    """Five pairs; mean 0.6, standard deviation sqrt(0.175), t(0.975, 4) = 2.7764."""
    share = share_of([0.0, 0.5, 0.5, 1.0, 1.0])

    reach = 2.7764 * math.sqrt(0.175 / 5)
    assert (share.mean, share.low, share.high) == pytest.approx((0.6, 0.6 - reach, 1.0), abs=1e-4)


def test_equal_pairs_and_few_pairs_are_not_taken_for_certain() -> None:
    """Wilson's interval where nothing spreads; everything where one pair stands alone."""
    assert share_of([1.0] * 10).low == pytest.approx(0.7225, abs=1e-4)
    assert (share_of([1.0]).low, share_of([1.0]).high) == (0, 1)


def test_p_values() -> None:
    """A t test, and what is said where there is no spread."""
    assert p_value([0.5] * 8) == 1
    assert p_value([1.0]) == 1
    assert p_value([1.0] * 5) == pytest.approx(2 / 32)
    assert p_value([0.0, 0.5, 0.5, 1.0, 1.0]) == pytest.approx(0.6213, abs=1e-3)


def test_elo() -> None:
    """There and back again."""
    assert [elo(expected(difference)) for difference in (-200, 0, 35)] == pytest.approx([-200, 0, 35])
    assert (elo(1.0), elo(0.0)) == (math.inf, -math.inf)


def test_how_many_pairs_show_a_difference() -> None:
    """(1.95996 + 0.84162)^2 * 0.35^2 / 0.02^2."""
    assert pairs_needed(0.35) == 2404


@pytest.mark.parametrize(
    ("scores", "judgement"),
    [
        ([1.0] * 30 + [0.5] * 10, "The Heist (random) is better than Embracing Power (random)."),
        ([0.0] * 30 + [0.5] * 10, "Embracing Power (random) is better than The Heist (random)."),
        ([0.0, 1.0] * 10, "Too close to tell: 5,164 pairs would be needed to see a difference of 2%."),
        ([0.5] * 10, "Too close to tell: every pair of games came out the same."),
    ],
)
def test_the_judgement(scores: list[float], judgement: str) -> None:
    """A sentence for each case."""
    plan = small_match(len(scores))

    assert summarise(plan, made_up(plan, scores)).judgement == judgement


def test_a_summary_counts_by_seat_and_by_who_goes_first() -> None:
    """One pair each lost, shared and won; A goes first where A has the first seat."""
    plan = small_match(3)
    found = summarise(plan, made_up(plan, [0.0, 0.5, 1.0]))

    assert found.going_first == (Count(2, 3), Count(2, 3))
    assert found.going_second == (Count(1, 3), Count(1, 3))
    assert (found.first_wins.wins, found.first_wins.games) == (4, 6)
    assert found.seats == (Count(2, 3), Count(1, 3))
    assert (found.share.mean, found.turns) == (0.5, 11)


def test_pair_scores_come_in_the_order_of_the_pairs() -> None:
    """Whatever the order of the games."""
    games = made_up(small_match(3), [0.0, 0.5, 1.0])

    assert pair_scores(games[::-1]) == [0.0, 0.5, 1.0]


def test_ratings_find_known_strengths() -> None:
    """Four entrants, 400 pairs of each pairing, played by dice."""
    true = [150.0, 50.0, -50.0, -150.0]
    dice = random.Random(5)
    scores = {
        (a, b): [sum(dice.random() < expected(true[a] - true[b]) for _ in range(2)) / 2 for _ in range(400)]
        for a, b in combinations(range(4), 2)
    }

    found = ratings(scores, 4, seed=1)

    assert [rating for rating, _, _ in found] == pytest.approx(true, abs=25)
    assert all(low < strength < high for (_, low, high), strength in zip(found, true, strict=True))
    assert found == ratings(scores, 4, seed=1)


def test_one_who_never_wins_has_a_rating() -> None:
    """Half a win each is made up, so that nobody is without end."""
    (best, low, high), (worst, _, _) = ratings({(0, 1): [1.0] * 10}, 2)

    assert best == pytest.approx(-worst)
    assert best == pytest.approx(elo(20.5 / 21) / 2, abs=0.1)
    assert low == pytest.approx(best)
    assert high == pytest.approx(best)


def test_rock_paper_scissors_is_mixed_evenly() -> None:
    """A third each; with one that beats all the others, only that one."""
    assert equilibrium([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]]) == pytest.approx([1 / 3] * 3)
    assert equilibrium([[0.5, 0.6, 0.7], [0.4, 0.5, 0.9], [0.3, 0.1, 0.5]]) == pytest.approx([1, 0, 0])
    uneven = equilibrium([[0.5, 0.3, 0.6], [0.7, 0.5, 0.3], [0.4, 0.7, 0.5]])
    assert uneven == pytest.approx([0.4, 0.2, 0.4])


def test_differences_that_many_pairings_show_by_chance_are_not_called_real() -> None:
    """Three pairings: one sure, one that would be real alone, one even. Corrected: p * 3 / rank, and never falling."""
    plan = small_tournament(40)
    sure, doubtful, even = [1.0] * 40, [1.0] * 14 + [0.0] * 6 + [0.5] * 20, [0.0, 1.0] * 20
    games = [
        game
        for (a, b), scores in zip(plan.pairings, (sure, doubtful, even), strict=True)
        for game in made_up(match_plan(a, b, 40, 0), scores)
    ]

    found = standings(plan, games)

    p = [p_value(scores) for scores in (sure, doubtful, even)]
    assert [one.p for one in found.pairings] == pytest.approx(p)
    assert [one.q for one in found.pairings] == pytest.approx([p[0] * 3, p[1] * 3 / 2, p[2]])
    assert [one.is_real for one in found.pairings] == [True, False, False]
    assert found.ratings[0].name == HEIST.name
    assert found.mix == pytest.approx([1, 0, 0])
    back = found.share(1, 0)
    assert back is not None
    assert back.mean == 0


def test_a_tournament_that_has_hardly_begun_has_standings() -> None:
    """One pairing of three has met: the others have no share, and there is no mix yet."""
    plan = small_tournament()
    found = standings(plan, made_up(match_plan(HEIST, EMBRACING, 1, 0), [1.0]))

    assert len(found.pairings) == 1
    assert found.share(0, 2) is None
    assert found.mix is None
    assert len(found.ratings) == 3
