"""The lessons that come with the game: a file in `lessons/taught` for each, in their order."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from streetcred.errors import BadPosition, BadScene
from streetcred.layout.fields import Fields
from streetcred.layout.setting import card
from streetcred.lessons import condition
from streetcred.lessons.lesson import Lesson, Task
from streetcred.scenes import from_data

if TYPE_CHECKING:
    from collections.abc import Mapping

Data: TypeAlias = Any
"""Plain data as TOML knows it."""
FOLDER: Final = "taught"
LONGEST_WORDS: Final = 400
CARDS: Final = ("hand", "mine", "rival")
AREAS: Final = frozenset(
    {"hand", "eddies", "gigs", "rival gigs", "fixer", "cred", "rival cred", "legends", "field", "rival field", "choice"}
)
"""What may be pointed at besides cards: `choice` is the panel with the answers."""


@cache
def all_lessons() -> Mapping[str, Lesson]:
    """Give every lesson by its id. Raises BadScene if one can't be read."""
    found = sorted((files(__package__) / FOLDER).iterdir(), key=lambda path: path.name)
    texts = [file.read_text("utf-8") for file in found if file.name.endswith(".toml")]
    lessons = [lesson_of(tomllib.loads(text)) for text in texts]
    return {lesson.scene.id: lesson for lesson in lessons}


def lesson_of(data: Data) -> Lesson:
    """Read a lesson: the fields of a scene, and its own. Raises BadScene in one sentence."""
    own = {name: data[name] for name in ("tasks", "answers", "minutes") if name in data}
    scene = from_data({name: value for name, value in data.items() if name not in own})
    try:
        fields = Fields(own, f"The lesson {scene.id}")
        return Lesson(
            scene=scene,
            tasks=[_task(one, scene.id) for one in fields.items("tasks")],
            answers=fields.names("answers", longest=LONGEST_WORDS),
            minutes=fields.number("minutes", 2, 1, 10),
        )
    except BadPosition as fault:
        raise BadScene(str(fault)) from fault


def _task(data: Data, lesson: str) -> Task:
    fields = Fields(data, f"A task of the lesson {lesson}")
    task = Task(
        say=fields.text("say", longest=LONGEST_WORDS),
        at=[_place(name) for name in fields.names("at")],
        done=condition.read(fields.text("done")),
        after=fields.text("after", "", LONGEST_WORDS),
        otherwise=fields.text("otherwise", "", LONGEST_WORDS),
    )
    fields.end()
    return task


def _place(name: str) -> str:
    """Give what is pointed at, with the whole id of a card."""
    where, _, what = name.partition(":")
    if where == "area" and what in AREAS:
        return name
    if where in CARDS:
        return f"{where}:{card(what).slug}"
    raise BadPosition(f"{name!r} is nothing that can be pointed at; there are area:, hand:, mine: and rival:.")
