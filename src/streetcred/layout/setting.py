"""What lies on a table, said side by side."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from streetcred.cards.catalogue import CARDS
from streetcred.core.card import Card
from streetcred.errors import BadPosition

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

YOU: Final = 0
RIVAL: Final = 1
FILLER: Final = "emergency-atlus"
"""What a deck is made of that nobody names: Units without text."""
FILLED: Final = 20
SOLD: Final = "mantis-blades"
"""What became Eddies: a card with a Sell Tag."""

Beginning: TypeAlias = Literal["setup", "mulligan", "start", "main"]
"""With what a game begins: the choice who goes first (7.5), the opening hands (7.9.2), a turn (8.2), its Main Phase."""


@dataclass(frozen=True)
class OnTable:
    """A card to put on the table, in a certain state."""

    card: str | Card
    gear: Sequence[str | Card] = ()
    spent: bool = False
    lag: bool = False
    up: bool = True
    solo: bool = False
    seen_by_owner: bool = False


def unit(card: str | Card, *gear: str | Card, spent: bool = False, lag: bool = False, solo: bool = False) -> OnTable:
    """A Unit, or a Legend as a Unit, for the field."""
    return OnTable(card, gear, spent=spent, lag=lag, solo=solo)


def legend(card: str | Card, *gear: str | Card, up: bool = True, spent: bool = False, known: bool = False) -> OnTable:
    """A Legend for the Legends area; `known` if its owner has looked at it face-down."""
    return OnTable(card, gear, spent=spent, up=up, seen_by_owner=known)


def face_down(card: str | Card, *, spent: bool = False, known: bool = False) -> OnTable:
    """A face-down Legend for the Legends area."""
    return OnTable(card, up=False, spent=spent, seen_by_owner=known)


@dataclass
class Setting:
    """What lies on one side of a table. Dice that are not named are in the fixer area of their owner."""

    hand: Sequence[str | Card] = ()
    field: Sequence[str | Card | OnTable] = ()
    legends: Sequence[str | Card | OnTable] = ()
    eddies: int = 0
    spent_eddies: int = 0
    deck: Sequence[str | Card] | None = None
    """The deck, the top card first; twenty Units without text if it is left out."""
    trash: Sequence[str | Card] = ()
    removed: Sequence[str | Card] = ()
    gigs: Mapping[str, int] = dataclasses.field(default_factory=dict)
    """Gigs with their values: `{"d6": 4, "rival d20": 17}`; a rival die is one that the other player brought."""
    fixer: Sequence[int] | None = None
    """Faces of the dice in the fixer area; all that are in no Gig area if it is left out."""
    sold: bool = False
    called: bool = False


@dataclass(frozen=True)
class Layout:
    """A whole table: both sides, and where in the game it is."""

    sides: tuple[Setting, Setting]
    turn: int = 5
    turn_of: int = YOU
    first: int = YOU
    """Who went first."""
    begins: Beginning = "main"
    overtime: bool = False
    empty_turns: int = 0
    """1.11.1 How many turns in a row began with both fixer areas empty."""


def card(name: str | Card) -> Card:
    """Give the card with that id, or whose id alone begins so. Raises BadPosition if there is no such card."""
    if isinstance(name, Card):
        return name
    if name in CARDS:
        return CARDS[name]
    found = [slug for slug in CARDS if slug.startswith(name)]
    if len(found) == 1:
        return CARDS[found[0]]
    raise BadPosition(f"{name!r} is the beginning of {len(found)} ids: {', '.join(found) or 'none'}.")


def on_table(entry: str | Card | OnTable) -> OnTable:
    """Give a card on the table; one that is only named is ready and as usual."""
    return entry if isinstance(entry, OnTable) else OnTable(entry)
