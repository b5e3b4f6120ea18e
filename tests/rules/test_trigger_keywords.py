"""Chapter 11: trigger keywords (11.17 to 11.21)."""

from __future__ import annotations

import pytest

from streetcred.core import decision
from streetcred.testing import GIGS, RIVAL, Table, face_down, me, rival, unit
from streetcred.text.vocabulary import (
    ANY_TYPE,
    ATTACK,
    CALL,
    DEFEATED,
    FACE_DOWN_LEGEND,
    GEAR,
    GO_SOLO,
    PLAY,
    THIS,
    THIS_TURN,
    a,
    a_friendly_gig,
    bottom_deck,
    call,
    defeat,
    does,
    draw,
    either,
    give,
    in_your_hand,
    increase,
    keyword,
    may,
    on,
    play_for_free,
    power,
    return_to_hand,
    spent,
    when,
)

from .cards_for_tests import A_FRIENDLY_UNIT, A_UNIT, a_gear, a_legend, a_program, a_unit, known

CALLER = a_legend("Caller", on(CALL, may(draw(1))), keyword(GO_SOLO), cost=2)
FREE_CALL = a_program("Free Call", does(call(a(FACE_DOWN_LEGEND))))
GREETER = a_unit("Greeter", on(PLAY, may(give(A_FRIENDLY_UNIT, power(2), THIS_TURN))))
PRESENT = a_gear("Present", on(PLAY, draw(1)))
MOURNER = a_unit("Mourner", on(DEFEATED, may(draw(1))))
WILL = a_gear("Will", on(DEFEATED, draw(1)))
JUNK = a_program("Junk", does(defeat(a(either(GEAR)))))
SCOUT = a_unit("Scout", when(spent(THIS), increase(a_friendly_gig(), up_to=1)), on(ATTACK, may(draw(1))))
STRIKE = a_program("Strike", does(defeat(A_UNIT)))
RETREAT = a_program("Retreat", does(return_to_hand(A_UNIT)))
SINK = a_program("Sink", does(bottom_deck(A_UNIT)))
BACKUP = a_program("Backup", does(play_for_free(a(in_your_hand(ANY_TYPE))), quick=True))
in_catalogue = known(CALLER, FREE_CALL, GREETER, PRESENT, MOURNER, WILL, JUNK, SCOUT, STRIKE, RETREAT, SINK, BACKUP)


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


def test_defeated_on_gear_speaks_of_the_host() -> None:
    """11.19.1, 4.11.3 The Unit is defeated, and the text on its Gear draws; the Gear alone is no Unit."""
    host = Table(me(hand=[STRIKE], eddies=1), rival(field=[unit("swordwise", WILL)]))
    gear = Table(me(hand=[JUNK], eddies=1), rival(field=[unit("swordwise", WILL)]))

    host.me.plays(STRIKE)
    gear.me.plays(JUNK)

    assert (len(host.rival.hand), len(gear.rival.hand)) == (1, 0)
    assert gear.rival.trash == ["will"]


def test_leaving_otherwise_is_no_defeat() -> None:
    """11.19.1 Returned to the hand or bottom-decked, it draws nothing."""
    for program in (RETREAT, SINK):
        table = Table(me(hand=[program], eddies=1), rival(field=[MOURNER]))
        table.me.plays(program)
        assert table.decision.kind == decision.MAIN


# PLAY.


def test_play_triggers_when_the_card_has_been_played() -> None:
    """11.20.1, 11.20.2, R113 Japantown Jonin is on the field when its effect resolves, and strengthens itself."""
    table = Table(me(hand=["japantown-jonin"], eddies=2))

    table.me.plays("japantown-jonin")

    assert table.me.power("japantown-jonin") == 2


def test_play_of_gear_triggers_when_it_is_equipped() -> None:
    """11.20.2 The effect is the Gear's own, and the host that was there before does not trigger."""
    table = Table(me(hand=[PRESENT], field=[GREETER], eddies=1))

    table.me.plays(PRESENT)

    assert table.me.gear("greeter") == ["present"]
    assert len(table.me.hand) == 1
    assert table.decision.kind == decision.MAIN


@pytest.mark.parametrize("how", ["goes_solo", "fields"])
def test_play_triggers_for_a_legend_that_goes_to_the_field(how: str) -> None:
    """11.20.1, 11.25.1, R028 Adam Smasher defeats a rival Unit, by GO SOLO and as an ordinary Unit."""
    table = Table(me(legends=["adam-smasher-ender"], eddies=9), rival(field=["psycho-squad"]))

    getattr(table.me, how)("adam-smasher-ender", paying=[])

    assert table.rival.trash == ["psycho-squad"]


def test_play_does_not_trigger_when_a_legend_is_called() -> None:
    """11.20.1, R027 Adam Smasher is turned up, which is not playing him."""
    table = Table(me(legends=[face_down("adam-smasher-ender")], eddies=1), rival(field=["psycho-squad"]))

    table.me.calls("adam-smasher-ender", paying=[])

    assert table.me.legends == ["adam-smasher-ender-of-legends"]
    assert table.rival.field == ["psycho-squad"]


def test_play_triggers_in_the_rivals_turn() -> None:
    """11.20.1, R031 Adam Smasher is played by an effect in the React Step, and defeats all other Units."""
    table = Table(
        me(hand=[BACKUP, "adam-smasher-metal"], eddies=1, gigs={"d4": 1}),
        rival(field=["psycho-squad", "minotaur"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", GIGS)
    table.me.plays(BACKUP)

    assert table.me.field == ["adam-smasher-metal-over-meat"]
    assert table.rival.field == []
    assert table.me.gigs == {"d4": 1}


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
    table = Table(me(field=["psycho-squad"]), rival(field=[unit("evelyn-parker-scheming", spent=True)]))

    table.me.attacks("psycho", "evelyn-parker-scheming")
    table.rival.passes()

    assert table.rival.hand == []
