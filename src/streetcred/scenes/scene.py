"""What a scene is."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from streetcred.game import Game
from streetcred.layout.setting import YOU

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from streetcred.layout import Layout

Data: TypeAlias = Any
"""Plain data as JSON knows it."""


@dataclass(frozen=True)
class Scene:
    """A table that is set up to show something."""

    id: str
    title: str
    words: str
    """What there is to see, in our own words."""
    layout: Layout
    rules: Sequence[str] = ()
    """The numbers of the rules that it shows,"""
    cards: Sequence[str] = ()
    """and the ids of the cards that it is about."""
    seed: int = 0
    seat: int = YOU
    """Where the person sits who looks at it."""
    goal: str = ""
    """What is to be reached, if anything."""
    steps: Sequence[str] = ()
    """The answers of both players that show it, by names; behind `//` what is to be said about one."""
    moral: str = ""
    """What was to be seen, said when all of them are given."""
    then: Mapping[str, Data] = dataclasses.field(default_factory=dict)
    """What is true after the last of them."""

    def begin(self) -> Game:
        """Begin a game with this table."""
        return Game.laid_out(self.layout, self.seed, names=(self.title, self.title))

    def without_steps(self) -> Scene:
        """Give the same table to be played freely."""
        return dataclasses.replace(self, steps=(), moral="", then={})
