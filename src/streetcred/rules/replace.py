"""Replacement effects (10.24 to 10.30): something would happen, and something else happens instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core import look
from streetcred.core.ability import Scope
from streetcred.core.decision import ACTIVATE, DONE, REPLACE
from streetcred.core.effect import Effect
from streetcred.core.event import REPLACED, Event
from streetcred.core.frame import Frame
from streetcred.core.gig import Gig
from streetcred.terms import NOBODY

if TYPE_CHECKING:
    from streetcred.core.ability import Replacing
    from streetcred.core.decision import Option
    from streetcred.core.piece import Piece
    from streetcred.core.state import State

NO_DIE = NOBODY


def listens(state: State, proposal: int) -> bool:
    """Give whether any card of the game could replace such a thing at all."""
    return bool(state.about >> proposal & 1)


def _mark(ability: Replacing, carrier: Piece) -> int:
    return carrier.id * 16 + ability.index


class Would(Frame):
    """One thing that would happen to a piece or a Gig. Its result is 1 if something else happened instead."""

    __slots__ = ("affected", "applied", "die", "piece", "proposal", "replaced", "value")

    def __init__(
        self,
        proposal: int,
        affected: int,
        piece: int,
        die: int = NO_DIE,
        value: int = 0,
        applied: tuple[int, ...] = (),
        replaced: bool = False,  # noqa: FBT001, FBT002
    ) -> None:
        self.proposal = proposal
        self.affected = affected
        """The player who chooses: the one affected, or the controller of the affected card (10.28)."""
        self.piece = piece
        """The piece that would be defeated, or the thief."""
        self.die = die
        self.value = value
        self.applied = applied
        """Marks of the replacement effects that led here; none of them applies again (10.29.1)."""
        self.replaced = replaced

    def run(self, state: State) -> bool:
        """10.28 Apply a mandatory replacement first, then offer the optional ones."""
        if self.replaced:
            state.result = 1
            return True
        found = self._applicable(state)
        optional = found[0][0].optional if found else self._might_be_offered(state)
        reply = state.take()
        if reply is not None:
            found = [entry for entry in found if _option(entry) == reply]
        elif optional or len(found) > 1:
            options = [_option(entry) for entry in found]
            piece = None if self.piece == NOBODY else state.pieces[self.piece]
            options = [*options, (DONE, 0, 0)] if optional else options
            return state.ask(self.affected, REPLACE, options, piece, number=self.value)
        if not found:
            state.result = 0
            return True
        self._apply(state, found[0])
        return False

    def _applicable(self, state: State) -> list[tuple[Replacing, Scope]]:
        """10.27 Give the replacements that could be carried out: the mandatory ones, or else the optional ones."""
        found = [entry for entry in self._listening(state) if _is_possible(state, *entry)]
        mandatory = [entry for entry in found if not entry[0].optional]
        return mandatory or found

    def _might_be_offered(self, state: State) -> bool:
        """Give whether, as far as everybody sees, a replacement could be offered: then it is asked all the same."""
        listening = self._listening(state)
        return any(ability.ops[0].seems_possible(state, scope) for ability, scope in listening if ability.ops)

    def _listening(self, state: State) -> list[tuple[Replacing, Scope]]:
        """Give the replacements that match, whether they can be carried out or not."""
        found: list[tuple[Replacing, Scope]] = []
        for player in (state.player, 1 - state.player):
            for carrier, source in look.voices(state, player, 1 << self.proposal):
                for ability in carrier.card.replacing:
                    scope = self._scope(state, source, carrier)
                    if self._matches(state, ability, scope):
                        found.append((ability, scope))
        return found

    def _scope(self, state: State, source: Piece, carrier: Piece) -> Scope:
        scope = Scope(source, carrier, source.owner)
        if self.piece != NOBODY:
            scope.it = state.piece(self.piece)
        if self.die != NO_DIE:
            scope.gig = Gig(self.die, self.value)
        return scope

    def _matches(self, state: State, ability: Replacing, scope: Scope) -> bool:
        if ability.proposal != self.proposal or _mark(ability, scope.carrier) in self.applied:
            return False
        return ability.replaces(state, scope)

    def _apply(self, state: State, entry: tuple[Replacing, Scope]) -> None:
        ability, scope = entry
        self.replaced = True
        scope.applied = (*self.applied, _mark(ability, scope.carrier))
        state.events.append(Event(REPLACED, scope.player, scope.carrier, scope.it, number=ability.index))
        state.stack.append(Effect(ability, 0, len(ability.ops), scope))

    def clone(self) -> Would:
        """Give a copy that can go its own way."""
        return Would(self.proposal, self.affected, self.piece, self.die, self.value, self.applied, self.replaced)

    def to_data(self) -> list[object]:
        """Give its values for a save."""
        values = [self.proposal, self.affected, self.piece, self.die, self.value]
        return ["Would", *values, list(self.applied), self.replaced]


def _is_possible(state: State, ability: Replacing, scope: Scope) -> bool:
    """10.27 Give whether a replacement could be carried out."""
    return not ability.ops or ability.ops[0].possible(state, scope)


def _option(entry: tuple[Replacing, Scope]) -> Option:
    ability, scope = entry
    return (ACTIVATE, scope.carrier.id, ability.index)
