"""Nouns for Gigs: which dice a text means, and who picks among them."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from streetcred.core.decision import GIG, PICK
from streetcred.core.gig import SIDES, sides_of
from streetcred.core.look import gig_now
from streetcred.text.nouns import EITHER, FRIENDLY, RIVALS

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.effect import Effect
    from streetcred.core.gig import Gig
    from streetcred.core.state import State
    from streetcred.text.book import Book

# What a Gig shows (6.3).
ANY: Final = 0
MIN: Final = 1
MAX: Final = 2
EVEN: Final = 3
ODD: Final = 4
MIN_OR_MAX: Final = 5


class Dice:
    """Words that mean dice, and that can be counted."""

    @abstractmethod
    def count(self, state: State, scope: Scope) -> int:
        """Give how many there are now."""

    @abstractmethod
    def say_one(self, book: Book) -> str:
        """Say one of them, without an article."""


class Gigs(Dice):
    """Gigs in Gig areas, of a side, that show what is asked. Dice in a fixer area are never meant (6.1.4)."""

    def __init__(
        self,
        side: int = EITHER,
        *,
        shows: int = ANY,
        at_least: int = 0,
        sides: int = 0,
        below_power: bool = False,
        unshared: bool = False,
    ) -> None:
        assert sides == 0 or sides in SIDES, f"there is no d{sides}"
        self.side = side
        self.shows = shows
        self.at_least = at_least
        """The lowest value that fits; 0 for any."""
        self.sides = sides
        """The faces of the die that is meant; 0 for any."""
        self.below_power = below_power
        """Whether the value must be less than the power of the thief."""
        self.unshared = unshared
        """Whether no friendly Gig may show the same value."""

    def fits(self, gig: Gig) -> bool:
        """Give whether a Gig shows what is asked, looked at by itself."""
        if gig.value < self.at_least or (self.sides and sides_of(gig.die) != self.sides):
            return False
        if self.shows in (MIN, MAX, MIN_OR_MAX):
            return (gig.is_min and self.shows != MAX) or (gig.is_max and self.shows != MIN)
        return self.shows == ANY or gig.value % 2 == (self.shows == ODD)

    def count(self, state: State, scope: Scope) -> int:
        """Give how many there are."""
        return len(self.now(state, scope))

    def say_one(self, book: Book) -> str:
        """Say one of them."""
        return book.one_gig(self)

    def now(self, state: State, scope: Scope) -> list[Gig]:
        """Give the Gigs meant at this moment."""
        found: list[Gig] = []
        for player in (scope.player, 1 - scope.player):
            if self.side == EITHER or (player == scope.player) == (self.side == FRIENDLY):
                found += [gig for gig in state.sides[player].gigs if self.fits(gig)]
        if self.unshared:
            values = {gig.value for gig in state.sides[scope.player].gigs}
            found = [gig for gig in found if gig.value not in values]
        return found


class Pairs(Dice):
    """6.5 Friendly value-pairs: two dice that show the same; a die counts towards one pair only (6.5.1)."""

    def __init__(self, *, in_short: bool = False) -> None:
        self.in_short = in_short
        """Whether "of Gigs" goes without saying."""

    def count(self, state: State, scope: Scope) -> int:
        """Give how many pairs there are."""
        values = [gig.value for gig in state.sides[scope.player].gigs]
        return sum(values.count(value) // 2 for value in set(values))

    def say_one(self, book: Book) -> str:
        """Say one of them."""
        return book.one_pair()


class ChosenGig:
    """One Gig that a player picks (10.31); it must be picked if there is one."""

    def __init__(self, gigs: Gigs) -> None:
        self.gigs = gigs

    def pick(self, state: State, effect: Effect) -> list[Gig] | None:
        """Give the Gig, or nothing if there is none; None after asking for it. A single one is not asked for."""
        scope = effect.scope
        reply = state.take()
        found = self.gigs.now(state, scope)
        if reply is not None:
            return [gig for gig in found if gig.die == reply[1]]
        if len(found) > 1:
            options = [(GIG, gig.die, 0) for gig in found]
            state.ask(scope.acting, PICK, options, scope.carrier, effect.ability, 1)
            return None
        return found

    def exists(self, state: State, scope: Scope) -> bool:
        """Give whether there is one."""
        return bool(self.gigs.now(state, scope))

    def say(self, book: Book) -> str:
        """Say it."""
        return book.chosen_gig(self.gigs)


class EventGig(ChosenGig):
    """IT: the Gig that the event is about, as it lies now (C2)."""

    def __init__(self) -> None:
        super().__init__(Gigs())

    def pick(self, state: State, effect: Effect) -> list[Gig] | None:
        """Give the Gig."""
        gig = effect.scope.gig
        return [] if gig is None else [gig_now(state, gig)]

    def exists(self, state: State, scope: Scope) -> bool:  # noqa: ARG002
        """Give whether the event is about a Gig."""
        return scope.gig is not None

    def say(self, book: Book) -> str:
        """Say it."""
        return book.event_gig()


def a_gig(*, shows: int = ANY, sides: int = 0) -> ChosenGig:
    """Give "a Gig": of any player."""
    return ChosenGig(Gigs(EITHER, shows=shows, sides=sides))


def a_friendly_gig(*, shows: int = ANY, sides: int = 0) -> ChosenGig:
    """Give "a friendly Gig"."""
    return ChosenGig(Gigs(FRIENDLY, shows=shows, sides=sides))


def a_rival_gig(*, shows: int = ANY, sides: int = 0) -> ChosenGig:
    """Give "a rival Gig"."""
    return ChosenGig(Gigs(RIVALS, shows=shows, sides=sides))


def friendly_gigs(*, shows: int = ANY, at_least: int = 0, sides: int = 0) -> Gigs:
    """Give friendly Gigs to count or to compare with."""
    return Gigs(FRIENDLY, shows=shows, at_least=at_least, sides=sides)


IT_GIG: Final = EventGig()
