"""Lessons: whoever does what they say comes to their end; whoever does something else is told."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from streetcred.agents.scripted import Scripted
from streetcred.errors import BadScene
from streetcred.lessons import all_lessons, progress
from streetcred.lessons.catalogue import lesson_of
from streetcred.lessons.condition import read
from streetcred.scenes import steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.game import Game
    from streetcred.lessons import Lesson

LESSONS = all_lessons()
WAYS = {
    "lesson-gigs": [
        "choose d6",
        "attack gigs with psycho-squad",
        "choose rival d10",
        "attack gigs with rockn-rockerboy",
        "end turn",
    ],
    "lesson-money": [
        "sell mantis-blades",
        "play emergency-atlus",
        "end turn",
        "choose d10",
        "play mantis-blades",
        "attack gigs with emergency-atlus",
        "choose rival d8",
    ],
    "lesson-fights": [
        "attack emergency-atlus with psycho-squad",
        "attack gigs with animals-wrecker",
        "choose rival d8, rival d12",
        "end turn",
        "pass",
        "choose d8",
        "attack rockn-rockerboy with animals-wrecker",
    ],
    "lesson-reacting": ["block with psycho-squad", "pass", "play floor-it", "pass"],
    "lesson-legends": [
        "call v-corporate-exile",
        "solo v-corporate-exile",
        "attack gigs with v-corporate-exile",
        "choose rival d12",
        "attack gigs with psycho-squad",
    ],
}
"""What the words of each lesson ask for."""


def let_the_rival_answer(game: Game, lesson: Lesson) -> None:
    """Let the rival do what it does, up to the next choice of the player."""
    rival = Scripted(lesson.answers)
    while game.decision is not None and game.decision.player == 1:
        game.answer(rival.choose(game.view(1), game.decision))


def done_after(lesson: Lesson, answers: Sequence[str]) -> list[int]:
    """Give how many tasks were done after each answer."""
    game = lesson.scene.begin()
    found = []
    let_the_rival_answer(game, lesson)
    for text in answers:
        steps.take(game, steps.read(text))
        let_the_rival_answer(game, lesson)
        found.append(progress(lesson, game.events(0)).done)
    return found


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_done_by_what_it_asks_for(name: str) -> None:
    """No task is done before the first answer, each answer does at most two, and the last one ends it."""
    lesson = LESSONS[name]
    game = lesson.scene.begin()
    let_the_rival_answer(game, lesson)
    assert progress(lesson, game.events(0)).done == 0
    done = done_after(lesson, WAYS[name])
    assert done == sorted(done)
    assert done[-1] == len(lesson.tasks)
    assert done[-2] < len(lesson.tasks)
    assert all(task.say and task.after and task.at for task in lesson.tasks)


@pytest.mark.parametrize("name", LESSONS)
def test_every_task_has_a_moment_of_its_own(name: str) -> None:
    """No two tasks are done by one answer, so that everything that is said is read."""
    done = [0, *done_after(LESSONS[name], WAYS[name])]
    assert all(after - before <= 1 for before, after in pairwise(done))


def test_something_else_is_allowed_and_noticed() -> None:
    """Until the task is done after all; what was done too early counts when its task comes."""
    lesson = LESSONS["lesson-gigs"]
    game = lesson.scene.begin()
    steps.take(game, steps.read("choose d4"))
    assert progress(lesson, game.events(0)) == (1, False)
    steps.take(game, steps.read("end turn"))
    let_the_rival_answer(game, lesson)
    assert progress(lesson, game.events(0)) == (1, True)
    game.undo(len(game.answers) - 1)
    steps.take(game, steps.read("attack gigs with rockn-rockerboy"))
    let_the_rival_answer(game, lesson)
    assert progress(lesson, game.events(0)) == (1, False)
    steps.take(game, steps.read("choose rival d6"))
    assert progress(lesson, game.events(0)) == (2, False)


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "who": ({"done": "they played"}, "is no condition"),
    "what": ({"done": "you jumped"}, "is no condition"),
    "card": ({"done": "you played nobody"}, "is the beginning of 0 ids"),
    "place": ({"at": ["area:moon"]}, "is nothing that can be pointed at"),
    "field": ({"colour": 1}, "has 'colour'"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_task_is_refused_in_a_sentence(name: str) -> None:
    """A contributor is told what is wrong."""
    task, reason = BAD[name]
    data = {"id": "a", "title": "A", "you": {"field": ["octant"]}}
    lesson_of({**data, "tasks": [{"say": "Go.", "done": "you ended"}]})
    with pytest.raises(BadScene, match=reason):
        lesson_of({**data, "tasks": [{"say": "Go.", "done": "you ended", **task}]})


def test_conditions_tell_what_happened_from_what_did_not() -> None:
    """By who did it, what it was, and which card it was about."""
    game = LESSONS["lesson-fights"].scene.begin()
    steps.take(game, steps.read("attack emergency-atlus with psycho-squad"))
    happened = game.events(0)
    met = {
        "you attacked": True,
        "you attacked psycho-squad": True,
        "you attacked emergency-atlus": True,
        "you attacked gigs": False,
        "you attacked octant": False,
        "rival attacked": False,
        "you sold": False,
    }
    assert {text: any(read(text).is_met_by(one) for one in happened) for text in met} == met
