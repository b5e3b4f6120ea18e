"""Words that mean dice."""

from __future__ import annotations

import pytest

from streetcred.cards.build import unit as a_unit
from streetcred.testing import Table, me, rival
from streetcred.text.abilities import text_of
from streetcred.text.english import ENGLISH
from streetcred.text.vocabulary import BLUE, PLAY, VALUE_PAIR, control, draw, iff, on
from tests.rules.cards_for_tests import known

TWINS = a_unit(
    "Twins", "PRM 900", BLUE, ram=1, cost=0, power=1, tags=["MERC"],
    text=[on(PLAY, iff(control(VALUE_PAIR), draw(1)), iff(control(VALUE_PAIR, 2), draw(2)))],
)  # fmt: skip
in_catalogue = known(TWINS)


@pytest.mark.parametrize(
    ("gigs", "drawn"),
    [
        ({"d4": 4, "d6": 4}, 1),
        ({"d4": 4, "d6": 5}, 0),
        ({"d4": 4, "d6": 4, "d8": 4}, 1),
        ({"d4": 4, "d6": 4, "d8": 4, "d10": 4}, 3),
        ({"d4": 4, "d6": 4, "d8": 5, "d10": 5}, 3),
    ],
)
def test_a_die_counts_towards_one_value_pair(gigs: dict[str, int], drawn: int) -> None:
    """6.5, 6.5.1 Two dice of one value are a pair; three are still one, four are two."""
    table = Table(me(hand=[TWINS], gigs=gigs), rival())

    table.me.plays(TWINS)

    assert len(table.me.hand) == drawn


def test_a_value_pair_lies_in_one_gig_area() -> None:
    """6.5 Equal dice of two players are no pair."""
    table = Table(me(hand=[TWINS], gigs={"d6": 4}), rival(gigs={"d8": 4}))

    table.me.plays(TWINS)

    assert table.me.hand == []


def test_how_it_is_said() -> None:
    """The phrase of the printed cards."""
    assert text_of(TWINS, ENGLISH) == (
        "PLAY If you control a value-pair of Gigs, draw 1. If you control 2 or more value-pairs of Gigs, draw 2."
    )
