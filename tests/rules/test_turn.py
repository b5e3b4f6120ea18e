"""Chapter 8: the Start Phase, the end of the turn, and overtime."""

from __future__ import annotations

from streetcred import LISTS, Game
from streetcred.core import decision
from streetcred.core.event import OVERTIME_BEGAN
from streetcred.testing import FILLER, GIGS, ME, Table, legend, me, rival, unit
from streetcred.text.vocabulary import (
    END,
    START,
    THIS_TURN,
    UNIT,
    UNTIL_YOUR_NEXT_TURN,
    a,
    at,
    does,
    draw,
    friendly,
    give,
    may,
    power,
    power_at_least,
    this_is,
)

from .cards_for_tests import a_program, a_unit, known

EARLY = a_unit("Early", at(START, may(draw(1))))
LATE = a_unit("Late", at(END, may(draw(1))))
STRONG = a_unit("Strong", at(END, draw(1), only_if=this_is(power_at_least(9))))
DRAWER = a_unit("Drawer", at(END, draw(1)))
RALLY = a_program("Rally", does(give(a(friendly(UNIT)), power(4), THIS_TURN)))
SHIELD = a_program("Shield", does(give(a(friendly(UNIT)), power(4), UNTIL_YOUR_NEXT_TURN)))
in_catalogue = known(EARLY, LATE, STRONG, DRAWER, RALLY, SHIELD)

SEVEN = {"d4": 1, "d6": 2, "d8": 3, "d10": 4, "d12": 5, "d20": 6, "rival d4": 1}


# Structure.


def test_a_turn_has_a_start_phase_and_a_main_phase() -> None:
    """8.1, 8.3, 8.8 The one passes into the other by itself, as soon as the die is rolled in."""
    table = Table(me(), rival(), at_start=True)

    assert table.view(ME).step == "roll in"
    table.me.chooses("d6")

    assert table.view(ME).step == "main"
    assert table.me.may(decision.END_TURN)


def test_the_end_of_the_turn_comes_between_the_two_turns() -> None:
    """8.1.1, 8.9 First what happens at the end of the turn; the Rival has not drawn yet."""
    table = Table(me(field=[LATE]), rival(fixer=[]))

    table.me.ends_turn()
    assert table.view(ME).step == "end"
    assert table.rival.hand == []
    table.me.says(yes=True)

    assert len(table.me.hand) == 1
    assert len(table.rival.hand) == 1


def test_turns_alternate() -> None:
    """8.2, 8.18 The Rival's turn begins by itself, and then the own one again."""
    table = Table(me(fixer=[]), rival(fixer=[]))

    table.me.ends_turn()
    assert table.rival.may(decision.END_TURN)
    table.rival.ends_turn()

    assert table.me.may(decision.END_TURN)
    assert table.state.turn == 7


def test_what_the_start_phase_asks_must_be_done() -> None:
    """8.4, 8.4.1 The card is drawn without a question, and a die must be chosen."""
    table = Table(me(), rival(), at_start=True)

    assert len(table.me.hand) == 1
    assert table.kinds() == {decision.GIG}
    table.stops_here()


def test_what_the_main_phase_offers_is_free() -> None:
    """8.4, 8.4.2 With a card to play, one to sell and a Unit to attack with, the turn may be ended at once."""
    table = Table(
        me(hand=["floor-it"], eddies=1, field=["psycho-squad"]), rival(field=[unit(FILLER, spent=True)], fixer=[])
    )
    assert {decision.PLAY, decision.SELL, decision.ATTACK} <= table.kinds()

    table.me.ends_turn()

    assert table.me.hand == ["floor-it"]
    assert table.rival.may(decision.END_TURN)


def test_steps_come_in_order() -> None:
    """8.5, 8.6.5.1, 8.6.5.2, 8.6.5.3 A die is chosen, then rolled, then placed with what it shows."""
    table = Table(me(fixer=[4, 6]), rival(), at_start=True)
    assert table.me.gigs == {}

    table.me.chooses("d6")

    assert table.me.fixer == [4]
    assert list(table.me.gigs) == ["d6"]
    assert 1 <= table.me.gigs["d6"] <= 6


# Start Phase.


def test_the_start_phase_begins_with_the_win_check() -> None:
    """8.6, 8.6.1 Before effects of the start of the turn."""
    table = Table(me(field=[EARLY], gigs=SEVEN), rival(), at_start=True)

    assert table.winner is table.me


def test_then_effects_of_the_start_happen() -> None:
    """8.6, 8.6.2, 8.6.2.2 Before anything is readied, drawn or rolled."""
    table = Table(me(field=[unit(EARLY, spent=True)], fixer=[6]), rival(), at_start=True)

    assert table.view(ME).step == "start"
    assert table.me.is_spent("early")
    assert table.me.hand == []
    assert table.me.gigs == {}
    table.me.says(yes=False)

    assert not table.me.is_spent("early")
    assert len(table.me.hand) == 1


def test_effects_of_the_start_of_your_turn_are_not_for_the_rivals_turn() -> None:
    """8.6.2.2 Nothing is asked when the Rival's turn starts."""
    table = Table(me(field=[EARLY], fixer=[]), rival(fixer=[]))

    table.me.ends_turn()

    assert table.rival.may(decision.END_TURN)


def test_what_lasts_until_your_next_turn_ends_as_it_starts() -> None:
    """8.6.2, 8.6.2.1 Through the Rival's turn, and no longer when effects of the start happen."""
    table = Table(me(hand=[SHIELD], eddies=1, field=[EARLY], fixer=[]), rival(fixer=[]))

    table.me.plays(SHIELD)
    table.me.ends_turn()
    assert table.me.power("early") == 9
    table.rival.ends_turn()

    assert table.decision.kind == decision.MAY
    assert table.me.power("early") == 5
    table.me.says(yes=False)


def test_then_all_cards_are_readied() -> None:
    """8.6, 8.6.3 Units, Legends and Eddies of the turn player, before the die is rolled in."""
    table = Table(
        me(field=[unit("psycho-squad", spent=True)], legends=[legend("viktor-vektor-sit", spent=True)], spent_eddies=3),
        rival(field=[unit("psycho-squad", spent=True)], spent_eddies=2),
        at_start=True,
    )

    assert table.decision.kind == decision.ROLL_IN
    assert not table.me.is_spent("psycho-squad")
    assert not table.me.is_spent("viktor-vektor-sit")
    assert (table.me.eddies, table.me.spent_eddies) == (3, 0)
    assert table.rival.is_spent("psycho-squad")
    assert table.rival.spent_eddies == 2
    table.stops_here()


def test_in_the_second_turn_legends_are_readied_as_always() -> None:
    """8.6.3 Only in the very first turn they are not; the second player may have spent one in it."""
    table = Table(me(legends=[legend("viktor-vektor-sit", spent=True)], fixer=[]), rival(), turn=2, at_start=True)

    assert not table.me.is_spent("viktor-vektor-sit")


def test_then_a_card_is_drawn() -> None:
    """8.6, 8.6.4 One, from the top, before the die is rolled in."""
    table = Table(me(deck=["psycho-squad", "floor-it"]), rival(), at_start=True)

    assert table.decision.kind == decision.ROLL_IN
    assert table.me.hand == ["psycho-squad"]
    assert table.me.deck == ["floor-it"]
    table.stops_here()


def test_the_first_player_draws_in_the_first_turn_as_well() -> None:
    """8.6.4 No turn is an exception."""
    table = Table(me(fixer=[]), rival(), turn=1, at_start=True)

    assert len(table.me.hand) == 1


def test_without_a_card_to_draw_the_turn_player_loses() -> None:
    """8.6.4.1 At the draw: the Units were readied before."""
    table = Table(me(deck=[], field=[unit("psycho-squad", spent=True)]), rival(), at_start=True)

    assert table.winner is table.rival
    assert not table.me.is_spent("psycho-squad")


def test_then_a_die_is_rolled_in() -> None:
    """8.6, 8.6.5, 8.6.5.1 Whichever the player likes of those in the fixer area, but for the d20."""
    table = Table(me(fixer=[4, 10, 12]), rival(), at_start=True)

    assert table.options() == ["d4", "d10", "d12"]
    table.me.chooses("d12")

    assert table.me.fixer == [4, 10]


def test_the_d20_is_the_last_die() -> None:
    """8.6.5.1.1, R242: with others there it can't be chosen."""
    table = Table(me(fixer=[4, 6, 20]), rival(), at_start=True)

    assert table.options() == ["d4", "d6"]
    table.stops_here()


def test_the_d20_is_rolled_in_when_it_is_alone() -> None:
    """8.6.5.1.1, 8.6.5.2, 8.6.5.3 Then there is nothing to choose."""
    table = Table(me(fixer=[20]), rival(), at_start=True)

    assert table.me.fixer == []
    assert 1 <= table.me.gigs["d20"] <= 20


# End of the turn.


def test_effects_of_the_end_happen_while_this_turn_still_lasts() -> None:
    """8.16, 8.16.1, 8.16.2 With 4 more power this turn the Unit is strong enough to draw at its end."""
    table = Table(me(hand=[RALLY], eddies=1, field=[STRONG]), rival(fixer=[]))

    table.me.plays(RALLY)
    assert table.me.power("strong") == 9
    table.me.ends_turn()

    assert len(table.me.hand) == 1
    assert table.me.power("strong") == 5


def test_effects_of_the_end_of_your_turn_are_not_for_the_rivals_turn() -> None:
    """8.16.1 Nothing is asked when the Rival's turn ends."""
    table = Table(me(field=[LATE], fixer=[]), rival(fixer=[]))

    table.me.ends_turn()
    table.me.says(yes=False)
    table.rival.ends_turn()

    assert table.me.may(decision.END_TURN)


def test_what_lasts_this_turn_does_not_last_longer() -> None:
    """8.16.2 In the Rival's turn the Unit has its printed power again."""
    table = Table(me(hand=["floor-it"], eddies=1, fixer=[]), rival(field=["psycho-squad"], fixer=[]))

    table.me.plays("floor-it")
    assert table.rival.power("psycho-squad") == 5
    table.me.ends_turn()

    assert table.rival.power("psycho-squad") == 6


def test_what_waits_for_something_this_turn_is_forgotten_too() -> None:
    """8.16.2 Reboot Optics waits for the next fight of this turn; the one in the next turn is as usual."""
    table = Table(
        me(hand=["reboot"], eddies=2, field=[unit("corpo-security", spent=True)], fixer=[]),
        rival(field=["psycho-squad"], fixer=[]),
    )

    table.me.plays("reboot")
    table.me.ends_turn()
    table.rival.attacks("psycho-squad", "corpo-security")
    table.me.passes()

    assert table.me.trash == ["reboot-optics", "corpo-security"]


def test_overtime_begins_after_the_effects_of_the_end() -> None:
    """8.17 Whoever must draw from an empty deck at the end of the turn does not live to see it."""
    table = Table(me(field=[DRAWER], deck=[], gigs=SEVEN, fixer=[]), rival(fixer=[]), turn=14, empty_turns=2)

    table.me.ends_turn()

    assert table.winner is table.rival


def test_overtime_begins_before_the_next_turn() -> None:
    """8.17, 8.18 Seven Gigs win now, and the Rival does not draw any more."""
    table = Table(me(field=[DRAWER], gigs=SEVEN, fixer=[]), rival(fixer=[]), turn=14, empty_turns=2)

    table.me.ends_turn()

    assert table.winner is table.me
    assert len(table.me.hand) == 1
    assert table.rival.hand == []


def test_in_a_whole_game_overtime_begins_after_turn_14() -> None:
    """8.17, 1.11.1: both players roll in a die each turn and do nothing else."""
    game = Game(LISTS["the-heist"], LISTS["embracing-power"], seed=3)
    end_turn = (decision.END_TURN, 0, 0)
    while not any(happened.kind == OVERTIME_BEGAN for happened in game.events()):
        assert game.state.turn <= 14
        game.answer(end_turn if end_turn in game.options else game.options[0])

    assert game.state.turn == 15
    assert [len(side.gigs) for side in game.state.sides] == [6, 6]


def test_the_rivals_turn_begins_by_itself() -> None:
    """8.18 With its own Start Phase, in which a seventh Gig is no matter any more that was stolen before."""
    table = Table(me(field=["psycho-squad"]), rival(gigs=SEVEN, fixer=[6]))

    table.me.attacks("psycho-squad", GIGS)
    table.rival.passes()
    table.me.chooses("d4")
    table.me.ends_turn()

    assert not table.is_over
    assert table.rival.may(decision.END_TURN)
