"""Conditions: the "if" of card text (10.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import look
from streetcred.terms import LEGEND
from streetcred.text.nouns import FRIENDLY, Cards
from streetcred.text.word import Condition

if TYPE_CHECKING:
    from streetcred.core.ability import Pattern as CorePattern
    from streetcred.core.ability import Scope
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.dice import Dice
    from streetcred.text.filters import Filter
    from streetcred.text.numbers import Number
    from streetcred.text.word import Pattern

MORE: Final = 1
LESS: Final = -1


class CompareCred(Condition):
    """11.2 Your Street Cred is more, or less, than the Rival's; null is less than any number (5.11.4.2)."""

    def __init__(self, than: int) -> None:
        self.than = than

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        mine, theirs = (look.street_cred(state, player) for player in (scope.player, 1 - scope.player))
        return look.below(theirs, mine) if self.than == MORE else look.below(mine, theirs)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.compare_cred(more=self.than == MORE)


class CredBelow(Condition):
    """11.2 Your Street Cred is less than that; null is (5.11.4.2)."""

    def __init__(self, limit: int) -> None:
        self.limit = limit

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        return look.below(look.street_cred(state, scope.player), self.limit)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.cred_below(self.limit)


class CredEven(Condition):
    """11.2 Your Street Cred is an even number; null is not (5.11.4.1), and 0 does not count (R089)."""

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        cred = look.street_cred(state, scope.player)
        return cred is not None and cred > 0 and cred % 2 == 0

    def say(self, book: Book) -> str:
        """Say it."""
        return book.cred_even()


class CredDiffers(Condition):
    """11.2 Your Street Cred differs from the Rival's by that much; from null nothing differs (C16)."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        mine, theirs = (look.street_cred(state, player) for player in (scope.player, 1 - scope.player))
        return mine is not None and theirs is not None and abs(mine - theirs) >= self.least

    def say(self, book: Book) -> str:
        """Say it."""
        return book.cred_differs(self.least)


class Control(Condition):
    """You control at least that many such Gigs, or value-pairs."""

    def __init__(self, dice: Dice, at_least: int = 1) -> None:
        self.dice = dice
        self.at_least = at_least

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        return self.dice.count(state, scope) >= self.at_least

    def say(self, book: Book) -> str:
        """Say it."""
        return book.control(self.dice, self.at_least)


class DifferentValues(Condition):
    """You control at least that many Gigs that all show different values."""

    def __init__(self, at_least: int) -> None:
        self.at_least = at_least

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        return len({gig.value for gig in state.sides[scope.player].gigs}) >= self.at_least

    def say(self, book: Book) -> str:
        """Say it."""
        return book.different_values(self.at_least)


class EqualsAGig(Condition):
    """A number equals the value of a friendly Gig; a number that does not exist equals nothing (2.10.2)."""

    def __init__(self, number: Number) -> None:
        self.number = number

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        value = self.number.value(state, scope)
        return value is not None and any(gig.value == value for gig in state.sides[scope.player].gigs)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.equals_a_gig(self.number)


class Becomes(Condition):
    """The instruction before has made a Gig a min Gig; one that was so already did not become it (R110)."""

    def holds(self, state: State, scope: Scope) -> bool:  # noqa: ARG002
        """Give whether it is true now."""
        return scope.done and scope.gig is not None and scope.gig.is_min

    def say(self, book: Book) -> str:
        """Say it."""
        return book.becomes_min()


class ThisIs(Condition):
    """This Unit is such a one, or was when it was last in play (10.10.1)."""

    def __init__(self, one: Filter) -> None:
        self.filter = one

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        return self.filter.fits(state, scope, look.latest(state, scope.source))

    def say(self, book: Book) -> str:
        """Say it."""
        return book.this_is(self.filter)


class ItIs(Condition):
    """The card handled last passes one of the filters."""

    def __init__(self, *filters: Filter, secret: bool = False) -> None:
        self.filters = filters
        self.secret = secret

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        it = scope.it
        return it is not None and any(one.fits(state, scope, look.latest(state, it)) for one in self.filters)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.it_is(self.filters)


class AllFriendlyLegends(Condition):
    """All friendly Legends are such ones, those on the field included; without a Legend none is (C6)."""

    def __init__(self, one: Filter) -> None:
        self.filter = one
        self.legends = Cards(LEGEND, FRIENDLY, ())

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        legends = self.legends.now(state, scope)
        return bool(legends) and all(self.filter.fits(state, scope, legend) for legend in legends)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.all_friendly_legends(self.filter)


class Happened(Condition):
    """Something like that has happened this turn."""

    def __init__(self, pattern: Pattern) -> None:
        self.pattern = pattern

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        return happened_since(state, self.pattern, scope, state.turn_began)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.happened(self.pattern)


def happened_since(state: State, pattern: CorePattern, scope: Scope, number: int) -> bool:
    """Give whether an event that fits has happened since the one with that number."""
    for event in state.events_since(number):
        if event.kind == pattern.kind and pattern.matches(state, scope, event):
            return True
    return False
