"""Chapter 5, the areas for dice: the fixer area and the two Gig areas."""

from __future__ import annotations

from streetcred import SPECTATOR
from streetcred.core import decision
from streetcred.core.gig import die_of
from streetcred.testing import GIGS, ME, RIVAL, Table, me, rival
from streetcred.text.vocabulary import ATTACK, THIS, a_rival_gig, on, steal

from .cards_for_tests import a_unit, known

SWIPER = a_unit("Swiper", on(ATTACK, steal(a_rival_gig(), by=THIS)))
in_catalogue = known(SWIPER)


# The fixer area.


def test_dice_wait_in_the_fixer_area_until_they_are_rolled_in() -> None:
    """5.10.1 One each turn, in the Start Phase (B2)."""
    table = Table(me(), rival(), at_start=True)

    assert table.me.fixer == [4, 6, 8, 10, 12, 20]
    table.me.chooses("d8")

    assert table.me.fixer == [4, 6, 10, 12, 20]
    assert list(table.me.gigs) == ["d8"]


def test_the_fixer_area_is_public() -> None:
    """5.10.2 All see which dice wait there."""
    table = Table(me(fixer=[4, 20]), rival())

    for viewer in (ME, RIVAL, SPECTATOR):
        assert table.view(viewer).to_data()["sides"][ME]["fixer"] == [die_of(ME, 4), die_of(ME, 20)]


def test_dice_in_the_fixer_area_are_no_gigs() -> None:
    """5.10.3: six of them, and no Street Cred; the Rival has nothing to attack there."""
    table = Table(me(), rival(field=["psycho-squad"]), turn_of=RIVAL)

    assert table.me.street_cred is None
    assert not table.rival.may(decision.ATTACK)


def test_effects_on_gigs_leave_the_fixer_area_alone() -> None:
    """5.10.4: Industrial Assembly finds the one Gig that there is, and Over the Edge no d20."""
    table = Table(
        me(hand=["industrial", "over-the-edge"], field=["secondhand-bombus"], eddies=4, gigs={"d6": 2}), rival()
    )

    table.me.plays("industrial")
    table.me.chooses(1)
    assert table.me.gigs == {"d6": 3}
    table.me.plays("over-the-edge")

    assert table.me.field == ["secondhand-bombus"]
    assert table.me.fixer == [4, 8, 10, 12, 20]


def test_with_an_empty_fixer_area_no_die_is_rolled_in() -> None:
    """5.10.5, R241: the turn goes on without it, and nothing is lost."""
    table = Table(me(fixer=[]), rival(), at_start=True)

    assert table.decision.kind == decision.MAIN
    assert table.me.gigs == {}


# The Gig areas.


def test_gig_areas_are_public() -> None:
    """5.11.2, 5.12.2 All see the dice of both players, and what they show."""
    table = Table(me(gigs={"d6": 2}), rival(gigs={"d20": 17}))

    for viewer in (ME, RIVAL, SPECTATOR):
        mine, theirs = table.view(viewer).to_data()["sides"]
        assert mine["gigs"] == [[die_of(ME, 6), 2]]
        assert theirs["gigs"] == [[die_of(RIVAL, 20), 17]]


def test_the_values_of_both_sides_make_up_their_street_cred() -> None:
    """5.11.3, 5.12.3 Whoever brought the dice."""
    table = Table(me(gigs={"d6": 2, "rival d8": 5}), rival(gigs={"d20": 17, "rival d4": 1}))

    assert table.me.street_cred == 7
    assert table.rival.street_cred == 18


def test_the_gigs_in_an_area_are_its_players() -> None:
    """5.11.3, 5.12.3 Jackie's friendly Gig and MaxTac's rival one are found by area."""
    table = Table(me(hand=["maxtac-av"], eddies=5, gigs={"rival d8": 5}), rival(gigs={"rival d4": 1}))

    table.me.plays("maxtac-av")
    table.me.says(yes=True)

    assert table.me.gigs == {"d4": 1}
    assert table.rival.gigs == {"d8": 5}


def test_without_gigs_street_cred_is_null() -> None:
    """5.11.4 Not 0."""
    table = Table(me(), rival(gigs={"d6": 1}))

    assert table.me.street_cred is None
    assert table.rival.street_cred == 1


def test_null_is_not_even() -> None:
    """5.11.4.1: Field Operator draws with an even Street Cred, and not with null."""
    with_two = Table(me(hand=["field-operator"], eddies=3, gigs={"d6": 2}), rival())
    with_two.me.plays("field-operator")
    assert len(with_two.me.hand) == 1

    table = Table(me(hand=["field-operator"], eddies=3), rival())
    table.me.plays("field-operator")
    assert table.me.hand == []


def test_null_is_less_than_any_number() -> None:
    """5.11.4.2: with less Street Cred Flathead can't be blocked, and null is less than 1."""
    table = Table(me(field=["mt0d12"]), rival(field=["secondhand-bombus"], gigs={"d6": 1}))

    table.me.attacks("mt0d12", GIGS)

    assert not table.rival.may(decision.BLOCK)
    table.rival.passes()


def test_any_number_is_more_than_null() -> None:
    """5.11.4.2: Minotaur defeats with more Street Cred, and 1 is more than null."""
    table = Table(me(hand=["minotaur"], eddies=7, gigs={"d6": 1}), rival(field=["corpo-security"]))

    table.me.plays("minotaur")

    assert table.rival.trash == ["corpo-security"]


def test_null_is_not_more_than_null() -> None:
    """5.11.4.2 Neither side leads."""
    table = Table(me(hand=["minotaur"], eddies=7), rival(field=["corpo-security"]))

    table.me.plays("minotaur")

    assert table.rival.field == ["corpo-security"]


def test_one_gig_makes_the_area_a_target() -> None:
    """5.12.4: an empty one is none."""
    empty = Table(me(field=["psycho-squad"]), rival())
    assert not empty.me.may(decision.ATTACK)

    table = Table(me(field=["psycho-squad"]), rival(gigs={"d6": 1}))
    assert table.me.may(decision.ATTACK, "psycho-squad > gigs")


def test_an_attack_goes_on_when_the_area_becomes_empty() -> None:
    """5.12.4.1 The only Gig is gone before the Rival may react; the React Step opens, and nothing is stolen (B4)."""
    table = Table(me(field=[SWIPER]), rival(gigs={"d6": 3}))

    table.me.attacks("swiper", GIGS)
    assert table.me.gigs == {"rival d6": 3}
    assert table.decision.kind == decision.REACT
    table.rival.passes()

    assert table.decision.kind == decision.MAIN
    assert table.me.gigs == {"rival d6": 3}
