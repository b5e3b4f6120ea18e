"""Chapter 11: bottom-deck, search and reveal (11.12 to 11.14)."""

from __future__ import annotations

from streetcred.core import decision, event
from streetcred.testing import ME, RIVAL, Table, me, rival, unit
from streetcred.text.vocabulary import (
    GEAR,
    UNIT,
    bottom_deck,
    bottom_deck_the_rest,
    does,
    either,
    every,
    reveal_and_add,
    reveal_top,
    search,
    those,
    up_to,
)

from .cards_for_tests import a_program, known

SINK = a_program("Sink", does(bottom_deck(every(either(UNIT)))))
TRIAGE = a_program("Triage", does(search(3), reveal_and_add(up_to(1, those(GEAR))), bottom_deck_the_rest()))
GLANCE = a_program("Glance", does(search(3)))
SHOW = a_program("Show", does(reveal_top(1)))
in_catalogue = known(SINK, TRIAGE, GLANCE, SHOW)


def seen_by(viewer: int, table: Table, kind: int) -> list[str]:
    """Give the cards that a player could see in what has happened."""
    told = [happened for happened in table.view(viewer).table.events if happened.kind == kind]
    return [happened.card.slug for happened in told if happened.card is not None]


def test_bottom_decked_cards_go_under_their_owners_decks() -> None:
    """11.12.1, 11.12.1.2 Each player's Units under the deck of that player."""
    table = Table(me(hand=[SINK], field=["minotaur"], eddies=1), rival(field=["psycho-squad"], deck=["swordwise"]))

    table.me.plays(SINK)

    assert table.me.deck[-1] == "minotaur"
    assert table.rival.deck == ["swordwise-huscle", "psycho-squad"]


def test_several_are_mixed_together_with_their_gear() -> None:
    """11.12.1.3, 4.12.3 Units and Gear in one random order."""
    orders = set()
    for seed in range(10):
        field = [unit("psycho-squad", "satori"), unit("minotaur", "mantis-blades")]
        table = Table(me(hand=[SINK], eddies=1), rival(field=field, deck=["swordwise"]), seed=seed)
        table.me.plays(SINK)
        assert table.rival.deck[0] == "swordwise-huscle"
        orders.add(tuple(table.rival.deck[1:]))

    assert len(orders) > 1
    assert {frozenset(order) for order in orders} == {
        frozenset(("psycho-squad", "satori-sword-of-saburo", "minotaur", "mantis-blades"))
    }


def test_gear_goes_to_the_bottom_with_its_unit() -> None:
    """11.12.1.3, 4.12.3, R286 Les Élémens puts Psycho Squad and two Gears there, in an order left to chance."""
    orders = set()
    for seed in range(20):
        field = [unit("psycho-squad", "satori", "mantis-blades")]
        table = Table(me(hand=["les-elemens"], eddies=5), rival(field=field, deck=["swordwise"]), seed=seed)
        table.me.plays("les-elemens")
        assert table.rival.deck[0] == "swordwise-huscle"
        assert sorted(table.rival.deck[1:]) == ["mantis-blades", "psycho-squad", "satori-sword-of-saburo"]
        orders.add(tuple(table.rival.deck))

    assert len(orders) > 1


def test_bottom_decked_cards_look_like_all_others() -> None:
    """11.12.1.1 In the deck nobody can tell them from the rest, and nothing is left of what was on them."""
    table = Table(me(hand=[SINK], eddies=1), rival(field=[unit("psycho-squad", "satori")], deck=["swordwise"]))

    table.me.plays(SINK)

    for viewer in (ME, RIVAL):
        assert {card.slug for card in table.view(viewer).table.sides[RIVAL].deck} == {"hidden"}


def test_searching_is_looking_at_the_top_cards() -> None:
    """11.13.1, 11.13.1.1, 11.13.3 Of four cards the three on top, which stay in the deck meanwhile."""
    table = Table(me(hand=[TRIAGE], eddies=1, deck=["satori", "swordwise", "mantis-blades", "kiroshi"]))

    table.me.plays(TRIAGE)

    assert table.options()[:-1] == ["satori-sword-of-saburo", "mantis-blades"]
    assert len(table.me.deck) == 4
    table.stops_here()


def test_searched_cards_go_back_as_they_were() -> None:
    """11.13.2, 5.3.2.6 Where the text says nothing, on top in the same order."""
    table = Table(me(hand=[GLANCE], eddies=1, deck=["satori", "swordwise", "mantis-blades", "kiroshi"]))
    before = table.me.deck

    table.me.plays(GLANCE)

    assert table.me.deck == before


def test_a_search_of_a_small_deck_loses_nothing() -> None:
    """11.13.3, R238 Three Mouths, One Desire asks for three cards, and two are there."""
    table = Table(me(hand=["three-mouths"], eddies=2, deck=["satori", "swordwise"]))

    table.me.plays("three-mouths")
    table.me.chooses("satori")

    assert not table.is_over
    assert table.me.hand == ["satori-sword-of-saburo"]
    assert table.me.deck == ["swordwise-huscle"]


def test_a_search_shows_the_rival_nothing_but_what_is_revealed() -> None:
    """11.13.4, 11.14.1 Of the three cards the Rival sees the one that is revealed and added."""
    table = Table(me(hand=[TRIAGE], eddies=1, deck=["satori", "swordwise", "mantis-blades"]))

    table.me.plays(TRIAGE)
    table.me.chooses("mantis-blades")

    assert seen_by(RIVAL, table, event.SEARCHED) == ["hidden"] * 3
    assert seen_by(RIVAL, table, event.ADDED) == ["mantis-blades"]
    assert seen_by(RIVAL, table, event.BOTTOM_DECKED) == ["hidden"] * 2


def test_a_search_may_fail_on_purpose() -> None:
    """11.13.4, 11.13.4.1 Nothing is taken, and nothing is shown."""
    table = Table(me(hand=[TRIAGE], eddies=1, deck=["satori", "swordwise", "mantis-blades"]))

    table.me.plays(TRIAGE)
    table.me.is_done()

    assert table.me.hand == []
    assert len(table.me.deck) == 3
    assert seen_by(RIVAL, table, event.SEARCHED) == ["hidden"] * 3


def test_a_revealed_card_is_shown_to_both_and_stays_where_it_is() -> None:
    """11.14.1, 11.14.2, 11.14.3, 11.14.4 Then it lies face-down again, and is hidden."""
    table = Table(me(hand=[SHOW], eddies=1, deck=["satori", "swordwise"]))

    table.me.plays(SHOW)

    for viewer in (ME, RIVAL):
        assert seen_by(viewer, table, event.REVEALED) == ["satori-sword-of-saburo"]
        assert {card.slug for card in table.view(viewer).table.sides[ME].deck} == {"hidden"}
    assert len(table.me.deck) == 2


def test_revealed_cards_still_count_for_the_deck() -> None:
    """11.14.2, R090 Fool on the Hill has shown two of three cards, and the Rival has yet to choose."""
    table = Table(me(hand=["fool-on-the-hill"], eddies=2, deck=["satori", "swordwise", "minotaur"]))

    table.me.plays("fool-on-the-hill")

    assert table.decision.player == RIVAL
    assert table.view(RIVAL).to_data()["sides"][ME]["deck"] == 3
    table.answers((decision.MODE, 0, 0))
    assert table.me.deck == ["minotaur"]


def test_a_sold_card_is_revealed_and_then_hidden() -> None:
    """11.9.1, 11.14.1, 11.14.4 The Rival sees what is sold; afterwards there are only Eddies."""
    table = Table(me(hand=["satori"]))

    table.me.sells("satori")

    assert seen_by(RIVAL, table, event.SOLD) == ["satori-sword-of-saburo"]
    assert table.view(RIVAL).to_data()["sides"][ME]["eddies"] == 1


def test_a_card_sold_from_the_deck_is_seen_by_nobody() -> None:
    """A2, 11.9.2.1, R047 Bootleg Black Sapphire Show moves it from one place where nobody may look to another."""
    table = Table(me(hand=["bootleg"], eddies=5, deck=["satori"]))

    table.me.plays("bootleg")

    assert table.me.eddies == 1
    for viewer in (ME, RIVAL):
        assert seen_by(viewer, table, event.SOLD) == ["hidden"]
