"""Whether a puzzle is solved by exactly what it says."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

from streetcred.puzzles.limits import in_order, without
from streetcred.puzzles.names import name_of
from streetcred.puzzles.solver import Solver

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.puzzles.puzzle import Puzzle


class Proof(NamedTuple):
    """What trying everything has shown."""

    first: Sequence[str]
    """The first answers after which the goal can still be forced,"""
    lost: Sequence[str]
    """and those after which it can't."""
    needless: Sequence[str]
    """Answers of the solution without which it can be forced, too."""
    orders: Sequence[tuple[str, ...]]
    """The orders of the answers of the solution that force it with nothing besides."""


def prove(puzzle: Puzzle) -> Proof:
    """Try everything. Raises BadScene if chance has a say, or there is too much to try."""
    state = puzzle.scene.begin().state
    solver = Solver(puzzle)
    asked = state.decision
    assert asked is not None, "a scene begins with a decision"
    good = solver.winning(state)
    names = {option: name_of(state, asked, option) for option in asked.options}
    return Proof(
        first=[names[option] for option in good],
        lost=[name for option, name in names.items() if option not in good],
        needless=[name for name in dict.fromkeys(puzzle.solution) if Solver(puzzle, without(name)).forces(state)],
        orders=[
            order
            for order in sorted(set(permutations(puzzle.solution)))
            if Solver(puzzle, in_order(order)).forces(state)
        ],
    )


def faults(puzzle: Puzzle) -> list[str]:
    """Give a sentence for all that is not as the puzzle says; nothing if its solution is the only one."""
    proof = prove(puzzle)
    stated = {tuple(puzzle.solution), *(tuple(order) for order in puzzle.either)}
    found = [f"{name!r} is not needed." for name in proof.needless]
    found += [f"{', '.join(order)}: this order does not force it." for order in sorted(stated - set(proof.orders))]
    found += [f"{', '.join(order)}: this order forces it, too." for order in sorted(set(proof.orders) - stated)]
    if not proof.lost:
        found.append("Nothing can be done wrong at the beginning.")
    return found
