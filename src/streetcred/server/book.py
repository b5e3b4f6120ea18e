"""The rule book, over plain HTTP: made once, and sent again only when it has changed."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from streetcred import rulebook
from streetcred.cards.catalogue import CARDS
from streetcred.rulebook import shown
from streetcred.scenes import all_scenes, to_data
from streetcred.server.book_messages import Book, BookDecision, BookRule, BookRuling, MapPlace, MapRule
from streetcred.server.scenes import scene_told
from streetcred.terms import KEYWORD_NAMES
from streetcred.text.abilities import text_of
from streetcred.text.english import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Iterable

Asked: TypeAlias = Request[Any, Any, State]
KEYWORDS: Final = frozenset({*KEYWORD_NAMES.values(), "CALL", "PLAY", "ATTACK", "DEFEATED", "GO SOLO", "QUICK"})
"""Sections of the rules that are about a word on cards."""


@get("/api/rulebook")
async def book(request: Asked) -> Response[bytes]:
    """Give the whole rule book; nothing to who has it already."""
    return _once(request, *_book())


@get("/api/rulebook/map")
async def rules_map(request: Asked) -> Response[bytes]:
    """Give for every rule the code and the tests; nothing to who has them already."""
    return _once(request, *_map())


def _once(request: Asked, body: bytes, tag: str) -> Response[bytes]:
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=MediaType.JSON, headers=headers)


def _tagged(body: bytes) -> tuple[bytes, str]:
    return body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


@cache
def _book() -> tuple[bytes, str]:
    people = rulebook.for_people()
    made = Book(
        version=rulebook.RULES_VERSION,
        rules=[
            BookRule(
                number=rule.number,
                chapter=rule.chapter,
                section=rule.section,
                words=rule.text,
                people=people.get(rule.number, ""),
                cards=list(dict.fromkeys([*_with_keyword(rule), *shown.shown(rule.number).cards])),
            )
            for rule in rulebook.rules()
        ],
        rulings=[
            BookRuling(id=one.id, words=one.words, card=one.card, rules=list(one.rules)) for one in shown.rulings()
        ],
        decisions=[
            BookDecision(letter=one.letter, question=one.question, answer=one.answer, rules=list(one.rules))
            for one in shown.decisions()
        ],
        scenes=[scene_told(to_data(scene)) for scene in all_scenes().values()],
    )
    return _tagged(msgspec.json.encode(made))


def _with_keyword(rule: rulebook.Rule) -> list[str]:
    """Give the cards that bear the keyword which a rule explains: 11.23 is about ADRENALINE."""
    if rule.section not in KEYWORDS or rule.number.count(".") != 1:
        return []
    return [slug for slug, card in CARDS.items() if rule.section in text_of(card, ENGLISH)]


@cache
def _map() -> tuple[bytes, str]:
    made = []
    for rule in rulebook.rules():
        found = shown.shown(rule.number)
        made.append(MapRule(number=rule.number, code=_places(found.code), tests=_places(found.tests)))
    return _tagged(msgspec.json.encode(made))


def _places(places: Iterable[shown.Place]) -> list[MapPlace]:
    return [MapPlace(file=one.file, name=one.name, words=one.words) for one in places]
