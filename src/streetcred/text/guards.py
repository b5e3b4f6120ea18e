"""Guards: the "while" and "during" of card text (10.23)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from streetcred.core.ability import Guard as CoreGuard
from streetcred.terms import NOBODY

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.nouns import Noun


class Guard(CoreGuard):
    """A "while" that can be said."""

    in_front = False
    """Whether it is said before the rest of the sentence."""

    @abstractmethod
    def say(self, book: Book) -> str:
        """Say it."""


class WhileAttacking(Guard):
    """9.5, 9.29 From the declaration to the end of its attack; a blocker is not attacking (R511)."""

    def applies(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether the piece is the attacker."""
        return piece.id == state.attacker

    def say(self, book: Book) -> str:
        """Say it."""
        return book.while_attacking()


class WhileFighting(Guard):
    """9.16.1, 9.29 From the beginning of the Fight Step to the end of the attack, against such a Unit."""

    def __init__(self, opponent: Noun) -> None:
        self.opponent = opponent

    def applies(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether the piece fights such a Unit."""
        if not state.fighting or piece.id not in (state.attacker, state.target):
            return False
        other = state.target if piece.id == state.attacker else state.attacker
        opponent = None if other == NOBODY else state.pieces[other]
        return opponent is not None and self.opponent.fits(state, scope, opponent)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.while_fighting(self.opponent)


class DuringYourTurn(Guard):
    """8.2 In the turn of the one who speaks."""

    in_front = True

    def applies(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether it is that player's turn."""
        return state.player == scope.player

    def say(self, book: Book) -> str:
        """Say it."""
        return book.during_your_turn()


class WhileLagging(Guard):
    """11.3 The turn it's played: as long as it lags."""

    def applies(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether the piece lags."""
        return piece.lag

    def say(self, book: Book) -> str:
        """Say it."""
        return book.while_lagging()
