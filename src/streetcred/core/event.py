"""What has happened: one list of events serves triggers, the memory of the turn, and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from streetcred.core.card import Card
    from streetcred.core.gig import Gig
    from streetcred.core.piece import Piece

# Kinds that card texts ask about. Each is also a bit in `Card.about`.
TURN_STARTED: Final = 0
ROLLED: Final = 1
PLAYED: Final = 2
CALLED: Final = 3
SPENT: Final = 4
ATTACKED: Final = 5
BLOCKED: Final = 6
FOUGHT: Final = 7
DEFEATED: Final = 8
STOLE: Final = 9
ADJUSTED: Final = 10
SWAPPED: Final = 11
TURN_ENDING: Final = 12

# Kinds that are only told today.
DREW: Final = 13
DISCARDED: Final = 14
TRASHED: Final = 15
SEARCHED: Final = 16
LOOKED: Final = 17
REVEALED: Final = 18
ADDED: Final = 19
RETURNED: Final = 20
BOTTOM_DECKED: Final = 21
SOLD: Final = 22
PAID: Final = 23
READIED: Final = 24
EQUIPPED: Final = 25
MOVED_GEAR: Final = 26
LEFT: Final = 27
REMOVED_FROM_GAME: Final = 28
GIVEN: Final = 29
RESOLVES: Final = 30
FIZZLED: Final = 31
REACT_OPENED: Final = 32
ATTACK_ENDED: Final = 33
PICKED_GIG: Final = 34
PREVENTED: Final = 35
REPLACED: Final = 36
REROLLED: Final = 37
OVERTIME_BEGAN: Final = 38
GAME_OVER: Final = 39
CHOSE: Final = 40
MULLIGANED: Final = 41
KEPT_HAND: Final = 42
GOES_FIRST: Final = 43
ANNOUNCED: Final = 44
PASSED: Final = 45
MEANT: Final = 46
"""A card was picked that a text waits for (A3, A4)."""

# Why something happened: the `cause` of SPENT, DEFEATED, ANNOUNCED, PLAYED, FOUGHT.
NO_CAUSE: Final = 0
BY_ATTACK: Final = 1
BY_BLOCKER: Final = 2
BY_ICON: Final = 3
BY_PAYMENT: Final = 4
BY_EFFECT: Final = 5
BY_FIGHT: Final = 6
PAID_FOR: Final = 7
FOR_FREE: Final = 8
GOING_SOLO: Final = 9
AS_A_LEGEND: Final = 10
WON: Final = 11
LOST: Final = 12
TIED: Final = 13

BOTH: Final = 3
"""Both players may see it."""


class Event:
    """Something that happened, with the records of its pieces at that moment."""

    __slots__ = ("card", "cause", "gig", "gigs", "kind", "number", "other", "piece", "player", "seen")

    def __init__(
        self,
        kind: int,
        player: int,
        piece: Piece | None = None,
        other: Piece | None = None,
        card: Card | None = None,
        gigs: tuple[Gig, ...] = (),
        number: int = 0,
        cause: int = NO_CAUSE,
        seen: int = BOTH,
    ) -> None:
        self.kind = kind
        self.player = player
        """Who did it, or whom it befell."""
        self.piece = piece
        self.other = other
        self.card = card
        """A card of a hidden area; only the players in `seen` may know which."""
        self.gigs = gigs
        self.number = number
        """A count, a value, a margin; what it counts depends on the kind."""
        self.cause = cause
        self.seen = seen
        """Bits of the players who may know `card` and, for a face-down piece, its face."""

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.player}, {self.piece}, {self.other}, {self.card}, {self.gigs}, {self.number})"
