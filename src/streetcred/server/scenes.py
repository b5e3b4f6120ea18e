"""The scenes, over plain HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from litestar import get

from streetcred.layout.data import SEATS
from streetcred.scenes import all_scenes, to_data
from streetcred.server.messages import SceneTold

if TYPE_CHECKING:
    from streetcred.server.messages import Seat


def scene_told(data: dict[str, Any]) -> SceneTold:
    """Give what is told of a scene that is given as data."""
    return SceneTold(
        id=data["id"],
        title=data["title"],
        words=data["words"],
        goal=data["goal"],
        rules=data["rules"],
        cards=data["cards"],
        steps=len(data["steps"]),
        seat=cast("Seat", SEATS.index(data["seat"])),
    )


@get("/api/scenes")
async def scenes() -> list[SceneTold]:
    """Give the scenes that come with the game."""
    return [scene_told(to_data(scene)) for scene in all_scenes().values()]
