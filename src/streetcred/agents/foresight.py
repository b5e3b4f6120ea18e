"""One step ahead in a known world: try every option, see where the turn leads, and take the best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.agents.evaluate import chance_to_win
from streetcred.agents.plain import LONGEST_TURN, keeps, play_to
from streetcred.core import decision as ask
from streetcred.core import event as happened
from streetcred.core.run import answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.decision import Decision, Option
    from streetcred.core.state import State

USES: Final = 4
"""How often in a turn an effect is used: one that costs nothing could be used for ever."""


def chance_after(world: State, option: Option, player: int) -> float:
    """Give the chance of `player` to win after an option, seen from the beginning of the next turn.

    The rest of this turn is played plainly. All options are judged at the same moment, since a position in the middle
    of a turn can't be held against one at its end.
    """
    after = world.clone()
    last = world.turn + 1
    answer(after, option)
    play_to(after, last)
    return chance_to_win(after, player)


def best_option(world: State) -> Option:
    """Give the best option of the open decision, which must be there, for the player whose it is."""
    asked = world.decision
    assert asked is not None, "no decision is open"
    options = sensible(world, asked)
    if len(options) == 1:
        return options[0]
    if asked.kind == ask.OPENING_HAND:
        return (ask.KEEP, 0, 0) if keeps(world.sides[asked.player].hand) else (ask.MULLIGAN, 0, 0)
    best = options[0]
    highest = -1.0
    for option in options:
        chance = chance_after(world, option, asked.player)
        if chance > highest:
            best, highest = option, chance
    return best


def play_well_to(world: State, turn: int) -> None:
    """Play one step ahead, for both sides, up to the first action of the turn with that number."""
    for _ in range(LONGEST_TURN):
        asked = world.decision
        if asked is None or (world.turn >= turn and asked.kind == ask.MAIN):
            return
        answer(world, best_option(world))


def sensible(state: State, asked: Decision) -> Sequence[Option]:
    """Give the options without effects that were used often enough this turn."""
    options = asked.options
    for option in options:
        if option[0] == ask.ACTIVATE:
            return [option for option in options if option[0] != ask.ACTIVATE or _uses(state, option) < USES] or options
    return options


def _uses(state: State, option: Option) -> int:
    """Give how often an effect was used this turn."""
    uses = 0
    for event in state.events_since(state.turn_began):
        if event.kind == happened.RESOLVES and event.number == option[2] and event.piece is not None:
            uses += event.piece.id == option[1]
    return uses
