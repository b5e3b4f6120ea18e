"""Trying a card: a game that begins where it can be played at once."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar import Request, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from streetcred.cards.catalogue import CARDS
from streetcred.scenes import to_data
from streetcred.scenes.trying import scene_for
from streetcred.server.messages import GameSummary, Start
from streetcred.server.names import PERSON
from streetcred.server.rooms import Rooms

Asked: TypeAlias = Request[Any, Any, State]
BOT: Final = "street"


@post("/api/cards/{card:str}/try")
async def try_card(card: FromPath[str], request: Asked, rooms: NamedDependency[Rooms]) -> GameSummary:
    """Begin a game against a bot at the table of a card."""
    if card not in CARDS:
        raise NotFoundException(f"No card has the id {card[:60]}. All cards are at /cards.")
    start = Start(scene=to_data(scene_for(card)), guided=True, seats=(PERSON, BOT))
    return await rooms.begin(start, request.scope["state"]["owner"])
