"""The course of a solution, and the reply of the rival to anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from streetcred.layout.setting import YOU
from streetcred.puzzles.limits import NONE, in_order
from streetcred.puzzles.names import NOTHING
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
    """Give the answers of the solution in their order, against the replies that call for most of them."""
    return _line(puzzle, Solver(puzzle, in_order(puzzle.solution)), puzzle.scene.begin().state, NONE)


def _line(puzzle: Puzzle, solver: Solver, state: State, given: Given) -> list[Stride]:
    if puzzle.outcome(state) is not None:
        return []
    asked = state.decision
    assert asked is not None, "nothing is decided, so somebody must decide"
    if asked.player != YOU:
        return max((_line(puzzle, solver, solver.after(state, option), given) for option in asked.options), key=len)
    allowed = in_order(puzzle.solution)(state, asked, given)
    option, more = next((one, more) for one, more in allowed if solver.forces(solver.after(state, one), more))
    told = [] if more == given else [Stride(state, asked, option)]
    return told + _line(puzzle, solver, solver.after(state, option), more)


def refutation(puzzle: Puzzle, state: State) -> Option:
    """Give the reply of the rival that prevents the goal; the one that does most if none can."""
    asked = state.decision
    assert asked is not None, "the rival must decide"
    solver = Solver(puzzle)
    busy = sorted(asked.options, key=lambda option: option[0] in NOTHING)
    refuting = (option for option in busy if not solver.forces(solver.after(state, option)))
    return next(refuting, busy[0])
