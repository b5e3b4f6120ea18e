"""The course of a solution, and the reply of the rival to anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from streetcred.layout.setting import YOU
from streetcred.puzzles.limits import NONE, in_order
from streetcred.puzzles.names import NOTHING, name_of
from streetcred.puzzles.solver import Solver

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.decision import Decision, Option
    from streetcred.core.state import State
    from streetcred.puzzles.limits import Given
    from streetcred.puzzles.puzzle import Puzzle


class Stride(NamedTuple):
    """One of the answers of a solution, and where it is given."""

    state: State
    asked: Decision
    option: Option


def line(puzzle: Puzzle) -> Sequence[Stride]:
    """Give the answers of the solution in their order, against a rival who resists as long as possible."""
    solver = Solver(puzzle, in_order(puzzle.solution))
    state, given = puzzle.scene.begin().state, NONE
    found: list[Stride] = []
    while puzzle.outcome(state) is None:
        asked = state.decision
        assert asked is not None, "nothing is decided, so somebody must decide"
        option, given = _next(puzzle, solver, state, given)
        if asked.player == YOU and name_of(state, asked, option) in puzzle.solution:
            found.append(Stride(state, asked, option))
        state = solver.after(state, option)
    return found


def _next(puzzle: Puzzle, solver: Solver, state: State, given: Given) -> tuple[Option, Given]:
    asked = state.decision
    assert asked is not None, "somebody must decide"
    if asked.player != YOU:
        return refutation(puzzle, state), given
    allowed = in_order(puzzle.solution)(state, asked, given)
    return next((option, more) for option, more in allowed if solver.forces(solver.after(state, option), more))


def refutation(puzzle: Puzzle, state: State) -> Option:
    """Give the reply of the rival that prevents the goal; the one that does most if none can."""
    asked = state.decision
    assert asked is not None, "the rival must decide"
    solver = Solver(puzzle)
    busy = sorted(asked.options, key=lambda option: option[0] in NOTHING)
    refuting = (option for option in busy if not solver.forces(solver.after(state, option)))
    return next(refuting, busy[0])
