"""Modded Muramasa readies at the end of its player's turn, if that player has less Street Cred."""

from streetcred.core.decision import ATTACK
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

MURAMASA = "modded-muramasa"


def ended(mine: dict[str, int], theirs: dict[str, int]) -> Table:
    """End the turn with a spent Muramasa and those Gigs."""
    table = Table(me(field=[unit(MURAMASA, spent=True)], gigs=mine, fixer=[]), rival(gigs=theirs, fixer=[]))
    table.me.ends_turn()
    return table


def test_with_less_street_cred_it_readies() -> None:
    """R147: nobody is asked."""
    table = ended({"d6": 2}, {"d8": 3})

    assert table.decision.player == RIVAL
    assert not table.me.is_spent(MURAMASA)


def test_with_as_much_or_more_it_does_not() -> None:
    """10.3.1 Equal is not less."""
    for mine in ({"d6": 3}, {"d6": 4}):
        assert ended(mine, {"d8": 3}).me.is_spent(MURAMASA)


def test_without_a_gig_there_is_less() -> None:
    """5.11.4.2 Null is less than 1; but null is not less than null."""
    assert not ended({}, {"d8": 1}).me.is_spent(MURAMASA)
    assert ended({}, {}).me.is_spent(MURAMASA)


def test_the_number_of_gigs_does_not_matter() -> None:
    """11.2.1 Three Gigs that show less than one."""
    assert not ended({"d4": 1, "d6": 1, "d8": 1}, {"d20": 4}).me.is_spent(MURAMASA)


def test_it_attacks_and_is_out_of_reach_afterwards() -> None:
    """9.3.2.1 The rival finds it ready."""
    table = Table(
        me(field=[MURAMASA], gigs={"d6": 2}, fixer=[]),
        rival(field=["psycho-squad", unit("secondhand", spent=True)], gigs={"d8": 3}, fixer=[]),
    )

    table.me.attacks(MURAMASA, "secondhand")
    table.rival.passes()
    assert table.me.is_spent(MURAMASA)
    table.me.ends_turn()

    assert not table.rival.may(ATTACK, f"psycho-squad > {MURAMASA}")
    assert table.rival.may(ATTACK, "psycho-squad > gigs")


def test_a_stolen_gig_may_spoil_it() -> None:
    """10.3 It is the end of the turn that counts: by then its player is ahead."""
    table = Table(me(field=[MURAMASA], gigs={"d6": 2}, fixer=[]), rival(gigs={"d8": 3}, fixer=[]))

    table.me.attacks(MURAMASA, GIGS)
    table.rival.passes()
    table.me.ends_turn()

    assert table.me.is_spent(MURAMASA)


def test_a_unit_that_can_not_ready_stays_spent() -> None:
    """2.6 Memory Relapse holds it down for a whole turn."""
    table = Table(
        me(field=[MURAMASA], gigs={"d6": 2}, fixer=[]),
        rival(hand=["memory-relapse"], eddies=4, gigs={"d8": 3}, fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.plays("memory-relapse")
    table.rival.ends_turn()
    assert table.me.is_spent(MURAMASA)
    table.me.ends_turn()

    assert table.me.is_spent(MURAMASA)


def test_other_units_stay_spent_and_a_copy_readies_too() -> None:
    """10.1.3 Each of them speaks of itself."""
    table = Table(
        me(
            field=[unit(MURAMASA, spent=True), unit("psycho-squad", spent=True), unit(MURAMASA, spent=True)],
            gigs={"d6": 2},
            fixer=[],
        ),
        rival(gigs={"d8": 3}, fixer=[]),
    )

    table.me.ends_turn()
    table.answers(table.decision.options[0])

    assert not table.me.is_spent(MURAMASA)
    assert not table.me.is_spent("modded-muramasa#2")
    assert table.me.is_spent("psycho")
