"""Abilities: the paragraphs of a card, each of which can be said."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, TypeAlias

from streetcred.core import ability as core
from streetcred.core.look import is_unit
from streetcred.terms import QUICK
from streetcred.text.word import Condition, flatten

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.card import Card
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.changes import Change
    from streetcred.text.nouns import Noun
    from streetcred.text.word import Pattern, Sentence


class KeywordLine(core.Keyword):
    """A keyword on a line of its own."""

    def say(self, book: Book) -> str:
        """Say it."""
        return book.keyword_line(self.keyword)


class ProgramText(core.Program):
    """What a Program does: all its paragraphs are one effect, and what one has counted the next may read."""

    def __init__(self, paragraphs: tuple[tuple[Sentence, ...], ...], *, quick: bool) -> None:
        super().__init__(tuple(flatten([sentence for paragraph in paragraphs for sentence in paragraph])))
        self.paragraphs = paragraphs
        self.quick = quick

    def join(self, card: Card, index: int) -> None:
        """Become what the Program does; with QUICK it may be played as a reaction too (11.26.1.1)."""
        super().join(card, index)
        if self.quick:
            card.keywords |= QUICK
            card.printed_keywords |= QUICK

    def say(self, book: Book) -> str:
        """Say all paragraphs."""
        return book.program(self.paragraphs, quick=self.quick)


class TriggeredText(core.Triggered):
    """An effect with a trigger: a label, a "when", the first time each turn, the end of your turn."""

    def __init__(
        self,
        patterns: tuple[Pattern, ...],
        sentences: tuple[Sentence, ...],
        *,
        only_if: Condition | None = None,
        first: bool = False,
    ) -> None:
        super().__init__(patterns, tuple(flatten(sentences)), only_if=only_if, first=first)
        self.triggers = patterns
        self.sentences = sentences
        self.condition = only_if

    def say(self, book: Book) -> str:
        """Say it."""
        return book.triggered(self.triggers, self.sentences, self.condition, first=self.first)


class ActivatedText(core.Activated):
    """An effect with a cost and a colon."""

    def __init__(self, price: int, sentences: tuple[Sentence, ...], *, spends: bool, quick: bool) -> None:
        super().__init__(price, tuple(flatten(sentences)), spends=spends, quick=quick)
        self.sentences = sentences

    def join(self, card: Card, index: int) -> None:
        """Become a paragraph that can be used; QUICK in front of it is printed on the card (11.26.1.2)."""
        super().join(card, index)
        if self.quick:
            card.printed_keywords |= QUICK

    def say(self, book: Book) -> str:
        """Say it."""
        return book.activated(self.price, self.sentences, spends=self.spends, quick=self.quick)


class Guard(Condition):
    """A "while": when a persistent effect applies (10.23)."""

    @abstractmethod
    def applies(self, state: State, piece: Piece) -> bool:
        """Give whether it applies to that piece now."""

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it applies to the piece that the text is read on."""
        return self.applies(state, scope.source)


class WhileAttacking(Guard):
    """9.5, 9.29 From the declaration to the end of its attack."""

    def applies(self, state: State, piece: Piece) -> bool:
        """Give whether the piece is the attacker."""
        return piece.id == state.attacker

    def say(self, book: Book) -> str:
        """Say it."""
        return book.while_attacking()


class StandingText(core.Standing):
    """A persistent effect."""

    def __init__(
        self,
        noun: Noun,
        change: Change,
        *,
        during: Guard | None = None,
        only_if: Condition | None = None,
    ) -> None:
        super().__init__(noun, change, only_if)
        self.subject = noun
        self.does = change
        self.during = during
        self.condition = only_if

    def touches(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether the change is on that piece now."""
        if self.during is not None and not self.during.applies(state, piece):
            return False
        return super().touches(state, scope, piece)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.standing(self.subject, self.does, self.during, self.condition)


class WouldBeDefeated(core.Replacing):
    """If such a Unit would be defeated, something else happens instead (10.24)."""

    def __init__(self, noun: Noun, sentences: tuple[Sentence, ...], *, optional: bool) -> None:
        super().__init__(core.WOULD_BE_DEFEATED, tuple(flatten(sentences)), optional=optional)
        self.noun = noun
        self.sentences = sentences

    def replaces(self, state: State, scope: Scope) -> bool:
        """Give whether such a Unit would be defeated; in the Legends area there is none (C17)."""
        return scope.it is not None and is_unit(scope.it) and self.noun.fits(state, scope, scope.it)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.would_be_defeated(self.noun, self.sentences, optional=self.optional)


Paragraph: TypeAlias = KeywordLine | ProgramText | TriggeredText | ActivatedText | StandingText | WouldBeDefeated


def paragraph(ability: core.Ability) -> Paragraph:
    """Give a paragraph as one that can be said, which all paragraphs of real cards are."""
    assert isinstance(ability, Paragraph), f"{ability} can't be said"
    return ability


def text_of(card: Card, book: Book) -> str:
    """Say the text of a card in the language of the book, one paragraph a line."""
    return "\n".join(paragraph(ability).say(book) for ability in card.abilities)
