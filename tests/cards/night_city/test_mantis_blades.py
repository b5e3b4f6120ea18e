"""Mantis Blades: a Gear without text that gives 2 power."""

from streetcred.core.decision import PLAY
from streetcred.testing import Table, legend, me, rival, unit

BLADES = "mantis-blades"


def test_power_of_gear_adds_up() -> None:
    """R284: 4 printed, 2 from Mantis Blades, 0 from Mandibular Upgrade make 6, as many as Psycho Squad has."""
    table = Table(
        me(field=[unit("emergency-atlus", BLADES, "mandibular-upgrade")]),
        rival(field=[unit("psycho-squad", spent=True)]),
    )
    assert table.me.power("emergency-atlus") == 6

    table.me.attacks("emergency-atlus", "psycho-squad")
    table.rival.passes()

    assert table.me.field == table.rival.field == []


def test_played_on_a_unit_they_decide_a_fight() -> None:
    """11.6.5 3 and 2 win against 4."""
    table = Table(
        me(hand=[BLADES], field=["field-operator", "swordwise"], eddies=1),
        rival(field=[unit("emergency-atlus", spent=True)]),
    )

    table.me.plays(BLADES, on="swordwise")
    table.me.attacks("swordwise", "emergency-atlus")
    table.rival.passes()

    assert table.me.gear("swordwise") == [BLADES]
    assert table.rival.trash == ["emergency-atlus"]


def test_a_legend_wears_them_too() -> None:
    """4.10.1 Face-up in the Legends area, with a power of 0 of its own."""
    table = Table(me(hand=[BLADES], legends=[legend("viktor-vektor-sit", spent=True)], eddies=1))

    table.me.plays(BLADES)

    assert table.me.gear("viktor-vektor-sit") == [BLADES]
    assert table.me.power("viktor-vektor-sit") == 2


def test_they_go_where_their_host_goes() -> None:
    """4.12 To the trash of their owner."""
    table = Table(me(field=[unit("swordwise", BLADES)]), rival(field=[unit("minotaur", spent=True)]))

    table.me.attacks("swordwise", "minotaur")
    table.rival.passes()

    assert table.me.trash == ["swordwise-huscle", BLADES]


def test_without_a_host_they_can_be_sold_but_not_played() -> None:
    """4.10.2 There is nothing to equip; a sell tag is enough to sell."""
    table = Table(me(hand=[BLADES], eddies=1), rival(field=["psycho-squad"]))

    assert not table.me.may(PLAY)
    table.me.sells(BLADES)

    assert table.me.eddies == 2
