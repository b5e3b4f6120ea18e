"""Puzzles: scenes with a goal that can be forced, and the proof that it can, in one way only."""

from streetcred.puzzles.catalogue import all_puzzles, puzzle_of
from streetcred.puzzles.proof import Proof, faults, prove
from streetcred.puzzles.puzzle import Puzzle
from streetcred.puzzles.solver import Solver

__all__ = ["Proof", "Puzzle", "Solver", "all_puzzles", "faults", "prove", "puzzle_of"]
