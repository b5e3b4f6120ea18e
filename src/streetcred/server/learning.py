"""Lessons and puzzles on the server: what is told of them, how a game stands in its own, and what the rival answers."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from streetcred.agents.scripted import Scripted
from streetcred.layout.setting import RIVAL, YOU
from streetcred.lessons import all_lessons, progress
from streetcred.narrate import answer, capital
from streetcred.puzzles import all_puzzles
from streetcred.puzzles.line import line
from streetcred.scenes import to_data
from streetcred.server.learning_messages import (
    Learning,
    LessonAt,
    LessonTold,
    PuzzleAt,
    PuzzleSolution,
    PuzzleTold,
)
from streetcred.server.names import PERSON, names_for

if TYPE_CHECKING:
    from collections.abc import Awaitable
    from typing import Literal

    from streetcred.core.decision import Option
    from streetcred.game import Game
    from streetcred.lessons import Lesson
    from streetcred.puzzles import Puzzle
    from streetcred.scenes import Scene
    from streetcred.server.bots import Bots

STRAYED: Final = "That is allowed, but it is not what this lesson is about. When you are ready:"
TOO_LATE: Final = "The time is up, and the goal is not reached."
LOST: Final = "Your Rival has won."


@get("/api/learning")
async def learning() -> Learning:
    """Give all lessons and puzzles."""
    return Learning(
        lessons=[_lesson_told(lesson) for lesson in all_lessons().values()],
        puzzles=[_puzzle_told(puzzle) for puzzle in all_puzzles().values()],
    )


@get("/api/puzzles/{name:str}/solution", sync_to_thread=True)
def solution(name: FromPath[str]) -> PuzzleSolution:
    """Give the solution of a puzzle in words; it is found in a thread, so that no game waits for it."""
    if name not in all_puzzles():
        raise NotFoundException(f"No puzzle has the id {name[:40]}.")
    return _solution(name)


@cache
def _solution(name: str) -> PuzzleSolution:
    puzzle = all_puzzles()[name]
    names = names_for((PERSON, "rookie"), YOU)
    said = [capital(answer(names, state, asked, option)) for state, asked, option in line(puzzle)]
    return PuzzleSolution(steps=said, why=puzzle.why)


def _lesson_told(lesson: Lesson) -> LessonTold:
    scene = lesson.scene
    return LessonTold(
        id=scene.id, title=scene.title, words=scene.words, minutes=lesson.minutes, tasks=len(lesson.tasks)
    )


def _puzzle_told(puzzle: Puzzle) -> PuzzleTold:
    grade = cast("Literal[1, 2, 3]", puzzle.grade)
    return PuzzleTold(id=puzzle.scene.id, title=puzzle.scene.title, goal=puzzle.scene.goal, grade=grade)


def scene_to_learn(name: str) -> Scene | None:
    """Give the scene of the lesson or puzzle with an id; None if there is none."""
    found = all_lessons().get(name) or all_puzzles().get(name)
    return None if found is None else found.scene


class Learned:
    """The lesson or the puzzle that a game began with, if it did; one of another version is no more than a scene."""

    def __init__(self, scene: dict[str, Any] | None) -> None:
        name = "" if scene is None else str(scene.get("id"))
        lesson, puzzle = all_lessons().get(name), all_puzzles().get(name)
        self._lesson = lesson if lesson is not None and to_data(lesson.scene) == scene else None
        self._puzzle = puzzle if puzzle is not None and to_data(puzzle.scene) == scene else None

    def lesson(self, game: Game) -> LessonAt | None:
        """Tell how far the lesson is."""
        lesson = self._lesson
        if lesson is None:
            return None
        done, strayed = progress(lesson, game.events(YOU))
        task = lesson.tasks[done] if done < len(lesson.tasks) else None
        return LessonAt(
            done=done,
            tasks=len(lesson.tasks),
            told=lesson.tasks[done - 1].after if done else "",
            say=lesson.scene.moral if task is None else task.say,
            at=[] if task is None else list(task.at),
            strayed=(task.otherwise or STRAYED) if task is not None and strayed else "",
        )

    def puzzle(self, game: Game) -> PuzzleAt | None:
        """Tell how the puzzle stands."""
        puzzle = self._puzzle
        if puzzle is None:
            return None
        reached = puzzle.outcome(game.state)
        if reached is None:
            return PuzzleAt(status="open", words="")
        if reached:
            return PuzzleAt(status="solved", words=puzzle.why)
        return PuzzleAt(status="failed", words=LOST if game.winner == RIVAL else TOO_LATE)

    def reply(self, bots: Bots, game: Game) -> Awaitable[Option] | None:
        """Let the rival of a lesson or a puzzle answer; None for any other game."""
        if self._puzzle is not None and self._puzzle.outcome(game.state) is None:
            return bots.refute(game, self._puzzle.scene.id)
        if self._lesson is not None:
            return _at_once(self._lesson, game)
        return None


async def _at_once(lesson: Lesson, game: Game) -> Option:
    decision = game.decision
    assert decision is not None, "the rival must decide"
    return Scripted(lesson.answers).choose(game.view(decision.player), decision)
