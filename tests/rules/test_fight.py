"""Chapter 9: the Fight Step (9.15 to 9.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred.core import decision
from streetcred.testing import GIGS, ME, RIVAL, OnTable, Table, me, rival, unit
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

CHAMPION = a_unit("Champion", have(THIS, wins_all_against(rivals(UNIT))), power=2)
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
in_catalogue = known(
    CHAMPION, BEATEN_CHAMPION, BRAWLER, BOXER, IMMORTAL, GENTLE, AVENGER, EXORCIST, HOMESICK, MOURNER, FLEEING
)


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
    """9.17.3, R192 What waits for a won fight does not happen."""
    table = fight(unit("emergency-atlus", "satori"), "psycho-squad")

    assert table.me.trash == ["emergency-atlus", "satori-sword-of-saburo"]
    assert table.me.hand == []


def test_a_defending_unit_wins_too() -> None:
    """9.17.1, R193 A text about winning asks not who attacked."""
    table = Table(me(field=["swordwise"]), rival(field=[unit("emergency-atlus", "satori", spent=True)]))

    table.me.attacks("swordwise", "emergency")
    table.rival.passes()

    assert len(table.rival.hand) == 1


def test_gear_counts_in_a_fight() -> None:
    """9.17, 11.6.5, R284 Power 4 with Gear of power 2 is no less than 6."""
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
    """9.16.1, R283 Without a fight, power 6 steals one Gig."""
    table = Table(me(field=[BRAWLER]), rival(gigs={"d6": 3, "d8": 1, "d10": 2}))

    table.me.attacks("brawler", GIGS)
    table.rival.passes()
    table.me.chooses("d6")

    assert table.me.gigs == {"rival d6": 3}


def test_a_text_may_name_the_winner() -> None:
    """9.17.4, 9.17.1.1, R114 Power 2 wins against 9, and the other loses regardless of its power."""
    table = fight(CHAMPION, "minotaur")

    assert table.me.field == ["champion"]
    assert table.rival.trash == ["minotaur"]


def test_a_text_names_the_winner_in_defence_too() -> None:
    """9.17.4, R114 The attacker with more power loses."""
    table = fight("minotaur", CHAMPION)

    assert table.me.trash == ["minotaur"]
    assert table.rival.field == ["champion"]


def test_a_winner_without_power_defeats_nothing() -> None:
    """9.17.4, 9.19.2, R117 It wins by its text, and its power is 0."""
    table = fight(BEATEN_CHAMPION, "psycho-squad")

    assert table.me.field == ["beaten-champion"]
    assert table.rival.field == ["psycho-squad"]


def test_two_units_without_power_part_unharmed() -> None:
    """9.17.3, 9.19.2, R276 Both lose, and neither can defeat the other."""
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
    """9.19.3, R043, R137 The winner's text sees the win; only the defeat is left out."""
    table = fight(unit("psycho-squad", "satori"), IMMORTAL)

    assert table.rival.field == ["immortal"]
    assert len(table.me.hand) == 1


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
    """B9, 9.19, 10.10.1, R380 The loser's effect removes the winner; its last power, Gear included, still defeats."""
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
    """C5, R392 It wins, and the loser's effect defeats it although it can't be defeated in a fight."""
    table = fight(IMMORTAL, AVENGER)

    assert table.me.trash == ["immortal"]
    assert table.rival.trash == ["avenger"]


def test_a_unit_that_does_not_defeat_in_a_fight_still_defeats_by_its_effect() -> None:
    """C5, R391 The ban on its owner's Unit speaks of the result of the fight."""
    table = Table(
        me(field=["psycho-squad"], hand=["reboot-optics"], eddies=2), rival(field=[unit(AVENGER, spent=True)])
    )

    table.me.plays("reboot-optics")
    table.me.attacks("psycho", "avenger")
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
    """9.19.1.1, 4.12, R478 Unit and Gear lie in their owner's trash."""
    table = Table(me(field=["minotaur"]), rival(field=[unit("psycho-squad", "mantis-blades", spent=True)]))

    table.me.attacks("minotaur", "psycho")
    table.rival.passes()

    assert table.rival.trash == ["psycho-squad", "mantis-blades"]
