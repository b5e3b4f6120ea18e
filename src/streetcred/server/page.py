"""A page that is connected to a seat, as far as a room sees it: somebody to whom messages can be sent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

if TYPE_CHECKING:
    from streetcred.server.messages import Message

MOST_WAITING: Final = 1_000
"""How many messages may wait for a page that doesn't read them."""
TOO_SLOW: Final = 1013
ENCODER: Final = msgspec.json.Encoder()


class Goodbye(NamedTuple):
    """The end of a connection."""

    code: int
    reason: str


class Page:
    """A page at a seat. What it is sent waits in line, so that a slow page makes nobody else wait."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.greeted = False
        """Whether it has said hello; until then it is sent no table."""
        self.lines = 0
        """How many lines of the log it has."""
        self.goodbye: Goodbye | None = None
        """Why it is sent away, once it is."""
        self._waiting: asyncio.Queue[bytes | Goodbye] = asyncio.Queue()

    def say(self, message: Message) -> None:
        """Send a message."""
        if self.goodbye is None:
            self._waiting.put_nowait(ENCODER.encode(message))
            if self._waiting.qsize() > MOST_WAITING:
                self.send_away(Goodbye(TOO_SLOW, "This page doesn't read what it is sent."))

    def send_away(self, goodbye: Goodbye) -> None:
        """End the connection when all that waits has been sent."""
        if self.goodbye is None:
            self.goodbye = goodbye
            self._waiting.put_nowait(goodbye)

    async def next(self) -> bytes | Goodbye:
        """Give what is to be sent next, as soon as there is something."""
        return await self._waiting.get()
