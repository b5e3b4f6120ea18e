"""A card on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.terms import FIELD, LEGEND, LEGENDS, NOBODY, UNIT

if TYPE_CHECKING:
    from streetcred.core.card import Card


class Piece:
    """A card in a public area, known by its number (`id`); never changed, only replaced by a changed copy.

    An old record of a piece is its last-known information (10.10.1). The id lasts from the table into the trash,
    so that "this Unit" is still found there; a card that leaves for a hidden area, or leaves the trash, is a new
    piece when it comes back (5.3.2.2).
    """

    __slots__ = (
        "area",
        "card",
        "face_up",
        "fixed_power",
        "gear",
        "host",
        "id",
        "lag",
        "owner",
        "ready",
        "seen",
        "solo",
    )

    def __init__(
        self,
        id: int,  # noqa: A002
        card: Card,
        owner: int,
        area: int,
        face_up: bool,  # noqa: FBT001
        ready: bool,  # noqa: FBT001
        lag: bool,  # noqa: FBT001
        host: int,
        gear: tuple[int, ...],
        solo: bool,  # noqa: FBT001
        seen: int,
        fixed_power: int | None,
    ) -> None:
        self.id = id
        self.card = card
        self.owner = owner
        self.area = area
        self.face_up = face_up
        self.ready = ready
        self.lag = lag
        self.host = host
        """The piece this Gear is equipped to, or NOBODY."""
        self.gear = gear
        """The Gears equipped to this piece, in the order in which they came."""
        self.solo = solo
        """Whether it was played with GO SOLO: then it is removed whenever it leaves the field (11.25.1)."""
        self.seen = seen
        """Bits of the players who have looked at this face-down Legend (5.7.4.2)."""
        self.fixed_power = fixed_power
        """The power it had, for records of what was (10.10.1); None while it is to be worked out."""

    @property
    def types(self) -> int:
        """4.2.1 Its types as bits: a Legend on the field is a Unit as well."""
        kind = self.card.kind
        return LEGEND | UNIT if kind == LEGEND and self.area == FIELD else kind

    @property
    def in_play(self) -> bool:
        """Whether it lies on the field or in a Legends area, by itself or as Gear."""
        return self.area in (FIELD, LEGENDS)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Piece) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return self.id

    def __repr__(self) -> str:
        return f"<{self.card.slug} {self.id}>"

    def facts(self) -> tuple[object, ...]:
        """Everything about it, to compare and to save."""
        return (
            self.id,
            self.card.slug,
            self.owner,
            self.area,
            self.face_up,
            self.ready,
            self.lag,
            self.host,
            self.gear,
            self.solo,
            self.seen,
            self.fixed_power,
        )

    def _with(self, area: int, *, ready: bool, lag: bool) -> Piece:
        return Piece(
            self.id,
            self.card,
            self.owner,
            area,
            self.face_up,
            ready,
            lag,
            self.host,
            self.gear,
            self.solo,
            self.seen,
            self.fixed_power,
        )

    def spent(self) -> Piece:
        """3.7 The same piece, turned sideways."""
        return self._with(self.area, ready=False, lag=self.lag)

    def readied(self) -> Piece:
        """3.8 The same piece, turned upright."""
        return self._with(self.area, ready=True, lag=self.lag)

    def without_lag(self) -> Piece:
        """11.3.2 The same piece, no longer lagging."""
        return self._with(self.area, ready=self.ready, lag=False)

    def fielded(self, *, ready: bool) -> Piece:
        """5.6.4 The same piece on the field, lagging."""
        return self._with(FIELD, ready=ready, lag=True)

    def gone_solo(self) -> Piece:
        """11.25.1 The same Legend on the field, ready, by GO SOLO."""
        piece = self._with(FIELD, ready=True, lag=True)
        piece.solo = True
        return piece

    def flipped(self) -> Piece:
        """11.10.1 The same piece with its face up; its orientation stays."""
        piece = self._with(self.area, ready=self.ready, lag=self.lag)
        piece.face_up = True
        return piece

    def looked_at(self, player: int) -> Piece:
        """5.7.4.2 The same face-down piece, marked as known to a player."""
        piece = self._with(self.area, ready=self.ready, lag=self.lag)
        piece.seen = self.seen | (1 << player)
        return piece

    def with_gear(self, gear: tuple[int, ...]) -> Piece:
        """11.6.1 The same piece with other Gear on it."""
        piece = self._with(self.area, ready=self.ready, lag=self.lag)
        piece.gear = gear
        return piece

    def equipped_to(self, host: Piece) -> Piece:
        """11.6.1 The same Gear, on that host and in its area."""
        piece = self._with(host.area, ready=True, lag=False)
        piece.host = host.id
        return piece

    def left_for(self, area: int) -> Piece:
        """The same card in the trash or out of the game, with nothing of its time on the table (4.12.1)."""
        return Piece(self.id, self.card, self.owner, area, True, True, False, NOBODY, (), False, 0, None)

    def as_it_was(self, power: int) -> Piece:
        """10.10.1 A record of what it was, with the power that it had."""
        piece = self._with(self.area, ready=self.ready, lag=self.lag)
        piece.fixed_power = power
        return piece
