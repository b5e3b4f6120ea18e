"""What a lesson is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.lessons.condition import Condition
    from streetcred.scenes import Scene


@dataclass(frozen=True)
class Task:
    """One thing to do."""

    say: str
    """What to do, and why, in our own words."""
    at: Sequence[str]
    """What is pointed at: `hand:floor-it`, `mine:octant`, `rival:octant`, `area:gigs` and so on."""
    done: Condition
    """What has to happen."""
    after: str
    """What is said when it has happened."""
    otherwise: str
    """What is said to somebody who did something else; empty for the usual words."""


@dataclass(frozen=True)
class Lesson:
    """A scene with tasks, and what the rival answers in it."""

    scene: Scene
    tasks: Sequence[Task]
    answers: Sequence[str]
    """What the rival does as soon as it is offered; otherwise it passes."""
    minutes: int
    """How long it takes, about."""
