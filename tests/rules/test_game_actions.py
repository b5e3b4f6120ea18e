"""Chapter 11: game actions (11.4 to 11.11)."""

from __future__ import annotations

import pytest

from streetcred.core import decision
from streetcred.terms import FIELD
from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival, unit
from streetcred.text.board_clauses import MoveGear
from streetcred.text.filters import Equipped
from streetcred.text.vocabulary import (
    CALL,
    GEAR,
    UNIT,
    a,
    defeat,
    does,
    draw,
    friendly,
    may,
    on,
    sell_top,
    trash,
)
from streetcred.text.vocabulary import rival as rivals

from .cards_for_tests import A_FRIENDLY_UNIT, a_legend, a_program, known

TOAST = a_program("Toast", does(draw(2)))
EXPLOSION = a_program(
    "Explosion",
    does(defeat(a(rivals(UNIT, Equipped(equipped=True)))), defeat(a(rivals(UNIT, Equipped(equipped=False))))),
)
JUNK = a_program("Junk", does(defeat(a(friendly(GEAR)))))
SHIFT = a_program("Shift", does(MoveGear(a(friendly(GEAR)), A_FRIENDLY_UNIT)))
BURN = a_program("Burn", does(trash(3), draw(1)))
MARKET = a_program("Market", does(sell_top(), sell_top()))
CALLER = a_legend("Caller", on(CALL, may(draw(1))))
in_catalogue = known(TOAST, EXPLOSION, JUNK, SHIFT, BURN, MARKET, CALLER)


# Play.


def test_a_played_card_is_revealed_and_paid_before_anything_else() -> None:
    """11.4.1, 10.20.2, 4.14.1 While its effect asks for a target, the Rival can read it, and it is paid."""
    table = Table(me(hand=["floor-it"], eddies=1), rival(field=["psycho-squad", "swordwise"]))

    table.me.plays("floor-it")

    seen = [piece.card.slug for piece in table.view(RIVAL).table.pieces if piece is not None]
    assert "floor-it" in seen
    assert (table.me.hand, table.me.eddies) == ([], 0)
    table.stops_here()


def test_a_card_without_money_or_place_can_not_be_played() -> None:
    """11.4.1.1 The Unit costs too much; the Gear has no host."""
    table = Table(me(hand=["psycho-squad", "mantis-blades"], legends=[face_down("saburo-arasaka")], eddies=1))

    assert not table.me.may(decision.PLAY)


def test_an_invalid_play_changes_nothing() -> None:
    """11.4.1.2 The attempt is refused, and everything is as before."""
    table = Table(me(hand=["psycho-squad"], eddies=3))

    with pytest.raises(AssertionError, match="not offered"):
        table.me.plays("psycho")

    assert table.me.hand == ["psycho-squad"]
    assert table.me.eddies == 3


def test_cards_are_played_from_the_hand() -> None:
    """11.4.2 Not from the trash, nor from the top of the deck."""
    table = Table(me(hand=["corpo-security"], trash=["swordwise"], deck=["psycho-squad"], eddies=9))

    assert [table.name(option) for option in table.decision.options if option[0] == decision.PLAY] == ["corpo-security"]


def test_a_play_by_an_effect_follows_the_rules() -> None:
    """11.4.3, 11.20.1, R439 Played for free from the trash, the Unit lags, and its PLAY effect triggers."""
    table = Table(me(hand=["we-gotta-live"], eddies=5, trash=["japantown-jonin"]))

    table.me.plays("we-gotta-live")
    table.me.chooses("japantown-jonin")

    assert table.me.has_lag("japantown-jonin")
    assert table.me.power("japantown-jonin") == 2


# Draw.


def test_drawing_moves_the_top_card_to_the_hand() -> None:
    """11.5.1, 11.5.2 Draw 2: the two top cards, one after the other."""
    table = Table(me(hand=[TOAST], eddies=1, deck=["swordwise", "psycho-squad", "minotaur"]))

    table.me.plays(TOAST)

    assert table.me.hand == ["swordwise-huscle", "psycho-squad"]
    assert table.me.deck == ["minotaur"]


def test_cards_are_drawn_one_at_a_time() -> None:
    """11.5.2.1, 11.5.2.3, 1.14.1 The first of two is drawn, the second can't be, and the game is lost."""
    table = Table(me(hand=[TOAST], eddies=1, deck=["swordwise"]))

    table.me.plays(TOAST)

    assert table.me.hand == ["swordwise-huscle"]
    assert table.winner is table.rival


# Equip.


def test_gear_is_attached_to_its_host() -> None:
    """11.6.1, 11.6.5, 4.10 It gives its power, and lies with the Unit."""
    table = Table(me(hand=["mantis-blades"], field=["swordwise", "psycho-squad"], eddies=1))

    table.me.plays("mantis-blades", on="psycho")

    assert table.me.gear("psycho") == ["mantis-blades"]
    assert (table.me.power("psycho"), table.me.power("swordwise")) == (8, 3)


def test_gear_stays_on_a_legend_that_goes_to_the_field() -> None:
    """11.6.1.2, 4.12 From the Legends area to the field is no way out."""
    table = Table(me(legends=[legend("v-corporate-exile", "mantis-blades")], eddies=5))

    table.me.goes_solo("v-corporate", paying=[])

    assert table.me.gear("v-corporate") == ["mantis-blades"]
    assert table.me.power("v-corporate") == 10
    assert table.me.piece("mantis-blades").area == FIELD


def test_gear_that_is_defeated_leaves_its_host() -> None:
    """11.6.1.2, 11.6.3 The Unit stays, without the power of the Gear."""
    table = Table(me(hand=["mantis-blades", JUNK], field=["psycho-squad"], eddies=2))

    table.me.plays("mantis-blades")
    table.me.plays(JUNK)

    assert table.me.trash == ["mantis-blades", "junk"]
    assert (table.me.gear("psycho"), table.me.power("psycho")) == ([], 6)


def test_gear_does_not_stay_when_its_host_leaves() -> None:
    """11.6.1.2, 4.12.1, R285 Kusanagi and its Gear return as two cards; played again it is unequipped."""
    table = Table(
        me(field=[unit("modded-kusanagi", "mantis-blades")], eddies=6, deck=["floor-it"] * 2, fixer=[]),
        rival(fixer=[]),
    )

    table.me.ends_turn()
    assert table.me.hand == ["modded-kusanagi", "mantis-blades"]
    table.rival.ends_turn()
    table.me.plays("modded-kusanagi")

    assert table.me.gear("modded-kusanagi") == []
    assert "mantis-blades" in table.me.hand


def test_equipped_and_unequipped() -> None:
    """11.6.2, 11.6.3 With a Gear it is equipped, without one it is not."""
    table = Table(me(hand=[EXPLOSION], eddies=1), rival(field=["swordwise", unit("psycho-squad", "satori")]))

    table.me.plays(EXPLOSION)

    assert table.rival.trash == ["psycho-squad", "satori-sword-of-saburo", "swordwise-huscle"]


def test_the_text_of_gear_is_inherited() -> None:
    """11.6.4 The host of Mandibular Upgrade has BLOCKER, and blocks."""
    table = Table(me(field=["psycho-squad"]), rival(field=[unit("minotaur", "mandibular")], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.blocks("minotaur")
    table.rival.passes()

    assert table.me.trash == ["psycho-squad"]


def test_moving_gear() -> None:
    """11.6.6 It leaves one host and is equipped to the other."""
    table = Table(me(hand=[SHIFT], field=["psycho-squad", unit("swordwise", "mantis-blades")], eddies=1))

    table.me.plays(SHIFT)
    table.me.chooses("psycho")

    assert (table.me.gear("psycho"), table.me.gear("swordwise")) == (["mantis-blades"], [])
    assert (table.me.power("psycho"), table.me.power("swordwise")) == (8, 3)


# Trash and sell.


def test_trashing_moves_the_top_cards_one_by_one() -> None:
    """11.7.2, 11.7.2.1, 11.7.2.1.1 Three times the top card, face-up for both players."""
    table = Table(me(hand=[BURN], eddies=1, deck=["swordwise", "psycho-squad", "minotaur", "chrome-fang"]))

    table.me.plays(BURN)

    assert table.me.trash == ["swordwise-huscle", "psycho-squad", "minotaur", "burn"]
    assert table.me.hand == ["chrome-fang"]


def test_trashing_from_an_empty_deck_loses_nothing() -> None:
    """11.7.2.1, 10.2.1, C32 It is the draw after it that loses, and then nothing more happens."""
    table = Table(me(hand=[BURN], eddies=1, deck=["swordwise", "psycho-squad"]))

    table.me.plays(BURN)

    assert table.me.trash == ["swordwise-huscle", "psycho-squad"]
    assert table.winner is table.rival


def test_what_is_there_is_trashed_and_the_effect_goes_on() -> None:
    """11.7.2.1, 10.2.1, R036 All is Lost finds two cards instead of three, and still adds one of them."""
    table = Table(me(hand=["all-is-lost"], eddies=1, deck=["swordwise", "psycho-squad"]))

    table.me.plays("all-is-lost")
    table.me.chooses("swordwise")

    assert not table.is_over
    assert table.me.hand == ["swordwise-huscle"]
    assert table.me.trash == ["psycho-squad", "all-is-lost"]


def test_the_top_card_of_an_empty_deck_is_no_card() -> None:
    """11.7.2.1, R475 Judy is spent, trashes nothing, and nobody loses."""
    table = Table(me(legends=["judy-alvarez-braindance"], deck=[]))

    table.me.activates("judy")

    assert table.me.is_spent("judy")
    assert table.me.trash == []
    assert not table.is_over


def test_a_sold_card_becomes_a_ready_eddie() -> None:
    """11.9.1, 11.9.1.1 It can be spent at once."""
    table = Table(me(hand=["satori", "mantis-blades"], field=["swordwise"]))

    table.me.sells("satori")
    assert (table.me.hand, table.me.eddies) == (["mantis-blades"], 1)
    table.me.plays("mantis-blades")

    assert table.me.eddies == 0


def test_selling_is_an_action_once_per_turn_and_needs_a_sell_tag() -> None:
    """11.9.2, 8.11.1 A Unit with the tag may be sold, one without it may not."""
    table = Table(me(hand=["swordwise", "mt0d12", "satori"]))
    assert not table.me.may(decision.SELL, "swordwise")

    table.me.sells("mt0d12")

    assert not table.me.may(decision.SELL)


def test_several_cards_are_sold_one_by_one() -> None:
    """11.9.1.2, 11.9.2.1 Each becomes an Eddie, Sell Tag or not."""
    table = Table(me(hand=[MARKET], eddies=1, deck=["swordwise", "psycho-squad", "minotaur"]))

    table.me.plays(MARKET)

    assert table.me.eddies == 2
    assert table.me.deck == ["minotaur"]


def test_an_effect_sells_without_a_sell_tag() -> None:
    """11.9.2.1, R048 Bootleg Black Sapphire Show makes an Eddie of Swordwise Huscle."""
    table = Table(me(hand=["bootleg"], eddies=5, deck=["swordwise", "minotaur"]))

    table.me.plays("bootleg")

    assert (table.me.eddies, table.me.spent_eddies) == (1, 5)
    assert table.me.deck == ["minotaur"]


def test_a_sale_by_an_effect_uses_up_the_sell_action() -> None:
    """A1, 11.9.2.2, R257 After Bootleg Black Sapphire Show there is no action for the card in the hand."""
    table = Table(me(hand=["bootleg", "satori"], eddies=5))
    assert table.me.may(decision.SELL, "satori")

    table.me.plays("bootleg")

    assert not table.me.may(decision.SELL)


def test_the_sell_action_stops_no_sale_by_an_effect() -> None:
    """A1, 11.9.2.2, R049 The action was taken first, and the Program still sells."""
    table = Table(me(hand=["bootleg", "satori"], eddies=4))

    table.me.sells("satori")
    table.me.plays("bootleg")

    assert (table.me.eddies, table.me.spent_eddies) == (1, 5)


# Call a Legend and flip.


def test_a_call_flips_a_face_down_legend() -> None:
    """11.10.1, 11.11.1, 11.11.1.1 For 1 €$ the Legend that was chosen turns face-up."""
    table = Table(
        me(legends=[face_down("saburo-arasaka"), face_down("v-corporate"), "yorinobu-arasaka-embracing"], eddies=1)
    )

    assert not table.me.may(decision.CALL, "yorinobu-arasaka-embracing")
    table.me.calls("v-corporate", paying=[])

    assert table.me.legends[:2] == ["(saburo-arasaka-stubborn-patriarch)", "v-corporate-exile"]
    assert table.me.eddies == 0


def test_a_called_legend_keeps_its_orientation() -> None:
    """11.11.1.3 A spent one stays spent, a ready one ready."""
    spent_one = Table(me(legends=[face_down("v-corporate", spent=True)], eddies=1))
    ready_one = Table(me(legends=[face_down("v-corporate")], eddies=1))

    for table in (spent_one, ready_one):
        table.me.calls("v-corporate", paying=[])

    assert spent_one.me.is_spent("v-corporate")
    assert not ready_one.me.is_spent("v-corporate")


def test_a_call_triggers_the_call_effect() -> None:
    """11.11.1.2, 11.11.1.4, 11.18.1 Only that of the Legend that was Called."""
    table = Table(me(legends=[face_down(CALLER), CALLER], eddies=1))

    table.me.calls("caller", paying=[])
    table.me.says(yes=True)

    assert len(table.me.hand) == 1


def test_one_call_each_turn() -> None:
    """11.11.2, 11.11.2.1, 5.7.3 As an action of the Main Phase; the next one is next turn."""
    legends = [face_down("saburo-arasaka"), face_down("v-corporate")]
    table = Table(me(legends=legends, eddies=5))

    table.me.calls("saburo", paying=[])

    assert not table.me.may(decision.CALL)
