"""Delamain Cab readies an Eddie at the end of a turn in which it stole a Gig."""

from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit


def test_a_theft_readies_an_eddie() -> None:
    """8.16.1 At the end of the turn, not at once."""
    table = Table(me(field=["delamain-cab"], eddies=1, spent_eddies=2), rival(gigs={"d6": 3}, fixer=[]))

    table.me.attacks("delamain-cab", GIGS)
    table.rival.passes()
    assert table.me.eddies == 1
    table.me.ends_turn()

    assert (table.me.eddies, table.me.spent_eddies) == (2, 1)


def test_without_a_theft_nothing_is_readied() -> None:
    """10.3.1 It did not attack."""
    table = Table(me(field=["delamain-cab"], spent_eddies=2), rival(gigs={"d6": 3}, fixer=[]))

    table.me.ends_turn()

    assert table.me.spent_eddies == 2


def test_a_fight_is_no_theft() -> None:
    """9.15 It attacked a Unit and won."""
    table = Table(
        me(field=["delamain-cab"], spent_eddies=2),
        rival(field=[unit("swordwise", spent=True)], gigs={"d6": 3}, fixer=[]),
    )

    table.me.attacks("delamain-cab", "swordwise")
    table.rival.passes()
    table.me.ends_turn()

    assert table.me.spent_eddies == 2


def test_two_gigs_ready_one_eddie() -> None:
    """10.3 It asks whether, not how often."""
    table = Table(
        me(field=[unit("delamain-cab", "mantis-blades", "mantis-blades", "satori")], spent_eddies=3),
        rival(gigs={"d6": 3, "d8": 4}, fixer=[]),
    )

    table.me.attacks("delamain-cab", GIGS)
    table.rival.passes()
    assert len(table.me.gigs) == 2
    table.me.ends_turn()

    assert table.me.spent_eddies == 2


def test_a_theft_by_another_unit_does_not_count() -> None:
    """10.1.3 It speaks of itself."""
    table = Table(me(field=["delamain-cab", "psycho-squad"], spent_eddies=2), rival(gigs={"d6": 3}, fixer=[]))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.ends_turn()

    assert table.me.spent_eddies == 2


def test_each_of_two_cabs_readies_its_own() -> None:
    """10.16.2 Both stole, both effects wait; the order makes no difference but is asked for."""
    table = Table(me(field=["delamain-cab", "delamain-cab"], spent_eddies=3), rival(gigs={"d6": 3, "d8": 3}, fixer=[]))

    table.me.attacks("delamain-cab", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    table.me.attacks("delamain#2", GIGS)
    table.rival.passes()
    table.me.ends_turn()
    table.answers(table.decision.options[0])

    assert table.me.spent_eddies == 1


def test_without_a_spent_eddie_nothing_happens() -> None:
    """10.6.1 A ready Eddie stays ready."""
    table = Table(me(field=["delamain-cab"], eddies=2), rival(gigs={"d6": 3}, fixer=[]))

    table.me.attacks("delamain-cab", GIGS)
    table.rival.passes()
    table.me.ends_turn()

    assert table.me.eddies == 2


def test_gone_from_the_field_it_readies_nothing() -> None:
    """R069: defeated after the theft, it is not there at the end of the turn."""
    table = Table(
        me(hand=["over-the-edge"], field=["delamain-cab"], eddies=3, spent_eddies=1, gigs={"d20": 5}),
        rival(gigs={"d6": 3}, fixer=[]),
    )

    table.me.attacks("delamain-cab", GIGS)
    table.rival.passes()
    table.me.plays("over-the-edge")
    table.me.ends_turn()

    assert table.me.trash == ["delamain-cab", "over-the-edge"]
    assert table.me.spent_eddies == 4


def test_the_theft_of_a_turn_is_forgotten_in_the_next() -> None:
    """10.3.3 Only this turn counts: in the turn after next it steals nothing and readies nothing."""
    table = Table(
        me(hand=["mantis-blades"], field=["delamain-cab"], eddies=1, fixer=[]), rival(gigs={"d6": 3}, fixer=[])
    )

    table.me.attacks("delamain-cab", GIGS)
    table.rival.passes()
    table.me.ends_turn()
    table.rival.ends_turn()
    table.me.plays("mantis-blades")
    table.me.ends_turn()

    assert table.me.spent_eddies == 1


def test_a_gig_lost_in_the_rivals_turn_readies_nothing() -> None:
    """8.16.1 It waits for the end of its own player's turn."""
    table = Table(
        me(spent_eddies=1, gigs={"d6": 3}, fixer=[]),
        rival(field=["delamain-cab"], spent_eddies=1, fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.attacks("delamain-cab", GIGS)
    table.me.passes()
    table.rival.ends_turn()

    assert table.rival.spent_eddies == 0
