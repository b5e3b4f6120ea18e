"""Chrome Fang, once played, keeps Gigs above a rival Unit's power safe until its player's next turn."""

from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit


def played(*units: str, gigs: dict[str, int], hand: tuple[str, ...] = ()) -> Table:
    """Play Chrome Fang and give the turn to a rival with those Units."""
    table = Table(
        me(hand=["chrome-fang"], eddies=5, gigs=gigs, fixer=[]),
        rival(hand=hand, field=units, eddies=10, fixer=[]),
    )
    table.me.plays("chrome-fang")
    table.me.ends_turn()
    return table


def test_a_value_above_the_thiefs_power_stays() -> None:
    """R056: Swordwise Huscle may attack all the same, and comes away with nothing."""
    table = played("swordwise", gigs={"d6": 4})

    table.rival.attacks("swordwise", GIGS)
    table.me.passes()

    assert table.rival.is_spent("swordwise")
    assert table.me.gigs == {"d6": 4}


def test_a_value_equal_to_the_thiefs_power_may_be_stolen() -> None:
    """R055: only what is higher is out of reach."""
    table = played("psycho-squad", gigs={"d6": 6})

    table.rival.attacks("psycho", GIGS)
    table.me.passes()

    assert table.me.gigs == {}


def test_a_gig_out_of_reach_may_be_picked_in_vain() -> None:
    """9.23.4 The limit is applied after the choice; of two Gigs the lower one could have been had."""
    table = played("psycho-squad", gigs={"d6": 6, "d8": 7})

    table.rival.attacks("psycho", GIGS)
    table.me.passes()
    assert table.options() == ["d6", "d8"]
    table.rival.chooses("d8")

    assert table.me.gigs == {"d6": 6, "d8": 7}


def test_each_of_two_gigs_is_judged_alone() -> None:
    """9.23.5.2 With 11 power two Gigs are picked; the one that shows 12 stays."""
    table = Table(
        me(hand=["chrome-fang"], eddies=5, gigs={"d10": 10, "d12": 12}, fixer=[]),
        rival(field=[unit("minotaur", "mantis-blades")], fixer=[]),
    )

    table.me.plays("chrome-fang")
    table.me.ends_turn()
    table.rival.attacks("minotaur", GIGS)
    table.me.passes()

    assert table.me.gigs == {"d12": 12}
    assert table.rival.gigs == {"rival d10": 10}


def test_the_power_counts_when_the_gig_is_stolen() -> None:
    """9.23.1 Gear played before the attack makes the Unit strong enough."""
    table = played("swordwise", gigs={"d6": 5}, hand=("mantis-blades",))

    table.rival.plays("mantis-blades")
    table.rival.attacks("swordwise", GIGS)
    table.me.passes()

    assert table.me.gigs == {}


def test_units_that_come_later_are_bound_too() -> None:
    """R053: V enters after Chrome Fang, and 8 power is not enough for a 9."""
    table = Table(
        me(hand=["chrome-fang"], eddies=5, gigs={"d10": 9}, fixer=[]),
        rival(legends=["v-corporate"], eddies=5, fixer=[]),
    )

    table.me.plays("chrome-fang")
    table.me.ends_turn()
    table.rival.goes_solo("v-corporate", paying=[])
    table.rival.attacks("v-corporate", GIGS)
    table.me.passes()

    assert table.me.gigs == {"d10": 9}


def test_the_limit_outlives_chrome_fang() -> None:
    """R054: defeated before the attack, its effect lasts on."""
    table = Table(
        me(hand=["chrome-fang"], eddies=5, gigs={"d6": 5}, fixer=[]),
        rival(hand=["over-the-edge"], field=["swordwise"], eddies=3, gigs={"d20": 6}, fixer=[]),
    )

    table.me.plays("chrome-fang")
    table.me.ends_turn()
    table.rival.plays("over-the-edge")
    table.rival.chooses("chrome-fang")
    table.rival.attacks("swordwise", GIGS)
    table.me.passes()

    assert table.me.trash == ["chrome-fang"]
    assert table.me.gigs == {"d6": 5}


def test_the_limit_ends_when_the_next_turn_begins() -> None:
    """8.6.2.1 In the rival's second turn the Gig can be stolen."""
    table = played("swordwise", gigs={"d6": 5})

    table.rival.ends_turn()
    table.me.ends_turn()
    table.rival.attacks("swordwise", GIGS)
    table.me.passes()

    assert table.me.gigs == {}


def test_friendly_units_are_free() -> None:
    """1.7.2.1 The limit binds rival Units; Swordwise Huscle steals a rival 6 with 3 power."""
    table = Table(me(hand=["chrome-fang"], field=["swordwise"], eddies=5), rival(gigs={"d6": 6}))

    table.me.plays("chrome-fang")
    table.me.attacks("swordwise", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 6}


def test_it_works_only_when_chrome_fang_is_played() -> None:
    """11.20.1 Standing on the field it does nothing more."""
    table = Table(me(field=["chrome-fang"], gigs={"d6": 6}), rival(field=["swordwise"]), turn_of=RIVAL)

    table.rival.attacks("swordwise", GIGS)
    table.me.passes()

    assert table.me.gigs == {}
