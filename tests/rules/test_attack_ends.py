"""Chapter 9: how an attack ends (9.26 to 9.29), and what does not end it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred.core import decision
from streetcred.terms import NOBODY
from streetcred.testing import GIGS, Table, me, rival, unit
from streetcred.text.vocabulary import (
    ATTACK,
    THIS,
    THIS_ATTACK,
    THIS_TURN,
    UNIT,
    a_friendly_gig,
    a_rival_gig,
    attacks_ready,
    decrease,
    defeat,
    does,
    draw,
    fights,
    has,
    have,
    increase,
    may,
    on,
    power,
    ready,
    return_to_hand,
    spent,
    steal,
    steals,
    when,
)
from streetcred.text.vocabulary import rival as rivals

from .cards_for_tests import A_FRIENDLY_UNIT, A_RIVAL_UNIT, a_gear, a_program, a_unit, end_the_attack, known

if TYPE_CHECKING:
    from streetcred.core.card import Card

MARTYR = a_unit("Martyr", on(ATTACK, defeat(THIS)))
COWARD = a_unit("Coward", on(ATTACK, return_to_hand(THIS)))
SNIPER = a_unit("Sniper", on(ATTACK, defeat(A_RIVAL_UNIT)))
WAKER = a_unit("Waker", on(ATTACK, ready(A_RIVAL_UNIT)))
CLUMSY = a_unit("Clumsy", when(spent(THIS), defeat(THIS)), on(ATTACK, draw(1)))
DUELLIST = a_unit("Duellist", have(THIS, attacks_ready(rivals(UNIT))))
COLLECTOR = a_unit("Collector", when(steals(THIS), may(draw(1))), power=4, tags=["ARASAKA"])
ELITE = a_unit("Elite", power=9, tags=["ARASAKA"])
PUMP = a_unit("Pump", on(ATTACK, has(THIS, power(3), THIS_ATTACK), has(THIS, power(1), THIS_TURN)), power=2)
QUITTER = a_unit("Quitter", on(ATTACK, end_the_attack()))
REFEREE = a_unit("Referee", when(fights(THIS), end_the_attack()), power=2)
SNIPE = a_program("Snipe", does(defeat(A_RIVAL_UNIT), draw(1), quick=True))
WAKE_UP = a_program("Wake Up", does(ready(A_FRIENDLY_UNIT), quick=True))
SLIP = a_program("Slip", does(decrease(a_friendly_gig(), up_to=5), quick=True))
RETREAT = a_program("Retreat", does(defeat(A_FRIENDLY_UNIT), quick=True))
HIDE = a_program("Hide", does(return_to_hand(A_FRIENDLY_UNIT), quick=True))
BOOST = a_program("Boost", does(increase(a_friendly_gig(), up_to=5), quick=True))
BURGLAR = a_unit("Burglar", on(ATTACK, steal(a_rival_gig(), by=THIS)))
LOOTER = a_gear("Looter", on(ATTACK, steal(a_rival_gig(), by=THIS)))
in_catalogue = known(
    LOOTER,
    MARTYR,
    COWARD,
    SNIPER,
    WAKER,
    CLUMSY,
    DUELLIST,
    COLLECTOR,
    ELITE,
    PUMP,
    QUITTER,
    REFEREE,
    SNIPE,
    WAKE_UP,
    SLIP,
    RETREAT,
    HIDE,
    BOOST,
    BURGLAR,
)


@pytest.mark.parametrize("attacker", [MARTYR, COWARD])
def test_it_ends_when_the_attacker_has_left(attacker: Card) -> None:
    """9.26, 9.26.1, 9.27, 9.27.1 For the trash or for the hand, before the React Step: nothing is stolen."""
    table = Table(me(field=[attacker]), rival(gigs={"d6": 3}))

    table.me.attacks(attacker.slug, GIGS)

    assert table.decision.kind == decision.MAIN
    assert table.rival.gigs == {"d6": 3}


def test_it_ends_when_the_attacker_leaves_in_the_react_step() -> None:
    """9.26.1, 9.27, 9.27.1 Before the Fight Step: nobody fights."""
    table = Table(me(field=["psycho-squad"]), rival(field=[unit("swordwise", spent=True)], hand=[SNIPE], eddies=1))

    table.me.attacks("psycho", "swordwise")
    table.rival.plays(SNIPE)

    assert table.rival.field == ["swordwise-huscle"]
    assert table.decision.kind == decision.MAIN


def test_it_ends_when_the_target_has_left() -> None:
    """9.26.2, 9.27.1 The attacker stays spent."""
    table = Table(me(field=[SNIPER]), rival(field=[unit("psycho-squad", spent=True)]))

    table.me.attacks("sniper", "psycho")

    assert table.decision.kind == decision.MAIN
    assert table.me.is_spent("sniper")


def test_it_ends_when_the_target_returns_to_the_hand() -> None:
    """9.26.2 Whatever area it went to."""
    table = Table(me(field=["psycho-squad"]), rival(field=[unit("swordwise", spent=True)], hand=[HIDE], eddies=1))

    table.me.attacks("psycho", "swordwise")
    table.rival.plays(HIDE)

    assert table.rival.hand == ["swordwise-huscle"]
    assert table.decision.kind == decision.MAIN


def test_it_ends_when_the_target_becomes_ready() -> None:
    """9.26.3, B5 A ready Unit is no legal target."""
    table = Table(me(field=[WAKER]), rival(field=[unit("psycho-squad", spent=True)]))

    table.me.attacks("waker", "psycho")

    assert table.decision.kind == decision.MAIN
    assert table.me.field == ["waker"]


def test_it_ends_when_the_target_becomes_ready_in_the_react_step() -> None:
    """9.26.3, B5 A reaction does it as well."""
    table = Table(me(field=["psycho-squad"]), rival(field=[unit("swordwise", spent=True)], hand=[WAKE_UP], eddies=1))

    table.me.attacks("psycho", "swordwise")
    table.rival.plays(WAKE_UP)

    assert table.decision.kind == decision.MAIN
    assert table.rival.field == ["swordwise-huscle"]


def test_it_goes_on_against_a_ready_target_that_may_be_attacked() -> None:
    """9.26.3, B5 The attacker may attack ready Units, so the target is still legal."""
    table = Table(me(field=[DUELLIST]), rival(field=[unit("swordwise", spent=True)], hand=[WAKE_UP], eddies=1))

    table.me.attacks("duellist", "swordwise")
    table.rival.plays(WAKE_UP)
    table.rival.passes()

    assert table.rival.trash == ["wake-up", "swordwise-huscle"]


def test_it_ends_when_an_effect_ends_it() -> None:
    """9.26.4, 9.27.1 No React Step, and no steal."""
    table = Table(me(field=[QUITTER]), rival(gigs={"d6": 3}))

    table.me.attacks("quitter", GIGS)

    assert table.decision.kind == decision.MAIN
    assert table.rival.gigs == {"d6": 3}


def test_it_ends_in_the_middle_of_a_fight_when_an_effect_ends_it() -> None:
    """9.26.4 The loser is found, and not defeated any more."""
    table = Table(me(field=["psycho-squad"]), rival(field=[unit(REFEREE, spent=True)]))

    table.me.attacks("psycho", "referee")
    table.rival.passes()

    assert table.rival.field == ["referee"]
    assert table.decision.kind == decision.MAIN


def test_it_goes_on_when_the_gig_area_becomes_empty() -> None:
    """B4, 9.22, 5.12.4.1 The attacker's own effect took the only Gig; all steps follow, and nothing more is stolen."""
    table = Table(me(field=[BURGLAR]), rival(gigs={"d6": 3}))

    table.me.attacks("burglar", GIGS)
    assert table.rival.gigs == {}
    assert table.decision.kind == decision.REACT
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}
    assert table.decision.kind == decision.MAIN


def test_a_permission_is_needed_to_declare_the_attack_only() -> None:
    """B5, R489 The lead of Valentino Guerrera is gone in the React Step, and the attack on the ready Unit goes on."""
    table = Table(
        me(field=["valentino-guerrera"], gigs={"d4": 4}),
        rival(field=["corpo-security"], hand=[BOOST], eddies=1, gigs={"d8": 3}),
    )

    table.me.attacks("valentino-guerrera", "corpo-security")
    table.rival.plays(BOOST)
    table.rival.chooses(5)
    assert table.decision.kind == decision.REACT
    table.rival.passes()

    assert table.rival.trash == ["boost", "corpo-security"]


def test_an_attack_on_the_gig_area_goes_on_without_its_permission() -> None:
    """B5, R152 Nadia lags and attacks because the Rival has more Gigs; when she steals one, that is no longer so."""
    table = Table(me(field=[unit("nadia", LOOTER, lag=True)], gigs={"d4": 1}), rival(gigs={"d6": 3, "d8": 5}))

    table.me.attacks("nadia", GIGS)
    table.me.chooses("d6")
    assert (len(table.me.gigs), len(table.rival.gigs)) == (2, 1)
    assert table.decision.kind == decision.REACT
    table.rival.passes()

    assert table.rival.gigs == {}


def test_unblockable_is_settled_when_the_attack_is_declared() -> None:
    """A7 Having less Street Cred at the declaration is enough; a lead gained later opens no block."""
    table = Table(
        me(field=["mt0d12"], gigs={"d4": 3}),
        rival(field=["corpo-security"], hand=[SLIP], eddies=1, gigs={"d6": 6}),
    )

    table.me.attacks("mt0d12", GIGS)
    table.rival.plays(SLIP)
    table.rival.chooses(-4)

    assert not table.rival.may(decision.BLOCK)
    table.stops_here()


def test_unblockable_does_not_come_later() -> None:
    """A7 With more Street Cred at the declaration it can be blocked, also when the lead is lost."""
    table = Table(
        me(field=["mt0d12"], gigs={"d4": 3}),
        rival(field=["corpo-security"], hand=[BOOST], eddies=1, gigs={"d6": 1}),
    )

    table.me.attacks("mt0d12", GIGS)
    table.rival.plays(BOOST)
    table.rival.chooses(5)

    assert table.rival.may(decision.BLOCK)
    table.stops_here()


def test_a_blocker_that_is_readied_stays_the_target() -> None:
    """B6, R490 It was made the target by BLOCKER, whatever its orientation."""
    table = Table(
        me(field=["psycho-squad"]),
        rival(field=[unit("swordwise", "mandibular")], hand=[WAKE_UP], eddies=1, gigs={"d6": 3}),
    )

    table.me.attacks("psycho", GIGS)
    table.rival.blocks("swordwise")
    table.rival.plays(WAKE_UP)
    assert not table.rival.is_spent("swordwise")
    table.rival.passes()

    assert table.rival.trash == ["wake-up", "swordwise-huscle", "mandibular-upgrade"]
    assert table.rival.gigs == {"d6": 3}


@pytest.mark.parametrize("program", [HIDE, RETREAT], ids=["to the hand", "defeated"])
def test_the_attacker_does_not_go_on_to_the_gigs_when_its_blocker_leaves(program: Card) -> None:
    """9.26.2, 9.9.1 The blocker has replaced the target altogether."""
    table = Table(me(field=["psycho-squad"]), rival(field=["corpo-security"], hand=[program], eddies=1, gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.blocks("corpo-security")
    table.rival.plays(program)

    assert table.decision.kind == decision.MAIN
    assert table.rival.gigs == {"d6": 3}


def test_the_effect_that_ends_it_is_finished() -> None:
    """9.27.2 The Program that removes the attacker draws its card too."""
    table = Table(me(field=["psycho-squad"]), rival(hand=[SNIPE], eddies=1, gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.plays(SNIPE)

    assert len(table.rival.hand) == 1
    assert table.decision.kind == decision.MAIN


def test_what_is_pending_when_it_ends_is_resolved() -> None:
    """9.28, 9.27.2 The first effect removes the attacker, the ATTACK effect still draws."""
    table = Table(me(field=[CLUMSY]), rival(gigs={"d6": 3}))

    table.me.attacks("clumsy", GIGS)
    table.answers(table.decision.options[0])

    assert table.me.trash == ["clumsy"]
    assert len(table.me.hand) == 1


def test_effects_while_attacking_last_to_the_end_of_the_attack() -> None:
    """9.29 Power 9 and 1 more while attacking steals two Gigs."""
    table = Table(me(field=[ELITE], legends=["saburo-arasaka"]), rival(gigs={"d6": 3, "d8": 1}))

    table.me.attacks("elite", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3, "rival d8": 1}


def test_effects_while_attacking_are_removed_afterwards() -> None:
    """9.29, 10.23.1, R282 What Saul gives lasts while the steal's effects resolve, and ends when none is pending."""
    table = Table(me(field=[COLLECTOR, "saul-bright"]), rival(gigs={"d6": 3}))

    table.me.attacks("collector", GIGS)
    table.rival.passes()
    assert table.decision.kind == decision.MAY
    assert table.me.power("collector") == 6
    table.me.says(yes=True)

    assert table.me.power("collector") == 4


def test_they_are_removed_when_an_attack_ends_early() -> None:
    """9.29, 9.26.3 The target became ready: no fight, and no bonus any more."""
    table = Table(
        me(field=["field-operator"], legends=["saburo-arasaka"]),
        rival(field=[unit("swordwise", spent=True)], hand=[WAKE_UP], eddies=1),
    )

    table.me.attacks("field-operator", "swordwise")
    assert table.me.power("field-operator") == 3
    table.rival.plays(WAKE_UP)

    assert table.me.power("field-operator") == 2


def test_what_was_given_for_the_attack_goes_and_what_was_given_for_the_turn_stays() -> None:
    """9.29, 8.16.2 The two bonuses end at different times."""
    table = Table(me(field=[PUMP]), rival(gigs={"d6": 3}))

    table.me.attacks("pump", GIGS)
    assert table.me.power("pump") == 6
    table.rival.passes()

    assert table.me.power("pump") == 3


def test_the_main_phase_goes_on() -> None:
    """9.29 Nothing is under attack any more, and the turn player may take any action again."""
    table = Table(me(field=["psycho-squad"], hand=["swordwise"], eddies=3), rival(gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    assert (table.state.attacker, table.state.target) == (NOBODY, NOBODY)
    table.me.plays("swordwise")

    assert table.me.field == ["psycho-squad", "swordwise-huscle"]
