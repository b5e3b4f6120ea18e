"""The catalogue on the command line."""

from __future__ import annotations

import json
from typing import Any

from click.testing import CliRunner

from streetcred.cards.announced import ANNOUNCED
from streetcred.cards.catalogue import CARDS
from streetcred.printings import printings
from streetcred.terminal.cli import cli


def told(*words: str) -> str:
    """Give what a command prints."""
    result = CliRunner().invoke(cli, words)
    assert result.exit_code == 0, result.output
    return result.output


def catalogue() -> dict[str, dict[str, Any]]:
    """Give the catalogue as data, by id."""
    return {card["id"]: card for card in json.loads(told("cards", "--json"))}


def test_a_card_is_shown_with_its_printings_and_corrections() -> None:
    """3.14, 3.16.1 Set, number and rarity of each."""
    said = told("card", "kiroshi", "optics")

    assert "Gear, 1 Yellow RAM, cost 1, power 1, CYBERWARE" in said
    assert "Welcome to Night City 061 (Common), The Heist starter deck 007 (Common)" in said
    assert "Corrected on 2026-08-29:" in said


def test_the_data_has_all_cards_with_their_printings() -> None:
    """Those that can be played, and one whose text nobody knows."""
    cards = catalogue()

    assert set(cards) == set(CARDS) | set(ANNOUNCED)
    assert sum(len(card["printings"]) for card in cards.values()) == len(printings())
    assert [slug for slug, card in cards.items() if card["text"] is None] == ["rebecca-having-a-moment"]
    assert cards["floor-it"]["text"] == "QUICK Give a rival Unit -1 power this turn. Draw 1."


def test_a_card_of_unknown_text_is_shown_with_the_reason() -> None:
    """What is known of her, and why she can't be played."""
    said = told("card", "rebecca")

    assert said.startswith("Rebecca: Having a Moment\nLegend, Red\n")
    assert "nobody has made the text of this Legend known" in said
    assert "Set 1 promos 005 (Nova Rare)" in said
    assert catalogue()["rebecca-having-a-moment"]["power"] is None


def test_words_find_her_too() -> None:
    """Among the cards of her kind, and alone."""
    assert "Rebecca: Having a Moment" in told("cards", "rebecca")
    assert "Rebecca: Having a Moment" in told("cards", "red", "legend")
    assert "Rebecca" not in told("cards", "blue", "legend")


def test_the_search_has_words_for_facts() -> None:
    """With "or", "not", quotation marks that the shell takes away, and an order of one's own."""
    said = told("cards", "color:red,blue", "type:unit", "cost<=3", "text:draw 1", "!color:blue", "sort:-cost")
    assert "Swordwise Huscle" in said
    assert "Evelyn Parker" not in said
    both = told("cards", "color:blue cost<2 type:program", "sort:name")
    assert both.index("Floor It") < both.index("Trust No One")


def test_a_wrong_word_is_told_and_the_others_work() -> None:
    """The list is there, and beside it what would be right."""
    result = CliRunner().invoke(cli, ["cards", "colr:blue", "mox", "inciters"])
    assert result.exit_code == 0
    assert "Did you mean color?" in result.stderr
    assert "Mox Inciters" in result.stdout
