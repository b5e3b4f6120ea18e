"""The answers that a scene suggests, as the game knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from streetcred.errors import BadPosition, BadScene
from streetcred.scenes import steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.decision import Option
    from streetcred.game import Game
    from streetcred.scenes.scene import Scene


class Move(NamedTuple):
    """One suggested answer."""

    option: Option
    note: str
    """What is to be said about it, or empty."""


def played(scene: Scene) -> tuple[Game, Sequence[Move]]:
    """Play what a scene suggests; give the game after it, and the answers. Raises BadScene if one can't be given."""
    game = scene.begin()
    moves: list[Move] = []
    for number, text in enumerate(scene.steps, start=1):
        step = steps.read(text)
        try:
            given = steps.take(game, step)
        except (BadScene, BadPosition) as fault:
            raise BadScene(f"Step {number} of the scene {scene.id}: {fault}") from fault
        moves += [Move(option, step.note if place == 0 else "") for place, option in enumerate(given)]
    return game, moves


def script_of(scene: Scene) -> Sequence[Move]:
    """Give the answers that a scene suggests, in order. Raises BadScene if one can't be given."""
    return played(scene)[1]
