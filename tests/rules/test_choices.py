"""Chapter 10: choices that effects ask for (10.31 to 10.33)."""

from __future__ import annotations

import pytest

from streetcred.core import decision
from streetcred.terms import ANY_TYPE
from streetcred.testing import GIGS, RIVAL, Table, legend, me, rival, unit
from streetcred.text.nouns import Chosen
from streetcred.text.vocabulary import (
    ATTACK,
    GEAR,
    THIS_TURN,
    UNIT,
    a,
    a_gig,
    add,
    decrease,
    defeat,
    discard,
    does,
    draw,
    each_player,
    give,
    if_done,
    may,
    on,
    power,
    reveal_and_add,
    search,
    those,
    up_to,
)
from streetcred.text.vocabulary import rival as rivals

from .cards_for_tests import A_FRIENDLY_UNIT, A_RIVAL_UNIT, a_program, a_unit, known

GUNNER = a_unit("Gunner", on(ATTACK, defeat(A_RIVAL_UNIT)), on(ATTACK, give(A_RIVAL_UNIT, power(-2), THIS_TURN)))
PAIR = a_program("Pair", does(defeat(Chosen(rivals(UNIT), 2))))
UP_TO_TWO = a_program("Up To Two", does(defeat(up_to(2, rivals(UNIT)))))
DUEL = a_program("Duel", does(give(A_FRIENDLY_UNIT, power(2), THIS_TURN), give(A_RIVAL_UNIT, power(-2), THIS_TURN)))
TRIBUTE = a_program("Tribute", does(discard(2), if_done(draw(1))))
EXTORT = a_program("Extort", does(discard(1, by=RIVAL)))
FEAST = a_program("Feast", does(each_player(may(draw(2)))))
TAX = a_program("Tax", does(each_player(discard(1))))
LOWER = a_program("Lower", does(decrease(a_gig(), up_to=4)))
TRIAGE = a_program("Triage", does(search(3), reveal_and_add(up_to(1, those(GEAR)))))
PICK_ONE = a_program("Pick One", does(search(3), add(a(those(ANY_TYPE)))))
in_catalogue = known(GUNNER, PAIR, UP_TO_TWO, DUEL, TRIBUTE, EXTORT, FEAST, TAX, LOWER, TRIAGE, PICK_ONE)


def test_a_choice_is_made_when_the_effect_asks_for_it() -> None:
    """10.31 The Program is paid for before its target is chosen."""
    table = Table(me(hand=["floor-it"], eddies=1), rival(field=["psycho-squad", "swordwise"]))

    table.me.plays("floor-it")
    assert table.me.eddies == 0
    table.me.chooses("psycho")

    assert table.rival.power("psycho") == 5


def test_a_later_effect_chooses_among_what_is_left() -> None:
    """10.31 The target of the second effect is not chosen before the first has resolved."""
    table = Table(me(field=[GUNNER]), rival(field=["psycho-squad", "swordwise"], gigs={"d6": 3}))

    table.me.attacks("gunner", GIGS)
    table.answers(table.decision.options[0])
    table.me.chooses("psycho")

    assert table.rival.power("swordwise") == 1
    table.stops_here()


def test_the_controller_of_the_effect_chooses() -> None:
    """10.31, 10.1.4 And may choose a piece of either side where the text names none."""
    table = Table(
        me(hand=["over-the-edge"], field=["swordwise"], eddies=3, gigs={"d20": 7}),
        rival(field=["psycho-squad", "minotaur"]),
    )

    table.me.plays("over-the-edge")
    assert set(table.options()) == {"swordwise-huscle", "psycho-squad"}
    table.me.chooses("swordwise")

    assert "swordwise-huscle" in table.me.trash


def test_the_controller_of_a_triggered_effect_chooses_on_resolution() -> None:
    """10.31, 10.1.4, R515 Caliber is on the field when his player picks which Unit he defeats."""
    table = Table(me(hand=["caliber"], eddies=5), rival(field=["corpo-security", "secondhand", "psycho-squad"]))

    table.me.plays("caliber")
    assert table.me.field == ["caliber-totentanzs-top-dog"]
    assert table.options() == ["corpo-security", "secondhand-bombus"]
    table.me.chooses("secondhand")

    assert table.rival.field == ["corpo-security", "psycho-squad"]


def test_a_player_who_must_discard_chooses_the_card() -> None:
    """10.31 The Rival picks from the Rival's own hand."""
    table = Table(me(hand=[EXTORT], eddies=1), rival(hand=["floor-it", "swordwise"]))

    table.me.plays(EXTORT)
    table.rival.chooses("swordwise")

    assert table.rival.hand == ["floor-it"]


def test_without_a_legal_choice_none_is_made() -> None:
    """10.31.1, 10.7 There is no Gig to decrease."""
    table = Table(me(hand=[LOWER], eddies=1), rival())

    table.me.plays(LOWER)

    assert table.decision.kind == decision.MAIN


def test_dice_in_a_fixer_area_can_not_be_chosen() -> None:
    """10.31.1, 6.1.4 A Gig of any player can."""
    table = Table(me(hand=[LOWER], eddies=1, fixer=[4, 6]), rival(gigs={"d8": 8}))

    table.me.plays(LOWER)
    table.me.chooses(-4)

    assert table.rival.gigs == {"d8": 4}


def test_a_number_of_targets_is_chosen_one_by_one() -> None:
    """10.31.2 Exactly two, not the same one twice, and not fewer."""
    table = Table(me(hand=[PAIR], eddies=1), rival(field=["psycho-squad", "swordwise", "minotaur"]))

    table.me.plays(PAIR)
    table.me.chooses("swordwise")
    assert table.options() == ["psycho-squad", "minotaur"]
    table.me.chooses("minotaur")

    assert table.rival.field == ["psycho-squad"]


def test_with_too_few_targets_all_are_chosen() -> None:
    """10.31.2 There is but one."""
    table = Table(me(hand=[PAIR], eddies=1), rival(field=["psycho-squad"]))

    table.me.plays(PAIR)

    assert table.rival.trash == ["psycho-squad"]


def test_with_too_few_cards_all_are_discarded() -> None:
    """10.31.2, 10.6.2, R307 What is there goes, and "if you do" is not fulfilled by one card of two."""
    enough = Table(me(hand=[TRIBUTE, "swordwise", "floor-it"], eddies=1))
    too_few = Table(me(hand=[TRIBUTE, "swordwise"], eddies=1))

    enough.me.plays(TRIBUTE)
    too_few.me.plays(TRIBUTE)

    assert len(enough.me.hand) == 1
    assert too_few.me.trash == ["swordwise-huscle", "tribute"]
    assert too_few.me.hand == []


def test_an_offer_that_can_not_be_taken_in_full_is_not_made() -> None:
    """2.1.1, 10.31.2, R138 Maman Brigitte takes two Programs or none: with one of them the only answer is no."""
    table = Table(me(hand=["maman-brigitte", "floor-it", "satori"], eddies=5), rival(field=["psycho-squad"]))

    table.me.plays("maman-brigitte")
    assert table.kinds() == {decision.NO}
    table.me.says(yes=False)

    assert table.me.hand == ["floor-it", "satori-sword-of-saburo"]
    assert table.rival.field == ["psycho-squad"]


def test_an_offer_that_everybody_sees_can_not_be_taken_is_not_asked() -> None:
    """2.1.1 One card in hand can't be two Programs, whatever it is; no card can't be discarded."""
    table = Table(me(hand=["maman-brigitte", "floor-it"], eddies=5), rival(field=["psycho-squad"]))

    table.me.plays("maman-brigitte")

    assert table.decision.kind == decision.MAIN
    assert table.rival.field == ["psycho-squad"]


def test_an_offer_to_play_from_an_empty_hand_is_not_asked() -> None:
    """2.1.1 Steel Dragon looks for a Unit in the hand or the trash, and both are empty."""
    table = Table(me(hand=["yorinobu-arasaka-steel"], eddies=7))

    table.me.plays("yorinobu-arasaka-steel")

    assert table.decision.kind == decision.MAIN


def test_up_to_a_number_may_be_fewer() -> None:
    """2.8, 10.31.2 One of two, or none."""
    some = Table(me(hand=[UP_TO_TWO], eddies=1), rival(field=["psycho-squad", "swordwise"]))
    none = Table(me(hand=[UP_TO_TWO], eddies=1), rival(field=["psycho-squad", "swordwise"]))

    some.me.plays(UP_TO_TWO)
    some.me.chooses("swordwise")
    some.me.is_done()
    none.me.plays(UP_TO_TWO)
    none.me.is_done()

    assert some.rival.field == ["psycho-squad"]
    assert none.rival.field == ["psycho-squad", "swordwise-huscle"]


def test_up_to_a_number_leaves_open_which_and_how_many() -> None:
    """2.8, 10.31, R514 Pepe could ready two of three Legends; his player picks one."""
    names = ["v-corporate", "panam-palmer-nomad", "jackie-welles-mama"]
    table = Table(
        me(field=["pepe"], legends=[legend(name, spent=True) for name in names], gigs={"d4": 2, "d6": 2}),
        rival(gigs={"d8": 1}),
    )

    table.me.attacks("pepe", GIGS)
    assert [table.me.may(decision.PIECE, name) for name in names] == [True, True, True]
    table.me.chooses("panam")
    table.me.is_done()
    table.rival.passes()

    assert [table.me.is_spent(name) for name in names] == [True, False, True]


def test_numbers_are_whole_and_not_below_zero() -> None:
    """10.31.3, 2.8, C15 Increasing by up to 4 offers 0, 1 and so on, as far as the die goes."""
    table = Table(me(hand=["industrial-assembly"], eddies=1, gigs={"d6": 3}))

    table.me.plays("industrial-assembly")

    assert table.options()[1:] == ["+1", "+2", "+3"]
    assert table.kinds() == {decision.AMOUNT}
    table.stops_here()


def test_up_to_3_are_four_results() -> None:
    """10.31.3, 2.8, R132 La Llorona leaves a d8 at 2, or makes 3, 4 or 5 of it."""
    table = Table(me(field=["psycho-squad"]), rival(field=["la-llorona"], gigs={"d8": 2}))

    table.me.attacks("psycho", GIGS)
    table.rival.blocks("la-llorona")

    assert table.options() == ["+0", "+1", "+2", "+3"]
    table.stops_here()


def test_several_choices_are_made_in_the_order_written() -> None:
    """10.32 First the friendly Unit, then the rival one."""
    table = Table(
        me(hand=[DUEL], field=["psycho-squad", "swordwise"], eddies=1), rival(field=["minotaur", "chrome-fang"])
    )

    table.me.plays(DUEL)
    assert table.options() == ["psycho-squad", "swordwise-huscle"]
    table.me.chooses("psycho")
    assert table.options() == ["minotaur", "chrome-fang"]
    table.me.chooses("minotaur")

    assert (table.me.power("psycho"), table.rival.power("minotaur")) == (8, 7)


@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("theirs", [True, False])
def test_both_players_choose_the_turn_player_first(mine: bool, theirs: bool) -> None:  # noqa: FBT001
    """10.33, 2.9, C34 Both decide before either of them draws."""
    table = Table(me(hand=[FEAST], eddies=1))

    table.me.plays(FEAST)
    table.me.says(yes=mine)
    assert table.me.hand == []
    table.rival.says(yes=theirs)

    assert (len(table.me.hand), len(table.rival.hand)) == (2 * mine, 2 * theirs)


def test_each_player_picks_when_acting() -> None:
    """10.33, C34 The turn player discards, and then the Rival picks the own card."""
    table = Table(me(hand=[TAX, "floor-it", "swordwise"], eddies=1), rival(hand=["minotaur", "psycho-squad"]))

    table.me.plays(TAX)
    table.me.chooses("floor-it")
    assert table.me.trash == ["floor-it"]
    table.rival.chooses("minotaur")

    assert table.rival.trash == ["minotaur"]


def test_each_player_picks_the_own_unit() -> None:
    """10.33, C34, R513 Live with the Aftermath: the Rival picks one of three, after the turn player has acted."""
    table = Table(
        me(hand=["live-with"], field=["secondhand", "swordwise"], eddies=3),
        rival(field=["psycho-squad", "minotaur", "chrome-fang"]),
    )

    table.me.plays("live-with")
    table.me.chooses("secondhand")
    assert table.me.trash == ["secondhand-bombus"]
    table.rival.chooses("psycho-squad")

    assert table.rival.field == ["minotaur", "chrome-fang"]


def test_from_a_public_area_what_is_there_must_be_taken() -> None:
    """10.31.2, 2.1, R195 Screw is defeated, and the only other Unit in the trash is not even asked about."""
    table = Table(me(field=["screw"], trash=["swordwise", "floor-it"]), rival(field=[unit("maxtac-av", spent=True)]))

    table.me.attacks("screw", "maxtac-av")
    table.rival.passes()

    assert table.me.hand == ["swordwise-huscle"]
    assert table.me.trash == ["floor-it", "screw-lovelorn-fool"]


def test_from_a_hidden_area_one_may_fail_to_find() -> None:
    """10.31.2, 5.3.2.4.1, 11.13.4.1 Gear is among the cards, and may be left there."""
    table = Table(me(hand=[TRIAGE], eddies=1, deck=["swordwise", "mantis-blades", "floor-it"]))

    table.me.plays(TRIAGE)
    assert table.options()[0] == "mantis-blades"
    table.me.is_done()

    assert table.me.hand == []
    assert table.me.deck == ["swordwise-huscle", "mantis-blades", "floor-it"]


def test_from_a_hidden_area_any_card_must_be_taken() -> None:
    """10.31.2, 5.3.2.5 Without a criterion nobody fails to find."""
    table = Table(me(hand=[PICK_ONE], eddies=1, deck=["swordwise", "mantis-blades", "floor-it"]))

    table.me.plays(PICK_ONE)
    assert not table.me.may(decision.DONE)
    table.me.chooses("floor-it")

    assert table.me.hand == ["floor-it"]
    assert table.me.deck == ["swordwise-huscle", "mantis-blades"]
