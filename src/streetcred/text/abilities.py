"""Abilities: the paragraphs of a card, each of which can be said."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from streetcred.core import ability as core
from streetcred.core.ability import Condition as CoreCondition
from streetcred.core.gig import owner_of
from streetcred.core.look import is_unit
from streetcred.terms import LEGEND, QUICK
from streetcred.text.changes import FreeCall, Price
from streetcred.text.conditions import Happened, Unless
from streetcred.text.nouns import This, friendly, rival
from streetcred.text.numbers import Fixed
from streetcred.text.patterns import YouPlay
from streetcred.text.word import flatten

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.card import Card
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.changes import Change
    from streetcred.text.guards import Guard
    from streetcred.text.nouns import Cards, Noun
    from streetcred.text.word import Condition, Pattern, Sentence


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

    def __init__(
        self,
        price: int,
        sentences: tuple[Sentence, ...],
        *,
        spends: bool,
        quick: bool,
        change: Change | None = None,
    ) -> None:
        super().__init__(price, tuple(flatten(sentences)), spends=spends, quick=quick, change=change)
        self.sentences = sentences
        self.own_price = change

    def join(self, card: Card, index: int) -> None:
        """Become a paragraph that can be used; QUICK in front of it is printed on the card (11.26.1.2)."""
        super().join(card, index)
        if self.quick:
            card.printed_keywords |= QUICK

    def say(self, book: Book) -> str:
        """Say it."""
        return book.activated(self.price, self.sentences, self.own_price, spends=self.spends, quick=self.quick)


class StandingText(core.Standing):
    """A persistent effect."""

    def __init__(
        self,
        noun: Noun,
        change: Change,
        *,
        during: Guard | None = None,
        only_if: Condition | None = None,
        unless: Condition | None = None,
    ) -> None:
        super().__init__(noun, change, only_if if unless is None else Unless(unless))
        self.subject = noun
        self.does = change
        self.during = during
        self.condition = only_if
        self.unless = unless

    def touches(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether the change is on that piece now."""
        if self.during is not None and not self.during.applies(state, scope, piece):
            return False
        return super().touches(state, scope, piece)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.standing(self.subject, self.does, self.during, self.condition, self.unless)


class WouldBeDefeated(core.Replacing):
    """If such a Unit would be defeated, something else happens instead (10.24): also if it is the speaker (A11)."""

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


class OwnPrice(core.Standing):
    """What a card says of the price to play itself, wherever it is played from."""

    def __init__(self, kind: int, change: Change, only_if: Condition | None) -> None:
        super().__init__(This(kind), change, only_if)
        self.type = kind
        self.price = change
        self.condition = only_if

    def say(self, book: Book) -> str:
        """Say it."""
        return book.own_price(self.type, self.price, self.condition)


class FirstPrice(core.Standing):
    """What is paid for the first card of a kind that you play each turn, in every turn (R217)."""

    def __init__(self, noun: Cards, change: Change) -> None:
        super().__init__(noun, change, Unless(Happened(YouPlay(noun))))
        self.cards = noun
        self.price = change

    def say(self, book: Book) -> str:
        """Say it."""
        return book.first_price(self.cards, self.price)


class RivalSoloPrice(core.Standing):
    """What Rivals must pay more to use GO SOLO."""

    def __init__(self, more: int) -> None:
        super().__init__(rival(LEGEND), Price(Fixed(more), core.SOLO_PRICE), None)
        self.more = more

    def say(self, book: Book) -> str:
        """Say it."""
        return book.rival_solo_price(self.more)


class FreeCalls(core.Standing):
    """During your turn a Call may be free; it is still one Call per turn (R168)."""

    def __init__(self) -> None:
        super().__init__(friendly(LEGEND), FreeCall(), DuringYourTurn())

    def say(self, book: Book) -> str:
        """Say it."""
        return book.free_calls()


class DuringYourTurn(CoreCondition):
    """It is the turn of the one who speaks."""

    def holds(self, state: State, scope: Scope) -> bool:
        """Give whether it is that player's turn."""
        return state.player == scope.player


class WouldSteal(core.Replacing):
    """When such a Unit would steal a Gig, you may pay for it not to be stolen (6.7.4)."""

    def __init__(self, noun: Noun, price: Sentence, instead: Sentence) -> None:
        super().__init__(core.WOULD_BE_STOLEN, tuple(flatten((price, instead))), optional=True)
        self.noun = noun
        self.price = price
        self.instead = instead

    def replaces(self, state: State, scope: Scope) -> bool:
        """Give whether such a Unit would steal a Gig."""
        return scope.it is not None and scope.gig is not None and self.noun.fits(state, scope, scope.it)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.would_steal(self.noun, self.price, self.instead)


class WouldRollIn(core.Replacing):
    """When you roll in a Gig, you may ignore the result and reroll once (8.6.5.2)."""

    def __init__(self, instead: Sentence) -> None:
        super().__init__(core.WOULD_ROLL_IN, tuple(flatten((instead,))), optional=True)

    def replaces(self, state: State, scope: Scope) -> bool:
        """Give whether you are the one who rolls in."""
        return scope.gig is not None and owner_of(scope.gig.die) == scope.player == state.player

    def say(self, book: Book) -> str:
        """Say it."""
        return book.would_roll_in()


Paragraph: TypeAlias = (
    KeywordLine
    | ProgramText
    | TriggeredText
    | ActivatedText
    | StandingText
    | OwnPrice
    | FirstPrice
    | RivalSoloPrice
    | FreeCalls
    | WouldBeDefeated
    | WouldSteal
    | WouldRollIn
)


def paragraph(ability: core.Ability) -> Paragraph:
    """Give a paragraph as one that can be said, which all paragraphs of real cards are."""
    assert isinstance(ability, Paragraph), f"{ability} can't be said"
    return ability


def text_of(card: Card, book: Book) -> str:
    """Say the text of a card in the language of the book, one paragraph a line."""
    return "\n".join(paragraph(ability).say(book) for ability in card.abilities)
