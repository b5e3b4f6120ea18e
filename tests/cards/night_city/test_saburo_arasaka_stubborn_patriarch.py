"""Saburo Arasaka: Stubborn Patriarch makes friendly ARASAKA Units stronger while they attack."""

from streetcred.core.decision import FIELD_LEGEND, SOLO
from streetcred.testing import GIGS, RIVAL, Table, face_down, me, rival, unit

SABURO = "saburo-arasaka-stubborn-patriarch"


def test_the_power_counts_until_the_attack_is_over() -> None:
    """R186: Minotaur attacks with 10 and steals two Gigs."""
    table = Table(me(field=["minotaur"], legends=[SABURO]), rival(gigs={"d6": 3, "d8": 5}))

    table.me.attacks("minotaur", GIGS)
    assert table.me.power("minotaur") == 10
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3, "rival d8": 5}


def test_the_power_is_gone_after_the_attack() -> None:
    """9.29 Nothing of it is left for the rest of the turn."""
    table = Table(me(field=["minotaur"], legends=[SABURO]), rival(gigs={"d6": 3}))

    table.me.attacks("minotaur", GIGS)
    table.rival.passes()

    assert table.me.power("minotaur") == 9


def test_it_decides_a_fight() -> None:
    """9.17.3 Field Operator attacks with 3 and ties with a Unit of power 3."""
    table = Table(me(field=["field-operator"], legends=[SABURO]), rival(field=[unit("swordwise", spent=True)]))

    table.me.attacks("field-operator", "swordwise")
    table.rival.passes()

    assert table.me.trash == ["field-operator"]
    assert table.rival.trash == ["swordwise-huscle"]


def test_other_units_gain_nothing() -> None:
    """3.13.1.1 Swordwise Huscle is no ARASAKA, and his own effect does not see 5 power with 1 more."""
    table = Table(me(field=[unit("swordwise", "kiroshi-optics")], legends=[SABURO]), rival(gigs={"d6": 3}))

    table.me.attacks("swordwise", GIGS)

    assert table.me.power("swordwise") == 4
    assert table.me.hand == []
    table.rival.passes()


def test_only_the_attacker_gains() -> None:
    """10.23 Another ARASAKA Unit that does not attack keeps its power."""
    table = Table(me(field=["field-operator", "minotaur"], legends=[SABURO]), rival(gigs={"d6": 3}))

    table.me.attacks("minotaur", GIGS)

    assert table.me.power("field-operator") == 2
    table.rival.passes()


def test_a_defender_or_blocker_gains_nothing() -> None:
    """9.4 Whoever is attacked, or blocks, is not attacking."""
    table = Table(
        me(field=[unit("field-operator", "mandibular-upgrade")], legends=[SABURO], gigs={"d6": 3}),
        rival(field=["swordwise"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("field-operator")

    assert table.me.power("field-operator") == 2
    table.me.passes()
    assert table.me.trash == ["field-operator", "mandibular-upgrade"]


def test_rival_arasaka_units_gain_nothing() -> None:
    """1.7.2.1 Friendly means his own player's."""
    table = Table(me(legends=[SABURO], gigs={"d6": 3}), rival(field=["minotaur"]), turn_of=RIVAL)

    table.rival.attacks("minotaur", GIGS)

    assert table.rival.power("minotaur") == 9
    table.me.passes()


def test_face_down_he_gives_nothing() -> None:
    """3.4.1 His text does not work face-down."""
    table = Table(me(field=["minotaur"], legends=[face_down(SABURO)]), rival(gigs={"d6": 3, "d8": 5}))

    table.me.attacks("minotaur", GIGS)
    table.rival.passes()
    table.me.chooses("d6")

    assert table.me.gigs == {"rival d6": 3}


def test_called_as_a_reaction_he_does_not_help_the_attacker_of_the_rival() -> None:
    """8.12.2 Turned up in the rival's turn he looks at friendly Units only, and none of them attacks."""
    table = Table(me(legends=[face_down(SABURO)], eddies=1, gigs={"d6": 3}), rival(field=["minotaur"]), turn_of=RIVAL)

    table.rival.attacks("minotaur", GIGS)
    table.me.calls(SABURO, paying=[])

    assert table.me.legends == [SABURO]
    assert table.rival.power("minotaur") == 9
    table.me.passes()


def test_he_never_comes_to_the_field() -> None:
    """3.11.2.1, 4.5.3 His cost is null, and that can't be paid."""
    table = Table(me(legends=[SABURO], eddies=10))

    assert not table.me.may(FIELD_LEGEND)
    assert not table.me.may(SOLO)
