"""Filters: what a card must be like to be meant by a noun. Each is a test and a phrase."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from streetcred.core import look
from streetcred.terms import NOBODY, TAGS

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.text.book import Book, Part
    from streetcred.text.numbers import Number


class Filter(ABC):
    """A test that a card passes or fails."""

    @abstractmethod
    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether a card passes."""

    @abstractmethod
    def say(self, book: Book) -> Part:
        """Say it: the words, and where they stand around the thing."""


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
        self.colour = colour

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether a card has the colour."""
        return piece.card.colour == self.colour

    def say(self, book: Book) -> Part:
        """Say the colour."""
        return book.colour(self.colour)


class CostAtMost(Filter):
    """3.11 Its cost value is at most that; what is paid for it does not matter (R052)."""

    def __init__(self, most: int) -> None:
        self.most = most

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether the cost is low enough."""
        return look.cost_of(piece.card) <= self.most

    def say(self, book: Book) -> Part:
        """Say the limit."""
        return book.cost_at_most(self.most)


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

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether it is another piece."""
        return piece.id == NOBODY or piece.id != scope.source.id

    def say(self, book: Book) -> Part:
        """Say it."""
        return book.another()


class Named(Filter):
    """3.9 Its name is that; the subtitle is no part of it (3.9.2)."""

    def __init__(self, name: str) -> None:
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
        self.keyword = keyword

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether it has the keyword."""
        return bool(look.keywords_of(state, piece) & self.keyword)

    def say(self, book: Book) -> Part:
        """Say the keyword."""
        return book.has_keyword(self.keyword)
