"""Filters: what a card must be like to be meant by a noun. Each is a test and a phrase."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from streetcred.core import look
from streetcred.core.event import PAID_FOR
from streetcred.rules.play import has_a_place, price_of
from streetcred.terms import COLOURS, KEYWORD_NAMES, NOBODY, TAGS

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.text.book import Book, Part
    from streetcred.text.nouns import Noun
    from streetcred.text.numbers import Number


class Filter:
    """A test that a card passes or fails."""

    on_back = False
    """Whether it can be told of a face-down card, whose face does not count (3.4.1)."""

    @abstractmethod
    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether a card passes."""

    @abstractmethod
    def say(self, book: Book) -> Part:
        """Say it: the words, and where they stand around the thing."""


NAMES: Final[set[str]] = set()
"""The names that texts speak of. The catalogue refuses to load if no card has one of them."""


class Tag(Filter):
    """3.13 It has one of these tags; tags of its Gear do not count (4.11.3.2)."""

    def __init__(self, *tags: str) -> None:
        unknown = set(tags) - TAGS
        assert not unknown, f"no card has the tags {unknown}"
        self.tags = tags

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether a card has one of the tags."""
        return any(tag in piece.card.tags for tag in self.tags)

    def say(self, book: Book) -> Part:
        """Say the tags."""
        return book.tags(self.tags)


class Colour(Filter):
    """3.20.2 It has that colour."""

    def __init__(self, colour: str) -> None:
        assert colour in COLOURS, f"{colour} is no colour"
        self.colour = colour

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether a card has the colour."""
        return piece.card.colour == self.colour

    def say(self, book: Book) -> Part:
        """Say the colour."""
        return book.colour(self.colour)


class CostAtMost(Filter):
    """3.11 Its cost value is at most that; what is paid for it does not matter (R052)."""

    def __init__(self, most: Number) -> None:
        self.most = most

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether the cost is low enough."""
        most = self.most.value(state, scope)
        return most is not None and look.cost_of(piece.card) <= most

    def say(self, book: Book) -> Part:
        """Say the limit."""
        return book.cost_at_most(self.most)


class CostEqualsAGig(Filter):
    """3.11, 6.3 Its cost value is the value of some friendly Gig."""

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether a friendly Gig shows the cost."""
        return any(gig.value == look.cost_of(piece.card) for gig in state.sides[scope.player].gigs)

    def say(self, book: Book) -> Part:
        """Say it."""
        return book.cost_equals_a_gig()


class CostEqualsThatGig(Filter):
    """3.11, 6.3 Its cost value is the value of the Gig that the effect is about."""

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether that Gig shows the cost."""
        return scope.gig is not None and look.cost_of(piece.card) == scope.gig.value

    def say(self, book: Book) -> Part:
        """Say it."""
        return book.cost_equals_that_gig()


class PowerEqualsThatGig(Filter):
    """3.17, 6.3 Its power is the value that the Gig of the event shows now (C2)."""

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether that Gig shows the power."""
        return scope.gig is not None and look.power_of(state, piece) == look.gig_now(state, scope.gig).value

    def say(self, book: Book) -> Part:
        """Say it."""
        return book.power_equals_that_gig()


class LessPowerThan(Filter):
    """3.17 It has less power than one of those cards (R331)."""

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether one of the cards is stronger."""
        power = look.power_of(state, piece)
        return any(look.power_of(state, other) > power for other in self.noun.now(state, scope))

    def say(self, book: Book) -> Part:
        """Say than which."""
        return book.less_power_than(self.noun)


class LowestPower(Filter):
    """3.17 No Unit of the same side has less power (R133)."""

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether it has the lowest power of its side."""
        power = look.power_of(state, piece)
        return all(look.power_of(state, unit) >= power for unit in look.units_of(state, piece.owner))

    def say(self, book: Book) -> Part:
        """Say it."""
        return book.lowest_power()


class Affordable(Filter):
    """11.4.1.1 Its player can pay for it and follow the rules for playing it; card texts need not say so."""

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether it can be played."""
        if not has_a_place(state, scope.player, piece.card):
            return False
        return price_of(state, piece, PAID_FOR) <= look.money(state, scope.player)

    def say(self, book: Book) -> Part:
        """Say nothing."""
        return book.nothing()


class PowerAtMost(Filter):
    """3.17.2 The power it has now is at most that number; a number that does not exist fits nothing (R161)."""

    def __init__(self, most: Number) -> None:
        self.most = most

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether the power is low enough."""
        most = self.most.value(state, scope)
        return most is not None and look.power_of(state, piece) <= most

    def say(self, book: Book) -> Part:
        """Say the limit."""
        return book.power_at_most(self.most)


class PowerAtLeast(Filter):
    """3.17.2 The power it has now is at least that."""

    def __init__(self, least: int) -> None:
        self.least = least

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether the power is high enough."""
        return look.power_of(state, piece) >= self.least

    def say(self, book: Book) -> Part:
        """Say the limit."""
        return book.power_at_least(self.least)


class Facing(Filter):
    """3.3, 3.4 It lies face-up, or face-down."""

    on_back = True

    def __init__(self, *, up: bool) -> None:
        self.up = up

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether it lies that way."""
        return piece.face_up == self.up

    def say(self, book: Book) -> Part:
        """Say which way it lies."""
        return book.facing(up=self.up)


class Oriented(Filter):
    """3.5, 3.6 It is ready, or spent."""

    on_back = True

    def __init__(self, *, ready: bool) -> None:
        self.ready = ready

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether it is turned that way."""
        return piece.ready == self.ready

    def say(self, book: Book) -> Part:
        """Say which way it is turned."""
        return book.oriented(ready=self.ready)


class Equipped(Filter):
    """11.6.2, 11.6.3 It has Gear on it, or none."""

    on_back = True

    def __init__(self, *, equipped: bool) -> None:
        self.equipped = equipped

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether it has Gear, or none."""
        return bool(piece.gear) == self.equipped

    def say(self, book: Book) -> Part:
        """Say it."""
        return book.equipped(equipped=self.equipped)


class Another(Filter):
    """It is not the piece that the text is read on; a copy of it is fine (R196)."""

    on_back = True

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether it is another piece."""
        return piece.id == NOBODY or piece.id != scope.source.id

    def say(self, book: Book) -> Part:
        """Say it."""
        return book.another()


class Named(Filter):
    """3.9 Its name is that; the subtitle is no part of it (3.9.2)."""

    def __init__(self, name: str) -> None:
        NAMES.add(name)
        self.name = name

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether it has the name."""
        return piece.card.name == self.name

    def say(self, book: Book) -> Part:
        """Say the name."""
        return book.named(self.name)


class OnThis(Filter):
    """11.6.1 It is equipped to the piece that the text is read on."""

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether it is on that piece."""
        return piece.host == scope.source.id

    def say(self, book: Book) -> Part:
        """Say whose it is."""
        return book.its()


class HasKeyword(Filter):
    """11.22 It has that keyword, printed or given."""

    def __init__(self, keyword: int) -> None:
        assert keyword in KEYWORD_NAMES, f"{keyword} is no keyword"
        self.keyword = keyword

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether it has the keyword."""
        return bool(look.keywords_of(state, piece) & self.keyword)

    def say(self, book: Book) -> Part:
        """Say the keyword."""
        return book.has_keyword(self.keyword)
