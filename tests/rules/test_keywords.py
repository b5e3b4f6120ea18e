"""Chapter 11: effect keywords (11.22 to 11.26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred.core import decision
from streetcred.testing import GIGS, Table, face_down, legend, me, rival, unit
from streetcred.text.vocabulary import (
    ADRENALINE,
    THIS_TURN,
    bottom_deck,
    defeat,
    does,
    draw,
    give,
    keyword,
    power,
    return_to_hand,
)

from .cards_for_tests import A_RIVAL_UNIT, A_UNIT, a_legend, a_program, a_unit, activate, known

if TYPE_CHECKING:
    from streetcred.core.card import Card

RUSHER = a_unit("Rusher", keyword(ADRENALINE))
HACKER = a_unit("Hacker", activate(give(A_RIVAL_UNIT, power(-2), THIS_TURN), pays=1, quick=True))
ORACLE = a_legend("Oracle", activate(draw(1), quick=True))
STRIKE = a_program("Strike", does(defeat(A_UNIT)))
RETREAT = a_program("Retreat", does(return_to_hand(A_UNIT)))
SINK = a_program("Sink", does(bottom_deck(A_UNIT)))
in_catalogue = known(RUSHER, HACKER, ORACLE, STRIKE, RETREAT, SINK)


# ADRENALINE.


def test_adrenaline_lets_a_unit_attack_in_the_turn_it_is_played() -> None:
    """11.23.1, 11.23.2 It lags, and steals."""
    table = Table(me(hand=[RUSHER], eddies=1), rival(gigs={"d6": 3}))

    table.me.plays(RUSHER)
    table.me.attacks("rusher", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_adrenaline_makes_no_new_targets() -> None:
    """11.23.2 A ready rival Unit and an empty Gig area are none."""
    table = Table(me(hand=[RUSHER], eddies=1), rival(field=["psycho-squad"]))

    table.me.plays(RUSHER)

    assert not table.me.may(decision.ATTACK)


# BLOCKER.


def test_blocker_redirects_the_attack() -> None:
    """11.24.1, 11.24.3 The Unit is spent and becomes the target."""
    table = Table(me(field=["psycho-squad"]), rival(field=["corpo-security"], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.blocks("corpo-security")

    assert table.rival.is_spent("corpo-security")
    assert table.state.target == table.rival.piece("corpo-security").id
    table.stops_here()


def test_blocker_is_used_at_will() -> None:
    """11.24.1 Nobody has to block."""
    table = Table(me(field=["psycho-squad"]), rival(field=["corpo-security"], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}
    assert not table.rival.is_spent("corpo-security")


def test_blocker_is_a_reaction_to_a_rival_attack() -> None:
    """11.24.2 Not an action, and not against the own attack."""
    table = Table(me(field=["psycho-squad", "corpo-security"]), rival(gigs={"d6": 3}))
    assert not table.me.may(decision.BLOCK)

    table.me.attacks("psycho", GIGS)

    assert not table.rival.may(decision.BLOCK)
    assert decision.BLOCK not in table.kinds()
    table.stops_here()


# GO SOLO.


def test_go_solo_plays_the_legend_ready_and_it_can_attack() -> None:
    """11.25.1 Called, played for its cost, and attacking in one turn."""
    table = Table(me(legends=[face_down("v-corporate-exile")], eddies=6), rival(gigs={"d6": 3}))

    table.me.calls("v-corporate", paying=[])
    table.me.goes_solo("v-corporate", paying=[])
    assert table.me.eddies == 0
    table.me.attacks("v-corporate", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_a_spent_legend_goes_solo_and_is_ready() -> None:
    """11.25.1 Its orientation does not matter; played plainly it stays spent."""
    solo = Table(me(legends=[legend("v-corporate-exile", spent=True)], eddies=5))
    plain = Table(me(legends=[legend("v-corporate-exile", spent=True)], eddies=5))

    solo.me.goes_solo("v-corporate")
    plain.me.fields("v-corporate")

    assert (solo.me.is_spent("v-corporate"), plain.me.is_spent("v-corporate")) == (False, True)


def test_go_solo_takes_the_keyword_and_a_face_up_legend() -> None:
    """11.25.1 Face-down, or without the keyword, there is no such way."""
    table = Table(me(legends=[face_down("v-corporate-exile"), "saburo-arasaka"], eddies=9))

    assert not table.me.may(decision.SOLO)


@pytest.mark.parametrize("program", [STRIKE, RETREAT, SINK], ids=["defeated", "to the hand", "bottom-decked"])
def test_a_solo_legend_that_leaves_the_field_is_removed_from_the_game(program: Card) -> None:
    """B7, 11.25.1, 4.4.1, R029 Wherever Adam Smasher would go, he is in none of those areas."""
    adam = "adam-smasher-ender-of-legends"
    table = Table(me(hand=[program], eddies=1), rival(field=[unit(adam, solo=True)], deck=[]))

    table.me.plays(program)

    assert table.rival.removed == [adam]
    assert table.rival.trash == table.rival.hand == table.rival.deck == []


@pytest.mark.parametrize("program", [STRIKE, RETREAT, SINK], ids=["defeated", "to the hand", "bottom-decked"])
def test_a_legend_that_was_played_plainly_is_removed_from_there_too(program: Card) -> None:
    """B7, 4.4.1 Neither trash nor hand nor deck is an area for it, and no way leads back to the Legends area."""
    table = Table(me(hand=[program], eddies=1), rival(field=["v-corporate"], deck=[]))

    table.me.plays(program)

    assert table.rival.removed == ["v-corporate-exile"]
    assert table.rival.legends == table.rival.trash == table.rival.hand == table.rival.deck == []


def test_gear_stays_where_a_legend_was_removed() -> None:
    """4.12.2, R184 Royce is out of the game, and his Gear lies in the trash, on nothing."""
    table = Table(me(hand=[STRIKE], eddies=1), rival(field=[unit("royce-psycho", "mantis-blades", solo=True)]))

    table.me.plays(STRIKE)

    assert table.rival.removed == ["royce-psycho-on-the-edge"]
    assert table.rival.gear("royce-psycho") == []
    assert table.rival.trash == ["mantis-blades"]


def test_a_solo_legend_is_a_unit_and_a_legend() -> None:
    """11.25.1, 4.2.1 A text about Legends finds it on the field."""
    table = Table(me(field=["goro-takemura-losing", unit("v-corporate-exile", solo=True)]), rival(gigs={"d6": 3}))

    table.me.attacks("goro", GIGS)

    assert table.me.power("goro") == 9
    table.stops_here()


# QUICK.


def test_a_quick_program_may_be_played_in_both_windows() -> None:
    """11.26.1, 11.26.1.1, 11.26.2 In the Main Phase, and as a reaction."""
    main = Table(me(hand=["floor-it"], eddies=1), rival(field=["psycho-squad"]))
    react = Table(me(field=["psycho-squad"]), rival(hand=["floor-it"], eddies=1, gigs={"d6": 3}))

    main.me.plays("floor-it")
    react.me.attacks("psycho", GIGS)
    react.rival.plays("floor-it")

    assert (main.rival.power("psycho"), react.me.power("psycho")) == (5, 5)
    react.stops_here()


def test_a_quick_effect_may_be_used_in_both_windows() -> None:
    """11.26.1, 11.26.1.2, 11.26.2, 11.26.3 The same costs are paid in both."""
    main = Table(me(field=[HACKER], eddies=1), rival(field=["psycho-squad"]))
    react = Table(me(field=["psycho-squad"]), rival(field=[HACKER], eddies=1, gigs={"d6": 3}))

    main.me.activates("hacker")
    react.me.attacks("psycho", GIGS)
    react.rival.activates("hacker")

    assert (main.me.eddies, react.rival.eddies) == (0, 0)
    assert (main.rival.power("psycho"), react.me.power("psycho")) == (4, 4)
    react.stops_here()


def test_a_quick_effect_that_can_not_be_paid_is_no_reaction() -> None:
    """11.26.3 Without 1 €$ it can't be used."""
    table = Table(me(field=["psycho-squad"]), rival(field=[HACKER], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)

    assert not table.rival.may(decision.ACTIVATE)
    table.stops_here()


def test_a_quick_effect_needs_a_face_up_card() -> None:
    """11.26.1.2, B3 Face-up in the Legends area is enough, face-down is not."""
    up = Table(me(field=["psycho-squad"]), rival(legends=[ORACLE], gigs={"d6": 3}))
    down = Table(me(field=["psycho-squad"]), rival(legends=[face_down(ORACLE)], gigs={"d6": 3}))

    for table in (up, down):
        table.me.attacks("psycho", GIGS)
        table.stops_here()

    assert up.rival.may(decision.ACTIVATE)
    assert not down.rival.may(decision.ACTIVATE)
