"""The vocabulary stays one mechanism for many cards, and cards stay short."""

from __future__ import annotations

import ast
import statistics

import pytest

import cards_page
import words
from streetcred.cards.catalogue import CARDS

ONLY_ONE_CARD = 92
"""How many words only one card uses. It may fall and never rise: say a new card in the words that there are, or let a
word say what two cards need."""


def test_no_word_is_there_for_nothing() -> None:
    """Every word is used by a card."""
    assert words.unused() == []


def test_words_for_one_card_become_fewer() -> None:
    """A ratchet: whoever removes one lowers the number here."""
    assert len(words.used_once()) == ONLY_ONE_CARD


def test_cards_are_short() -> None:
    """No card takes more than twelve lines, and half of them take six or fewer."""
    lines = []
    for path in words.CARD_FILES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in words.MAKERS:
                assert node.end_lineno is not None
                lines.append(node.end_lineno - node.lineno + 1)

    assert len(lines) == len(CARDS)
    assert max(lines) <= 12
    assert statistics.median(lines) <= 6


@pytest.mark.pure
def test_the_page_of_words_is_up_to_date() -> None:
    """It is made anew from the vocabulary and the card files."""
    assert words.PAGE.read_text(encoding="utf-8") == words.current(), "run  make docs"


def test_the_page_of_cards_is_up_to_date() -> None:
    """It is made anew from the catalogue."""
    assert cards_page.PAGE.read_text(encoding="utf-8") == cards_page.current(), "run  make docs"
