"""Chapter 9: the Fight Step (9.15 to 9.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred.core import decision, event
from streetcred.testing import GIGS, ME, RIVAL, OnTable, Table, face_down, me, rival, unit
from streetcred.text.vocabulary import (
    BE_DEFEATED,
    DEFEAT,
    DEFEATED,
    THIS,
    UNIT,
    cant,
    defeat,
    draw,
    fighting,
    fights,
    have,
    loses,
    may,
    on,
    power,
    return_to_hand,
    when,
    wins_all_against,
)
from streetcred.text.vocabulary import rival as rivals

from .cards_for_tests import A_RIVAL_UNIT, a_unit, known

if TYPE_CHECKING:
    from streetcred.core.card import Card

BEATEN_CHAMPION = a_unit("Beaten Champion", have(THIS, wins_all_against(rivals(UNIT))), power=0)
BRAWLER = a_unit("Brawler", have(THIS, power(4), during=fighting(rivals(UNIT))), power=6)
BOXER = a_unit("Boxer", when(fights(THIS), may(draw(1))), power=5)
IMMORTAL = a_unit("Immortal", have(THIS, cant(BE_DEFEATED)), power=2)
GENTLE = a_unit("Gentle", have(THIS, cant(DEFEAT)), power=9)
AVENGER = a_unit("Avenger", when(loses(THIS), defeat(A_RIVAL_UNIT)), power=0)
EXORCIST = a_unit("Exorcist", when(loses(THIS), return_to_hand(A_RIVAL_UNIT)), power=0)
HOMESICK = a_unit("Homesick", when(loses(THIS), return_to_hand(THIS)), power=2)
MOURNER = a_unit("Mourner", on(DEFEATED, may(draw(1))), power=2)
FLEEING = a_unit("Fleeing", when(loses(THIS), defeat(THIS)), on(DEFEATED, draw(1)), power=2)
in_catalogue = known(BEATEN_CHAMPION, BRAWLER, BOXER, IMMORTAL, GENTLE, AVENGER, EXORCIST, HOMESICK, MOURNER, FLEEING)


def fight(attacker: str | Card | OnTable, defender: str | Card) -> Table:
    """Let a Unit attack a spent one, and nobody react."""
    table = Table(me(field=[attacker]), rival(field=[unit(defender, spent=True)], gigs={"d6": 3}))
    table.me.attacks(table.me.field[0], table.rival.field[0])
    table.rival.passes()
    return table


def test_an_attack_on_a_unit_brings_a_fight_and_no_steal() -> None:
    """9.15, 9.16, 9.21 The Rival's Gig stays where it is."""
    table = fight("psycho-squad", "emergency-atlus")

    assert table.rival.trash == ["emergency-atlus"]
    assert table.rival.gigs == {"d6": 3}


def test_the_unit_with_more_power_wins() -> None:
    """9.17, 9.17.1, 9.17.2, 9.19.1 Only the loser is defeated."""
    table = fight("psycho-squad", "emergency-atlus")

    assert (table.me.field, table.rival.field) == (["psycho-squad"], [])


def test_the_attacker_may_lose() -> None:
    """9.17.2, 9.19.1, 9.19.1.1 The defending Unit defeats it, and its owner's trash gets it."""
    table = fight("emergency-atlus", "psycho-squad")

    assert table.me.trash == ["emergency-atlus"]
    assert table.rival.field == ["psycho-squad"]


def test_in_a_tie_both_lose() -> None:
    """9.17.2, 9.17.3, R275 Equal power: no winner, and both are defeated."""
    table = fight("psycho-squad", "chrome-fang")

    assert table.me.trash == ["psycho-squad"]
    assert table.rival.trash == ["chrome-fang"]


def test_in_a_tie_nobody_wins() -> None:
    """9.17.3 What waits for a won fight does not happen."""
    table = fight(unit("emergency-atlus", "satori"), "psycho-squad")

    assert table.me.trash == ["emergency-atlus", "satori-sword-of-saburo"]
    assert table.me.hand == []


def test_a_defending_unit_wins_too() -> None:
    """9.17.1 A text about winning asks not who attacked."""
    table = Table(me(field=["swordwise"]), rival(field=[unit("emergency-atlus", "satori", spent=True)]))

    table.me.attacks("swordwise", "emergency")
    table.rival.passes()

    assert len(table.rival.hand) == 1


def test_gear_counts_in_a_fight() -> None:
    """9.17, 11.6.5 Power 4 with Gear of power 2 is no less than 6."""
    table = fight(unit("emergency-atlus", "mantis-blades", "mandibular-upgrade"), "psycho-squad")

    assert table.me.field == []
    assert table.rival.field == []


def test_effects_while_fighting_apply_from_the_start_of_the_fight() -> None:
    """9.16.1 With +4 while fighting, power 6 beats power 9."""
    assert fight(BRAWLER, "minotaur").rival.trash == ["minotaur"]
    assert fight("psycho-squad", "minotaur").me.trash == ["psycho-squad"]


def test_effects_while_fighting_are_over_with_the_attack() -> None:
    """9.16.1, 9.29 Afterwards its power is as printed."""
    assert fight(BRAWLER, "minotaur").me.power("brawler") == 6


def test_effects_while_fighting_do_not_count_for_a_steal() -> None:
    """9.16.1, R283 Synapse Burnout would make 10 of 9; without a fight Minotaur steals one Gig."""
    table = Table(
        me(hand=["synapse"], field=["minotaur"], legends=["viktor-vektor-sit"], eddies=1),
        rival(gigs={"d6": 3, "d8": 1, "d10": 2}),
    )

    table.me.plays("synapse", paying=[])
    table.me.attacks("minotaur", GIGS)
    table.rival.passes()
    table.me.chooses("d6")

    assert table.me.gigs == {"rival d6": 3}


@pytest.mark.parametrize("johnny_attacks", [True, False], ids=["attacking", "defending"])
def test_a_text_may_name_the_winner(johnny_attacks: bool) -> None:  # noqa: FBT001
    """9.17.4, 9.17.1.1, R114 Johnny has 8 power and wins against a CORPO Unit with 14, which alone is defeated."""
    oda = unit("sandayu-oda", "gorilla-arms", "gorilla-arms", spent=johnny_attacks)
    johnny = unit("johnny-silverhand-never", spent=not johnny_attacks)
    table = Table(me(field=[johnny if johnny_attacks else oda]), rival(field=[oda if johnny_attacks else johnny]))
    assert (table.me if not johnny_attacks else table.rival).power("sandayu-oda") == 14

    table.me.attacks(table.me.field[0], table.rival.field[0])
    table.rival.passes()

    winner, loser = (table.me, table.rival) if johnny_attacks else (table.rival, table.me)
    assert winner.field == ["johnny-silverhand-never-stop-fighting"]
    assert loser.trash == ["sandayu-oda-hanakos-guardian", "gorilla-arms", "gorilla-arms"]


def test_a_winner_without_power_defeats_nothing() -> None:
    """9.17.4, 9.19.2, R117 Johnny has lost 10 power; he wins, which readies him, and Field Operator lives."""
    johnny = "johnny-silverhand-never"
    table = Table(
        me(hand=["pyramid-song"] * 2, field=["field-operator"], eddies=6), rival(field=[unit(johnny, spent=True)])
    )

    for _ in range(2):
        table.me.plays("pyramid-song")
        table.answers((decision.MODE, 0, 0))
    assert table.rival.power(johnny) == 0
    table.me.attacks("field-operator", johnny)
    table.rival.passes()

    assert not table.rival.is_spent(johnny)
    assert table.me.field == ["field-operator"]


def test_two_units_without_power_part_unharmed() -> None:
    """9.17.3, 9.19.2 Both lose, and neither can defeat the other."""
    table = fight("evelyn-parker-scheming", "secondhand-bombus")

    assert table.me.field == ["evelyn-parker-scheming-siren"]
    assert table.rival.field == ["secondhand-bombus"]


def test_fight_triggers_come_before_the_result() -> None:
    """9.18, 9.19 While they resolve nobody has been defeated."""
    table = fight(BOXER, "emergency-atlus")

    assert table.decision.kind == decision.MAY
    assert table.rival.field == ["emergency-atlus"]
    table.me.says(yes=True)

    assert len(table.me.hand) == 1
    assert table.rival.trash == ["emergency-atlus"]


def test_both_players_resolve_fight_triggers() -> None:
    """9.18, 10.13 The turn player first, then the Rival, and then both are defeated."""
    table = fight(BOXER, BOXER)

    table.me.says(yes=True)
    assert (table.me.field, table.rival.field) == (["boxer"], ["boxer"])
    table.rival.says(yes=True)

    assert (table.me.trash, table.rival.trash) == (["boxer"], ["boxer"])
    assert len(table.me.hand) == len(table.rival.hand) == 1


def test_a_loser_that_is_not_defeated_has_lost_all_the_same() -> None:
    """9.19.3 The winner's text sees the win; only the defeat is left out."""
    table = fight(unit("psycho-squad", "satori"), IMMORTAL)

    assert table.rival.field == ["immortal"]
    assert len(table.me.hand) == 1


def test_a_margin_counts_although_the_loser_lives() -> None:
    """9.19.3, R043 Reboot Optics saves the loser, and Appetite for Destruction steals for a win by 3."""
    table = Table(
        me(hand=["appetite"], field=["psycho-squad"], eddies=3),
        rival(hand=["reboot-optics"], field=[unit("swordwise", spent=True)], eddies=2, gigs={"d6": 3}),
    )

    table.me.plays("appetite")
    table.me.attacks("psycho", "swordwise")
    table.rival.plays("reboot-optics")
    table.rival.passes()

    assert table.rival.field == ["swordwise-huscle"]
    assert table.me.gigs == {"rival d6": 3}


def test_what_waits_for_a_loss_happens_although_the_loser_lives() -> None:
    """9.19.3, R137 Reboot Optics saves Maelstrom Zealots, and their effect defeats the winner."""
    table = Table(
        me(field=["psycho-squad"]),
        rival(hand=["reboot-optics"], field=[unit("maelstrom-zealots", spent=True)], eddies=2),
    )

    table.me.attacks("psycho", "maelstrom-zealots")
    table.rival.plays("reboot-optics")
    table.rival.passes()
    table.rival.chooses("reboot-optics")

    assert table.rival.field == ["maelstrom-zealots"]
    assert table.me.trash == ["psycho-squad"]


def test_a_unit_that_can_not_defeat_wins_without_harm() -> None:
    """9.19.3, 2.6 Its opponent has lost and stays."""
    table = fight(GENTLE, "psycho-squad")

    assert table.me.field == ["gentle"]
    assert table.rival.field == ["psycho-squad"]


def test_a_unit_that_can_not_defeat_is_defeated_in_a_tie() -> None:
    """9.17.3, 9.19.1 In a tie the ban covers one of the two defeats only."""
    table = fight(GENTLE, "minotaur")

    assert table.me.trash == ["gentle"]
    assert table.rival.field == ["minotaur"]


def test_the_result_stands_when_the_winner_leaves() -> None:
    """B9, 9.19, 10.10.1, R380 The Zealots remove Animals Wrecker, whose last power then still defeats them."""
    table = fight("animals-wrecker", "maelstrom-zealots")

    fallen = [happened.piece for happened in table.view(ME).table.events if happened.kind == event.DEFEATED]
    assert [piece.card.slug for piece in fallen if piece] == ["animals-wrecker", "maelstrom-zealots"]
    assert table.me.trash == ["animals-wrecker"]
    assert table.rival.trash == ["maelstrom-zealots"]


def test_the_last_power_of_a_winner_includes_its_gear() -> None:
    """B9, 9.19.2, 10.10.1 Without Mantis Blades it would have had no power, and would defeat nothing."""
    table = fight(unit("secondhand-bombus", "mantis-blades"), AVENGER)

    assert table.me.trash == ["secondhand-bombus", "mantis-blades"]
    assert table.rival.trash == ["avenger"]


def test_the_result_stands_when_a_defending_winner_leaves() -> None:
    """B9, 9.19 The same for the other side, and whatever area the winner went to."""
    table = fight(EXORCIST, "psycho-squad")

    assert table.rival.hand == ["psycho-squad"]
    assert table.me.trash == ["exorcist"]


def test_a_winner_that_has_left_without_power_defeats_nothing() -> None:
    """B9, 9.19.2, 10.10.1 Its last power was 0."""
    table = fight(BEATEN_CHAMPION, AVENGER)

    assert table.me.trash == ["beaten-champion"]
    assert table.rival.field == ["avenger"]


@pytest.mark.parametrize("loser", [FLEEING, HOMESICK])
def test_nothing_more_happens_to_a_loser_that_has_left(loser: Card) -> None:
    """B9, 9.19 Its own effect has defeated it already, or returned it to the hand."""
    table = fight("psycho-squad", loser)

    assert table.rival.field == []
    assert len(table.rival.hand) == 1
    assert table.rival.trash == (["fleeing"] if loser is FLEEING else [])


def test_a_ban_on_defeats_in_a_fight_does_not_stop_an_effect() -> None:
    """C5, R392 With Muamar's help the Unit can't be defeated in a fight; the Zealots' effect defeats it."""
    table = Table(
        me(field=["psycho-squad"], legends=[face_down("muamar")], eddies=1),
        rival(field=[unit("maelstrom-zealots", spent=True)]),
    )

    table.me.calls("muamar", paying=[])
    table.answers((decision.MODE, 0, 0))
    table.me.attacks("psycho", "maelstrom-zealots")
    table.rival.passes()

    assert table.me.trash == ["psycho-squad"]
    assert table.rival.trash == ["maelstrom-zealots"]


def test_a_unit_that_does_not_defeat_in_a_fight_still_defeats_by_its_effect() -> None:
    """C5, R391 Reboot Optics speaks of the fight, and does not save the attacker from the Zealots' effect."""
    table = Table(
        me(field=["psycho-squad"], hand=["reboot-optics"], eddies=2),
        rival(field=[unit("maelstrom-zealots", spent=True)]),
    )

    table.me.plays("reboot-optics")
    table.me.attacks("psycho", "maelstrom-zealots")
    table.rival.passes()

    assert table.me.trash == ["reboot-optics", "psycho-squad"]


def test_the_attack_ends_after_what_the_result_has_triggered() -> None:
    """9.20, 9.29 The DEFEATED effect resolves first, then the Main Phase goes on."""
    table = fight("psycho-squad", MOURNER)

    assert table.rival.trash == ["mourner"]
    assert (table.decision.kind, table.decision.player) == (decision.MAY, RIVAL)
    assert table.state.attacker == table.me.piece("psycho").id
    table.rival.says(yes=True)

    assert (table.decision.kind, table.decision.player) == (decision.MAIN, ME)


def test_gear_goes_with_a_defeated_unit() -> None:
    """9.19.1.1, 4.12 Unit and Gear lie in their owner's trash."""
    table = Table(me(field=["minotaur"]), rival(field=[unit("psycho-squad", "mantis-blades", spent=True)]))

    table.me.attacks("minotaur", "psycho")
    table.rival.passes()

    assert table.rival.trash == ["psycho-squad", "mantis-blades"]
