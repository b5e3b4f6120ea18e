"""The scenes that come with the game: one file in `scenes/shown` may hold several."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from streetcred.errors import BadScene
from streetcred.scenes.data import from_data

if TYPE_CHECKING:
    from collections.abc import Mapping

    from streetcred.scenes.scene import Scene

FOLDER: Final = "shown"


def scenes_in(text: str, name: str) -> list[Scene]:
    """Read the scenes of a file. Raises BadScene in one sentence."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadScene(f"{name} is no TOML: {fault}.") from fault
    unknown = set(data) - {"scene"}
    if unknown or not isinstance(data.get("scene"), list):
        raise BadScene(f"{name} must hold scenes, each headed [[scene]], and nothing else.")
    return [from_data(one) for one in data["scene"]]


@cache
def all_scenes() -> Mapping[str, Scene]:
    """Give every scene by its id, in the order of the files. Raises BadScene if one can't be read."""
    found: dict[str, Scene] = {}
    for file in sorted((files(__package__) / FOLDER).iterdir(), key=lambda path: path.name):
        if not file.name.endswith(".toml"):
            continue
        for scene in scenes_in(file.read_text("utf-8"), file.name):
            if scene.id in found:
                raise BadScene(f"Two scenes have the id {scene.id}; the second one is in {file.name}.")
            found[scene.id] = scene
    return found


def find_scene(name: str) -> Scene:
    """Give the scene with an id. Raises BadScene if there is none."""
    scenes = all_scenes()
    if name in scenes:
        return scenes[name]
    near = get_close_matches(name, scenes, n=1)
    hint = f"; did you mean {near[0]}?" if near else "."
    raise BadScene(f"No scene has the id {name[:40]!r}{hint}")
