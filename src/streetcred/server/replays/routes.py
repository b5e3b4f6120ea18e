"""What the pages of replays and statistics ask for."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import ClientException
from litestar.params import FromPath, FromQuery

from streetcred.errors import BadSave, GameError
from streetcred.server.messages import GameSummary, Seat
from streetcred.server.replays.archive import Archive, Opened, check, from_elsewhere, replay_of, whole
from streetcred.server.replays.book import Books
from streetcred.server.replays.messages import (
    PlayOn,
    RecordBook,
    Replay,
    ReplayAnalysis,
    ReplayCheck,
    ReplayFilm,
    ReplayNote,
    ReplayView,
)

if TYPE_CHECKING:
    from litestar.handlers import HTTPRouteHandler

LARGEST_RECORD: Final = 400_000
"""In bytes; a long game takes some ten thousand."""
TOO_LARGE: Final = f"This is too large for a recorded game: at most {LARGEST_RECORD:,} bytes are read."

Asked: TypeAlias = Request[Any, Any, State]
Read = TypeVar("Read")


@get("/api/replays/{game:str}")
async def replay(game: FromPath[str], request: Asked, archive: NamedDependency[Archive]) -> Replay:
    """Tell all about one of one's own games but its moments."""
    return await archive.replay(game, _owner(request))


@get("/api/replays/{game:str}/film")
async def film(
    game: FromPath[str], view: FromQuery[ReplayView], request: Asked, archive: NamedDependency[Archive]
) -> ReplayFilm:
    """Give one of one's own games moment by moment."""
    return await archive.film(await archive.opened(game, _owner(request)), view)


@get("/api/replays/{game:str}/record")
async def download(game: FromPath[str], request: Asked, archive: NamedDependency[Archive]) -> Response[bytes]:
    """Give the record of one of one's own games as a file."""
    data = whole(await archive.opened(game, _owner(request)))
    headers = {"content-disposition": f'attachment; filename="streetcred-{data["seed"]}.json"'}
    return Response(_written(data), media_type="application/json", headers=headers)


@get("/api/replays/{game:str}/analysis")
async def analysis(game: FromPath[str], request: Asked, archive: NamedDependency[Archive]) -> ReplayAnalysis:
    """Say what the best bot thinks of one of one's own games so far."""
    owner = _owner(request)
    return await archive.analysis(await archive.opened(game, owner), owner, begin=False)


@post("/api/replays/{game:str}/analysis", status_code=200)
async def analyse(game: FromPath[str], request: Asked, archive: NamedDependency[Archive]) -> ReplayAnalysis:
    """Let the best bot think about one of one's own games."""
    owner = _owner(request)
    return await archive.analysis(await archive.opened(game, owner), owner, begin=True)


@post("/api/replays/{game:str}/notes", status_code=200)
async def note(game: FromPath[str], request: Asked, archive: NamedDependency[Archive]) -> ReplayNote:
    """Keep a note about one of one's own games."""
    written = await _body(request, ReplayNote, "note")
    await archive.write(game, _owner(request), written)
    return written


@post("/api/replays/{game:str}/games")
async def play_on(game: FromPath[str], request: Asked, archive: NamedDependency[Archive]) -> GameSummary:
    """Go on from any point of one of one's own games."""
    wish, owner = await _body(request, PlayOn, "way to play on"), _owner(request)
    return await archive.play_on(await archive.opened(game, owner), owner, wish)


@post("/api/records", status_code=200, request_max_body_size=LARGEST_RECORD)
async def open_record(request: Asked) -> Replay:
    """Tell all about a record but its moments."""
    return replay_of(await _sent(request))


@post("/api/records/film", status_code=200, request_max_body_size=LARGEST_RECORD)
async def record_film(view: FromQuery[ReplayView], request: Asked, archive: NamedDependency[Archive]) -> ReplayFilm:
    """Give a record moment by moment."""
    return await archive.film(await _sent(request), view)


@post("/api/records/check", status_code=200, request_max_body_size=LARGEST_RECORD)
async def check_record(request: Asked) -> ReplayCheck:
    """Play a record anew and say what it is."""
    return check(await _sent(request))


@post("/api/records/analysis", status_code=200, request_max_body_size=LARGEST_RECORD)
async def analyse_record(begin: FromQuery[bool], request: Asked, archive: NamedDependency[Archive]) -> ReplayAnalysis:
    """Say what the best bot thinks of a record so far; let it think if that is wanted."""
    return await archive.analysis(await _sent(request), _owner(request), begin=begin)


@post("/api/records/games", request_max_body_size=LARGEST_RECORD)
async def play_record_on(
    number: FromQuery[int],
    seat: FromQuery[Seat],
    bot: FromQuery[str],
    request: Asked,
    archive: NamedDependency[Archive],
) -> GameSummary:
    """Go on from any point of a record; only then it is kept here."""
    wish = PlayOn(number=number, seat=seat, bot=bot)
    return await archive.play_on(await _sent(request), _owner(request), wish)


@get("/api/book")
async def book(
    request: Asked, books: NamedDependency[Books], deck: FromQuery[str] = "", bot: FromQuery[str] = ""
) -> RecordBook:
    """Count somebody's finished games: all, or those with a deck or against a bot."""
    return await books.of(_owner(request), deck, bot)


REPLAYS: Final[list[HTTPRouteHandler]] = [
    replay,
    film,
    download,
    analysis,
    analyse,
    note,
    play_on,
    open_record,
    record_film,
    check_record,
    analyse_record,
    play_record_on,
    book,
]


def _owner(request: Asked) -> str:
    owner: str = request.scope["state"]["owner"]
    return owner


def _written(data: dict[str, Any]) -> bytes:
    return (json.dumps(data, ensure_ascii=False) + "\n").encode()


async def _sent(request: Asked) -> Opened:
    """Give the record that was sent. Raises BadSave in a sentence if it is none."""
    try:
        text = await request.body()
    except ClientException as fault:
        raise BadSave(TOO_LARGE) from fault
    return await asyncio.to_thread(from_elsewhere, text)


async def _body(request: Asked, kind: type[Read], name: str) -> Read:
    """Read what was sent. Raises GameError with what is wrong about it."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise GameError(f"This is no {name}: {fault}.") from None
