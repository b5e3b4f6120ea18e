"""Chapter 11: keywords (11.17 to 11.26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred.core import decision
from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival, unit
from streetcred.text.vocabulary import (
    ADRENALINE,
    ATTACK,
    CALL,
    DEFEATED,
    FACE_DOWN_LEGEND,
    GO_SOLO,
    PLAY,
    THIS,
    THIS_TURN,
    a,
    a_friendly_gig,
    call,
    defeat,
    does,
    draw,
    give,
    increase,
    keyword,
    may,
    on,
    power,
    spent,
    when,
)

from .cards_for_tests import (
    A_FRIENDLY_UNIT,
    A_RIVAL_UNIT,
    A_UNIT,
    BottomDeck,
    PlayForFree,
    ReturnToHand,
    a_gear,
    a_legend,
    a_program,
    a_unit,
    activate,
    known,
)

if TYPE_CHECKING:
    from streetcred.core.card import Card

CALLER = a_legend("Caller", on(CALL, may(draw(1))), keyword(GO_SOLO), cost=2)
ENTERTAINER = a_legend("Entertainer", on(PLAY, draw(1)), keyword(GO_SOLO), cost=2)
FREE_CALL = a_program("Free Call", does(call(a(FACE_DOWN_LEGEND))))
GREETER = a_unit("Greeter", on(PLAY, may(give(A_FRIENDLY_UNIT, power(2), THIS_TURN))))
PRESENT = a_gear("Present", on(PLAY, draw(1)))
MOURNER = a_unit("Mourner", on(DEFEATED, may(draw(1))))
SCOUT = a_unit("Scout", when(spent(THIS), increase(a_friendly_gig(), up_to=1)), on(ATTACK, may(draw(1))))
RUSHER = a_unit("Rusher", keyword(ADRENALINE))
HACKER = a_unit("Hacker", activate(give(A_RIVAL_UNIT, power(-2), THIS_TURN), price=1, quick=True))
ORACLE = a_legend("Oracle", activate(draw(1), quick=True))
STRIKE = a_program("Strike", does(defeat(A_UNIT)))
RETREAT = a_program("Retreat", does(ReturnToHand(A_UNIT)))
SINK = a_program("Sink", does(BottomDeck(A_UNIT)))
BACKUP = a_program("Backup", does(PlayForFree(), quick=True))
in_catalogue = known(
    CALLER,
    ENTERTAINER,
    FREE_CALL,
    GREETER,
    PRESENT,
    MOURNER,
    SCOUT,
    RUSHER,
    HACKER,
    ORACLE,
    STRIKE,
    RETREAT,
    SINK,
    BACKUP,
)


# CALL.


def test_call_triggers_by_itself_when_the_legend_is_called() -> None:
    """11.17, 11.18.1, 11.18.2 The Legend is face-up when its effect resolves."""
    table = Table(me(legends=[face_down(CALLER)], eddies=1))

    table.me.calls("caller", paying=[])
    assert table.me.legends == ["caller"]
    table.me.says(yes=True)

    assert len(table.me.hand) == 1


def test_call_triggers_by_a_free_call_too() -> None:
    """11.18.1 That is the Call action as well."""
    table = Table(me(hand=[FREE_CALL], legends=[face_down(CALLER, spent=True)], eddies=1))

    table.me.plays(FREE_CALL)

    assert table.decision.ability is CALLER.triggered[0]
    table.stops_here()


def test_call_does_not_trigger_when_the_legend_is_played() -> None:
    """11.18.1 GO SOLO is no Call."""
    table = Table(me(legends=[CALLER], eddies=2))

    table.me.goes_solo("caller", paying=[])

    assert table.decision.kind == decision.MAIN


# DEFEATED.


def test_defeated_triggers_when_the_unit_is_in_the_trash() -> None:
    """11.19.1, 11.19.2 It lies there when its effect resolves."""
    table = Table(me(hand=[STRIKE], eddies=1), rival(field=[MOURNER]))

    table.me.plays(STRIKE)
    assert table.rival.trash == ["mourner"]
    table.rival.says(yes=True)

    assert len(table.rival.hand) == 1


def test_leaving_otherwise_is_no_defeat() -> None:
    """11.19.1 Returned to the hand or bottom-decked, it draws nothing."""
    for program in (RETREAT, SINK):
        table = Table(me(hand=[program], eddies=1), rival(field=[MOURNER]))
        table.me.plays(program)
        assert table.decision.kind == decision.MAIN


# PLAY.


def test_play_triggers_when_the_card_has_been_played() -> None:
    """11.20.1, 11.20.2, R113 The Unit is on the field when its effect resolves, and may choose itself."""
    table = Table(me(hand=[GREETER], eddies=1))

    table.me.plays(GREETER)
    table.me.says(yes=True)

    assert table.me.power("greeter") == 7


def test_play_of_gear_triggers_when_it_is_equipped() -> None:
    """11.20.2 The effect is the Gear's own, and the host that was there before does not trigger."""
    table = Table(me(hand=[PRESENT], field=[GREETER], eddies=1))

    table.me.plays(PRESENT)

    assert table.me.gear("greeter") == ["present"]
    assert len(table.me.hand) == 1
    assert table.decision.kind == decision.MAIN


def test_play_triggers_for_a_legend_that_goes_to_the_field() -> None:
    """11.20.1, 11.25.1, R028 By GO SOLO, and as an ordinary Unit."""
    for how in ("goes_solo", "fields"):
        table = Table(me(legends=[ENTERTAINER], eddies=2))
        getattr(table.me, how)("entertainer", paying=[])
        assert len(table.me.hand) == 1


def test_play_does_not_trigger_when_a_legend_is_called() -> None:
    """11.20.1, R027 Turning it up is not playing it."""
    table = Table(me(legends=[face_down(ENTERTAINER)], eddies=1))

    table.me.calls("entertainer", paying=[])

    assert table.me.hand == []


def test_play_triggers_in_the_rivals_turn() -> None:
    """11.20.1, R031 A Unit that is played by an effect in the React Step."""
    table = Table(me(hand=[BACKUP, GREETER], eddies=1, gigs={"d4": 1}), rival(field=["psycho-squad"]), turn_of=RIVAL)

    table.rival.attacks("psycho", GIGS)
    table.me.plays(BACKUP)

    assert table.decision.ability is GREETER.triggered[0]
    table.stops_here()


# ATTACK.


def test_attack_triggers_when_the_unit_is_spent_to_attack() -> None:
    """11.21.1, 11.21.2, 11.21.2.1, 11.21.2.2 Together with what spending it triggers, and before the React Step."""
    table = Table(me(field=[SCOUT], gigs={"d6": 1}), rival(gigs={"d4": 1}))

    table.me.attacks("scout", GIGS)
    assert table.options() == ["scout", "scout"]
    table.answers(table.decision.options[1])
    table.me.says(yes=True)
    table.me.chooses(1)

    assert table.decision.kind == decision.REACT
    assert (table.me.gigs, len(table.me.hand)) == ({"d6": 2}, 1)
    table.stops_here()


def test_attack_does_not_trigger_for_a_defending_unit() -> None:
    """11.21.1 It is the Unit that attacks."""
    table = Table(me(field=["psycho-squad"]), rival(field=[unit("evelyn-parker", spent=True)]))

    table.me.attacks("psycho", "evelyn")
    table.rival.passes()

    assert table.rival.hand == []


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
    """11.25.1, R008 Called, played for its cost, and attacking in one turn."""
    table = Table(me(legends=[face_down("v-corporate-exile")], eddies=6), rival(gigs={"d6": 3}))

    table.me.calls("v-corporate", paying=[])
    table.me.goes_solo("v-corporate", paying=[])
    assert table.me.eddies == 0
    table.me.attacks("v-corporate", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_a_spent_legend_goes_solo_and_is_ready() -> None:
    """11.25.1, R009 Its orientation does not matter; played plainly it stays spent (R011, R024)."""
    solo = Table(me(legends=[legend("v-corporate-exile", spent=True)], eddies=5))
    plain = Table(me(legends=[legend("v-corporate-exile", spent=True)], eddies=5))

    solo.me.goes_solo("v-corporate")
    plain.me.fields("v-corporate")

    assert (solo.me.is_spent("v-corporate"), plain.me.is_spent("v-corporate")) == (False, True)


def test_go_solo_takes_the_keyword_and_a_face_up_legend() -> None:
    """11.25.1, R255 Face-down, or without the keyword, there is no such way."""
    table = Table(me(legends=[face_down("v-corporate-exile"), "saburo-arasaka"], eddies=9))

    assert not table.me.may(decision.SOLO)


@pytest.mark.parametrize("program", [STRIKE, RETREAT, SINK], ids=["defeated", "to the hand", "bottom-decked"])
def test_a_solo_legend_that_leaves_the_field_is_removed_from_the_game(program: Card) -> None:
    """B7, 11.25.1, 4.4.1, R029 Wherever it would go; its Gear goes there (R184)."""
    table = Table(
        me(hand=[program], eddies=1), rival(field=[unit("v-corporate-exile", "mantis-blades", solo=True)], deck=[])
    )

    table.me.plays(program)

    assert table.rival.removed == ["v-corporate-exile"]
    assert [*table.rival.trash, *table.rival.hand, *table.rival.deck] == ["mantis-blades"]


def test_a_solo_legend_is_a_unit_and_a_legend() -> None:
    """11.25.1, 4.2.1, R013, R289 A text about Legends finds it on the field."""
    table = Table(me(field=["goro-takemura-losing", unit("v-corporate-exile", solo=True)]), rival(gigs={"d6": 3}))

    table.me.attacks("goro", GIGS)

    assert table.me.power("goro") == 9
    table.stops_here()


# QUICK.


def test_a_quick_program_may_be_played_in_both_windows() -> None:
    """11.26.1, 11.26.1.1, 11.26.2, R014 In the Main Phase, and as a reaction."""
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
    """11.26.1.2, B3, R296 Face-up in the Legends area is enough, face-down is not."""
    up = Table(me(field=["psycho-squad"]), rival(legends=[ORACLE], gigs={"d6": 3}))
    down = Table(me(field=["psycho-squad"]), rival(legends=[face_down(ORACLE)], gigs={"d6": 3}))

    for table in (up, down):
        table.me.attacks("psycho", GIGS)
        table.stops_here()

    assert up.rival.may(decision.ACTIVATE)
    assert not down.rival.may(decision.ACTIVATE)
