"""Scenes as plain data and back. Whatever is read is checked, and refused in one sentence."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from streetcred import rulebook
from streetcred.errors import BadPosition, BadScene
from streetcred.layout import data as layouts
from streetcred.layout.data import SEATS
from streetcred.layout.fields import Fields
from streetcred.layout.setting import card
from streetcred.scenes.scene import Scene
from streetcred.scenes.script import script_of

if TYPE_CHECKING:
    from collections.abc import Mapping

Data: TypeAlias = Any
"""Plain data as JSON and TOML know it."""
ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
LARGEST_SEED: Final = 2**53
LONGEST_TITLE: Final = 80
LONGEST_WORDS: Final = 1_500
LONGEST_STEP: Final = 300
MOST_STEPS: Final = 60


def to_data(scene: Scene) -> dict[str, Data]:
    """Give a scene as plain data."""
    return {
        "id": scene.id,
        "title": scene.title,
        "words": scene.words,
        "rules": list(scene.rules),
        "cards": list(scene.cards),
        "seed": scene.seed,
        "seat": SEATS[scene.seat],
        "goal": scene.goal,
        "steps": list(scene.steps),
        "moral": scene.moral,
        "then": dict(scene.then),
        **layouts.to_data(scene.layout),
    }


def from_data(data: Data, usual_id: str = "a-scene") -> Scene:
    """Read a scene. Raises BadScene, in one sentence, if something in it is wrong."""
    name = data.get("id", usual_id) if isinstance(data, dict) else usual_id
    try:
        scene = _read(Fields(data, f"The scene {str(name)[:LONGEST_TITLE]}"), usual_id)
        _check_beginning(scene)
    except BadPosition as fault:
        raise BadScene(str(fault)) from fault
    script_of(scene)
    return scene


def _read(fields: Fields, usual_id: str) -> Scene:
    scene = Scene(
        id=fields.text("id", usual_id, LONGEST_TITLE),
        title=fields.text("title", longest=LONGEST_TITLE),
        words=fields.text("words", "", LONGEST_WORDS),
        rules=fields.names("rules"),
        cards=[card(name).slug for name in fields.names("cards")],
        seed=fields.number("seed", 0, 0, LARGEST_SEED - 1),
        seat=SEATS.index(fields.one_of("seat", SEATS)),
        goal=fields.text("goal", "", LONGEST_WORDS),
        steps=fields.names("steps", MOST_STEPS, LONGEST_STEP),
        moral=fields.text("moral", "", LONGEST_WORDS),
        then=_then(fields),
        layout=layouts.layout_of(fields),
    )
    fields.end()
    if not ID.fullmatch(scene.id):
        raise fields.bad(f"has the id {scene.id!r}; it must be small letters and digits with hyphens between")
    for number in scene.rules:
        if rulebook.find(number) is None:
            raise fields.bad(f"shows the rule {number[:20]}, which does not exist")
    return scene


def _then(fields: Fields) -> Mapping[str, Data]:
    return fields.table("then")


def _check_beginning(scene: Scene) -> None:
    """Refuse a table at which nobody has anything to decide."""
    if scene.begin().is_over:
        raise BadPosition(f"The scene {scene.id} is over before anybody can decide anything.")
