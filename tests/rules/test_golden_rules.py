"""Chapter 2: do as much as possible, cards beat rules, "can't" beats "can", own choices, numbers below 0."""

from __future__ import annotations

from streetcred.core import decision
from streetcred.terms import ADRENALINE
from streetcred.testing import GIGS, Table, legend, me, rival, unit
from streetcred.text.vocabulary import (
    THIS,
    THIS_TURN,
    UNIT,
    a,
    attacks_ready,
    defeat,
    does,
    draw,
    either,
    friendly,
    give,
    have,
    keyword,
    power,
    power_at_least,
    when,
    wins,
)
from streetcred.text.vocabulary import rival as rivals

from .cards_for_tests import a_gear, a_program, a_unit, activate, known

SACRIFICE = a_unit("Sacrifice", activate(defeat(a(friendly(UNIT)))))
DUELLIST = a_unit("Duellist", have(THIS, attacks_ready(rivals(UNIT))))
BOOSTER = a_gear("Booster", keyword(ADRENALINE))
WEAKEN = a_program("Weaken", does(give(a(either(UNIT)), power(-3), THIS_TURN)))
HARVEST = a_program("Harvest", does(defeat(a(rivals(UNIT, power_at_least(0))))))
BRAGGART = a_unit("Braggart", when(wins(THIS, rivals(UNIT)), draw(1)), power=0)
in_catalogue = known(SACRIFICE, DUELLIST, BOOSTER, WEAKEN, HARVEST, BRAGGART)


def test_what_an_effect_says_must_be_done() -> None:
    """2.1: Minotaur's defeat is not asked about."""
    table = Table(me(hand=["minotaur"], eddies=7, gigs={"d6": 4}), rival(field=["emergency-atlus"]))

    table.me.plays("minotaur")

    assert table.rival.trash == ["emergency-atlus"]


def test_a_must_hits_the_own_side_if_it_has_to() -> None:
    """2.1 Without a side in the text, and with one Unit on the table, it is that one."""
    table = Table(me(hand=["over-the-edge"], eddies=3, field=["swordwise-huscle"], gigs={"d20": 3}), rival())

    table.me.plays("over-the-edge")

    assert table.me.trash == ["swordwise-huscle", "over-the-edge"]


def test_you_may_leaves_it_to_the_player() -> None:
    """2.1.1: MaxTac AV need not swap."""
    table = Table(me(hand=["maxtac-av"], eddies=5, gigs={"d4": 1}), rival(gigs={"d20": 20}))

    table.me.plays("maxtac-av")
    table.me.says(yes=False)

    assert table.me.gigs == {"d4": 1}


def test_an_effect_that_was_activated_must_be_resolved() -> None:
    """2.2 Once the cost is paid there is no way back, even if the only Unit to defeat is the one that did it."""
    table = Table(me(field=[SACRIFICE]), rival())

    table.me.activates("sacrifice")

    assert table.me.trash == ["sacrifice"]


def test_effects_happen_in_the_order_in_which_they_stand() -> None:
    """2.3 Evelyn Parker draws first and discards then: the new card may go."""
    table = Table(
        me(field=["evelyn-parker-scheming"], hand=["psycho-squad"], deck=["mantis-blades"], gigs={"d6": 5}),
        rival(field=[unit("emergency-atlus", spent=True)]),
    )

    table.me.attacks("evelyn-parker-scheming", "emergency-atlus")

    assert table.options() == ["psycho-squad", "mantis-blades"]
    table.me.chooses("mantis-blades")
    assert table.me.hand == ["psycho-squad"]
    table.rival.passes()


def test_the_possible_half_is_done() -> None:
    """2.4: without a rival Unit Offduty Malfini spends himself alone."""
    table = Table(me(hand=["offduty-malfini"], eddies=4), rival())

    table.me.plays("offduty-malfini")

    assert table.me.is_spent("offduty-malfini")


def test_a_program_may_be_played_for_its_other_half() -> None:
    """2.4: Floor It without a rival Unit still draws."""
    table = Table(me(hand=["floor-it"], eddies=1, deck=["psycho-squad"]), rival())

    table.me.plays("floor-it")

    assert table.me.hand == ["psycho-squad"]
    assert table.me.trash == ["floor-it"]


def test_a_card_beats_the_rules() -> None:
    """2.5 By the rules a ready Unit is no target; a text that allows it makes it one, for that Unit alone."""
    table = Table(me(field=[DUELLIST, "psycho-squad"]), rival(field=["emergency-atlus"]))

    assert [name for name in table.options() if ">" in name] == ["duellist > emergency-atlus"]
    table.me.attacks("duellist", "emergency-atlus")
    table.rival.passes()

    assert table.rival.trash == ["emergency-atlus"]


def test_go_solo_beats_the_rule_on_lag() -> None:
    """2.5 The Legend attacks in the turn in which it is played."""
    table = Table(me(legends=["v-corporate-exile"], eddies=5), rival(gigs={"d6": 3}))

    table.me.goes_solo("v-corporate-exile", paying=[])
    table.me.attacks("v-corporate-exile", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_cant_beats_can() -> None:
    """2.6, R063: ADRENALINE lets lagging Units attack, but not one that can't attack at all, or not yet."""
    names = ["corpo-security", "jacked-in", "psycho-squad"]
    table = Table(me(field=[unit(name, BOOSTER, lag=True) for name in names]), rival(gigs={"d6": 3}))

    assert [name for name in table.options() if ">" in name] == ["psycho-squad > gigs"]


def test_a_cost_need_not_be_paid() -> None:
    """2.7 Jackie Welles may save the Unit for 1 €$; his player keeps the money."""
    table = Table(
        me(legends=["jackie-welles-mama"], field=["swordwise-huscle"], eddies=1),
        rival(field=[unit("psycho-squad", spent=True)]),
    )

    table.me.attacks("swordwise", "psycho-squad")
    table.rival.passes()
    assert table.decision.kind == decision.REPLACE
    table.me.is_done()

    assert table.me.trash == ["swordwise-huscle"]
    assert table.me.eddies == 1


def test_an_effect_with_a_cost_need_not_be_activated() -> None:
    """2.7 The turn can be ended with the effect unused."""
    table = Table(me(field=[SACRIFICE]), rival(fixer=[]))

    assert table.me.may(decision.ACTIVATE)
    table.me.ends_turn()

    assert table.me.field == ["sacrifice"]


def test_up_to_may_be_zero() -> None:
    """2.8: a Gig may be increased by 0, which is no change."""
    table = Table(me(hand=["industrial-assembly"], eddies=1, gigs={"d6": 4}), rival())

    table.me.plays("industrial-assembly")
    assert table.options() == ["+0", "+1", "+2"]
    table.me.chooses(0)

    assert table.me.gigs == {"d6": 4}


def test_up_to_may_be_none() -> None:
    """2.8 Viktor Vektor adds up to 2 Gear: here one, and of the other one nothing is heard."""
    deck = ["mantis-blades", "mandibular-upgrade", "psycho-squad"]
    table = Table(me(legends=[legend("viktor-vektor-sit", up=False)], eddies=1, deck=deck), rival())

    table.me.calls("viktor-vektor-sit", paying=[])
    table.me.chooses("mantis-blades")
    table.me.is_done()

    assert table.me.hand == ["mantis-blades"]
    assert sorted(table.me.deck) == ["mandibular-upgrade", "psycho-squad"]


def test_the_turn_player_is_first_where_both_must_do_something() -> None:
    """2.9 Shattered Memories: the turn player decides first, and draws, and loses, first."""
    table = Table(me(hand=["shattered"], eddies=4, deck=[]), rival(deck=[]))

    table.me.plays("shattered")
    table.me.says(yes=True)
    table.rival.says(yes=True)

    assert table.winner is table.rival


def test_power_can_fall_below_zero() -> None:
    """2.10: 2 - 3 + 2 is 1, and not 2."""
    table = Table(me(hand=[WEAKEN, "mantis-blades"], eddies=2, field=["corpo-security"]), rival())

    table.me.plays(WEAKEN)
    assert table.me.power("corpo-security") == 0
    table.me.plays("mantis-blades")

    assert table.me.power("corpo-security") == 1


def test_the_order_of_changes_makes_no_difference() -> None:
    """2.10, 2.10.1: the Gear first, and then the loss."""
    table = Table(me(hand=[WEAKEN, "mantis-blades"], eddies=2, field=["corpo-security"]), rival())

    table.me.plays("mantis-blades")
    assert table.me.power("corpo-security") == 4
    table.me.plays(WEAKEN)

    assert table.me.power("corpo-security") == 1


def test_below_zero_compares_as_zero() -> None:
    """2.10.1 A Unit with 0 does not win against one that is below 0: it is a tie."""
    table = Table(me(hand=[WEAKEN], eddies=1, field=[BRAGGART]), rival(field=[unit("corpo-security", spent=True)]))

    table.me.plays(WEAKEN)
    table.me.chooses("corpo-security")
    table.me.attacks("braggart", "corpo-security")
    table.rival.passes()

    assert table.rival.power("corpo-security") == 0
    assert table.me.hand == []


def test_below_zero_is_read_as_zero() -> None:
    """2.10.1 A text that asks for power 0 or more finds a Unit that is below 0."""
    table = Table(me(hand=[WEAKEN, HARVEST], eddies=2), rival(field=["corpo-security"]))

    table.me.plays(WEAKEN)
    table.me.plays(HARVEST)

    assert table.rival.trash == ["corpo-security"]


def test_null_is_neither_even_nor_odd_nor_zero() -> None:
    """2.10.2: without a Gig Field Operator finds no even Street Cred."""
    table = Table(me(hand=["field-operator"], eddies=3), rival())

    table.me.plays("field-operator")

    assert table.me.street_cred is None
    assert table.me.hand == []


def test_null_differs_from_nothing() -> None:
    """2.10.2 Dexter DeShawn asks for a difference of 10; there is none between a number and null (C16)."""
    table = Table(me(field=["dexter-deshawn-one"], gigs={"d20": 15}), rival(field=[unit("psycho-squad", spent=True)]))
    table.me.attacks("dexter-deshawn-one", "psycho-squad")
    table.me.chooses(0)

    table.rival.passes()

    assert table.me.trash == ["dexter-deshawn-one-last-chance"]
    assert table.me.hand == []
