"""The server as a process: it listens until it is told to stop, and then says goodbye to everybody."""

from __future__ import annotations

import signal
import sys
from typing import TYPE_CHECKING, Final

import uvicorn

from streetcred.errors import GameError
from streetcred.server.app import application
from streetcred.server.journal import keep_journal

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from streetcred.server.settings import Settings

LARGEST_FRAME: Final = 4 * 1024 * 1024
"""In bytes. Messages are refused long before; what is larger than this ends the connection."""
QUICKLY: Final = 0.0005
"""Seconds after which a thread lets another one go on. Storing an answer goes to and fro between two threads several
times; with the usual 5 ms the slowest answers took three times as long while many games were played."""
PATIENCE: Final = 5
"""Seconds for whatever is under way when the server stops."""


class Listening(uvicorn.Server):
    """A server that says on which port it listens as soon as it does."""

    def __init__(self, settings: Settings, ready: Callable[[int], None]) -> None:
        super().__init__(
            uvicorn.Config(
                application(settings),
                settings.host,
                settings.port,
                ws="websockets-sansio",
                ws_max_size=LARGEST_FRAME,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=PATIENCE,
            )
        )
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self._ready(self.servers[0].sockets[0].getsockname()[1])


def serve(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until SIGTERM or Ctrl-C. Raises GameError if it can't listen."""
    keep_journal()
    sys.setswitchinterval(QUICKLY)
    server = Listening(settings, ready)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _stopped)
    try:
        server.run()
    except SystemExit:
        raise GameError(
            f"The server can't listen at {settings.host}:{settings.port}; is another one running there? "
            "Name another port with --port."
        ) from None
    if not server.started:
        raise GameError("The server could not begin; what it wrote above says why.")


def _stopped(number: int, _: object) -> None:
    """To be stopped is no fault: by the time this signal is passed on to it, the server has ended in good order."""
