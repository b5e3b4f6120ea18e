"""Chapter 1: who is who, seven Gigs, overtime, an empty deck, giving up."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pytest

from streetcred import LISTS, OFFICIAL, Game, IllegalAnswer
from streetcred.core import decision, run
from streetcred.core.frame import GameEnds
from streetcred.core.ruleset import RULESETS
from streetcred.core.state import CONCEDED, EMPTY_DECK, OVERTIME_GIGS, SEVEN_GIGS
from streetcred.terms import NOBODY
from streetcred.testing import GIGS, ME, RIVAL, Table, me, rival, unit
from streetcred.text.made_up import MadeUp
from streetcred.text.vocabulary import PLAY, THIS, draw, on, steals, when

from .cards_for_tests import a_unit, known

if TYPE_CHECKING:
    from streetcred.core.effect import Effect
    from streetcred.core.state import State

SIX: Final = {"d4": 1, "d6": 2, "d8": 3, "d10": 4, "d12": 5, "d20": 6}
SEVEN: Final = SIX | {"rival d4": 2}
BY_A_CARD: Final = 100
"""A reason of its own: no card of the pool ends a game."""


def ends(winner: int) -> MadeUp:
    """A player wins, or nobody does, and the game is over."""

    def end(state: State, effect: Effect) -> bool:  # noqa: ARG001
        raise GameEnds(winner, BY_A_CARD)

    return MadeUp(end, "the game ends")


COLLECTOR = a_unit("Collector", when(steals(THIS), draw(1)))
READER = a_unit("Reader", on(PLAY, draw(2)))
FINISHER = a_unit("Finisher", on(PLAY, ends(ME), draw(1)))
FORFEITER = a_unit("Forfeiter", on(PLAY, ends(RIVAL), draw(1)))
LEVELLER = a_unit("Leveller", on(PLAY, ends(NOBODY), draw(1)))
in_catalogue = known(COLLECTOR, READER, FINISHER, FORFEITER, LEVELLER)


# Who is who.


def test_each_player_is_the_rival_of_the_other() -> None:
    """1.4 Both attack the Gig area of the other one."""
    table = Table(
        me(field=["psycho-squad"], gigs={"d4": 1}, fixer=[]),
        rival(field=["emergency-atlus"], gigs={"d6": 2}, fixer=[]),
    )

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    assert table.me.gigs == {"d4": 1, "rival d6": 2}
    table.me.ends_turn()
    table.rival.attacks("emergency", GIGS)
    table.me.passes()
    table.rival.chooses("d4")

    assert table.rival.gigs == {"rival d4": 1}


def test_control_decides_what_is_friendly_not_who_owns_it() -> None:
    """1.7, 1.7.1, 1.7.2, 1.7.2.1, 1.7.2.2 A die of the Rival is friendly in my Gig area, and my own rival in theirs."""
    table = Table(
        me(hand=["maxtac-av"], eddies=5, gigs={"d4": 1, "rival d6": 2}),
        rival(gigs={"d8": 3, "rival d10": 4}),
    )

    table.me.plays("maxtac-av")
    table.me.says(yes=True)
    assert table.options() == ["d4", "rival d6"]
    table.me.chooses("d4")

    assert table.options() == ["d8", "rival d10"]
    table.stops_here()


def test_pieces_change_controllers_but_never_owners() -> None:
    """1.7.3 A die that was stolen and stolen back is its owner's as before."""
    table = Table(
        me(field=["psycho-squad"], fixer=[]),
        rival(field=["emergency-atlus"], gigs={"d6": 2}, fixer=[]),
    )

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    assert table.me.gigs == {"rival d6": 2}
    table.me.ends_turn()
    table.rival.attacks("emergency", GIGS)
    table.me.passes()

    assert table.rival.gigs == {"d6": 2}


def test_the_game_goes_on_by_itself() -> None:
    """1.8 Nobody has to start the next turn, ready, draw, or roll a single die."""
    table = Table(me(), rival(field=[unit("psycho-squad", spent=True)], fixer=[8]))

    table.me.ends_turn()

    assert len(table.rival.hand) == 1
    assert list(table.rival.gigs) == ["d8"]
    assert not table.rival.is_spent("psycho-squad")
    assert table.rival.may(decision.END_TURN)


# Seven Gigs.


def test_seven_gigs_win_when_the_turn_starts() -> None:
    """1.10, 1.5 The game is over, and the Rival has lost."""
    table = Table(me(gigs=SEVEN), rival(), at_start=True)

    assert table.is_over
    assert table.winner is table.me
    assert table.state.reason == SEVEN_GIGS


def test_six_gigs_do_not_win() -> None:
    """1.10 One is missing."""
    table = Table(me(gigs=SIX), rival(), at_start=True)

    assert not table.is_over


def test_eight_gigs_win_too() -> None:
    """1.10 Seven or more."""
    table = Table(me(gigs=SEVEN | {"rival d6": 3}), rival(), at_start=True)

    assert table.winner is table.me


def test_the_win_is_checked_before_all_else() -> None:
    """1.10.1, R236: nothing was readied, and an empty deck is no matter."""
    table = Table(me(gigs=SEVEN, deck=[], field=[unit("psycho-squad", spent=True)]), rival(), at_start=True)

    assert table.winner is table.me
    assert table.me.is_spent("psycho-squad")


def test_a_seventh_gig_that_is_rolled_in_wins_a_turn_later() -> None:
    """1.10, R235: it is not there yet when the turn starts; it counts at the start of the next one."""
    five = {"d4": 1, "d6": 2, "d8": 3, "d10": 4, "d12": 5}
    table = Table(me(gigs=five | {"rival d4": 1}, fixer=[20]), rival(fixer=[6]), at_start=True)

    assert len(table.me.gigs) == 7
    assert not table.is_over
    table.me.ends_turn()
    table.rival.ends_turn()

    assert table.winner is table.me


def test_a_seventh_gig_that_is_stolen_in_between_is_missing() -> None:
    """1.10: what counts is the moment when the turn starts."""
    table = Table(me(gigs=SEVEN), rival(field=["psycho-squad"], fixer=[6]))

    table.me.ends_turn()
    table.rival.attacks("psycho", GIGS)
    table.me.passes()
    table.rival.chooses("rival d4")
    table.rival.ends_turn()

    assert len(table.me.gigs) == 6
    assert not table.is_over


# Overtime.


def test_in_overtime_a_seventh_gig_wins_at_once() -> None:
    """1.11, 1.9, 1.13, R239: in the middle of the attack, before what the steal triggers."""
    table = Table(me(field=[COLLECTOR], gigs=SIX), rival(gigs={"d6": 3}), overtime=True)

    table.me.attacks("collector", GIGS)
    table.rival.passes()

    assert table.winner is table.me
    assert table.state.reason == OVERTIME_GIGS
    assert table.me.hand == []


def test_in_overtime_a_seventh_gig_that_is_rolled_in_wins_at_once() -> None:
    """1.11 At any point, and so in the Start Phase too."""
    five = {"d4": 1, "d6": 2, "d8": 3, "d10": 4, "d12": 5}

    table = Table(me(gigs=five | {"rival d4": 1}, fixer=[20]), rival(), overtime=True, at_start=True)

    assert table.winner is table.me
    assert table.state.reason == OVERTIME_GIGS


def test_before_overtime_a_seventh_gig_does_not_win_yet() -> None:
    """1.11 The same attack, without overtime."""
    table = Table(me(field=[COLLECTOR], gigs=SIX), rival(gigs={"d6": 3}))

    table.me.attacks("collector", GIGS)
    table.rival.passes()

    assert not table.is_over
    assert len(table.me.hand) == 1


def test_overtime_begins_after_two_turns_that_both_begin_with_empty_fixer_areas() -> None:
    """1.11.1, R464: turn 13 is the first such turn, turn 14 the second, and overtime begins at its end."""
    table = Table(me(fixer=[]), rival(fixer=[]), turn=13, at_start=True)

    table.me.ends_turn()
    assert table.state.turn == 14
    assert not table.state.overtime
    table.rival.ends_turn()

    assert table.state.turn == 15
    assert table.state.overtime


def test_one_die_in_a_fixer_area_puts_overtime_off() -> None:
    """1.11.1 Both areas must be empty when the turns begin, not only that of the turn player."""
    table = Table(me(fixer=[]), rival(fixer=[20]), turn=13, at_start=True)

    table.me.ends_turn()
    table.rival.ends_turn()
    table.me.ends_turn()

    assert not table.state.overtime
    table.rival.ends_turn()
    assert table.state.overtime


def test_whoever_holds_seven_gigs_when_overtime_begins_wins() -> None:
    """1.11.2 Also when it is the other player's turn that ends."""
    table = Table(me(fixer=[]), rival(fixer=[], gigs=SEVEN), turn=14, empty_turns=2)

    table.me.ends_turn()

    assert table.winner is table.rival
    assert table.state.turn == 14


def test_a_majority_is_not_enough_in_overtime() -> None:
    """1.11, R240: six Gigs against five, and the game goes on."""
    table = Table(
        me(fixer=[], gigs=SIX, field=["psycho-squad"]),
        rival(fixer=[], gigs={"d6": 1, "d8": 2, "d10": 3, "d12": 4, "d20": 5}),
        overtime=True,
    )

    table.me.ends_turn()
    table.rival.ends_turn()

    assert not table.is_over


# Cards that end the game, and ties.


def test_a_card_can_make_its_player_win() -> None:
    """1.12, 1.13 At once: the rest of its effect does not happen any more."""
    table = Table(me(hand=[FINISHER], eddies=1), rival())

    table.me.plays(FINISHER)

    assert table.winner is table.me
    assert table.me.hand == []


def test_a_card_can_make_its_player_lose() -> None:
    """1.15, 1.17 At once: the rest of its effect does not happen any more."""
    table = Table(me(hand=[FORFEITER], eddies=1), rival())

    table.me.plays(FORFEITER)

    assert table.winner is table.rival
    assert table.me.hand == []


def test_when_both_win_at_the_same_moment_it_is_a_tie(monkeypatch: pytest.MonkeyPatch) -> None:
    """1.13.1, C27, R472: with twelve dice it takes other rules, by which six Gigs win."""
    six_win = replace(OFFICIAL, name="six Gigs win", gigs_to_win=6)
    monkeypatch.setitem(RULESETS, six_win.name, six_win)
    table = Table(me(gigs=SIX), rival(gigs=SIX), turn=14, empty_turns=2, ruleset=six_win)

    table.me.ends_turn()

    assert table.is_over
    assert table.winner is None


def test_when_both_lose_at_the_same_moment_it_is_a_tie() -> None:
    """1.17.1 The game is over and has no winner."""
    table = Table(me(hand=[LEVELLER], eddies=1), rival())

    table.me.plays(LEVELLER)

    assert table.is_over
    assert table.winner is None


# Losing.


def test_whoever_must_draw_from_an_empty_deck_loses() -> None:
    """1.14, 1.6 And so the Rival has won."""
    table = Table(me(hand=["floor-it"], eddies=1, deck=[]), rival())

    table.me.plays("floor-it")

    assert table.is_over
    assert table.winner is table.rival
    assert table.state.reason == EMPTY_DECK


def test_the_last_card_of_the_deck_may_be_drawn() -> None:
    """1.14 An empty deck alone loses nothing."""
    table = Table(me(hand=["floor-it"], eddies=1, deck=["psycho-squad"]), rival())

    table.me.plays("floor-it")

    assert table.me.hand == ["psycho-squad"]
    assert not table.is_over


def test_the_first_card_that_is_missing_loses() -> None:
    """1.14.1, R237: "draw 2" from a deck of one card draws it, and then loses."""
    table = Table(me(hand=[READER], eddies=1, deck=["psycho-squad"]), rival())

    table.me.plays(READER)

    assert table.me.hand == ["psycho-squad"]
    assert table.winner is table.rival


def test_a_loss_stops_everything() -> None:
    """1.17, 1.9 The Program that drew the missing card does not even reach the trash (C32)."""
    table = Table(me(hand=["floor-it"], eddies=1, deck=[]), rival(field=["psycho-squad"]))

    table.me.plays("floor-it")

    assert table.winner is table.rival
    assert table.me.trash == []


def test_a_player_may_concede_while_the_other_one_decides() -> None:
    """1.16, R244: in the Rival's turn, with effects pending."""
    table = Table(me(field=[unit("evelyn-parker-scheming", "kiroshi-optics")]), rival(gigs={"d6": 3}))
    table.me.attacks("evelyn-parker-scheming", GIGS)
    assert table.decision.kind == decision.ORDER

    run.concede(table.state, RIVAL)

    assert table.winner is table.me
    assert table.state.reason == CONCEDED
    assert table.state.decision is None


def test_conceding_is_said_to_the_rival() -> None:
    """1.16.1 The log tells who has won, and nothing can be answered any more."""
    game = Game(LISTS["the-heist"], LISTS["embracing-power"], seed=1)
    option = game.options[0]

    game.concede(0)

    assert game.winner == 1
    assert game.log()[-1].startswith("Player B wins")
    with pytest.raises(IllegalAnswer, match="over"):
        game.answer(option)
