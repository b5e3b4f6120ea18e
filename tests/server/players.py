"""A server for a test, and people who play on it over real sockets."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from streetcred.server.messages import (
    PROTOCOL,
    Answer,
    GameSummary,
    Hello,
    Message,
    Prompt,
    Refused,
    Table,
    ToPage,
)
from streetcred.server.serving import Listening
from streetcred.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from streetcred.server.messages import Option, OptionKey

DECKS: Final = ("the-heist", "embracing-power")
PATIENCE: Final = 30.0
"""Seconds after which a test gives up waiting; none waits for time to pass."""
READER: Final = msgspec.json.Decoder(ToPage)


class Served:
    """A server that runs, and how to reach it."""

    def __init__(self, port: int) -> None:
        self.at = f"127.0.0.1:{port}"

    def visitor(self) -> httpx.AsyncClient:
        """Give somebody with cookies of their own."""
        return httpx.AsyncClient(base_url=f"http://{self.at}", timeout=PATIENCE)


@asynccontextmanager
async def server(folder: Path, **settings: Any) -> AsyncGenerator[Served]:
    """Run a server in this process, with its games in a folder."""
    port: list[int] = []
    chosen = {"database": f"sqlite:///{folder / 'games.db'}", "processes": 1, "messages_a_second": 100_000, **settings}
    listening = Listening(Settings(port=0, **chosen), port.append)
    task = asyncio.create_task(listening.serve())
    while not port:
        assert not task.done(), "the server has not begun"
        await asyncio.sleep(0)
    try:
        yield Served(port[0])
    finally:
        listening.should_exit = True
        await task


async def begin(
    visitor: httpx.AsyncClient,
    seats: tuple[str, str] = ("person", "rookie"),
    seed: int = 7,
    decks: tuple[str, str] = DECKS,
) -> GameSummary:
    """Let somebody begin a game."""
    answer = await visitor.post("/api/games", json={"decks": decks, "seats": seats, "seed": seed})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=GameSummary)


class Player:
    """Somebody at a seat, who answers in a way that follows from the number of the decision."""

    def __init__(self, line: ClientConnection, seat: int) -> None:
        self.line = line
        self.seat = seat
        self.table: Table | None = None
        self.log: list[str] = []
        self.asked: set[str] = set()
        """What kinds of decisions there have been."""

    async def say(self, message: Message | str | bytes) -> None:
        """Send a message."""
        await self.line.send(msgspec.json.encode(message).decode() if isinstance(message, Message) else message)

    async def hear(self) -> ToPage:
        """Wait for the next message, and keep what it says of the table."""
        async with asyncio.timeout(PATIENCE):
            told = READER.decode(await self.line.recv())
        if isinstance(told, Table):
            self.table = told
            del self.log[told.lines :]
            self.log += [line.words for line in told.log]
        return told

    async def sees(self) -> Table:
        """Wait for a table."""
        told = await self.hear()
        assert isinstance(told, Table), told
        return told

    async def is_refused(self) -> str:
        """Wait for a refusal, and give its reason."""
        told = await self.hear()
        assert isinstance(told, Refused), told
        return told.reason

    async def is_asked(self) -> Prompt | None:
        """Wait until this seat is asked something; None when the game is over."""
        while self.table is None or (self.table.prompt is None and self.table.result is None):
            await self.sees()
        if self.table.prompt is not None:
            self.asked.add(self.table.prompt.kind)
        return self.table.prompt

    def choice(self) -> Option:
        """Give the option that this player takes: any, but the same one every time."""
        assert self.table is not None
        assert self.table.prompt is not None
        options = self.table.prompt.options
        return options[self.table.number * 7919 % len(options)]

    async def answer(self, option: OptionKey | None = None) -> Table:
        """Answer, and wait for what comes of it."""
        assert self.table is not None
        await self.say(Answer(number=self.table.number, option=option or self.choice().key))
        return await self.sees()

    async def play_on(self, answers: int = 10_000) -> None:
        """Answer so many times, or to the end of the game."""
        for _ in range(answers):
            if await self.is_asked() is None:
                return
            await self.answer()


@asynccontextmanager
async def line_to(
    served: Served, visitor: httpx.AsyncClient, game: str, seat: int | str = 0, origin: str | None = None
) -> AsyncGenerator[ClientConnection]:
    """Open a socket to a seat."""
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    headers = {"cookie": cookie} | ({} if origin is None else {"origin": origin})
    async with connect(
        f"ws://{served.at}/api/games/{game}/seats/{seat}", additional_headers=headers, max_size=None, proxy=None
    ) as line:
        yield line


@asynccontextmanager
async def player(
    served: Served, visitor: httpx.AsyncClient, game: str, seat: int = 0, lines: int = 0
) -> AsyncGenerator[Player]:
    """Let somebody sit down at a seat and see the table."""
    async with line_to(served, visitor, game, seat) as line:
        one = Player(line, seat)
        await one.say(Hello(protocol=PROTOCOL, lines=lines))
        await one.sees()
        yield one
