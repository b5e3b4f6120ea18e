"""Steal (6.7, 9.21 to 9.25): an actor takes rival Gigs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core import look
from streetcred.core.ability import CANT_STEAL, STEALS, WOULD_BE_STOLEN
from streetcred.core.decision import GIG
from streetcred.core.decision import STEAL as PICK_A_GIG
from streetcred.core.event import BY_EFFECT, NO_CAUSE, PICKED_GIG, PREVENTED, STOLE, Event
from streetcred.core.frame import Frame
from streetcred.core.gig import Gig
from streetcred.core.pending import happen
from streetcred.rules.gigs import move_to
from streetcred.rules.replace import Would, listens
from streetcred.rules.win import check_in_overtime

if TYPE_CHECKING:
    from streetcred.core.piece import Piece
    from streetcred.core.state import State

COUNT, PICK, BAR, PROPOSE, MOVE = range(5)


def gigs_for_power(state: State, power: int) -> int:
    """9.23.2 How many Gigs an attacker of that power steals: none with 0, else one and one more for every 10."""
    return 0 if power == 0 else 1 + power // state.ruleset.power_per_extra_gig


def allowance(state: State, thief: Piece, count: int) -> int:
    """9.23.1, A10 How many of `count` Gigs a thief may steal at a time, after what makes it steal fewer."""
    for _, _, amount in look.changes_on(state, STEALS, thief):
        count += amount
    return max(0, count)


def is_barred(state: State, thief: Piece, gig: Gig) -> bool:
    """9.23.4 Whether something keeps that Gig from being stolen by that thief, at the power it has now."""
    power = look.power_of(state, thief)
    return any(change.bars(state, gig, power) for change, _, _ in look.changes_on(state, CANT_STEAL, thief))


class Steal(Frame):
    """The process of stealing: count, pick one by one, limits, replacements, and all move together (6.7.2)."""

    __slots__ = ("asked", "count", "picked", "step", "thief")

    def __init__(
        self,
        thief: int,
        count: int,
        picked: tuple[int, ...] = (),
        step: int = COUNT,
        asked: int = 0,
    ) -> None:
        self.thief = thief
        self.count = count
        self.picked = picked
        """The dice that were picked; those that are saved from the theft drop out."""
        self.step = step
        self.asked = asked

    def run(self, state: State) -> bool:
        """Go through the steps of stealing."""
        thief = state.piece(self.thief)
        if self.step == COUNT:
            self.count = allowance(state, thief, self.count)
            self.step = PICK
        if self.step == PICK and not self._pick(state, thief):
            return False
        if self.step == BAR:
            self._bar(state, thief)
        if self.step == PROPOSE and not self._propose(state, thief):
            return False
        self._move(state, thief)
        return True

    def _pick(self, state: State, thief: Piece) -> bool:
        """9.23.3 The thief's player picks any Gigs, one at a time, as many as there are (9.23.3.3).

        Also ones that can't be stolen may be picked (C38).
        """
        reply = state.take()
        if reply is not None:
            self._take(state, thief, reply[1])
        left = [gig.die for gig in state.sides[1 - thief.owner].gigs if gig.die not in self.picked]
        open_picks = self.count - len(self.picked)
        if open_picks > 0 and len(left) > open_picks:
            options = [(GIG, die, 0) for die in left]
            return state.ask(thief.owner, PICK_A_GIG, options, thief, number=open_picks)
        for die in left[: max(0, open_picks)]:
            self._take(state, thief, die)
        self.step = BAR
        return True

    def _take(self, state: State, thief: Piece, die: int) -> None:
        self.picked = (*self.picked, die)
        gig = look.gig_now(state, Gig(die, 0))
        state.events.append(Event(PICKED_GIG, thief.owner, thief, gigs=(gig,)))

    def _bar(self, state: State, thief: Piece) -> None:
        """9.23.4 What may not be stolen stays, although it was picked (R056)."""
        for die in self.picked:
            gig = look.gig_now(state, Gig(die, 0))
            if is_barred(state, thief, gig):
                self._save(state, thief, gig, NO_CAUSE)
        self.step = PROPOSE if listens(state, WOULD_BE_STOLEN) else MOVE

    def _save(self, state: State, thief: Piece, gig: Gig, cause: int) -> None:
        self.picked = tuple(die for die in self.picked if die != gig.die)
        state.events.append(Event(PREVENTED, 1 - thief.owner, thief, gigs=(gig,), cause=cause))

    def _propose(self, state: State, thief: Piece) -> bool:
        """6.7.4 Each Gig may be saved after it was picked and before it moves."""
        if self.asked and state.result:
            self.asked -= 1
            self._save(state, thief, look.gig_now(state, Gig(self.picked[self.asked], 0)), BY_EFFECT)
        if self.asked < len(self.picked):
            gig = look.gig_now(state, Gig(self.picked[self.asked], 0))
            self.asked += 1
            state.stack.append(Would(WOULD_BE_STOLEN, 1 - thief.owner, thief.id, gig.die, gig.value))
            return False
        return True

    def _move(self, state: State, thief: Piece) -> None:
        """9.23.5, 9.23.6 Move the Gigs at the same time; what sees it becomes pending. Overtime may end here (1.11)."""
        moved = move_to(state, thief.owner, self.picked)
        state.result = len(moved)
        if moved:
            record = thief.as_it_was(look.power_of(state, thief))
            happen(state, Event(STOLE, thief.owner, record, gigs=moved, number=len(moved)))
            check_in_overtime(state)

    def clone(self) -> Steal:
        """Give a copy that can go its own way."""
        return Steal(self.thief, self.count, self.picked, self.step, self.asked)

    def to_data(self) -> list[object]:
        """Give its values for a save."""
        return ["Steal", self.thief, self.count, list(self.picked), self.step, self.asked]
