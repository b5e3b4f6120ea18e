"""Padre: Man of the Cross spends a rival Unit or draws when Called, and sets a Gig to the value of one across."""

from streetcred.core.decision import ACTIVATE, ATTACK, MAIN
from streetcred.testing import GIGS, RIVAL, Table, face_down, me, rival, unit

PADRE = "padre-man-of-the-cross"


def called(table: Table, effect: str) -> Table:
    """Call him and choose one of the effects."""
    table.me.calls(PADRE)
    table.me.chooses(effect)
    return table


def test_called_he_spends_a_rival_unit() -> None:
    """C9 One that is spent already may be chosen, a friendly one may not."""
    table = Table(
        me(field=["psycho-squad"], legends=[face_down(PADRE)], eddies=1),
        rival(field=["swordwise", "minotaur", unit("chrome-fang", spent=True)]),
    )

    called(table, "spend")
    assert table.options() == ["swordwise-huscle", "minotaur", "chrome-fang"]
    table.me.chooses("minotaur")

    assert table.rival.is_spent("minotaur")
    assert not table.rival.is_spent("swordwise")


def test_called_he_draws_instead() -> None:
    """10.31 One effect or the other, not both."""
    table = Table(me(legends=[face_down(PADRE)], eddies=1), rival(field=["swordwise"]))

    called(table, "draw")

    assert table.me.hand == ["emergency-atlus"]
    assert not table.rival.is_spent("swordwise")


def test_called_as_a_reaction_he_keeps_a_second_unit_from_attacking() -> None:
    """8.12.2 The Unit that has not attacked yet is spent."""
    table = Table(
        me(legends=[face_down(PADRE)], eddies=1, gigs={"d4": 1, "d6": 2}),
        rival(field=["swordwise", "minotaur"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)
    called(table, "spend")
    table.me.chooses("minotaur")
    table.me.passes()
    table.rival.chooses("d4")

    assert not table.rival.may(ATTACK)


def test_a_gig_is_set_to_the_value_of_a_rival_one() -> None:
    """6.4.3 The own d20 goes up to 6, the rival d6 stays."""
    table = Table(me(legends=[PADRE], gigs={"d20": 2, "d4": 1}), rival(gigs={"d6": 6, "d8": 3}))

    table.me.activates(PADRE)
    assert table.options() == ["d20", "d4", "d6", "d8"]
    table.me.chooses("d20", "d6")

    assert table.me.gigs == {"d20": 6, "d4": 1}
    assert table.rival.gigs == {"d6": 6, "d8": 3}


def test_a_rival_gig_is_set_to_the_value_of_a_friendly_one() -> None:
    """6.4.3 It works in both directions."""
    table = Table(me(legends=[PADRE], gigs={"d20": 2, "d4": 1}), rival(gigs={"d6": 6, "d8": 3}))

    table.me.activates(PADRE)
    table.me.chooses("d6", "d4")

    assert table.rival.gigs == {"d6": 1, "d8": 3}
    assert table.me.gigs == {"d20": 2, "d4": 1}


def test_the_two_gigs_belong_to_different_players() -> None:
    """R298: after a friendly Gig only rival ones are left to copy, and the other way round."""
    for first, second in (("d20", ["d6", "d8"]), ("d8", ["d20", "d4"])):
        table = Table(me(legends=[PADRE], gigs={"d20": 2, "d4": 1}), rival(gigs={"d6": 6, "d8": 3}))

        table.me.activates(PADRE)
        table.me.chooses(first)

        assert table.options() == second
        table.stops_here()


def test_with_equal_values_he_may_be_used_in_vain() -> None:
    """R165: nothing changes, and he is spent."""
    table = Table(me(legends=[PADRE], gigs={"d20": 3, "d4": 3}), rival(gigs={"d6": 3, "d8": 3}))

    table.me.activates(PADRE)
    table.me.chooses("d20", "d8")

    assert table.me.gigs == {"d20": 3, "d4": 3}
    assert table.rival.gigs == {"d6": 3, "d8": 3}
    assert table.me.is_spent(PADRE)


def test_a_value_that_is_not_on_the_die_fails() -> None:
    """6.4.4 A d4 can't show 17."""
    table = Table(me(legends=[PADRE], gigs={"d10": 2, "d4": 1}), rival(gigs={"d20": 17, "d8": 3}))

    table.me.activates(PADRE)
    table.me.chooses("d4", "d20")

    assert table.me.gigs == {"d10": 2, "d4": 1}


def test_without_a_gig_on_one_side_nothing_is_set() -> None:
    """A9 He may be used, and there is nothing to choose."""
    for mine, theirs in (({"d6": 3, "d8": 4}, {}), ({}, {"d6": 3, "d8": 4})):
        table = Table(me(legends=[PADRE], gigs=mine), rival(gigs=theirs))

        table.me.activates(PADRE)

        assert table.decision.kind == MAIN
        assert (table.me.gigs, table.rival.gigs) == (mine, theirs)
        assert table.me.is_spent(PADRE)


def test_he_has_to_be_ready_and_it_has_to_be_his_players_turn() -> None:
    """11.26 Without QUICK he can't be used as a reaction."""
    table = Table(me(legends=[PADRE], gigs={"d6": 3, "d8": 4}), rival(field=["swordwise"]), turn_of=RIVAL)
    table.rival.attacks("swordwise", GIGS)
    assert not table.me.may(ACTIVATE)
    table.me.passes()
    table.rival.chooses("d6")

    table = Table(me(legends=[PADRE], gigs={"d6": 3}))
    table.me.activates(PADRE)
    assert not table.me.may(ACTIVATE)


def test_the_owner_of_the_gig_may_answer_to_it() -> None:
    """10.16.1 Meredith Stout sees a rival set her player's Gig, and not the other way round."""
    for first, second, added in (("d6", "d4", True), ("d4", "d6", False)):
        table = Table(
            me(legends=[PADRE], gigs={"d4": 1, "d20": 2}),
            rival(field=["meredith"], trash=["floor-it"], gigs={"d6": 3, "d8": 4}),
        )

        table.me.activates(PADRE)
        table.me.chooses(first, second)
        if added:
            table.rival.says(yes=True)

        assert table.rival.hand == (["floor-it"] if added else [])
