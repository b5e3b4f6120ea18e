"""What the server says of cards, besides what is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from streetcred import rulebook
from streetcred.cards.announced import ANNOUNCED
from streetcred.cards.catalogue import CARDS
from streetcred.decks import LISTS
from streetcred.printings import printings_of
from streetcred.rulings import rulings_of
from streetcred.server.card_messages import CardSheet, Listed
from streetcred.server.card_sheets import KEYWORD_RULES, all_listed, sheet_of

from .players import server

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    import httpx


@pytest.fixture
async def me(tmp_path: Path) -> AsyncGenerator[httpx.AsyncClient]:
    """Give a visitor of a server."""
    async with server(tmp_path) as served, served.visitor() as one:
        yield one


async def test_the_catalogue_has_all_cards_by_number(me: httpx.AsyncClient) -> None:
    """3.14.2."""
    listed = msgspec.json.decode((await me.get("/api/catalogue")).content, type=list[Listed])
    assert [card.id for card in listed] == sorted(CARDS, key=lambda slug: CARDS[slug].number)
    assert listed[0].number == "WNC 001"
    assert {card.id: card for card in listed}["corpo-security"].keywords == ["BLOCKER"]


async def test_a_card_has_a_sheet(me: httpx.AsyncClient) -> None:
    """With all that is known about it."""
    sheet = msgspec.json.decode((await me.get("/api/cards/kiroshi-optics")).content, type=CardSheet)
    assert sheet.number == "WNC 061"
    assert [printing.number for printing in sheet.printings] == [one.number for one in printings_of("kiroshi-optics")]
    assert sheet.errata[0].date == "2026-08-29"
    assert sheet.figures is not None
    assert sheet.figures.bot == "street"


async def test_a_card_that_is_none_gets_a_sentence(me: httpx.AsyncClient) -> None:
    """And one without a known text the reason why there is no more."""
    answer = await me.get("/api/cards/corpo-securitee")
    assert answer.status_code == 404
    assert answer.json()["reason"] == "No card has the id corpo-securitee. All cards are at /cards."
    unread = await me.get("/api/cards/rebecca-having-a-moment")
    assert (unread.status_code, unread.json()["reason"]) == (404, ANNOUNCED["rebecca-having-a-moment"].reason)


def test_sheets_lead_from_card_to_card() -> None:
    """Behind each comes the next by number, and all are met before the first comes again."""
    start = at = all_listed()[0].id
    met: list[str] = []
    while not met or at != start:
        met.append(at)
        assert sheet_of(sheet_of(at).behind).before == at
        at = sheet_of(at).behind
    assert met == [card.id for card in all_listed()]


def test_decks_say_how_many_copies() -> None:
    """Of every list, Legends included; all copies together are the cards of the lists."""
    counted = sum(deck.copies for slug in CARDS for deck in sheet_of(slug).decks)
    assert counted == sum(len(deck.legends) + len(deck.main) for deck in LISTS.values())
    assert {deck.id for deck in sheet_of("corpo-security").decks} == {
        slug for slug, deck in LISTS.items() if CARDS["corpo-security"] in deck.main
    }


def test_rulings_are_those_of_the_card_and_those_that_name_it() -> None:
    """One that is shown by a test of Bombus speaks of Corpo Security."""
    sheet = sheet_of("corpo-security")
    assert [ruling.id for ruling in sheet.rulings] == [ruling.id for ruling in rulings_of("corpo-security")]
    assert "R003" in {ruling.id for ruling in sheet.named_in}
    for slug in CARDS:
        found = sheet_of(slug)
        assert not {one.id for one in found.rulings} & {one.id for one in found.named_in}


def test_keywords_lead_to_their_rules() -> None:
    """11.15 to 11.26 Each number is that of a rule, or of a section, that speaks of the word."""
    for word, number in KEYWORD_RULES.items():
        rule = rulebook.find(number)
        assert rule is not None, number
        assert word.strip("[]") in rule.text or word in rule.text, (word, rule.text)
    assert [one.word for one in sheet_of("corpo-security").keywords] == ["BLOCKER"]
