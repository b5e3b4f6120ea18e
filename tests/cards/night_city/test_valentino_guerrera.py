"""Valentino Guerrera attacks ready Units with BLOCKER while her player leads in Street Cred."""

from streetcred.core.decision import ATTACK, BLOCK
from streetcred.testing import GIGS, Seat, Table, me, rival, unit

VALENTINO = "valentino-guerrera"


def targets(seat: Seat) -> list[str]:
    """Give the rival Units that the player may attack now."""
    attacks = [option for option in seat.table.decision.options if option[0] == ATTACK]
    return [seat.table.piece_name(target) for _, _, target in attacks if target >= 0]


def test_in_the_lead_she_attacks_a_ready_blocker() -> None:
    """9.3.2.3 It is defeated without having blocked."""
    table = Table(me(field=[VALENTINO], gigs={"d6": 4}), rival(field=["corpo-security"], gigs={"d8": 3}))

    table.me.attacks(VALENTINO, "corpo-security")
    table.rival.passes()

    assert table.rival.trash == ["corpo-security"]


def test_without_the_lead_she_does_not() -> None:
    """10.3.1 Equal Street Cred is no lead, and null is less than any."""
    for mine in ({"d6": 3}, {}):
        table = Table(me(field=[VALENTINO], gigs=mine), rival(field=["corpo-security"], gigs={"d8": 3}))

        assert targets(table.me) == []


def test_against_a_rival_without_gigs_any_gig_is_a_lead() -> None:
    """5.11.4.2 Null is the smaller one."""
    table = Table(me(field=[VALENTINO], gigs={"d6": 1}), rival(field=["corpo-security"]))

    assert targets(table.me) == ["corpo-security"]


def test_a_ready_unit_without_the_keyword_stays_out_of_reach() -> None:
    """9.3.2.3.1 The permission is for blockers; spent Units may be attacked as ever."""
    table = Table(
        me(field=[VALENTINO], gigs={"d6": 4}),
        rival(field=["swordwise", unit("psycho-squad", spent=True), "secondhand"], gigs={"d8": 3}),
    )

    assert targets(table.me) == ["psycho-squad", "secondhand-bombus"]


def test_a_keyword_from_gear_or_an_effect_will_do() -> None:
    """11.6.4 What counts is that the Unit has BLOCKER now."""
    table = Table(
        me(field=[VALENTINO], gigs={"d6": 4}),
        rival(field=["swordwise", unit("psycho-squad", "mandibular")], gigs={"d8": 3}),
    )

    assert targets(table.me) == ["psycho-squad"]


def test_she_gives_nothing_to_others() -> None:
    """10.1.3 She speaks of herself."""
    table = Table(me(field=["swordwise"], gigs={"d6": 4}), rival(field=["corpo-security"], gigs={"d8": 3}))
    beside = Table(
        me(field=[unit(VALENTINO, spent=True), "swordwise"], gigs={"d6": 4}),
        rival(field=["corpo-security"], gigs={"d8": 3}),
    )

    assert targets(table.me) == []
    assert targets(beside.me) == []


def test_lag_is_not_lifted() -> None:
    """9.3.2.3.1 In the turn she is played she attacks nothing."""
    table = Table(me(hand=[VALENTINO], gigs={"d6": 4}, eddies=3), rival(field=["corpo-security"], gigs={"d8": 3}))

    table.me.plays(VALENTINO)

    assert not table.me.may(ATTACK)


def test_another_blocker_may_take_the_attack_over() -> None:
    """9.9.1 The attacked one stays ready then."""
    table = Table(me(field=[VALENTINO], gigs={"d6": 4}), rival(field=["corpo-security", "secondhand"], gigs={"d8": 3}))

    table.me.attacks(VALENTINO, "corpo-security")
    assert not table.rival.may(BLOCK, "corpo-security")
    table.rival.blocks("secondhand")
    table.rival.passes()

    assert table.rival.trash == ["secondhand-bombus"]
    assert not table.rival.is_spent("corpo-security")


def test_the_gigs_stay_open_to_her() -> None:
    """9.3.2.2 Past a ready blocker too, who may block then."""
    table = Table(me(field=[VALENTINO], gigs={"d6": 4}), rival(field=["corpo-security"], gigs={"d8": 3}))

    table.me.attacks(VALENTINO, GIGS)
    assert table.rival.may(BLOCK, "corpo-security")
    table.rival.passes()

    assert table.me.gigs == {"d6": 4, "rival d8": 3}
