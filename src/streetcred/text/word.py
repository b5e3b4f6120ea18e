"""The base of all words that stand in a sentence."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from streetcred.core.ability import Clause
from streetcred.core.ability import Condition as CoreCondition
from streetcred.core.ability import Pattern as CorePattern

if TYPE_CHECKING:
    from streetcred.core.effect import Effect
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.nouns import Noun

# Who acts, in the words of a text (2.9, 10.33).
YOU: Final = 0
RIVAL: Final = 1
EACH_PLAYER: Final = 2


class Sentence(Clause):
    """An instruction. Joined to others it is laid flat into steps; a simple one is its own only step."""

    picks_it = False
    """Whether "it" is from then on a card that this instruction picks; when it is left out, "it" is no card."""
    handles: Noun | None = None
    """The cards that are called "it" or "them" from then on; None if these words mean what they meant before."""

    @abstractmethod
    def say(self, book: Book) -> str:
        """Say it in the language of the book, as a part of a sentence without a full stop."""

    def say_offer(self, book: Book) -> str:
        """Say what is offered by "you may", without what then has to be done besides."""
        return self.say(book)

    def flat(self) -> list[Clause]:
        """Give the steps it consists of."""
        return [self]


class Joint(Sentence):
    """A sentence made of sentences. As a step it decides which of the steps after it are passed over."""

    @abstractmethod
    def run(self, state: State, effect: Effect) -> bool:
        """Go on, or pass over steps."""


def flatten(sentences: tuple[Sentence, ...] | list[Sentence]) -> list[Clause]:
    """Give the steps of several sentences one after the other."""
    return [step for sentence in sentences for step in sentence.flat()]


class Condition(CoreCondition):
    """An "if" that can be said."""

    secret = False
    """Whether it reads what the other player can't see."""

    @abstractmethod
    def say(self, book: Book) -> str:
        """Say it without the "if"."""


class Pattern(CorePattern):
    """A "when" that can be said."""

    @abstractmethod
    def say(self, book: Book) -> str:
        """Say it without the "when"."""
