"""Mox Inciters order a rival Unit to attack next turn, and can block that attack."""

from streetcred.core.decision import DONE, END_TURN
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

MOX = "mox-inciters"


def test_a_rival_unit_must_attack_next_turn() -> None:
    """C28 The turn can't be ended before; the only Unit is not asked for."""
    table = Table(me(hand=[MOX], eddies=3, gigs={"d6": 3}, fixer=[]), rival(field=["psycho-squad"], fixer=[]))

    table.me.plays(MOX)
    table.me.ends_turn()
    assert not table.rival.may(END_TURN)
    table.rival.attacks("psycho", GIGS)
    table.me.passes()

    assert table.rival.may(END_TURN)


def test_their_player_chooses_the_unit() -> None:
    """10.31 A rival one, and one has to be chosen; the others are free."""
    table = Table(
        me(hand=[MOX], field=["swordwise"], eddies=3, gigs={"d6": 3}, fixer=[]),
        rival(field=["psycho-squad", "emergency-atlus", "v-corporate"], legends=["padre"], fixer=[]),
    )

    table.me.plays(MOX)
    assert table.options() == ["psycho-squad", "emergency-atlus", "v-corporate-exile"]
    assert DONE not in table.kinds()
    table.me.chooses("emergency-atlus")
    table.me.ends_turn()
    table.rival.attacks("emergency-atlus", GIGS)
    table.me.passes()

    assert table.rival.may(END_TURN)


def test_an_attack_of_another_unit_is_not_enough() -> None:
    """C28 The order is on one Unit."""
    table = Table(
        me(hand=[MOX], eddies=3, gigs={"d6": 3, "d8": 2}, fixer=[]),
        rival(field=["psycho-squad", "emergency-atlus"], fixer=[]),
    )

    table.me.plays(MOX)
    table.me.chooses("psycho")
    table.me.ends_turn()
    table.rival.attacks("emergency-atlus", GIGS)
    table.me.passes()
    table.rival.chooses("d6")

    assert not table.rival.may(END_TURN)


def test_they_block_the_attack_that_they_asked_for() -> None:
    """11.24.3 They came ready, and lagging Units may block; the order is obeyed."""
    table = Table(me(hand=[MOX], eddies=3, gigs={"d6": 3}, fixer=[]), rival(field=["secondhand"], fixer=[]))

    table.me.plays(MOX)
    table.me.ends_turn()
    table.rival.attacks("secondhand", GIGS)
    table.me.blocks(MOX)
    table.me.passes()

    assert table.rival.trash == ["secondhand-bombus"]
    assert table.me.gigs == {"d6": 3}
    assert table.rival.may(END_TURN)


def test_without_a_rival_unit_nothing_is_ordered() -> None:
    """10.7 A Unit that comes later is free."""
    table = Table(
        me(hand=[MOX], field=["swordwise"], eddies=3, gigs={"d6": 3}, fixer=[]),
        rival(hand=["riding-nomad"], eddies=5, fixer=[]),
    )

    table.me.plays(MOX)
    table.me.ends_turn()
    table.rival.plays("riding-nomad")

    assert table.rival.may(END_TURN)


def test_the_order_is_for_one_turn() -> None:
    """C35 Without a target in that turn it is over, and the Unit is free in the one after."""
    table = Table(me(hand=[MOX], eddies=3, fixer=[4]), rival(field=["psycho-squad"], fixer=[]))

    table.me.plays(MOX)
    table.me.ends_turn()
    table.rival.ends_turn()
    table.me.ends_turn()

    assert list(table.me.gigs) == ["d4"]
    assert table.rival.may(END_TURN)


def test_in_the_turn_of_the_rival_the_order_is_for_the_one_after() -> None:
    """C35 The Relic brings them in while the rival attacks; the second Unit need not attack now."""
    table = Table(
        me(field=[unit("swordwise", "the-relic", spent=True)], trash=[MOX], gigs={"d6": 3}, fixer=[]),
        rival(field=["minotaur", "psycho-squad"], fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.attacks("minotaur", "swordwise")
    table.me.passes()
    table.me.chooses("psycho")
    assert table.rival.may(END_TURN)
    table.rival.ends_turn()
    table.me.ends_turn()

    assert not table.rival.may(END_TURN)


def test_the_order_outlives_them() -> None:
    """C28 It is on the Unit: they fall before the Unit attacks, and it must attack all the same."""
    table = Table(
        me(hand=[MOX], eddies=3, gigs={"d6": 3}, fixer=[]),
        rival(hand=["over-the-edge"], field=["psycho-squad"], eddies=3, gigs={"d20": 3}, fixer=[]),
    )

    table.me.plays(MOX)
    table.me.ends_turn()
    table.rival.plays("over-the-edge")
    assert table.me.trash == [MOX]

    assert not table.rival.may(END_TURN)


def test_a_unit_that_was_readied_must_attack_again() -> None:
    """A8 Johnny wins, is ready again, and there is a Gig to steal."""
    table = Table(
        me(hand=[MOX], field=[unit("swordwise", spent=True)], eddies=3, gigs={"d6": 3}, fixer=[]),
        rival(field=["johnny-silverhand-never"], fixer=[]),
    )

    table.me.plays(MOX)
    table.me.ends_turn()
    table.rival.attacks("johnny", "swordwise")
    table.me.passes()
    assert not table.rival.may(END_TURN)
    table.rival.attacks("johnny", GIGS)
    table.me.passes()

    assert table.rival.may(END_TURN)


def test_two_of_them_may_order_two_units() -> None:
    """10.16.3 Both have to attack, in any order."""
    table = Table(
        me(hand=[MOX, MOX], eddies=6, gigs={"d6": 3, "d8": 2}, fixer=[]),
        rival(field=["psycho-squad", "emergency-atlus"], fixer=[]),
    )

    table.me.plays(MOX)
    table.me.chooses("psycho")
    table.me.plays(MOX)
    table.me.chooses("emergency-atlus")
    table.me.ends_turn()
    table.rival.attacks("emergency-atlus", GIGS)
    table.me.passes()
    table.rival.chooses("d6")
    assert not table.rival.may(END_TURN)
    table.rival.attacks("psycho", GIGS)
    table.me.passes()

    assert table.rival.may(END_TURN)
