"""Lessons and puzzles on the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from streetcred.lessons import all_lessons
from streetcred.puzzles import all_puzzles
from streetcred.server.learning_messages import Learning, PuzzleSolution
from streetcred.server.messages import GameSummary, Undo

from .players import player, server

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

    from streetcred.server.messages import OptionKey, Table


async def begin_at(visitor: httpx.AsyncClient, name: str) -> GameSummary:
    """Let somebody begin a lesson or a puzzle."""
    answer = await visitor.post("/api/games", json={"scene": name, "seats": ["person", "rookie"]})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=GameSummary)


def key_of(table: Table, words: str) -> OptionKey:
    """Give the answer whose words begin so."""
    assert table.prompt is not None
    return next(option.key for option in table.prompt.options if option.words.lower().startswith(words.lower()))


async def test_all_are_listed_and_solutions_told(tmp_path: Path) -> None:
    """Each solution has an answer for each that the puzzle states."""
    async with server(tmp_path) as served, served.visitor() as me:
        told = msgspec.json.decode((await me.get("/api/learning")).content, type=Learning)
        assert [one.id for one in told.lessons] == list(all_lessons())
        assert [one.id for one in told.puzzles] == list(all_puzzles())
        name = told.puzzles[0].id
        found = msgspec.json.decode((await me.get(f"/api/puzzles/{name}/solution")).content, type=PuzzleSolution)
        assert len(found.steps) == len(all_puzzles()[name].solution)
        missing = await me.get("/api/puzzles/nothing/solution")
        assert (missing.status_code, missing.json()["reason"]) == (404, "No puzzle has the id nothing.")


async def test_a_lesson_follows_the_game_and_its_rival_the_script(tmp_path: Path) -> None:
    """Tasks are done one by one; the rival attacks as the lesson says; taking back takes back here, too."""
    async with server(tmp_path) as served, served.visitor() as me:
        game = await begin_at(me, "lesson-reacting")
        async with player(served, me, game.id) as one:
            await one.is_asked()
            assert one.table is not None
            lesson = one.table.lesson
            assert lesson is not None
            assert (lesson.done, lesson.tasks, lesson.told, lesson.strayed) == (0, 4, "", "")
            assert lesson.at == ["mine:psycho-squad"]
            table = await one.answer(key_of(one.table, "Block"))
            assert table.lesson is not None
            assert (table.lesson.done, table.lesson.told) == (1, all_lessons()["lesson-reacting"].tasks[0].after)
            await one.say(Undo(number=table.number))
            back = await one.sees()
            assert back.lesson is not None
            assert back.lesson.done == 0
            strayed = await one.answer(key_of(back, "Done reacting"))
            while strayed.lesson is not None and not strayed.lesson.strayed:
                strayed = await one.sees()
            assert strayed.lesson is not None
            assert strayed.lesson.strayed.startswith("A Gig is gone.")


async def test_a_puzzle_is_failed_and_solved_in_one_game(tmp_path: Path) -> None:
    """Whoever ends the turn has failed; taken back, it is open again."""
    async with server(tmp_path) as served, served.visitor() as me:
        name = next(iter(all_puzzles()))
        game = await begin_at(me, name)
        async with player(served, me, game.id) as one:
            assert one.table is not None
            assert one.table.puzzle is not None
            assert one.table.puzzle.status == "open"
            table = await one.answer(key_of(one.table, "End the turn"))
            while table.puzzle is not None and table.puzzle.status == "open":
                table = await one.sees()
            assert table.puzzle is not None
            assert (table.puzzle.status, bool(table.puzzle.words)) == ("failed", True)
            await one.say(Undo(number=one.table.number))
            back = await one.sees()
            assert back.puzzle is not None
            assert back.puzzle.status == "open"


async def test_an_ordinary_game_has_neither(tmp_path: Path) -> None:
    """Also one that begins with a scene that only bears the id of a lesson."""
    async with server(tmp_path) as served, served.visitor() as me:
        own = {"id": "lesson-gigs", "title": "Mine", "you": {"field": ["octant"]}}
        begun = await me.post("/api/games", json={"scene": own, "seats": ["person", "rookie"]})
        async with player(served, me, begun.json()["id"]) as one:
            assert one.table is not None
            assert (one.table.lesson, one.table.puzzle) == (None, None)
