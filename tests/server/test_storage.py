"""Games on disk."""

from __future__ import annotations

import asyncio
import os
import uuid
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from streetcred.errors import GameError
from streetcred.server.bots import Bots
from streetcred.server.messages import Answer, Start
from streetcred.server.page import Page
from streetcred.server.rooms import Rooms
from streetcred.server.settings import Settings, own_file
from streetcred.server.storage import METADATA, Conflict, Standing, Storage, Stored, migrate, now

from .players import DECKS, begin, line_to, player, server

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

POSTGRES = os.environ.get("STREETCRED_TEST_DATABASE_URL", "")


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """Give the URL of an empty database; PostgreSQL only where one was named."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
        return
    if not POSTGRES:
        pytest.skip("NOT TESTED on PostgreSQL: STREETCRED_TEST_DATABASE_URL names no database")
    database = f"test_{uuid.uuid4().hex}"
    engine = create_async_engine(Settings(database=POSTGRES).database_url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {database}"))
    yield engine.url.set(database=database).render_as_string(hide_password=False)
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE {database} WITH (FORCE)"))
    await engine.dispose()


@asynccontextmanager
async def opened(url: str) -> AsyncGenerator[Storage]:
    """Open a database."""
    storage = Storage(url)
    await storage.open()
    yield storage
    await storage.close()


def a_game(name: str = "a", owner: str = "me") -> Stored:
    """Give a game that is stored."""
    return Stored(name, now(), ("person", "random"), (owner, None), [{"name": "x"}], 2**52, "official", "v", "d")


async def test_the_tables_are_made_from_nothing_and_only_once(url: str) -> None:
    """They are those that the code speaks of."""
    async with opened(url):
        pass
    async with opened(url):
        pass
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
        columns = await connection.run_sync(
            lambda inner: {
                name: {column["name"] for column in inspect(inner).get_columns(name)} for name in METADATA.tables
            }
        )
    await engine.dispose()
    assert columns == {name: {column.name for column in table.columns} for name, table in METADATA.tables.items()}


async def test_what_is_stored_is_read_back(url: str) -> None:
    """Games, steps in their order, and lists of games with what they have come to."""
    async with opened(url) as storage:
        game = a_game()
        await storage.add(game)
        await storage.add(a_game("b", "you"))
        assert await storage.game("a") == game
        assert await storage.game("c") is None
        steps = [(11, 0, 0), (10, 2**40, -2), (-1, 1, 0)]
        for number, step in enumerate(steps):
            await storage.append("a", number, step, Standing(number + 1, 3, 1, 2, -1, 0))
        assert await storage.steps("a") == steps
        assert await storage.steps("b") == []
        (listed,) = await storage.games_of("me")
        assert (listed.game, listed.standing) == (game, Standing(3, 3, 1, 2, -1, 0))
        assert listed.played >= game.created
        assert (await storage.games_of("you"))[0].standing == Standing()


async def test_two_can_t_store_the_same_step(url: str) -> None:
    """Of many who try at once, one succeeds."""
    async with opened(url) as first, opened(url) as second:
        await first.add(a_game())
        tries = [storage.append("a", 0, (kind, 0, 0), Standing()) for kind in range(5) for storage in (first, second)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 9
        assert len(await first.steps("a")) == 1


async def test_whoever_comes_second_reads_the_game_anew(url: str) -> None:
    """Two servers with one database: the one that was too late shows the game as it stands, and goes on from there."""
    async with opened(url) as first, opened(url) as second:
        bots = Bots(1)
        here, there = Rooms(first, bots), Rooms(second, bots)
        start = Start(decks=DECKS, seats=("person", "person"), seed=7)
        game = await here.begin(start, "me")
        left, right = await here.room(game.id), await there.room(game.id)
        assert left is not None
        assert right is not None
        seat = left.course.decider
        assert seat is not None
        page = Page(seat)
        right.enter(page)
        options = left.course.game.options
        await left.answer(seat, 0, options[0])
        with pytest.raises(GameError, match="gone on elsewhere"):
            await right.answer(seat, 0, options[1])
        assert right.course.game.answers == left.course.game.answers == [options[0]]
        seat, options = right.course.decider or 0, right.course.game.options
        await right.answer(seat, 1, options[0])
        assert await first.steps(game.id) == right.course.game.answers


async def test_a_whole_game_in_it(url: str, tmp_path: Path) -> None:
    """Over sockets, to the end, with an undo."""
    async with server(tmp_path, database=url) as served, served.visitor() as me:
        game = await begin(me)
        async with player(served, me, game.id) as one:
            await one.play_on()
    async with server(tmp_path, database=url) as served, served.visitor() as again:
        again.cookies = me.cookies
        (listed,) = (await again.get("/api/games")).json()
        assert listed["result"] is not None
        async with player(served, again, game.id) as one:
            assert one.table is not None
            assert one.table.result is not None
            assert one.table.result.words == listed["result"]["words"]


async def test_a_step_that_can_t_be_stored_is_not_taken(
    url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nobody is told of it; whoever connects again finds the game as it was."""
    async with server(tmp_path, database=url) as served, served.visitor() as me:
        game = await begin(me, ("person", "person"))
        async with player(served, me, game.id, 0) as first, player(served, me, game.id, 1) as second:
            asker = first if first.table and first.table.prompt else second
            with monkeypatch.context() as broken:
                broken.setattr(Storage, "append", _fail)
                await asker.say(Answer(number=0, option=asker.choice().key))
                await asker.line.wait_closed()
                await second.line.wait_closed()
            assert asker.line.close_code == 1012
        async with player(served, me, game.id, asker.seat) as again:
            assert again.table is not None
            assert again.table.number == 0
            assert (await again.answer()).number == 1


async def _a_moment() -> None:
    """Let everything happen that is due."""
    for _ in range(3):
        await asyncio.sleep(0)


async def _fail(*_: object) -> None:
    raise OSError("the disk is full")


async def test_games_with_other_rules_are_refused_in_a_sentence(tmp_path: Path) -> None:
    """They stay in the list, with what they had come to."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        engine = create_async_engine(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE games SET version = 'old'"))
        await engine.dispose()
        async with line_to(served, me, game.id) as line:
            assert "follows rules version old" in str(await line.recv())
            await line.wait_closed()
            assert line.close_code == 4409
        assert [one["id"] for one in (await me.get("/api/games")).json()] == [game.id]


async def test_a_room_that_nobody_looks_at_is_dropped(url: str) -> None:
    """After a while; who comes back finds the game as it was."""
    async with opened(url) as storage:
        rooms = Rooms(storage, Bots(1), kept_empty=0.0)
        game = await rooms.begin(Start(decks=DECKS, seats=("person", "person"), seed=7), "me")
        room = await rooms.room(game.id)
        assert room is not None
        assert await rooms.room(game.id) is room
        page = Page(0)
        room.enter(page)
        rooms.left(room)
        await _a_moment()
        assert await rooms.room(game.id) is room
        await room.answer(room.course.decider or 0, 0, room.course.game.options[0])
        room.leave(page)
        rooms.left(room)
        await _a_moment()
        again = await rooms.room(game.id)
        assert again is not room
        assert again is not None
        assert again.course.game.answers == room.course.game.answers


def test_games_are_kept_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which is made if it is missing; what can't be used is told in a sentence."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert own_file() == tmp_path / "data" / "streetcred" / "games.db"
    assert Settings().database_url == f"sqlite+aiosqlite:///{own_file()}"
    assert Settings(database="postgresql://you@there/games").database_url == "postgresql+asyncpg://you@there/games"
    with pytest.raises(GameError, match="is no URL of a database"):
        _ = Settings(database="games.db").database_url
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(GameError, match="can't be kept in"):
        own_file()
