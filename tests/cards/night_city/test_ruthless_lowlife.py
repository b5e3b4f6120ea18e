"""Ruthless Lowlife attacks rival Units and never a Gig area."""

from streetcred.core.decision import ATTACK
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit


def test_it_attacks_a_spent_unit_and_no_gig_area() -> None:
    """9.3.2.3 There is a Gig, but only the Unit is offered."""
    table = Table(me(field=["ruthless"]), rival(field=[unit("swordwise", spent=True)], gigs={"d6": 3}))

    assert [name for name in table.options() if ">" in name] == ["ruthless-lowlife > swordwise-huscle"]


def test_it_wins_with_4_power() -> None:
    """9.17.1 4 against 3."""
    table = Table(me(field=["ruthless"]), rival(field=[unit("swordwise", spent=True)]))

    table.me.attacks("ruthless", "swordwise")
    table.rival.passes()

    assert table.rival.trash == ["swordwise-huscle"]
    assert table.me.field == ["ruthless-lowlife"]


def test_without_a_spent_unit_it_has_nothing_to_attack() -> None:
    """9.3.2.4 Gigs and ready Units do not help."""
    table = Table(me(field=["ruthless"]), rival(field=["swordwise"], gigs={"d6": 3}))

    assert not table.me.may(ATTACK)


def test_it_lags_like_any_unit() -> None:
    """9.3.2.3.1 What it may attack says nothing about when."""
    table = Table(me(hand=["ruthless"], eddies=2), rival(field=[unit("swordwise", spent=True)]))

    table.me.plays("ruthless")

    assert not table.me.may(ATTACK)


def test_gear_does_not_lift_the_limit() -> None:
    """2.6 Stronger or not, the Gig area stays out of bounds."""
    table = Table(me(field=[unit("ruthless", "mantis-blades")]), rival(gigs={"d6": 3}))

    assert not table.me.may(ATTACK)


def test_it_may_defend_the_gig_area() -> None:
    """9.9.1 With Mandibular Upgrade it blocks; defending is no attack."""
    table = Table(
        me(field=[unit("ruthless", "mandibular-upgrade")], gigs={"d6": 3}), rival(field=["swordwise"]), turn_of=RIVAL
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("ruthless")
    table.me.passes()

    assert table.rival.trash == ["swordwise-huscle"]
    assert table.me.gigs == {"d6": 3}


def test_an_attack_that_is_blocked_still_fights_a_unit() -> None:
    """9.9.1 The blocker is a Unit, so there is a fight."""
    table = Table(
        me(field=["ruthless"]), rival(field=[unit("swordwise", spent=True), "corpo-security"], gigs={"d6": 3})
    )

    table.me.attacks("ruthless", "swordwise")
    table.rival.blocks("corpo-security")
    table.rival.passes()

    assert table.rival.trash == ["corpo-security"]
