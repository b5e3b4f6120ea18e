"""What an effect leaves behind: changes that last (10.23), effects that wait for a moment, and pending effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.terms import NOBODY

if TYPE_CHECKING:
    from streetcred.core.ability import Ability, Change, Clause, Guard, Noun, Pattern, Scope
    from streetcred.core.event import Event
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
"""During the next turn of the piece's controller, to its end."""


class Lasting:
    """What a clause leaves behind when it makes modifiers: which change, over whom, and for how long."""

    def __init__(
        self,
        maker: Clause,
        change: Change,
        span: int,
        over: Noun | None = None,
        *,
        live: bool = False,
        during: Guard | None = None,
        until: Pattern | None = None,
    ) -> None:
        self.maker = maker
        """The clause, by which a save names it."""
        self.change = change
        self.span = span
        self.over = over
        """Whom a standing rule is over; None if each modifier is on one piece."""
        self.live = live
        """Whether its amount is worked out whenever it is read, and not once when it is made (C8)."""
        self.during = during
        """When it applies within its span; None for always."""
        self.until = until
        """What ends it before its span does ("the next time ...", "your next Program")."""


class Modifier:
    """A change that lasts: on one piece, or a standing rule over whoever fits (then `on` is NOBODY)."""

    __slots__ = ("amount", "kind", "lasting", "on", "scope", "turn")

    def __init__(self, lasting: Lasting, on: int, amount: int, turn: int, scope: Scope) -> None:
        self.lasting = lasting
        self.kind = lasting.change.kind
        self.on = on
        self.amount = amount
        """By how much, counted once when the modifier was made."""
        self.turn = turn
        """The turn that its span names: in which it ends, or at whose start it ends."""
        self.scope = scope

    def touches(self, state: State, piece: Piece) -> bool:
        """Give whether it is on that piece now."""
        during = self.lasting.during
        if during is not None and not during.applies(state, self.scope, piece):
            return False
        if self.on != NOBODY:
            return self.on == piece.id
        over = self.lasting.over
        return over is not None and over.fits(state, self.scope, piece)

    def is_ended_by(self, state: State, event: Event) -> bool:
        """Give whether something that happened ends it."""
        until = self.lasting.until
        if until is None or until.kind != event.kind or not until.matches(state, self.scope, event):
            return False
        return self.on == NOBODY or (event.piece is not None and event.piece.id == self.on)


class Waiting:
    """What a clause leaves behind when it puts the steps after it off until something happens."""

    def __init__(self, maker: Clause, pattern: Pattern, length: int, *, this_turn: bool) -> None:
        self.maker = maker
        """The clause, by which a save names it."""
        self.pattern = pattern
        self.length = length
        """How many of the steps that follow are put off."""
        self.this_turn = this_turn
        """Whether it is forgotten at the end of the turn."""


class Delayed:
    """An effect that waits for its moment ("the next time ...", "at the end of your turn, ...")."""

    __slots__ = ("scope", "turn", "waiting")

    def __init__(self, waiting: Waiting, scope: Scope, turn: int) -> None:
        self.waiting = waiting
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
