"""What one player may know of a position, as a position in which all the rest is blank.

It is built by listing what may be known, never by deleting what may not. Hidden are: the order of both decks, the
other player's hand, face-down Legends that the player has not looked at, cards sold unseen, the state of the random
generator, and whatever an open effect shows to the other player alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core.ability import ANYTHING, Scope
from streetcred.core.card import Card
from streetcred.core.decision import CARD, Decision
from streetcred.core.effect import Effect
from streetcred.core.event import BOTH, Event
from streetcred.core.modifier import Delayed, Modifier, Pending
from streetcred.core.piece import Piece
from streetcred.core.state import Side, State
from streetcred.terms import DECK, HAND, LEGEND, LEGENDS, NOBODY, PROGRAM

if TYPE_CHECKING:
    from streetcred.core.decision import Option
    from streetcred.core.frame import Frame

SPECTATOR: Final = 2
"""A viewer who sees what both players see and nothing more."""
OPEN: Final = 3
"""A viewer of a game that is over, to whom nothing in it is hidden any more."""


def _blank(slug: str, kind: int) -> Card:
    return Card(
        slug=slug,
        number=0,
        name="a hidden card",
        subtitle=None,
        kind=kind,
        colour="",
        ram=0,
        cost=None,
        power=None,
        power_plus=False,
        sell_tag=False,
        tags=(),
        abilities=(),
    )


HIDDEN: Final = _blank("hidden", PROGRAM)
"""Stands for a card that the viewer does not know."""
HIDDEN_LEGEND: Final = _blank("hidden-legend", LEGEND)
"""Stands for a face-down Legend that the viewer has not looked at; its back shows that it is one (3.2.1)."""


def redact(state: State, viewer: int) -> State:
    """Give the position as `viewer` may know it: player 0 or 1, or SPECTATOR. The original stays as it is."""
    mask = _Mask(viewer)
    return State(
        state.ruleset,
        ANYTHING,
        [mask.side(state.sides[player], player) for player in (0, 1)],
        [None if piece is None else mask.piece(piece) for piece in state.pieces],
        0,
        player=state.player,
        turn=state.turn,
        first=state.first,
        stack=[mask.frame(frame) for frame in state.stack],
        pending=tuple(mask.pending(pending) for pending in state.pending),
        resolving=state.resolving,
        serial=state.serial,
        modifiers=tuple(mask.modifier(modifier) for modifier in state.modifiers),
        delayed=tuple(mask.delayed(delayed) for delayed in state.delayed),
        events=[mask.event(event) for event in state.events],
        dropped=state.dropped,
        turn_began=state.turn_began,
        overtime=state.overtime,
        empty_turns=state.empty_turns,
        attacker=state.attacker,
        target=state.target,
        fighting=state.fighting,
        winner=state.winner,
        reason=state.reason,
        decision=None if state.decision is None else mask.decision(state.decision),
    )


def redact_event(event: Event, viewer: int) -> Event:
    """Give what happened as `viewer` may know it."""
    return event if viewer == OPEN else _Mask(viewer).event(event)


class _Mask:
    """The eyes of one viewer."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer

    def side(self, side: Side, player: int) -> Side:
        """5.4.2, 5.5.2 A hand is its owner's to see, a deck is nobody's."""
        return Side(
            deck=(HIDDEN,) * len(side.deck),
            hand=side.hand if player == self.viewer else (HIDDEN,) * len(side.hand),
            legends=side.legends,
            field=side.field,
            eddies=side.eddies,
            blind_eddies=(HIDDEN,) * len(side.blind_eddies),
            spent_eddies=side.spent_eddies,
            trash=side.trash,
            removed=side.removed,
            fixer=side.fixer,
            gigs=side.gigs,
            sold=side.sold,
            called=side.called,
        )

    def piece(self, piece: Piece) -> Piece:
        """5.7.4.1, 5.3.2.1 A face-down Legend, or a card in a hidden area, is known to those who looked at it."""
        if self.knows(piece):
            return piece
        return Piece(
            piece.id,
            HIDDEN_LEGEND if piece.area == LEGENDS else HIDDEN,
            piece.owner,
            piece.area,
            piece.face_up,
            piece.ready,
            piece.lag,
            piece.host,
            piece.gear,
            piece.solo,
            piece.seen,
            piece.fixed_power,
        )

    def knows(self, piece: Piece) -> bool:
        """Give whether the viewer may know which card it is."""
        if piece.id == NOBODY and piece.area in (DECK, HAND):
            return piece.owner == self.viewer or piece.seen == BOTH
        if piece.area == LEGENDS and not piece.face_up:
            return self.viewer != SPECTATOR and bool(piece.seen >> self.viewer & 1)
        return True

    def _maybe(self, piece: Piece | None) -> Piece | None:
        return None if piece is None else self.piece(piece)

    def scope(self, scope: Scope) -> Scope:
        """What an effect speaks of."""
        seen = Scope(self.piece(scope.source), self.piece(scope.carrier), scope.player)
        seen.acting = scope.acting
        seen.it = self._maybe(scope.it)
        seen.opposing = self._maybe(scope.opposing)
        seen.gig = scope.gig
        seen.those = tuple(self.piece(piece) for piece in scope.those)
        seen.number = scope.number
        seen.total = scope.total
        seen.done = scope.done
        seen.chosen = scope.chosen
        seen.serial = scope.serial
        seen.applied = scope.applied
        return seen

    def frame(self, frame: Frame) -> Frame:
        """Work in progress; only effects hold cards, all other work holds public numbers."""
        if not isinstance(frame, Effect):
            return frame.clone()
        picked = tuple(self._option(option, frame.scope.acting) for option in frame.picked)
        return Effect(frame.ability, frame.at, frame.end, self.scope(frame.scope), frame.step, picked)

    def _option(self, option: Option, player: int) -> Option:
        hidden = option[0] == CARD and player != self.viewer
        return (CARD, HIDDEN.number, option[2]) if hidden else option

    def pending(self, pending: Pending) -> Pending:
        """A pending effect is public; what it has looked at may not be."""
        return Pending(pending.ability, pending.start, pending.end, self.scope(pending.scope), pending.number)

    def modifier(self, modifier: Modifier) -> Modifier:
        """A modifier is public."""
        scope = self.scope(modifier.scope)
        return Modifier(modifier.lasting, modifier.on, modifier.amount, modifier.turn, scope)

    def delayed(self, delayed: Delayed) -> Delayed:
        """An effect that waits is public."""
        return Delayed(delayed.waiting, self.scope(delayed.scope), delayed.turn)

    def event(self, event: Event) -> Event:
        """What happened is public; which card it happened to may not be."""
        known = self.viewer != SPECTATOR and bool(event.seen >> self.viewer & 1)
        known = known or event.seen == 3
        return Event(
            event.kind,
            event.player,
            self._maybe(event.piece),
            self._maybe(event.other),
            event.card if known or event.card is None else HIDDEN,
            event.gigs,
            event.number,
            event.cause,
            event.seen,
        )

    def decision(self, decision: Decision) -> Decision:
        """A player sees the own options; the others see only that a player must decide."""
        if decision.player != self.viewer:
            return Decision(decision.player, NOBODY, ())
        return decision
