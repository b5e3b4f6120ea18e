"""Westbrook Netrunner, once played, keeps Gigs below a rival Legend's power safe until its player's next turn."""

from streetcred.testing import GIGS, RIVAL, Setting, Table, me, rival, unit

WESTBROOK = "westbrook-netrunner"


def played(theirs: Setting, gigs: dict[str, int]) -> Table:
    """Play Westbrook Netrunner and give the turn to that rival."""
    table = Table(me(hand=[WESTBROOK], eddies=4, gigs=gigs, fixer=[]), theirs)
    table.me.plays(WESTBROOK)
    table.me.ends_turn()
    return table


def test_a_legend_that_comes_later_is_bound() -> None:
    """R224: V has 8 power, and the 5 stays."""
    table = played(rival(legends=["v-corporate"], eddies=5, fixer=[]), {"d6": 5})

    table.rival.goes_solo("v-corporate", paying=[])
    table.rival.attacks("v-corporate", GIGS)
    table.me.passes()

    assert table.me.gigs == {"d6": 5}
    assert table.rival.is_spent("v-corporate")


def test_the_limit_outlives_westbrook_netrunner() -> None:
    """R225: defeated in the rival's turn, its effect lasts on."""
    table = played(rival(hand=["over-the-edge"], field=["v-corporate"], eddies=3, gigs={"d20": 5}, fixer=[]), {"d6": 5})

    table.rival.plays("over-the-edge")
    table.rival.attacks("v-corporate", GIGS)
    table.me.passes()

    assert table.me.trash == [WESTBROOK]
    assert table.me.gigs == {"d6": 5}


def test_a_value_that_equals_the_power_or_exceeds_it_may_be_stolen() -> None:
    """9.23.4 Only what is less is safe: 8 and 9 are not."""
    for value in (8, 9):
        table = played(rival(field=["v-corporate"], fixer=[]), {"d10": value})

        table.rival.attacks("v-corporate", GIGS)
        table.me.passes()

        assert table.me.gigs == {}


def test_a_safe_gig_may_be_picked_in_vain() -> None:
    """C38 Of a 3 and an 8 the Legend's player picks one, and the 3 stays."""
    for die, left in (("d6", {"d6": 3, "d8": 8}), ("d8", {"d6": 3})):
        table = played(rival(field=["v-corporate"], fixer=[]), {"d6": 3, "d8": 8})

        table.rival.attacks("v-corporate", GIGS)
        table.me.passes()
        assert table.options() == ["d6", "d8"]
        table.rival.chooses(die)

        assert table.me.gigs == left


def test_each_of_two_gigs_is_judged_alone() -> None:
    """9.23.5.2 With 10 power two are picked: the 12 goes, the 3 stays."""
    table = played(rival(field=[unit("v-corporate", "mantis-blades")], fixer=[]), {"d6": 3, "d12": 12})

    table.rival.attacks("v-corporate", GIGS)
    table.me.passes()

    assert table.me.gigs == {"d6": 3}
    assert table.rival.gigs == {"rival d12": 12}


def test_the_power_counts_when_the_gig_is_stolen() -> None:
    """9.23.1 In the React Step Floor It takes 1 from V, and the 7 is not safe any more."""
    table = Table(
        me(hand=[WESTBROOK, "floor-it"], eddies=5, gigs={"d8": 7}, fixer=[]),
        rival(field=["v-corporate"], fixer=[]),
    )

    table.me.plays(WESTBROOK)
    table.me.ends_turn()
    table.rival.attacks("v-corporate", GIGS)
    table.me.plays("floor-it")
    table.me.passes()

    assert table.me.gigs == {}


def test_units_that_are_no_legends_are_free() -> None:
    """4.2.1 Psycho Squad steals the 5 with 6 power."""
    table = played(rival(field=["psycho-squad"], fixer=[]), {"d6": 5})

    table.rival.attacks("psycho-squad", GIGS)
    table.me.passes()

    assert table.me.gigs == {}


def test_friendly_legends_are_free() -> None:
    """1.7.2.1 It binds rival Legends; V steals a rival 3."""
    table = Table(me(hand=[WESTBROOK], field=["v-corporate"], eddies=4), rival(gigs={"d6": 3}))

    table.me.plays(WESTBROOK)
    table.me.attacks("v-corporate", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_a_theft_by_an_effect_is_bound_too() -> None:
    """9.23.4 V wins by 5, Appetite for Destruction lets V steal, and the 3 stays."""
    table = Table(
        me(hand=[WESTBROOK], field=[unit("swordwise", spent=True)], eddies=4, gigs={"d6": 3}, fixer=[]),
        rival(hand=["appetite"], field=["v-corporate"], eddies=3, fixer=[]),
    )

    table.me.plays(WESTBROOK)
    table.me.ends_turn()
    table.rival.plays("appetite")
    table.rival.attacks("v-corporate", "swordwise")
    table.me.passes()

    assert table.me.trash == ["swordwise-huscle"]
    assert table.me.gigs == {"d6": 3}


def test_the_limit_ends_when_the_next_turn_begins() -> None:
    """8.6.2.1 In the rival's second turn V steals the 5."""
    table = played(rival(field=["v-corporate"], fixer=[]), {"d6": 5})

    table.rival.ends_turn()
    table.me.ends_turn()
    table.rival.attacks("v-corporate", GIGS)
    table.me.passes()

    assert table.me.gigs == {}


def test_it_works_only_when_it_is_played() -> None:
    """11.20.1 Standing on the field it does nothing more."""
    table = Table(me(field=[WESTBROOK], gigs={"d6": 5}), rival(field=["v-corporate"]), turn_of=RIVAL)

    table.rival.attacks("v-corporate", GIGS)
    table.me.passes()

    assert table.me.gigs == {}
