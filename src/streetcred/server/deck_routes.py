"""The routes about decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from streetcred.errors import GameError
from streetcred.server.deck_box import DeckBox, read, rules, written
from streetcred.server.deck_messages import (
    DeckList,
    DeckRead,
    DeckRules,
    DeckVersion,
    DeckWritten,
    Improve,
    Improvement,
    KeptDeck,
    OwnDeck,
    ReadDeck,
    SaveDeck,
)
from streetcred.server.improving import Improving

if TYPE_CHECKING:
    from collections.abc import Sequence

    from litestar.types import ControllerRouterHandler

Asked: TypeAlias = Request[Any, Any, State]
Told = TypeVar("Told")


async def _body(request: Asked, kind: type[Told], what: str) -> Told:
    """Read what was sent. Raises GameError if it is nothing of that kind."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise GameError(f"This is no {what}: {fault}.") from None


def _owner(request: Asked) -> str:
    owner: str = request.scope["state"]["owner"]
    return owner


@get("/api/decks/rules")
async def deck_rules() -> DeckRules:
    """Give what makes a deck legal."""
    return rules()


@get("/api/decks/own")
async def own_decks(request: Asked, deck_box: NamedDependency[DeckBox]) -> list[OwnDeck]:
    """Give the decks of whoever asks."""
    return await deck_box.own(_owner(request))


@post("/api/decks")
async def keep_deck(request: Asked, deck_box: NamedDependency[DeckBox]) -> KeptDeck:
    """Keep a new deck."""
    return await deck_box.keep(_owner(request), await _body(request, SaveDeck, "deck"))


@get("/api/decks/{deck:str}")
async def deck(deck: FromPath[str], request: Asked, deck_box: NamedDependency[DeckBox]) -> KeptDeck:
    """Give a deck to whoever has its link."""
    return await deck_box.deck(deck, _owner(request))


@get("/api/decks/{deck:str}/versions")
async def deck_versions(deck: FromPath[str], deck_box: NamedDependency[DeckBox]) -> list[DeckVersion]:
    """Give all versions of a deck."""
    return await deck_box.versions(deck)


@post("/api/decks/{deck:str}/versions")
async def change_deck(deck: FromPath[str], request: Asked, deck_box: NamedDependency[DeckBox]) -> KeptDeck:
    """Keep another version of a deck."""
    return await deck_box.change(deck, _owner(request), await _body(request, SaveDeck, "version of a deck"))


@post("/api/decks/read", status_code=200)
async def read_deck(request: Asked) -> DeckRead:
    """Read what somebody has pasted."""
    return read((await _body(request, ReadDeck, "text")).text)


@post("/api/decks/written", status_code=200)
async def write_deck(request: Asked) -> DeckWritten:
    """Write a deck in all forms in which it can be handed on."""
    return written(await _body(request, DeckList, "deck"))


@get("/api/improvement")
async def improvement(request: Asked, improving: NamedDependency[Improving]) -> Improvement | None:
    """Give the last search of whoever asks."""
    return improving.of(_owner(request))


@post("/api/improvement")
async def improve(request: Asked, improving: NamedDependency[Improving]) -> Improvement:
    """Begin a search for better swaps."""
    return improving.begin(_owner(request), await _body(request, Improve, "search"))


@post("/api/improvement/stop", status_code=200)
async def stop_improving(request: Asked, improving: NamedDependency[Improving]) -> Improvement:
    """Stop it."""
    return await improving.stop(_owner(request))


HANDLERS: Final[Sequence[ControllerRouterHandler]] = (
    deck_rules,
    own_decks,
    keep_deck,
    deck,
    deck_versions,
    change_deck,
    read_deck,
    write_deck,
    improvement,
    improve,
    stop_improving,
)
