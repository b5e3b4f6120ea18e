"""A choice that one player must make now, and the legal answers to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.ability import Ability
    from streetcred.core.piece import Piece

Option: TypeAlias = tuple[int, int, int]
"""One legal answer: its kind and two numbers whose meaning depends on the kind.

It is made of meaning (which piece, which die, which printed card, how much), never of a place in a list, so that a
recorded answer means the same when cards or rules are mended later.
"""

# Kinds of options, each with the meaning of its two numbers.
DONE: Final = 0  # no more, or none
YES: Final = 1
NO: Final = 2
PIECE: Final = 3  # piece
CARD: Final = 4  # number of the printed card, area it is taken from
GIG: Final = 5  # die
AMOUNT: Final = 6  # how much (may be negative)
MODE: Final = 7  # place of the mode on the card, from 0
TYPE: Final = 8  # card type
NEXT: Final = 9  # number of the pending effect
PAY: Final = 10  # bits of the Legends that are spent, by id
KEEP: Final = 11
MULLIGAN: Final = 12
FIRST: Final = 13
SECOND: Final = 14
END_TURN: Final = 15
PASS: Final = 16
SELL: Final = 17  # number of the printed card
CALL: Final = 18  # piece, 1 for free
PLAY: Final = 19  # number of the printed card
SOLO: Final = 20  # piece
FIELD_LEGEND: Final = 21  # piece
ACTIVATE: Final = 22  # piece that bears the text, place of the effect on it
ATTACK: Final = 23  # attacker, target (GIG_AREA for the rival Gig area)
BLOCK: Final = 24  # piece

# Kinds of decisions.
WHO_FIRST: Final = 0
OPENING_HAND: Final = 1
ROLL_IN: Final = 2
MAIN: Final = 3
REACT: Final = 4
PAYMENT: Final = 5
HOST: Final = 6
PICK: Final = 7
PICK_AMOUNT: Final = 8
MAY: Final = 9
PICK_MODE: Final = 10
PICK_TYPE: Final = 11
ORDER: Final = 12
STEAL: Final = 13
REPLACE: Final = 14

GIG_AREA: Final = -2
"""The rival Gig area, where an attack target is named (9.3.2.2)."""


class Decision:
    """Whose choice it is, about what, why, and the legal answers in a fixed order."""

    __slots__ = ("ability", "kind", "number", "options", "piece", "player")

    def __init__(
        self,
        player: int,
        kind: int,
        options: Sequence[Option],
        piece: Piece | None = None,
        ability: Ability | None = None,
        number: int = 0,
    ) -> None:
        self.player = player
        self.kind = kind
        self.options = options
        self.piece = piece
        """The piece whose text or action asks."""
        self.ability = ability
        """The paragraph of card text that asks; None when a rule asks."""
        self.number = number
        """How many are still to be picked, how much is to be paid, or what the die shows that it is about."""

    def __repr__(self) -> str:
        return f"Decision({self.player}, {self.kind}, {self.options})"
