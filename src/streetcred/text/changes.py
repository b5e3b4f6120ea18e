"""Changes: what a persistent effect or a modifier changes (10.22)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from streetcred.core import ability
from streetcred.core.ability import Change as CoreChange

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.gig import Gig
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.numbers import Number

ATTACK: Final = ability.CANT_ATTACK
BE_BLOCKED: Final = ability.CANT_BE_BLOCKED
BE_DEFEATED: Final = ability.CANT_BE_DEFEATED
DEFEAT: Final = ability.CANT_DEFEAT
READY: Final = ability.CANT_READY


class Change(CoreChange):
    """A change that can be said."""

    is_had = False
    """Whether it is a thing that the subject has (power), or else something it does or can't do."""

    @abstractmethod
    def say(self, book: Book) -> str:
        """Say what the subject has, does or can't do."""


class Power(Change):
    """3.17.2 More power, or less."""

    kind = ability.POWER
    is_had = True

    def __init__(self, number: Number) -> None:
        self.number = number

    def amount(self, state: State, scope: Scope) -> int:
        """Give how much more."""
        return self.number.value(state, scope) or 0

    def say(self, book: Book) -> str:
        """Say how much."""
        return book.power(self.number)


class Cant(Change):
    """2.6 A plain ban: it beats every permission."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def say(self, book: Book) -> str:
        """Say what can't be done."""
        return book.cant(self.kind)


class OnlyAttackUnits(Change):
    """9.3.2.3 It can attack rival Units and nothing else."""

    kind = ability.ONLY_UNITS

    def say(self, book: Book) -> str:
        """Say it."""
        return book.only_attack_units()


class CantStealAbove(Change):
    """9.23.4 It can't steal friendly Gigs whose value is higher than its power at that moment."""

    kind = ability.CANT_STEAL

    def bars(self, state: State, gig: Gig, power: int) -> bool:  # noqa: ARG002
        """Give whether the Gig is out of reach."""
        return gig.value > power

    def say(self, book: Book) -> str:
        """Say it."""
        return book.cant_steal_above()
