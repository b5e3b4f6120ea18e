"""Games that are played on a server, from the first answer to the last."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from streetcred.decks import LISTS, write
from streetcred.server.messages import (
    PROTOCOL,
    Answer,
    AskHint,
    AskWhy,
    Concede,
    GameSummary,
    Hello,
    Hints,
    Sync,
    Table,
    TakeBack,
    Undo,
    Why,
)
from streetcred.server.prompt import KINDS
from streetcred.server.seat import MOST_PAGES
from tests.positions import of_every_kind

from .players import begin, line_to, player, server

if TYPE_CHECKING:
    from pathlib import Path

    from streetcred.server.messages import Kind


async def test_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    """Whoever answers what is asked comes to the end, and finds the game in the list with its result."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        async with player(served, me, game.id) as one:
            await one.play_on()
            assert one.table is not None
            assert one.table.result is not None
            assert one.table.step == "over"
            assert one.log[-1] == one.table.result.words
        (listed,) = (await me.get("/api/games")).json()
        assert listed["id"] == game.id
        assert listed["result"]["words"] == one.table.result.words
        assert (listed["number"], listed["turn"]) == (one.table.number, one.table.turn)


async def test_every_step_of_a_bot_is_shown(tmp_path: Path) -> None:
    """A table comes after each answer of the bot, not only when the person is asked again."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        async with player(served, me, game.id) as one:
            seen = [0]
            for _ in range(12):
                await one.is_asked()
                table = await one.answer()
                seen.append(table.number)
                while table.prompt is None and table.result is None:
                    table = await one.sees()
                    seen.append(table.number)
            assert seen == list(range(len(seen)))


async def test_two_people_at_one_screen(tmp_path: Path) -> None:
    """Both seats are of one person, who has a socket for each; a seat is asked only what is its own."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me, ("person", "person"))
        assert game.mine == [0, 1]
        async with player(served, me, game.id, 0) as first, player(served, me, game.id, 1) as second:
            both = (first, second)
            for _ in range(60):
                asked = [one for one in both if one.table is not None and one.table.prompt is not None]
                if not asked:
                    break
                (asker,) = asked
                (other,) = [one for one in both if one is not asker]
                assert other.table is not None
                assert other.table.waiting
                await asker.answer()
                await other.sees()
            assert first.table is not None
            assert first.table.number == 60
            assert [len(side.hand) > 0 for side in first.table.sides] == [True, False]


async def test_answers_that_come_late_twice_or_from_elsewhere(tmp_path: Path) -> None:
    """Each is refused with the reason, and nothing changes."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me, ("person", "person"))
        async with player(served, me, game.id, 0) as first, player(served, me, game.id, 1) as second:
            asker, other = (first, second) if first.table and first.table.prompt else (second, first)
            option = asker.choice().key
            await other.say(Answer(number=0, option=option))
            assert await other.is_refused() == "It is not your choice now."
            await asker.say(Answer(number=0, option=(99, 99, 99)))
            assert await asker.is_refused() == "This answer is not offered now."
            await asker.say(Answer(number=5, option=option))
            assert "no decision 5 yet" in await asker.is_refused()
            await asker.say(Answer(number=0, option=option))
            await asker.say(Answer(number=0, option=option))
            assert (await asker.sees()).number == 1
            assert await asker.is_refused() == "Decision 0 has been answered already; the open one is 1."
            assert (await other.sees()).number == 1


async def test_undo_goes_back_over_what_bots_did(tmp_path: Path) -> None:
    """It leads to the last own decision, with the same options as before, and what follows is the same game."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        async with player(served, me, game.id) as one:
            await one.play_on(15)
            before = await one.is_asked()
            assert before is not None
            assert one.table is not None
            log, table = one.log.copy(), one.table
            await one.answer()
            await one.is_asked()
            after, long_log = one.table, one.log.copy()
            await one.say(Undo(number=one.table.number))
            assert await one.sees() == _as_news(table, one.table)
            assert one.log == log
            await one.answer()
            await one.is_asked()
            assert (one.table.sides, one.log) == (after.sides, long_log)


def _as_news(table: Table, told: Table) -> Table:
    """Give a table as it is told once more after going back: without new lines of the log."""
    return msgspec.structs.replace(table, lines=told.lines, log=[], backs=table.backs + 1)


async def test_undo_twice_at_once_goes_back_once(tmp_path: Path) -> None:
    """A doubled click is refused."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        async with player(served, me, game.id) as one:
            await one.play_on(6)
            await one.is_asked()
            assert one.table is not None
            number = one.table.number
            await one.say(Undo(number=number))
            await one.say(Undo(number=number))
            back = (await one.sees()).number
            assert back < number
            assert await one.is_refused() == "This has been taken back already."


async def test_at_the_beginning_there_is_nothing_to_undo(tmp_path: Path) -> None:
    """It says so."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        async with player(served, me, game.id) as one:
            await one.is_asked()
            assert one.table is not None
            await one.say(Undo(number=one.table.number))
            assert await one.is_refused() == "There is nothing to take back yet."
            await one.say(TakeBack(number=one.table.number, to=0 if one.table.number == 1 else 3))
            assert "was not yours" in await one.is_refused()


async def test_take_back_to_any_own_decision(tmp_path: Path) -> None:
    """All of them are listed; each leads to where it was asked."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        async with player(served, me, game.id) as one:
            asked = {}
            for _ in range(20):
                prompt = await one.is_asked()
                assert prompt is not None
                asked[prompt.number] = prompt
                await one.answer()
            await one.is_asked()
            assert one.table is not None
            numbers = [number for number, _ in one.table.undo_to]
            assert numbers == list(asked)
            for number in (numbers[14], numbers[3]):
                await one.say(TakeBack(number=one.table.number, to=number))
                assert (await one.sees()).prompt == asked[number]


async def test_a_game_has_room_for_so_many_pages(tmp_path: Path) -> None:
    """One more is told so; when another one goes it may come."""
    async with server(tmp_path) as served, served.visitor() as me, AsyncExitStack() as pages:
        game = await begin(me)
        for _ in range(MOST_PAGES - 1):
            await pages.enter_async_context(player(served, me, game.id))
        async with player(served, me, game.id), line_to(served, me, game.id) as crowded:
            assert msgspec.json.decode(await crowded.recv()) == {
                "type": "refused",
                "reason": f"This game is open in {MOST_PAGES} pages already: close one of them.",
            }
            with pytest.raises(ConnectionClosed) as closed:
                await crowded.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
        async with player(served, me, game.id) as one:
            await one.play_on(2)


async def test_once_more_with_the_same_decks_and_seats(tmp_path: Path) -> None:
    """Another game of the same person, also with a deck of their own; nobody else's."""
    async with server(tmp_path) as served, served.visitor() as me, served.visitor() as stranger:
        own = write(LISTS["the-heist"]).replace("The Heist", "My Heist")
        game = await begin(me, decks=(own, "embracing-power"))
        answer = await me.post(f"/api/games/{game.id}/again")
        again = msgspec.json.decode(answer.content, type=GameSummary)
        assert answer.status_code == 201
        assert again.id != game.id
        assert (again.decks, again.seats, again.number) == (("My Heist", "Embracing Power"), game.seats, 0)
        async with player(served, me, again.id) as one:
            await one.play_on(3)
        await stranger.get("/api/health")
        for whose in (stranger.post(f"/api/games/{game.id}/again"), me.post("/api/games/nothing/again")):
            refused = await whose
            assert refused.status_code == 400
            assert refused.json() == {"reason": "There is no such game, or it is not yours."}


async def test_to_give_up_and_to_take_that_back(tmp_path: Path) -> None:
    """1.16 The other player has won; against a bot one may think better of it."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        async with player(served, me, game.id) as one:
            await one.play_on(4)
            await one.is_asked()
            before = one.table
            await one.say(Concede())
            over = await one.sees()
            assert over.result is not None
            assert over.result.winner == 1
            assert over.prompt is None
            await one.say(Concede())
            assert await one.is_refused() == "The game is over already."
            await one.say(Answer(number=over.number, option=(0, 0, 0)))
            assert "over" in await one.is_refused()
            await one.say(Undo(number=over.number))
            again = await one.sees()
            assert before is not None
            assert (again.prompt, again.result) == (before.prompt, None)


async def test_two_tabs_at_one_seat(tmp_path: Path) -> None:
    """Both see every table, and either may answer."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        async with player(served, me, game.id) as left, player(served, me, game.id) as right:
            for one in (left, right) * 8:
                assert await one.is_asked() is not None
                await one.answer()
                await one.is_asked()
                (other,) = [tab for tab in (left, right) if tab is not one]
                while other.table != one.table:
                    await other.sees()
                assert left.log == right.log


@pytest.mark.parametrize("kind", KINDS.values())
async def test_a_page_that_is_loaded_anew_sees_the_same(tmp_path: Path, kind: Kind) -> None:
    """At every kind of decision."""
    position = of_every_kind()[kind]
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me, ("person", "person"), position.seed, position.decks)
        async with player(served, me, game.id, 0) as first, player(served, me, game.id, 1) as second:
            both = (first, second)
            for seat, option in position.answers:
                await both[seat].answer(option)
                await both[1 - seat].sees()
            asker = next(one for one in both if one.table and one.table.prompt)
            assert asker.table is not None
            assert asker.table.prompt is not None
            assert asker.table.prompt.kind == kind
            async with player(served, me, game.id, asker.seat) as anew:
                assert anew.table is not None
                assert anew.table.prompt == asker.table.prompt
                assert anew.table.sides == asker.table.sides
                assert anew.log == asker.log


async def test_a_page_gets_the_lines_that_it_lacks(tmp_path: Path) -> None:
    """Those after the ones that it has, whatever number it names."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        async with player(served, me, game.id) as one:
            await one.play_on(5)
            await one.is_asked()
            total = len(one.log)
            for has, lines in ((4, 4), (total, total), (10_000, total), (-5, 0)):
                await one.say(Sync(lines=has))
                table = await one.sees()
                assert (table.lines, table.lines + len(table.log)) == (lines, total)


async def test_a_page_gets_all_lines_again_when_answers_were_taken_back_meanwhile(tmp_path: Path) -> None:
    """For those that it has may have changed in the middle; each decision to go back to says where the log was."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        async with player(served, me, game.id) as one, player(served, me, game.id) as other:
            await one.play_on(6)
            await one.is_asked()
            assert one.table is not None
            had, lengths = len(one.log), dict(one.table.undo_to)
            to = max(lengths)
            while other.table is None or other.table.number < one.table.number:
                await other.sees()
            await other.say(TakeBack(number=other.table.number, to=to))
            while other.table.number != to:
                await other.sees()
            assert len(other.log) == lengths[to]
            await other.play_on(3)
            await other.say(Sync(lines=had, backs=0))
            while (table := await other.sees()).lines != 0:
                pass
            assert table.backs == 1
            assert [line.words for line in table.log] == other.log
            await other.say(Sync(lines=had, backs=1))
            assert (await other.sees()).lines == min(had, len(other.log))


async def test_the_best_bot_gives_a_hint(tmp_path: Path) -> None:
    """For every sensible option a chance; only to whoever must decide."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me, ("person", "person"))
        async with player(served, me, game.id, 0) as first, player(served, me, game.id, 1) as second:
            asker, other = (first, second) if first.table and first.table.prompt else (second, first)
            await other.say(AskHint(number=0))
            assert await other.is_refused() == "There is nothing for you to decide now."
            for _ in range(2):
                await asker.say(AskHint(number=0))
            first_told, second_told = await asker.hear(), await asker.hear()
            assert isinstance(first_told, Hints)
            assert first_told == second_told
            assert asker.table is not None
            assert asker.table.prompt is not None
            assert {hint.key for hint in first_told.hints} == {option.key for option in asker.table.prompt.options}
            assert all(0 <= hint.chance <= 1 for hint in first_told.hints)


async def test_a_bot_that_searches_plays_too(tmp_path: Path) -> None:
    """In a process of its own, which is told the record of the game."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me, ("person", "solo"), seed=11)
        async with player(served, me, game.id) as one:
            await one.play_on(4)
            assert await one.is_asked() is not None


async def test_why_not(tmp_path: Path) -> None:
    """A card of the hand, a piece, and what is neither."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        async with player(served, me, game.id) as one:
            await one.is_asked()
            assert one.table is not None
            number = one.table.number
            await one.say(AskWhy(number=number, piece=one.table.sides[0].legends[0].id))
            told = await one.hear()
            assert isinstance(told, Why)
            assert [(reason.what, reason.rule) for reason in told.reasons] == [("call", "8.2.1")]
            await one.say(AskWhy(number=number, piece=one.table.sides[1].legends[0].id))
            assert await one.is_refused() == "That is none of your pieces."
            await one.say(AskWhy(number=number, piece=10**30))
            assert await one.is_refused() == "That is none of your pieces."
            await one.say(AskWhy(number=number, card="no-such-card"))
            assert await one.is_refused() == "That card is not in your hand."


@pytest.mark.parametrize("seat", ["1", "2", "-1", "x"])
async def test_a_seat_of_a_bot_is_nobodys(tmp_path: Path, seat: str) -> None:
    """Nor is there a third one."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        async with line_to(served, me, game.id, seat) as line:
            assert "not yours" in str(await line.recv())
            await line.wait_closed()
            assert line.close_code == 4404


async def test_a_page_of_another_version_is_told_to_load_itself_anew(tmp_path: Path) -> None:
    """Before anything else."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin(me)
        async with player(served, me, game.id) as one:
            await one.say(Hello(protocol=PROTOCOL + 1))
            assert "load it again" in await one.is_refused()
            await one.line.wait_closed()
            assert one.line.close_code == 4426
