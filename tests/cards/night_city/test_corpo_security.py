"""Corpo Security never attacks, and blocks."""

from streetcred.core.decision import ATTACK, BLOCK, SELL
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit


def test_it_never_attacks() -> None:
    """2.6 A ban beats everything; there is a Gig and a spent Unit to attack."""
    table = Table(
        me(field=["corpo-security", "psycho-squad"]), rival(field=[unit("swordwise", spent=True)], gigs={"d6": 3})
    )

    assert table.me.may(ATTACK, "psycho-squad")
    assert not table.me.may(ATTACK, "corpo-security")


def test_it_blocks_an_attack_on_the_gig_area() -> None:
    """9.9.1 The attack turns to it, and it fights."""
    table = Table(me(field=["psycho-squad"]), rival(field=["corpo-security"], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.blocks("corpo-security")
    table.rival.passes()

    assert table.rival.trash == ["corpo-security"]
    assert table.rival.gigs == {"d6": 3}


def test_it_blocks_in_the_turn_after_it_was_played() -> None:
    """4.7 Played for 2 €$ it stands ready, and at the end of the turn its Lag is gone."""
    table = Table(me(hand=["corpo-security"], eddies=2, gigs={"d6": 3}, fixer=[]), rival(field=["swordwise"], fixer=[]))

    table.me.plays("corpo-security")
    table.me.ends_turn()
    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("corpo-security")
    table.me.passes()

    assert table.me.gigs == {"d6": 3}


def test_it_blocks_although_it_lags() -> None:
    """R002: Lag forbids attacks, not blocks."""
    table = Table(
        me(field=[unit("corpo-security", lag=True)], gigs={"d6": 3}), rival(field=["swordwise"]), turn_of=RIVAL
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("corpo-security")
    table.me.passes()

    assert table.me.trash == ["corpo-security"]
    assert table.me.gigs == {"d6": 3}


def test_spent_it_does_not_block() -> None:
    """9.9 It has blocked once and lies sideways for the second attack."""
    table = Table(
        me(field=[unit("corpo-security", "mantis-blades")], gigs={"d6": 3}),
        rival(field=["swordwise", "emergency-atlus"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("corpo-security")
    table.me.passes()
    table.rival.attacks("emergency-atlus", GIGS)

    assert not table.me.may(BLOCK)
    table.me.passes()
    assert table.me.gigs == {}


def test_with_gear_it_still_can_not_attack() -> None:
    """2.6 More power changes nothing about the ban."""
    table = Table(me(field=[unit("corpo-security", "mantis-blades")]), rival(gigs={"d6": 3}))

    assert table.me.power("corpo-security") == 4
    assert not table.me.may(ATTACK)


def test_it_can_not_be_sold() -> None:
    """3.12.1 It has no sell tag."""
    table = Table(me(hand=["corpo-security"]))

    assert not table.me.may(SELL)
