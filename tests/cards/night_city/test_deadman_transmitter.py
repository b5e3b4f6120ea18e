"""Deadman Transmitter is defeated in place of the Unit that carries it."""

from streetcred.testing import GIGS, RIVAL, Table, legend, me, rival, unit

DEADMAN = "deadman-transmitter"
JACKIE = "jackie-welles-mamas-favorite"


def test_the_gear_goes_and_the_unit_stays() -> None:
    """10.25 The Unit loses the fight and the power of the Gear, nothing more."""
    table = Table(me(field=[unit("swordwise", DEADMAN)]), rival(field=[unit("psycho-squad", spent=True)]))

    table.me.attacks("swordwise", "psycho")
    table.rival.passes()

    assert table.me.field == ["swordwise-huscle"]
    assert table.me.power("swordwise") == 3
    assert table.me.trash == [DEADMAN]


def test_it_saves_only_once() -> None:
    """11.6.1.2 The next time it is not there any more."""
    table = Table(
        me(field=[unit("swordwise", DEADMAN, spent=True)]), rival(field=["psycho-squad", "minotaur"]), turn_of=RIVAL
    )

    table.rival.attacks("psycho", "swordwise")
    table.me.passes()
    assert table.me.field == ["swordwise-huscle"]
    table.rival.attacks("minotaur", "swordwise")
    table.me.passes()

    assert table.me.trash == [DEADMAN, "swordwise-huscle"]


def test_of_two_only_one_is_lost() -> None:
    """R067: its player chooses which; one defeat is replaced once."""
    table = Table(me(field=[unit("swordwise", DEADMAN, DEADMAN)]), rival(field=[unit("psycho-squad", spent=True)]))

    table.me.attacks("swordwise", "psycho")
    table.rival.passes()
    table.me.chooses(DEADMAN)
    table.me.chooses("deadman-transmitter#2")

    assert table.me.gear("swordwise") == [DEADMAN]
    assert table.me.trash == [DEADMAN]


def test_the_unit_has_lost_all_the_same() -> None:
    """R068: Satori on the winner draws a card for the won fight."""
    table = Table(me(field=[unit("swordwise", DEADMAN)]), rival(field=[unit("psycho-squad", "satori", spent=True)]))

    table.me.attacks("swordwise", "psycho")
    table.rival.passes()

    assert table.me.field == ["swordwise-huscle"]
    assert table.rival.hand == ["emergency-atlus"]


def test_it_saves_from_an_effect_too() -> None:
    """10.24 Over the Edge finds it in the way."""
    table = Table(me(hand=["over-the-edge"], eddies=3, gigs={"d20": 20}), rival(field=[unit("swordwise", DEADMAN)]))

    table.me.plays("over-the-edge")

    assert table.rival.field == ["swordwise-huscle"]
    assert table.rival.trash == [DEADMAN]


def test_other_gear_stays_on_the_unit() -> None:
    """4.12 The Unit does not move, so nothing moves with it."""
    table = Table(
        me(field=[unit("swordwise", "mandibular-upgrade", DEADMAN)]), rival(field=[unit("psycho-squad", spent=True)])
    )

    table.me.attacks("swordwise", "psycho")
    table.rival.passes()

    assert table.me.gear("swordwise") == ["mandibular-upgrade"]


def test_in_a_tie_it_saves_its_own_unit() -> None:
    """9.17.3 Both lose; only one of them carries a transmitter."""
    table = Table(me(field=[unit("swordwise", DEADMAN)]), rival(field=[unit("emergency-atlus", spent=True)]))

    table.me.attacks("swordwise", "emergency-atlus")
    table.rival.passes()

    assert table.me.field == ["swordwise-huscle"]
    assert table.rival.trash == ["emergency-atlus"]


def test_a_legend_on_the_field_is_saved() -> None:
    """4.2.1 V is a Unit there, and stays in the game."""
    table = Table(me(field=[unit("v-corporate", DEADMAN, solo=True)]), rival(field=[unit("minotaur", spent=True)]))

    table.me.attacks("v-corporate", "minotaur")
    table.rival.passes()

    assert table.me.field == ["v-corporate-exile"]
    assert table.me.removed == []


def test_in_the_legends_area_it_saves_nobody() -> None:
    """C17 Jackie gives himself up there; he is no Unit, so he goes and the Gear with him."""
    table = Table(
        me(field=["swordwise"], legends=[legend(JACKIE, DEADMAN, spent=True)], eddies=1),
        rival(field=[unit("psycho-squad", spent=True)]),
    )

    table.me.attacks("swordwise", "psycho")
    table.rival.passes()
    table.me.chooses(JACKIE)

    assert table.me.field == ["swordwise-huscle"]
    assert table.me.removed == [JACKIE]
    assert table.me.trash == [DEADMAN]


def test_a_blocker_with_it_blocks_and_survives() -> None:
    """9.9.1 The attack is over after the fight, and the Gig is safe."""
    table = Table(me(field=[unit("secondhand", DEADMAN)], gigs={"d6": 3}), rival(field=["psycho-squad"]), turn_of=RIVAL)

    table.rival.attacks("psycho", GIGS)
    table.me.blocks("secondhand")
    table.me.passes()

    assert table.me.field == ["secondhand-bombus"]
    assert table.me.gigs == {"d6": 3}


def test_with_its_power_gone_the_winner_defeats_nobody() -> None:
    """9.19.2 Delamain wins by 1 against 0; Maelstrom Zealots strike back, the Gear goes, and 0 is no threat."""
    table = Table(me(field=[unit("delamain-rideshare", DEADMAN)]), rival(field=[unit("maelstrom-zealots", spent=True)]))

    table.me.attacks("delamain", "maelstrom-zealots")
    table.rival.passes()

    assert table.me.field == ["delamain-rideshare-ai"]
    assert table.me.trash == [DEADMAN]
    assert table.rival.field == ["maelstrom-zealots"]


def test_who_steps_in_for_another_is_saved_by_it() -> None:
    """10.29 Jackie is to be defeated in place of the Huscle, and the Gear in place of Jackie."""
    table = Table(
        me(field=[unit(JACKIE, DEADMAN), "swordwise"], eddies=1), rival(field=[unit("psycho-squad", spent=True)])
    )

    table.me.attacks("swordwise", "psycho")
    table.rival.passes()
    table.me.chooses(JACKIE)

    assert table.me.field == [JACKIE, "swordwise-huscle"]
    assert table.me.trash == [DEADMAN]
    assert table.me.eddies == 0


def test_what_may_be_done_comes_after_what_must() -> None:
    """10.28 The Gear is gone before Jackie could be asked."""
    table = Table(
        me(field=[unit("swordwise", DEADMAN)], legends=[JACKIE], eddies=1),
        rival(field=[unit("psycho-squad", spent=True)]),
    )

    table.me.attacks("swordwise", "psycho")
    table.rival.passes()

    assert table.is_settled
    assert table.me.trash == [DEADMAN]
    assert table.me.eddies == 1
