"""Jackie Welles: Pour One Out For Me rewards the first Blue Unit or Blue Gear of a turn."""

from streetcred.core.decision import YES
from streetcred.testing import Table, face_down, me, rival

JACKIE = "jackie-welles-pour-one-out-for-me"


def test_a_blue_unit_lowers_a_gig_and_draws() -> None:
    """6.3.1 From 3 down to 1 the Gig becomes a min Gig."""
    table = Table(me(hand=["psycho-squad"], legends=[JACKIE], eddies=4, gigs={"d6": 3}))

    table.me.plays("psycho", paying=[])
    table.me.says(yes=True)
    assert table.options() == ["-2", "-1", "+0"]
    table.me.chooses(-2)

    assert table.me.gigs == {"d6": 1}
    assert table.me.hand == ["emergency-atlus"]


def test_a_blue_gear_does_it_too() -> None:
    """10.16.1 Unit or Gear, either one will do."""
    table = Table(me(hand=["tetratronic"], legends=[JACKIE], eddies=1, gigs={"d6": 2}))

    table.me.plays("tetratronic", paying=[])
    table.me.says(yes=True)
    table.me.chooses(-1)

    assert table.me.gigs == {"d6": 1}
    assert table.me.hand == ["emergency-atlus"]


def test_it_may_be_declined() -> None:
    """2.1.1 Then the Gig stays and nothing is drawn."""
    table = Table(me(hand=["psycho-squad"], legends=[JACKIE], eddies=4, gigs={"d6": 2}))

    table.me.plays("psycho", paying=[])
    table.me.says(yes=False)

    assert table.me.gigs == {"d6": 2}
    assert table.me.hand == []


def test_a_gig_that_does_not_get_down_to_1_draws_nothing() -> None:
    """10.3.1 A d6 that falls from 6 to 4 is no min Gig."""
    table = Table(me(hand=["psycho-squad"], legends=[JACKIE], eddies=4, gigs={"d6": 6, "d8": 5}))

    table.me.plays("psycho", paying=[])
    table.me.says(yes=True)
    table.me.chooses("d6")
    assert table.options() == ["-2", "-1", "+0"]
    table.me.chooses(-2)

    assert table.me.gigs == {"d6": 4, "d8": 5}
    assert table.me.hand == []


def test_a_gig_that_shows_1_already_draws_nothing() -> None:
    """R110: it was a min Gig before."""
    table = Table(me(hand=["psycho-squad"], legends=[JACKIE], eddies=4, gigs={"d6": 1, "d8": 5}))

    table.me.plays("psycho", paying=[])
    table.me.says(yes=True)
    table.me.chooses("d6")

    assert table.me.gigs == {"d6": 1, "d8": 5}
    assert table.me.hand == []


def test_only_friendly_gigs_are_offered() -> None:
    """1.7.2.2 A rival Gig is no friendly one."""
    table = Table(me(hand=["psycho-squad"], legends=[JACKIE], eddies=4, gigs={"d6": 6, "d8": 5}), rival(gigs={"d4": 2}))

    table.me.plays("psycho", paying=[])
    table.me.says(yes=True)

    assert table.options() == ["d6", "d8"]
    table.stops_here()


def test_without_a_friendly_gig_nothing_is_asked() -> None:
    """10.7 There is nothing to decrease."""
    table = Table(me(hand=["psycho-squad"], legends=[JACKIE], eddies=4), rival(gigs={"d4": 2}))

    table.me.plays("psycho", paying=[])

    assert not table.me.may(YES)
    assert table.me.hand == []


def test_the_second_blue_card_of_a_turn_does_nothing() -> None:
    """C18 Only the first one counts."""
    table = Table(me(hand=["psycho-squad", "evelyn-parker-scheming"], legends=[JACKIE], eddies=6, gigs={"d6": 6}))

    table.me.plays("psycho", paying=[])
    table.me.says(yes=False)
    table.me.plays("evelyn-parker-scheming", paying=[])

    assert table.me.gigs == {"d6": 6}


def test_cards_of_other_colours_and_blue_programs_do_not_count() -> None:
    """C18 Neither of them is the first Blue Unit or Gear, so Psycho Squad still is."""
    hand = ["ruthless", "floor-it", "mantis-blades", "psycho-squad"]
    table = Table(me(hand=hand, legends=[JACKIE], eddies=8, gigs={"d6": 6}))

    table.me.plays("ruthless", paying=[])
    table.me.plays("floor-it", paying=[])
    table.me.plays("mantis-blades", on="ruthless", paying=[])
    table.me.plays("psycho", paying=[])
    table.me.says(yes=True)
    table.me.chooses(-2)

    assert table.me.gigs == {"d6": 4}


def test_a_blue_card_before_the_call_was_the_first_one() -> None:
    """R108: face-down he missed it, and the Gear after the Call is the second."""
    table = Table(
        me(hand=["psycho-squad", "tetratronic"], legends=[face_down(JACKIE)], eddies=6, gigs={"d6": 6}),
    )

    table.me.plays("psycho", paying=[])
    table.me.calls(JACKIE, paying=[])
    table.me.plays("tetratronic", on="psycho", paying=[])

    assert table.me.gigs == {"d6": 6}


def test_a_blue_legend_that_comes_to_the_field_counts() -> None:
    """R109: V is played as a Unit."""
    table = Table(me(legends=[JACKIE, "v-corporate"], eddies=5, gigs={"d6": 2}))

    table.me.fields("v-corporate", paying=[])
    table.me.says(yes=True)
    table.me.chooses(-1)

    assert table.me.hand == ["emergency-atlus"]


def test_the_next_turn_has_a_first_one_again() -> None:
    """C18 The count begins anew with each turn."""
    table = Table(
        me(hand=["evelyn-parker-scheming", "psycho-squad"], legends=[JACKIE], eddies=6, gigs={"d6": 6}, fixer=[]),
        rival(fixer=[]),
    )

    table.me.plays("evelyn-parker-scheming", paying=[])
    table.me.says(yes=False)
    table.me.ends_turn()
    table.rival.ends_turn()
    table.me.plays("psycho", paying=[])
    table.me.says(yes=True)
    table.me.chooses(-1)

    assert table.me.gigs == {"d6": 5}
