"""The turn (chapter 8): Start Phase, Main Phase, end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import ruleset
from streetcred.core.event import TURN_ENDING, TURN_STARTED, Event
from streetcred.core.frame import Frame
from streetcred.core.modifier import UNTIL_YOUR_NEXT_TURN
from streetcred.core.pending import happen
from streetcred.rules import main_phase
from streetcred.rules.areas import draw
from streetcred.rules.gigs import RollIn
from streetcred.rules.orient import ready, ready_eddies
from streetcred.rules.win import begin_overtime, check_at_start, count_empty_turn

if TYPE_CHECKING:
    from streetcred.core.state import State

NOT_BEGUN: Final = -1


def begin(state: State, player: int) -> None:
    """8.2 Begin a player's turn; both players may Sell and Call anew (R249)."""
    state.player = player
    state.turn += 1
    state.turn_began = state.event_number()
    for side in state.sides:
        side.sold = False
        side.called = False
    count_empty_turn(state)
    state.stack.append(Turn())


class Turn(Frame):
    """A turn under way. Between its steps everything that is pending is resolved."""

    busy = False
    __slots__ = ("step",)

    def __init__(self, step: int = NOT_BEGUN) -> None:
        self.step = step
        """The step that is under way, as a place in the ruleset's list of steps."""

    def run(self, state: State) -> bool:
        """Go on with the Main Phase until it is ended, or else with the step that is next."""
        steps = state.ruleset.steps
        if self.step != NOT_BEGUN and steps[self.step] == ruleset.MAIN_PHASE and not main_phase.step(state):
            return False
        self.step += 1
        step = steps[self.step]
        if step == ruleset.PASS_THE_TURN:
            state.stack.pop()
            begin(state, 1 - state.player)
        elif step != ruleset.MAIN_PHASE:
            take_step(state, step)
        return False

    def clone(self) -> Turn:
        """Give a copy that can go its own way."""
        return Turn(self.step)

    def to_data(self) -> list[object]:
        """Give its values for a save."""
        return ["Turn", self.step]


def take_step(state: State, step: int) -> None:
    """Take one step of a turn that asks nothing itself."""
    if step == ruleset.CHECK_WIN:
        check_at_start(state)
    elif step == ruleset.EXPIRE_UNTIL_YOUR_TURN:
        expire_until_your_turn(state)
    elif step == ruleset.START_EFFECTS:
        happen(state, Event(TURN_STARTED, state.player, number=state.turn))
    elif step == ruleset.READY_ALL:
        ready_all(state)
    elif step == ruleset.DRAW_ONE:
        draw(state, state.player)
    elif step == ruleset.ROLL_IN_ONE:
        roll_in(state)
    elif step == ruleset.END_EFFECTS:
        happen(state, Event(TURN_ENDING, state.player, number=state.turn))
    elif step == ruleset.EXPIRE_THIS_TURN:
        expire_this_turn(state)
    elif step == ruleset.LOSE_LAG:
        lose_lag(state)
    else:
        assert step == ruleset.CHECK_OVERTIME, f"no step of a turn has the number {step}"
        begin_overtime(state)


def expire_until_your_turn(state: State) -> None:
    """8.6.2.1 Remove what lasted until this player's next turn."""
    state.modifiers = tuple(
        modifier
        for modifier in state.modifiers
        if modifier.lasting.span != UNTIL_YOUR_NEXT_TURN or modifier.turn != state.turn
    )


def ready_all(state: State) -> None:
    """8.6.3 Ready all spent cards; the Legends spent in setup stay so in the first turn (7.7.4)."""
    side = state.sides[state.player]
    for number in side.legends + side.field:
        if state.turn > 1 or number in side.field:
            ready(state, state.piece(number))
    ready_eddies(state, state.player, side.spent_eddies)


def roll_in(state: State) -> None:
    """8.6.5 Roll in a Gig; with an empty fixer area the step is skipped (R241)."""
    if state.sides[state.player].fixer:
        state.stack.append(RollIn(state.player))


def expire_this_turn(state: State) -> None:
    """8.16.2 Remove what lasted this turn, and what waited for something this turn."""
    state.modifiers = tuple(
        modifier
        for modifier in state.modifiers
        if modifier.lasting.span == UNTIL_YOUR_NEXT_TURN or modifier.turn > state.turn
    )
    state.delayed = tuple(delayed for delayed in state.delayed if not delayed.waiting.this_turn)


def lose_lag(state: State) -> None:
    """11.3.2 All Units lose Lag at the end of every turn (B10)."""
    for side in state.sides:
        for number in side.field:
            piece = state.piece(number)
            if piece.lag:
                state.put(piece.without_lag())
