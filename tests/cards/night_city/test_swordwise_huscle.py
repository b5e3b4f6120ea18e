"""Swordwise Huscle draws a card when he attacks with 5 power or more."""

from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit


def test_with_5_power_he_draws() -> None:
    """3.17.2 3 of his own and 2 from Mantis Blades."""
    table = Table(me(field=[unit("swordwise", "mantis-blades")]), rival(gigs={"d6": 3}))

    table.me.attacks("swordwise", GIGS)

    assert table.me.hand == ["emergency-atlus"]
    table.rival.passes()


def test_with_4_power_he_does_not() -> None:
    """10.3.1 One short is short."""
    table = Table(me(field=[unit("swordwise", "kiroshi-optics")]), rival(gigs={"d6": 3}))

    table.me.attacks("swordwise", GIGS)
    table.rival.passes()

    assert table.me.hand == []


def test_several_gears_add_up() -> None:
    """4.10.3 One power each from two Gears makes 5 as well."""
    table = Table(me(field=[unit("swordwise", "deadman-transmitter", "mandibular", "kiroshi")]), rival(gigs={"d6": 3}))

    table.me.attacks("swordwise", GIGS)
    table.me.chooses("swordwise")
    table.rival.passes()

    assert table.me.hand == ["emergency-atlus"]


def test_power_that_he_loses_as_a_reaction_is_too_late_to_matter() -> None:
    """11.21.2.2 He has drawn before the rival reacts."""
    table = Table(me(field=[unit("swordwise", "mantis-blades")]), rival(hand=["floor-it"], eddies=1, gigs={"d6": 3}))

    table.me.attacks("swordwise", GIGS)
    table.rival.plays("floor-it")
    table.rival.passes()

    assert table.me.power("swordwise") == 4
    assert table.me.hand == ["emergency-atlus"]


def test_power_that_comes_after_the_attack_draws_nothing() -> None:
    """10.16.1 He had 4 when he attacked; Mantis Blades come too late."""
    table = Table(
        me(field=[unit("swordwise", "kiroshi-optics")], hand=["mantis-blades"], eddies=1), rival(gigs={"d6": 3})
    )

    table.me.attacks("swordwise", GIGS)
    table.rival.passes()
    table.me.plays("mantis-blades")

    assert table.me.power("swordwise") == 6
    assert table.me.hand == []


def test_he_draws_against_a_unit_too() -> None:
    """11.21 Every attack counts, whatever its target."""
    table = Table(me(field=[unit("swordwise", "mantis-blades")]), rival(field=[unit("maxtac-av", spent=True)]))

    table.me.attacks("swordwise", "maxtac-av")
    table.rival.passes()

    assert table.me.hand == ["emergency-atlus"]
    assert table.me.trash == ["swordwise-huscle", "mantis-blades"]


def test_defending_or_blocking_is_no_attack() -> None:
    """11.21.1 Attacked with 5 power he draws nothing."""
    table = Table(
        me(field=[unit("swordwise", "mantis-blades", spent=True)]), rival(field=["emergency-atlus"]), turn_of=RIVAL
    )

    table.rival.attacks("emergency", "swordwise")
    table.me.passes()

    assert table.rival.trash == ["emergency-atlus"]
    assert table.me.hand == []
