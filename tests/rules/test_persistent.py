"""Chapters 8 and 10: persistent effects and how long things last (10.22, 10.23, 8.6.2.1, 8.16.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred.core import decision
from streetcred.testing import GIGS, Table, face_down, me, rival, unit
from streetcred.text.vocabulary import (
    END,
    NEXT_TURN,
    PLAY,
    START,
    THIS,
    THIS_TURN,
    TO_READY,
    UNIT,
    UNTIL_YOUR_NEXT_TURN,
    a_friendly_gig,
    at,
    cant,
    cant_steal_above_power,
    decrease,
    defeat,
    does,
    draw,
    every,
    friendly,
    friendly_gigs,
    give,
    have,
    have_for_a_while,
    must_attack,
    on,
    other,
    power,
    power_at_least,
    ready,
    return_to_hand,
    this_is,
    value_of,
)
from streetcred.text.vocabulary import rival as rivals

from .cards_for_tests import A_FRIENDLY_UNIT, A_RIVAL_UNIT, A_UNIT, a_legend, a_program, a_unit, known

if TYPE_CHECKING:
    from streetcred.core.card import Card

CAPTAIN = a_unit("Captain", have(other(friendly(UNIT)), power(1)))
STRATEGIST = a_legend("Strategist", have(friendly(UNIT), power(1)))
GUARD = a_unit("Guard", on(PLAY, have_for_a_while(rivals(UNIT), cant_steal_above_power(), UNTIL_YOUR_NEXT_TURN)))
DAWN = a_unit("Dawn", on(PLAY, have_for_a_while(friendly(UNIT), power(2), UNTIL_YOUR_NEXT_TURN)))
WATCH = a_unit("Watch", at(START, draw(1), only_if=this_is(power_at_least(6))), power=5)
NIGHT = a_unit("Night", at(END, draw(1), only_if=this_is(power_at_least(6))), power=5)
HORN = a_program("Horn", does(give(every(friendly(UNIT)), power(1), THIS_TURN)))
GROW = a_program("Grow", does(give(A_FRIENDLY_UNIT, power(value_of(friendly_gigs())), THIS_TURN)))
GIANT = a_unit("Giant", have(THIS, power(value_of(friendly_gigs()))), power=0)
SHRINK = a_program("Shrink", does(decrease(a_friendly_gig(), up_to=5)))
WEAKEN = a_program("Weaken", does(give(A_UNIT, power(-3), THIS_TURN)))
HELP = a_program("Help", does(give(A_UNIT, power(2), THIS_TURN)))
HOME = a_program("Home", does(return_to_hand(A_FRIENDLY_UNIT)))
STRIKE = a_program("Strike", does(defeat(A_RIVAL_UNIT)))
FREEZE = a_program("Freeze", does(give(A_UNIT, cant(TO_READY), UNTIL_YOUR_NEXT_TURN)))
WAKE = a_program("Wake", does(ready(A_UNIT)))
PROVOKE = a_program("Provoke", does(give(A_RIVAL_UNIT, must_attack(), NEXT_TURN)))
PUSH = a_program("Push", does(give(A_FRIENDLY_UNIT, must_attack(), NEXT_TURN)))
EVELYN = "evelyn-parker-beautiful"
in_catalogue = known(
    CAPTAIN,
    STRATEGIST,
    GUARD,
    DAWN,
    WATCH,
    NIGHT,
    HORN,
    GROW,
    GIANT,
    SHRINK,
    WEAKEN,
    HELP,
    HOME,
    STRIKE,
    FREEZE,
    WAKE,
    PROVOKE,
    PUSH,
)


def test_it_applies_all_the_time() -> None:
    """10.22, 10.4.3 Also to a Unit that comes later."""
    table = Table(me(field=[CAPTAIN, "psycho-squad"], hand=["swordwise"], eddies=3))

    table.me.plays("swordwise")

    assert table.me.power("captain") == 5
    assert table.me.power("psycho") == 7
    assert table.me.power("swordwise") == 4


def test_it_is_not_activated_and_never_pending() -> None:
    """10.22.1, 10.22.2 When it comes into play it works at once, and nobody is asked anything."""
    table = Table(me(field=["psycho-squad"], hand=[CAPTAIN], eddies=1))

    table.me.plays(CAPTAIN)

    assert table.me.power("psycho") == 7
    assert not table.me.may(decision.ACTIVATE)
    assert table.decision.kind == decision.MAIN


def test_it_ends_with_its_source() -> None:
    """10.22.3 In the trash it does nothing."""
    table = Table(me(hand=[STRIKE], eddies=1), rival(field=["psycho-squad", CAPTAIN]))

    table.me.plays(STRIKE)
    table.me.chooses("captain")

    assert table.rival.power("psycho") == 6


def test_a_legend_works_face_up_only() -> None:
    """10.22.3, 3.4.1 Face-down it says nothing; when it is Called it begins."""
    table = Table(me(field=["psycho-squad"], legends=[face_down(STRATEGIST)], eddies=1))
    assert table.me.power("psycho") == 6

    table.me.calls("strategist", paying=[])

    assert table.me.power("psycho") == 7


def test_it_applies_while_its_condition_holds() -> None:
    """10.22, 10.3.1, R032 The keyword of Adrenaline Converter goes when the Rival has no longer two Gigs more."""
    table = Table(
        me(field=[unit("swordwise", "adrenaline-converter", lag=True), "psycho-squad"]), rival(gigs={"d6": 2, "d8": 1})
    )
    assert table.me.keywords("swordwise") == {"ADRENALINE"}
    assert table.me.may(decision.ATTACK, "swordwise")

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d6")

    assert table.me.keywords("swordwise") == set()
    assert not table.me.may(decision.ATTACK, "swordwise")


def test_with_a_duration_it_applies_only_for_that_long() -> None:
    """10.23 Only the attacker has it, and only during the attack."""
    table = Table(
        me(field=["field-operator", "goro-takemura-losing"], legends=["saburo-arasaka"]), rival(gigs={"d6": 3})
    )
    assert table.me.power("field-operator") == 2

    table.me.attacks("field-operator", GIGS)
    assert (table.me.power("field-operator"), table.me.power("goro")) == (3, 4)
    table.rival.passes()

    assert table.me.power("field-operator") == 2


def test_a_bonus_for_the_turn_is_given_to_those_that_are_there() -> None:
    """10.23, 10.19.1 A Unit that comes afterwards gets nothing."""
    table = Table(me(field=["psycho-squad"], hand=[HORN, "swordwise"], eddies=4))

    table.me.plays(HORN)
    table.me.plays("swordwise")

    assert (table.me.power("psycho"), table.me.power("swordwise")) == (7, 3)


def test_a_number_that_is_given_is_counted_once() -> None:
    """10.3.3, 10.23 What is given stays when the Gig changes; what a Unit has by its own text does not."""
    table = Table(me(field=["psycho-squad", GIANT], hand=[GROW, SHRINK], eddies=2, gigs={"d8": 6}))

    table.me.plays(GROW)
    table.me.chooses("psycho")
    table.me.plays(SHRINK)
    table.me.chooses(-4)

    assert table.me.power("psycho") == 12
    assert table.me.power("giant") == 2


def test_power_for_each_gear_stays_when_one_is_lost() -> None:
    """10.3.3, 10.23, R080 Dum Dum counts two Gears; the one that Detonate takes costs only its own power."""
    table = Table(
        me(field=[unit("swordwise", "mantis-blades", "mandibular")], legends=["dum-dum"], eddies=1),
        rival(hand=["detonate"], eddies=1, gigs={"d6": 3}),
    )

    table.me.activates("dum-dum")
    assert table.me.power("swordwise") == 3 + 2 + 0 + 2
    table.me.attacks("swordwise", GIGS)
    table.rival.plays("detonate")
    table.rival.chooses("mantis-blades")

    assert table.me.power("swordwise") == 3 + 0 + 2
    table.rival.passes()


def test_power_from_a_gig_stays_when_the_gig_is_decreased() -> None:
    """10.3.3, 10.23, R084 El Sombrerón gains 8, and keeps them for the turn."""
    sombreron = "el-sombreron"
    table = Table(
        me(field=[sombreron], hand=["trust-no-one"], eddies=3, gigs={"d8": 8}),
        rival(gigs={"d6": 3}),
    )

    table.me.attacks(sombreron, GIGS)
    table.me.says(yes=True)
    table.rival.passes()
    table.me.plays("trust-no-one")
    table.me.chooses("d8", -3)

    assert table.me.gigs["d8"] == 5
    assert table.me.power(sombreron) == 4 + 8


def test_this_turn_ends_with_the_turn() -> None:
    """8.16.2, 10.23 It is there in the whole turn, and gone in the next."""
    table = Table(me(field=["psycho-squad"], hand=[HORN], eddies=1), rival(gigs={"d6": 3}, fixer=[]))

    table.me.plays(HORN)
    assert table.me.power("psycho") == 7
    table.me.ends_turn()

    assert table.me.power("psycho") == 6


def test_this_turn_lasts_through_the_effects_at_its_end() -> None:
    """8.16.1, 8.16.2 Those effects still see the bonus."""
    table = Table(me(field=[NIGHT], hand=[HORN], eddies=1), rival(fixer=[]))

    table.me.plays(HORN)
    table.me.ends_turn()

    assert len(table.me.hand) == 1
    assert table.me.power("night") == 5


def test_until_your_next_turn_lasts_through_the_rivals_turn() -> None:
    """8.6.2.1, 10.23 It binds the Rival's Units, also those that come later, and ends when my turn starts."""
    table = Table(
        me(hand=[GUARD], eddies=1, gigs={"d10": 9}, fixer=[]),
        rival(hand=["swordwise"], field=["psycho-squad"], eddies=3, gigs={"d4": 1}, fixer=[]),
    )

    table.me.plays(GUARD)
    table.me.ends_turn()
    table.rival.attacks("psycho", GIGS)
    table.me.passes()
    assert table.me.gigs == {"d10": 9}
    table.rival.ends_turn()

    assert table.state.modifiers == ()


def test_a_rule_for_a_while_binds_those_it_names() -> None:
    """10.23 It is over rival Units: a friendly one steals above its power in the same turn."""
    table = Table(me(hand=[GUARD], field=["swordwise"], eddies=1), rival(gigs={"d10": 9}))

    table.me.plays(GUARD)
    table.me.attacks("swordwise", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d10": 9}


def test_until_your_next_turn_outlasts_its_source() -> None:
    """8.6.2.1, 10.21 The card is defeated in the Rival's turn before the attack."""
    table = Table(
        me(hand=[GUARD], eddies=1, gigs={"d10": 9}),
        rival(hand=[STRIKE], field=["psycho-squad"], eddies=1, fixer=[]),
    )

    table.me.plays(GUARD)
    table.me.ends_turn()
    table.rival.plays(STRIKE)
    table.rival.attacks("psycho", GIGS)
    table.me.passes()

    assert table.me.gigs == {"d10": 9}


def test_until_your_next_turn_is_over_before_start_of_turn_effects() -> None:
    """8.6.2.1, 8.6.2.2 The bonus is gone when the effect at the start of the turn looks for it."""
    table = Table(me(hand=[DAWN], field=[WATCH], eddies=1, fixer=[]), rival(fixer=[]))

    table.me.plays(DAWN)
    assert table.me.power("watch") == 7
    table.me.ends_turn()
    assert table.me.power("watch") == 7
    table.rival.ends_turn()

    assert table.me.power("watch") == 5
    assert len(table.me.hand) == 1


def test_what_was_given_is_lost_in_a_hidden_area() -> None:
    """10.23, 5.3.2.2, R287 Back in the hand and played again, Kusanagi is as printed."""
    table = Table(me(field=["modded-kusanagi"], hand=[HELP, HOME], eddies=8))

    table.me.plays(HELP)
    assert table.me.power("modded-kusanagi") == 10
    table.me.plays(HOME)
    table.me.plays("modded-kusanagi")

    assert table.me.power("modded-kusanagi") == 8


@pytest.mark.parametrize("order", [(WEAKEN, HELP), (HELP, WEAKEN)], ids=["down first", "up first"])
def test_the_order_of_changes_of_power_does_not_matter(order: tuple[Card, Card]) -> None:
    """10.22, 2.10, 2.10.1, R273 2 - 3 + 2 is 1, although in between it counts as 0."""
    table = Table(me(field=["field-operator"], hand=list(order), eddies=2))

    table.me.plays(order[0])
    assert table.me.power("field-operator") in (0, 4)
    table.me.plays(order[1])

    assert table.me.power("field-operator") == 1


def test_a_ban_beats_an_instruction_for_as_long_as_it_lasts() -> None:
    """2.6, 10.23, 8.6.3 It readies neither by an effect nor at the start of its turn."""
    table = Table(
        me(hand=[FREEZE], eddies=1, fixer=[]),
        rival(field=[unit("psycho-squad", spent=True)], hand=[WAKE, WAKE], eddies=2, fixer=[]),
    )

    table.me.plays(FREEZE)
    table.me.ends_turn()
    assert table.rival.is_spent("psycho")
    table.rival.plays(WAKE)
    assert table.rival.is_spent("psycho")
    table.rival.ends_turn()
    table.me.ends_turn()

    assert not table.rival.is_spent("psycho")


def test_an_order_to_attack_holds_in_the_next_turn_of_the_unit() -> None:
    """10.23, C28, R087 Evelyn has ordered it: other actions may come first; the turn ends after the attack."""
    table = Table(
        me(legends=[EVELYN], eddies=1, gigs={"d6": 3, "d8": 1}),
        rival(field=["psycho-squad", "chrome-fang"], hand=["swordwise"], eddies=3, fixer=[]),
    )

    table.me.activates(EVELYN, paying=[])
    table.me.chooses("psycho")
    table.me.ends_turn()
    table.rival.plays("swordwise")
    assert not table.rival.may(decision.END_TURN)
    table.rival.attacks("psycho", GIGS)
    table.me.passes()
    table.rival.chooses("d6")

    assert table.rival.may(decision.ATTACK, "chrome-fang")
    assert table.rival.may(decision.END_TURN)


def test_a_turn_does_not_end_before_the_attack_that_was_ordered() -> None:
    """10.23, C28, R420 Mox Inciters have ordered it, the Unit is ready, and there are Gigs."""
    table = Table(
        me(hand=["mox-inciters"], eddies=3, gigs={"d6": 3}),
        rival(field=["psycho-squad"], fixer=[]),
    )

    table.me.plays("mox-inciters")
    table.me.ends_turn()

    assert table.rival.may(decision.ATTACK, "psycho")
    assert not table.rival.may(decision.END_TURN)


def test_an_order_given_in_its_own_turn_waits_for_the_next_one() -> None:
    """C35 In this turn the player may end the turn."""
    table = Table(me(field=["psycho-squad"], hand=[PUSH], eddies=1, fixer=[]), rival(gigs={"d6": 3}, fixer=[]))

    table.me.plays(PUSH)
    table.me.ends_turn()
    table.rival.ends_turn()

    assert not table.me.may(decision.END_TURN)
    assert table.me.may(decision.ATTACK)


def test_an_order_holds_again_when_the_unit_is_readied() -> None:
    """A8, R086 As long as the Unit under Evelyn's order can attack, the turn can't be ended."""
    table = Table(
        me(legends=[EVELYN], eddies=1, gigs={"d6": 3, "d8": 1}),
        rival(field=["psycho-squad"], hand=[WAKE], eddies=1, fixer=[]),
    )

    table.me.activates(EVELYN, paying=[])
    table.me.ends_turn()
    table.rival.attacks("psycho", GIGS)
    table.me.passes()
    table.rival.chooses("d6")
    table.rival.plays(WAKE)

    assert not table.rival.may(decision.END_TURN)
    assert table.rival.may(decision.ATTACK, "psycho")


@pytest.mark.parametrize("ordered", ["corpo-security", "ruthless-lowlife"])
def test_an_order_that_can_not_be_followed_binds_nobody(ordered: str) -> None:
    """2.6, C28, C29, R148, R185 Mox Inciters order a Unit that can't attack, and one without a target."""
    table = Table(me(hand=["mox-inciters"], eddies=3, gigs={"d6": 3}), rival(field=[ordered], fixer=[]))

    table.me.plays("mox-inciters")
    table.me.ends_turn()

    assert not table.rival.may(decision.ATTACK)
    assert table.rival.may(decision.END_TURN)


def test_every_order_counts() -> None:
    """C28 One Unit under an order can't attack; the other one can, and must."""
    table = Table(
        me(hand=[PROVOKE, PROVOKE], eddies=2, gigs={"d6": 3}), rival(field=["corpo-security", "psycho-squad"], fixer=[])
    )

    table.me.plays(PROVOKE)
    table.me.chooses("corpo-security")
    table.me.plays(PROVOKE)
    table.me.chooses("psycho")
    table.me.ends_turn()

    assert not table.rival.may(decision.END_TURN)
