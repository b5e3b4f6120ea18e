"""Trust No One decreases a Gig by up to 3, and draws a card if its player controls a min Gig."""

from streetcred.testing import RIVAL, Table, me, rival

TRUST = "trust-no-one"


def played(mine: dict[str, int], theirs: dict[str, int], deck: list[str] | None = None) -> Table:
    """Play it with those Gigs on the table."""
    table = Table(me(hand=[TRUST], eddies=1, gigs=mine, deck=deck), rival(gigs=theirs))
    table.me.plays(TRUST)
    return table


def test_a_friendly_gig_that_falls_to_1_draws_a_card() -> None:
    """10.3.3 The condition is read after the decrease."""
    table = played({"d6": 4}, {})

    table.me.chooses(-3)

    assert table.me.gigs == {"d6": 1}
    assert table.me.hand == ["emergency-atlus"]


def test_it_falls_by_3_at_most() -> None:
    """10.3.1 A d8 that falls from 6 to 3 is no min Gig, and draws nothing."""
    table = played({"d8": 6}, {})

    assert table.options() == ["-3", "-2", "-1", "+0"]
    table.me.chooses(-3)

    assert table.me.gigs == {"d8": 3}
    assert table.me.hand == []


def test_another_min_gig_will_do() -> None:
    """R210: a d8 falls to 4 while a d6 shows 1."""
    table = played({"d6": 1, "d8": 7}, {})

    table.me.chooses("d8", -3)

    assert table.me.gigs == {"d6": 1, "d8": 4}
    assert table.me.hand == ["emergency-atlus"]


def test_a_rival_gig_may_be_decreased_but_does_not_count() -> None:
    """1.7.2.2 It has to be a friendly min Gig."""
    table = played({"d6": 4}, {"d8": 3})

    assert table.options() == ["d6", "d8"]
    table.me.chooses("d8", -2)

    assert table.rival.gigs == {"d8": 1}
    assert table.me.hand == []


def test_no_gig_falls_below_1() -> None:
    """6.4.4 From 2 there is one step down, or none."""
    table = played({"d6": 2}, {})

    assert table.options() == ["-1", "+0"]
    table.me.chooses(-1)

    assert table.me.gigs == {"d6": 1}


def test_0_is_possible_and_the_card_comes_all_the_same() -> None:
    """2.8 There is a min Gig already."""
    table = played({"d6": 1, "d8": 7}, {})

    table.me.chooses("d8", 0)

    assert table.me.gigs == {"d6": 1, "d8": 7}
    assert table.me.hand == ["emergency-atlus"]


def test_a_gig_that_can_not_fall_is_a_min_gig() -> None:
    """6.4.5 Nothing changes, nothing is asked, and a card is drawn."""
    table = played({"d6": 1}, {})

    assert table.me.gigs == {"d6": 1}
    assert table.me.hand == ["emergency-atlus"]


def test_without_any_gig_nothing_happens() -> None:
    """10.7 It is played and lies in the trash."""
    table = played({}, {})

    assert table.me.hand == []
    assert table.me.trash == [TRUST]


def test_with_an_empty_deck_a_min_gig_is_fatal() -> None:
    """1.14 The draw has to be made."""
    table = played({"d6": 1}, {}, deck=[])

    assert table.winner is table.rival


def test_the_rival_does_not_see_the_drawn_card() -> None:
    """5.4.3 A hand is its player's to see."""
    table = played({"d6": 1}, {}, deck=["over-the-edge"])

    assert table.me.hand == ["over-the-edge"]
    assert "over-the-edge" not in str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
