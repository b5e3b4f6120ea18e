"""What an effect leaves behind: changes that last (10.23), effects that wait for a moment, and pending effects."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from streetcred.core.ability import Clause
from streetcred.terms import NOBODY

if TYPE_CHECKING:
    from streetcred.core.ability import Ability, Change, Pattern, Scope
    from streetcred.core.piece import Piece
    from streetcred.core.state import State

# How long a modifier lasts.
THIS_TURN: Final = 0
"""Until the end of the turn it was made in (8.16.2)."""
UNTIL_YOUR_NEXT_TURN: Final = 1
"""Until its maker's next turn begins (8.6.2.1)."""
THIS_ATTACK: Final = 2
"""Until the attack is over (9.29)."""
NEXT_TURN: Final = 3
"""During the next turn of the piece's controller, to its end (C35)."""


class Lasting(Clause):
    """A clause that makes modifiers: what they change, on whom, and for how long."""

    change: Change
    span: int

    @abstractmethod
    def touches(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether a standing rule made by this clause (a modifier on no single piece) is on that piece."""


class Modifier:
    """A change that lasts: on one piece, or a standing rule over whoever fits (then `on` is NOBODY)."""

    __slots__ = ("amount", "clause", "kind", "on", "scope", "turn", "uses")

    def __init__(self, clause: Lasting, on: int, amount: int, turn: int, scope: Scope, uses: int = NOBODY) -> None:
        self.clause = clause
        self.kind = clause.change.kind
        self.on = on
        self.amount = amount
        """By how much, counted once when the modifier was made."""
        self.turn = turn
        """The turn that its span names: in which it ends, or at whose start it ends."""
        self.scope = scope
        self.uses = uses
        """How often it can still be used; NOBODY for as often as you like."""

    def touches(self, state: State, piece: Piece) -> bool:
        """Give whether it is on that piece now."""
        if self.on != NOBODY:
            return self.on == piece.id
        return self.clause.touches(state, self.scope, piece)


class Waiting(Clause):
    """A clause that puts the clauses after it off until something happens."""

    pattern: Pattern
    length: int
    """How many of the steps that follow are put off."""
    this_turn: bool
    """Whether it is forgotten at the end of the turn."""


class Delayed:
    """An effect that waits for its moment ("the next time ...", "at the end of your turn, ...")."""

    __slots__ = ("clause", "scope", "turn")

    def __init__(self, clause: Waiting, scope: Scope, turn: int) -> None:
        self.clause = clause
        self.scope = scope
        self.turn = turn
        """The turn it was made in."""


class Pending:
    """An effect that waits to be resolved (10.11): which steps of which paragraph, and what they speak of."""

    __slots__ = ("ability", "end", "number", "scope", "start")

    def __init__(self, ability: Ability, start: int, end: int, scope: Scope, number: int) -> None:
        self.ability = ability
        self.start = start
        self.end = end
        self.scope = scope
        self.number = number
        """Pending effects are numbered as they come; players name them by it when they order them (10.12)."""
