"""Positions to try things at. Games played at random lead to them, the same ones every time."""

from __future__ import annotations

import random
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from streetcred import LISTS, Game
from streetcred.server.prompt import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from streetcred.core.decision import Option
    from streetcred.server.messages import Kind


class Position(NamedTuple):
    """How to come to a position: the decks, the seed, and what was answered, by whom."""

    decks: tuple[str, str]
    seed: int
    answers: tuple[tuple[int, Option], ...]


class Walk:
    """A game that is played at random, decision by decision."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._decks = (self._chance.choice(list(LISTS)), self._chance.choice(list(LISTS)))
        self._seed = seed
        self._answers: list[tuple[int, Option]] = []
        self.game = Game(LISTS[self._decks[0]], LISTS[self._decks[1]], seed)

    def position(self) -> Position:
        """Give where it stands."""
        return Position(self._decks, self._seed, tuple(self._answers))

    def step(self) -> None:
        """Answer the open decision."""
        assert self.game.decision is not None
        option = self._chance.choice(self.game.options)
        self._answers.append((self.game.decision.player, option))
        self.game.answer(option)


def _decisions(seed: int) -> Iterator[Walk]:
    """Give a game at each of its decisions."""
    walk = Walk(seed)
    while walk.game.decision is not None:
        yield walk
        walk.step()


@cache
def of_every_kind() -> Mapping[Kind, Position]:
    """Give a position for every kind of question, with something to choose."""
    found: dict[Kind, Position] = {}
    for seed in count():
        for walk in _decisions(seed):
            decision = walk.game.decision
            assert decision is not None
            if len(decision.options) > 1 and KINDS[decision.kind] not in found:
                found[KINDS[decision.kind]] = walk.position()
        if len(found) == len(KINDS):
            return found
    raise AssertionError("counting never ends")


def most(measures: Mapping[str, Callable[[Game], int]], games: int) -> dict[str, Position]:
    """Give for each measure the position in so many games at which there is most of it."""
    best: dict[str, tuple[int, Position]] = {}
    for seed in range(games):
        for walk in _decisions(seed):
            for name, measure in measures.items():
                much = measure(walk.game)
                if name not in best or much > best[name][0]:
                    best[name] = (much, walk.position())
    return {name: position for name, (_, position) in best.items()}
