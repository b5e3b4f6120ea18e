"""Gig dice (chapter 6): roll in, adjust, swap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core.ability import WOULD_ROLL_IN
from streetcred.core.decision import GIG, ROLL_IN
from streetcred.core.event import ADJUSTED, ROLLED, SWAPPED, Event
from streetcred.core.frame import Frame
from streetcred.core.gig import Gig, sides_of
from streetcred.core.look import controller_of
from streetcred.core.pending import happen
from streetcred.rules.replace import Would, listens
from streetcred.rules.win import check_in_overtime
from streetcred.terms import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.state import State


def rollable(state: State, player: int) -> list[int]:
    """8.6.5.1 The dice of a fixer area that may be rolled in: the d20 only when it is the last one."""
    fixer = state.sides[player].fixer
    small = [die for die in fixer if sides_of(die) != 20]
    return small or list(fixer)


def fits(die: int, value: int) -> bool:
    """6.4.4 Whether a die has that value on a face."""
    return 1 <= value <= sides_of(die)


def change_value(state: State, die: int, value: int) -> Gig | None:
    """6.4 Adjust a Gig; give it as it is then, or None if the adjustment fails (6.4.4, 6.4.5)."""
    owner = controller_of(state, die)
    if owner == NOBODY or not fits(die, value):
        return None
    side = state.sides[owner]
    changed = Gig(die, value)
    if changed in side.gigs:
        return None
    side.gigs = tuple(changed if gig.die == die else gig for gig in side.gigs)
    return changed


def adjust(state: State, player: int, changes: Sequence[tuple[int, int]]) -> tuple[Gig, ...]:
    """6.4 Adjust Gigs to values, as one instruction of a player; give those that did change."""
    changed: list[Gig] = []
    for die, value in changes:
        gig = change_value(state, die, value)
        if gig is not None:
            changed.append(gig)
    if changed:
        number = controller_of(state, changed[0].die)
        happen(state, Event(ADJUSTED, player, gigs=tuple(changed), number=number))
    return tuple(changed)


def swap(state: State, player: int, mine: Gig, theirs: Gig) -> None:
    """6.6 Swap a friendly and a rival Gig at the same time; the values stay, and nothing is stolen (6.6.2)."""
    side, rival = state.sides[player], state.sides[1 - player]
    side.gigs = tuple(theirs if gig.die == mine.die else gig for gig in side.gigs)
    rival.gigs = tuple(mine if gig.die == theirs.die else gig for gig in rival.gigs)
    happen(state, Event(SWAPPED, player, gigs=(mine, theirs)))
    check_in_overtime(state)


def move_to(state: State, player: int, dice: Sequence[int]) -> tuple[Gig, ...]:
    """6.7.2 Move Gigs from the rival Gig area to a player's, all at once; values stay."""
    side, rival = state.sides[player], state.sides[1 - player]
    moved = tuple(gig for die in dice for gig in rival.gigs if gig.die == die)
    rival.gigs = tuple(gig for gig in rival.gigs if gig.die not in dice)
    side.gigs += moved
    return moved


class RollIn(Frame):
    """8.6.5 Roll in a Gig: choose a die of the fixer area, roll it, place it."""

    __slots__ = ("die", "player", "step", "value")

    def __init__(self, player: int, die: int = NOBODY, value: int = 0, step: int = 0) -> None:
        self.player = player
        self.die = die
        self.value = value
        self.step = step

    def run(self, state: State) -> bool:
        """Go through the three steps of rolling in."""
        if self.step == 0 and not self._choose(state):
            return False
        if self.step == 1:
            self.step = 2
            self.roll(state)
            if listens(state, WOULD_ROLL_IN):
                state.stack.append(Would(WOULD_ROLL_IN, self.player, NOBODY, self.die, self.value))
                return False
        self._place(state)
        return True

    def _choose(self, state: State) -> bool:
        """8.6.5.1 Choose a die; with one to choose from there is no question."""
        reply = state.take()
        dice = rollable(state, self.player)
        if reply is not None:
            self.die = reply[1]
        elif len(dice) == 1:
            self.die = dice[0]
        else:
            return state.ask(self.player, ROLL_IN, [(GIG, die, 0) for die in dice])
        self.step = 1
        return True

    def roll(self, state: State) -> None:
        """8.6.5.2 Roll it; the top face is its value."""
        self.value = 1 + state.random_below(sides_of(self.die))

    def _place(self, state: State) -> None:
        """8.6.5.3 Place it in the friendly Gig area with its value."""
        side = state.sides[self.player]
        gig = Gig(self.die, self.value)
        side.fixer = tuple(die for die in side.fixer if die != self.die)
        side.gigs = (*side.gigs, gig)
        happen(state, Event(ROLLED, self.player, gigs=(gig,), number=self.value))
        check_in_overtime(state)

    def clone(self) -> RollIn:
        """Give a copy that can go its own way."""
        return RollIn(self.player, self.die, self.value, self.step)

    def to_data(self) -> list[object]:
        """Give its values for a save."""
        return ["RollIn", self.player, self.die, self.value, self.step]
