"""What docs/scenes.md shows works as shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from streetcred.layout.data import BEGINNINGS, TABLE
from streetcred.scenes import all_scenes, find_scene, to_data
from streetcred.scenes.after import LISTS, OF_PIECES
from streetcred.scenes.catalogue import scenes_in

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "scenes.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    """Give the examples in a language."""
    return re.findall(rf"```{language}\n(.*?)```", TEXT, flags=re.DOTALL)


def test_the_example_is_a_scene_that_comes_with_the_game() -> None:
    """Shortened nowhere but in its rules."""
    (example,) = blocks("toml")
    (scene,) = scenes_in(example, "docs/scenes.md")
    own = find_scene(scene.id)
    assert (scene.steps, scene.layout, scene.moral) == (own.steps, own.layout, own.moral)


def test_the_python_runs() -> None:
    """As a reader would copy it."""
    for block in blocks("python"):
        exec(block, {})  # noqa: S102 - it is our own


@pytest.mark.parametrize("name", [*to_data(next(iter(all_scenes().values()))), *TABLE, *BEGINNINGS, *LISTS, *OF_PIECES])
def test_every_field_is_named(name: str) -> None:
    """Whatever a scene may say stands in the page."""
    assert f"`{name}`" in TEXT or f'`"{name}"`' in TEXT
