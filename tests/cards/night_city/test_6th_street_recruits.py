"""6th Street Recruits: whenever a friendly Unit steals a d6, a Gig goes up by as much as 6."""

from streetcred.testing import GIGS, RIVAL, Table, legend, me, rival, unit

RECRUITS = "6th-street-recruits"


def test_their_own_theft_of_a_d6_increases_a_gig() -> None:
    """6.7.3 After the d6 has moved; it may be the very die that goes up, as far as its face 6."""
    table = Table(me(field=[RECRUITS]), rival(gigs={"d6": 2}))

    table.me.attacks(RECRUITS, GIGS)
    table.rival.passes()
    assert table.options() == ["+0", "+1", "+2", "+3", "+4"]
    table.me.chooses(4)

    assert table.me.gigs == {"rival d6": 6}


def test_another_friendly_unit_does_it_too_and_any_gig_may_go_up() -> None:
    """10.31 Gigs of both players are offered, also one that can't go higher."""
    table = Table(me(field=[unit(RECRUITS, lag=True), "psycho-squad"], gigs={"d8": 8}), rival(gigs={"d6": 3, "d20": 5}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    assert table.options() == ["d8", "rival d6", "d20"]
    table.me.chooses("d20", 6)

    assert table.rival.gigs == {"d20": 11}
    assert table.me.gigs == {"d8": 8, "rival d6": 3}


def test_the_increase_may_be_0() -> None:
    """2.8 "Up to" allows none."""
    table = Table(me(field=[RECRUITS]), rival(gigs={"d6": 2}))

    table.me.attacks(RECRUITS, GIGS)
    table.rival.passes()
    table.me.chooses(0)

    assert table.me.gigs == {"rival d6": 2}


def test_the_amount_has_to_end_on_a_face() -> None:
    """R266: a d4 that shows 3 can go up by 1 or stay; 9 is not on it."""
    table = Table(me(field=[RECRUITS], gigs={"d4": 3}), rival(gigs={"d6": 6}))

    table.me.attacks(RECRUITS, GIGS)
    table.rival.passes()
    table.me.chooses("d4")
    assert table.options() == ["+0", "+1"]
    table.me.chooses(1)

    assert table.me.gigs == {"d4": 4, "rival d6": 6}


def test_two_stolen_d6_are_two_increases() -> None:
    """R026: a Unit with 12 power takes both; each increase picks its own Gig, or the same one again."""
    for second, shown in (("d6", {"d20": 2, "rival d6": 3, "d6": 6}), ("d20", {"d20": 8, "rival d6": 3, "d6": 2})):
        table = Table(
            me(field=[RECRUITS, unit("animals-wrecker", "mantis-blades")], gigs={"d20": 1}),
            rival(gigs={"d6": 3, "rival d6": 2}),
        )

        table.me.attacks("animals-wrecker", GIGS)
        table.rival.passes()
        table.answers(table.decision.options[0])
        table.me.chooses("d20", 1)
        table.me.chooses(second, 6 if second == "d20" else 4)

        assert table.me.gigs == shown


def test_two_of_them_are_two_increases() -> None:
    """10.16.2 Each of them has seen the theft."""
    table = Table(me(field=[RECRUITS, RECRUITS]), rival(gigs={"d6": 1}))

    table.me.attacks(RECRUITS, GIGS)
    table.rival.passes()
    table.answers(table.decision.options[0])
    table.me.chooses(2)
    table.me.chooses(1)

    assert table.me.gigs == {"rival d6": 4}


def test_another_die_does_nothing() -> None:
    """10.16.1 The die has to be a d6; what it shows does not matter."""
    table = Table(me(field=[RECRUITS], gigs={"d6": 2}), rival(gigs={"d8": 6}))

    table.me.attacks(RECRUITS, GIGS)
    table.rival.passes()

    assert table.me.gigs == {"d6": 2, "rival d8": 6}


def test_a_rival_theft_does_nothing() -> None:
    """1.7.2.2 The thief is no friendly Unit."""
    table = Table(me(field=[RECRUITS], gigs={"d6": 2}), rival(field=["psycho-squad"]), turn_of=RIVAL)

    table.rival.attacks("psycho", GIGS)
    table.me.passes()

    assert table.rival.gigs == {"rival d6": 2}


def test_a_legend_that_went_solo_is_a_friendly_unit() -> None:
    """R373: V steals a d6."""
    table = Table(me(field=[RECRUITS], legends=[legend("v-corporate")], eddies=5), rival(gigs={"d6": 1}))

    table.me.goes_solo("v-corporate", paying=[])
    table.me.attacks("v-corporate", GIGS)
    table.rival.passes()
    table.me.chooses(5)

    assert table.me.gigs == {"rival d6": 6}


def test_a_theft_by_an_effect_counts() -> None:
    """A10 Appetite for Destruction lets the winner of a fight steal."""
    table = Table(
        me(hand=["appetite"], field=[unit(RECRUITS, spent=True), "psycho-squad"], eddies=3),
        rival(field=[unit("swordwise", spent=True)], gigs={"d6": 1}),
    )

    table.me.plays("appetite")
    table.me.chooses("psycho-squad")
    table.me.attacks("psycho", "swordwise")
    table.rival.passes()
    table.me.chooses(3)

    assert table.me.gigs == {"rival d6": 4}


def test_a_swap_is_no_theft() -> None:
    """6.6.2 The d6 comes over, and nothing goes up."""
    table = Table(me(hand=["maxtac-av"], field=[RECRUITS], gigs={"d4": 1}, eddies=5), rival(gigs={"d6": 1}))

    table.me.plays("maxtac-av")
    table.me.says(yes=True)

    assert table.me.gigs == {"rival d6": 1}
