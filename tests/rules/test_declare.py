"""Chapter 9: declaring an attack (9.1 to 9.6)."""

from __future__ import annotations

from streetcred.core import decision
from streetcred.testing import GIGS, ME, RIVAL, Table, me, rival, unit
from streetcred.text.vocabulary import (
    ADRENALINE,
    ANY_TYPE,
    ATTACK,
    THIS,
    TO_ATTACK,
    UNIT,
    a,
    attacks_gigs_lagging,
    attacks_lagging,
    attacks_ready,
    cant,
    defeat,
    does,
    draw,
    have,
    in_your_hand,
    keyword,
    on,
    play_for_free,
    spent,
    when,
)
from streetcred.text.vocabulary import rival as rivals

from .cards_for_tests import A_RIVAL_UNIT, a_program, a_unit, known

RUSHER = a_unit("Rusher", keyword(ADRENALINE), have(THIS, attacks_lagging(rivals(UNIT))))
ROBBER = a_unit("Robber", have(THIS, attacks_gigs_lagging()))
DUELLIST = a_unit("Duellist", have(THIS, attacks_ready(rivals(UNIT))))
PACIFIST = a_unit("Pacifist", keyword(ADRENALINE), have(THIS, attacks_ready(rivals(UNIT))), have(THIS, cant(TO_ATTACK)))
MARTYR = a_unit("Martyr", on(ATTACK, defeat(THIS)))
SNIPER = a_unit("Sniper", on(ATTACK, defeat(A_RIVAL_UNIT)))
CLUMSY = a_unit("Clumsy Scout", when(spent(THIS), defeat(THIS)), on(ATTACK, draw(1)))
BACKUP = a_program("Backup", does(play_for_free(a(in_your_hand(ANY_TYPE))), quick=True))
in_catalogue = known(BACKUP, RUSHER, ROBBER, DUELLIST, PACIFIST, MARTYR, SNIPER, CLUMSY)


def attacks_offered(table: Table) -> list[str]:
    """Give the attacks that are offered."""
    return [name for name in table.options() if ">" in name]


def test_an_attack_on_the_gig_area_spends_the_unit_and_steals() -> None:
    """9.1, 9.3.3, 9.14 The Unit is spent at once, and steals."""
    table = Table(me(field=["psycho-squad"]), rival(gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    assert table.me.is_spent("psycho")
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_an_attack_on_a_unit_spends_the_unit_and_fights() -> None:
    """9.1, 9.3.3, 9.14 The Unit is spent at once, and fights."""
    table = Table(me(field=["psycho-squad"]), rival(field=[unit("emergency-atlus", spent=True)]))

    table.me.attacks("psycho", "emergency-atlus")
    assert table.me.is_spent("psycho")
    table.rival.passes()

    assert table.rival.trash == ["emergency-atlus"]


def test_attacks_are_actions_of_the_own_main_phase() -> None:
    """9.2 In the Rival's turn nobody but the Rival attacks, not even with ADRENALINE."""
    table = Table(me(field=[RUSHER], gigs={"d4": 1}), rival(field=["psycho-squad"], gigs={"d6": 3}, fixer=[8]))

    assert attacks_offered(table) == ["rusher > gigs"]
    table.me.ends_turn()

    assert attacks_offered(table) == ["psycho-squad > gigs"]
    assert table.decision.player == RIVAL


def test_adrenaline_in_the_rivals_turn_gives_no_attack_in_it() -> None:
    """9.2, R216 Valentino Street Racer comes in the React Step and gives it; the Main Phase is the Rival's."""
    table = Table(
        me(hand=[BACKUP, "valentino-street"], field=["swordwise"], eddies=1, gigs={"d4": 1, "d6": 1}),
        rival(field=["psycho-squad", "emergency-atlus"], gigs={"d6": 3}),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", GIGS)
    table.me.plays(BACKUP)
    assert table.me.keywords("swordwise") == {"ADRENALINE"}
    table.me.passes()
    table.rival.chooses("d4")

    assert table.decision.player == RIVAL
    assert attacks_offered(table) == ["emergency-atlus > gigs"]


def test_a_second_attack_can_follow_the_first() -> None:
    """9.2, 9.29 When an attack is over the Main Phase goes on, and another Unit may attack."""
    table = Table(me(field=["psycho-squad", "emergency-atlus"]), rival(gigs={"d6": 3, "d8": 1}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d8")
    table.me.attacks("emergency", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d8": 1, "rival d6": 3}


def test_only_ready_units_attack() -> None:
    """9.3.1 Of two Units the spent one can't."""
    table = Table(me(field=["psycho-squad", unit("emergency-atlus", spent=True)]), rival(gigs={"d6": 3}))

    assert attacks_offered(table) == ["psycho-squad > gigs"]


def test_only_units_in_the_field_area_attack() -> None:
    """9.3.1 A Legend attacks from the field, not from the Legends area."""
    table = Table(me(field=["goro-takemura-hands"], legends=["v-corporate-exile"]), rival(gigs={"d6": 3}))

    assert attacks_offered(table) == ["goro-takemura-hands-unclean > gigs"]


def test_a_lagging_unit_does_not_attack() -> None:
    """9.3.1.1, 11.3.1.1 Of two ready Units the lagging one can't."""
    table = Table(me(field=["psycho-squad", unit("emergency-atlus", lag=True)]), rival(gigs={"d6": 3}))

    assert attacks_offered(table) == ["psycho-squad > gigs"]


def test_a_unit_is_a_target_while_it_is_spent() -> None:
    """9.3.2, 9.3.2.1 The ready one is none."""
    table = Table(me(field=["psycho-squad"]), rival(field=["swordwise", unit("emergency-atlus", spent=True)]))

    assert attacks_offered(table) == ["psycho-squad > emergency-atlus"]


def test_a_gig_area_is_a_target_while_a_gig_is_in_it() -> None:
    """9.3.2.2 Dice in the fixer area don't make it one."""
    table = Table(me(field=["psycho-squad"]), rival(gigs={"d6": 3}))
    empty = Table(me(field=["psycho-squad"]), rival(fixer=[4, 6]))

    assert attacks_offered(table) == ["psycho-squad > gigs"]
    assert attacks_offered(empty) == []


def test_without_a_target_there_is_no_attack() -> None:
    """4.8, 9.3.2.4, R274 The Rival has neither a Gig nor a spent Unit."""
    table = Table(me(field=["psycho-squad"]), rival(field=["emergency-atlus"]))

    assert attacks_offered(table) == []


def test_a_text_can_take_targets_away() -> None:
    """9.3.2.3 Ruthless Lowlife attacks Units only, so a Gig alone is no target (9.3.2.4)."""
    table = Table(me(field=["ruthless-lowlife"]), rival(field=[unit("swordwise", spent=True)], gigs={"d6": 3}))
    alone = Table(me(field=["ruthless-lowlife"]), rival(gigs={"d6": 3}))

    assert attacks_offered(table) == ["ruthless-lowlife > swordwise-huscle"]
    assert attacks_offered(alone) == []


def test_a_text_can_add_targets() -> None:
    """9.3.2.3, 2.5 A permission to attack ready Units."""
    table = Table(me(field=[DUELLIST]), rival(field=["swordwise"]))

    assert attacks_offered(table) == ["duellist > swordwise-huscle"]


def test_a_permission_to_attack_ready_units_lifts_no_lag() -> None:
    """9.3.2.3.1 It grants what it says and nothing more."""
    table = Table(me(field=[unit(DUELLIST, lag=True)]), rival(field=["swordwise"], gigs={"d6": 3}))

    assert attacks_offered(table) == []


def test_a_permission_to_attack_units_while_lagging_makes_no_ready_unit_a_target() -> None:
    """9.3.2.3.1, R188 Sandayu Oda attacks in the turn he is played, and only what is spent."""
    spent_one = unit("emergency-atlus", spent=True)
    table = Table(me(hand=["sandayu-oda"], eddies=7), rival(field=["swordwise", spent_one], gigs={"d6": 3}))

    table.me.plays("sandayu-oda")

    assert attacks_offered(table) == ["sandayu-oda-hanakos-guardian > emergency-atlus"]


def test_a_permission_to_attack_units_while_lagging_is_no_adrenaline() -> None:
    """9.3.2.3.1, R522 Johnny gives it to a Unit that was just played; the Gig area is out of its reach."""
    table = Table(
        me(hand=["swordwise"], legends=["johnny-silverhand-rocking"], eddies=5),
        rival(field=[unit("emergency-atlus", spent=True)], gigs={"d6": 3}),
    )

    table.me.plays("swordwise", paying=[])
    assert attacks_offered(table) == []
    table.me.activates("johnny-silverhand-rocking")

    assert attacks_offered(table) == ["swordwise-huscle > emergency-atlus"]


def test_a_permission_to_attack_the_gig_area_while_lagging_covers_no_unit() -> None:
    """9.3.2.3.1 The spent Unit is out of reach."""
    spent_one = unit("emergency-atlus", spent=True)
    table = Table(me(field=[unit(ROBBER, lag=True)]), rival(field=[spent_one], gigs={"d6": 3}))

    assert attacks_offered(table) == ["robber > gigs"]


def test_a_permission_takes_nothing_away() -> None:
    """9.3.2.3.1, R120 The Unit that Johnny chose was there before, and may attack the Gig area like any other."""
    table = Table(
        me(field=["swordwise"], legends=["johnny-silverhand-rocking"], eddies=2),
        rival(field=[unit("emergency-atlus", spent=True)], gigs={"d6": 3}),
    )

    table.me.activates("johnny-silverhand-rocking")

    assert attacks_offered(table) == ["swordwise-huscle > emergency-atlus", "swordwise-huscle > gigs"]


def test_adrenaline_covers_what_a_permission_does_not() -> None:
    """9.3.2.3.1, R230 Yorinobu brings in a Unit that has it: it attacks every legal target, and not Units alone."""
    table = Table(
        me(hand=["yorinobu-arasaka-steel", RUSHER], eddies=7),
        rival(field=[unit("emergency-atlus", spent=True)], gigs={"d6": 3}),
    )

    table.me.plays("yorinobu-arasaka-steel")
    table.me.says(yes=True)
    table.me.chooses("rusher")

    assert attacks_offered(table) == ["rusher > emergency-atlus", "rusher > gigs"]


def test_a_ban_beats_every_permission() -> None:
    """2.6, 9.3.2.3 It has ADRENALINE and may attack ready Units, and it can't attack."""
    table = Table(me(field=[PACIFIST]), rival(field=["swordwise"], gigs={"d6": 3}))

    assert attacks_offered(table) == []


def test_a_permission_that_comes_later_beats_no_ban() -> None:
    """2.6, R058 Under Chrome Reverie the Unit can't attack, though Valentino Street Racer gives it ADRENALINE."""
    table = Table(
        me(hand=["valentino-street"], field=["swordwise"], eddies=3, fixer=[]),
        rival(hand=["chrome-reverie"], eddies=3, gigs={"d6": 3}, fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.plays("chrome-reverie")
    table.rival.ends_turn()
    table.me.plays("valentino-street")

    assert table.me.keywords("swordwise") == {"ADRENALINE"}
    assert attacks_offered(table) == []


def test_the_target_is_chosen_before_anything_happens() -> None:
    """9.3, 9.3.2, R191 What Sasha reveals comes too late to choose another target."""
    table = Table(
        me(field=[unit("sasha", solo=True)], deck=["minotaur"]),
        rival(field=[unit("emergency-atlus", spent=True)], gigs={"d6": 3}),
    )

    table.me.attacks("sasha", GIGS)
    assert table.me.hand == ["minotaur"]
    assert table.decision.player == RIVAL
    table.rival.passes()

    assert table.rival.field == ["emergency-atlus"]
    assert table.me.gigs == {"rival d6": 3}


def test_the_rival_sees_who_attacks_what() -> None:
    """9.3.4, 9.4, 9.4.3, 9.4.4 The attacker and the defending Unit are known as soon as the attack is declared."""
    table = Table(me(field=["psycho-squad"]), rival(field=[unit("emergency-atlus", spent=True)]))

    table.me.attacks("psycho", "emergency-atlus")

    seen = table.view(RIVAL).table
    assert seen.attacker == table.me.piece("psycho").id
    assert seen.target == table.rival.piece("emergency").id
    table.stops_here()


def test_the_rival_sees_that_the_gig_area_is_attacked() -> None:
    """9.3.4, 9.4.3, 9.4.5 The defending Gig area is a target too."""
    table = Table(me(field=["psycho-squad"]), rival(gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)

    seen = table.view(RIVAL).table
    assert seen.attacker == table.me.piece("psycho").id
    assert seen.target == decision.GIG_AREA
    table.stops_here()


def test_the_turn_player_attacks_and_the_rival_defends() -> None:
    """9.4.1, 9.4.2 The attacking player picks Gigs, the defending player reacts."""
    table = Table(me(gigs={"d6": 3, "d8": 1}), rival(field=["psycho-squad"]), turn_of=RIVAL)

    table.rival.attacks("psycho", GIGS)
    assert (table.decision.kind, table.decision.player) == (decision.REACT, ME)
    table.me.passes()
    assert (table.decision.kind, table.decision.player) == (decision.STEAL, RIVAL)

    table.rival.chooses("d8")
    assert table.rival.gigs == {"rival d8": 1}


def test_effects_while_attacking_apply_from_the_declaration() -> None:
    """9.5 The bonus is there before the Rival reacts."""
    table = Table(me(field=["field-operator"], legends=["saburo-arasaka"]), rival(gigs={"d6": 3}))

    table.me.attacks("field-operator", GIGS)

    assert table.me.power("field-operator") == 3
    table.stops_here()


def test_a_legend_on_the_field_attacks_as_a_unit() -> None:
    """9.5, 4.2.1 A bonus for attacking Units is the Legend's too."""
    table = Table(me(field=["goro-takemura-hands"], legends=["saburo-arasaka"]), rival(gigs={"d6": 3}))

    table.me.attacks("goro", GIGS)

    assert table.me.power("goro") == 8
    table.stops_here()


def test_what_spending_and_attacking_trigger_is_pending_together() -> None:
    """9.5, 11.21.2.1 Its player orders all of it, before the Rival may react."""
    table = Table(
        me(field=[unit("evelyn-parker-scheming", "zetatech-faceplate")], gigs={"d4": 1}), rival(gigs={"d6": 3})
    )

    table.me.attacks("evelyn-parker-scheming", GIGS)
    assert table.options() == ["zetatech-faceplate", "evelyn-parker-scheming-siren"]
    table.me.chooses("evelyn-parker-scheming")
    assert len(table.me.hand) == 1
    table.me.chooses("d6", 0)

    assert table.decision.kind == decision.REACT
    table.stops_here()


def test_an_attack_triggers_other_cards_too() -> None:
    """9.5 An ATTACK effect and one that waits for an attack are pending together."""
    table = Table(
        me(field=["goro-takemura-losing"], legends=["yorinobu-arasaka-embracing"], gigs={"d20": 20}),
        rival(gigs={"d6": 3}),
    )

    table.me.attacks("goro", GIGS)
    assert set(table.options()) == {"goro-takemura-losing-his-way", "yorinobu-arasaka-embracing-destruction"}
    table.me.chooses("yorinobu-arasaka-embracing")

    assert len(table.me.hand) == 1
    assert table.me.power("goro") == 9
    table.stops_here()


def test_the_attack_ends_when_the_attacker_is_gone() -> None:
    """9.6 There is no React Step after the ATTACK effect has defeated the attacker."""
    table = Table(me(field=[MARTYR]), rival(gigs={"d6": 3}))

    table.me.attacks("martyr", GIGS)

    assert table.decision.kind == decision.MAIN
    assert table.rival.gigs == {"d6": 3}


def test_the_attack_ends_when_the_defender_is_gone() -> None:
    """9.6 There is no React Step after the ATTACK effect has defeated the target."""
    table = Table(me(field=[SNIPER]), rival(field=[unit("emergency-atlus", spent=True)]))

    table.me.attacks("sniper", "emergency-atlus")

    assert table.decision.kind == decision.MAIN
    assert table.me.field == ["sniper"]


def test_the_attack_goes_on_when_another_unit_is_gone() -> None:
    """9.6 Otherwise the React Step follows."""
    table = Table(me(field=[SNIPER]), rival(field=["emergency-atlus"], gigs={"d6": 3}))

    table.me.attacks("sniper", GIGS)
    assert table.rival.trash == ["emergency-atlus"]
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_everything_pending_is_resolved_before_the_attack_is_looked_at() -> None:
    """9.6 The attacker is defeated by the first effect, and the second one still resolves."""
    table = Table(me(field=[CLUMSY]), rival(gigs={"d6": 3}))

    table.me.attacks("clumsy", GIGS)
    assert table.kinds() == {decision.NEXT}
    table.answers(table.decision.options[0])

    assert table.me.trash == ["clumsy-scout"]
    assert len(table.me.hand) == 1
    assert table.decision.kind == decision.MAIN
