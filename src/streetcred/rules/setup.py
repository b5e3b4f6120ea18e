"""Setting up a game (chapter 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core.decision import FIRST, KEEP, MULLIGAN, OPENING_HAND, SECOND, WHO_FIRST
from streetcred.core.event import GOES_FIRST, KEPT_HAND, MULLIGANED, Event
from streetcred.core.frame import Frame
from streetcred.core.gig import SIDES, die_of
from streetcred.core.piece import Piece
from streetcred.core.rng import from_seed
from streetcred.core.run import settle
from streetcred.core.state import Side, State, about
from streetcred.rules.areas import draw, shuffled
from streetcred.rules.turn import begin
from streetcred.terms import LEGENDS, NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.card import Card
    from streetcred.core.ruleset import Ruleset

ROLL_OFF, PLACE, MULLIGANS, BEGIN = range(4)


def new_game(ruleset: Ruleset, legends: Sequence[Sequence[Card]], decks: Sequence[Sequence[Card]], seed: int) -> State:
    """Set a game up from two players' Legends and main decks, and run to its first decision."""
    sides = [_side(decks[player], player) for player in (0, 1)]
    pieces: list[Piece | None] = []
    all_about = about([card for cards in (*legends, *decks) for card in cards])
    state = State(ruleset, all_about, sides, pieces, from_seed(seed))
    for player in (0, 1):
        for card in legends[player]:
            _lay_down(state, card, player)
    state.stack.append(Setup())
    settle(state)
    return state


def _side(deck: Sequence[Card], player: int) -> Side:
    """7.6.3, 7.8 A deck in its area, and the six dice in the fixer area."""
    fixer = tuple(die_of(player, sides) for sides in SIDES)
    return Side(tuple(deck), (), (), (), (), (), 0, (), (), fixer, (), sold=False, called=False)


def _lay_down(state: State, card: Card, player: int) -> None:
    """7.7.3 Place a Legend face-down in the Legends area."""
    number = state.next_id()
    state.put(Piece(number, card, player, LEGENDS, False, True, False, NOBODY, (), False, 0, None))
    side = state.sides[player]
    side.legends = (*side.legends, number)


class Setup(Frame):
    """7.4 The instructions of 7.5 to 7.9 in their order."""

    __slots__ = ("mulligans", "step")

    def __init__(self, step: int = ROLL_OFF, mulligans: int = 0) -> None:
        self.step = step
        self.mulligans = mulligans
        """How many players have decided about their opening hand."""

    def run(self, state: State) -> bool:
        """Go on with the instruction that is next."""
        if self.step == ROLL_OFF and not self._who_goes_first(state):
            return False
        if self.step == PLACE:
            self._place(state)
        if self.step == MULLIGANS and not self._mulligan(state):
            return False
        state.stack.pop()
        begin(state, state.first)
        return False

    def _who_goes_first(self, state: State) -> bool:
        """7.5 A player chosen at random decides who goes first."""
        reply = state.take()
        if reply is None:
            state.player = state.random_below(2) if state.player == NOBODY else state.player
            return state.ask(state.player, WHO_FIRST, [(FIRST, 0, 0), (SECOND, 0, 0)])
        state.first = state.player if reply[0] == FIRST else 1 - state.player
        state.player = state.first
        state.events.append(Event(GOES_FIRST, state.first))
        self.step = PLACE
        return True

    def _place(self, state: State) -> None:
        """7.6 to 7.9.1 Shuffle decks and Legends, spend the first player's two left-most Legends, draw 6."""
        for player in (state.first, 1 - state.first):
            side = state.sides[player]
            side.deck = shuffled(state, side.deck)
            mixed = shuffled(state, [state.piece(number).card for number in side.legends])
            for place, number in enumerate(side.legends):
                spent = player == state.first and place < state.ruleset.spent_legends
                state.put(
                    Piece(number, mixed[place], player, LEGENDS, False, not spent, False, NOBODY, (), False, 0, None)
                )
        for player in (state.first, 1 - state.first):
            draw(state, player, state.ruleset.opening_hand)
        self.step = MULLIGANS

    def _mulligan(self, state: State) -> bool:
        """7.9.2, 7.9.3 Each player may once return the whole hand, shuffle, and draw 6; the first player first."""
        while self.mulligans < 2:
            player = state.first if self.mulligans == 0 else 1 - state.first
            reply = state.take()
            if reply is None:
                return state.ask(player, OPENING_HAND, [(KEEP, 0, 0), (MULLIGAN, 0, 0)])
            self.mulligans += 1
            if reply[0] == MULLIGAN:
                side = state.sides[player]
                side.deck = shuffled(state, side.hand + side.deck)
                side.hand = ()
                state.events.append(Event(MULLIGANED, player))
                draw(state, player, state.ruleset.opening_hand)
            else:
                state.events.append(Event(KEPT_HAND, player))
        return True

    def clone(self) -> Setup:
        """Give a copy that can go its own way."""
        return Setup(self.step, self.mulligans)

    def to_data(self) -> list[object]:
        """Give its values for a save."""
        return ["Setup", self.step, self.mulligans]
