"""Mandibular Upgrade lets its host block."""

from streetcred.core.decision import BLOCK, SELL
from streetcred.testing import GIGS, RIVAL, Table, legend, me, rival, unit

UPGRADE = "mandibular-upgrade"


def test_the_host_blocks() -> None:
    """11.6.4 What the Gear says is the host's."""
    table = Table(me(field=[unit("psycho-squad", UPGRADE)], gigs={"d6": 3}), rival(field=["swordwise"]), turn_of=RIVAL)

    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("psycho-squad")
    table.me.passes()

    assert table.me.is_spent("psycho-squad")
    assert table.rival.trash == ["swordwise-huscle"]
    assert table.me.gigs == {"d6": 3}


def test_it_gives_no_power() -> None:
    """3.17.3.2 Its own power is 0."""
    table = Table(me(field=[unit("psycho-squad", UPGRADE)]))

    assert table.me.power("psycho-squad") == 6


def test_a_spent_host_does_not_block() -> None:
    """9.9 Only a ready Unit blocks."""
    table = Table(
        me(field=[unit("psycho-squad", UPGRADE, spent=True)], gigs={"d6": 3}), rival(field=["swordwise"]), turn_of=RIVAL
    )

    table.rival.attacks("swordwise", GIGS)

    assert not table.me.may(BLOCK)
    table.me.passes()


def test_a_host_in_the_legends_area_does_not_block() -> None:
    """11.24.1 It is a Unit that blocks; on the field the same Legend does."""
    table = Table(
        me(legends=[legend("v-corporate", UPGRADE)], gigs={"d6": 3}), rival(field=["swordwise"]), turn_of=RIVAL
    )
    table.rival.attacks("swordwise", GIGS)
    assert not table.me.may(BLOCK)
    table.me.passes()

    table = Table(me(field=[unit("v-corporate", UPGRADE)], gigs={"d6": 3}), rival(field=["swordwise"]), turn_of=RIVAL)
    table.rival.attacks("swordwise", GIGS)
    assert table.me.may(BLOCK, "v-corporate")
    table.me.passes()


def test_equipped_in_the_own_turn_it_guards_the_next() -> None:
    """4.10 Played on a lagging Unit, which blocks in the rival's turn."""
    table = Table(
        me(hand=["field-operator", UPGRADE], eddies=4, gigs={"d6": 3}, fixer=[]), rival(field=["swordwise"], fixer=[])
    )

    table.me.plays("field-operator")
    table.me.plays(UPGRADE)
    table.me.ends_turn()
    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("field-operator")
    table.me.passes()

    assert table.me.trash == ["field-operator", UPGRADE]
    assert table.me.gigs == {"d6": 3}


def test_the_host_may_still_attack() -> None:
    """11.24.1 It adds something and forbids nothing."""
    table = Table(me(field=[unit("psycho-squad", UPGRADE)]), rival(gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_it_may_be_sold() -> None:
    """3.12.1 Like all of these Gears it has a sell tag."""
    table = Table(me(hand=[UPGRADE]))

    assert table.me.may(SELL, UPGRADE)
    table.me.sells(UPGRADE)

    assert table.me.eddies == 1
