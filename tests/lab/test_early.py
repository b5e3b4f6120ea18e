"""What cards do for those who have them early."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred.cards.catalogue import CARDS
from streetcred.core import decision as ask
from streetcred.decks import LISTS
from streetcred.lab.early import Points, Seen, Watched, difference, figures, watch
from streetcred.lab.known import known, source
from streetcred.lab.pairings import match_plan
from streetcred.lab.plan import Entrant
from streetcred.testing import Table, face_down, legend, me
from streetcred.view import View, view

if TYPE_CHECKING:
    from streetcred.core.decision import Decision, Option


class First:
    """Takes the first option of a kind, or the first of all."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def choose(self, view: View, decision: Decision, budget: object = None) -> Option:  # noqa: ARG002
        """Give it."""
        return next((option for option in decision.options if option[0] == self.kind), decision.options[0])


def side(points: float, *early: str, deck: str = "mine", rival: str = "theirs") -> Seen:
    """Give a side of a game in which these cards came early, and were played."""
    return Seen(deck, rival, points, frozenset(early), frozenset(early), frozenset(early))


def watched(table: Table, kind: int = ask.END_TURN) -> Watched:
    """Let somebody choose at a table, and be watched."""
    bot = Watched(First(kind))
    seen = view(table.state, 0)
    assert seen.decision is not None
    bot.choose(seen, seen.decision)
    return bot


def test_what_is_in_hand_in_the_first_turns_came_early() -> None:
    """And what is there later came, but not early."""
    hand = me(hand=["corpo-security", "floor-it"], eddies=5)
    assert watched(Table(hand, turn=5)).early == {"corpo-security", "floor-it"}
    late = watched(Table(hand, turn=7))
    assert (late.early, late.had) == (set(), {"corpo-security", "floor-it"})


def test_a_legend_counts_once_it_is_turned_up() -> None:
    """Early is the first turn of its player: two turns later all may lie face-up."""
    lying = me(legends=[legend("v-streetkid"), face_down("royce-psycho-on-the-edge")])
    assert watched(Table(lying, turn=1)).early == {"v-streetkid"}
    later = watched(Table(lying, turn=3))
    assert (later.early, later.used) == (set(), {"v-streetkid"})


def test_what_is_played_from_the_hand_is_used() -> None:
    """And nothing else of it."""
    hand = me(hand=["corpo-security", "psycho-squad"], eddies=2)
    assert watched(Table(hand), ask.PLAY).used == {"corpo-security"}
    assert watched(Table(hand)).used == set()


def test_each_pairing_is_held_against_itself() -> None:
    """A list that wins more doesn't make its cards look good."""
    strong = [side(1.0, "a", deck="strong")] * 20 + [side(1.0, deck="strong")] * 10
    weak = [side(0.0, "a", deck="weak")] * 10 + [side(0.0, deck="weak")] * 20
    (found,) = figures([*strong, *weak], {"strong": ["a"], "weak": ["a"]})
    assert (found.games, found.early) == (60, 30)
    assert found.having == pytest.approx(2 / 3)
    assert found.lacking == pytest.approx(1 / 3)
    assert found.more == 0.0


def test_the_difference_has_an_interval() -> None:
    """As by hand: 6 of 10 points with the card, 4 of 10 without; the variance of either mean is 0.24 / 9."""
    group = Points([1.0] * 6 + [0.0] * 4, [1.0] * 4 + [0.0] * 6)
    mean, error = difference([group])
    assert mean == pytest.approx(0.2)
    assert error == pytest.approx((2 * 0.24 / 9) ** 0.5)
    two, less = difference([group, group])
    assert two == pytest.approx(0.2)
    assert less == pytest.approx(error / 2**0.5)
    assert difference([Points([1.0], [0.0, 0.0])]) == (0.0, 0.0)


def test_a_real_effect_shows() -> None:
    """And its chance is small; a card that does nothing stays too close to tell."""
    games = [
        side(float(won), *cards)
        for cards, wins in ((("a", "b"), 80), (("a",), 78), (("b",), 30), ((), 33))
        for won in [1] * wins + [0] * (100 - wins)
    ]
    good, none = figures(games, {"mine": ["a", "b"]})
    assert good.low > 0.3
    assert good.p < 0.001
    assert none.low < 0 < none.high
    assert none.p > 0.3


def test_a_game_is_watched_from_both_sides() -> None:
    """The same game gives the same; the points of both are one."""
    lists = list(LISTS.values())
    plan = match_plan(Entrant(lists[0], "street"), Entrant(lists[1], "street"), 1, 5)
    planned = plan.games_of(0)[0]
    one, other = watch(planned)
    assert one.points + other.points == 1
    assert (one.deck, one.rival) == (other.rival, other.deck)
    for seen, deck in ((one, lists[0]), (other, lists[1])):
        own = {card.slug for card in (*deck.legends, *deck.main)}
        assert seen.early <= seen.had
        assert seen.used
        assert seen.early & own
    assert watch(planned) == (one, other)


def test_the_product_knows_all_cards_of_its_lists() -> None:
    """With figures that fit together."""
    played = {card.slug for deck in LISTS.values() for card in (*deck.legends, *deck.main)}
    assert {slug for slug in CARDS if known(slug)} == played
    assert source().lists == len(LISTS)
    for slug in played:
        found = known(slug)
        assert found is not None
        assert found.low <= found.more <= found.high
        assert 0 < found.early < found.games <= 2 * source().games
        assert found.used <= found.had <= found.games
