"""Numbers in card text: printed ones, and ones that are read from the table."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from streetcred.core import look

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.effect import Effect
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.dice import ChosenGig, Dice, Gigs
    from streetcred.text.nouns import Noun


class Number:
    """A number that may depend on the table. It is None where there is nothing to read it from (2.10.2)."""

    @abstractmethod
    def value(self, state: State, scope: Scope) -> int | None:
        """Give the number now."""

    @abstractmethod
    def say(self, book: Book) -> str:
        """Say the number as a noun."""

    def choose(self, state: State, effect: Effect) -> bool:  # noqa: ARG002
        """Let its player choose what it is read from, where several pieces fit; give False after asking."""
        return True


class Per(Number):
    """So much for each of something: a card, a Gig, a pair."""

    def __init__(self, each: int, counted: Noun | Dice) -> None:
        self.each = each
        self.counted = counted

    def value(self, state: State, scope: Scope) -> int | None:
        """Give so much times how many there are now."""
        return self.each * self.counted.count(state, scope)

    def say(self, book: Book) -> str:
        """Say how much for each."""
        return book.digits(self.each)

    def say_each(self, book: Book) -> str:
        """Say what it is for each of."""
        return self.counted.say_one(book)


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


class CostOfDiscarded(CostOfIt):
    """3.11 The cost value of the card just discarded; none if none was (R163)."""

    def say(self, book: Book) -> str:
        """Say whose cost it is."""
        return book.discarded_cost()


class CostOfThatCard(CostOfIt):
    """3.11 The cost value of the card just revealed or discarded."""

    def say(self, book: Book) -> str:
        """Say whose cost it is."""
        return book.that_cost()


class CostOfTheCard(CostOfIt):
    """3.11 The cost value of the one card that was discarded."""

    def say(self, book: Book) -> str:
        """Say whose cost it is."""
        return book.the_cost()


class PowerOfThis(Number):
    """3.17.2 The power of this Unit now, or when it was last in play (10.10.1)."""

    def value(self, state: State, scope: Scope) -> int | None:
        """Give the power."""
        return look.power_of(state, look.latest(state, scope.source))

    def say(self, book: Book) -> str:
        """Say whose power it is."""
        return book.this_power()


class Minus(Number):
    """The number below zero, for what is lost."""

    def __init__(self, lost: Number) -> None:
        self.lost = lost

    def value(self, state: State, scope: Scope) -> int | None:
        """Give the number with its sign turned."""
        value = self.lost.value(state, scope)
        return None if value is None else -value

    def say(self, book: Book) -> str:
        """Say the number; that it is lost is said by the verb."""
        return self.lost.say(book)


class ValueOfPicked(Number):
    """6.3 The value of a Gig that the player picks when several fit (R083)."""

    def __init__(self, gig: ChosenGig) -> None:
        self.gig = gig

    def choose(self, state: State, effect: Effect) -> bool:
        """Let the player pick the Gig."""
        picked = self.gig.pick(state, effect)
        if picked is None:
            return False
        effect.scope.gig = picked[0] if picked else None
        return True

    def value(self, state: State, scope: Scope) -> int | None:  # noqa: ARG002
        """Give the value of the Gig that was picked, None if there was none."""
        return None if scope.gig is None else scope.gig.value

    def say(self, book: Book) -> str:
        """Say whose value it is."""
        return book.value_of_picked(self.gig)


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
