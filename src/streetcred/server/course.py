"""The course of a game: its answers, who gave them, and what had happened after each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.errors import GameError

if TYPE_CHECKING:
    from streetcred.core.decision import Option
    from streetcred.game import Game

BACK: Final = -1
"""A step that takes answers back; its first number tells how many stay."""
CONCEDED: Final = -2
"""A step that gives the game up; its first number is the player who did."""


class Course:
    """A game that is played step by step: an answer, a concession, or going back."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.deciders: list[int] = []
        """Who gave each answer."""
        self.marks = [game.event_count]
        """How many events had happened when the game began, and after every step since."""
        self.backs = 0
        """How often answers have been taken back."""

    @property
    def number(self) -> int:
        """How many answers have been given: the number of the open decision."""
        return len(self.game.answers)

    @property
    def decider(self) -> int | None:
        """Who must decide now; None when the game is over."""
        return None if self.game.decision is None else self.game.decision.player

    def decisions_of(self, player: int) -> list[int]:
        """Give the numbers of the decisions that a player has made."""
        return [number for number, decider in enumerate(self.deciders) if decider == player]

    def take(self, step: Option) -> None:
        """Take a step. Raises GameError, and changes nothing, if it can't be taken."""
        kind, number, _ = step
        if kind == BACK:
            self._go_back(number)
        elif kind == CONCEDED:
            self.game.concede(number)
            self.marks.append(self.game.event_count)
        else:
            decider = self.decider
            self.game.answer(step)
            assert decider is not None, "somebody answered"
            self.deciders.append(decider)
            self.marks.append(self.game.event_count)

    def _go_back(self, number: int) -> None:
        if not 0 <= number <= self.number:
            raise GameError(f"There is no decision {number} to go back to; there are {self.number}.")
        given_up = self.game.conceded is not None
        self.game.undo(self.number - number + given_up)
        self.backs += 1
        del self.deciders[number:]
        del self.marks[number + 1 :]
