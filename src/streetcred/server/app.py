"""The application: its routes, and what lives as long as it does."""

from __future__ import annotations

import hashlib
import logging
import mimetypes
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath

import streetcred
from streetcred.errors import GameError
from streetcred.rulebook import RULES_VERSION
from streetcred.server import deck_routes
from streetcred.server.book import book, rules_map
from streetcred.server.bots import Bots
from streetcred.server.card_sheets import card_sheet, catalogue
from streetcred.server.deck_box import DeckBox
from streetcred.server.door import Door
from streetcred.server.improving import Improving
from streetcred.server.learning import learning, solution
from streetcred.server.messages import PROTOCOL, BotSummary, DeckSummary, Fault, GameSummary, RuleSheet, Start
from streetcred.server.printed import all_bots, all_cards, all_decks, rule_sheet
from streetcred.server.replays.archive import Archive
from streetcred.server.replays.book import Books
from streetcred.server.replays.routes import REPLAYS
from streetcred.server.replays.shelf import Shelf
from streetcred.server.rooms import Rooms
from streetcred.server.scenes import scenes
from streetcred.server.seat import sit
from streetcred.server.settings import Settings, page_folder
from streetcred.server.storage import Storage
from streetcred.server.trying import try_card

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

LOG: Final = logging.getLogger(__name__)
LARGEST_BODY: Final = 65_536
SMALL: Final = 2_000
"""In bytes; what is smaller is not compressed."""
FOR_GOOD: Final = "public, max-age=31536000, immutable"
"""For files whose names change when they do."""
ASK_FIRST: Final = "no-cache"
NOT_BUILT: Final = (
    "The page is not built yet. In a checkout of Streetcred, run:  cd web && npm ci && npm run build\n"
    "Then load this page again. The server itself is running.\n"
)

Asked: TypeAlias = Request[Any, Any, State]

CARDS: Final = msgspec.json.encode(all_cards())
CARDS_TAG: Final = f'"{hashlib.sha256(CARDS).hexdigest()[:20]}"'


@get("/api/health")
async def health() -> dict[str, str]:
    """Say that the server is there."""
    return {"status": "ok"}


@get("/api/version")
async def version() -> dict[str, str | int]:
    """Say which versions are at work."""
    return {
        "streetcred": streetcred.__version__,
        "protocol": PROTOCOL,
        "rules": RULES_VERSION,
        "engine": streetcred.ENGINE,
    }


@get("/api/cards")
async def cards(request: Asked) -> Response[bytes]:
    """Give every card; nothing to who has them already."""
    headers = {"etag": CARDS_TAG, "cache-control": ASK_FIRST}
    if CARDS_TAG in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(CARDS, media_type=MediaType.JSON, headers=headers)


@get("/api/decks")
async def decks() -> list[DeckSummary]:
    """Give the lists that come with the game."""
    return all_decks()


@get("/api/bots")
async def bots() -> list[BotSummary]:
    """Give the bots that one may play against."""
    return all_bots()


@get("/api/rules/{number:str}")
async def rule(number: FromPath[str]) -> RuleSheet:
    """Give a rule by its number, with those below it."""
    found = rule_sheet(number)
    if found is None:
        raise NotFoundException(f"No rule has the number {number[:20]}.")
    return found


@post("/api/games")
async def begin(request: Asked, rooms: NamedDependency[Rooms], deck_box: NamedDependency[DeckBox]) -> GameSummary:
    """Begin a new game."""
    try:
        start = msgspec.json.decode(await request.body(), type=Start)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise GameError(f"This is no new game: {fault}.") from None
    return await rooms.begin(await deck_box.spelled(start), request.scope["state"]["owner"])


@post("/api/games/{game:str}/again")
async def begin_again(game: FromPath[str], request: Asked, rooms: NamedDependency[Rooms]) -> GameSummary:
    """Begin another game with the same decks and seats."""
    return await rooms.begin_again(game, request.scope["state"]["owner"])


@get("/api/games")
async def games(request: Asked, rooms: NamedDependency[Rooms]) -> list[GameSummary]:
    """Give the games of whoever asks, the one played last first."""
    return await rooms.games_of(request.scope["state"]["owner"])


@get("/api/{path:path}")
async def nothing(path: FromPath[str]) -> None:
    """Say that there is nothing."""
    raise NotFoundException(f"There is nothing at /api{path}.")


@get("/")
async def front() -> Response[bytes]:
    """Give the page."""
    return _served("/")


@get("/{path:path}")
async def page(path: FromPath[str]) -> Response[bytes]:
    """Give a file of the page; the page itself for every other path, which it reads."""
    return _served(path)


def _served(path: str) -> Response[bytes]:
    folder = page_folder()
    if folder is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
    found = _file(folder, path)
    if found is None and path.startswith("/assets/"):
        raise NotFoundException(f"There is no file {path}.")
    file = found or folder / "index.html"
    cached = FOR_GOOD if path.startswith("/assets/") else ASK_FIRST
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cached})


def _file(folder: Path, path: str) -> Path | None:
    """Give the file of the page that a path names, if it is one of those that are there."""
    files = {f"/{file.relative_to(folder).as_posix()}": file for file in folder.rglob("*") if file.is_file()}
    return files.get(path)


def _told(_: Asked, fault: Exception) -> Response[Fault]:
    """Tell a mistake in a sentence."""
    if isinstance(fault, HTTPException):
        return Response(Fault(reason=fault.detail), status_code=fault.status_code)
    if isinstance(fault, GameError):
        return Response(Fault(reason=str(fault)), status_code=400)
    LOG.error("server failed", exc_info=fault)
    return Response(Fault(reason="Something went wrong here; it was noted."), status_code=500)


def application(settings: Settings) -> Door:
    """Make the application."""
    storage = Storage(settings.database_url)
    thinkers = Bots(settings.processes)
    rooms = Rooms(storage, thinkers, settings.kept_empty, settings.watched_pause)
    deck_box = DeckBox(storage)
    improving = Improving()
    shelf = Shelf(storage)
    archive, books = Archive(storage, shelf, rooms, thinkers), Books(storage, shelf)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncGenerator[None]:
        await storage.open()
        try:
            yield
        finally:
            archive.close()
            await improving.close()
            rooms.close()
            thinkers.close()
            await storage.close()

    inner = Litestar(
        [
            *(health, version, cards, decks, bots, rule, begin, begin_again, games, nothing, front, page, sit),
            *(book, rules_map, scenes, learning, solution, catalogue, card_sheet, try_card),
            *deck_routes.HANDLERS,
            *REPLAYS,
        ],
        dependencies={
            "rooms": Provide(lambda: rooms, sync_to_thread=False),
            "deck_box": Provide(lambda: deck_box, sync_to_thread=False),
            "improving": Provide(lambda: improving, sync_to_thread=False),
            "archive": Provide(lambda: archive, sync_to_thread=False),
            "books": Provide(lambda: books, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        exception_handlers={Exception: _told},
        lifespan=[life],
        logging_config=None,
        openapi_config=None,
        compression_config=CompressionConfig(backend="gzip", minimum_size=SMALL),
        request_max_body_size=LARGEST_BODY,
    )
    return Door(inner)
