"""MT0D12 Flathead can't be blocked while its player has less Street Cred; and it can be sold."""

from streetcred.core.decision import BLOCK
from streetcred.testing import GIGS, Table, me, rival, unit

FLATHEAD = "mt0d12-flathead"


def test_with_less_street_cred_it_is_not_blocked() -> None:
    """9.9 A ready blocker stands by in vain."""
    table = Table(me(field=[FLATHEAD], gigs={"d6": 2}), rival(field=["corpo-security"], gigs={"d8": 3}))

    table.me.attacks(FLATHEAD, GIGS)

    assert not table.rival.may(BLOCK)
    table.rival.passes()
    assert table.me.gigs == {"d6": 2, "rival d8": 3}


def test_with_equal_street_cred_it_may_be_blocked() -> None:
    """10.3.1 Equal is not less."""
    table = Table(me(field=[FLATHEAD], gigs={"d6": 3}), rival(field=["corpo-security"], gigs={"d8": 3}))

    table.me.attacks(FLATHEAD, GIGS)
    table.rival.blocks("corpo-security")
    table.rival.passes()

    assert table.rival.trash == ["corpo-security"]
    assert table.rival.gigs == {"d8": 3}


def test_without_a_gig_it_has_less() -> None:
    """R270: null is below a single 1."""
    table = Table(me(field=[FLATHEAD]), rival(field=["corpo-security"], gigs={"d8": 1}))

    table.me.attacks(FLATHEAD, GIGS)

    assert not table.rival.may(BLOCK)
    table.rival.passes()


def test_against_a_rival_with_several_gigs_null_is_less_too() -> None:
    """R271: it attacks a Unit past two blockers."""
    table = Table(
        me(field=[FLATHEAD]),
        rival(field=[unit("swordwise", spent=True), "corpo-security", "secondhand"], gigs={"d8": 1, "d20": 20}),
    )

    table.me.attacks(FLATHEAD, "swordwise")

    assert not table.rival.may(BLOCK)
    table.rival.passes()
    assert table.rival.trash == ["swordwise-huscle"]


def test_it_is_settled_when_the_attack_is_declared() -> None:
    """R150: afterwards its own Gear takes the rival below, and still there is no block."""
    table = Table(
        me(field=[unit(FLATHEAD, "dying-night")], gigs={"d6": 2}),
        rival(field=["corpo-security"], gigs={"d8": 3}),
    )

    table.me.attacks(FLATHEAD, GIGS)
    table.me.chooses("d8", -2)
    assert (table.me.street_cred, table.rival.street_cred) == (2, 1)

    assert not table.rival.may(BLOCK)
    table.rival.passes()


def test_falling_behind_after_the_declaration_does_not_help() -> None:
    """A7 It was not behind when it attacked, so it may be blocked."""
    table = Table(
        me(field=[unit(FLATHEAD, "dying-night")], gigs={"d6": 3}),
        rival(field=["corpo-security"], gigs={"d8": 3}),
    )

    table.me.attacks(FLATHEAD, GIGS)
    table.me.chooses("d6", -2)

    assert table.rival.may(BLOCK)
    table.rival.passes()


def test_other_units_may_be_blocked() -> None:
    """10.1.3 It speaks of itself."""
    table = Table(me(field=[FLATHEAD, "psycho-squad"]), rival(field=["corpo-security"], gigs={"d8": 3}))

    table.me.attacks("psycho", GIGS)

    assert table.rival.may(BLOCK)
    table.rival.passes()


def test_it_may_be_sold() -> None:
    """R149: the tag decides, and this Unit has one."""
    table = Table(me(hand=[FLATHEAD, "psycho-squad"]))

    table.me.sells(FLATHEAD)

    assert table.me.eddies == 1
    assert table.me.hand == ["psycho-squad"]
