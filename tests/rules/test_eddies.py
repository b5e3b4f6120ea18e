"""Chapter 5, the Eddies area: what an Eddie is, how it comes there, and who may look at it."""

from __future__ import annotations

from streetcred import SPECTATOR
from streetcred.core import decision
from streetcred.core.event import SOLD
from streetcred.testing import ME, RIVAL, Table, me, rival
from streetcred.text.vocabulary import does, sell_top

from .cards_for_tests import a_program, known

FENCE = a_program("Fence", does(sell_top(), sell_top()))
in_catalogue = known(FENCE)


def sold(table: Table, viewer: int) -> list[str]:
    """Give the cards that were sold, as a viewer knows them."""
    events = table.view(viewer).table.events
    return [happened.card.slug for happened in events if happened.kind == SOLD and happened.card is not None]


def test_every_card_here_is_one_eddie() -> None:
    """5.8.1, 5.8.1.1, 5.8.1.2 A card of cost 5 that was sold is worth no more than one of cost 1."""
    table = Table(me(hand=["mt0d12"], eddies=2), rival())

    table.me.sells("mt0d12")

    assert table.me.eddies == 3


def test_an_eddie_pays_one() -> None:
    """5.8.1.3 Spent, it stays in the area."""
    table = Table(me(hand=["corpo-security"], eddies=3), rival())

    table.me.plays("corpo-security")

    assert (table.me.eddies, table.me.spent_eddies) == (1, 2)
    assert not table.me.may(decision.PLAY)


def test_a_sold_card_becomes_an_eddie() -> None:
    """5.8.2, 5.8.2.3 It leaves the hand, and is no card of that name any more."""
    table = Table(me(hand=["floor-it", "psycho-squad"]), rival())

    table.me.sells("floor-it")

    assert table.me.hand == ["psycho-squad"]
    assert table.me.eddies == 1
    assert table.me.trash == []


def test_only_a_card_with_a_sell_tag_is_sold_as_an_action() -> None:
    """5.8.2.3 Psycho Squad has none."""
    table = Table(me(hand=["psycho-squad"]), rival())

    assert not table.me.may(decision.SELL)


def test_a_sold_card_can_be_spent_at_once() -> None:
    """5.8.2.1, R256: it comes in ready, and face-down, so that nobody may look at it again."""
    table = Table(me(hand=["mantis-blades", "floor-it"]), rival())
    assert not table.me.may(decision.PLAY)

    table.me.sells("mantis-blades")
    assert table.me.eddies == 1
    assert "mantis-blades" not in str(table.view(ME).to_data()["sides"])
    table.me.plays("floor-it")

    assert (table.me.eddies, table.me.spent_eddies) == (0, 1)


def test_there_may_be_any_number_of_eddies() -> None:
    """5.8.2.2 Forty, and one more."""
    table = Table(me(hand=["floor-it"], eddies=40), rival())

    table.me.sells("floor-it")

    assert table.me.eddies == 41


def test_eddies_stay_when_the_turn_ends() -> None:
    """5.8.1, R253: those that were not used are not lost, and spent ones ready when the own turn starts."""
    table = Table(me(eddies=2, spent_eddies=3, fixer=[]), rival(fixer=[]))

    table.me.ends_turn()
    assert (table.me.eddies, table.me.spent_eddies) == (2, 3)
    table.rival.ends_turn()

    assert (table.me.eddies, table.me.spent_eddies) == (5, 0)


def test_the_number_of_eddies_is_public() -> None:
    """5.8.3 All see how many there are, and how many of them are spent."""
    table = Table(me(eddies=3, spent_eddies=2), rival())

    for viewer in (ME, RIVAL, SPECTATOR):
        side = table.view(viewer).to_data()["sides"][ME]
        assert (side["eddies"], side["spent_eddies"]) == (5, 2)


def test_nobody_looks_at_an_eddie() -> None:
    """5.8.3.1, C25, R258: no area names the card again, not even to its owner; that it was sold may be remembered."""
    table = Table(me(hand=["floor-it"], eddies=1), rival())

    table.me.sells("floor-it")

    for viewer in (ME, RIVAL, SPECTATOR):
        assert "floor-it" not in str(table.view(viewer).to_data()["sides"])
        assert sold(table, viewer) == ["floor-it"]


def test_a_sale_shows_the_card() -> None:
    """5.8.2, 8.11: at that moment both players see what is sold out of the hand."""
    table = Table(me(hand=["floor-it"]), rival())

    table.me.sells("floor-it")

    assert sold(table, ME) == sold(table, RIVAL) == ["floor-it"]


def test_a_sale_from_the_deck_shows_nothing() -> None:
    """5.8.3.1 The top cards become Eddies unseen, also by their owner (A2)."""
    table = Table(me(hand=[FENCE], eddies=1, deck=["psycho-squad", "floor-it"]), rival())

    table.me.plays(FENCE)

    assert sold(table, ME) == sold(table, RIVAL) == ["hidden", "hidden"]


def test_effects_sell_as_many_cards_as_they_like() -> None:
    """5.8.4 Also after the action of the turn was taken (A1)."""
    table = Table(me(hand=["floor-it", FENCE], deck=["psycho-squad"] * 3), rival())

    table.me.sells("floor-it")
    table.me.plays(FENCE)

    assert (table.me.eddies, table.me.spent_eddies) == (2, 1)
    assert table.me.deck == ["psycho-squad"]


def test_the_action_is_open_once_per_turn() -> None:
    """5.8.4 Not for a second card of the hand, and not after an effect has sold (A1)."""
    table = Table(me(hand=["floor-it", "floor-it"]), rival())
    table.me.sells("floor-it")
    assert not table.me.may(decision.SELL)

    table = Table(me(hand=["floor-it", FENCE], eddies=1, deck=["psycho-squad"] * 2), rival())
    table.me.plays(FENCE)
    assert not table.me.may(decision.SELL)
