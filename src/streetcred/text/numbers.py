"""Numbers in card text: printed ones, and ones that are read from the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from streetcred.core import look

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.dice import Gigs


class Number(ABC):
    """A number that may depend on the table. It is None where there is nothing to read it from (2.10.2)."""

    @abstractmethod
    def value(self, state: State, scope: Scope) -> int | None:
        """Give the number now."""

    @abstractmethod
    def say(self, book: Book) -> str:
        """Say the number as a noun."""


class Fixed(Number):
    """A printed number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, state: State, scope: Scope) -> int | None:  # noqa: ARG002
        """Give the number."""
        return self.number

    def say(self, book: Book) -> str:
        """Say the number."""
        return book.digits(self.number)


class HighestValue(Number):
    """6.3 The value of a Gig; of several that fit, the highest."""

    def __init__(self, gigs: Gigs) -> None:
        self.gigs = gigs

    def value(self, state: State, scope: Scope) -> int | None:
        """Give the value, None without such a Gig."""
        return max((gig.value for gig in self.gigs.now(state, scope)), default=None)

    def say(self, book: Book) -> str:
        """Say whose value it is."""
        return book.value_of(self.gigs)


class CostOfIt(Number):
    """3.11 The cost value of the card handled last, also when it is gone (R337)."""

    def value(self, state: State, scope: Scope) -> int | None:  # noqa: ARG002
        """Give the cost, None when no card was handled."""
        return None if scope.it is None else look.cost_of(scope.it.card)

    def say(self, book: Book) -> str:
        """Say whose cost it is."""
        return book.its_cost()


class TotalDiscarded(Number):
    """How many cards the instructions before have discarded."""

    def value(self, state: State, scope: Scope) -> int | None:  # noqa: ARG002
        """Give the sum."""
        return scope.total

    def say(self, book: Book) -> str:
        """Say it."""
        return book.total_discarded()


def number(value: int | Number) -> Number:
    """Give a printed number as a word."""
    return Fixed(value) if isinstance(value, int) else value
