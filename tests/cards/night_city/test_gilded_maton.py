"""Gilded Matón: when played, a friendly Gear may be given up to defeat a cheap rival Unit."""

from streetcred.core.decision import YES
from streetcred.testing import Table, legend, me, rival, unit

MATON = "gilded-maton"


def test_a_gear_is_given_up_for_a_rival_unit() -> None:
    """10.32 First the Gear, then the Unit with cost 3 or less, whatever its power."""
    table = Table(
        me(hand=[MATON], field=[unit("psycho-squad", "mantis-blades")], eddies=4),
        rival(field=["emergency-atlus", "secondhand", "maman-brigitte", unit("swordwise", "satori")]),
    )

    table.me.plays(MATON)
    table.me.says(yes=True)
    assert table.options() == ["emergency-atlus", "secondhand-bombus", "swordwise-huscle"]
    table.me.chooses("swordwise")

    assert table.me.trash == ["mantis-blades"]
    assert table.me.power("psycho") == 6
    assert table.rival.trash == ["swordwise-huscle", "satori-sword-of-saburo"]


def test_it_may_be_declined() -> None:
    """2.1.1 Then Gear and Unit both stay."""
    table = Table(
        me(hand=[MATON], field=[unit("psycho-squad", "mantis-blades")], eddies=4), rival(field=["emergency-atlus"])
    )

    table.me.plays(MATON)
    table.me.says(yes=False)

    assert table.me.gear("psycho") == ["mantis-blades"]
    assert table.rival.field == ["emergency-atlus"]


def test_without_a_friendly_gear_nothing_is_asked() -> None:
    """10.7 A rival Gear can't be given up, and nobody is defeated."""
    table = Table(me(hand=[MATON], eddies=4), rival(field=[unit("emergency-atlus", "mantis-blades")]))

    table.me.plays(MATON)

    assert not table.me.may(YES)
    assert table.rival.field == ["emergency-atlus"]


def test_with_no_rival_unit_the_gear_may_still_go() -> None:
    """R091: what follows finds no target."""
    table = Table(me(hand=[MATON], field=[unit("psycho-squad", "mantis-blades")], eddies=4))

    table.me.plays(MATON)
    table.me.says(yes=True)

    assert table.me.trash == ["mantis-blades"]


def test_expensive_units_are_out_of_reach() -> None:
    """3.11 Psycho Squad costs 4."""
    table = Table(
        me(hand=[MATON], field=[unit("psycho-squad", "mantis-blades")], eddies=4), rival(field=["psycho-squad"])
    )

    table.me.plays(MATON)
    table.me.says(yes=True)

    assert table.me.trash == ["mantis-blades"]
    assert table.rival.field == ["psycho-squad"]


def test_the_gear_of_a_legend_will_do() -> None:
    """1.7.2.1 All Gear in play is offered, that in the Legends area too."""
    table = Table(
        me(
            hand=[MATON],
            field=[unit("psycho-squad", "mantis-blades")],
            legends=[legend("saburo", "satori")],
            eddies=4,
        ),
        rival(field=[unit("emergency-atlus", "kiroshi")]),
    )

    table.me.plays(MATON, paying=[])
    table.me.says(yes=True)
    assert table.options() == ["satori-sword-of-saburo", "mantis-blades"]
    table.me.chooses("satori")

    assert table.me.gear("saburo") == []
    assert table.rival.trash == ["emergency-atlus", "kiroshi-optics"]


def test_its_own_defeated_text_is_the_hosts() -> None:
    """4.11.3.1 The Relic goes alone, and its host has not been defeated."""
    table = Table(
        me(hand=[MATON], field=[unit("psycho-squad", "the-relic")], trash=["minotaur"], eddies=4),
        rival(field=["emergency-atlus"]),
    )

    table.me.plays(MATON)
    table.me.says(yes=True)

    assert table.me.field == ["psycho-squad", "gilded-maton"]
    assert table.me.trash == ["minotaur", "the-relic-experimental-biochip"]


def test_a_deadman_transmitter_saves_the_rival_unit() -> None:
    """10.24 Gear for Gear."""
    table = Table(
        me(hand=[MATON], field=[unit("psycho-squad", "mantis-blades")], eddies=4),
        rival(field=[unit("emergency-atlus", "deadman")]),
    )

    table.me.plays(MATON)
    table.me.says(yes=True)

    assert table.rival.field == ["emergency-atlus"]
    assert table.rival.trash == ["deadman-transmitter"]
