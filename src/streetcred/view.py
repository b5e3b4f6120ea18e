"""What one player may know, and nothing else: the only thing that bots and pages get to see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from streetcred.core import look, ruleset
from streetcred.core.ability import POWER
from streetcred.core.decision import GIG_AREA
from streetcred.redact import HIDDEN, HIDDEN_LEGEND, OPEN, SPECTATOR, redact
from streetcred.rules import attack
from streetcred.rules.attack import Attack
from streetcred.rules.turn import Turn
from streetcred.terms import AREA_NAMES, KEYWORD_NAMES, LEGENDS, NOBODY

if TYPE_CHECKING:
    from streetcred.core.card import Card
    from streetcred.core.decision import Decision
    from streetcred.core.piece import Piece
    from streetcred.core.state import Side, State

__all__ = ["HIDDEN", "HIDDEN_LEGEND", "OPEN", "SPECTATOR", "View", "open_view", "view"]

Data: TypeAlias = Any
"""Plain data as JSON knows it."""

STEP_NAMES: Final = {
    ruleset.CHECK_WIN: "start",
    ruleset.EXPIRE_UNTIL_YOUR_TURN: "start",
    ruleset.START_EFFECTS: "start",
    ruleset.READY_ALL: "ready",
    ruleset.DRAW_ONE: "draw",
    ruleset.ROLL_IN_ONE: "roll in",
    ruleset.MAIN_PHASE: "main",
    ruleset.END_EFFECTS: "end",
    ruleset.EXPIRE_THIS_TURN: "end",
    ruleset.LOSE_LAG: "end",
    ruleset.CHECK_OVERTIME: "end",
    ruleset.PASS_THE_TURN: "end",
}

ATTACK_STEP_NAMES: Final = {
    attack.DECLARED: "attack",
    attack.REACTING: "react",
    attack.FIGHTING: "fight",
    attack.RESULT: "fight",
    attack.STEALING: "steal",
    attack.ENDING: "fight",
}
"""9.3, 9.7, 9.15, 9.22. An attack whose fight has been resolved is in its fight until nothing of it is pending."""


class View:
    """A position as one player (or a spectator) may know it."""

    def __init__(self, player: int, table: State, unseen: tuple[Card, ...], unseen_legends: tuple[Card, ...]) -> None:
        self.player = player
        """Whose view it is: 0, 1 or SPECTATOR."""
        self.table = table
        """The position, with all that this viewer may not know blank."""
        self.unseen = unseen
        """The viewer's own cards that are in the deck or were sold unseen, in no order: the deck list less the rest."""
        self.unseen_legends = unseen_legends
        """The viewer's own face-down Legends that the viewer has not looked at, in no order."""

    @property
    def decision(self) -> Decision | None:
        """The open decision; without options if it is not the viewer's."""
        return self.table.decision

    @property
    def is_mine(self) -> bool:
        """Whether the viewer must decide now."""
        return self.table.decision is not None and self.table.decision.player == self.player

    @property
    def own(self) -> Side:
        """The viewer's side of the table."""
        return self.table.sides[self.player]

    @property
    def rival(self) -> Side:
        """The other side of the table."""
        return self.table.sides[1 - self.player]

    @property
    def step(self) -> str:
        """Where in the turn the game is.

        One of setup, start, ready, draw, roll in, main, attack, react, fight, steal, end, over.
        """
        table = self.table
        if table.is_over:
            return "over"
        for frame in reversed(table.stack):
            if isinstance(frame, Attack):
                return (
                    "steal"
                    if frame.step == attack.ENDING and table.target == GIG_AREA
                    else ATTACK_STEP_NAMES[frame.step]
                )
            if isinstance(frame, Turn):
                return STEP_NAMES[table.ruleset.steps[frame.step]]
        return "setup"

    def to_data(self) -> dict[str, Data]:
        """Give everything as plain data, as messages and tests need it."""
        table = self.table
        decision = table.decision
        return {
            "viewer": self.player,
            "rules": table.ruleset.name,
            "turn": table.turn,
            "turn_player": table.player,
            "first": table.first,
            "step": self.step,
            "overtime": table.overtime,
            "winner": table.winner,
            "reason": table.reason,
            "attacker": table.attacker,
            "target": table.target,
            "sides": [self._side(player) for player in (0, 1)],
            "unseen": [card.slug for card in self.unseen],
            "unseen_legends": [card.slug for card in self.unseen_legends],
            "pending": [
                [pending.scope.player, pending.scope.carrier.id, pending.ability.index, pending.number]
                for pending in table.pending
            ],
            "lasting": [
                [modifier.on, modifier.kind, modifier.amount, modifier.turn, modifier.scope.carrier.card.slug]
                for modifier in table.modifiers
            ],
            "waiting": [
                [
                    delayed.scope.player,
                    delayed.scope.carrier.card.slug,
                    NOBODY if delayed.scope.it is None else delayed.scope.it.id,
                ]
                for delayed in table.delayed
            ],
            "decision": None
            if decision is None
            else {
                "player": decision.player,
                "kind": decision.kind,
                "piece": NOBODY if decision.piece is None else decision.piece.id,
                "number": decision.number,
                "options": [list(option) for option in decision.options],
            },
        }

    def _side(self, player: int) -> Data:
        """Give what lies on a player's side; of Eddies only how many there are, also of the own ones (5.8.3.1, C25)."""
        side = self.table.sides[player]
        return {
            "deck": len(side.deck),
            "hand": [card.slug for card in side.hand],
            "legends": [self._piece(number) for number in side.legends],
            "field": [self._piece(number) for number in side.field],
            "eddies": side.eddie_count(),
            "spent_eddies": side.spent_eddies,
            "trash": [self._piece(number) for number in side.trash],
            "removed": [self._piece(number) for number in side.removed],
            "fixer": list(side.fixer),
            "gigs": [[gig.die, gig.value] for gig in side.gigs],
            "street_cred": look.street_cred(self.table, player),
            "sold": side.sold,
            "called": side.called,
        }

    def _piece(self, number: int) -> Data:
        piece = self.table.piece(number)
        return {
            "id": piece.id,
            "card": self._shown(piece).slug,
            "area": AREA_NAMES[piece.area],
            "face_up": piece.face_up,
            "ready": piece.ready,
            "lag": piece.lag,
            "solo": piece.solo,
            "known_to": piece.seen,
            "power": look.power_of(self.table, piece) if piece.face_up else None,
            "keywords": [name for bit, name in KEYWORD_NAMES.items() if look.keywords_of(self.table, piece) & bit],
            "changed_power": sum(amount for _, _, amount in look.changes_on(self.table, POWER, piece)),
            "gear": [self._piece(gear) for gear in piece.gear],
        }

    def _shown(self, piece: Piece) -> Card:
        """5.7.4.3 A Legend that was looked at is only marked as known; its face is not shown again."""
        return HIDDEN_LEGEND if piece.area == LEGENDS and not piece.face_up else piece.card


def view(state: State, viewer: int) -> View:
    """Give what `viewer` may know of a position: player 0 or 1, or SPECTATOR."""
    table = redact(state, viewer)
    if viewer == SPECTATOR:
        return View(viewer, table, (), ())
    side = state.sides[viewer]
    unseen = tuple(sorted(side.deck + side.blind_eddies, key=_number))
    face_down = [state.piece(number) for number in side.legends]
    legends = sorted(
        (piece.card for piece in face_down if not piece.face_up and not piece.seen >> viewer & 1), key=_number
    )
    return View(viewer, table, unseen, tuple(legends))


def open_view(state: State, player: int) -> View:
    """Give a position from a player's side with nothing hidden: for games that are over."""
    return View(player, state, (), ())


def _number(card: Card) -> int:
    return card.number
