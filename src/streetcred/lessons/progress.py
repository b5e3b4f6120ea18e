"""How far somebody is in a lesson: told by what has happened, so that taking back goes back here, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from streetcred.layout.setting import YOU
from streetcred.lessons.condition import ACTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.event import Event
    from streetcred.lessons.lesson import Lesson


class Progress(NamedTuple):
    """How far somebody is."""

    done: int
    """How many tasks are done."""
    strayed: bool
    """Whether something else was done since."""


def progress(lesson: Lesson, happened: Sequence[Event]) -> Progress:
    """Give how far a game has come in its lesson. What was done too early counts when its task comes."""
    used: set[int] = set()
    last = -1
    for number, task in enumerate(lesson.tasks):
        found = (at for at, one in enumerate(happened) if at not in used and task.done.is_met_by(one))
        at = next(found, None)
        if at is None:
            return Progress(number, _strayed(lesson, number, happened[last + 1 :]))
        used.add(at)
        last = max(last, at)
    return Progress(len(lesson.tasks), strayed=False)


def _strayed(lesson: Lesson, number: int, since: Sequence[Event]) -> bool:
    wanted = lesson.tasks[number].done
    return any(one.player == YOU and one.kind in ACTIONS and not wanted.is_prepared_by(one) for one in since)
