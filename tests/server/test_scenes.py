"""Games that begin with a scene, on the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from streetcred.scenes import all_scenes
from streetcred.server.messages import GameSummary, SceneTold, Undo
from streetcred.server.storage import Storage, Stored, now

from .players import player, server

if TYPE_CHECKING:
    from pathlib import Path

    import httpx
    from sqlalchemy import Connection

OLD_COLUMNS = ("id", "created", "first", "second", "owner", "decks", "seed", "rules", "version", "digest")
SCENE = "power-ten-steals-two"
OWN = {
    "title": "My own",
    "words": "Win.",
    "goal": "Steal the d6.",
    "seed": 3,
    "you": {"field": ["psycho-squad"]},
    "rival": {"gigs": {"d6": 3}},
}


async def begin_scene(visitor: httpx.AsyncClient, scene: Any, seats: tuple[str, str], **more: Any) -> GameSummary:
    """Let somebody begin a game with a scene."""
    answer = await visitor.post("/api/games", json={"scene": scene, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=GameSummary)


async def test_the_scenes_are_listed(tmp_path: Path) -> None:
    """With what is told of them, and not where the rival's cards lie."""
    async with server(tmp_path) as served, served.visitor() as me:
        told = msgspec.json.decode((await me.get("/api/scenes")).content, type=list[SceneTold])
        assert [scene.id for scene in told] == list(all_scenes())


async def test_a_guided_scene_is_played_as_it_suggests(tmp_path: Path) -> None:
    """Every answer is named before it is given; the bot gives its own; undo goes back on the way, too."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin_scene(me, SCENE, ("person", "street"), guided=True)
        assert game.scene is not None
        assert (game.scene.title, game.scene.steps) == ("Ten power, two Gigs", 3)
        async with player(served, me, game.id) as one:
            said = []
            while one.table is not None and one.table.guide is not None and one.table.guide.status != "done":
                guide = one.table.guide
                if guide.status == "wait":
                    await one.sees()
                    continue
                assert guide.status == "now"
                assert one.table.prompt is not None
                named = {option.key: option.words for option in one.table.prompt.options}
                assert guide.key is not None
                assert named[guide.key] == guide.words
                said.append(guide.note)
                await one.answer(guide.key)
            assert said == [
                "Ten power is enough for two.",
                "Take the large ones: they are worth the most Street Cred.",
                "",
            ]
            assert one.table is not None
            assert [gig.sides for gig in one.table.sides[0].gigs] == [6, 20, 6]
            await one.say(Undo(number=one.table.number))
            back = await one.sees()
            assert back.guide is not None
            assert back.guide.status == "now"


async def test_whoever_leaves_the_way_is_told_and_plays_on(tmp_path: Path) -> None:
    """The bot then answers as it likes."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin_scene(me, SCENE, ("person", "street"), guided=True)
        async with player(served, me, game.id) as one:
            assert one.table is not None
            assert one.table.prompt is not None
            assert one.table.turn == 5
            end = next(option.key for option in one.table.prompt.options if option.verb == "end_turn")
            table = await one.answer(end)
            assert table.guide is not None
            assert (table.guide.status, table.guide.key) == ("left", None)
            assert {line.turn for line in table.log} <= {5, 6}
            await one.is_asked()
            assert one.table.turn > table.turn or one.table.prompt is not None


async def test_a_scene_is_played_freely_again_and_after_a_restart(tmp_path: Path) -> None:
    """Nothing is suggested; the table is the same again; a server that was started anew has it, too."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin_scene(me, OWN, ("person", "rookie"))
        assert game.scene is not None
        assert (game.scene.title, game.scene.goal, game.scene.steps) == ("My own", "Steal the d6.", 0)
        async with player(served, me, game.id) as one:
            assert one.table is not None
            assert one.table.guide is None
            assert one.table.sides[0].field[0].card == "psycho-squad"
            begun = one.table
            await one.play_on(3)
        again = msgspec.json.decode((await me.post(f"/api/games/{game.id}/again")).content, type=GameSummary)
        assert (again.id != game.id, again.scene, again.seats) == (True, game.scene, game.seats)
        async with player(served, me, again.id) as one:
            assert one.table is not None
            assert one.table.sides == begun.sides
    async with server(tmp_path) as served, served.visitor() as later:
        later.cookies = me.cookies
        assert {one["scene"]["title"] for one in (await later.get("/api/games")).json()} == {"My own"}
        async with player(served, later, game.id) as one:
            assert one.table is not None
            assert one.table.number >= 3
            await one.play_on(2)


async def test_games_from_before_there_were_scenes_are_kept(tmp_path: Path) -> None:
    """The database gets the new column, and the old games have none."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    engine = create_async_engine(url)

    def older(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", "streetcred.server:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "first_games")

    old = Stored("a", now(), ("person", "street"), ("me", None), [{"name": "x"}], 1, "official", "v", "d")
    async with engine.begin() as connection:
        await connection.run_sync(older)
        row = old._asdict() | {"decks": "[]", "first": "person", "second": "street", "owner": "me"}
        await connection.execute(
            text(
                "INSERT INTO games"
                " (id, created, first_seat, second_seat, first_owner, decks, seed, rules, version, digest)"
                " VALUES (:id, :created, :first, :second, :owner, :decks, :seed, :rules, :version, :digest)"
            ),
            {name: row[name] for name in OLD_COLUMNS},
        )
    await engine.dispose()
    storage = Storage(url)
    await storage.open()
    found = await storage.game("a")
    assert found is not None
    assert (found.scene, found.record()["format"]) == (None, 1)
    await storage.close()


async def test_from_the_other_seat_and_with_two_people(tmp_path: Path) -> None:
    """A scene may be looked at from either side."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin_scene(me, OWN | {"seat": "rival"}, ("street", "person"))
        assert game.scene is not None
        assert (game.scene.seat, game.mine) == (1, [1])
        async with player(served, me, game.id, 1) as one:
            await one.is_asked()
        shared = await begin_scene(me, OWN, ("person", "person"))
        assert shared.mine == [0, 1]


@pytest.mark.parametrize(
    ("start", "reason"),
    [
        ({"scene": "no-such-scene"}, "No scene has the id 'no-such-scene'"),
        ({"scene": {}}, "The scene a-scene needs title, a text."),
        ({"scene": OWN | {"colour": 1}}, "The scene a-scene has 'colour', which is not known here."),
        ({"scene": OWN | {"you": {"hand": ["nobody"]}}}, "'nobody' is the beginning of 0 ids"),
        ({"scene": 5}, "This is no new game"),
        ({}, "A new game needs decks, or a scene"),
        ({"scene": OWN, "seed": -1}, "A seed is a number"),
    ],
)
async def test_a_bad_scene_is_told_in_a_sentence(tmp_path: Path, start: dict[str, Any], reason: str) -> None:
    """And nothing is begun."""
    async with server(tmp_path) as served, served.visitor() as me:
        answer = await me.post("/api/games", json=start | {"seats": ["person", "street"]})
        assert answer.status_code == 400
        assert reason in answer.json()["reason"]
        assert (await me.get("/api/games")).json() == []
