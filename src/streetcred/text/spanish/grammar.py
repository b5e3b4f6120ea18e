"""Spanish grammar: agreement, articles, moods, pronouns, and how words come together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from streetcred.terms import ANY_TYPE, GEAR, LEGEND, PROGRAM, UNIT
from streetcred.text.book import Book
from streetcred.text.spanish.terms import FEMININE, MASCULINES, TERMS, VERBS

if TYPE_CHECKING:
    from collections.abc import Sequence

# Who is told to do something, and how.
ORDER, INFINITIVE, YOU, THIRD = range(4)
"""roba; puedes robar; si robas; cada jugador roba."""

# What stands before a noun or for it, by form.
AN: Final = ("un", "una", "unos", "unas")
ONE_OF: Final = ("uno", "una", "unos", "unas")
THE: Final = {
    "": ("el", "la", "los", "las"),
    "a": ("al", "a la", "a los", "a las"),
    "de": ("del", "de la", "de los", "de las"),
}
"""The article after a preposition: two of them become one word with it."""
THIS: Final = ("este", "esta", "estos", "estas")
THAT: Final = ("ese", "esa", "esos", "esas")
ALL: Final = ("todo el", "toda la", "todos los", "todas las")
IT: Final = ("lo", "la", "los", "las")
TO_IT: Final = ("le", "le", "les", "les")
ITS: Final = ("su", "su", "sus", "sus")

TYPES: Final = {LEGEND: "Legend", UNIT: "Unit", GEAR: "Gear", PROGRAM: "Program"}


class SpanishGrammar(Book):
    """Spanish in a mood, about a subject, with something that "it" stands for."""

    def __init__(
        self,
        *,
        mood: int = ORDER,
        subject: int = FEMININE,
        it: int = ANY_TYPE,
        preposition: str = "",
        their: bool = False,
    ) -> None:
        self.mood = mood
        self.subject_form = subject
        """The form of what a change is said about."""
        self.it = it
        """The types of the card that was handled last."""
        self.preposition = preposition
        """What stands before the number that is said."""
        self.their = their
        """Whether each player is meant, whose cards are then "theirs"."""

    def but(
        self,
        *,
        mood: int | None = None,
        subject: int | None = None,
        it: int | None = None,
        preposition: str | None = None,
        their: bool = False,
    ) -> Self:
        """Give the same book but for that; once it speaks of each player it goes on to do so."""
        return type(self)(
            mood=self.mood if mood is None else mood,
            subject=self.subject_form if subject is None else subject,
            it=self.it if it is None else it,
            preposition=self.preposition if preposition is None else preposition,
            their=their or self.their,
        )

    # Nouns of the glossary.

    def term(self, name: str, *, plural: bool = False) -> str:
        """Say a word of the rules."""
        return TERMS[name].said(plural=plural)

    def counted(self, count: int, name: str) -> str:
        """Say how many: 1 carta, 2 cartas."""
        return f"{count} {self.term(name, plural=count != 1)}"

    def a(self, name: str) -> str:
        """Say one: un Gig, una carta."""
        return f"{AN[TERMS[name].form()]} {self.term(name)}"

    def that(self, name: str) -> str:
        """Say that one: ese Gig, esa carta."""
        return f"{THAT[TERMS[name].form()]} {self.term(name)}"

    def this(self, name: str) -> str:
        """Say this one: este turno."""
        return f"{THIS[TERMS[name].form()]} {self.term(name)}"

    def the(self, name: str, preposition: str = "", *, plural: bool = False) -> str:
        """Say the one, or the ones, after a preposition: el valor, al valor, del mazo, los Rivales."""
        thing = TERMS[name]
        return f"{THE[preposition][thing.form(plural=plural)]} {thing.said(plural=plural)}"

    def your(self, name: str) -> str:
        """Say what is yours, or that of each player: tu mano, su mano."""
        return f"{'su' if self.their else 'tu'} {self.term(name)}"

    # Types of cards.

    def types(self, types: int, *, plural: bool = False, joined: str = "o") -> str:
        """Say types of cards."""
        return f" {joined} ".join(self.term(name, plural=plural) for name in reversed(self.names(types)))

    def names(self, types: int) -> list[str]:
        """Give the words of the rules for types of cards."""
        return ["card"] if types == ANY_TYPE else [name for bit, name in TYPES.items() if types & bit]

    def form(self, types: int, *, plural: bool = False) -> int:
        """Give the form of what agrees with cards of such types: feminine only if all of them are."""
        feminine = all(TERMS[name].feminine for name in self.names(types))
        return feminine + (MASCULINES if plural else 0)

    # Verbs.

    def verb(self, name: str, pronoun: str = "") -> str:
        """Say a verb of the glossary in the mood, with the pronoun that goes with it."""
        verb = VERBS[name]
        if self.mood == ORDER:
            return f"{verb.stressed}{pronoun}" if pronoun else verb.order
        if self.mood == INFINITIVE:
            return f"{verb.infinitive}{pronoun}"
        return self.row(pronoun, verb.you if self.mood == YOU else verb.one)

    def agreed(self, one: str, many: str) -> str:
        """Say a verb about the subject: tiene, tienen."""
        return many if self.subject_form >= MASCULINES else one

    # Words.

    def capital(self, words: str) -> str:
        """Let words begin with a capital letter."""
        return words[:1].upper() + words[1:]

    def row(self, *words: str) -> str:
        """Put words in a row, without those that are empty."""
        return " ".join(word for word in words if word)

    def either_of(self, words: Sequence[str]) -> str:
        """Say alternatives: "CORPO o GANGER", "AI, DRONE o VEHICLE", "este u otro"."""
        return _listed(words, "u" if words[-1].lower().startswith(("o", "ho")) else "o")

    def all_of(self, words: Sequence[str]) -> str:
        """Say things together: "una carta y un Gig", "padre e hijo"."""
        return _listed(words, "e" if words[-1].lower().startswith(("i", "hi")) else "y")


def _listed(words: Sequence[str], joined: str) -> str:
    return f" {joined} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
