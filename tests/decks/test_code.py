"""Decks as codes for links."""

from __future__ import annotations

import random

import pytest

from streetcred.decks import LISTS, Deck, decode, encode, find_deck, random_deck
from streetcred.decks.code import is_code
from streetcred.errors import BadDeck

HEIST = LISTS["the-heist"]


@pytest.mark.parametrize("slug", list(LISTS))
def test_what_is_encoded_is_decoded_exactly(slug: str) -> None:
    """7.3 In the same order, and short enough for any link."""
    assert decode(encode(LISTS[slug])) == LISTS[slug]
    assert len(encode(LISTS[slug])) < 200


def test_random_decks_and_names() -> None:
    """7.3 Every card comes through, and every kind of name."""
    chance = random.Random(7)
    for name in ("", "Ärger 🌃", "x" * 255, "é" * 200):
        deck = random_deck(chance, name)
        found = decode(encode(deck))
        assert found.same_cards(deck)
        assert found.name == name.encode()[:255].decode(errors="ignore")


def test_a_deck_that_is_not_legal_comes_through() -> None:
    """7.3 A code says what is in it, not whether it may be played."""
    deck = Deck("half", HEIST.legends[:1], HEIST.main[:5] * 7)
    assert decode(encode(deck)).same_cards(deck)


PLACES = range(2, len(encode(HEIST)) - 1)


@pytest.mark.parametrize("place", PLACES)
def test_every_slip_is_noticed(place: int) -> None:
    """7.3 One letter changed, or one missing."""
    code = encode(HEIST)
    other = "A" if code[place] != "A" else "B"
    with pytest.raises(BadDeck, match="not whole"):
        decode(code[:place] + other + code[place + 1 :])
    with pytest.raises(BadDeck, match="not whole"):
        decode(code[:place] + code[place + 1 :])


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("", "no code"),
        ("the-heist", "no code"),
        ("1.", "no code"),
        ("1." + "A" * 3_000, "no code"),
        ("9." + encode(HEIST)[2:], "reads form 1"),
        ("1.AAAAAAAAAAAAAAAA", "not whole"),
    ],
)
def test_what_is_no_code_is_refused_plainly(code: str, fault: str) -> None:
    """7.3 In a sentence."""
    with pytest.raises(BadDeck, match=fault):
        decode(code)


def test_a_code_is_found_in_a_link() -> None:
    """7.3 Wherever a deck is named."""
    link = f"http://127.0.0.1:8808/decks/new#{encode(HEIST)}"
    assert is_code(link)
    assert find_deck(link) == find_deck(encode(HEIST)) == HEIST
    assert not is_code("1.txt")
