"""Chapter 10: what triggers effects (10.16, 10.17)."""

from __future__ import annotations

from streetcred.core import decision
from streetcred.testing import GIGS, Table, me, rival, unit
from streetcred.text.vocabulary import (
    ATTACK,
    END,
    MORE,
    PROGRAM,
    START,
    UNIT,
    a,
    a_friendly_gig,
    add,
    at,
    attacks,
    cred,
    defeat,
    does,
    draw,
    fights,
    first_time,
    friendly,
    in_your_trash,
    increase,
    is_defeated,
    may,
    next_time,
    on,
    tag,
    when,
    wins,
    you_play,
)
from streetcred.text.vocabulary import rival as rivals

from .cards_for_tests import A_FRIENDLY_UNIT, a_program, a_unit, known

CLIMBER = a_unit("Climber", on(ATTACK, draw(1), only_if=cred(MORE)), on(ATTACK, increase(a_friendly_gig(), up_to=5)))
CHEERER = a_unit("Cheerer", when(attacks(friendly(UNIT)), may(draw(1))))
EARLY_CHEERER = a_unit("Early Cheerer", first_time(attacks(friendly(UNIT)), draw(1)))
WITNESS = a_unit("Witness", when(is_defeated(friendly(UNIT)), draw(1)))
EARLY_BIRD = a_unit("Early Bird", at(START, draw(1)))
NIGHT_OWL = a_unit("Night Owl", at(END, draw(1)))
SALVAGE = a_program("Salvage", does(add(a(in_your_trash(PROGRAM)))))
STRIKE = a_program("Strike", does(defeat(A_FRIENDLY_UNIT)))
BET = a_program("Bet", does(next_time(fights(rivals(UNIT)), draw(1))))
PROGRAMMER = a_unit("Programmer", when(you_play(friendly(PROGRAM)), may(draw(1))))
NOMAD = a_unit("Nomad", tags=["NOMAD"])
NOMAD_FAN = a_unit("Fan", first_time(attacks(friendly(UNIT, tag("NOMAD"))), draw(1)))
VICTORY = a_program("Victory", does(next_time(wins(friendly(UNIT), rivals(UNIT)), draw(1))))
in_catalogue = known(
    CLIMBER,
    CHEERER,
    EARLY_CHEERER,
    WITNESS,
    EARLY_BIRD,
    NIGHT_OWL,
    SALVAGE,
    STRIKE,
    BET,
    PROGRAMMER,
    NOMAD,
    NOMAD_FAN,
    VICTORY,
)


def test_a_condition_that_opens_an_effect_must_hold_when_it_triggers() -> None:
    """10.16.1, C1 A lead that comes only afterwards is too late."""
    table = Table(me(field=[CLIMBER], gigs={"d6": 1}), rival(gigs={"d4": 3}))

    table.me.attacks("climber", GIGS)
    table.me.chooses(5)

    assert table.me.hand == []
    table.stops_here()


def test_power_that_comes_after_the_declaration_is_too_late() -> None:
    """10.16.1, C1, R199 Swordwise Huscle attacks with 3; Synapse Burnout makes 5 of it in the fight."""
    table = Table(
        me(hand=["synapse"], field=["swordwise"], legends=["viktor-vektor-sit", "v-corporate"], eddies=1),
        rival(field=[unit("emergency-atlus", spent=True)]),
    )

    table.me.plays("synapse", paying=[])
    table.me.attacks("swordwise", "emergency-atlus")
    table.rival.passes()

    assert table.rival.trash == ["emergency-atlus"]
    assert table.me.field == ["swordwise-huscle"]
    assert table.me.hand == []


def test_an_effect_triggers_every_time() -> None:
    """10.16, 10.16.3 Two attacks, two cards."""
    table = Table(me(field=["psycho-squad", "swordwise", CHEERER]), rival(gigs={"d6": 3, "d8": 1}))

    for attacker, die in (("psycho", "d6"), ("swordwise", "d8")):
        table.me.attacks(attacker, GIGS)
        table.me.says(yes=True)
        table.rival.passes()
        if table.decision.kind == decision.STEAL:
            table.me.chooses(die)

    assert len(table.me.hand) == 2


def test_a_triggered_effect_must_be_resolved() -> None:
    """2.1, 10.16, R174 Rita Wheeler is spent, and must draw from an empty deck."""
    table = Table(me(field=["rita-wheeler"], deck=[]), rival(gigs={"d6": 3}))

    table.me.attacks("rita-wheeler", GIGS)

    assert table.winner is table.rival


def test_the_first_time_each_turn_is_once() -> None:
    """10.16.1, C18 The second attack of the turn is not the first one."""
    table = Table(me(field=["psycho-squad", "swordwise", EARLY_CHEERER]), rival(gigs={"d6": 3, "d8": 1}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    table.me.attacks("swordwise", GIGS)

    assert len(table.me.hand) == 1
    table.stops_here()


def test_the_first_time_may_have_been_before_the_source_came() -> None:
    """C18 The first attack of the turn is over when the card comes; a second one does not count."""
    table = Table(
        me(field=["psycho-squad", "swordwise"], hand=[EARLY_CHEERER], eddies=1), rival(gigs={"d6": 3, "d8": 1})
    )

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    table.me.plays(EARLY_CHEERER)
    table.me.attacks("swordwise", GIGS)

    assert table.me.hand == []
    table.stops_here()


def test_the_first_time_means_the_whole_description() -> None:
    """C18, 10.16.1 An attack by a Unit of another kind before it does not count."""
    table = Table(me(field=["psycho-squad", NOMAD, NOMAD_FAN]), rival(gigs={"d6": 3, "d8": 1}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    table.me.attacks("nomad", GIGS)

    assert len(table.me.hand) == 1
    table.stops_here()


def test_effects_that_wait_for_the_same_thing_are_all_used() -> None:
    """10.16.2, C3 Both Programs draw for the next fight."""
    table = Table(me(hand=[BET, BET], field=["psycho-squad"], eddies=2), rival(field=[unit("swordwise", spent=True)]))

    table.me.plays(BET)
    table.me.plays(BET)
    table.me.attacks("psycho", "swordwise")
    table.rival.passes()
    table.answers(table.decision.options[0])

    assert len(table.me.hand) == 2


def test_the_next_time_is_once() -> None:
    """10.16.1, C4 The fight after it draws nothing more."""
    spent_one = unit("swordwise", spent=True)
    table = Table(me(hand=[BET], field=["psycho-squad", "minotaur"], eddies=1), rival(field=[spent_one, spent_one]))

    table.me.plays(BET)
    for attacker in ("psycho", "minotaur"):
        table.me.attacks(attacker, "swordwise")
        table.rival.passes()

    assert len(table.me.hand) == 1


def test_the_next_time_waits_for_what_it_says() -> None:
    """10.16.1 A lost fight is no won one; the next one that is won draws."""
    targets = [unit("minotaur", spent=True), unit("swordwise", spent=True)]
    table = Table(me(hand=[VICTORY], field=["psycho-squad", "emergency-atlus"], eddies=1), rival(field=targets))

    table.me.plays(VICTORY)
    table.me.attacks("emergency", "minotaur")
    table.rival.passes()
    assert table.me.hand == []
    table.me.attacks("psycho", "swordwise")
    table.rival.passes()

    assert len(table.me.hand) == 1


def test_the_next_time_this_turn_ends_with_the_turn() -> None:
    """8.16.2, 10.16.1 A fight in the Rival's turn is too late."""
    table = Table(
        me(hand=[BET], field=[unit("psycho-squad", spent=True)], eddies=1), rival(field=["swordwise"], fixer=[])
    )

    table.me.plays(BET)
    table.me.ends_turn()
    table.rival.attacks("swordwise", "psycho")
    table.me.passes()

    assert table.me.hand == []


def test_playing_a_program_triggers_when_it_lies_in_the_trash() -> None:
    """10.16.1, 10.14, 4.14.2, R294 It does not find itself there; what waits for it comes when it does lie there."""
    table = Table(me(hand=[SALVAGE], field=[PROGRAMMER], eddies=1, trash=["swordwise"]))

    table.me.plays(SALVAGE)
    assert table.me.hand == []
    assert table.me.trash == ["swordwise-huscle", "salvage"]
    table.me.says(yes=True)

    assert len(table.me.hand) == 1


def test_a_card_sees_the_event_in_which_it_leaves() -> None:
    """A14, 10.10.1 The witness is a friendly Unit that is defeated."""
    table = Table(me(hand=[STRIKE], field=[WITNESS], eddies=1))

    table.me.plays(STRIKE)

    assert len(table.me.hand) == 1


def test_yorinobu_sees_his_own_defeat() -> None:
    """A14, 10.10.1, R231 He is the first ARASAKA Unit that is defeated this turn."""
    table = Table(me(field=["yorinobu-arasaka-steel"]), rival(field=[unit("maxtac-av", "mantis-blades", spent=True)]))

    table.me.attacks("yorinobu", "maxtac-av")
    table.rival.passes()

    assert table.me.trash == ["yorinobu-arasaka-steel-dragon"]
    assert len(table.me.hand) == 1


def test_timing_may_be_told_in_words() -> None:
    """10.17, 8.6.2.2 At the start of the turn, before the draw; nothing for the other player."""
    table = Table(me(field=[EARLY_BIRD], fixer=[]), rival(field=[EARLY_BIRD]), at_start=True)

    assert (len(table.me.hand), len(table.rival.hand)) == (2, 0)


def test_an_effect_of_a_card_that_has_gone_does_not_trigger() -> None:
    """10.16.1, 10.22.3, R146 Kusanagi lies in the trash when the turn ends, and stays there."""
    table = Table(me(field=["modded-kusanagi"]), rival(field=[unit("minotaur", spent=True)], fixer=[]))

    table.me.attacks("modded-kusanagi", "minotaur")
    table.rival.passes()
    table.me.ends_turn()

    assert table.me.trash == ["modded-kusanagi"]
    assert table.me.hand == []


def test_timing_at_the_end_of_the_turn() -> None:
    """10.17, 8.16.1 At the end of the turn of its controller."""
    table = Table(me(field=[NIGHT_OWL]), rival(field=[NIGHT_OWL], fixer=[]))

    table.me.ends_turn()

    assert (len(table.me.hand), len(table.rival.hand)) == (1, 1)
