"""Bots that think beside the server."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from streetcred import LISTS, Game
from streetcred.agents import make_agent
from streetcred.server.bots import Bots, seed_of
from streetcred.server.messages import Answer, AskHint, Concede, Refused, Table, Undo

from .players import begin, player, server

if TYPE_CHECKING:
    from pathlib import Path


def a_game() -> Game:
    """Give a game at its first decision."""
    return Game(LISTS["the-heist"], LISTS["embracing-power"], 7)


async def test_a_quick_bot_answers_as_it_does_in_the_terminal() -> None:
    """It is made anew for each answer."""
    game, bots = a_game(), Bots(1)
    while len(game.answers) < 40 and game.decision is not None:
        expected = make_agent("rookie", seed_of(game)).choose(game.view(game.decision.player), game.decision)
        assert await bots.choose(game, "rookie") == expected
        game.answer(expected)
    bots.close()


async def test_a_game_that_goes_another_way_is_played_anew() -> None:
    """A process keeps games and goes on with them; what was taken back does not stay."""
    game, bots = a_game(), Bots(1)
    while len(game.answers) < 30:
        game.answer(await bots.choose(game, "street"))
    before = list(game.answers)
    game.undo(12)
    game.answer(game.options[-1])
    for _ in range(12):
        assert game.decision is not None
        expected = make_agent("street", seed_of(game)).choose(game.view(game.decision.player), game.decision)
        assert await bots.choose(game, "street") == expected
        game.answer(expected)
    assert game.answers[: len(before)] != before
    bots.close()


def test_a_process_begins_before_a_bot_must_think() -> None:
    """It begins when somebody sits down with such a bot."""
    bots = Bots(1)
    for bots_expected, pools in (("street",), 1), (("legend", "solo", "legend"), 2):
        for bot in bots_expected:
            bots.expect(bot)
        begun = [pool._pool for pool in (bots._quick, bots._slow) if pool._pool is not None]  # noqa: SLF001
        assert [len(pool._processes) for pool in begun] == [1] * pools  # noqa: SLF001
    bots.close()


async def test_when_a_process_dies_another_one_answers() -> None:
    """Also when several had waited for it."""
    game, bots = a_game(), Bots(1)
    first = await bots.choose(game, "solo")
    pool = bots._slow._pool  # noqa: SLF001
    assert pool is not None
    for child in pool._processes.values():  # noqa: SLF001
        child.kill()
    assert await asyncio.gather(*(bots.choose(game, "solo") for _ in range(3))) == [first] * 3
    bots.close()


async def test_a_slow_bot_does_not_delay_another_game(tmp_path: Path) -> None:
    """While the only process thinks for one game, a quick bot plays a whole other one."""
    async with server(tmp_path) as served, served.visitor() as me:
        slow, quick = await begin(me, ("person", "legend")), await begin(me)
        async with player(served, me, slow.id) as one, player(served, me, quick.id) as other:
            while True:
                await one.is_asked()
                table = await one.answer()
                if table.turn and table.prompt is None:
                    break
            await other.play_on(10)
            assert await other.is_asked()


async def test_what_a_bot_has_thought_of_another_position_is_dropped(tmp_path: Path) -> None:
    """Whoever goes back while it thinks finds the game as it was there."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me, ("person", "solo"))
        async with player(served, me, game.id) as one:
            while True:
                asked = await one.is_asked()
                table = await one.answer()
                if table.turn and table.prompt is None:
                    break
            assert asked is not None
            await one.say(Undo(number=table.number))
            while table.number != asked.number:
                table = await one.sees()
            assert table.prompt == asked
            await one.play_on(2)
            assert await one.is_asked()


async def test_two_bots_play_for_somebody_who_watches(tmp_path: Path) -> None:
    """While somebody looks, and from where they were when somebody comes back; whoever watches decides nothing."""
    async with server(tmp_path, watched_pause=0.0) as served, served.visitor() as me:
        game = await begin(me, ("rookie", "street"))
        assert game.mine == [0]
        async with player(served, me, game.id) as one:
            while one.table is None or one.table.number < 15:
                await one.sees()
            assert one.table.prompt is None
            assert one.table.undo_to == []
            for said in (
                Answer(number=one.table.number, option=(0, 0, 0)),
                Undo(number=one.table.number),
                Concede(),
                AskHint(number=one.table.number),
            ):
                await one.say(said)
                while isinstance(told := await one.hear(), Table):
                    pass
                assert isinstance(told, Refused)
                assert told.reason == "You only watch this game: bots play it."
        async with player(served, me, game.id) as again:
            assert again.table is not None
            assert again.table.number >= 15
            assert await again.is_asked() is None
            assert again.table.result is not None
