"""Maelstrom Zealots take the Unit with them that beats them in a fight."""

from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

ZEALOTS = "maelstrom-zealots"


def test_the_unit_they_fought_falls() -> None:
    """R136: and none of the others; they are defeated as well."""
    table = Table(me(field=[ZEALOTS]), rival(field=["swordwise", unit("minotaur", spent=True)]))

    table.me.attacks(ZEALOTS, "minotaur")
    table.rival.passes()

    assert table.rival.trash == ["minotaur"]
    assert table.rival.field == ["swordwise-huscle"]
    assert table.me.trash == [ZEALOTS]


def test_defending_they_take_the_attacker_along() -> None:
    """9.17.2 Whoever attacks, they lose."""
    table = Table(me(field=[unit(ZEALOTS, spent=True)]), rival(field=["minotaur", "swordwise"]), turn_of=RIVAL)

    table.rival.attacks("minotaur", ZEALOTS)
    table.me.passes()

    assert table.rival.trash == ["minotaur"]
    assert table.me.trash == [ZEALOTS]


def test_blocking_they_take_the_attacker_along() -> None:
    """9.9.1 The attacker is their opponent then, and no Gig is stolen."""
    table = Table(me(field=[unit(ZEALOTS, "mandibular")], gigs={"d6": 3}), rival(field=["minotaur"]), turn_of=RIVAL)

    table.rival.attacks("minotaur", GIGS)
    table.me.blocks(ZEALOTS)
    table.me.passes()

    assert table.rival.trash == ["minotaur"]
    assert table.me.gigs == {"d6": 3}


def test_against_another_0_only_the_other_falls() -> None:
    """9.17.3, 9.19.2 Both lose; the effect defeats, the fight does not."""
    table = Table(me(field=[ZEALOTS]), rival(field=[unit("secondhand", spent=True)]))

    table.me.attacks(ZEALOTS, "secondhand")
    table.rival.passes()

    assert table.rival.trash == ["secondhand-bombus"]
    assert table.me.field == [ZEALOTS]


def test_two_of_them_take_each_other_along() -> None:
    """10.15 The second effect is pending already when its Unit falls."""
    table = Table(me(field=[ZEALOTS]), rival(field=[unit(ZEALOTS, spent=True)]))

    table.me.attacks(ZEALOTS, ZEALOTS)
    table.rival.passes()

    assert table.me.trash == [ZEALOTS]
    assert table.rival.trash == [ZEALOTS]


def test_the_opponent_may_be_saved_by_its_gear() -> None:
    """10.25 The transmitter falls in its place, and the Zealots are beaten all the same."""
    table = Table(me(field=[ZEALOTS]), rival(field=[unit("minotaur", "deadman", spent=True)]))

    table.me.attacks(ZEALOTS, "minotaur")
    table.rival.passes()

    assert table.rival.field == ["minotaur"]
    assert table.rival.trash == ["deadman-transmitter"]
    assert table.me.trash == [ZEALOTS]


def test_when_they_win_the_effect_does_nothing() -> None:
    """10.16.1 The opponent is defeated once, by the fight; its transmitter is enough to save it."""
    table = Table(
        me(field=[unit(ZEALOTS, "satori", "mantis-blades", "kiroshi")]),
        rival(field=[unit("swordwise", "deadman", spent=True)]),
    )

    table.me.attacks(ZEALOTS, "swordwise")
    table.rival.passes()

    assert table.rival.field == ["swordwise-huscle"]
    assert table.rival.trash == ["deadman-transmitter"]


def test_a_tie_is_a_lost_fight() -> None:
    """9.17.3 Both fall, and the effect finds its Unit first."""
    table = Table(
        me(field=[unit(ZEALOTS, "gorilla-arms")]),
        rival(field=[unit("swordwise", spent=True)]),
    )

    table.me.attacks(ZEALOTS, "swordwise")
    table.rival.passes()

    assert table.rival.trash == ["swordwise-huscle"]
    assert sorted(table.me.trash) == ["gorilla-arms", ZEALOTS]


def test_a_defeat_without_a_fight_takes_nobody_along() -> None:
    """10.16.1 A Program defeats them."""
    table = Table(
        me(field=[ZEALOTS]),
        rival(hand=["over-the-edge"], field=["minotaur"], eddies=3, gigs={"d20": 1}),
        turn_of=RIVAL,
    )

    table.rival.plays("over-the-edge")

    assert table.me.trash == [ZEALOTS]
    assert table.rival.field == ["minotaur"]


def test_a_legend_that_beats_them_is_removed() -> None:
    """4.4.1 The trash is no place for it."""
    table = Table(me(field=[unit(ZEALOTS, spent=True)]), rival(field=["v-corporate"]), turn_of=RIVAL)

    table.rival.attacks("v-corporate", ZEALOTS)
    table.me.passes()

    assert table.rival.removed == ["v-corporate-exile"]


def test_they_steal_nothing() -> None:
    """9.23.2.1 They have 0 power."""
    table = Table(me(field=[ZEALOTS]), rival(gigs={"d6": 3}))

    table.me.attacks(ZEALOTS, GIGS)
    table.rival.passes()

    assert table.rival.gigs == {"d6": 3}
