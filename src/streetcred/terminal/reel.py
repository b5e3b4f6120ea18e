"""A recorded game that can be wound forward and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from streetcred.game import Game


class Reel:
    """A game with all its answers, standing after any number of them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.answers = game.answers.copy()
        self.conceded = game.conceded
        game.undo(len(self.answers) + (self.conceded is not None))

    @property
    def length(self) -> int:
        """How many steps there are; giving up is one."""
        return len(self.answers) + (self.conceded is not None)

    @property
    def place(self) -> int:
        """After how many steps it stands."""
        return len(self.game.answers) + (self.game.conceded is not None)

    def wind_to(self, place: int) -> None:
        """Stand after that many steps, or at the nearer end."""
        place = max(0, min(place, self.length))
        if place < self.place:
            self.game.undo(self.place - place)
        while self.place < place:
            self._step()

    def _step(self) -> None:
        at = len(self.game.answers)
        if at < len(self.answers):
            self.game.answer(self.answers[at])
        elif self.conceded is not None:
            self.game.concede(self.conceded)

    def next_turn(self) -> None:
        """Go on to where another turn begins, or to the end."""
        turn = self.game.state.turn
        while self.place < self.length and self.game.state.turn == turn:
            self._step()

    def previous_turn(self) -> None:
        """Go back to where this turn began, or to where the one before did."""
        if self.place:
            self.wind_to(self.place - 1)
        turn = self.game.state.turn
        while self.place and self.game.state.turn == turn:
            self.wind_to(self.place - 1)
        if self.game.state.turn != turn:
            self._step()
