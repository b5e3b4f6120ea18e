"""The languages in which card texts can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.errors import GameError
from streetcred.text.english import ENGLISH
from streetcred.text.spanish import SPANISH

if TYPE_CHECKING:
    from streetcred.text.book import Book

LANGUAGES: Final[dict[str, Book]] = {"en": ENGLISH, "es": SPANISH}
"""The phrase books, each by the short name of its language."""


def book_of(language: str) -> Book:
    """Give the phrase book of a language by its short name. Raises GameError if there is none."""
    if language not in LANGUAGES:
        raise GameError(f"There are no card texts in the language {language!r}, only in: {', '.join(LANGUAGES)}.")
    return LANGUAGES[language]
