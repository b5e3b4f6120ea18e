"""Games on disk: a row for each game and a row for each step of it. Rows are added and never changed."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    and_,
    event,
    func,
    insert,
    or_,
    select,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from streetcred.layout.data import TABLE
from streetcred.record import FORMAT, WITH_TABLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Executable, Row
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.ext.asyncio import AsyncEngine
    from sqlalchemy.pool import ConnectionPoolEntry

    from streetcred.core.decision import Option
    from streetcred.game import Game
    from streetcred.server.names import Seats

MOST_LISTED: Final = 200
"""How many games of one person are listed."""
AT_ONCE: Final = 500
"""How many rows are written with one statement."""
PATIENCE: Final = 10
"""Seconds to wait for another process that writes to the same file."""

METADATA: Final = MetaData()
GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", String(32), nullable=False),
    Column("first_seat", String(32), nullable=False),
    Column("second_seat", String(32), nullable=False),
    Column("first_owner", String(64), index=True),
    Column("second_owner", String(64), index=True),
    Column("decks", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("rules", String(32), nullable=False),
    Column("version", String(32), nullable=False),
    Column("digest", String(32), nullable=False),
    Column("scene", Text),
)
ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Integer, nullable=False),
    Column("a", BigInteger, nullable=False),
    Column("b", BigInteger, nullable=False),
    Column("at", String(32), nullable=False),
    Column("answers", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("first_gigs", Integer, nullable=False),
    Column("second_gigs", Integer, nullable=False),
    Column("winner", Integer, nullable=False),
    Column("reason", Integer, nullable=False),
)
"""The steps, each with what the game had come to after it, so that a list of games need not play them all anew."""


class Conflict(Exception):
    """Somebody else has stored a step of that number already."""


class Stored(NamedTuple):
    """What a game began with."""

    id: str
    created: str
    seats: Seats
    owners: tuple[str | None, str | None]
    decks: list[Any]
    """As in a record."""
    seed: int
    rules: str
    version: str
    digest: str
    scene: dict[str, Any] | None = None
    """The scene with which it began, as data."""

    def record(self) -> dict[str, Any]:
        """Give the record of the game before its first answer."""
        table = (
            {} if self.scene is None else {"table": {name: self.scene[name] for name in TABLE if name in self.scene}}
        )
        return {
            "streetcred": "record",
            "format": WITH_TABLE if table else FORMAT,
            "rules": self.rules,
            "version": self.version,
            "digest": self.digest,
            "decks": self.decks,
            **table,
            "seed": self.seed,
            "answers": [],
            "conceded": None,
        }


class Standing(NamedTuple):
    """What a game has come to."""

    answers: int = 0
    turn: int = 0
    first_gigs: int = 0
    second_gigs: int = 0
    winner: int = -1
    reason: int = 0

    @classmethod
    def of(cls, game: Game) -> Standing:
        """Give what a game has come to."""
        state = game.state
        first, second = (len(side.gigs) for side in state.sides)
        return cls(len(game.answers), state.turn, first, second, state.winner, state.reason)


class Listed(NamedTuple):
    """A game with what it has come to."""

    game: Stored
    played: str
    standing: Standing


def now() -> str:
    """Give the time as ISO 8601 in UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Storage:
    """The games in a database."""

    def __init__(self, url: str) -> None:
        self._is_file = url.startswith("sqlite")
        if self._is_file:
            # One connection, at which all wait in line: several would wait for each other's locks by sleeping. Every
            # write is one statement, which needs no transaction around it.
            self._engine = create_async_engine(
                url,
                connect_args={"timeout": PATIENCE},
                pool_size=1,
                max_overflow=0,
                pool_reset_on_return=None,
                isolation_level="AUTOCOMMIT",
            )
            event.listen(self._engine.sync_engine, "connect", _prepare)
        else:
            self._engine = create_async_engine(url, pool_pre_ping=True)

    @property
    def engine(self) -> AsyncEngine:
        """The way to the database, for others that keep something in it."""
        return self._engine

    async def open(self) -> None:
        """Make the tables, or bring them up to date."""
        async with self._engine.begin() as connection:
            if self._is_file:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.run_sync(migrate)
            if self._is_file:
                await connection.exec_driver_sql("COMMIT")

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def add(self, game: Stored) -> None:
        """Store a new game."""
        row = {
            "id": game.id,
            "created": game.created,
            "first_seat": game.seats[0],
            "second_seat": game.seats[1],
            "first_owner": game.owners[0],
            "second_owner": game.owners[1],
            "decks": json.dumps(game.decks),
            "seed": game.seed,
            "rules": game.rules,
            "version": game.version,
            "digest": game.digest,
            "scene": None if game.scene is None else json.dumps(game.scene),
        }
        async with self._engine.begin() as connection:
            await connection.execute(insert(GAMES), row)

    async def append(self, game: str, number: int, step: Option, standing: Standing) -> None:
        """Store the next step of a game. Raises Conflict if there is one of that number already."""
        kind, a, b = step
        row = {"game": game, "number": number, "kind": kind, "a": a, "b": b, "at": now(), **standing._asdict()}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(ANSWERS), row)
        except IntegrityError as fault:
            raise Conflict(f"{game} has a step {number} already") from fault

    async def append_all(self, game: str, steps: Sequence[tuple[Option, Standing]]) -> None:
        """Store the first steps of a game that begins in the middle of another."""
        at = now()
        rows = [
            {"game": game, "number": number, "kind": kind, "a": a, "b": b, "at": at, **standing._asdict()}
            for number, ((kind, a, b), standing) in enumerate(steps)
        ]
        for first in range(0, len(rows), AT_ONCE):
            await self.write(insert(ANSWERS).values(rows[first : first + AT_ONCE]))

    async def read(self, wanted: Executable) -> Sequence[Row[Any]]:
        """Give the rows that a question to any of the tables is answered with."""
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).all()

    async def write(self, change: Executable) -> None:
        """Change one of the tables."""
        async with self._engine.begin() as connection:
            await connection.execute(change)

    async def game(self, number: str) -> Stored | None:
        """Give what a game began with; None if there is none with that id."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(GAMES).where(GAMES.c.id == number))).one_or_none()
        return None if row is None else _stored(row)

    async def steps(self, game: str) -> list[Option]:
        """Give all steps of a game in order."""
        wanted = select(ANSWERS.c.kind, ANSWERS.c.a, ANSWERS.c.b).where(ANSWERS.c.game == game)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(ANSWERS.c.number))).all()
        return [(kind, a, b) for kind, a, b in rows]

    async def games_of(self, owner: str, most: int = MOST_LISTED) -> list[Listed]:
        """Give the games in which somebody has a seat, the one played last first."""
        last = select(ANSWERS.c.game, func.max(ANSWERS.c.number).label("number")).group_by(ANSWERS.c.game).subquery()
        told = [ANSWERS.c.at, *(ANSWERS.c[name] for name in Standing._fields)]
        joined = GAMES.outerjoin(last, last.c.game == GAMES.c.id).outerjoin(
            ANSWERS, and_(ANSWERS.c.game == last.c.game, ANSWERS.c.number == last.c.number)
        )
        wanted = (
            select(GAMES, *told)
            .select_from(joined)
            .where(or_(GAMES.c.first_owner == owner, GAMES.c.second_owner == owner))
            .order_by(func.coalesce(ANSWERS.c.at, GAMES.c.created).desc())
            .limit(most)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [_listed(row) for row in rows]


def _stored(row: Row[Any]) -> Stored:
    return Stored(
        id=row.id,
        created=row.created,
        seats=(row.first_seat, row.second_seat),
        owners=(row.first_owner, row.second_owner),
        decks=json.loads(row.decks),
        seed=row.seed,
        rules=row.rules,
        version=row.version,
        digest=row.digest,
        scene=None if row.scene is None else json.loads(row.scene),
    )


def _listed(row: Row[Any]) -> Listed:
    standing = Standing() if row.at is None else Standing(*(getattr(row, name) for name in Standing._fields))
    return Listed(_stored(row), row.at or row.created, standing)


def _prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Let a file be read while it is written; what was confirmed outlives this process."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the tables of a database up to date."""
    config = Config()
    config.set_main_option("script_location", "streetcred.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
