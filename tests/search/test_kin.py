"""Cards that go with a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred.cards.catalogue import CARDS
from streetcred.search.kin import kin_of, namesakes, spoken_of

if TYPE_CHECKING:
    from streetcred.core.card import Card


def test_a_tag_that_the_text_names_counts_most() -> None:
    """Yorinobu speaks of ARASAKA Units and is one; who is neither comes later or not at all."""
    best = kin_of(CARDS["yorinobu-arasaka-steel-dragon"], 8)
    assert spoken_of(CARDS["yorinobu-arasaka-steel-dragon"]) == {"ARASAKA"}
    assert all("ARASAKA" in kin.card.tags for kin in best)
    assert best[0].why == "is ARASAKA, which this card speaks of"
    assert [kin.weight for kin in best] == sorted((kin.weight for kin in best), reverse=True)


def test_it_goes_the_other_way_as_well() -> None:
    """Who speaks of a tag is found from the cards that have it."""
    found = {kin.card.slug: kin.why for kin in kin_of(CARDS["mantis-blades"], 2)}
    assert set(found) == {"viktor-vektor-drop-your-illusions", "viktor-vektor-you-might-feel-a-little-pinch"}
    assert set(found.values()) == {"speaks of CYBERWARE"}


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.slug)
def test_no_card_goes_with_its_own_name(card: Card) -> None:
    """3.10.2 Those are its namesakes, of which each has the others."""
    assert all(kin.card.name != card.name and kin.why for kin in kin_of(card, 20))
    assert all(other.name == card.name and card in namesakes(other) for other in namesakes(card))
    assert card not in namesakes(card)
