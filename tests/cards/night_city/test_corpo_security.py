"""Corpo Security: "This Unit can't attack." and BLOCKER."""

from streetcred.testing import GIGS, Table, me, rival


def test_it_never_attacks() -> None:
    """2.6 A ban beats everything; there is a Gig and a spent Unit to attack."""
    table = Table(me(field=["corpo-security", "psycho-squad"]), rival(gigs={"d6": 3}))

    assert [name for name in table.options() if ">" in name] == ["psycho-squad > gigs"]


def test_it_blocks_an_attack_on_the_gig_area() -> None:
    """9.9.1 The attack turns to it, and it fights."""
    table = Table(me(field=["psycho-squad"]), rival(field=["corpo-security"], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.blocks("corpo-security")
    table.rival.passes()

    assert table.rival.trash == ["corpo-security"]
    assert table.rival.gigs == {"d6": 3}
