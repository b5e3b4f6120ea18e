"""Chapter 5, the areas in general, hand, deck and field: what is public, what is hidden, and what fits in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred import LISTS, SPECTATOR, Game
from streetcred.core import decision
from streetcred.core.event import ADDED, DREW
from streetcred.decks import Deck
from streetcred.terms import ANY_TYPE
from streetcred.testing import FILLER, GIGS, ME, RIVAL, Table, face_down, legend, me, rival, unit
from streetcred.text.vocabulary import (
    PLAY,
    THIS_TURN,
    UNIT,
    a,
    add,
    does,
    draw,
    friendly,
    give,
    on,
    power,
    return_to_hand,
    search,
    those,
)

from .cards_for_tests import a_program, a_unit, known

if TYPE_CHECKING:
    from streetcred.core.event import Event

RALLY = a_program("Rally", does(give(a(friendly(UNIT)), power(4), THIS_TURN)))
RECALL = a_program("Recall", does(return_to_hand(a(friendly(UNIT)))))
PICK = a_program("Pick", does(search(3), add(a(those(ANY_TYPE)))))
READER = a_unit("Reader", on(PLAY, draw(1)))
in_catalogue = known(RALLY, RECALL, PICK, READER)


def shown(table: Table, viewer: int, kind: int) -> list[str]:
    """Give the cards of all events of a kind, as a viewer knows them."""
    events: list[Event] = table.view(viewer).table.events
    return [happened.card.slug for happened in events if happened.kind == kind and happened.card is not None]


# Public and hidden.


def test_areas_are_separate() -> None:
    """5.2 A Unit in the hand, in the trash or removed is not on the field: there is nothing to attack with."""
    table = Table(me(hand=["psycho-squad"], trash=["emergency-atlus"], removed=["v-corporate"]), rival(gigs={"d6": 1}))

    assert not table.me.may(decision.ATTACK)


def test_everybody_knows_what_lies_face_up_in_a_public_area() -> None:
    """5.3, 5.3.1.1 The other player as well as a spectator."""
    table = Table(me(field=[unit("psycho-squad", "kiroshi")], trash=["floor-it"]), rival())

    for viewer in (ME, RIVAL, SPECTATOR):
        side = table.view(viewer).to_data()["sides"][ME]
        assert side["field"][0]["card"] == "psycho-squad"
        assert side["field"][0]["gear"][0]["card"] == "kiroshi-optics"
        assert side["trash"][0]["card"] == "floor-it"


def test_nobody_knows_what_lies_face_down_in_a_public_area() -> None:
    """5.3.1.2, 5.7.4.1 Not even the owner of the Legend."""
    table = Table(me(legends=[face_down("saburo")]), rival())

    for viewer in (ME, RIVAL, SPECTATOR):
        assert table.view(viewer).to_data()["sides"][ME]["legends"][0]["card"] == "hidden-legend"


def test_nobody_knows_what_lies_in_a_hidden_area() -> None:
    """5.3, 5.3.2.1, 5.4.3 A hand is hidden from the Rival."""
    table = Table(me(hand=["psycho-squad", "floor-it"]), rival())

    assert table.view(RIVAL).to_data()["sides"][ME]["hand"] == ["hidden", "hidden"]
    assert table.view(SPECTATOR).to_data()["sides"][ME]["hand"] == ["hidden", "hidden"]


def test_a_card_that_enters_a_hidden_area_loses_what_was_on_it() -> None:
    """5.3.2.2 Four more power this turn, a Gear, and Lag gone: played again, it is a new Unit."""
    table = Table(me(hand=[RALLY, RECALL], eddies=6, field=[unit("psycho-squad", "mantis-blades")]), rival())

    table.me.plays(RALLY)
    assert table.me.power("psycho-squad") == 12
    table.me.plays(RECALL)
    table.me.plays("psycho-squad")

    assert table.me.power("psycho-squad") == 6
    assert table.me.has_lag("psycho-squad")


def test_a_card_that_is_revealed_and_moved_is_shown_first() -> None:
    """5.3.2.3 Viktor Vektor reveals the Gear: the Rival knows which one went to the hand."""
    deck = ["mantis-blades", "psycho-squad"]
    table = Table(me(legends=[face_down("viktor-vektor-sit")], eddies=1, deck=deck), rival())

    table.me.calls("viktor-vektor-sit", paying=[])
    table.me.chooses("mantis-blades")
    table.me.is_done()

    assert table.me.hand == ["mantis-blades"]
    assert shown(table, RIVAL, ADDED) == ["mantis-blades"]


def test_a_search_that_finds_nothing_shows_nothing() -> None:
    """5.3.2.4 There is no Gear among the five; the Rival hears of no card."""
    table = Table(me(legends=[face_down("viktor-vektor-sit")], eddies=1, deck=["psycho-squad"] * 5), rival())

    table.me.calls("viktor-vektor-sit", paying=[])
    table.me.is_done()

    assert table.me.hand == []
    seen = table.view(RIVAL).table.events
    assert "psycho-squad" not in [happened.card.slug for happened in seen if happened.card is not None]


def test_one_may_fail_to_find_what_only_oneself_sees() -> None:
    """5.3.2.4.1: there is a Gear, and its player takes none."""
    table = Table(me(legends=[face_down("viktor-vektor-sit")], eddies=1, deck=["mantis-blades"]), rival())

    table.me.calls("viktor-vektor-sit", paying=[])
    assert table.options()[0] == "mantis-blades"
    table.me.is_done()

    assert table.me.hand == []
    assert table.me.deck == ["mantis-blades"]


def test_where_any_card_will_do_one_must_be_chosen_and_is_not_shown() -> None:
    """5.3.2.5 "Add a card" of those searched has no way out, and the Rival does not learn which one it is."""
    table = Table(me(hand=[PICK], eddies=1, deck=["psycho-squad", "floor-it", "kiroshi", FILLER]), rival())

    table.me.plays(PICK)
    assert table.options() == ["psycho-squad", "floor-it", "kiroshi-optics"]
    table.me.chooses("floor-it")

    assert table.me.hand == ["floor-it"]
    assert shown(table, ME, ADDED) == ["floor-it"]
    assert shown(table, RIVAL, ADDED) == ["hidden"]


def test_cards_that_were_not_chosen_go_back_as_they_were() -> None:
    """5.3.2.6 On top of the deck, in the same order."""
    table = Table(me(hand=[PICK], eddies=1, deck=["psycho-squad", "floor-it", "kiroshi", FILLER]), rival())

    table.me.plays(PICK)
    table.me.chooses("floor-it")

    assert table.me.deck == ["psycho-squad", "kiroshi-optics", FILLER]


# Hand.


def test_drawn_cards_come_into_the_hand() -> None:
    """5.4.1, 5.5.8 From the top of the deck."""
    table = Table(me(hand=["floor-it", READER], eddies=1, deck=["psycho-squad", "kiroshi"]), rival())

    table.me.plays(READER)

    assert table.me.hand == ["floor-it", "psycho-squad"]
    assert table.me.deck == ["kiroshi-optics"]


def test_a_hand_is_known_to_its_player_alone() -> None:
    """5.4.2, 5.4.3 Also what was drawn just now."""
    table = Table(me(hand=["floor-it", READER], eddies=1, deck=["psycho-squad"]), rival())

    table.me.plays(READER)

    assert table.view(ME).to_data()["sides"][ME]["hand"] == ["floor-it", "psycho-squad"]
    assert shown(table, ME, DREW) == ["psycho-squad"]
    assert shown(table, RIVAL, DREW) == ["hidden"]


def test_the_number_of_cards_in_a_hand_is_public() -> None:
    """5.4.4 The Rival may count them."""
    table = Table(me(hand=["floor-it"] * 4), rival())

    assert len(table.view(RIVAL).to_data()["sides"][ME]["hand"]) == 4


def test_a_hand_may_hold_any_number_of_cards() -> None:
    """5.4.5 Thirty and the next one; nothing is discarded when the turn ends."""
    table = Table(me(hand=["floor-it"] * 30, fixer=[]), rival(fixer=[]), at_start=True)

    table.me.ends_turn()

    assert len(table.me.hand) == 31
    assert table.me.trash == []


# Deck.


def test_nobody_knows_the_cards_of_a_deck() -> None:
    """5.5.2, 5.5.3, 5.5.4 Its owner knows which cards are in it, since the rest is known, but not their order."""
    table = Table(me(deck=["psycho-squad", "floor-it", "kiroshi"]), rival())

    assert {card.slug for card in table.view(ME).table.sides[ME].deck} == {"hidden"}
    unseen = table.view(ME).to_data()["unseen"]
    other = Table(me(deck=["kiroshi", "psycho-squad", "floor-it"]), rival())
    assert other.view(ME).to_data()["unseen"] == unseen
    assert table.view(RIVAL).to_data()["unseen"] != unseen


def test_the_number_of_cards_in_a_deck_is_public() -> None:
    """5.5.5 Both may count them."""
    table = Table(me(deck=["psycho-squad"] * 3), rival(deck=["psycho-squad"] * 7))

    for viewer in (ME, RIVAL, SPECTATOR):
        assert [side["deck"] for side in table.view(viewer).to_data()["sides"]] == [3, 7]


def test_a_game_begins_with_the_constructed_decks() -> None:
    """5.5.6 Each player's cards are in the own deck and hand, and no others."""
    heist, power_list = LISTS["the-heist"], LISTS["embracing-power"]
    game = Game(heist, power_list, seed=1)
    game.answer((decision.FIRST, 0, 0))

    for side, deck in zip(game.state.sides, (heist, power_list), strict=True):
        assert Deck("dealt", deck.legends, side.deck + side.hand).same_cards(deck)


def test_a_shuffled_deck_is_in_random_order() -> None:
    """5.5.7 Every card comes to lie on top now and then."""
    deck = LISTS["the-heist"]
    tops = set()
    for seed in range(300):
        game = Game(deck, LISTS["embracing-power"], seed)
        game.answer((decision.FIRST, 0, 0))
        tops.add(game.state.sides[0].deck[0])

    assert tops == set(deck.main)


# Field.


def test_playing_a_card_puts_it_onto_the_field() -> None:
    """5.6.2, 5.6.2.1 Ready, for its cost; Gear comes there as well, onto its host."""
    table = Table(me(hand=["emergency-atlus", "kiroshi"], eddies=4), rival())

    table.me.plays("emergency-atlus")
    table.me.plays("kiroshi")

    assert table.me.field == ["emergency-atlus"]
    assert not table.me.is_spent("emergency-atlus")
    assert [piece["area"] for piece in table.view(ME).to_data()["sides"][ME]["field"][0]["gear"]] == ["field"]
    assert table.me.eddies == 0


def test_cards_on_the_field_are_in_play() -> None:
    """5.6.2.2 Their effects work, which those of cards in the hand do not: Dexter draws when he is defeated there."""
    setting = me(field=["dexter-deshawn-one"], hand=["dexter-deshawn-one"], gigs={"d20": 15})
    table = Table(setting, rival(field=[unit("psycho-squad", spent=True)], gigs={"d6": 1}))

    table.me.attacks("dexter-deshawn-one", "psycho-squad")
    table.me.chooses("d6")
    table.me.chooses(0)
    table.rival.passes()

    assert len(table.me.hand) == 3


def test_the_field_is_public() -> None:
    """5.6.3 All see which Units a player has, and how many."""
    table = Table(me(field=["psycho-squad", "psycho-squad", "emergency-atlus"]), rival())

    seen = table.view(RIVAL).to_data()["sides"][ME]["field"]

    assert [piece["card"] for piece in seen] == ["psycho-squad", "psycho-squad", "emergency-atlus"]


def test_units_and_legends_come_with_lag() -> None:
    """5.6.4 Neither may attack yet."""
    table = Table(me(hand=["psycho-squad"], legends=[legend("v-corporate-exile")], eddies=9), rival(gigs={"d6": 3}))

    table.me.plays("psycho-squad", paying=[])
    table.me.fields("v-corporate-exile", paying=[])

    assert table.me.has_lag("psycho-squad")
    assert table.me.has_lag("v-corporate-exile")
    assert not table.me.may(decision.ATTACK)


def test_a_field_may_hold_any_number_of_units() -> None:
    """5.6.5 Twenty, and one more."""
    table = Table(me(field=["psycho-squad"] * 20, hand=["emergency-atlus"], eddies=3), rival(gigs={"d6": 3}))

    table.me.plays("emergency-atlus")
    table.me.attacks("psycho-squad#20", GIGS)
    table.rival.passes()

    assert len(table.me.field) == 21
