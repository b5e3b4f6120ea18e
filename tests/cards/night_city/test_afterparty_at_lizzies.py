"""Afterparty at Lizzie's adjusts a Gig and draws for different values."""

from streetcred.testing import Table, me, rival

AFTERPARTY = "afterparty-at-lizzies"


def played(mine: dict[str, int], rivals: dict[str, int] | None = None) -> Table:
    """Play it with those Gigs on both sides."""
    table = Table(me(hand=[AFTERPARTY], eddies=1, gigs=mine), rival(gigs=rivals or {}))
    table.me.plays(AFTERPARTY)
    return table


def test_an_adjustment_makes_two_values_of_one() -> None:
    """10.3.3 3 and 3 become 3 and 4, and a card is drawn."""
    table = played({"d4": 3, "d6": 3})

    table.me.chooses("d6", 1)

    assert table.me.gigs == {"d4": 3, "d6": 4}
    assert table.me.hand == ["emergency-atlus"]
    assert table.me.trash == [AFTERPARTY]


def test_an_adjustment_may_make_one_value_of_two() -> None:
    """10.3.1 3 and 4 become 3 and 3: no card."""
    table = played({"d4": 3, "d6": 4})

    table.me.chooses("d6", -1)

    assert table.me.hand == []


def test_the_draw_does_not_need_the_adjustment() -> None:
    """R033: 3 and 5 are different, and 0 was chosen."""
    table = played({"d4": 3, "d6": 5})

    table.me.chooses("d4", 0)

    assert table.me.gigs == {"d4": 3, "d6": 5}
    assert table.me.hand == ["emergency-atlus"]


def test_one_gig_is_not_enough() -> None:
    """10.3.1 A rival Gig can be adjusted, but only friendly ones are counted."""
    table = played({"d4": 3}, {"d8": 5})

    table.me.chooses("d8", -1)

    assert table.rival.gigs == {"d8": 4}
    assert table.me.hand == []


def test_a_die_has_an_end() -> None:
    """6.4.4 A d4 that shows 4 can only fall."""
    table = played({"d4": 4})

    assert table.options() == ["-1", "+0"]
    table.me.chooses(-1)

    assert table.me.gigs == {"d4": 3}


def test_without_any_gig_it_may_be_played_in_vain() -> None:
    """10.7 It is paid for and goes to the trash."""
    table = played({})

    assert table.me.trash == [AFTERPARTY]
    assert table.me.spent_eddies == 1
    assert table.me.hand == []
