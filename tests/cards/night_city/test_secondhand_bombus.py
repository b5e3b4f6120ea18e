"""Secondhand Bombus: a blocker without power."""

from streetcred.core.decision import BLOCK
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

BOMBUS = "secondhand-bombus"


def test_it_turns_an_attack_away_from_the_gig_area() -> None:
    """R005: there is a fight now, and no theft."""
    table = Table(me(field=[BOMBUS], gigs={"d6": 3}), rival(field=["psycho-squad"]), turn_of=RIVAL)

    table.rival.attacks("psycho", GIGS)
    table.me.blocks(BOMBUS)
    table.me.passes()

    assert table.me.trash == [BOMBUS]
    assert table.me.gigs == {"d6": 3}


def test_it_turns_an_attack_away_from_a_unit() -> None:
    """R006: the spent Unit is out of the attack."""
    table = Table(me(field=[BOMBUS, unit("minotaur", spent=True)]), rival(field=["psycho-squad"]), turn_of=RIVAL)

    table.rival.attacks("psycho", "minotaur")
    table.me.blocks(BOMBUS)
    table.me.passes()

    assert table.me.field == ["minotaur"]
    assert table.me.trash == [BOMBUS]
    assert table.rival.field == ["psycho-squad"]


def test_another_blocker_may_take_over() -> None:
    """R003: Corpo Security fights in the end, and Bombus lies spent but safe."""
    table = Table(me(field=[BOMBUS, "corpo-security"], gigs={"d6": 3}), rival(field=["psycho-squad"]), turn_of=RIVAL)

    table.rival.attacks("psycho", GIGS)
    table.me.blocks(BOMBUS)
    table.me.blocks("corpo-security")
    table.me.passes()

    assert table.me.trash == ["corpo-security"]
    assert table.me.is_spent(BOMBUS)


def test_two_units_without_power_survive_their_fight() -> None:
    """R276: both lose, and neither can defeat the other."""
    table = Table(me(field=[BOMBUS], gigs={"d6": 3}), rival(field=["evelyn-parker-scheming"]), turn_of=RIVAL)

    table.rival.attacks("evelyn-parker-scheming", GIGS)
    table.me.blocks(BOMBUS)
    table.me.passes()

    assert table.me.field == [BOMBUS]
    assert table.rival.field == ["evelyn-parker-scheming-siren"]


def test_its_own_attack_steals_nothing() -> None:
    """9.23.2.1 It may attack, but 0 power steals no Gig."""
    table = Table(me(field=[BOMBUS]), rival(gigs={"d6": 3}))

    table.me.attacks(BOMBUS, GIGS)
    table.rival.passes()

    assert table.me.is_spent(BOMBUS)
    assert table.rival.gigs == {"d6": 3}


def test_gear_gives_it_power() -> None:
    """3.17.2 With Mantis Blades it has 2 and ties with Field Operator."""
    table = Table(
        me(field=[unit(BOMBUS, "mantis-blades")], gigs={"d6": 3}), rival(field=["field-operator"]), turn_of=RIVAL
    )

    table.rival.attacks("field-operator", GIGS)
    table.me.blocks(BOMBUS)
    table.me.passes()

    assert table.me.trash == [BOMBUS, "mantis-blades"]
    assert table.rival.trash == ["field-operator"]


def test_it_does_not_have_to_block() -> None:
    """9.7 A reaction is a choice."""
    table = Table(me(field=[BOMBUS], gigs={"d6": 3}), rival(field=["psycho-squad"]), turn_of=RIVAL)

    table.rival.attacks("psycho", GIGS)
    assert table.me.may(BLOCK)
    table.me.passes()

    assert table.me.field == [BOMBUS]
    assert table.me.gigs == {}


def test_the_attacked_unit_itself_can_not_block() -> None:
    """9.9 It is the target already, and spent."""
    table = Table(me(field=[unit(BOMBUS, spent=True)]), rival(field=["psycho-squad"]), turn_of=RIVAL)

    table.rival.attacks("psycho", BOMBUS)

    assert not table.me.may(BLOCK)
    table.me.passes()
