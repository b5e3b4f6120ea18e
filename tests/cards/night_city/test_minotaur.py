"""Minotaur defeats a small rival Unit when it is played by the player who leads in Street Cred."""

from streetcred.testing import Table, me, rival, unit


def played(theirs: list[str], mine: dict[str, int], rivals: dict[str, int]) -> Table:
    """Play Minotaur against those Units, with those Gigs on both sides."""
    table = Table(me(hand=["minotaur"], eddies=7, gigs=mine), rival(field=theirs, gigs=rivals))
    table.me.plays("minotaur")
    return table


def test_it_defeats_the_only_unit_in_reach() -> None:
    """R144: with a single Unit of power 5 or less there is no choice, and no way around it."""
    table = played(["emergency-atlus"], {"d6": 4}, {"d6": 3})

    assert table.rival.trash == ["emergency-atlus"]


def test_its_player_chooses_among_several() -> None:
    """10.31 Exactly 5 is in reach, 6 is not."""
    table = played(["psycho-squad", "offduty", "secondhand"], {"d6": 4}, {"d6": 3})

    assert table.options() == ["offduty-malfini", "secondhand-bombus"]
    table.me.chooses("offduty")

    assert table.rival.trash == ["offduty-malfini"]


def test_without_the_lead_it_is_played_for_its_power_alone() -> None:
    """R143: equal Street Cred is no lead."""
    table = played(["emergency-atlus"], {"d6": 3}, {"d6": 3})

    assert table.me.field == ["minotaur"]
    assert table.rival.field == ["emergency-atlus"]


def test_any_gig_leads_over_none() -> None:
    """R484: a single 1 is more than null."""
    table = played(["emergency-atlus"], {"d6": 1}, {})

    assert table.rival.trash == ["emergency-atlus"]


def test_without_any_gig_nobody_leads() -> None:
    """C16 Null is not more than null."""
    table = played(["emergency-atlus"], {}, {})

    assert table.rival.field == ["emergency-atlus"]


def test_friendly_units_are_safe() -> None:
    """1.7.2.2 Without a rival Unit nothing happens."""
    table = Table(me(hand=["minotaur"], field=["swordwise"], eddies=7, gigs={"d6": 4}))

    table.me.plays("minotaur")

    assert table.me.field == ["swordwise-huscle", "minotaur"]


def test_gear_may_lift_a_unit_out_of_reach() -> None:
    """3.17.2 4 printed and 2 from Gear are 6."""
    table = Table(
        me(hand=["minotaur"], eddies=7, gigs={"d6": 4}),
        rival(field=[unit("emergency-atlus", "mantis-blades")]),
    )

    table.me.plays("minotaur")

    assert table.rival.field == ["emergency-atlus"]


def test_floor_it_may_bring_a_unit_into_reach() -> None:
    """3.17.2 6 printed and 1 less this turn are 5."""
    table = Table(me(hand=["floor-it", "minotaur"], eddies=8, gigs={"d6": 4}), rival(field=["psycho-squad"]))

    table.me.plays("floor-it")
    table.me.plays("minotaur")

    assert table.rival.trash == ["psycho-squad"]


def test_the_gear_of_the_defeated_unit_goes_with_it() -> None:
    """4.12 Both lie in the trash."""
    table = Table(
        me(hand=["minotaur"], eddies=7, gigs={"d6": 4}),
        rival(field=[unit("secondhand-bombus", "mantis-blades")]),
    )

    table.me.plays("minotaur")

    assert table.rival.trash == ["secondhand-bombus", "mantis-blades"]


def test_a_deadman_transmitter_takes_the_defeat() -> None:
    """10.25 The Gear is defeated, the Unit stays."""
    table = Table(
        me(hand=["minotaur"], eddies=7, gigs={"d6": 4}),
        rival(field=[unit("emergency-atlus", "deadman-transmitter")]),
    )

    table.me.plays("minotaur")

    assert table.rival.field == ["emergency-atlus"]
    assert table.rival.trash == ["deadman-transmitter"]
