"""An instruction made of a plain function: to try a card before its word exists, and for tests of rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.text.word import Sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from streetcred.core.effect import Effect
    from streetcred.core.state import State
    from streetcred.text.book import Book


class MadeUp(Sentence):
    """Does what the function does; it gives False after asking a question, as every instruction does."""

    def __init__(self, does: Callable[[State, Effect], bool], said: str) -> None:
        self.does = does
        self.said = said

    def run(self, state: State, effect: Effect) -> bool:
        """Do it."""
        return self.does(state, effect)

    def say(self, book: Book) -> str:  # noqa: ARG002
        """Say it, in whatever language it was written."""
        return self.said
