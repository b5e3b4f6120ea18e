"""What the page and the server say to each other about lessons and puzzles, as types."""

from __future__ import annotations

from typing import Literal

import msgspec


class LessonAt(msgspec.Struct, frozen=True, kw_only=True):
    """How far somebody is in the lesson with which a game began."""

    done: int
    """How many tasks are done,"""
    tasks: int
    """and how many there are."""
    told: str
    """What is said about the task that was done last; empty before the first,"""
    say: str
    """and what is to be done now; empty when all is done."""
    at: list[str]
    """What is pointed at: `hand:floor-it`, `mine:octant`, `rival:octant`, `area:gigs`."""
    strayed: str
    """What is said to somebody who has done something else; empty for all others."""


class PuzzleAt(msgspec.Struct, frozen=True, kw_only=True):
    """How the puzzle stands with which a game began."""

    status: Literal["open", "solved", "failed"]
    words: str
    """What went wrong, or what was to be seen; empty while it is open."""


class LessonTold(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson in a list."""

    id: str
    title: str
    words: str
    minutes: int
    tasks: int


class PuzzleTold(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle in a list."""

    id: str
    title: str
    goal: str
    grade: Literal[1, 2, 3]


class Learning(msgspec.Struct, frozen=True, kw_only=True):
    """All that there is to learn from."""

    lessons: list[LessonTold]
    puzzles: list[PuzzleTold]


class PuzzleSolution(msgspec.Struct, frozen=True, kw_only=True):
    """How a puzzle is solved."""

    steps: list[str]
    """The answers that it takes, in their order."""
    why: str
