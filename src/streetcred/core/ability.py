"""The paragraphs of card text (10.1.2) as the rules see them, and the base of every word they are made of.

The words themselves are in `streetcred.text`; the rules only need what stands here.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from streetcred.terms import KEYWORD_NAMES, NOBODY

if TYPE_CHECKING:
    from streetcred.core.card import Card
    from streetcred.core.effect import Effect
    from streetcred.core.event import Event
    from streetcred.core.gig import Gig
    from streetcred.core.piece import Piece
    from streetcred.core.state import State

# What texts are about: kinds of events (0 to 12, in `core/event.py`), kinds of changes, kinds of proposals, and uses.
# Each is a bit in `Card.about`, so that one look tells whether a card has anything to say.

# Kinds of changes that persistent effects and modifiers make.
POWER: Final = 20
KEYWORD: Final = 21
MAY_ATTACK: Final = 22
CANT_ATTACK: Final = 23
CANT_READY: Final = 24
CANT_BE_BLOCKED: Final = 25
CANT_BE_DEFEATED: Final = 26
CANT_DEFEAT: Final = 27
ONLY_UNITS: Final = 28
MUST_ATTACK: Final = 29
CANT_STEAL: Final = 30
STEALS: Final = 31
WINS: Final = 32
PRICE: Final = 33
SOLO_PRICE: Final = 34
FREE_CALL: Final = 35
ICON_PRICE: Final = 36
"""The price of an activated effect, which only the effect itself changes."""

# Kinds of proposals that replacement effects listen for.
WOULD_BE_DEFEATED: Final = 40
WOULD_BE_STOLEN: Final = 41
WOULD_ROLL_IN: Final = 42

USE: Final = 50
"""That a card has an effect to be activated."""
ANYTHING: Final = (1 << 60) - 1


class Scope:
    """What the words of one effect refer to: who speaks, and what has been handled so far."""

    __slots__ = (
        "acting",
        "applied",
        "carrier",
        "chosen",
        "done",
        "gig",
        "it",
        "number",
        "opposing",
        "player",
        "serial",
        "source",
        "those",
        "total",
    )

    def __init__(self, source: Piece, carrier: Piece, player: int) -> None:
        self.source = source
        """THIS: the piece the text is read on, which for Gear is its host (4.11.3)."""
        self.carrier = carrier
        """The card that bears the text."""
        self.player = player
        """YOU: the controller of the effect (10.1.4)."""
        self.acting = player
        """Who acts now, where an instruction goes to each player in turn (2.9)."""
        self.it: Piece | None = None
        """IT: the card handled last, or the one that the event is about."""
        self.opposing: Piece | None = None
        """The other Unit of the fight that the event is about."""
        self.gig: Gig | None = None
        """The Gig handled last, or the one that the event is about."""
        self.those: tuple[Piece, ...] = ()
        """THOSE: the cards just trashed, searched or revealed."""
        self.number = 0
        """The number handled last."""
        self.total = 0
        """TOTAL: what the instructions before have added up."""
        self.done = False
        """Whether the last instruction was carried out in full."""
        self.chosen = NOBODY
        """The mode or the type that was chosen."""
        self.serial = 0
        """The number of the event from which on an effect remembers."""
        self.applied: tuple[int, ...] = ()
        """Replacement effects that were applied to this process already (10.29.1)."""

    def clone(self) -> Scope:
        """Give a copy that can go its own way."""
        copy = Scope(self.source, self.carrier, self.player)
        copy.acting = self.acting
        copy.it = self.it
        copy.opposing = self.opposing
        copy.gig = self.gig
        copy.those = self.those
        copy.number = self.number
        copy.total = self.total
        copy.done = self.done
        copy.chosen = self.chosen
        copy.serial = self.serial
        copy.applied = self.applied
        return copy

    def to_data(self) -> dict[str, object]:
        """Give its values for a save."""
        it, opposing, gig = self.it, self.opposing, self.gig
        return {
            "source": list(self.source.facts()),
            "carrier": list(self.carrier.facts()),
            "player": self.player,
            "acting": self.acting,
            "it": None if it is None else list(it.facts()),
            "opposing": None if opposing is None else list(opposing.facts()),
            "gig": None if gig is None else [gig.die, gig.value],
            "those": [list(piece.facts()) for piece in self.those],
            "number": self.number,
            "total": self.total,
            "done": self.done,
            "chosen": self.chosen,
            "serial": self.serial,
            "applied": list(self.applied),
        }


class Clause:
    """One step of an effect. It is entered once to ask and again with the answer: ask first, act after."""

    ability: Ability
    """The paragraph it belongs to, and its place there: its address in a save."""
    at: int

    @abstractmethod
    def run(self, state: State, effect: Effect) -> bool:
        """Do it; give False if a question was asked or other work must be done first."""

    def possible(self, state: State, scope: Scope) -> bool:  # noqa: ARG002
        """Give whether it could be carried out now (10.27); asked of what replaces something."""
        return True

    def seems_possible(self, state: State, scope: Scope) -> bool:
        """Give whether, as far as everybody sees, it could be carried out: then it is asked about all the same."""
        return self.possible(state, scope)


class Noun:
    """Words that mean cards."""

    @abstractmethod
    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether a record is one of the cards meant."""


class Condition:
    """An "if" of card text (10.3)."""

    @abstractmethod
    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""


class Guard:
    """A "while" of card text: when a lasting change applies (10.23)."""

    @abstractmethod
    def applies(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether it applies to that piece now."""


class Pattern:
    """A "when" of card text: which events it means (10.16)."""

    kind: int
    """The kind of event."""
    each: bool = False
    """Whether it becomes true once for each Gig of the event (10.16.3)."""

    @abstractmethod
    def matches(self, state: State, scope: Scope, event: Event) -> bool:
        """Give whether the event is one that the pattern means."""

    def gigs(self, state: State, scope: Scope, event: Event) -> tuple[Gig, ...]:  # noqa: ARG002
        """Give the Gigs of the event that the pattern means, where it means Gigs."""
        return event.gigs


class Change:
    """What a persistent effect or a modifier changes about a piece, a player or a price (10.22)."""

    kind: int
    lifts_lag: bool = False
    """Whether a permission to attack holds although the Unit lags; else it is one to attack ready Units."""

    def amount(self, state: State, scope: Scope) -> int:  # noqa: ARG002
        """Give by how much: a power, a price, bits of keywords."""
        return 0

    def fixes(self, state: State, scope: Scope) -> int | None:  # noqa: ARG002
        """Give the price that stands in place of the printed cost, if that is what it changes."""
        return None

    def covers(self, state: State, scope: Scope, piece: Piece | None) -> bool:  # noqa: ARG002
        """Give whether it concerns that other piece: an attack target (None: the Gig area), an opponent, a card."""
        return True

    def bars(self, state: State, gig: Gig, power: int) -> bool:  # noqa: ARG002
        """Give whether it keeps a Gig from being stolen by a thief of that power."""
        return False


class Ability:
    """One paragraph of card text. It knows its card and its place on it, which is its address in a save."""

    def __init__(self, clauses: tuple[Clause, ...]) -> None:
        self.ops = clauses
        """The steps in order, with the joints between them laid flat."""
        self.card: Card
        self.index = 0

    def join(self, card: Card, index: int) -> None:
        """Become a paragraph of that card."""
        self.card = card
        self.index = index
        for at, clause in enumerate(self.ops):
            clause.ability = self
            clause.at = at


class Program(Ability):
    """The paragraphs of a Program: resolved while it is played (4.14)."""

    def join(self, card: Card, index: int) -> None:
        """Become what the Program does."""
        super().join(card, index)
        card.program = self


class Keyword(Ability):
    """A keyword that stands for itself on a card (11.22)."""

    def __init__(self, keyword: int) -> None:
        assert keyword in KEYWORD_NAMES, f"{keyword} is no keyword"
        super().__init__(())
        self.keyword = keyword

    def join(self, card: Card, index: int) -> None:
        """Give the card the keyword."""
        super().join(card, index)
        card.keywords |= self.keyword
        card.printed_keywords |= self.keyword


class Triggered(Ability):
    """An effect that becomes pending when something happens (10.16)."""

    def __init__(
        self,
        patterns: tuple[Pattern, ...],
        clauses: tuple[Clause, ...],
        *,
        only_if: Condition | None,
        first: bool,
    ) -> None:
        super().__init__(clauses)
        self.patterns = patterns
        self.only_if = only_if
        """A condition that opens the effect: read when it triggers and again when it resolves (10.15.1)."""
        self.first = first
        """Whether only the first such event of each turn counts."""

    def join(self, card: Card, index: int) -> None:
        """Become a paragraph that waits for its events."""
        super().join(card, index)
        card.triggered = (*card.triggered, self)
        for pattern in self.patterns:
            card.about |= 1 << pattern.kind


class Activated(Ability):
    """An effect that its player may use at a price (10.18)."""

    def __init__(
        self,
        price: int,
        clauses: tuple[Clause, ...],
        *,
        spends: bool,
        quick: bool,
        change: Change | None = None,
    ) -> None:
        super().__init__(clauses)
        self.price = price
        """The €$ before the colon."""
        self.change = change
        """What the effect says of its own price."""
        self.spends = spends
        """Whether the spend icon stands before the colon (11.15)."""
        self.quick = quick
        """Whether it may be used as a reaction too (11.26)."""

    def join(self, card: Card, index: int) -> None:
        """Become a paragraph that can be used."""
        super().join(card, index)
        card.activated = (*card.activated, self)
        card.about |= 1 << USE


class Standing(Ability):
    """A persistent effect: it changes something as long as its place and its conditions last (10.22)."""

    def __init__(self, noun: Noun, change: Change, only_if: Condition | None) -> None:
        super().__init__(())
        self.noun = noun
        """Whom it concerns."""
        self.change = change
        self.only_if = only_if
        """While it holds; None for always."""

    def touches(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether the change is on that piece now."""
        return self.noun.fits(state, scope, piece) and (self.only_if is None or self.only_if.holds(state, scope))

    def join(self, card: Card, index: int) -> None:
        """Become a paragraph that always works."""
        super().join(card, index)
        card.standing = (*card.standing, self)
        card.about |= 1 << self.change.kind


class Replacing(Ability):
    """A replacement effect: something else happens instead (10.24)."""

    def __init__(self, proposal: int, clauses: tuple[Clause, ...], *, optional: bool) -> None:
        super().__init__(clauses)
        self.proposal = proposal
        self.optional = optional

    @abstractmethod
    def replaces(self, state: State, scope: Scope) -> bool:
        """Give whether it could replace what would happen to the card or the Gig that the scope speaks of."""

    def join(self, card: Card, index: int) -> None:
        """Become a paragraph that may replace something."""
        super().join(card, index)
        card.replacing = (*card.replacing, self)
        card.about |= 1 << self.proposal
