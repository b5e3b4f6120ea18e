"""Dexter DeShawn: Off the Grid: Called, he gives power or draws; spent, he increases a Gig."""

from streetcred.core.decision import ACTIVATE
from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival, unit

DEXTER = "dexter-deshawn-off"
POWER = "give a friendly unit"


def test_a_friendly_unit_gets_2_power_this_turn() -> None:
    """8.16.2 To the end of the turn."""
    table = Table(
        me(legends=[face_down(DEXTER)], field=["swordwise", "psycho-squad"], eddies=1, fixer=[]),
        rival(field=["minotaur"], fixer=[]),
    )

    table.me.calls(DEXTER, paying=[])
    table.me.chooses(POWER)
    assert table.options() == ["swordwise-huscle", "psycho-squad"]
    table.me.chooses("swordwise")
    assert table.me.power("swordwise") == 5
    table.me.ends_turn()

    assert table.me.power("swordwise") == 3


def test_the_power_is_there_for_the_attack() -> None:
    """10.22 At 5 power the Huscle draws as it attacks."""
    table = Table(me(legends=[face_down(DEXTER)], field=["swordwise"], eddies=1), rival(gigs={"d6": 3}))

    table.me.calls(DEXTER, paying=[])
    table.me.chooses(POWER)
    table.me.attacks("swordwise", GIGS)
    table.rival.passes()

    assert table.me.hand == ["emergency-atlus"]


def test_called_as_a_reaction_he_turns_a_fight() -> None:
    """11.11.2.2 With 5 power the defender beats 4."""
    table = Table(
        me(legends=[face_down(DEXTER)], field=[unit("swordwise", spent=True)], eddies=1),
        rival(field=["ruthless"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("ruthless", "swordwise")
    table.me.calls(DEXTER, paying=[])
    table.me.chooses(POWER)
    table.me.passes()

    assert table.me.field == ["swordwise-huscle"]
    assert table.rival.trash == ["ruthless-lowlife"]


def test_he_draws_instead() -> None:
    """10.31 One of the two effects."""
    table = Table(me(legends=[face_down(DEXTER)], field=["swordwise"], eddies=1))

    table.me.calls(DEXTER, paying=[])
    table.me.chooses("draw 1")

    assert table.me.hand == ["emergency-atlus"]
    assert table.me.power("swordwise") == 3


def test_an_effect_without_a_target_may_be_chosen() -> None:
    """R073: with no friendly Unit the power goes nowhere, and nothing is drawn."""
    table = Table(me(legends=[face_down(DEXTER)], eddies=1), rival(field=["swordwise"]))

    table.me.calls(DEXTER, paying=[])
    table.me.chooses(POWER)

    assert table.me.hand == []
    assert table.rival.power("swordwise") == 3


def test_spent_he_increases_any_gig_by_up_to_2() -> None:
    """6.4.1 The Gig of either player."""
    table = Table(me(legends=[legend(DEXTER)], gigs={"d8": 2}), rival(gigs={"d6": 3}))

    table.me.activates(DEXTER)
    assert table.options() == ["d8", "d6"]
    table.me.chooses("d6")
    assert table.options() == ["+0", "+1", "+2"]
    table.me.chooses(2)

    assert table.rival.gigs == {"d6": 5}
    assert table.me.is_spent(DEXTER)


def test_a_gig_stops_at_its_highest_face() -> None:
    """6.4.4 From 5 a d6 can go up by 1 only; from 6 not at all, and then nothing is asked."""
    table = Table(me(legends=[legend(DEXTER)], gigs={"d6": 5}))
    table.me.activates(DEXTER)
    assert table.options() == ["+0", "+1"]
    table.me.chooses(1)
    assert table.me.gigs == {"d6": 6}

    table = Table(me(legends=[legend(DEXTER)], gigs={"d6": 6}))
    table.me.activates(DEXTER)
    assert table.me.gigs == {"d6": 6}


def test_without_a_gig_he_may_be_spent_for_nothing() -> None:
    """A9 Dice in the fixer area are no Gigs."""
    table = Table(me(legends=[legend(DEXTER)], fixer=[4]))

    table.me.activates(DEXTER)

    assert table.me.is_spent(DEXTER)
    assert table.me.gigs == {}


def test_spent_for_money_he_does_nothing_more() -> None:
    """11.15.2 The icon is a cost of its own."""
    table = Table(me(hand=["floor-it"], legends=[legend(DEXTER)], gigs={"d6": 3}))

    table.me.plays("floor-it")

    assert table.me.is_spent(DEXTER)
    assert not table.me.may(ACTIVATE)
    assert table.me.gigs == {"d6": 3}


def test_face_down_he_can_not_be_used() -> None:
    """5.7.6 He must be face-up; Called with an Eddie he is ready and may be spent at once."""
    table = Table(me(legends=[face_down(DEXTER)], gigs={"d6": 3}, eddies=1))

    assert not table.me.may(ACTIVATE)
    table.me.calls(DEXTER, paying=[])
    table.me.chooses("draw 1")
    table.me.activates(DEXTER)
    table.me.chooses(2)

    assert table.me.gigs == {"d6": 5}
