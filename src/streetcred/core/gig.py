"""Gig dice (chapter 6): twelve of them, each known by a number that never changes."""

from typing import Final

SIDES: Final = (4, 6, 8, 10, 12, 20)
"""The six dice that each player brings (7.2)."""


def sides_of(die: int) -> int:
    """Give the number of faces of a die: the highest value it can show (6.1.1)."""
    return SIDES[die % 6]


def owner_of(die: int) -> int:
    """Give the player who brought the die (1.7.1)."""
    return die // 6


def die_of(owner: int, sides: int) -> int:
    """Give the number of a player's die with that many faces."""
    return owner * 6 + SIDES.index(sides)


class Gig:
    """A die that lies in a Gig area and shows a value (6.3); never changed, only replaced."""

    __slots__ = ("die", "value")

    def __init__(self, die: int, value: int) -> None:
        self.die = die
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Gig) and self.die == other.die and self.value == other.value

    def __hash__(self) -> int:
        return self.die * 32 + self.value

    def __repr__(self) -> str:
        return f"Gig({self.die}, {self.value})"

    @property
    def sides(self) -> int:
        """The number of faces, which is the highest value."""
        return SIDES[self.die % 6]

    @property
    def is_min(self) -> bool:
        """6.3.1 Whether it shows its lowest value, which is 1."""
        return self.value == 1

    @property
    def is_max(self) -> bool:
        """6.3.2 Whether it shows its highest value."""
        return self.value == SIDES[self.die % 6]
