"""Over the Edge defeats a Unit whose power a friendly d20 reaches."""

from streetcred.testing import Table, face_down, me, rival, unit

EDGE = "over-the-edge"


def test_the_d20_sets_the_limit() -> None:
    """3.17.2 6 is in reach of a 6, and 8 is not."""
    table = Table(me(hand=[EDGE], eddies=3, gigs={"d20": 6}), rival(field=["psycho-squad", "maxtac-av"]))

    table.me.plays(EDGE)

    assert table.rival.trash == ["psycho-squad"]
    assert table.rival.field == ["maxtac-av"]
    assert table.me.trash == [EDGE]


def test_any_players_unit_may_be_chosen() -> None:
    """R162: with a 7 also an own Unit of power 5."""
    table = Table(
        me(hand=[EDGE], field=["offduty"], eddies=3, gigs={"d20": 7}), rival(field=["psycho-squad", "maxtac-av"])
    )

    table.me.plays(EDGE)
    assert table.options() == ["offduty-malfini", "psycho-squad"]
    table.me.chooses("offduty")

    assert table.me.trash == ["offduty-malfini", EDGE]


def test_the_only_unit_in_reach_has_to_go() -> None:
    """2.1 Also when it is a friendly one."""
    table = Table(me(hand=[EDGE], field=["swordwise"], eddies=3, gigs={"d20": 5}), rival(field=["psycho-squad"]))

    table.me.plays(EDGE)

    assert table.me.trash == ["swordwise-huscle", EDGE]
    assert table.rival.field == ["psycho-squad"]


def test_without_a_friendly_d20_there_is_no_limit_to_reach() -> None:
    """R161: it is played in vain, and even a Unit without power stays; a rival d20 is no help."""
    table = Table(me(hand=[EDGE], eddies=3, gigs={"d12": 12}), rival(field=["secondhand"], gigs={"d20": 20}))

    table.me.plays(EDGE)

    assert table.rival.field == ["secondhand-bombus"]
    assert table.me.trash == [EDGE]
    assert table.me.spent_eddies == 3


def test_a_d20_in_the_fixer_area_does_not_count() -> None:
    """R269: it is no Gig yet, has no value and makes no Street Cred."""
    table = Table(me(hand=[EDGE], eddies=3, gigs={"d4": 2}, fixer=[20]), rival(field=["secondhand"]))

    assert table.me.street_cred == 2
    table.me.plays(EDGE)

    assert table.rival.field == ["secondhand-bombus"]


def test_gear_may_lift_a_unit_out_of_reach() -> None:
    """3.17.2 3 and 2 are more than 4."""
    table = Table(
        me(hand=[EDGE], eddies=3, gigs={"d20": 4}), rival(field=[unit("swordwise", "mantis-blades"), "emergency-atlus"])
    )

    table.me.plays(EDGE)

    assert table.rival.trash == ["emergency-atlus"]


def test_a_stolen_d20_is_as_good_as_the_own() -> None:
    """1.7.2 Friendly is what lies in the friendly Gig area; of two d20 the higher one reaches further."""
    table = Table(me(hand=[EDGE], eddies=3, gigs={"d20": 1, "rival d20": 9}), rival(field=["minotaur"]))

    table.me.plays(EDGE)

    assert table.rival.trash == ["minotaur"]


def test_a_legend_on_the_field_is_a_unit() -> None:
    """4.2.1, 4.4.1 V is in reach and leaves the game."""
    table = Table(me(hand=[EDGE], eddies=3, gigs={"d20": 8}), rival(field=["v-corporate"], legends=["saburo"]))

    table.me.plays(EDGE)

    assert table.rival.removed == ["v-corporate-exile"]
    assert table.rival.legends == ["saburo-arasaka-stubborn-patriarch"]


def test_what_the_defeat_triggers_follows_the_program() -> None:
    """10.14, 11.19.2 The Program is in the trash when T-Bug's player is asked about a Call."""
    table = Table(me(hand=[EDGE], eddies=3, gigs={"d20": 4}), rival(field=["t-bug"], legends=[face_down("saburo")]))

    table.me.plays(EDGE)
    assert table.me.trash == [EDGE]
    table.rival.says(yes=True)

    assert table.rival.trash == ["t-bug-amateur-philosopher"]
    assert table.rival.legends == ["saburo-arasaka-stubborn-patriarch"]
