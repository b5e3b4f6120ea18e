"""Searching cards. The cases are those of the page, too: `web/src/cards/search/search.test.ts`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from streetcred.cards.catalogue import CARDS
from streetcred.search import Facts, facts_of, read
from streetcred.search.facts import number_of
from streetcred.terms import TAGS
from streetcred.text.spanish import SPANISH

SHARED: dict[str, Any] = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))


def made_up(card: dict[str, Any]) -> Facts:
    """Give a card of the list as it is searched."""
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in card.items()}
    return Facts(**values)


MADE_UP = [made_up(card) for card in SHARED["cards"]]
ALL = {slug: facts_of(card) for slug, card in CARDS.items()}


def found(typed: str) -> set[str]:
    """Give the ids of all real cards that are found."""
    query = read(typed)
    assert query.faults == []
    return {card.id for card in query.find(ALL.values())}


@pytest.mark.parametrize("case", SHARED["cases"], ids=lambda case: case["query"])
def test_a_case_of_the_shared_list(case: dict[str, Any]) -> None:
    """What is found, in which order, and what is told."""
    query = read(case["query"])
    assert [card.id for card in query.find(reversed(MADE_UP))] == case["found"]
    assert query.faults == case["faults"]


def test_the_shared_list_has_all_tags() -> None:
    """3.13 The page learns them from the cards, and tells of the same ones."""
    assert SHARED["tags"] == sorted(TAGS) == sorted({tag for card in CARDS.values() for tag in card.tags})


def test_every_card_is_found_by_its_name() -> None:
    """Typed as it is, a card comes first, or behind others whose names have all its words."""
    for card in CARDS.values():
        first = read(card.title).find(ALL.values())[0]
        assert all(word in first.name for word in card.title.split()), card.title


def test_fields_find_what_the_cards_say() -> None:
    """Real cards, whose facts are known."""
    assert found("type:legend") == {slug for slug, card in CARDS.items() if card.type_name == "Legend"}
    assert "mox-inciters" in found("tag:mox keyword:blocker type:unit")
    assert "corpo-security" in found("keyword:blocker cost:2-4 -type:gear")
    assert found("power:none") == found("type:program") | found("type:legend cost:none")
    assert "kiroshi-optics" in found('set:"the heist" type:gear cost:1 ram=1 color:yellow tag:cyberware')


def test_keywords_of_both_kinds_are_found() -> None:
    """11.17, 11.22 Where they begin a paragraph, one behind another too."""
    assert ALL["yorinobu-arasaka-steel-dragon"].keywords == ("PLAY",)
    assert ALL["mox-inciters"].keywords == ("BLOCKER", "PLAY")
    assert found("keyword:play keyword:attack")
    for card in CARDS.values():
        assert set(card.keyword_names) <= set(ALL[card.slug].keywords), card


def test_texts_of_another_language_are_searched_in_it() -> None:
    """Keywords are the same in all languages."""
    spanish = facts_of(CARDS["corpo-security"], SPANISH)
    assert spanish.keywords == ALL["corpo-security"].keywords
    assert read("roba").find([facts_of(card, SPANISH) for card in CARDS.values()])


def test_a_card_has_the_number_of_its_home() -> None:
    """3.14.2."""
    assert number_of(CARDS["adam-smasher-ender-of-legends"]) == "WNC 001"
    assert len({number_of(card) for card in CARDS.values()}) == len(CARDS)
