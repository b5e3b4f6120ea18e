"""Where the server listens, where it keeps its games, and where the page is."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from streetcred.errors import GameError

HOST: Final = "127.0.0.1"
PORT: Final = 8808
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
"""How the databases are spoken to, unless the URL says so itself."""


@dataclass(frozen=True)
class Settings:
    """What a server is told when it begins."""

    host: str = HOST
    port: int = PORT
    database: str = ""
    """The URL of the database; empty for a file in the user's data folder."""
    processes: int | None = None
    """How many processes think for bots; None for all cores but one."""
    messages_a_second: int = 50
    """How many messages of one page are heard; more end its connection."""
    watched_pause: float = 1.0
    """Seconds before each answer of a bot in a game that is only watched."""
    kept_empty: float = 60.0
    """Seconds for which a game stays in memory when nobody looks at it any more."""

    @property
    def database_url(self) -> str:
        """The URL of the database, with the driver that speaks to it. Raises GameError if it is none."""
        if not self.database:
            return f"sqlite+aiosqlite:///{own_file()}"
        try:
            url = make_url(self.database)
        except ArgumentError:
            raise GameError(
                f"{self.database!r} is no URL of a database; one is sqlite:///games.db or postgresql://host/games."
            ) from None
        return url.set(drivername=DRIVERS.get(url.drivername, url.drivername)).render_as_string(hide_password=False)


def own_file() -> Path:
    """Give the file in the user's data folder that games are kept in; its folder is made if it is missing."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = home / "streetcred"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise GameError(f"Games can't be kept in {folder}: {fault.strerror}. Name a place with --database.") from None
    return folder / "games.db"


def page_folder() -> Path | None:
    """Give where the built page is: in the package, or in the checkout that the package lies in; None if nowhere."""
    here = Path(__file__).resolve().parent
    for folder in (here / "page", *(above / "web" / "dist" for above in here.parents)):
        if (folder / "index.html").is_file():
            return folder
    return None
