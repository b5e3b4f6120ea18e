"""Nadia: Fighting Through Grief may attack the Gig area at once while the rival has more Gigs."""

from streetcred.core.decision import ATTACK
from streetcred.testing import GIGS, Table, me, rival, unit

NADIA = "nadia-fighting-through-grief"


def attacks(table: Table) -> list[str]:
    """The attacks that are offered now."""
    return [table.name(option) for option in table.decision.options if option[0] == ATTACK]


def test_against_more_gigs_she_attacks_the_turn_she_is_played() -> None:
    """9.3.2.3 One Gig is more than none."""
    table = Table(me(hand=[NADIA], eddies=6), rival(gigs={"d6": 3}))

    table.me.plays(NADIA)
    assert table.me.has_lag(NADIA)
    table.me.attacks(NADIA, GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_spent_units_have_to_wait() -> None:
    """9.3.2.3.1 The permission is for the Gig area."""
    table = Table(
        me(field=[unit(NADIA, lag=True)], gigs={"d4": 1}),
        rival(field=[unit("swordwise", spent=True)], gigs={"d6": 3, "d8": 4}),
    )

    assert attacks(table) == [f"{NADIA} > gigs"]


def test_against_as_many_or_fewer_gigs_she_waits() -> None:
    """10.3.1 Equal is not more."""
    for mine in ({"d4": 1}, {"d4": 1, "d6": 1}):
        table = Table(me(field=[unit(NADIA, lag=True)], gigs=mine), rival(gigs={"d6": 3}))

        assert attacks(table) == []


def test_the_gigs_are_counted_and_not_their_values() -> None:
    """6.1 Two small ones are more than a big one, and one big one is not more than a small one."""
    table = Table(me(field=[unit(NADIA, lag=True)], gigs={"d20": 20}), rival(gigs={"d6": 1, "d8": 1}))
    assert attacks(table) == [f"{NADIA} > gigs"]

    table = Table(me(field=[unit(NADIA, lag=True)], gigs={"d4": 1}), rival(gigs={"d20": 20}))
    assert attacks(table) == []


def test_later_she_attacks_like_any_unit() -> None:
    """11.3.2 Without Lag she needs no permission."""
    table = Table(me(field=[NADIA], gigs={"d4": 1}), rival(field=[unit("swordwise", spent=True)], gigs={"d6": 3}))

    assert attacks(table) == [f"{NADIA} > swordwise-huscle", f"{NADIA} > gigs"]


def test_a_theft_before_hers_may_take_the_permission_away() -> None:
    """10.22 Psycho Squad makes it 1 to 1, so she stays."""
    table = Table(me(field=[unit(NADIA, lag=True), "psycho-squad"]), rival(gigs={"d6": 3, "d8": 4}))
    assert f"{NADIA} > gigs" in attacks(table)

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d6")

    assert attacks(table) == []


def test_other_new_units_have_to_wait() -> None:
    """10.1.3 It is about this Unit."""
    table = Table(me(field=[unit(NADIA, lag=True), unit("psycho-squad", lag=True)]), rival(gigs={"d6": 3}))

    assert attacks(table) == [f"{NADIA} > gigs"]


def test_she_may_be_blocked() -> None:
    """9.9.1 Then she fights, although a Unit was no target for her."""
    table = Table(me(field=[unit(NADIA, lag=True)]), rival(field=["corpo-security"], gigs={"d6": 3}))

    table.me.attacks(NADIA, GIGS)
    table.rival.blocks("corpo-security")
    table.rival.passes()

    assert table.rival.trash == ["corpo-security"]
    assert table.rival.gigs == {"d6": 3}


def test_a_ban_is_stronger() -> None:
    """2.6 MaxTac Suppression Team holds new rival Units back."""
    table = Table(me(field=[unit(NADIA, lag=True)]), rival(field=["maxtac-suppression"], gigs={"d6": 3}))

    assert attacks(table) == []
