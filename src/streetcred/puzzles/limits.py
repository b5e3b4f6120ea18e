"""Which answers of the player are tried."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from streetcred.puzzles.names import NOTHING, name_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from streetcred.core.decision import Decision, Option
    from streetcred.core.state import State

Given: TypeAlias = "tuple[int, ...]"
"""The answers that count, as they were given: their places among those that do."""
NONE: Final[Given] = ()


Limits: TypeAlias = "Callable[[State, Decision, Given], Iterator[tuple[Option, Given]]]"
"""Which answers may be given, and what has been given after each of them."""


def _all(_: State, asked: Decision, given: Given) -> Iterator[tuple[Option, Given]]:
    return ((option, given) for option in asked.options)


FREE: Final[Limits] = _all
"""Every answer may be given."""


def without(name: str) -> Limits:
    """Let through all answers but one."""
    return partial(_without, name)


def _without(name: str, state: State, asked: Decision, given: Given) -> Iterator[tuple[Option, Given]]:
    return ((option, given) for option in asked.options if name_of(state, asked, option) != name)


def in_order(names: Sequence[str]) -> Limits:
    """Let through these answers in this order, answers that do nothing, and details that are not among them."""
    return partial(_in_order, names)


def _in_order(names: Sequence[str], state: State, asked: Decision, given: Given) -> Iterator[tuple[Option, Given]]:
    named = [(option, name_of(state, asked, option)) for option in asked.options]
    first = given[-1] + 1 if given else 0
    left = names[first:]
    wanted = [(option, (*given, first + left.index(name))) for option, name in named if name in left]
    idle = [(option, given) for option, name in named if option[0] in NOTHING and name not in names]
    if wanted or idle:
        yield from wanted
        yield from idle
    else:
        yield from ((option, given) for option, name in named if name not in names)
