"""The puzzles that come with the game: one file in `puzzles/posed` holds several."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from streetcred.errors import BadPosition, BadScene
from streetcred.layout.fields import Fields
from streetcred.puzzles.puzzle import DEADLINES, Puzzle
from streetcred.scenes import from_data

if TYPE_CHECKING:
    from collections.abc import Mapping

Data: TypeAlias = Any
"""Plain data as TOML knows it."""
FOLDER: Final = "posed"
OWN: Final = ("grade", "by", "reached", "solution", "either", "why")
MOST_ANSWERS: Final = 6
LONGEST_ANSWER: Final = 120


@cache
def all_puzzles() -> Mapping[str, Puzzle]:
    """Give every puzzle by its id, the easy ones first. Raises BadScene if one can't be read."""
    found: list[Puzzle] = []
    for file in sorted((files(__package__) / FOLDER).iterdir(), key=lambda path: path.name):
        if file.name.endswith(".toml"):
            found += [puzzle_of(one) for one in tomllib.loads(file.read_text("utf-8"))["puzzle"]]
    return {puzzle.scene.id: puzzle for puzzle in sorted(found, key=lambda puzzle: puzzle.grade)}


def puzzle_of(data: Data) -> Puzzle:
    """Read a puzzle: the fields of a scene, and its own. Raises BadScene in one sentence."""
    own = {name: data[name] for name in OWN if name in data}
    scene = from_data({name: value for name, value in data.items() if name not in own})
    try:
        fields = Fields(own, f"The puzzle {scene.id}")
        puzzle = Puzzle(
            scene=scene,
            grade=fields.number("grade", 1, 1, 3),
            turns=DEADLINES.index(fields.one_of("by", DEADLINES)) + 1,
            reached=fields.table("reached"),
            solution=fields.names("solution", MOST_ANSWERS, LONGEST_ANSWER),
            either=[
                Fields({"order": order}, f"The puzzle {scene.id}").names("order", MOST_ANSWERS, LONGEST_ANSWER)
                for order in fields.items("either")
            ],
            why=fields.text("why", longest=300),
        )
        if not puzzle.reached or not puzzle.solution or not scene.goal:
            raise fields.bad("needs a goal, what is reached, and a solution")
    except BadPosition as fault:
        raise BadScene(str(fault)) from fault
    return puzzle
