"""Goro Takemura: Losing His Way attacks with 5 more power when all friendly Legends are face-up."""

from streetcred.testing import GIGS, Table, face_down, me, rival, unit

GORO = "goro-takemura-losing-his-way"


def test_with_all_legends_face_up_he_has_9_power() -> None:
    """9.5 He has it before the rival reacts."""
    table = Table(me(field=[GORO], legends=["viktor-vektor-sit", "v-corporate"]), rival(gigs={"d6": 3}))

    assert table.me.power(GORO) == 4
    table.me.attacks(GORO, GIGS)

    assert table.me.power(GORO) == 9
    table.rival.passes()


def test_one_face_down_legend_is_too_much() -> None:
    """10.3.1 All of them must be face-up."""
    table = Table(
        me(field=[GORO], legends=["viktor-vektor-sit", face_down("jackie-welles-mamas")]), rival(gigs={"d6": 3})
    )

    table.me.attacks(GORO, GIGS)
    table.rival.passes()

    assert table.me.power(GORO) == 4


def test_without_a_legend_he_gains_nothing() -> None:
    """R291: at least one must be there to be face-up."""
    table = Table(me(field=[GORO]), rival(gigs={"d6": 3}))

    table.me.attacks(GORO, GIGS)
    table.rival.passes()

    assert table.me.power(GORO) == 4


def test_a_legend_on_the_field_is_one_of_them() -> None:
    """C7 V has left the Legends area and is face-up all the same."""
    table = Table(me(field=[GORO, "v-corporate"], legends=["viktor-vektor-sit"]), rival(gigs={"d6": 3}))

    table.me.attacks(GORO, GIGS)
    table.rival.passes()

    assert table.me.power(GORO) == 9


def test_a_call_after_the_declaration_is_too_late() -> None:
    """R093: the Radioport turns the last Legend up, but one was face-down when he attacked."""
    table = Table(
        me(field=[unit(GORO, "arasaka-emergency-radioport")], legends=["viktor-vektor-sit", face_down("saburo")]),
        rival(gigs={"d6": 3}),
    )

    table.me.attacks(GORO, GIGS)
    table.me.says(yes=True)
    table.me.says(yes=True)

    assert table.me.legends == ["viktor-vektor-sit-down-and-relax", "saburo-arasaka-stubborn-patriarch"]
    assert table.me.power(GORO) == 4 + 2 + 1
    table.rival.passes()


def test_the_power_lasts_for_the_turn() -> None:
    """8.16.2 After the attack he has it still, in the rival's turn no more."""
    table = Table(me(field=[GORO], legends=["viktor-vektor-sit"], fixer=[]), rival(gigs={"d6": 3}, fixer=[]))

    table.me.attacks(GORO, GIGS)
    table.rival.passes()
    assert table.me.power(GORO) == 9
    table.me.ends_turn()

    assert table.me.power(GORO) == 4


def test_with_gear_he_steals_two_gigs() -> None:
    """9.23.2.2 4, 5 and 2 from Mantis Blades are 11."""
    table = Table(
        me(field=[unit(GORO, "mantis-blades")], legends=["viktor-vektor-sit"]), rival(gigs={"d6": 3, "d8": 4})
    )

    table.me.attacks(GORO, GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3, "rival d8": 4}


def test_rival_legends_do_not_matter() -> None:
    """1.7.2.1 Only friendly Legends are meant."""
    table = Table(me(field=[GORO], legends=["viktor-vektor-sit"]), rival(legends=[face_down("saburo")], gigs={"d6": 3}))

    table.me.attacks(GORO, GIGS)
    table.rival.passes()

    assert table.me.power(GORO) == 9


def test_attacked_he_has_4_power() -> None:
    """11.21.1 Only his own attack makes him stronger."""
    table = Table(me(field=["psycho-squad"]), rival(field=[unit(GORO, spent=True)], legends=["viktor-vektor-sit"]))

    table.me.attacks("psycho", GORO)
    table.rival.passes()

    assert table.rival.trash == [GORO]
