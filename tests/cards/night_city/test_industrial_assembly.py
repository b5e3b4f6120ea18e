"""Industrial Assembly increases a Gig by up to 4, and draws with a Gig that shows 8 or more."""

from streetcred.testing import Table, me, rival

ASSEMBLY = "industrial-assembly"


def played(mine: dict[str, int], rivals: dict[str, int] | None = None) -> Table:
    """Play it with those Gigs on both sides."""
    table = Table(me(hand=[ASSEMBLY], eddies=1, gigs=mine), rival(gigs=rivals or {}))
    table.me.plays(ASSEMBLY)
    return table


def test_up_to_8_draws_a_card() -> None:
    """10.3.3 From 4 to 8, which is enough."""
    table = played({"d12": 4})

    assert table.options() == ["+0", "+1", "+2", "+3", "+4"]
    table.me.chooses(4)

    assert table.me.gigs == {"d12": 8}
    assert table.me.hand == ["emergency-atlus"]
    assert table.me.trash == [ASSEMBLY]


def test_up_to_7_does_not() -> None:
    """10.3.1 One short is short."""
    table = played({"d12": 4})

    table.me.chooses(3)

    assert table.me.hand == []


def test_any_friendly_gig_may_show_the_8() -> None:
    """10.3 It need not be the one that was increased, nor need that be increased at all."""
    table = played({"d4": 1, "d8": 8})

    table.me.chooses("d4", 0)

    assert table.me.gigs == {"d4": 1, "d8": 8}
    assert table.me.hand == ["emergency-atlus"]


def test_a_rival_gig_may_be_increased() -> None:
    """R075: any Gig in a Gig area, but a rival 8 draws nothing."""
    table = played({"d4": 1}, {"d20": 6})
    assert table.options() == ["d4", "d20"]

    table.me.chooses("d20", 2)

    assert table.rival.gigs == {"d20": 8}
    assert table.me.hand == []


def test_a_die_has_an_end() -> None:
    """6.4.4 A d6 that shows 5 has one step left; a 6 has none, and nothing is asked."""
    table = played({"d6": 5})
    assert table.options() == ["+0", "+1"]
    table.me.chooses(1)

    assert table.me.gigs == {"d6": 6}
    assert played({"d6": 6}).me.trash == [ASSEMBLY]


def test_without_any_gig_it_may_be_played_in_vain() -> None:
    """10.7 Dice in the fixer areas are no Gigs."""
    table = played({})

    assert table.me.trash == [ASSEMBLY]
    assert table.me.hand == []
