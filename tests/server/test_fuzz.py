"""Messages that are none: refused, and neither the game nor any other one is disturbed."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from websockets.exceptions import ConnectionClosed

from streetcred.game import Game
from streetcred.server.messages import Answer, Concede, Refused, Table
from streetcred.server.room import Room

from .players import READER, Player, begin, line_to, player, server

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

BAD: tuple[str | bytes, ...] = (
    "",
    "x",
    "null",
    "[]",
    "{}",
    '"hello"',
    b"\x00\xff",
    b'{"type":"concede"}',
    '{"type":"nothing"}',
    '{"type":7}',
    '{"type":"answer"}',
    '{"type":"answer","number":"0","option":[1,2,3]}',
    '{"type":"answer","number":0,"option":[1,2]}',
    '{"type":"answer","number":0,"option":[1,2,3,4]}',
    '{"type":"answer","number":0,"option":null}',
    '{"type":"answer","number":0.5,"option":[1,2,3]}',
    '{"type":"answer","number":0,"option":[1,2,3],"more":true}',
    '{"type":"answer","number":-1,"option":[1,2,3]}',
    '{"type":"answer","number":99999999999999999999999999,"option":[1,2,3]}',
    '{"type":"answer","number":1,"option":[99999999999999999999999999,-99999999999999999999999999,0]}',
    '{"type":"undo","number":true}',
    '{"type":"undo","number":-5}',
    '{"type":"take_back","number":1,"to":-1}',
    '{"type":"ask_why","number":1,"piece":-7}',
    '{"type":"ask_why","number":1,"card":"\\u0000"}',
    '{"type":"ask_hint","number":-1}',
    "[" * 10_000,
    '{"type":"' + "x" * 20_000 + '"}',
    '{"type":"sync","lines":' + "9" * 17_000 + "}",
    "é" * 10_000,
    "x" * 1_000_000,
    b"x" * 1_000_000,
)


async def test_what_can_t_be_read_is_refused_and_the_socket_stays(tmp_path: Path) -> None:
    """With a sentence each; afterwards the game goes on as if nothing had been."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        async with player(served, me, game.id) as one:
            await one.is_asked()
            before = one.table
            for message in BAD:
                await one.say(message)
                reason = await one.is_refused()
                assert reason.endswith("."), message
                assert "Traceback" not in reason
            assert one.table == before
            await one.play_on(5)


async def test_messages_made_up_at_random(tmp_path: Path) -> None:
    """Fields of all types in all places: each gets one answer, and another game goes on beside it."""
    chance = random.Random(1)
    values: tuple[Any, ...] = (0, 1, -1, 2**70, 0.5, "", "x", None, True, [], {}, [1, 2, 3], [3, 0, 0], [[1]], {"a": 1})
    types = ("hello", "answer", "undo", "take_back", "ask_why", "concede ", "sync", "", 3, None)
    names = ("number", "option", "protocol", "lines", "to", "card", "piece", "other")
    async with server(tmp_path) as served, served.visitor() as me:
        game, beside = await begin(me, ("person", "person")), await begin(me, seed=2)
        async with player(served, me, game.id) as one, player(served, me, beside.id) as other:
            for number in range(300):
                picked = {name: chance.choice(values) for name in chance.sample(names, chance.randrange(5))}
                if picked.get("protocol", 1) != 1 or picked.get("protocol") is True:
                    picked["protocol"] = "1"
                await one.say(json.dumps({"type": chance.choice(types), **picked}))
                await one.hear()
                if number % 10 == 0 and await other.is_asked():
                    await other.answer()


async def test_before_hello_nothing_is_done(tmp_path: Path) -> None:
    """A page introduces itself."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        async with line_to(served, me, game.id) as line:
            one = Player(line, 0)
            for message in ('{"type":"concede"}', '{"type":"sync"}', '{"type":"answer","number":0,"option":[13,0,0]}'):
                await one.say(message)
                assert await one.is_refused() == "A page says hello before anything else."


async def test_a_flood_ends_the_connection_and_no_other_one(tmp_path: Path) -> None:
    """A thousand messages at once: the first fifty are heard, the next is refused, and the rest meets a closed door."""
    async with server(tmp_path, messages_a_second=50) as served, served.visitor() as me:
        game, beside = await begin(me), await begin(me, seed=2)
        async with player(served, me, game.id) as one, player(served, me, beside.id) as other:
            heard = []
            flood = asyncio.gather(*(one.line.send('{"type":"sync"}') for _ in range(1000)), return_exceptions=True)
            with suppress(ConnectionClosed):
                async for told in one.line:
                    heard.append(READER.decode(told))
            await flood
            assert one.line.close_code == 1008
            assert "Too many messages" in (one.line.close_reason or "")
            assert isinstance(heard[-1], Refused)
            assert len(heard) <= 51
            await other.play_on(3)
        async with player(served, me, game.id) as again:
            await again.play_on(3)


async def test_a_fault_of_the_engine_leaves_the_game_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told in a sentence, and the next answer is taken."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me, ("person", "person"))
        async with player(served, me, game.id, 0) as first, player(served, me, game.id, 1) as second:
            asker = first if first.table and first.table.prompt else second
            with monkeypatch.context() as broken:
                broken.setattr(Game, "_take", _fail)
                await asker.say(Answer(number=0, option=asker.choice().key))
                await asker.sees()
                assert "nothing has changed" in await asker.is_refused()
            assert (await asker.answer()).number == 1


def _fail(*_: object) -> None:
    raise AssertionError("made up")


async def test_a_fault_of_the_server_ends_one_connection_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever connects again goes on."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        async with player(served, me, game.id) as one:
            with monkeypatch.context() as broken:
                broken.setattr(Room, "concede", _fail)
                await one.say(Concede())
                while isinstance(told := await one.hear(), Table):
                    pass
                assert isinstance(told, Refused)
                assert "it was noted" in told.reason
                await one.line.wait_closed()
                assert one.line.close_code == 1011
        async with player(served, me, game.id) as again:
            await again.play_on(3)
