"""Winning and losing (1.10 to 1.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core.event import OVERTIME_BEGAN, Event
from streetcred.core.frame import GameEnds
from streetcred.core.state import EMPTY_DECK, OVERTIME_GIGS, SEVEN_GIGS
from streetcred.terms import NOBODY

if TYPE_CHECKING:
    from streetcred.core.state import State


def has_won(state: State, player: int) -> bool:
    """1.10 Whether a player holds as many Gigs as winning takes."""
    return len(state.sides[player].gigs) >= state.ruleset.gigs_to_win


def check_at_start(state: State) -> None:
    """1.10.1, 8.6.1 The turn player wins with seven Gigs."""
    if has_won(state, state.player):
        raise GameEnds(state.player, SEVEN_GIGS)


def check_in_overtime(state: State) -> None:
    """1.11 In overtime seven Gigs win at any moment, even within an effect (1.13); both at once tie (1.13.1, C27)."""
    if state.overtime:
        winners = [player for player in (0, 1) if has_won(state, player)]
        if winners:
            raise GameEnds(winners[0] if len(winners) == 1 else NOBODY, OVERTIME_GIGS)


def count_empty_turn(state: State) -> None:
    """1.11.1 Note whether this turn began with both fixer areas empty (B8)."""
    empty = not state.sides[0].fixer and not state.sides[1].fixer
    state.empty_turns = state.empty_turns + 1 if empty else 0


def begin_overtime(state: State) -> None:
    """8.17, 1.11.2 Overtime begins after enough empty turns in a row; whoever holds seven Gigs then wins."""
    if not state.overtime and state.empty_turns >= state.ruleset.empty_turns_before_overtime:
        state.overtime = True
        state.events.append(Event(OVERTIME_BEGAN, state.player))
    check_in_overtime(state)


def lose_with_empty_deck(player: int) -> None:
    """1.14 Whoever must draw from an empty deck loses at once."""
    raise GameEnds(1 - player, EMPTY_DECK)
