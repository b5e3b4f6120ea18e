"""A seat's WebSocket: what a page says is done or refused, and it is sent the table whenever that changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from streetcred.errors import BadSave, GameError
from streetcred.server.door import is_from_here
from streetcred.server.messages import (
    PROTOCOL,
    Answer,
    AskHint,
    AskWhy,
    Concede,
    Hello,
    Refused,
    Sync,
    TakeBack,
    ToServer,
    Undo,
)
from streetcred.server.page import Goodbye, Page
from streetcred.server.rooms import Rooms
from streetcred.server.settings import Settings

if TYPE_CHECKING:
    from litestar.types import ReceiveMessage

    from streetcred.server.room import Room

LOG: Final = logging.getLogger(__name__)
LARGEST_MESSAGE: Final = 16_384
"""In bytes; an answer takes some fifty."""
OLD_PAGE: Final = Goodbye(4426, "This page is of another version than the server: load it again.")
NO_GAME: Final = Goodbye(4404, "There is no such game, or it is not yours.")
MOST_PAGES: Final = 32
"""How many pages may look at one game at a time."""
CROWDED: Final = Goodbye(4429, f"This game is open in {MOST_PAGES} pages already: close one of them.")
OUT_OF_ORDER: Final = Goodbye(1011, "Something went wrong here; it was noted. Connect again.")
TOO_MANY: Final = 1008
NOT_FROM_HERE: Final = "This page comes from another server."

Connection: TypeAlias = WebSocket[Any, Any, State]

_DECODER: Final = msgspec.json.Decoder(ToServer)


@websocket("/api/games/{game:str}/seats/{seat:str}")
async def sit(
    socket: Connection,
    game: FromPath[str],
    seat: FromPath[str],
    rooms: NamedDependency[Rooms],
    settings: NamedDependency[Settings],
) -> None:
    """Let a page play a seat until it goes."""
    if not is_from_here(socket.scope):
        raise WebSocketException(detail=NOT_FROM_HERE, code=4403)
    await socket.accept()
    page = Page(int(seat) if seat in ("0", "1") else 0)
    writing = asyncio.create_task(_write(socket, page))
    room: Room | None = None
    try:
        room = await _room_for(rooms, game, seat, socket.scope["state"]["owner"])
        if room is None:
            _refuse_and_send_away(page, NO_GAME)
        elif len(room.pages) >= MOST_PAGES:
            _refuse_and_send_away(page, CROWDED)
        else:
            room.enter(page)
            await _Conversation(room, page, settings.messages_a_second).listen(socket)
    except BadSave as fault:
        _refuse_and_send_away(page, Goodbye(4409, str(fault)))
    except WebSocketDisconnect:
        pass
    except Exception:
        LOG.exception("server failed", extra={"facts": {"game": game}})
        _refuse_and_send_away(page, OUT_OF_ORDER)
    finally:
        if page.goodbye is None:
            writing.cancel()
        if room is not None:
            room.leave(page)
            rooms.left(room)
        with suppress(asyncio.CancelledError):
            await writing


async def _room_for(rooms: Rooms, game: str, seat: str, owner: str) -> Room | None:
    """Give the room of a game in which that seat belongs to whoever asks."""
    room = await rooms.room(game)
    return room if room is not None and seat in ("0", "1") and room.owns(owner, int(seat)) else None


def _refuse_and_send_away(page: Page, goodbye: Goodbye) -> None:
    page.say(Refused(reason=goodbye.reason))
    page.send_away(Goodbye(goodbye.code, goodbye.reason.encode()[:120].decode(errors="ignore")))


async def _write(socket: Connection, page: Page) -> None:
    """Send a page what waits for it, until one of both goes."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            waiting = await page.next()
            if isinstance(waiting, Goodbye):
                await socket.close(waiting.code, waiting.reason)
                return
            await socket.send_text(waiting)


class _Conversation:
    """What one page says, and what is done about it."""

    def __init__(self, room: Room, page: Page, most: int) -> None:
        self.room = room
        self.page = page
        self._latest: deque[float] = deque(maxlen=most)
        """When the latest messages came."""

    async def listen(self, socket: Connection) -> None:
        """Do what the page says until it goes, or is sent away."""
        while self.page.goodbye is None:
            said = await socket.receive()
            if said["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="The page has gone.")
            if self._comes_too_often():
                reason = f"Too many messages: at most {self._latest.maxlen} a second are heard."
                _refuse_and_send_away(self.page, Goodbye(TOO_MANY, reason))
                return
            await self._hear(said)

    def _comes_too_often(self) -> bool:
        now = time.monotonic()
        too_often = len(self._latest) == self._latest.maxlen and now - self._latest[0] < 1.0
        self._latest.append(now)
        return too_often

    async def _hear(self, said: ReceiveMessage) -> None:
        """Do what a message says, or refuse it with the reason."""
        try:
            await self._obey(_read(said))
        except GameError as fault:
            self.page.say(Refused(reason=str(fault)))

    async def _obey(self, message: ToServer) -> None:
        room, page = self.room, self.page
        if isinstance(message, Hello):
            self._greet(message)
            return
        if not page.greeted:
            raise GameError("A page says hello before anything else.")
        match message:
            case Answer(number=number, option=option):
                await room.answer(page.seat, number, option)
            case Undo(number=number):
                await room.undo(page.seat, number)
            case TakeBack(number=number, to=to):
                await room.take_back(page.seat, number, to)
            case AskHint(number=number):
                await room.hint(page, number)
            case AskWhy(number=number, card=card, piece=piece):
                await room.why(page, number, card, piece)
            case Concede():
                await room.concede(page.seat)
            case Sync(lines=lines, backs=backs):
                room.show_anew(page, lines, backs)

    def _greet(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            _refuse_and_send_away(self.page, OLD_PAGE)
        else:
            self.room.greet(self.page, hello.lines, hello.backs)


def _read(said: ReceiveMessage) -> ToServer:
    """Read a message. Raises GameError with what is wrong about it."""
    text = said.get("text")
    if not isinstance(text, str):
        raise GameError("Messages are text in JSON.")
    if len(text) > LARGEST_MESSAGE or len(text.encode()) > LARGEST_MESSAGE:
        raise GameError(f"This message is too large: at most {LARGEST_MESSAGE:,} bytes are read.")
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise GameError(f"This message can't be read: {fault}.") from None
