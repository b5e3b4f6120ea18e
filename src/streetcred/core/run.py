"""The run loop: go on until a player must decide (1.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core.event import GAME_OVER, Event
from streetcred.core.frame import GameEnds
from streetcred.core.pending import resolve_next
from streetcred.core.state import CONCEDED
from streetcred.terms import NOBODY

if TYPE_CHECKING:
    from streetcred.core.decision import Option
    from streetcred.core.state import State


def settle(state: State) -> None:
    """Run until a player must decide or the game is over.

    Pending effects wait until no action, effect or payment is under way (10.11.1, 10.14); those that are under way
    lie on top of the stack, so the top frame tells.
    """
    try:
        while state.decision is None:
            frame = state.stack[-1]
            if not frame.busy:
                if state.pending:
                    resolve_next(state)
                    continue
                state.resolving = NOBODY
            if frame.run(state):
                state.stack.pop()
    except GameEnds as end:
        _finish(state, end.winner, end.reason)


def concede(state: State, player: int) -> None:
    """1.16 Give the game up, at any point: the other player wins at once."""
    _finish(state, 1 - player, CONCEDED)


def _finish(state: State, winner: int, reason: int) -> None:
    state.winner = winner
    state.reason = reason
    state.decision = None
    state.events.append(Event(GAME_OVER, winner, number=reason))


def answer(state: State, option: Option) -> None:
    """Give the answer to the open decision, which must offer it, and run to the next one."""
    decision = state.decision
    assert decision is not None, "no decision is open"
    assert option in decision.options, f"{option} is not among {decision.options}"
    old = state.turn_began - state.dropped
    if old > 0:
        del state.events[:old]
        state.dropped += old
    state.decision = None
    state.reply = option
    settle(state)
