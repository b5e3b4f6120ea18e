"""Attack (9.1 to 9.6, 9.26 to 9.29): declare, let things happen, react, fight or steal, end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core import look
from streetcred.core.ability import CANT_ATTACK, CANT_BE_BLOCKED, MAY_ATTACK, ONLY_UNITS
from streetcred.core.decision import GIG_AREA
from streetcred.core.event import ATTACK_ENDED, ATTACKED, BY_ATTACK, REACT_OPENED, Event
from streetcred.core.frame import Frame
from streetcred.core.modifier import THIS_ATTACK
from streetcred.core.pending import happen
from streetcred.rules import fight, react
from streetcred.rules.orient import spend
from streetcred.rules.steal import Steal, gigs_for_power
from streetcred.terms import ADRENALINE, FIELD, NOBODY

if TYPE_CHECKING:
    from streetcred.core.ability import Change, Scope
    from streetcred.core.piece import Piece
    from streetcred.core.state import State

DECLARED, REACTING, FIGHTING, RESULT, STEALING, ENDING = range(6)


def targets_of(state: State, unit: Piece) -> list[int]:
    """9.3.1, 9.3.2 What a Unit may attack now: pieces, and GIG_AREA for the rival Gig area."""
    if not unit.ready or look.is_under(state, CANT_ATTACK, unit):
        return []
    rested = not unit.lag or unit.solo or bool(look.keywords_of(state, unit) & ADRENALINE)
    permissions = look.changes_on(state, MAY_ATTACK, unit)
    if not rested and not permissions:
        return []
    rivals = state.sides[1 - unit.owner]
    found: list[int] = []
    for number in rivals.field:
        rival = state.piece(number)
        if (rested or _allows(state, permissions, rival, lifts_lag=True)) and (
            not rival.ready or _allows(state, permissions, rival, lifts_lag=False)
        ):
            found.append(number)
    may_steal = rivals.gigs and (rested or _allows(state, permissions, None, lifts_lag=True))
    if may_steal and not look.is_under(state, ONLY_UNITS, unit):
        found.append(GIG_AREA)
    return found


def _allows(
    state: State, permissions: list[tuple[Change, Scope, int]], target: Piece | None, *, lifts_lag: bool
) -> bool:
    """9.3.2.3.1 Whether a text grants just this: to attack that target while lagging, or while it is ready."""
    for change, scope, _ in permissions:
        if change.lifts_lag == lifts_lag and change.covers(state, scope, target):
            return True
    return False


def declare(state: State, attacker: Piece, target: int) -> None:
    """9.3.3 to 9.5 Spend the Unit and declare its attack; what that triggers becomes pending together."""
    settled = target != GIG_AREA and _may_be_ready(state, attacker, state.piece(target))
    state.attacker = attacker.id
    state.target = target
    state.stack.append(Attack(DECLARED, settled, is_blockable(state, attacker)))
    spend(state, attacker, BY_ATTACK)
    unit = state.piece(attacker.id)
    other = None if target == GIG_AREA else state.piece(target)
    record = unit.as_it_was(look.power_of(state, unit))
    happen(state, Event(ATTACKED, unit.owner, record, other))


def _may_be_ready(state: State, attacker: Piece, target: Piece) -> bool:
    """9.26.3, B5 Whether a target stays legal when it is ready: read once, before the attack uses a permission up."""
    return target.ready or _allows(
        state, look.changes_on(state, MAY_ATTACK, attacker), target.readied(), lifts_lag=False
    )


def is_blockable(state: State, attacker: Piece) -> bool:
    """A7 Whether an attack can be blocked: read once, when it is declared, and never again."""
    return not look.is_under(state, CANT_BE_BLOCKED, attacker)


class Attack(Frame):
    """An attack under way. Between its steps everything that is pending is resolved (9.6, 9.11, 9.18, 9.24)."""

    busy = False
    __slots__ = ("attacker_power", "blockable", "defender_power", "losers", "settled", "step")

    def __init__(
        self,
        step: int,
        settled: bool,  # noqa: FBT001
        blockable: bool,  # noqa: FBT001
        losers: tuple[int, ...] = (),
        attacker_power: int = 0,
        defender_power: int = 0,
    ) -> None:
        self.step = step
        self.settled = settled
        """Whether the target stays legal although it is ready."""
        self.blockable = blockable
        """Settled when the attack was declared."""
        self.losers = losers
        """9.18 Who lost the fight; the result stands even if the winner leaves."""
        self.attacker_power = attacker_power
        self.defender_power = defender_power

    def run(self, state: State) -> bool:
        """Go on with the step that is next, unless the attack has ended."""
        if self.step in (DECLARED, REACTING) and self.has_ended(state):
            self.step = ENDING
        if self.step == DECLARED:
            self.step = REACTING
            state.events.append(Event(REACT_OPENED, 1 - state.player))
        if self.step == REACTING:
            if not react.step(state, self):
                return False
            self.step = STEALING if state.target == GIG_AREA else FIGHTING
        if self.step == FIGHTING:
            self.step = RESULT
            fight.compare(state, self)
            return False
        if self.step == RESULT:
            self.step = ENDING
            fight.resolve(state, self)
            return False
        if self.step == STEALING:
            self.step = ENDING
            power = look.power_of(state, state.piece(state.attacker))
            state.stack.append(Steal(state.attacker, gigs_for_power(state, power)))
            return False
        self._end(state)
        return True

    def has_ended(self, state: State) -> bool:
        """9.13, 9.26 Whether the attacker is gone, or the target is gone or not a legal one any more.

        A Gig area is where it was, with Gigs in it or without: then there is nothing to steal (B4).
        """
        attacker = state.pieces[state.attacker]
        if attacker is None or attacker.area != FIELD:
            return True
        if state.target == GIG_AREA:
            return False
        defender = state.pieces[state.target]
        if defender is None or defender.area != FIELD:
            return True
        return defender.ready and not self._stays_legal(state, attacker, defender)

    def _stays_legal(self, state: State, attacker: Piece, defender: Piece) -> bool:
        """9.26.3, B5 Whether a ready target is a legal one: it was ready when it was attacked, or may be attacked so.

        A permission was needed to declare the attack; that it is lost later does not matter.
        """
        return self.settled or _allows(state, look.changes_on(state, MAY_ATTACK, attacker), defender, lifts_lag=False)

    def _end(self, state: State) -> None:
        """9.29 The attack is over: what lasts "while attacking" and the like goes."""
        state.events.append(Event(ATTACK_ENDED, state.player))
        state.attacker = NOBODY
        state.target = NOBODY
        state.fighting = False
        if state.modifiers:
            state.modifiers = tuple(modifier for modifier in state.modifiers if modifier.lasting.span != THIS_ATTACK)

    def clone(self) -> Attack:
        """Give a copy that can go its own way."""
        return Attack(self.step, self.settled, self.blockable, self.losers, self.attacker_power, self.defender_power)

    def to_data(self) -> list[object]:
        """Give its values for a save."""
        powers = [self.attacker_power, self.defender_power]
        return ["Attack", self.step, self.settled, self.blockable, list(self.losers), *powers]
