"""Rogue Amendiares: Queen of the Afterlife readies Eddies for an easy theft, and takes power from a rival Unit."""

from streetcred.core.decision import ACTIVATE
from streetcred.testing import GIGS, RIVAL, Table, face_down, me, rival, unit

ROGUE = "rogue-amendiares-queen-of-the-afterlife"


def test_a_gig_below_the_power_of_the_thief_readies_2_eddies() -> None:
    """10.16.1 Psycho Squad with 6 power steals a 5."""
    table = Table(me(field=[ROGUE, "psycho"], spent_eddies=3), rival(gigs={"d8": 5}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert (table.me.eddies, table.me.spent_eddies) == (2, 1)


def test_a_gig_of_equal_or_higher_value_readies_nothing() -> None:
    """10.3.1 6 is not less than 6; her own power does not matter."""
    for value in (6, 7):
        table = Table(me(field=[ROGUE, "psycho"], spent_eddies=3), rival(gigs={"d8": value}))

        table.me.attacks("psycho", GIGS)
        table.rival.passes()

        assert table.me.eddies == 0


def test_her_own_theft_does_not_count() -> None:
    """10.1.3 It has to be another Unit."""
    table = Table(me(field=[ROGUE], spent_eddies=3), rival(gigs={"d8": 1}))

    table.me.attacks(ROGUE, GIGS)
    table.rival.passes()

    assert table.me.eddies == 0


def test_gear_and_changes_of_power_count() -> None:
    """3.17.2 Mantis Blades lift Psycho Squad above a 7."""
    table = Table(me(field=[ROGUE, unit("psycho", "mantis-blades")], spent_eddies=3), rival(gigs={"d8": 7}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert table.me.eddies == 2


def test_a_legend_on_the_field_is_another_unit() -> None:
    """4.2.1 V steals a 1."""
    table = Table(me(field=[ROGUE, unit("v-corporate")], spent_eddies=3), rival(gigs={"d8": 1}))

    table.me.attacks("v-corporate", GIGS)
    table.rival.passes()

    assert table.me.eddies == 2


def test_a_rival_theft_readies_nothing() -> None:
    """1.7.2.2 The thief has to be friendly."""
    table = Table(
        me(field=[ROGUE], spent_eddies=3, gigs={"d8": 1}), rival(field=["psycho"], spent_eddies=3), turn_of=RIVAL
    )

    table.rival.attacks("psycho", GIGS)
    table.me.passes()

    assert (table.me.eddies, table.rival.eddies) == (0, 0)


def test_only_the_first_of_a_turn_counts() -> None:
    """C18 The second easy theft readies nothing."""
    table = Table(me(field=[ROGUE, "psycho", "animals"], spent_eddies=4), rival(gigs={"d8": 1, "d10": 1}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d8")
    table.me.attacks("animals", GIGS)
    table.rival.passes()

    assert len(table.me.gigs) == 2
    assert table.me.eddies == 2


def test_two_gigs_at_once_ready_2_eddies() -> None:
    """C18 They are one first time."""
    table = Table(me(field=[ROGUE, "animals"], spent_eddies=4), rival(gigs={"d8": 1, "d10": 1}))

    table.me.attacks("animals", GIGS)
    table.rival.passes()

    assert len(table.me.gigs) == 2
    assert table.me.eddies == 2


def test_a_hard_theft_before_does_not_use_it_up() -> None:
    """C18 Only what fits the whole description is counted."""
    table = Table(me(field=[ROGUE, "psycho", "swordwise"], spent_eddies=4), rival(gigs={"d8": 8, "d10": 2}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d8")
    assert table.me.eddies == 0
    table.me.attacks("swordwise", GIGS)
    table.rival.passes()

    assert table.me.eddies == 2


def test_a_theft_before_she_came_was_the_first() -> None:
    """C18 The turn is counted from its beginning."""
    table = Table(me(hand=[ROGUE], field=["psycho", "swordwise"], eddies=5), rival(gigs={"d8": 1, "d10": 1}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d8")
    table.me.plays(ROGUE)
    table.me.attacks("swordwise", GIGS)
    table.rival.passes()

    assert table.me.eddies == 0


def test_with_one_spent_eddie_one_is_readied() -> None:
    """2.4 As many as there are."""
    table = Table(me(field=[ROGUE, "psycho"], eddies=1, spent_eddies=1), rival(gigs={"d8": 5}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert (table.me.eddies, table.me.spent_eddies) == (2, 0)


def test_spent_for_2_she_takes_her_power_from_a_rival_unit() -> None:
    """3.17.2 4 of her own and 2 from Mantis Blades; any rival Unit may be chosen."""
    table = Table(me(field=[unit(ROGUE, "mantis-blades"), "swordwise"], eddies=2), rival(field=["animals", "psycho"]))

    table.me.activates(ROGUE)
    assert table.options() == ["animals-wrecker", "psycho-squad"]
    table.me.chooses("animals")

    assert table.rival.power("animals") == 4
    assert table.me.is_spent(ROGUE)
    assert table.me.eddies == 0


def test_the_loss_lasts_this_turn() -> None:
    """8.16.2 In the rival's turn the Unit is as strong as before."""
    table = Table(me(field=[ROGUE], eddies=2, fixer=[]), rival(field=["psycho"], fixer=[]))

    table.me.activates(ROGUE)
    assert table.rival.power("psycho") == 2
    table.me.ends_turn()

    assert table.rival.power("psycho") == 6


def test_what_was_lost_stays_lost_when_she_leaves() -> None:
    """10.23 The loss has a duration of its own, and its number was read before."""
    table = Table(me(hand=["over-the-edge"], field=[ROGUE], eddies=5, gigs={"d20": 4}), rival(field=["animals"]))

    table.me.activates(ROGUE)
    table.me.plays("over-the-edge")

    assert table.me.trash == [ROGUE, "over-the-edge"]
    assert table.rival.power("animals") == 6


def test_as_a_reaction_she_stops_a_theft() -> None:
    """9.10 Swordwise Huscle has nothing left and steals no Gig."""
    table = Table(me(field=[ROGUE], eddies=2, gigs={"d8": 1}), rival(field=["swordwise"]), turn_of=RIVAL)

    table.rival.attacks("swordwise", GIGS)
    table.me.activates(ROGUE)
    table.me.passes()

    assert table.me.gigs == {"d8": 1}


def test_spent_by_an_attack_she_can_not_be_used() -> None:
    """10.19.2 Nor for less than 2 €$."""
    table = Table(me(field=[ROGUE], eddies=2), rival(field=["psycho"], gigs={"d8": 1}))
    table.me.attacks(ROGUE, GIGS)
    table.rival.passes()
    assert not table.me.may(ACTIVATE)

    assert not Table(me(field=[ROGUE], eddies=1), rival(field=["psycho"])).me.may(ACTIVATE)


def test_without_a_rival_unit_she_is_spent_in_vain() -> None:
    """A9 What stands after the colon does not matter; Legends in the Legends area are no Units."""
    table = Table(me(field=[ROGUE], eddies=2), rival(legends=["v-corporate", face_down("wakako")]))

    table.me.activates(ROGUE)

    assert table.me.is_spent(ROGUE)
    assert table.me.eddies == 0
    assert table.rival.power("v-corporate") == 8


def test_two_of_her_see_each_others_thefts() -> None:
    """10.1.3 The other copy is another Unit; only that one readies Eddies."""
    table = Table(me(field=[ROGUE, ROGUE], spent_eddies=5), rival(gigs={"d8": 1}))

    table.me.attacks(ROGUE, GIGS)
    table.rival.passes()

    assert table.me.eddies == 2


def test_the_second_theft_of_gorilla_arms_is_a_theft_too() -> None:
    """C20 Swordwise Huscle takes an 8 with 6 power, which does not count, and then a 2."""
    table = Table(me(field=[ROGUE, unit("swordwise", "gorilla")], spent_eddies=3), rival(gigs={"d8": 8, "d10": 2}))

    table.me.attacks("swordwise", GIGS)
    table.rival.passes()
    table.me.chooses("d8")

    assert table.me.gigs == {"rival d8": 8, "rival d10": 2}
    assert table.me.eddies == 2


def test_the_value_is_the_one_that_was_stolen() -> None:
    """C2 6th Street Recruits turn the stolen 1 up to 6, their own power, before she readies or after it."""
    for first in (ROGUE, "6th-street"):
        table = Table(me(field=[ROGUE, "6th-street"], spent_eddies=3), rival(gigs={"d6": 1}))

        table.me.attacks("6th-street", GIGS)
        table.rival.passes()
        table.me.chooses(first)
        table.me.chooses(5)

        assert table.me.gigs == {"rival d6": 6}
        assert table.me.eddies == 2


def test_what_she_takes_in_the_react_step_counts_for_the_theft() -> None:
    """9.23.4 With Chrome Fang a rival Unit that has 2 left steals no 5."""
    table = Table(
        me(hand=["chrome-fang"], field=[ROGUE], eddies=7, gigs={"d8": 5}, fixer=[]), rival(field=["psycho"], fixer=[])
    )

    table.me.plays("chrome-fang")
    table.me.ends_turn()
    table.rival.attacks("psycho", GIGS)
    table.me.activates(ROGUE)
    table.me.passes()

    assert table.me.gigs == {"d8": 5}
