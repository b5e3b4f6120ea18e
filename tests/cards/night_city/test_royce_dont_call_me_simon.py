"""Royce: Don't Call Me Simon defeats a weak rival Unit when he is played; a lead lets him reach a little higher."""

from streetcred.core.decision import DONE
from streetcred.testing import Table, me, rival, unit

ROYCE = "royce-dont-call-me-simon"


def test_he_defeats_a_rival_unit_with_power_2_or_less() -> None:
    """3.17 Not one with 3, and none of his own side."""
    table = Table(
        me(hand=[ROYCE], field=["corpo-security"], eddies=5),
        rival(field=["secondhand", "field-operator", "swordwise"]),
    )

    table.me.plays(ROYCE)
    assert table.options() == ["secondhand-bombus", "field-operator"]
    table.me.chooses("field-operator")

    assert table.rival.trash == ["field-operator"]
    assert table.me.field == ["corpo-security", ROYCE]


def test_with_the_lead_power_3_is_weak_enough() -> None:
    """10.3.1 The limit is 3 then, and 4 is still too much."""
    table = Table(
        me(hand=[ROYCE], eddies=5, gigs={"d6": 3}),
        rival(field=["field-operator", "swordwise", "emergency-atlus"], gigs={"d4": 2}),
    )

    table.me.plays(ROYCE)
    assert table.options() == ["field-operator", "swordwise-huscle"]
    table.me.chooses("swordwise")

    assert table.rival.trash == ["swordwise-huscle"]


def test_equal_street_cred_is_no_lead() -> None:
    """10.3.1 Null against null is none either."""
    for gigs in ({"d6": 3}, {}):
        table = Table(me(hand=[ROYCE], eddies=5, gigs=gigs), rival(field=["swordwise"], gigs=gigs))

        table.me.plays(ROYCE)

        assert table.rival.field == ["swordwise-huscle"]


def test_a_single_1_leads_against_no_gig() -> None:
    """5.11.4.2 Null is the smaller one, whoever has it."""
    for mine, theirs, fallen in (({"d6": 1}, {}, ["swordwise-huscle"]), ({}, {"d6": 1}, [])):
        table = Table(me(hand=[ROYCE], eddies=5, gigs=mine), rival(field=["swordwise"], gigs=theirs))

        table.me.plays(ROYCE)

        assert table.rival.trash == fallen


def test_it_can_not_be_declined() -> None:
    """R180: nobody asks whether, and no answer means none."""
    table = Table(me(hand=[ROYCE], eddies=5), rival(field=["secondhand", "field-operator"]))
    table.me.plays(ROYCE)
    assert DONE not in table.kinds()
    table.me.chooses("secondhand")

    table = Table(me(hand=[ROYCE], eddies=5), rival(field=["field-operator"]))
    table.me.plays(ROYCE)
    assert table.rival.trash == ["field-operator"]


def test_the_power_of_the_moment_counts() -> None:
    """R181: three times Floor It, and a 5 is a 2."""
    table = Table(me(hand=["floor-it", "floor-it", "floor-it", ROYCE], eddies=8), rival(field=["offduty-malfini"]))

    for _ in range(3):
        table.me.plays("floor-it")
    table.me.plays(ROYCE)

    assert table.rival.trash == ["offduty-malfini"]


def test_gear_makes_a_unit_too_strong() -> None:
    """3.17.2 A 2 with Mantis Blades is a 4."""
    table = Table(me(hand=[ROYCE], eddies=5), rival(field=[unit("field-operator", "mantis-blades")]))

    table.me.plays(ROYCE)

    assert table.rival.field == ["field-operator"]


def test_with_the_lead_it_is_still_one_unit() -> None:
    """R485: of a 2 and a 3 one falls."""
    table = Table(
        me(hand=[ROYCE], eddies=5, gigs={"d6": 3}),
        rival(field=["field-operator", "swordwise"]),
    )

    table.me.plays(ROYCE)
    table.me.chooses("field-operator")

    assert table.rival.field == ["swordwise-huscle"]


def test_without_a_weak_unit_nothing_happens() -> None:
    """10.7 He comes all the same."""
    table = Table(me(hand=[ROYCE], field=["corpo-security"], eddies=5), rival(field=["emergency-atlus"]))

    table.me.plays(ROYCE)

    assert table.me.field == ["corpo-security", ROYCE]
    assert table.rival.field == ["emergency-atlus"]


def test_a_weak_legend_on_the_field_is_a_unit() -> None:
    """4.2.1, 11.25.1 It is removed from the game; one in the Legends area is out of reach."""
    table = Table(
        me(hand=[ROYCE], eddies=5),
        rival(field=[unit("sasha", solo=True)], legends=["evelyn-parker-beautiful"]),
    )

    table.me.plays(ROYCE)

    assert table.rival.removed == ["sasha-yakovleva-wont-let-you-down"]
    assert table.rival.legends == ["evelyn-parker-beautiful-enigma"]


def test_a_defeat_that_is_replaced_is_his_defeat_all_the_same() -> None:
    """10.25 The transmitter falls in place of its host, and he looks for no other Unit."""
    table = Table(me(hand=[ROYCE], eddies=5), rival(field=[unit("secondhand", "deadman"), "field-operator"]))

    table.me.plays(ROYCE)
    table.me.chooses("secondhand")

    assert table.rival.field == ["secondhand-bombus", "field-operator"]
    assert table.rival.trash == ["deadman-transmitter"]
