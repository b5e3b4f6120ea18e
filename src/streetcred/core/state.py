"""The whole position of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core.decision import Decision
from streetcred.core.rng import below, next_random
from streetcred.terms import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from streetcred.core.ability import Ability
    from streetcred.core.card import Card
    from streetcred.core.decision import Option
    from streetcred.core.event import Event
    from streetcred.core.frame import Frame
    from streetcred.core.gig import Gig
    from streetcred.core.modifier import Delayed, Modifier, Pending
    from streetcred.core.piece import Piece
    from streetcred.core.ruleset import Ruleset

# Why the game is over.
GOING_ON: Final = 0
SEVEN_GIGS: Final = 1  # 1.10
OVERTIME_GIGS: Final = 2  # 1.11
EMPTY_DECK: Final = 3  # 1.14
CONCEDED: Final = 4  # 1.16


class Side:
    """What lies on one player's side of the table, and what that player has done this turn."""

    __slots__ = (
        "blind_eddies",
        "called",
        "deck",
        "eddies",
        "field",
        "fixer",
        "gigs",
        "hand",
        "legends",
        "removed",
        "sold",
        "spent_eddies",
        "trash",
    )

    def __init__(
        self,
        deck: tuple[Card, ...],
        hand: tuple[Card, ...],
        legends: tuple[int, ...],
        field: tuple[int, ...],
        eddies: tuple[Card, ...],
        blind_eddies: tuple[Card, ...],
        spent_eddies: int,
        trash: tuple[int, ...],
        removed: tuple[int, ...],
        fixer: tuple[int, ...],
        gigs: tuple[Gig, ...],
        sold: bool,  # noqa: FBT001
        called: bool,  # noqa: FBT001
    ) -> None:
        self.deck = deck
        """5.5 The cards of the deck, the top one first."""
        self.hand = hand
        """5.4."""
        self.legends = legends
        """5.7 The pieces in the Legends area, from left to right."""
        self.field = field
        """5.6 The Units on the field, in the order in which they came; Gear is found through its host."""
        self.eddies = eddies
        """5.8 The cards that were shown when they were sold (11.9.1), in the order in which they came."""
        self.blind_eddies = blind_eddies
        """The cards that became Eddies unseen (A2)."""
        self.spent_eddies = spent_eddies
        """How many of all these are spent; all Eddies are alike."""
        self.trash = trash
        """5.9 The pieces in the trash, the latest last."""
        self.removed = removed
        """5.13 The pieces removed from the game."""
        self.fixer = fixer
        """5.10 The dice that were not rolled in yet."""
        self.gigs = gigs
        """5.11 The Gigs that this player controls."""
        self.sold = sold
        """8.11.1 Whether the Sell action of this turn is used up."""
        self.called = called
        """11.11.2 Whether this player has Called a Legend this turn."""

    def eddie_count(self) -> int:
        """Give how many Eddies there are, ready and spent."""
        return len(self.eddies) + len(self.blind_eddies)

    def clone(self) -> Side:
        """Give a copy that can go its own way."""
        return Side(
            self.deck,
            self.hand,
            self.legends,
            self.field,
            self.eddies,
            self.blind_eddies,
            self.spent_eddies,
            self.trash,
            self.removed,
            self.fixer,
            self.gigs,
            self.sold,
            self.called,
        )


def about(cards: Iterable[Card]) -> int:
    """Give what the texts of some cards are about, as bits."""
    found = 0
    for card in cards:
        found |= card.about
    return found


class State:
    """A position: plain data that can be copied, saved and gone on from at every decision."""

    __slots__ = (
        "about",
        "attacker",
        "chance",
        "decision",
        "delayed",
        "dropped",
        "empty_turns",
        "events",
        "fighting",
        "first",
        "modifiers",
        "overtime",
        "pending",
        "pieces",
        "player",
        "reason",
        "reply",
        "resolving",
        "result",
        "ruleset",
        "serial",
        "sides",
        "stack",
        "target",
        "turn",
        "turn_began",
        "winner",
    )

    def __init__(
        self,
        ruleset: Ruleset,
        about: int,
        sides: list[Side],
        pieces: list[Piece | None],
        chance: int,
        player: int = NOBODY,
        turn: int = 0,
        first: int = NOBODY,
        stack: list[Frame] | None = None,
        pending: tuple[Pending, ...] = (),
        resolving: int = NOBODY,
        serial: int = 0,
        modifiers: tuple[Modifier, ...] = (),
        delayed: tuple[Delayed, ...] = (),
        events: list[Event] | None = None,
        dropped: int = 0,
        turn_began: int = 0,
        overtime: bool = False,  # noqa: FBT001, FBT002
        empty_turns: int = 0,
        attacker: int = NOBODY,
        target: int = NOBODY,
        fighting: bool = False,  # noqa: FBT001, FBT002
        winner: int = NOBODY,
        reason: int = GOING_ON,
        decision: Decision | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.about = about
        """Bits of what the texts in both decks are about at all, so that nothing is looked for in vain."""
        self.sides = sides
        self.pieces = pieces
        """Every piece by its id; None once it has left for a hidden area."""
        self.chance = chance
        """The state of the random generator."""
        self.player = player
        """Whose turn it is."""
        self.turn = turn
        """The number of the turn, from 1; both players' turns count."""
        self.first = first
        """Who went first."""
        self.stack: list[Frame] = [] if stack is None else stack
        """The work in progress, the innermost last."""
        self.pending = pending
        """10.11 Effects that wait to be resolved."""
        self.resolving = resolving
        """10.14.1 The player who is resolving pending effects."""
        self.serial = serial
        """How many effects have become pending so far."""
        self.modifiers = modifiers
        self.delayed = delayed
        self.events: list[Event] = [] if events is None else events
        """What has happened this turn, and since the last answer."""
        self.dropped = dropped
        """How many earlier events are no longer kept."""
        self.turn_began = turn_began
        """The number of the event with which this turn began."""
        self.overtime = overtime
        """1.11."""
        self.empty_turns = empty_turns
        """How many turns in a row began with both fixer areas empty."""
        self.attacker = attacker
        """9.4.3 The attacking Unit, NOBODY outside an attack."""
        self.target = target
        """9.4.4, 9.4.5 The defending Unit, or GIG_AREA."""
        self.fighting = fighting
        """9.16.1 Whether the Fight Step has begun."""
        self.winner = winner
        self.reason = reason
        """Why the game is over, GOING_ON while it is not. A game that is over without a winner is a tie."""
        self.decision = decision
        """The open decision. It is never saved: running the top frame again makes it again."""
        self.reply: Option | None = None
        """The answer just given, until the step that asked takes it."""
        self.result = 0
        """What the work just finished tells the work that waited for it."""

    def clone(self) -> State:
        """Give a copy that can go its own way; records are shared, since they never change."""
        sides = self.sides
        return State(
            self.ruleset,
            self.about,
            [sides[0].clone(), sides[1].clone()],
            self.pieces.copy(),
            self.chance,
            self.player,
            self.turn,
            self.first,
            [frame.clone() for frame in self.stack],
            self.pending,
            self.resolving,
            self.serial,
            self.modifiers,
            self.delayed,
            self.events.copy(),
            self.dropped,
            self.turn_began,
            self.overtime,
            self.empty_turns,
            self.attacker,
            self.target,
            self.fighting,
            self.winner,
            self.reason,
            self.decision,
        )

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.reason != GOING_ON

    def piece(self, number: int) -> Piece:
        """Give the piece with that id, which must be on the table, in a trash or out of the game."""
        piece = self.pieces[number]
        assert piece is not None, f"piece {number} is in a hidden area"
        return piece

    def put(self, piece: Piece) -> None:
        """Put the changed record of a piece in the place of the one before."""
        self.pieces[piece.id] = piece

    def next_id(self) -> int:
        """Make room for a new piece and give its id."""
        self.pieces.append(None)
        return len(self.pieces) - 1

    def random_below(self, limit: int) -> int:
        """Give a random number from 0 up to but not including `limit`."""
        self.chance = next_random(self.chance)
        return below(self.chance, limit)

    def event_number(self) -> int:
        """Give the number that the next event will have."""
        return self.dropped + len(self.events)

    def events_since(self, number: int) -> list[Event]:
        """Give the events from that number on, as far as they are kept."""
        return self.events[max(0, number - self.dropped) :]

    def ask(
        self,
        player: int,
        kind: int,
        options: Sequence[Option],
        piece: Piece | None = None,
        ability: Ability | None = None,
        number: int = 0,
    ) -> bool:
        """Open a decision; always give False, which is what a step that is not finished gives."""
        self.decision = Decision(player, kind, options, piece, ability, number)
        return False

    def take(self) -> Option | None:
        """Take the answer that was given, if the step asked before."""
        reply = self.reply
        self.reply = None
        return reply
