"""Chapters 6 and 9: stealing Gigs, in the Steal Step (9.21 to 9.25) and by effects (6.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred.core import decision
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit
from streetcred.text.vocabulary import (
    ATTACK,
    IT_GIG,
    THIS,
    THIS_TURN,
    UNIT,
    a_rival_gig,
    cant_steal_above_power,
    discard,
    does,
    draw,
    give,
    have,
    increase,
    may,
    on,
    power,
    prevent,
    steal,
    steals,
    steals_fewer,
    when,
    would_steal,
)
from streetcred.text.vocabulary import rival as rivals

from .cards_for_tests import A_RIVAL_UNIT, a_program, a_unit, known

if TYPE_CHECKING:
    from streetcred.core.card import Card

THIEF_0 = a_unit("Thief 0", power=0)
THIEF_1 = a_unit("Thief 1", power=1)
THIEF_9 = a_unit("Thief 9", power=9)
THIEF_10 = a_unit("Thief 10", power=10)
THIEF_19 = a_unit("Thief 19", power=19)
THIEF_20 = a_unit("Thief 20", power=20)
SHY = a_unit("Shy", have(THIS, steals_fewer(1)), power=5)
SHY_GIANT = a_unit("Shy Giant", have(THIS, steals_fewer(1)), power=12)
SHY_TITAN = a_unit("Shy Titan", have(THIS, steals_fewer(1)), power=20)
GUARD = a_unit("Guard", have(rivals(UNIT), cant_steal_above_power()), power=3)
GROWER = a_unit("Grower", when(steals(THIS), increase(IT_GIG, up_to=5)), power=12)
BURGLAR = a_unit("Burglar", on(ATTACK, steal(a_rival_gig(), by=THIS)), when(steals(THIS), may(draw(1))), power=5)
BANKER = a_unit("Banker", would_steal(rivals(UNIT), discard(1), prevent()))
LOCK = a_program("Lock", does(give(A_RIVAL_UNIT, power(-3), THIS_TURN), quick=True))
in_catalogue = known(
    THIEF_0,
    THIEF_1,
    THIEF_9,
    THIEF_10,
    THIEF_19,
    THIEF_20,
    SHY,
    SHY_GIANT,
    SHY_TITAN,
    GUARD,
    GROWER,
    BURGLAR,
    BANKER,
    LOCK,
)

SIX_GIGS = {"d4": 1, "d6": 2, "d8": 3, "d10": 4, "d12": 5, "d20": 6}


def test_an_attack_on_the_gig_area_brings_a_steal_and_no_fight() -> None:
    """9.21, 9.15, 9.23, 9.23.5 A spent Unit beside it is left alone."""
    table = Table(me(field=["psycho-squad"]), rival(field=[unit("swordwise", spent=True)], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}
    assert table.rival.field == ["swordwise-huscle"]


@pytest.mark.parametrize(
    ("thief", "gigs"),
    [(THIEF_0, 0), (THIEF_1, 1), (THIEF_9, 1), (THIEF_10, 2), (THIEF_19, 2), (THIEF_20, 3)],
    ids=str,
)
def test_power_sets_the_number_of_gigs(thief: Card, gigs: int) -> None:
    """9.23.2, 9.23.2.1, 9.23.2.2, R263 None with 0; else one, and one more for every full 10."""
    table = Table(me(field=[thief]), rival(gigs=SIX_GIGS))

    table.me.attacks("thief", GIGS)
    table.rival.passes()
    for die in ("d4", "d12", "d8")[:gigs]:
        table.me.chooses(die)

    assert len(table.me.gigs) == gigs
    assert len(table.rival.gigs) == 6 - gigs


def test_the_power_at_the_start_of_the_step_counts() -> None:
    """9.23.1, 9.23.2.1 A reaction has brought it to 0."""
    table = Table(me(field=["field-operator"]), rival(hand=[LOCK], eddies=1, gigs={"d6": 3}))

    table.me.attacks("field-operator", GIGS)
    table.rival.plays(LOCK)
    table.rival.passes()

    assert table.me.gigs == {}


def test_the_attacking_player_chooses_the_gigs() -> None:
    """9.23.3, 9.23.3.1, 6.7.2.1 Any of them, the highest as well as the lowest."""
    table = Table(me(field=["psycho-squad"]), rival(gigs={"d4": 1, "d20": 20}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    assert table.options() == ["d4", "d20"]
    table.me.chooses("d20")

    assert table.me.gigs == {"rival d20": 20}


def test_several_gigs_are_chosen_one_at_a_time_and_move_together() -> None:
    """9.23.3.2, 9.23.5.1, 6.7.2.2.1 After the first choice nothing has moved yet."""
    table = Table(me(field=[THIEF_10]), rival(gigs={"d4": 1, "d6": 2, "d8": 3}))

    table.me.attacks("thief", GIGS)
    table.rival.passes()
    table.me.chooses("d8")
    assert table.rival.gigs == {"d4": 1, "d6": 2, "d8": 3}
    assert table.options() == ["d4", "d6"]
    table.me.chooses("d4")

    assert table.me.gigs == {"rival d8": 3, "rival d4": 1}


def test_with_too_few_gigs_all_are_stolen() -> None:
    """9.23.3.3, R264 Power 20 against two Gigs; there is nothing to choose."""
    table = Table(me(field=[THIEF_20]), rival(gigs={"d4": 1, "d6": 2}))

    table.me.attacks("thief", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d4": 1, "rival d6": 2}


def test_a_text_can_make_a_unit_steal_fewer() -> None:
    """9.23.1, A10 One Gig less at a time, down to none."""
    shy = Table(me(field=[SHY]), rival(gigs={"d4": 1}))
    giant = Table(me(field=[SHY_GIANT]), rival(gigs={"d4": 1}))

    for table in (shy, giant):
        table.me.attacks("shy", GIGS)
        table.rival.passes()

    assert shy.me.gigs == {}
    assert giant.me.gigs == {"rival d4": 1}


def test_fewer_is_counted_once_for_each_steal() -> None:
    """A10, 9.23.1, 9.23.3.2 Three less one are two, however often the player is asked."""
    table = Table(me(field=[SHY_TITAN]), rival(gigs=SIX_GIGS))

    table.me.attacks("shy", GIGS)
    table.rival.passes()
    table.me.chooses("d4")
    table.me.chooses("d6")

    assert table.me.gigs == {"rival d4": 1, "rival d6": 2}


def test_a_gig_that_may_not_be_stolen_can_be_chosen_and_stays() -> None:
    """9.23.4, C38 The limit is applied after the choice."""
    table = Table(me(field=["emergency-atlus"]), rival(field=[GUARD], gigs={"d4": 4, "d6": 5}))

    table.me.attacks("emergency", GIGS)
    table.rival.passes()
    assert table.options() == ["d4", "d6"]
    table.me.chooses("d6")

    assert table.me.gigs == {}


def test_a_limit_lets_everything_within_it_pass() -> None:
    """9.23.4 A Gig that shows just the power may be stolen."""
    table = Table(me(field=["emergency-atlus"]), rival(field=[GUARD], gigs={"d4": 4, "d6": 5}))

    table.me.attacks("emergency", GIGS)
    table.rival.passes()
    table.me.chooses("d4")

    assert table.me.gigs == {"rival d4": 4}


def test_what_is_barred_does_not_hold_back_the_rest() -> None:
    """9.23.4, 9.23.5 Two are chosen, one of them is saved, the other one moves."""
    table = Table(me(field=[THIEF_10]), rival(field=[GUARD], gigs={"d12": 12, "d6": 5}))

    table.me.attacks("thief", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 5}
    assert table.rival.gigs == {"d12": 12}


def test_triggers_come_after_the_gig_has_moved() -> None:
    """6.7.3, 6.7.5, 9.23.6, 9.24 The stolen Gig is friendly when it is increased."""
    table = Table(me(field=[GROWER]), rival(gigs={"d6": 3}))

    table.me.attacks("grower", GIGS)
    table.rival.passes()
    assert table.me.gigs == {"rival d6": 3}
    table.me.chooses(2)

    assert table.me.gigs == {"rival d6": 5}


def test_each_stolen_gig_triggers_by_itself() -> None:
    """9.23.5.2, 10.16.3, R220 V steals two Gigs together, and increases each of them."""
    roamer = unit("v-roamer", "mantis-blades", "mantis-blades")
    table = Table(me(field=[roamer]), rival(gigs={"d6": 3, "d8": 1}))

    table.me.attacks("v-roamer", GIGS)
    table.rival.passes()
    table.answers(table.decision.options[0])
    table.me.chooses(3, 5)

    assert table.me.gigs == {"rival d6": 6, "rival d8": 6}


def test_the_attack_ends_after_everything_the_steal_has_triggered() -> None:
    """9.24, 9.25 The attack is still on while it resolves, and then it is over."""
    table = Table(me(field=[GROWER]), rival(gigs={"d6": 3}))

    table.me.attacks("grower", GIGS)
    table.rival.passes()
    assert table.state.attacker == table.me.piece("grower").id
    table.me.chooses(0)

    assert table.decision.kind == decision.MAIN


def test_from_an_area_that_has_become_empty_nothing_is_stolen() -> None:
    """B4, 9.22, 5.12.4.1 The attacker's own effect has taken the last Gig before the Steal Step."""
    table = Table(me(field=[BURGLAR]), rival(gigs={"d6": 3}))

    table.me.attacks("burglar", GIGS)
    table.me.says(yes=False)
    assert table.rival.gigs == {}
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_an_attacker_is_the_thief() -> None:
    """6.7.1, 6.7.1.1 Only the Unit that attacked sees itself steal."""
    table = Table(me(field=["psycho-squad", GROWER]), rival(gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert table.decision.kind == decision.MAIN
    assert table.me.gigs == {"rival d6": 3}


def test_a_text_can_name_another_thief() -> None:
    """6.7.1.2 The Unit that steals by its effect sees itself steal, before the Steal Step."""
    table = Table(me(field=[BURGLAR]), rival(gigs={"d6": 3, "d8": 1}))

    table.me.attacks("burglar", GIGS)
    table.me.chooses("d8")
    table.me.says(yes=True)

    assert table.me.gigs == {"rival d8": 1}
    assert len(table.me.hand) == 1
    assert table.decision.kind == decision.REACT
    table.stops_here()


def test_appetite_for_destruction_makes_its_unit_the_thief() -> None:
    """6.7.1.2, R042 V wins by 3, steals, and her own effect increases the Gig."""
    table = Table(
        me(hand=["appetite"], field=["v-roamer"], eddies=3),
        rival(field=[unit("swordwise", spent=True)], gigs={"d10": 3}),
    )

    table.me.plays("appetite")
    table.me.attacks("v-roamer", "swordwise")
    table.rival.passes()
    table.me.chooses(5)

    assert table.me.gigs == {"rival d10": 8}


def test_gorilla_arms_make_their_host_the_thief() -> None:
    """6.7.1.2, R092 V's own effect sees the extra Gig as well as the first one."""
    table = Table(me(field=[unit("v-roamer", "gorilla-arms")]), rival(gigs={"d6": 3, "d10": 1}))

    table.me.attacks("v-roamer", GIGS)
    table.rival.passes()
    table.me.chooses("d6", "v-roamer", 0)
    table.me.chooses(5)

    assert table.me.gigs == {"rival d6": 3, "rival d10": 6}


def test_limits_hold_for_a_steal_by_an_effect() -> None:
    """A10, 9.23.4 What bars a Gig bars it from every steal."""
    table = Table(me(field=[BURGLAR]), rival(field=[GUARD], gigs={"d6": 6}))

    table.me.attacks("burglar", GIGS)
    assert table.decision.kind == decision.REACT
    table.rival.passes()

    assert table.rival.gigs == {"d6": 6}


def test_chrome_fang_binds_the_extra_steal() -> None:
    """9.23.4, R057 With 6 power the Rival takes the 2, and Gorilla Arms don't get the 12."""
    table = Table(
        me(hand=["chrome-fang"], eddies=5, gigs={"d4": 2, "d12": 12}, fixer=[]),
        rival(field=[unit("swordwise", "gorilla-arms")], fixer=[]),
    )

    table.me.plays("chrome-fang")
    table.me.ends_turn()
    table.rival.attacks("swordwise", GIGS)
    table.me.passes()
    table.rival.chooses("d4")

    assert table.me.gigs == {"d12": 12}


def test_take_control_reduces_a_steal_by_an_effect() -> None:
    """A10, R202 Appetite for Destruction would steal one Gig, and steals none."""
    table = Table(
        me(hand=["appetite"], field=["psycho-squad"], eddies=3),
        rival(hand=["take-control"], field=[unit("swordwise", spent=True)], eddies=2, gigs={"d6": 3}),
    )

    table.me.plays("appetite")
    table.me.attacks("psycho", "swordwise")
    table.rival.plays("take-control")
    table.rival.passes()

    assert table.rival.field == []
    assert table.rival.gigs == {"d6": 3}


def test_a_gig_can_be_saved_after_it_was_chosen_and_before_it_moves() -> None:
    """6.7.4, 10.24 The Rival discards a card, and the chosen Gig is not stolen."""
    table = Table(me(field=["psycho-squad"]), rival(field=[BANKER], hand=["floor-it"], gigs={"d6": 3, "d8": 1}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d8")
    assert (table.decision.kind, table.decision.player) == (decision.REPLACE, RIVAL)
    assert table.rival.gigs == {"d6": 3, "d8": 1}
    table.rival.chooses("banker")

    assert table.me.gigs == {}
    assert table.rival.trash == ["floor-it"]


def test_each_chosen_gig_can_be_saved_by_itself() -> None:
    """6.7.4, 9.23.5.2 With one card in hand one of two Gigs is saved, and the other is stolen."""
    table = Table(me(field=[THIEF_10]), rival(field=[BANKER], hand=["floor-it"], gigs={"d6": 3, "d8": 1}))

    table.me.attacks("thief", GIGS)
    table.rival.passes()
    table.rival.is_done()
    table.rival.chooses("banker")

    assert table.me.gigs == {"rival d6": 3}
    assert table.rival.gigs == {"d8": 1}


def test_a_gig_that_is_not_saved_is_stolen() -> None:
    """6.7.4, 10.26 The effect may be left unused."""
    table = Table(me(field=["psycho-squad"]), rival(field=[BANKER], hand=["floor-it"], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.rival.is_done()

    assert table.me.gigs == {"rival d6": 3}
