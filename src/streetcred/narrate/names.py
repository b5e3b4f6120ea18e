"""How players, pieces and dice are named in sentences."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from streetcred.core import look
from streetcred.core.decision import GIG_AREA
from streetcred.core.gig import owner_of, sides_of
from streetcred.terms import LEGENDS, NOBODY
from streetcred.text.abilities import paragraph
from streetcred.text.english import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Iterable

    from streetcred.core.ability import Ability
    from streetcred.core.card import Card
    from streetcred.core.gig import Gig
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.text.book import Book

PLACES: Final = ("left", "middle", "right")
IRREGULAR: Final = {"have": "has", "go": "goes", "do": "does", "may": "may"}


def gig_words(gig: Gig) -> str:
    """Say a die and what it shows: d6 (4)."""
    return f"d{gig.sides} ({gig.value})"


def capital(words: str) -> str:
    """Let words begin with a capital letter."""
    return words[:1].upper() + words[1:]


def listed(things: Iterable[str]) -> str:
    """Say things in a row, alike ones once with their number: Satori, two of Mantis Blades, 3 cards."""
    said = [thing if count == 1 else _several(thing, count) for thing, count in Counter(things).items()]
    return " and ".join([", ".join(said[:-1]), said[-1]] if len(said) > 1 else said)


def _several(thing: str, count: int) -> str:
    return f"{count} {thing[2:]}s" if thing.startswith("a ") else f"{count}× {thing}"


def counted(count: int, thing: str) -> str:
    """Say how many of a thing: "1 Eddie", "2 Eddies"."""
    return f"{count} {thing}{'' if count == 1 else 's'}"


def _third_person(verb: str) -> str:
    if verb.endswith(("s", "sh", "ch", "x")):
        return f"{verb}es"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ies"
    return IRREGULAR.get(verb, f"{verb}s")


class Names:
    """The names of the players; `you` is the one who is spoken to, NOBODY for neither.

    Card texts are said as the book says them, whatever the language around them.
    """

    def __init__(
        self, names: tuple[str, str] = ("Player A", "Player B"), you: int = NOBODY, book: Book = ENGLISH
    ) -> None:
        self.names = names
        self.you = you
        self.book = book

    def who(self, player: int) -> str:
        """Say who: "You", or the name."""
        return "You" if player == self.you else self.names[player]

    def whose(self, player: int) -> str:
        """Say whose: "your", or "A's"."""
        return "your" if player == self.you else f"{self.names[player]}'s"

    def owns(self, player: int, other: int) -> str:
        """Say whose something is in a sentence about what `player` does: "your", "their own", "B's"."""
        return "their own" if player == other != self.you else self.whose(other)

    def does(self, player: int, verb: str, rest: str = "") -> str:
        """Say a sentence about a player; the verb stands as it does after "you"."""
        said = verb if player == self.you else _third_person(verb)
        return f"{self.who(player)} {said}{f' {rest}' if rest else ''}."

    def ability(self, one: Ability) -> str:
        """Say a paragraph of card text on one line."""
        return paragraph(one).say(self.book).replace("\n", " ")

    def title(self, card: Card) -> str:
        """Say a card."""
        return card.title

    def piece(self, piece: Piece) -> str:
        """Say a piece by its title; a face-down one only as what it is."""
        if piece.area == LEGENDS and not piece.face_up:
            return "a face-down Legend"
        return self.title(piece.card)

    def owned(self, piece: Piece) -> str:
        """Say whose piece it is: "your Corpo Security", "A's face-down Legend"."""
        return f"{self.whose(piece.owner)} {self.piece(piece).removeprefix('a ')}"

    def unit(self, table: State, piece: Piece) -> str:
        """Say a piece with its power or its host, and with its number where another one looks alike."""
        if piece.area == LEGENDS and not piece.face_up:
            return self.place(table, piece)
        twins = [other for other in table.pieces if other is not None and _alike(other, piece)]
        said = f"{self.title(piece.card)}{f' #{piece.id}' if len(twins) > 1 else ''}"
        if look.is_unit(piece):
            return f"{said} ({look.power_of(table, piece)})"
        return said if piece.host == NOBODY else f"{said} on {self.piece(table.piece(piece.host))}"

    def place(self, table: State, piece: Piece) -> str:
        """Say which face-down Legend, by its place in the Legends area."""
        legends = table.sides[piece.owner].legends
        place = legends.index(piece.id)
        said = PLACES[place] if len(legends) == len(PLACES) else f"face-down Legend {place + 1} of {len(legends)}"
        words = f"the {said} face-down Legend" if len(legends) == len(PLACES) else said
        return f"{words}{' (known)' if piece.seen else ''}"

    def target(self, table: State, target: int) -> str:
        """Say what the turn player attacks."""
        what = "Gig area" if target == GIG_AREA else self.unit(table, table.piece(target))
        return f"{self.whose(1 - table.player)} {what}"

    def die(self, table: State, die: int) -> str:
        """Say a die with whose Gig it is and what it shows; one in a fixer area by its faces alone.

        Of two that look alike, both are said with the player who brought them.
        """
        for player in (0, 1):
            gigs = table.sides[player].gigs
            for gig in gigs:
                if gig.die == die:
                    twins = sum(gig_words(other) == gig_words(gig) for other in gigs)
                    owner = f", {self.whose(owner_of(die))} die" if twins > 1 else ""
                    return f"{self.whose(player)} {gig_words(gig)}{owner}"
        return f"{self.whose(owner_of(die))} d{sides_of(die)}"


def _alike(other: Piece, piece: Piece) -> bool:
    return other.card is piece.card and other.area == piece.area and other.owner == piece.owner
