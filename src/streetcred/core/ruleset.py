"""A set of rules as data: the values and the orders in which one way of playing differs from another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# Steps of a turn. A ruleset puts them in order; `rules/turn.py` has a function for each.
CHECK_WIN: Final = 0
EXPIRE_UNTIL_YOUR_TURN: Final = 1
START_EFFECTS: Final = 2
READY_ALL: Final = 3
DRAW_ONE: Final = 4
ROLL_IN_ONE: Final = 5
MAIN_PHASE: Final = 6
END_EFFECTS: Final = 7
EXPIRE_THIS_TURN: Final = 8
LOSE_LAG: Final = 9
CHECK_OVERTIME: Final = 10
PASS_THE_TURN: Final = 11


@dataclass(frozen=True)
class Ruleset:
    """The values that the rules read instead of knowing them."""

    name: str
    version: str
    """Raised when the same answers could lead to another game."""
    steps: tuple[int, ...]
    """The steps of a turn, in order."""
    gigs_to_win: int = 7
    """1.10, 1.11."""
    opening_hand: int = 6
    """7.9."""
    spent_legends: int = 2
    """7.7.4 How many Legends the player who goes first begins with spent."""
    call_price: int = 1
    """11.11.1."""
    sold_ready: bool = True
    """5.8.2.1 Whether a sold card enters ready."""
    gear_on_legends: bool = True
    """4.10.1 Whether Gear may go on face-up Legends in the Legends area."""
    power_per_extra_gig: int = 10
    """9.23.2.2."""
    empty_turns_before_overtime: int = 2
    """1.11.1 How many turns in a row that begin with both fixer areas empty bring overtime."""


OFFICIAL: Final = Ruleset(
    name="official",
    version="2026-08.2",
    steps=(
        CHECK_WIN,
        EXPIRE_UNTIL_YOUR_TURN,
        START_EFFECTS,
        READY_ALL,
        DRAW_ONE,
        ROLL_IN_ONE,
        MAIN_PHASE,
        END_EFFECTS,
        EXPIRE_THIS_TURN,
        LOSE_LAG,
        CHECK_OVERTIME,
        PASS_THE_TURN,
    ),
)
"""The rules as they are printed: the win is checked before all else (B1), and dice are rolled in at the start (B2)."""
RULESETS: Final = {OFFICIAL.name: OFFICIAL}
