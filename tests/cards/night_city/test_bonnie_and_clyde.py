"""Bonnie and Clyde defeats a weak rival Unit, or two of them while the rival is two Gigs ahead."""

from streetcred.core.decision import YES
from streetcred.testing import Table, face_down, me, rival, unit

BONNIE = "bonnie-and-clyde"


def test_a_rival_unit_with_power_4_or_less_is_defeated() -> None:
    """10.31 The power counts as it is now, with Gear; friendly Units are not offered."""
    table = Table(
        me(hand=[BONNIE], field=["ruthless"], eddies=3),
        rival(field=["emergency-atlus", unit("swordwise", "mantis-blades"), "secondhand", "psycho-squad"]),
    )

    table.me.plays(BONNIE)
    assert table.options() == ["emergency-atlus", "secondhand-bombus"]
    table.me.chooses("emergency-atlus")

    assert table.rival.trash == ["emergency-atlus"]
    assert table.me.trash == [BONNIE]


def test_two_gigs_behind_two_may_be_defeated() -> None:
    """10.3.3 Number counts, not value: one d20 against three small ones."""
    table = Table(
        me(hand=[BONNIE], eddies=3, gigs={"d20": 20}),
        rival(
            field=["emergency-atlus", "swordwise", "secondhand", unit("ruthless", "kiroshi")],
            gigs={"d4": 1, "d6": 1, "d8": 1},
        ),
    )

    table.me.plays(BONNIE)
    table.me.says(yes=True)
    assert table.options() == ["emergency-atlus", "swordwise-huscle", "secondhand-bombus"]
    table.me.chooses("secondhand", "emergency-atlus")

    assert table.rival.field == ["swordwise-huscle", "ruthless-lowlife"]
    assert sorted(table.rival.trash) == ["emergency-atlus", "secondhand-bombus"]


def test_the_second_one_is_optional() -> None:
    """R046: two Gigs behind, the player defeats one, and that one has to be."""
    table = Table(me(hand=[BONNIE], eddies=3), rival(field=["emergency-atlus", "swordwise"], gigs={"d4": 1, "d6": 1}))

    table.me.plays(BONNIE)
    table.me.says(yes=False)
    assert table.options() == ["emergency-atlus", "swordwise-huscle"]
    table.me.chooses("swordwise")

    assert table.rival.field == ["emergency-atlus"]


def test_one_gig_behind_is_not_enough() -> None:
    """10.3.1 Then it is one Unit, whatever the Street Cred."""
    table = Table(
        me(hand=[BONNIE], eddies=3, gigs={"d4": 1}),
        rival(field=["emergency-atlus", "swordwise"], gigs={"d20": 20, "d12": 12}),
    )

    table.me.plays(BONNIE)
    assert not table.me.may(YES)
    table.me.chooses("swordwise")

    assert table.rival.field == ["emergency-atlus"]


def test_without_a_weak_unit_it_does_nothing() -> None:
    """10.7 Nothing is asked, not even two Gigs behind."""
    table = Table(me(hand=[BONNIE], eddies=3), rival(field=["psycho-squad"], gigs={"d4": 1, "d6": 1}))

    table.me.plays(BONNIE)

    assert table.rival.field == ["psycho-squad"]
    assert table.me.trash == [BONNIE]


def test_a_unit_that_was_weakened_is_in_reach() -> None:
    """3.17.2 Floor It twice takes Chrome Fang from 6 to 4."""
    table = Table(me(hand=["floor-it", "floor-it", BONNIE], eddies=5), rival(field=["chrome-fang"]))

    table.me.plays("floor-it")
    table.me.plays("floor-it")
    table.me.plays(BONNIE)

    assert table.rival.trash == ["chrome-fang"]


def test_a_deadman_transmitter_saves_one_of_the_two() -> None:
    """10.24 The other one is defeated all the same."""
    table = Table(
        me(hand=[BONNIE], eddies=3),
        rival(field=[unit("swordwise", "deadman"), "emergency-atlus"], gigs={"d4": 1, "d6": 1}),
    )

    table.me.plays(BONNIE)
    table.me.says(yes=True)

    assert table.rival.field == ["swordwise-huscle"]
    assert sorted(table.rival.trash) == ["deadman-transmitter", "emergency-atlus"]


def test_both_have_fallen_before_either_does_anything() -> None:
    """10.2.3 T-Bug's text waits until the Program is in the trash."""
    table = Table(
        me(hand=[BONNIE], eddies=3),
        rival(field=["t-bug", "emergency-atlus"], legends=[face_down("saburo")], gigs={"d4": 1, "d6": 1}),
    )

    table.me.plays(BONNIE)
    table.me.says(yes=True)
    assert table.rival.field == []
    assert table.me.trash == [BONNIE]
    table.rival.says(yes=True)

    assert table.rival.legends == ["saburo-arasaka-stubborn-patriarch"]
