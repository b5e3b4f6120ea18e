"""English grammar: articles, verbs, and how words come together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from streetcred.text.book import Book

if TYPE_CHECKING:
    from collections.abc import Sequence

VOWELS: Final = "aeioAEIO"
"""Letters that sound like a vowel at the beginning of the words that stand after an article; "Unit" does not."""
SPELLED_OUT: Final = ("NCPD", "unequipped")
"""Words that sound like a vowel although their first letter does not tell."""

IRREGULAR: Final = {"have": "has", "ready": "readies", "search": "searches", "trash": "trashes"}


class EnglishGrammar(Book):
    """English about you, whom the text speaks to, or about many; or else about a single third person or thing."""

    def __init__(self, *, third: bool = False, their: bool = False) -> None:
        self.third = third
        """Whether verbs are about a single third person or thing: "draws" instead of "draw"."""
        self.their = their
        """Whether each player is meant, whose cards are then "theirs"."""

    def about(self, *, third: bool, their: bool = False) -> Self:
        """Give the book that speaks of such a subject; once it speaks of each player it goes on to do so."""
        return type(self)(third=third, their=their or self.their)

    def your(self, name: str) -> str:
        """Say what is yours, or each player's."""
        return f"{'their' if self.their else 'your'} {name}"

    def verb(self, verb: str) -> str:
        """Say a verb about the subject."""
        if not self.third:
            return verb
        return IRREGULAR.get(verb, f"{verb}s")

    def article(self, words: str) -> str:
        """Put "a" or "an" before words, by their sound."""
        vowel = words.startswith(SPELLED_OUT) or words[:1] in VOWELS
        return f"{'an' if vowel else 'a'} {words}"

    def capital(self, words: str) -> str:
        """Let words begin with a capital letter."""
        return words[:1].upper() + words[1:]

    def row(self, *words: str) -> str:
        """Put words in a row, without those that are empty."""
        return " ".join(word for word in words if word)

    def either_of(self, words: Sequence[str]) -> str:
        """Say alternatives: "CORPO or GANGER", "AI, DRONE, or VEHICLE"."""
        if len(words) > 2:
            return f"{', '.join(words[:-1])}, or {words[-1]}"
        return " or ".join(words)
