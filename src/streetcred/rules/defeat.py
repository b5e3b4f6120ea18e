"""Defeat: a card goes to its owner's trash, with the Gear on it (9.19.1.1, 11.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core import look
from streetcred.core.ability import WOULD_BE_DEFEATED
from streetcred.core.event import DEFEATED, Event
from streetcred.core.frame import Frame
from streetcred.core.pending import happen
from streetcred.rules.areas import take_out_of_play, to_trash
from streetcred.rules.replace import Would, listens
from streetcred.terms import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.piece import Piece
    from streetcred.core.state import State


def defeat(state: State, pieces: Sequence[Piece], cause: int, applied: tuple[int, ...] = ()) -> bool:
    """Defeat pieces in play, all at once. Give False when replacement effects must be looked at first."""
    if listens(state, WOULD_BE_DEFEATED):
        turn_player = state.player
        ordered = sorted(pieces, key=lambda piece: piece.owner != turn_player)
        state.stack.append(Defeat(tuple(piece.id for piece in ordered), cause, applied))
        return False
    fall(state, pieces, cause)
    return True


def fall(state: State, pieces: Sequence[Piece], cause: int) -> None:
    """Move pieces to the trash together (C24), then let everything that sees it become pending (11.19.2, A14).

    The text of a Gear is read on its host, also when the Gear alone is defeated (4.11.3.1). A Legend is out of the game
    by the time anything resolves (4.4.2); that is noted after its defeat.
    """
    fallen: list[Piece] = []
    leaving: list[tuple[Piece, Piece]] = []
    for piece in pieces:
        if piece.in_play and look.is_there(state, piece, piece.area):
            old = state.piece(piece.id)
            old = old.as_it_was(look.power_of(state, old))
            fallen.append(old)
            leaving.append((old, old if old.host == NOBODY else state.piece(old.host)))
            for gear in look.gear_of(state, old):
                leaving.append((gear, old))
    begun = len(state.events)
    for old in fallen:
        for gone in take_out_of_play(state, old):
            to_trash(state, gone)
    removals = state.events[begun:]
    del state.events[begun:]
    for old in fallen:
        happen(state, Event(DEFEATED, old.owner, old, cause=cause), leaving)
    state.events += removals
    state.result = len(fallen)


class Defeat(Frame):
    """Pieces that would be defeated: each may be saved by a replacement effect before any of them moves."""

    __slots__ = ("applied", "asked", "cause", "doomed", "pieces")

    def __init__(
        self,
        pieces: tuple[int, ...],
        cause: int,
        applied: tuple[int, ...],
        asked: int = 0,
        doomed: tuple[int, ...] = (),
    ) -> None:
        self.pieces = pieces
        self.cause = cause
        self.applied = applied
        self.asked = asked
        """How many of the pieces have been proposed."""
        self.doomed = doomed
        """Those that nothing saved."""

    def run(self, state: State) -> bool:
        """Propose one piece after the other, the turn player's first, then defeat the rest.

        What replaces the defeat of one may take another out of play.
        """
        if self.asked and not state.result:
            self.doomed = (*self.doomed, self.pieces[self.asked - 1])
        while self.asked < len(self.pieces):
            piece = state.pieces[self.pieces[self.asked]]
            self.asked += 1
            if piece is not None and piece.in_play:
                state.stack.append(Would(WOULD_BE_DEFEATED, piece.owner, piece.id, applied=self.applied))
                return False
        doomed = [state.pieces[number] for number in self.doomed]
        fall(state, [piece for piece in doomed if piece is not None], self.cause)
        return True

    def clone(self) -> Defeat:
        """Give a copy that can go its own way."""
        return Defeat(self.pieces, self.cause, self.applied, self.asked, self.doomed)

    def to_data(self) -> list[object]:
        """Give its values for a save."""
        return ["Defeat", list(self.pieces), self.cause, list(self.applied), self.asked, list(self.doomed)]
