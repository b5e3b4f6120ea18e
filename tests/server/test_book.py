"""The rule book, over plain HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from streetcred import rulebook
from streetcred.cards.catalogue import CARDS
from streetcred.rulebook import shown
from streetcred.scenes import all_scenes
from streetcred.server.book_messages import Book, MapRule

from .players import server

if TYPE_CHECKING:
    from pathlib import Path


async def test_the_whole_book_is_sent_once(tmp_path: Path) -> None:
    """Every rule in order, with cards that there are; a browser that has it is told so."""
    async with server(tmp_path) as served, served.visitor() as me:
        answer = await me.get("/api/rulebook")
        book = msgspec.json.decode(answer.content, type=Book)
        assert [rule.number for rule in book.rules] == [rule.number for rule in rulebook.rules()]
        assert [rule.words for rule in book.rules] == [rule.text for rule in rulebook.rules()]
        assert {card for rule in book.rules for card in rule.cards} <= set(CARDS)
        assert {card for ruling in book.rulings for card in (ruling.card,) if card} <= set(CARDS)
        assert (len(book.rulings), len(book.decisions)) == (346, len(shown.decisions()))
        assert [scene.id for scene in book.scenes] == list(all_scenes())
        again = await me.get("/api/rulebook", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


async def test_a_keyword_leads_to_the_cards_that_bear_it(tmp_path: Path) -> None:
    """Such as ADRENALINE; a rule that nobody shows leads nowhere."""
    async with server(tmp_path) as served, served.visitor() as me:
        book = msgspec.json.decode((await me.get("/api/rulebook")).content, type=Book)
        rules = {rule.number: rule for rule in book.rules}
        assert {"riding-nomad", "modded-kusanagi"} <= set(rules["11.23"].cards)
        assert "psycho-squad" not in rules["11.23"].cards
        assert (rules["2.13"].cards, rules["2.13"].people) == ([], "hygiene")


async def test_the_map_tells_where_rules_are_followed(tmp_path: Path) -> None:
    """In code and tests that are in the project."""
    async with server(tmp_path) as served, served.visitor() as me:
        rules = msgspec.json.decode((await me.get("/api/rulebook/map")).content, type=list[MapRule])
        found = {rule.number: rule for rule in rules}
        assert [rule.number for rule in rules] == [rule.number for rule in rulebook.rules()]
        assert ("src/streetcred/rules/win.py", "check_at_start") in {
            (place.file, place.name) for place in found["1.10.1"].code
        }
        assert all(place.words for rule in rules for place in rule.tests)
        assert (found["2.13"].code, found["2.13"].tests) == ([], [])
