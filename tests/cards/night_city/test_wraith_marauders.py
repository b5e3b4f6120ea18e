"""Wraith Marauders ready another friendly Unit whose power is the value of the Gig that they steal."""

from streetcred.core.decision import MAIN
from streetcred.testing import GIGS, Table, me, rival, unit

WRAITHS = "wraith-marauders"


def test_a_unit_with_that_power_is_readied_and_may_attack_again() -> None:
    """3.8 A d8 with 6 readies Psycho Squad."""
    table = Table(
        me(field=[WRAITHS, unit("psycho-squad", spent=True), unit("swordwise", spent=True)]),
        rival(gigs={"d8": 6, "d4": 1}),
    )

    table.me.attacks(WRAITHS, GIGS)
    table.rival.passes()
    table.me.chooses("d8")
    assert table.me.is_spent("swordwise")
    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d8": 6, "rival d4": 1}


def test_it_can_not_be_declined() -> None:
    """R228: the only fitting Unit is readied without a question."""
    table = Table(me(field=[WRAITHS, unit("psycho-squad", spent=True)]), rival(gigs={"d8": 6}))

    table.me.attacks(WRAITHS, GIGS)
    table.rival.passes()

    assert table.decision.kind == MAIN
    assert not table.me.is_spent("psycho")


def test_of_several_one_is_chosen() -> None:
    """10.31 Also one that is ready; no rival Unit."""
    table = Table(
        me(field=[WRAITHS, unit("psycho-squad", spent=True), unit("chrome-fang", spent=True), "panam-palmer-strength"]),
        rival(field=["6th-street"], gigs={"d8": 6}),
    )

    table.me.attacks(WRAITHS, GIGS)
    table.rival.passes()
    assert table.options() == ["psycho-squad", "chrome-fang", "panam-palmer-strength-through-family"]
    table.me.chooses("chrome-fang")

    assert table.me.is_spent("psycho")
    assert not table.me.is_spent("chrome-fang")


def test_a_unit_with_another_power_stays_spent() -> None:
    """10.7 8 and 7 are not 6."""
    table = Table(me(field=[WRAITHS, unit("rockn", spent=True), unit("mt0d12", spent=True)]), rival(gigs={"d8": 6}))

    table.me.attacks(WRAITHS, GIGS)
    table.rival.passes()

    assert table.me.is_spent("rockn")
    assert table.me.is_spent("mt0d12")


def test_they_do_not_ready_themselves_but_a_copy() -> None:
    """10.1.3 Their power is 4; the other Wraith Marauders are another Unit."""
    table = Table(me(field=[WRAITHS]), rival(gigs={"d8": 4}))
    table.me.attacks(WRAITHS, GIGS)
    table.rival.passes()
    assert table.me.is_spent(WRAITHS)

    table = Table(me(field=[WRAITHS, unit(WRAITHS, spent=True)]), rival(gigs={"d8": 4}))
    table.me.attacks(WRAITHS, GIGS)
    table.rival.passes()
    assert table.me.is_spent(WRAITHS)
    assert not table.me.is_spent("wraith-marauders#2")


def test_gear_counts_towards_the_power() -> None:
    """3.17.2 Swordwise Huscle has 5 with Mantis Blades."""
    table = Table(me(field=[WRAITHS, unit("swordwise", "mantis-blades", spent=True)]), rival(gigs={"d8": 5}))

    table.me.attacks(WRAITHS, GIGS)
    table.rival.passes()

    assert not table.me.is_spent("swordwise")


def test_each_stolen_gig_readies_a_unit() -> None:
    """10.16.3 With 10 power they steal 2 Gigs."""
    table = Table(
        me(
            field=[
                unit(WRAITHS, "mantis-blades", "mantis-blades", "mantis-blades"),
                unit("psycho-squad", spent=True),
                unit("swordwise", spent=True),
            ]
        ),
        rival(gigs={"d8": 6, "d4": 3}),
    )

    table.me.attacks(WRAITHS, GIGS)
    table.rival.passes()
    table.answers(table.decision.options[0])

    assert not table.me.is_spent("psycho")
    assert not table.me.is_spent("swordwise")


def test_the_theft_of_another_unit_readies_nothing() -> None:
    """10.1.3 It has to be this Unit."""
    table = Table(me(field=[WRAITHS, unit("psycho-squad", spent=True), "swordwise"]), rival(gigs={"d8": 6}))

    table.me.attacks("swordwise", GIGS)
    table.rival.passes()

    assert table.me.is_spent("psycho")


def test_the_value_is_read_when_it_resolves() -> None:
    """C2 6th Street Recruits raise the stolen d6 from 3 to 6 first, or not."""
    for first, readied in (("6th-street", "psycho"), (WRAITHS, "swordwise")):
        table = Table(
            me(
                field=[
                    WRAITHS,
                    unit("6th-street", spent=True),
                    unit("swordwise", spent=True),
                    unit("psycho", spent=True),
                ]
            ),
            rival(gigs={"d6": 3}),
        )

        table.me.attacks(WRAITHS, GIGS)
        table.rival.passes()
        table.me.chooses(first)
        table.me.chooses(3)
        if first != WRAITHS:
            table.me.chooses("psycho")

        assert not table.me.is_spent(readied)
        assert table.me.gigs == {"rival d6": 6}
        assert table.me.is_spent("swordwise" if readied == "psycho" else "psycho")


def test_a_blocked_attack_steals_and_readies_nothing() -> None:
    """9.15 There is a fight instead."""
    table = Table(
        me(field=[WRAITHS, unit("psycho-squad", spent=True)]), rival(field=["corpo-security"], gigs={"d8": 6})
    )

    table.me.attacks(WRAITHS, GIGS)
    table.rival.blocks("corpo-security")
    table.rival.passes()

    assert table.me.is_spent("psycho")
