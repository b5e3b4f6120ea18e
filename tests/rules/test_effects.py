"""Chapter 10: what effects are, and how they resolve (10.1 to 10.10)."""

from __future__ import annotations

import pytest

from streetcred.core import decision
from streetcred.testing import GIGS, Table, me, rival, unit
from streetcred.text.vocabulary import (
    ATTACK,
    BLOCKER,
    DEFEATED,
    THIS,
    THIS_TURN,
    UNIT,
    a,
    a_friendly_gig,
    defeat,
    discard,
    does,
    draw,
    each_player,
    give,
    has,
    has_keyword,
    have,
    increase,
    may,
    on,
    power,
    power_at_least,
    this_is,
    would_be_defeated,
)
from streetcred.text.vocabulary import rival as rivals

from .cards_for_tests import A_FRIENDLY_UNIT, A_RIVAL_UNIT, a_gear, a_program, a_unit, activate, known

TALKER = a_unit("Talker", on(ATTACK, draw(1)), on(ATTACK, increase(a_friendly_gig(), up_to=1)))
QUIET = a_unit("Quiet", on(ATTACK, draw(1), increase(a_friendly_gig(), up_to=1)))
PUMP = a_unit("Pump", on(ATTACK, has(THIS, power(3), THIS_TURN)))
SCOPE = a_gear("Scope", on(ATTACK, has(THIS, power(3), THIS_TURN)))
MOURNER = a_unit("Mourner", on(DEFEATED, may(draw(1))))
ALL_ROUND = a_unit(
    "All Round",
    on(ATTACK, draw(1)),
    activate(draw(1)),
    have(THIS, power(1)),
    would_be_defeated(THIS, draw(1)),
    power=3,
)
HEAVY = a_unit("Heavy", on(DEFEATED, draw(1), only_if=this_is(power_at_least(5))), power=3)
GUNNER = a_unit(
    "Gunner",
    on(ATTACK, defeat(A_RIVAL_UNIT)),
    on(ATTACK, give(A_RIVAL_UNIT, power(-2), THIS_TURN), draw(1)),
)
DRAW_AND_DISCARD = a_program("Draw And Discard", does(draw(1), discard(1)))
DISCARD_AND_DRAW = a_program("Discard And Draw", does(discard(1), draw(1)))
TOAST = a_program("Toast", does(each_player(draw(2))))
SACRIFICE = a_program("Sacrifice", does(defeat(A_FRIENDLY_UNIT), may(draw(1))))
DISARM = a_program("Disarm", does(defeat(a(rivals(UNIT, has_keyword(BLOCKER))))))
STRIKE = a_program("Strike", does(defeat(A_RIVAL_UNIT)))
in_catalogue = known(
    TALKER,
    QUIET,
    PUMP,
    SCOPE,
    MOURNER,
    ALL_ROUND,
    HEAVY,
    GUNNER,
    DRAW_AND_DISCARD,
    DISCARD_AND_DRAW,
    TOAST,
    SACRIFICE,
    DISARM,
    STRIKE,
)


def test_every_paragraph_is_an_effect() -> None:
    """10.1, 10.1.1, 10.1.2 Two paragraphs with ATTACK are two effects, in the order that their player wants."""
    table = Table(me(field=[TALKER], gigs={"d6": 1}), rival(gigs={"d4": 1}))

    table.me.attacks("talker", GIGS)

    assert table.options() == ["talker", "talker"]
    table.stops_here()


def test_one_paragraph_is_one_effect() -> None:
    """10.1.2 Two sentences in one paragraph are not ordered by anybody."""
    table = Table(me(field=[QUIET], gigs={"d6": 1}), rival(gigs={"d4": 1}))

    table.me.attacks("quiet", GIGS)

    assert table.decision.kind == decision.PICK_AMOUNT
    assert len(table.me.hand) == 1
    table.stops_here()


def test_this_unit_is_the_one_with_the_text() -> None:
    """10.1.3 Of two copies the one that attacks gets the power."""
    table = Table(me(field=[PUMP, PUMP]), rival(gigs={"d6": 3}))

    table.me.attacks("pump#2", GIGS)
    table.rival.passes()

    assert (table.me.power("pump"), table.me.power("pump#2")) == (5, 8)


def test_this_unit_on_gear_is_the_host() -> None:
    """10.1.3, 4.11.3 The text is read on the Unit that wears it."""
    table = Table(me(field=[unit("swordwise", SCOPE), "psycho-squad"]), rival(gigs={"d6": 3}))

    table.me.attacks("swordwise", GIGS)
    table.rival.passes()

    assert (table.me.power("swordwise"), table.me.power("psycho")) == (7, 6)


def test_an_effect_is_resolved_by_the_controller_of_its_source() -> None:
    """10.1.4 In my turn the Rival decides about the effect of the Rival's Unit, and draws."""
    table = Table(me(hand=[STRIKE], eddies=1), rival(field=[MOURNER]))

    table.me.plays(STRIKE)
    table.rival.says(yes=True)

    assert (len(table.me.hand), len(table.rival.hand)) == (0, 1)


def test_instructions_are_followed_in_their_order() -> None:
    """10.2, 2.3 With an empty hand, what comes first makes the difference."""
    first = Table(me(hand=[DRAW_AND_DISCARD], eddies=1))
    second = Table(me(hand=[DISCARD_AND_DRAW], eddies=1))

    first.me.plays(DRAW_AND_DISCARD)
    second.me.plays(DISCARD_AND_DRAW)

    assert first.me.hand == []
    assert second.me.hand == ["emergency-atlus"]


def test_as_much_as_possible_is_done() -> None:
    """10.2.1, 10.6.2, 2.4 Without a rival Unit, Floor It still draws."""
    table = Table(me(hand=["floor-it"], eddies=1), rival())

    table.me.plays("floor-it")

    assert table.me.hand == ["emergency-atlus"]


def test_the_turn_player_acts_first() -> None:
    """10.2.2, 2.9, C26 Both would draw too many cards; the turn player does so first, and loses."""
    table = Table(me(hand=[TOAST], eddies=1, deck=["swordwise"]), rival(deck=[]))

    table.me.plays(TOAST)

    assert table.winner is table.rival


def test_nothing_else_is_done_while_an_effect_resolves() -> None:
    """10.2.3 With money and cards, only the question of the effect can be answered."""
    table = Table(
        me(hand=["floor-it", "swordwise"], field=["psycho-squad"], eddies=9), rival(field=["swordwise", MOURNER])
    )

    table.me.plays("floor-it")

    assert table.kinds() == {decision.PIECE}
    table.stops_here()


def test_what_triggers_in_the_middle_of_an_effect_waits_for_its_end() -> None:
    """10.2.4, R305 First the Program asks, then the effect that it has triggered."""
    table = Table(me(hand=[SACRIFICE], field=[MOURNER], eddies=1))

    table.me.plays(SACRIFICE)
    assert table.decision.ability is SACRIFICE.program
    table.me.says(yes=True)
    assert table.decision.ability is MOURNER.triggered[0]
    table.me.says(yes=False)

    assert len(table.me.hand) == 1


def test_the_rules_come_before_the_next_effect() -> None:
    """10.2.5, 4.4.2, R292 Sasha is out of the game when her DEFEATED effect resolves and I discard."""
    table = Table(me(hand=[STRIKE, "swordwise"], eddies=1), rival(field=[unit("sasha", solo=True)]))

    table.me.plays(STRIKE)

    assert table.rival.removed == ["sasha-yakovleva-wont-let-you-down"]
    assert table.rival.trash == []
    assert table.me.trash == [STRIKE.slug, "swordwise-huscle"]


def test_a_false_condition_keeps_an_effect_away() -> None:
    """10.3, 10.3.1 Its power is below 5, so nothing becomes pending."""
    table = Table(me(field=["swordwise"]), rival(gigs={"d6": 3}))

    table.me.attacks("swordwise", GIGS)
    table.rival.passes()

    assert table.me.hand == []


def test_a_condition_is_no_cost() -> None:
    """10.3.2 Minotaur may be played by a player who does not lead, and the card does nothing more."""
    table = Table(me(hand=["minotaur"], eddies=7, gigs={"d4": 1}), rival(field=["swordwise"], gigs={"d6": 3}))

    table.me.plays("minotaur")

    assert table.me.field == ["minotaur"]
    assert table.me.gigs == {"d4": 1}
    assert table.rival.field == ["swordwise-huscle"]


@pytest.mark.parametrize(("amount", "cards"), [(4, 1), (3, 0)])
def test_a_condition_inside_an_effect_is_checked_when_it_is_reached(amount: int, cards: int) -> None:
    """10.3.1, 10.3.3 The first instruction makes it true, or does not."""
    table = Table(me(hand=["industrial-assembly"], eddies=1, gigs={"d8": 4}), rival())

    table.me.plays("industrial-assembly")
    table.me.chooses(amount)

    assert len(table.me.hand) == cards


def test_four_types_of_effects() -> None:
    """10.4, 10.4.1, 10.4.2, 10.4.3, 10.4.4 A Unit with one of each."""
    table = Table(me(field=[ALL_ROUND, ALL_ROUND]), rival(field=[unit("psycho-squad", spent=True)]))

    assert table.me.power("all-round") == 4
    table.me.activates("all-round")
    assert len(table.me.hand) == 1
    table.me.attacks("all-round#2", "psycho")
    assert len(table.me.hand) == 2
    table.rival.passes()

    assert len(table.me.hand) == 3
    assert table.me.field == ["all-round", "all-round"]


def test_an_effect_that_can_not_apply_is_ignored() -> None:
    """10.5, 10.6, 10.6.1, 10.7 Without a rival Unit nothing is asked and nothing happens."""
    table = Table(me(hand=["corporate-surveillance"], eddies=2), rival())

    table.me.plays("corporate-surveillance")

    assert table.decision.kind == decision.MAIN
    assert table.me.trash == ["corporate-surveillance"]


def test_an_effect_that_can_apply_does() -> None:
    """10.5 With a rival Unit in reach it is spent."""
    table = Table(me(hand=["corporate-surveillance"], eddies=2), rival(field=["swordwise", "minotaur"]))

    table.me.plays("corporate-surveillance")

    assert table.rival.is_spent("swordwise")
    assert not table.rival.is_spent("minotaur")


def test_an_invalid_effect_is_still_on_the_card() -> None:
    """10.6.3 A spent Unit can't use BLOCKER, and has it."""
    table = Table(me(hand=[DISARM], eddies=1), rival(field=[unit("corpo-security", spent=True), "swordwise"]))

    table.me.plays(DISARM)

    assert table.rival.field == ["swordwise-huscle"]


def test_a_pending_effect_that_has_become_invalid_does_what_it_can() -> None:
    """10.10 The only target is gone when the second effect resolves; the card is drawn."""
    table = Table(me(field=[GUNNER]), rival(field=["swordwise"], gigs={"d6": 3}))

    table.me.attacks("gunner", GIGS)
    table.answers(table.decision.options[0])

    assert table.rival.trash == ["swordwise-huscle"]
    assert len(table.me.hand) == 1
    table.stops_here()


def test_what_has_left_is_remembered_as_it_was() -> None:
    """10.10.1 In the trash its power is 3; with its Gear it was 5 when it was last on the field."""
    table = Table(me(hand=[STRIKE], eddies=1), rival(field=[unit(HEAVY, "mantis-blades")]))

    table.me.plays(STRIKE)

    assert len(table.rival.hand) == 1


def test_what_has_left_is_not_remembered_better_than_it_was() -> None:
    """10.10.1 Without Gear its power was 3."""
    table = Table(me(hand=[STRIKE], eddies=1), rival(field=[HEAVY]))

    table.me.plays(STRIKE)

    assert table.rival.hand == []


def test_a_promise_is_kept_when_its_source_has_gone() -> None:
    """A5, 10.10.1, 10.15 V is defeated, and 2 Eddies are readied at the end of the turn."""
    table = Table(
        me(field=[unit("v-corporate-exile", "dying-night", solo=True)], spent_eddies=3),
        rival(field=[unit("minotaur", "mantis-blades", spent=True)], fixer=[]),
    )

    table.me.attacks("v-corporate", "minotaur")
    table.rival.passes()
    assert table.me.removed == ["v-corporate-exile"]
    table.me.ends_turn()

    assert (table.me.eddies, table.me.spent_eddies) == (2, 1)
