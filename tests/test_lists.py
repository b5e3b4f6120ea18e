"""The deck lists that come with the game, and the card that no deck can hold yet."""

import pytest

from streetcred import LISTS, BadDeck, breaches
from streetcred.cards.catalogue import CARDS, find_announced
from streetcred.decks import parse
from streetcred.decks.lists import HOUSE
from streetcred.terms import COLOURS


@pytest.mark.parametrize("name", HOUSE)
def test_our_lists_are_legal(name: str) -> None:
    """7.3, 3.20.5 As anybody's would have to be."""
    assert breaches(HOUSE[name]) == []


def test_every_pair_of_colours_has_a_list_of_ours() -> None:
    """3.20.4 And two lists are of one colour, which lets them play its most demanding cards."""
    colours = [frozenset(legend.colour for legend in deck.legends) for deck in HOUSE.values()]

    pairs = {frozenset({one, other}) for one in COLOURS for other in COLOURS if one != other}
    assert {colour for colour in colours if len(colour) == 2} == pairs
    assert sorted(len(colour) for colour in colours) == [1, 1, 2, 2, 2, 2, 2, 2]


def test_our_lists_play_every_card_of_a_main_deck_and_the_official_ones_the_legends_left() -> None:
    """7.3 Eight decks have 24 places for 26 Legends."""
    ours = {card for deck in HOUSE.values() for card in (*deck.legends, *deck.main)}
    left = {card.slug for card in CARDS.values() if card not in ours}

    assert left == {"goro-takemura-hands-unclean", "saburo-arasaka-stubborn-patriarch"}
    assert left <= {card.slug for card in LISTS["embracing-power"].legends}


def test_a_deck_with_a_card_of_unknown_text_is_refused_with_the_reason() -> None:
    """Nobody can play what nobody has read."""
    with pytest.raises(BadDeck) as refused:
        parse("V: Corporate Exile\nRebecca: Having a Moment\n3 Mantis Blades")

    reason = "Rebecca: Having a Moment can't be played yet: nobody has made the text of this Legend known."
    assert str(refused.value) == f"Line 2: {reason}"


def test_a_card_of_unknown_text_is_listed_all_the_same() -> None:
    """By its name alone, too, as there is no other Rebecca."""
    found = find_announced("rebecca")

    assert found is not None
    assert (found.title, found.colour) == ("Rebecca: Having a Moment", "Red")
    assert find_announced("Mantis Blades") is None
