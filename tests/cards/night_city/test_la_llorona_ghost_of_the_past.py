"""La Llorona: Ghost of the Past is a blocker, and increases a Gig when she blocks."""

from streetcred.core.decision import AMOUNT, BLOCK, NO, YES
from streetcred.testing import GIGS, RIVAL, Setting, Table, me, rival, unit

LLORONA = "la-llorona-ghost-of-the-past"


def blocked(mine: Setting, theirs: Setting) -> Table:
    """Let the rival's Swordwise Huscle attack the Gigs, and block with La Llorona."""
    table = Table(mine, theirs, turn_of=RIVAL)
    table.rival.attacks("swordwise", GIGS)
    table.me.blocks(LLORONA)
    return table


def test_blocking_she_increases_a_gig_by_up_to_3() -> None:
    """10.31 Her player picks the Gig, also a rival one, and the amount."""
    table = blocked(me(field=[LLORONA], gigs={"d8": 2}), rival(field=["swordwise"], gigs={"d20": 17}))

    assert table.options() == ["d8", "d20"]
    table.me.chooses("d8")
    assert table.options() == ["+0", "+1", "+2", "+3"]
    table.me.chooses(3)

    assert table.me.gigs == {"d8": 5}
    table.me.passes()


def test_the_die_ends_at_its_highest_face() -> None:
    """C15 A 5 on a d6 goes up by 1 at most; a 6 not at all, and nothing is asked."""
    table = blocked(me(field=[LLORONA], gigs={"d6": 5}), rival(field=["swordwise"]))
    assert table.options() == ["+0", "+1"]
    table.me.chooses(1)
    assert table.me.gigs == {"d6": 6}
    table.me.passes()

    table = blocked(me(field=[LLORONA], gigs={"d6": 6}), rival(field=["swordwise"]))
    assert not table.me.may(AMOUNT)
    assert table.me.gigs == {"d6": 6}
    table.me.passes()


def test_she_takes_the_attack_over() -> None:
    """11.24.3 In the tie both fall, and no Gig is stolen."""
    table = blocked(me(field=[LLORONA], gigs={"d6": 6}), rival(field=["swordwise"]))
    table.me.passes()

    assert table.me.gigs == {"d6": 6}
    assert table.me.trash == [LLORONA]
    assert table.rival.trash == ["swordwise-huscle"]


def test_being_attacked_is_no_block() -> None:
    """11.24.1 She is the target from the beginning, and uses nothing."""
    table = Table(me(field=[unit(LLORONA, spent=True)], gigs={"d8": 2}), rival(field=["swordwise"]), turn_of=RIVAL)

    table.rival.attacks("swordwise", LLORONA)
    table.me.passes()

    assert table.me.gigs == {"d8": 2}


def test_an_attack_of_her_own_increases_nothing() -> None:
    """11.24.1 She is spent, but not to block."""
    table = Table(me(field=[LLORONA], gigs={"d8": 2}), rival(gigs={"d6": 3}))

    table.me.attacks(LLORONA, GIGS)
    table.rival.passes()

    assert table.me.gigs == {"d8": 2, "rival d6": 3}


def test_another_blocker_is_not_meant() -> None:
    """10.1.3 She speaks of herself."""
    table = Table(me(field=[LLORONA, "corpo-security"], gigs={"d8": 2}), rival(field=["swordwise"]), turn_of=RIVAL)

    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("corpo-security")

    assert not table.me.may(AMOUNT)
    table.me.passes()


def test_spent_she_can_not_block() -> None:
    """9.9 Lag does not matter, being spent does."""
    table = Table(
        me(field=[unit(LLORONA, spent=True), unit(LLORONA, lag=True)], gigs={"d8": 2}),
        rival(field=["swordwise"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)

    assert [table.name(option) for option in table.decision.options if option[0] == BLOCK] == [f"{LLORONA}#2"]
    table.me.passes()


def test_without_any_gig_nothing_happens() -> None:
    """10.7 The rival attacked a Unit; nobody has a Gig."""
    table = Table(
        me(field=[LLORONA, unit("field-operator", spent=True)]), rival(field=["emergency-atlus"]), turn_of=RIVAL
    )

    table.rival.attacks("emergency-atlus", "field-operator")
    table.me.blocks(LLORONA)

    assert not table.me.may(AMOUNT)
    table.me.passes()
    assert table.me.field == ["field-operator"]


def test_two_of_them_may_block_the_same_attack() -> None:
    """9.9.1 Each of them increases a Gig, the second one fights."""
    table = blocked(me(field=[LLORONA, LLORONA], gigs={"d20": 1}), rival(field=["swordwise"]))

    table.me.chooses(3)
    table.me.blocks(f"{LLORONA}#2")
    table.me.chooses(2)
    table.me.passes()

    assert table.me.gigs == {"d20": 6}
    assert table.me.field == [LLORONA]
    assert table.me.is_spent(LLORONA)


def test_her_player_orders_her_effect_and_goros() -> None:
    """10.12 Goro, the Vengeful Bodyguard, sees the block too; the one that is chosen first is asked first."""
    goro = "goro-takemura-vengeful"
    for first, kinds in ((LLORONA, {AMOUNT}), (goro, {YES, NO})):
        table = blocked(
            me(hand=["floor-it"], field=[LLORONA], legends=[goro], gigs={"d8": 2}), rival(field=["swordwise"])
        )

        table.me.chooses(first)

        assert table.kinds() == kinds
        table.stops_here()
