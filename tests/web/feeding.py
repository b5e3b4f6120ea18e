"""Answers that are given to a server before anybody looks."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Final

import msgspec
from websockets.sync.client import connect

from streetcred.server.messages import PROTOCOL, Answer, Hello, Table, ToPage

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from websockets.sync.client import ClientConnection

    from streetcred.core.decision import Option
    from streetcred.server.messages import Message

AT_ONCE: Final = 40
"""How many answers go over one connection: a server hears only so many messages a second of each."""
READER: Final = msgspec.json.Decoder(ToPage)


def feed(address: str, cookie: str, answers: Sequence[tuple[int, Option]]) -> None:
    """Give answers for both seats of a game; the address is that of its seats."""
    for begin in range(0, len(answers), AT_ONCE):
        with ExitStack() as lines:
            seats = [lines.enter_context(_sit(f"{address}/{seat}", cookie)) for seat in (0, 1)]
            for number, (player, option) in enumerate(answers[begin : begin + AT_ONCE], begin):
                _say(seats[player], Answer(number=number, option=option))
                for seat in seats:
                    assert _hear(seat).number == number + 1


@contextmanager
def _sit(address: str, cookie: str) -> Generator[ClientConnection]:
    with connect(address, additional_headers={"cookie": cookie}, max_size=None, proxy=None, compression=None) as line:
        _say(line, Hello(protocol=PROTOCOL))
        _hear(line)
        yield line


def _say(line: ClientConnection, message: Message) -> None:
    line.send(msgspec.json.encode(message).decode())


def _hear(line: ClientConnection) -> Table:
    told = READER.decode(line.recv(30))
    assert isinstance(told, Table), told
    return told
