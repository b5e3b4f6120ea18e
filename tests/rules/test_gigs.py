"""Chapter 6: dice, rolling, values, adjusting, swapping, stealing."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from streetcred import SPECTATOR
from streetcred.core import decision
from streetcred.core.event import ADJUSTED, ROLLED
from streetcred.core.gig import SIDES
from streetcred.rules import gigs
from streetcred.testing import GIGS, ME, RIVAL, Table, legend, me, rival, unit
from streetcred.text.gig_clauses import UP, Adjust
from streetcred.text.made_up import MadeUp
from streetcred.text.vocabulary import (
    MAX,
    MIN,
    PLAY,
    THIS,
    UNIT,
    a_friendly_gig,
    a_gig,
    a_rival_gig,
    decrease,
    discard,
    does,
    draw,
    friendly,
    increase,
    on,
    prevent,
    steal,
    steals,
    when,
    would_steal,
)
from streetcred.text.vocabulary import rival as rivals

from .cards_for_tests import a_program, a_unit, known

if TYPE_CHECKING:
    from streetcred.core.effect import Effect
    from streetcred.core.state import State


def set_to_six(state: State, effect: Effect) -> bool:
    """Set the first friendly Gig to 6."""
    player = effect.scope.player
    gigs.adjust(state, player, [(state.sides[player].gigs[0].die, 6)])
    return True


RAISE_MIN = a_program("Raise Min", does(increase(a_gig(shows=MIN), up_to=1)))
LOWER_MAX = a_program("Lower Max", does(decrease(a_gig(shows=MAX), up_to=1)))
RAISE_ONE = a_program("Raise One", does(Adjust(UP, a_gig(), 1, up_to=False)))
SET_TO_SIX = a_program("Set To Six", does(MadeUp(set_to_six, "set your first Gig to 6")))
WATCHER = a_unit("Watcher", when(steals(friendly(UNIT)), draw(1)))
RACER = a_unit("Racer", when(steals(THIS), draw(1)))
SWIPER = a_unit("Swiper", on(PLAY, steal(a_rival_gig(), by=THIS)), when(steals(THIS), draw(1)))
BREAKER = a_unit("Breaker", when(steals(THIS), decrease(a_friendly_gig(), up_to=1)))
WARDEN = a_unit("Warden", would_steal(rivals(UNIT), discard(1), prevent()))
in_catalogue = known(RAISE_MIN, LOWER_MAX, RAISE_ONE, SET_TO_SIX, WATCHER, RACER, SWIPER, BREAKER, WARDEN)


def adjustments(table: Table) -> int:
    """Count how often a Gig was adjusted this turn."""
    return sum(happened.kind == ADJUSTED for happened in table.state.events)


def rolls(faces: int, count: int) -> Counter[int]:
    """Roll a die in again and again, each time in a game of its own."""
    values: Counter[int] = Counter()
    for seed in range(count):
        table = Table(me(fixer=[faces]), rival(), at_start=True, seed=seed)
        values.update(table.me.gigs.values())
    return values


# Dice.


def test_a_player_has_one_die_of_each_kind() -> None:
    """6.1, 6.1.1, 7.2 Six of them, and with the Rival's there are twelve Gigs in the game."""
    table = Table(me(gigs={"d6": 1, "rival d6": 2}), rival(gigs={"d20": 20}))

    assert sorted([*table.me.fixer, 6]) == list(SIDES)
    assert sorted([*table.rival.fixer, 6, 20]) == list(SIDES)


def test_a_die_shows_all_its_numbers() -> None:
    """6.1.1, 6.3.3 From 1 to the number of its sides, that of a d10 included."""
    assert sorted(rolls(10, 120)) == list(range(1, 11))
    assert sorted(rolls(4, 60)) == [1, 2, 3, 4]
    assert sorted(rolls(20, 300)) == list(range(1, 21))


def test_all_faces_come_equally_often() -> None:
    """6.2.1, 7.2.1 Of 600 rolls of a d6 about 100 show each face."""
    values = rolls(6, 600)

    assert all(70 <= values[face] <= 130 for face in range(1, 7))


def test_gigs_in_the_own_area_are_friendly() -> None:
    """6.1.2, 6.1.3, 6.1.4 Those, and no dice of the fixer area, can be swapped by MaxTac AV."""
    table = Table(me(hand=["maxtac-av"], eddies=5, gigs={"d4": 1, "d8": 5}), rival(gigs={"d20": 20}))

    table.me.plays("maxtac-av")
    table.me.says(yes=True)

    assert table.options() == ["d4", "d8"]
    table.stops_here()


def test_an_effect_may_choose_gigs_of_both_players() -> None:
    """6.1.4: where no side is named, but never dice of a fixer area."""
    table = Table(me(hand=["industrial"], eddies=1, gigs={"d4": 1}), rival(gigs={"d20": 2}))

    table.me.plays("industrial")
    assert table.options() == ["d4", "d20"]
    table.me.chooses("d20", 4)

    assert table.rival.gigs == {"d20": 6}


# Rolling and values.


def test_the_result_of_a_roll_is_seen_at_once() -> None:
    """6.2.2, 7.2.3 All see the die with its value."""
    table = Table(me(fixer=[12]), rival(), at_start=True)

    (value,) = table.me.gigs.values()
    for viewer in (ME, RIVAL, SPECTATOR):
        rolled = [happened.gigs for happened in table.view(viewer).table.events if happened.kind == ROLLED]
        assert [gig.value for (gig,) in rolled] == [value]


def test_a_rolled_die_keeps_its_value() -> None:
    """6.2.6, 6.3, 7.2.3 What it shows when it is rolled is what it shows in the Gig area, in this turn and the next."""
    table = Table(me(fixer=[12]), rival(fixer=[]), at_start=True)

    rolled = [happened.number for happened in table.state.events if happened.kind == ROLLED]
    assert list(table.me.gigs.values()) == rolled
    table.me.ends_turn()

    assert list(table.me.gigs.values()) == rolled
    assert table.me.street_cred == rolled[0]


def test_a_min_gig_shows_the_lowest_value_of_its_die() -> None:
    """6.3.1, R059: the d4 at 1; the d20 at 2 is small, but no min Gig."""
    table = Table(me(hand=[RAISE_MIN], eddies=1, gigs={"d4": 1, "d20": 2}), rival())

    table.me.plays(RAISE_MIN)
    table.me.chooses(1)

    assert table.me.gigs == {"d4": 2, "d20": 2}


def test_a_max_gig_shows_the_highest_value_of_its_die() -> None:
    """6.3.2 The d4 at 4, and not the d20 at 19."""
    table = Table(me(hand=[LOWER_MAX], eddies=1, gigs={"d4": 4, "d20": 19}), rival())

    table.me.plays(LOWER_MAX)
    table.me.chooses(-1)

    assert table.me.gigs == {"d4": 3, "d20": 19}


@pytest.mark.parametrize(
    ("gigs", "pairs"), [({"d4": 4, "d6": 4, "d8": 4}, 1), ({"d4": 4, "d6": 4, "d8": 4, "d10": 4}, 2)]
)
def test_three_equal_gigs_are_one_pair_and_four_are_two(gigs: dict[str, int], pairs: int) -> None:
    """6.5, 6.5.1, R265: Hanako draws for each pair, before the card of the turn."""
    table = Table(me(legends=["hanako-arasaka-daughter"], gigs=gigs, fixer=[]), at_start=True)

    assert len(table.me.hand) == pairs + 1


@pytest.mark.parametrize(("mine", "theirs", "readied"), [({"d6": 4}, {"d8": 4}, 0), ({"d6": 4, "d4": 4}, {"d8": 1}, 1)])
def test_equal_gigs_of_two_players_are_no_pair(mine: dict[str, int], theirs: dict[str, int], readied: int) -> None:
    """6.5, R170: Pepe readies a Legend for a pair, and the two 4 must lie in his player's area."""
    table = Table(me(field=["pepe"], legends=[legend("v-corporate", spent=True)], gigs=mine), rival(gigs=theirs))

    table.me.attacks("pepe", GIGS)
    if readied:
        table.me.chooses("v-corporate")
    table.rival.passes()

    assert table.me.is_spent("v-corporate") == (not readied)


# Adjusting.


def test_adjusting_changes_the_value() -> None:
    """6.4 Up or down, as its player likes."""
    table = Table(me(hand=["afterparty"], eddies=1, gigs={"d6": 3}), rival())

    table.me.plays("afterparty")
    assert table.options() == ["-1", "+0", "+1"]
    table.me.chooses(-1)

    assert table.me.gigs == {"d6": 2}


def test_increasing_goes_up() -> None:
    """6.4.1 Never down, and here by up to 4."""
    table = Table(me(hand=["industrial"], eddies=1, gigs={"d10": 3}), rival())

    table.me.plays("industrial")
    assert table.options() == ["+0", "+1", "+2", "+3", "+4"]
    table.me.chooses(4)

    assert table.me.gigs == {"d10": 7}


def test_decreasing_goes_down() -> None:
    """6.4.2 Never up, and here by up to 2."""
    table = Table(me(field=[unit("psycho-squad", "dying-night")]), rival(gigs={"d10": 8}))

    table.me.attacks("psycho-squad", GIGS)
    assert table.options() == ["-2", "-1", "+0"]
    table.me.chooses(-2)
    table.rival.passes()

    assert table.me.gigs == {"rival d10": 6}


def test_setting_gives_a_certain_value() -> None:
    """6.4.3 Up or down to it."""
    for before in (3, 11):
        table = Table(me(hand=[SET_TO_SIX], eddies=1, gigs={"d12": before}), rival())
        table.me.plays(SET_TO_SIX)
        assert table.me.gigs == {"d12": 6}


def test_a_gig_takes_no_value_that_is_not_on_its_die() -> None:
    """6.4.4 A d4 can't be set to 6; nothing happens."""
    table = Table(me(hand=[SET_TO_SIX], eddies=1, gigs={"d4": 3}), rival())

    table.me.plays(SET_TO_SIX)

    assert table.me.gigs == {"d4": 3}
    assert adjustments(table) == 0


def test_an_amount_ends_on_a_face_of_the_die() -> None:
    """6.4.4 A d6 at 5 can be increased by 1, and by none of the other three (C15)."""
    table = Table(me(hand=["industrial"], eddies=1, gigs={"d6": 5}), rival())

    table.me.plays("industrial")

    assert table.options() == ["+0", "+1"]
    table.stops_here()


def test_a_gig_is_not_adjusted_to_what_it_shows() -> None:
    """6.4.5, R267: a d6 at 6 is chosen, can be neither raised by 1 nor set to 6, and was not adjusted."""
    table = Table(me(hand=[RAISE_ONE, SET_TO_SIX], eddies=2, gigs={"d6": 6}), rival())

    table.me.plays(RAISE_ONE)
    table.me.plays(SET_TO_SIX)

    assert table.me.gigs == {"d6": 6}
    assert adjustments(table) == 0


def test_an_adjustment_by_nothing_is_none() -> None:
    """6.4.5: 0 may be chosen, and nothing that waits for an adjustment sees one."""
    table = Table(me(hand=["afterparty"], eddies=1, gigs={"d6": 3}), rival())

    table.me.plays("afterparty")
    table.me.chooses(0)

    assert adjustments(table) == 0


@pytest.mark.parametrize(("amount", "asked"), [(0, False), (1, True)])
def test_what_waits_for_an_adjustment_sees_none_by_0(amount: int, asked: bool) -> None:  # noqa: FBT001
    """6.4.5, R025: Dexter adjusts a Gig of Meredith's player by 0, who is not offered a card for it; by 1 she is."""
    table = Table(
        me(hand=["dexter-deshawn-one"], eddies=3), rival(field=["meredith"], trash=["floor-it"], gigs={"d6": 3})
    )

    table.me.plays("dexter-deshawn-one")
    table.me.chooses(amount)

    assert (table.decision.player == RIVAL) == asked
    if asked:
        table.rival.says(yes=False)


# Swapping.


def test_a_swap_exchanges_two_gigs_with_their_values() -> None:
    """6.6, 6.6.1: d4 at 2 for d20 at 17; what else lies there stays."""
    table = Table(me(hand=["maxtac-av"], eddies=5, gigs={"d4": 2, "d6": 6}), rival(gigs={"d20": 17}))

    table.me.plays("maxtac-av")
    table.me.says(yes=True)
    table.me.chooses("d4")

    assert table.me.gigs == {"rival d20": 17, "d6": 6}
    assert table.rival.gigs == {"rival d4": 2}
    assert adjustments(table) == 0


def test_a_swap_is_no_steal() -> None:
    """6.6.2: who waits for a friendly Unit that steals sees none."""
    table = Table(me(hand=["maxtac-av"], field=[WATCHER], eddies=5, gigs={"d4": 2}), rival(gigs={"d20": 17}))

    table.me.plays("maxtac-av")
    table.me.says(yes=True)

    assert table.me.gigs == {"rival d20": 17}
    assert table.me.hand == []


# Stealing.


def test_a_stolen_gig_becomes_friendly() -> None:
    """6.7, 6.7.2, 6.7.2.1, 6.7.2.2, 6.7.2.3, R301: it is chosen, moves as it lies, and counts for the thief's side."""
    table = Table(me(field=["psycho-squad"], gigs={"d4": 2}), rival(gigs={"d6": 3, "d20": 17}))

    table.me.attacks("psycho-squad", GIGS)
    table.rival.passes()
    assert table.options() == ["d6", "d20"]
    table.me.chooses("d20")

    assert table.me.gigs == {"d4": 2, "rival d20": 17}
    assert table.rival.gigs == {"d6": 3}
    assert (table.me.street_cred, table.rival.street_cred) == (19, 3)


def test_the_attacker_is_the_one_who_steals() -> None:
    """6.7.1, 6.7.1.1 Its own "when this Unit steals" triggers, and not that of another Unit."""
    table = Table(me(field=[RACER, "psycho-squad"]), rival(gigs={"d6": 3, "d8": 4}))

    table.me.attacks("psycho-squad", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    assert table.me.hand == []
    table.me.attacks("racer", GIGS)
    table.rival.passes()

    assert len(table.me.hand) == 1


def test_a_card_can_name_another_thief() -> None:
    """6.7.1.2 A Unit whose text lets it steal is the thief, without any attack."""
    table = Table(me(hand=[SWIPER], field=[RACER], eddies=1), rival(gigs={"d6": 3}))

    table.me.plays(SWIPER)

    assert table.me.gigs == {"rival d6": 3}
    assert len(table.me.hand) == 1


def test_several_gigs_are_chosen_first_and_move_together() -> None:
    """6.7.2.2.1 After the first choice both are still the Rival's."""
    table = Table(me(field=[unit("minotaur", "mantis-blades")]), rival(gigs={"d4": 1, "d6": 2, "d8": 3}))

    table.me.attacks("minotaur", GIGS)
    table.rival.passes()
    table.me.chooses("d4")
    assert table.rival.gigs == {"d4": 1, "d6": 2, "d8": 3}
    table.me.chooses("d8")

    assert table.me.gigs == {"rival d4": 1, "rival d8": 3}


def test_what_a_steal_triggers_finds_the_gig_with_its_new_controller() -> None:
    """6.7.3 The stolen die is a friendly Gig by then, and the only one to be decreased."""
    table = Table(me(field=[BREAKER]), rival(gigs={"d6": 3}))

    table.me.attacks("breaker", GIGS)
    table.rival.passes()
    assert table.me.gigs == {"rival d6": 3}
    table.me.chooses(-1)

    assert table.me.gigs == {"rival d6": 2}


def test_what_would_stop_a_steal_comes_between_the_choice_and_the_move() -> None:
    """6.7.4 The thief has chosen, the Gig still lies where it was, and its player saves it."""
    table = Table(me(field=["psycho-squad"]), rival(field=[WARDEN], hand=["floor-it"], gigs={"d6": 3, "d20": 17}))

    table.me.attacks("psycho-squad", GIGS)
    table.rival.passes()
    table.me.chooses("d20")
    assert table.decision.kind == decision.REPLACE
    assert table.rival.gigs == {"d6": 3, "d20": 17}
    table.rival.chooses("warden")

    assert table.rival.gigs == {"d6": 3, "d20": 17}
    assert table.rival.trash == ["floor-it"]


def test_a_value_changes_before_the_choice_or_not_at_all() -> None:
    """6.7.5: Dexter adjusts the Gig as he attacks; stolen then, it is worth what it shows."""
    table = Table(me(field=["dexter-deshawn-one"]), rival(gigs={"d6": 3}))

    table.me.attacks("dexter-deshawn-one", GIGS)
    table.me.chooses(1)
    assert table.rival.gigs == {"d6": 4}
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 4}
    assert adjustments(table) == 1
