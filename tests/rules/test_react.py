"""Chapter 9: the React Step (9.7 to 9.14)."""

from __future__ import annotations

from streetcred.core import decision
from streetcred.testing import GIGS, ME, RIVAL, Table, face_down, me, rival, unit
from streetcred.text.vocabulary import (
    ANY_TYPE,
    CALL,
    DEFEATED,
    THIS_TURN,
    a,
    defeat,
    does,
    draw,
    give,
    in_your_hand,
    may,
    on,
    play_for_free,
    power,
)

from .cards_for_tests import A_FRIENDLY_UNIT, A_RIVAL_UNIT, a_legend, a_program, a_unit, activate, known

HACKER = a_unit("Hacker", activate(give(A_RIVAL_UNIT, power(-2), THIS_TURN), quick=True))
WATCHER = a_unit("Watcher", activate(draw(1)))
FIXER = a_legend("Fixer", on(CALL, draw(1)))
LURKER = a_unit("Lurker", on(DEFEATED, may(draw(1))))
SNIPE = a_program("Snipe", does(defeat(A_RIVAL_UNIT), quick=True))
RETREAT = a_program("Retreat", does(defeat(A_FRIENDLY_UNIT), quick=True))
SKIRMISH = a_program("Skirmish", does(defeat(A_RIVAL_UNIT), defeat(A_FRIENDLY_UNIT), quick=True))
BACKUP = a_program("Backup", does(play_for_free(a(in_your_hand(ANY_TYPE))), quick=True))
in_catalogue = known(BACKUP, HACKER, WATCHER, FIXER, LURKER, SNIPE, RETREAT, SKIRMISH)


def test_the_defending_player_may_react_as_often_as_they_like() -> None:
    """9.7, 9.10.1 Two Programs and then a block, all against one attack."""
    table = Table(
        me(field=["psycho-squad"]), rival(hand=["floor-it"] * 2, field=["corpo-security"], eddies=2, gigs={"d6": 3})
    )

    table.me.attacks("psycho", GIGS)
    table.rival.plays("floor-it")
    table.rival.plays("floor-it")
    table.rival.blocks("corpo-security")
    table.rival.passes()

    assert table.me.power("psycho") == 4
    assert table.rival.trash == ["floor-it", "floor-it", "corpo-security"]


def test_reactions_may_be_taken_in_any_order() -> None:
    """9.7 The block first, the Program after it."""
    table = Table(
        me(field=["psycho-squad"]), rival(hand=["floor-it"], field=["corpo-security"], eddies=1, gigs={"d6": 3})
    )

    table.me.attacks("psycho", GIGS)
    table.rival.blocks("corpo-security")
    table.rival.plays("floor-it")
    table.rival.passes()

    assert table.rival.trash == ["floor-it", "corpo-security"]
    assert table.me.power("psycho") == 5


def test_the_attacking_player_takes_no_reactions() -> None:
    """9.7.1 The attacker's own QUICK Program can't be played during the attack."""
    table = Table(me(hand=["floor-it"], field=["psycho-squad"], eddies=1), rival(field=["swordwise"], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    assert table.decision.player == RIVAL
    assert table.kinds() == {decision.PASS}
    table.rival.passes()

    assert table.me.hand == ["floor-it"]


def test_reactions_are_taken_in_the_react_step_only() -> None:
    """9.7.1 Outside an attack the other player is never asked."""
    table = Table(me(hand=["psycho-squad"], eddies=4), rival(hand=["floor-it"], eddies=1))

    table.me.plays("psycho")

    assert table.decision.player == ME


def test_nobody_answers_a_reaction() -> None:
    """9.7.1, 10.2.3 The attacker has a QUICK Program too, and no moment to play it."""
    table = Table(
        me(hand=["floor-it"], field=["psycho-squad"], eddies=1),
        rival(hand=["floor-it"], field=["swordwise"], eddies=1, gigs={"d6": 3}),
    )

    table.me.attacks("psycho", GIGS)
    table.rival.plays("floor-it")
    assert table.me.power("psycho") == 5
    assert table.decision.player == RIVAL

    table.rival.passes()
    assert table.me.hand == ["floor-it"]


def test_the_step_opens_even_for_a_player_without_any_reaction() -> None:
    """9.7, R281 No card, no money, no blocker."""
    table = Table(me(field=["psycho-squad"]), rival(gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)

    assert (table.decision.kind, table.decision.player) == (decision.REACT, RIVAL)
    assert table.kinds() == {decision.PASS}
    table.stops_here()


def test_a_legend_can_be_called() -> None:
    """9.8, 8.12.2, 11.11.2.2 Calling a Legend is a reaction, and it is paid."""
    table = Table(me(field=["psycho-squad"]), rival(legends=[face_down(FIXER)], eddies=1, gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.calls("fixer", paying=[])

    assert table.rival.legends == ["fixer"]
    assert table.rival.eddies == 0
    table.stops_here()


def test_the_own_call_does_not_use_up_the_one_in_the_rivals_turn() -> None:
    """9.8, 11.11.2, R249 The limit is per turn: one Call in each player's turn."""
    legends = [face_down("jackie-welles-pour"), face_down("saburo-arasaka")]
    table = Table(me(legends=legends, eddies=3, gigs={"d8": 1}), rival(field=["psycho-squad"], fixer=[]))

    table.me.calls("jackie", paying=[])
    table.me.ends_turn()
    table.rival.attacks("psycho", GIGS)
    table.me.calls("saburo", paying=[])

    assert table.me.legends == ["jackie-welles-pour-one-out-for-me", "saburo-arasaka-stubborn-patriarch"]
    assert not table.me.may(decision.CALL)
    table.stops_here()


def test_only_ready_units_with_blocker_block() -> None:
    """9.9, 11.24.1 Neither a spent Unit nor one without the keyword."""
    spent_one = unit("secondhand-bombus", spent=True)
    table = Table(me(field=["psycho-squad"]), rival(field=["corpo-security", spent_one, "swordwise"], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)

    assert table.options()[1:] == ["corpo-security"]
    table.stops_here()


def test_a_lagging_unit_blocks() -> None:
    """9.9 Lag is no matter."""
    table = Table(me(field=["psycho-squad"]), rival(field=[unit("corpo-security", lag=True)], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.blocks("corpo-security")
    table.rival.passes()

    assert table.rival.trash == ["corpo-security"]


def test_a_legend_in_the_legends_area_does_not_block() -> None:
    """9.9 On the field the same Legend does."""
    table = Table(me(field=["psycho-squad"]), rival(legends=["goro-takemura-hands"], gigs={"d6": 3}))
    other = Table(me(field=["psycho-squad"]), rival(field=["goro-takemura-hands"], gigs={"d6": 3}))

    for one in (table, other):
        one.me.attacks("psycho", GIGS)
        one.stops_here()

    assert not table.rival.may(decision.BLOCK)
    assert other.rival.may(decision.BLOCK)


def test_a_block_turns_an_attack_on_the_gig_area_into_a_fight() -> None:
    """9.9.1, 9.14, R278 The Gig is safe even though the attacker wins."""
    table = Table(me(field=["psycho-squad"]), rival(field=["corpo-security"], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.blocks("corpo-security")
    assert table.rival.is_spent("corpo-security")
    table.rival.passes()

    assert table.rival.trash == ["corpo-security"]
    assert table.rival.gigs == {"d6": 3}


def test_a_block_takes_the_first_target_out_of_the_attack() -> None:
    """9.9.1, 11.24.3 The Unit that was attacked is no longer in danger."""
    table = Table(me(field=["psycho-squad"]), rival(field=["corpo-security", unit("swordwise", spent=True)]))

    table.me.attacks("psycho", "swordwise")
    table.rival.blocks("corpo-security")
    table.rival.passes()

    assert table.rival.field == ["swordwise-huscle"]


def test_a_second_block_takes_the_attack_over_from_the_first() -> None:
    """9.9.1 Blocks are not limited; the first blocker stays spent."""
    table = Table(me(field=["psycho-squad"]), rival(field=["corpo-security", "secondhand-bombus"], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.blocks("secondhand")
    table.rival.blocks("corpo-security")
    table.rival.passes()

    assert table.rival.field == ["secondhand-bombus"]
    assert table.rival.is_spent("secondhand")


def test_another_unit_takes_over_from_la_llorona() -> None:
    """9.9.1, R131 She has blocked; Bombus may still block after her."""
    table = Table(me(field=["psycho-squad"]), rival(field=["la-llorona", "secondhand"], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.blocks("la-llorona")
    table.rival.chooses(0)
    table.rival.blocks("secondhand")
    table.rival.passes()

    assert table.rival.field == ["la-llorona-ghost-of-the-past"]


def test_the_attacked_unit_does_not_block_for_itself() -> None:
    """9.9.1, 11.24.3, R004, R215 Valentino Guerrera attacks a ready blocker; only another one may step in."""
    table = Table(me(field=["valentino-guerrera"], gigs={"d4": 1}), rival(field=["corpo-security", "secondhand"]))

    table.me.attacks("valentino-guerrera", "corpo-security")
    assert not table.rival.may(decision.BLOCK, "corpo-security")
    table.rival.blocks("secondhand")
    table.rival.passes()

    assert table.rival.field == ["corpo-security"]


def test_a_unit_that_just_got_blocker_blocks() -> None:
    """9.9, 9.10, R094 It comes in the React Step, Goro gives it BLOCKER, and it blocks the same attack."""
    goro = "goro-takemura-vengeful"
    table = Table(
        me(field=["psycho-squad"]), rival(hand=[BACKUP, "swordwise"], legends=[goro], eddies=2, gigs={"d6": 3})
    )

    table.me.attacks("psycho", GIGS)
    table.rival.plays(BACKUP, paying=[])
    table.rival.activates(goro)
    table.rival.blocks("swordwise")
    table.rival.passes()

    assert table.rival.trash == ["backup", "swordwise-huscle"]
    assert table.rival.gigs == {"d6": 3}


def test_quick_effects_can_be_activated_and_others_not() -> None:
    """9.10, 11.26.2 Of two Units with a spend icon only the one with QUICK may use it."""
    table = Table(me(field=["psycho-squad"]), rival(field=[HACKER, WATCHER], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    assert not table.rival.may(decision.ACTIVATE, "watcher")
    table.rival.activates("hacker")

    assert table.me.power("psycho") == 4
    table.stops_here()


def test_a_legend_uses_quick_from_the_legends_area() -> None:
    """B3, 9.10, R296 Goro lies there face-up and ready, and that is enough."""
    goro = "goro-takemura-vengeful"
    table = Table(me(field=["psycho-squad"]), rival(field=["swordwise"], legends=[goro], eddies=1, gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.activates(goro)

    assert table.rival.is_spent(goro)
    assert table.rival.keywords("swordwise") == {"BLOCKER"}
    table.stops_here()


def test_programs_with_quick_can_be_played_and_others_not() -> None:
    """9.10.1, 11.26.1.1 Of two Programs, and a Unit, only the Program with QUICK."""
    hand = ["floor-it", "corporate-surveillance", "swordwise"]
    table = Table(me(field=["psycho-squad"]), rival(hand=hand, eddies=4, gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)

    assert table.options()[1:] == ["floor-it"]
    table.stops_here()


def test_a_reaction_has_to_be_paid() -> None:
    """11.26.3, 9.10.1 Without money there is no QUICK Program and no Call."""
    fixer = face_down(FIXER, spent=True)
    table = Table(me(field=["psycho-squad"]), rival(hand=["floor-it"], legends=[fixer], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)

    assert table.kinds() == {decision.PASS}
    table.stops_here()


def test_what_a_reaction_triggers_is_resolved_before_the_next_one() -> None:
    """9.11, R130 La Llorona's Gig is increased before the Rival may react again, and so before the fight."""
    table = Table(me(field=["psycho-squad"]), rival(field=["la-llorona"], gigs={"d8": 2}))

    table.me.attacks("psycho", GIGS)
    table.rival.blocks("la-llorona")
    assert table.decision.kind == decision.PICK_AMOUNT
    table.rival.chooses(3)

    assert table.rival.gigs == {"d8": 5}
    assert table.decision.kind == decision.REACT
    table.stops_here()


def test_both_players_resolve_what_a_reaction_has_triggered() -> None:
    """9.11, 10.13 The turn player first, then the Rival; only then may the Rival react again."""
    table = Table(me(field=["psycho-squad", LURKER]), rival(hand=[SKIRMISH], field=[LURKER], eddies=1, gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.plays(SKIRMISH)
    table.rival.chooses("lurker")
    table.me.says(yes=True)
    table.rival.says(yes=True)

    assert table.decision.kind == decision.REACT
    assert len(table.me.hand) == len(table.rival.hand) == 1
    table.stops_here()


def test_a_card_drawn_in_the_react_step_can_be_used_in_it() -> None:
    """9.8, 9.11, R074 Dexter is Called and draws a QUICK Program."""
    table = Table(
        me(field=["psycho-squad"]),
        rival(legends=[face_down("dexter-deshawn-off")], deck=["floor-it"] * 2, eddies=2, gigs={"d6": 3}),
    )

    table.me.attacks("psycho", GIGS)
    table.rival.calls("dexter-deshawn-off", paying=[])
    table.answers((decision.MODE, 1, 0))
    table.rival.plays("floor-it", paying=[])

    assert table.me.power("psycho") == 5
    table.stops_here()


def test_the_defending_player_ends_the_step() -> None:
    """9.12, R279 After that there is no more reaction to this attack."""
    table = Table(me(field=["psycho-squad"]), rival(hand=["floor-it"], eddies=1, gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert table.rival.hand == ["floor-it"]
    assert table.me.gigs == {"rival d6": 3}


def test_the_step_is_not_ended_in_the_middle_of_a_reaction() -> None:
    """9.12 While a Program resolves nothing but its own question is asked."""
    table = Table(
        me(field=["psycho-squad", "swordwise"]), rival(hand=["floor-it"], field=[LURKER], eddies=1, gigs={"d6": 3})
    )

    table.me.attacks("psycho", GIGS)
    table.rival.plays("floor-it")

    assert table.kinds() == {decision.PIECE}
    table.stops_here()


def test_the_attack_ends_when_a_reaction_removes_the_attacker() -> None:
    """9.13, 9.26.1, 9.27.1, R277 Nothing is stolen, and the Rival is not asked again."""
    table = Table(me(field=["psycho-squad"]), rival(hand=[SNIPE], eddies=1, gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.plays(SNIPE)

    assert table.me.trash == ["psycho-squad"]
    assert table.rival.gigs == {"d6": 3}
    assert table.decision.kind == decision.MAIN


def test_the_attack_ends_when_a_reaction_removes_the_defending_unit() -> None:
    """9.13, 9.26.2 The attacker does not turn to anything else."""
    field = [unit("swordwise", spent=True)]
    table = Table(me(field=["psycho-squad"]), rival(hand=[RETREAT], field=field, eddies=1, gigs={"d6": 3}))

    table.me.attacks("psycho", "swordwise")
    table.rival.plays(RETREAT)

    assert table.decision.kind == decision.MAIN
    assert table.rival.gigs == {"d6": 3}
