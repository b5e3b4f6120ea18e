"""Chapter 11: Street Cred (11.2)."""

from __future__ import annotations

from streetcred.testing import Table, me, rival
from streetcred.text.vocabulary import (
    CRED_EVEN,
    LESS,
    MORE,
    THIS,
    cred,
    cred_below,
    cred_differs_by,
    have,
    power,
)

from .cards_for_tests import a_unit, known

LEADER = a_unit("Leader", have(THIS, power(1), only_if=cred(MORE)))
UNDERDOG = a_unit("Underdog", have(THIS, power(1), only_if=cred(LESS)))
POOR = a_unit("Poor", have(THIS, power(1), only_if=cred_below(20)))
EVEN_ONE = a_unit("Even One", have(THIS, power(1), only_if=CRED_EVEN))
APART = a_unit("Apart", have(THIS, power(1), only_if=cred_differs_by(10)))
ALL = [LEADER, UNDERDOG, POOR, EVEN_ONE, APART]
in_catalogue = known(LEADER, UNDERDOG, POOR, EVEN_ONE, APART)


def true_of(mine: dict[str, int], theirs: dict[str, int]) -> set[str]:
    """Give which of the conditions hold: the Units that have more than their printed power."""
    table = Table(me(field=ALL, gigs=mine), rival(gigs=theirs))
    return {name for name in table.me.field if table.me.power(name) == 6}


def test_it_is_the_sum_of_the_friendly_gigs() -> None:
    """11.2.1, 5.11.3, 5.12.3 Of mine for me, of the Rival's for the Rival; whoever brought the dice."""
    table = Table(me(gigs={"d6": 4, "rival d20": 17}), rival(gigs={"d8": 3}))

    assert (table.me.street_cred, table.rival.street_cred) == (21, 3)


def test_dice_in_the_fixer_area_do_not_count() -> None:
    """11.2.1, 5.10.3 They are nobody's Gigs yet."""
    table = Table(me(gigs={"d6": 4}, fixer=[20]))

    assert table.me.street_cred == 4


def test_it_changes_with_the_gigs() -> None:
    """11.2.1 By a change of value at once."""
    table = Table(me(hand=["industrial-assembly"], eddies=1, gigs={"d6": 2}))

    table.me.plays("industrial-assembly")
    table.me.chooses(3)

    assert table.me.street_cred == 5


def test_without_gigs_it_is_null() -> None:
    """11.2.3, 5.11.4 Null, and not 0."""
    table = Table(me(), rival(gigs={"d4": 1}))

    assert table.me.street_cred is None


def test_card_texts_read_it() -> None:
    """11.2.1, 11.2.2 More or less than the Rival's, below 20, even, and apart by 10."""
    assert true_of({"d20": 20}, {"d4": 3}) == {"leader", "even-one", "apart"}
    assert true_of({"d4": 3}, {"d20": 20}) == {"underdog", "poor", "apart"}
    assert true_of({"d6": 6}, {"d8": 6}) == {"poor", "even-one"}


def test_null_is_less_than_every_number() -> None:
    """11.2.3, 5.11.4.2 Less than the lowest there is; and any number is more than null."""
    assert true_of({}, {"d4": 1}) == {"underdog", "poor"}
    assert true_of({"d4": 1}, {}) == {"leader", "poor"}


def test_null_is_not_less_than_null() -> None:
    """11.2.3, 5.11.4.2, C16 With no Gig at all nobody leads."""
    assert true_of({}, {}) == {"poor"}


def test_null_is_neither_even_nor_odd() -> None:
    """11.2.3, 2.10.2, 5.11.4.1 It does not count as 0."""
    assert "even-one" not in true_of({}, {"d4": 1})
    assert "even-one" in true_of({"d4": 2}, {"d4": 1})


def test_from_null_nothing_differs() -> None:
    """C16, 11.2.3, 2.10.2 Twenty is not ten more than nothing."""
    assert "apart" not in true_of({}, {"d20": 20})
    assert "apart" not in true_of({"d20": 20}, {})
    assert "apart" in true_of({"d20": 20}, {"d4": 1})
