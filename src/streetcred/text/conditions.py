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
    from streetcred.text.dice import Dice, Gigs
    from streetcred.text.filters import Filter
    from streetcred.text.numbers import Number
    from streetcred.text.word import Pattern

MORE: Final = 1
LESS: Final = -1

# How the card handled last is said.
THAT_UNIT: Final = 0
THAT_LEGEND: Final = 1
AS_IT: Final = 2


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


class ControlBoth(Condition):
    """You control a Gig of the one kind and one of the other."""

    def __init__(self, first: Dice, second: Dice) -> None:
        self.first = first
        self.second = second

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        return self.first.count(state, scope) > 0 and self.second.count(state, scope) > 0

    def say(self, book: Book) -> str:
        """Say it."""
        return book.control_both(self.first, self.second)


class FriendlyDieIs(Condition):
    """A friendly die of that many faces is a min Gig."""

    def __init__(self, gigs: Gigs) -> None:
        self.gigs = gigs

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        return bool(self.gigs.now(state, scope))

    def say(self, book: Book) -> str:
        """Say it."""
        return book.friendly_die_is_min(self.gigs.sides)


class RivalHasMoreGigs(Condition):
    """A Rival controls more Gigs than you, by at least so many."""

    def __init__(self, by: int) -> None:
        self.by = by

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        mine, theirs = (len(state.sides[player].gigs) for player in (scope.player, 1 - scope.player))
        return theirs - mine >= self.by

    def say(self, book: Book) -> str:
        """Say it."""
        return book.rival_has_more_gigs(self.by)


class FixerIsEmpty(Condition):
    """5.10.5 Your fixer area is empty."""

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        return not state.sides[scope.player].fixer

    def say(self, book: Book) -> str:
        """Say it."""
        return book.fixer_is_empty()


class GigIs(Condition):
    """The Gig that the event is about is such a one, as it lies now (C2)."""

    def __init__(self, gigs: Gigs) -> None:
        self.gigs = gigs

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        return scope.gig is not None and self.gigs.fits(look.gig_now(state, scope.gig))

    def say(self, book: Book) -> str:
        """Say it."""
        return book.gig_is(self.gigs)


class TypeIs(Condition):
    """The card handled last is of that type, or of the one that was chosen (R145)."""

    def __init__(self, kind: int | None = None) -> None:
        self.kind = kind

    def holds(self, state: State, scope: Scope) -> bool:  # noqa: ARG002
        """Give whether it is true now."""
        wanted = scope.chosen if self.kind is None else self.kind
        return scope.it is not None and scope.it.card.kind == wanted

    def say(self, book: Book) -> str:
        """Say it."""
        return book.type_is(self.kind)


class SoManyAre(Condition):
    """At least so many of such cards are there, said as "5 or more ... are equipped"."""

    def __init__(self, noun: Cards, one: Filter, at_least: int) -> None:
        self.noun = noun
        self.filter = one
        self.at_least = at_least

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        found = [piece for piece in self.noun.now(state, scope) if self.filter.fits(state, scope, piece)]
        return len(found) >= self.at_least

    def say(self, book: Book) -> str:
        """Say it."""
        return book.so_many_are(self.noun, self.filter, self.at_least)


class SecondWasChosen(Condition):
    """The Rival has chosen the second of two things, which is to trash them."""

    def holds(self, state: State, scope: Scope) -> bool:  # noqa: ARG002
        """Give whether it is true now; where nothing was revealed, nothing is trashed."""
        return scope.number == 1 and scope.done

    def say(self, book: Book) -> str:
        """Say it."""
        return book.you_trash_them()


class Unless(Condition):
    """Something does not hold."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        return not self.condition.holds(state, scope)

    def say(self, book: Book) -> str:
        """Say the condition; "unless" is said by the sentence."""
        return self.condition.say(book)


class HappenedSince(Condition):
    """One of these has happened since the effect resolved."""

    def __init__(self, *patterns: Pattern) -> None:
        self.patterns = patterns

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        return any(happened_since(state, pattern, scope, scope.serial) for pattern in self.patterns)

    def say(self, book: Book) -> str:
        """Say it as something that may still happen."""
        return book.will_happen(self.patterns)


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

    def __init__(self, one: Filter, *, as_it: bool = False) -> None:
        self.filter = one
        self.as_it = as_it
        """Whether the Unit was named just before, so that it is said as "it"."""

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        return self.filter.fits(state, scope, look.latest(state, scope.source))

    def say(self, book: Book) -> str:
        """Say it."""
        return book.this_is(self.filter, as_it=self.as_it)


class ItIs(Condition):
    """The card handled last passes one of the filters."""

    def __init__(self, *filters: Filter, secret: bool = False, said: int = THAT_UNIT) -> None:
        self.filters = filters
        self.secret = secret
        self.said = said

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is true now."""
        it = scope.it
        return it is not None and any(one.fits(state, scope, look.latest(state, it)) for one in self.filters)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.it_is(self.filters, self.said)


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
