"""How players, pieces and dice are named in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import look
from streetcred.core.decision import GIG_AREA
from streetcred.core.gig import owner_of, sides_of
from streetcred.terms import LEGENDS, NOBODY
from streetcred.text.abilities import paragraph
from streetcred.text.english import ENGLISH

if TYPE_CHECKING:
    from streetcred.core.ability import Ability
    from streetcred.core.gig import Gig
    from streetcred.core.piece import Piece
    from streetcred.core.state import State

PLACES: Final = ("left", "middle", "right")
IRREGULAR: Final = {"have": "has", "go": "goes", "do": "does"}


def gig_words(gig: Gig) -> str:
    """Say a die and what it shows: d6 (4)."""
    return f"d{gig.sides} ({gig.value})"


def ability_words(one: Ability) -> str:
    """Say a paragraph of card text on one line."""
    return paragraph(one).say(ENGLISH).replace("\n", " ")


class Names:
    """The names of the players; `you` is the one who is spoken to, NOBODY for neither."""

    def __init__(self, names: tuple[str, str] = ("Player A", "Player B"), you: int = NOBODY) -> None:
        self.names = names
        self.you = you

    def who(self, player: int) -> str:
        """Say who: "You", or the name."""
        return "You" if player == self.you else self.names[player]

    def whose(self, player: int) -> str:
        """Say whose: "your", or "A's"."""
        return "your" if player == self.you else f"{self.names[player]}'s"

    def does(self, player: int, verb: str, rest: str = "") -> str:
        """Say a sentence about a player; the verb stands as it does after "you"."""
        ending = "es" if verb.endswith(("s", "sh", "ch", "x")) else "s"
        said = verb if player == self.you else IRREGULAR.get(verb, verb + ending)
        return f"{self.who(player)} {said}{f' {rest}' if rest else ''}."

    def piece(self, piece: Piece) -> str:
        """Say a piece by its title; a face-down one only as what it is."""
        if piece.area == LEGENDS and not piece.face_up:
            return "a face-down Legend"
        return piece.card.title

    def unit(self, table: State, piece: Piece) -> str:
        """Say a piece with its power, and with its number where another one looks alike."""
        if piece.area == LEGENDS and not piece.face_up:
            return self.place(table, piece)
        power = f" ({look.power_of(table, piece)})" if piece.in_play and piece.host == NOBODY else ""
        twins = [other for other in table.pieces if other is not None and _alike(other, piece)]
        return f"{piece.card.title}{power}{f' #{piece.id}' if len(twins) > 1 else ''}"

    def place(self, table: State, piece: Piece) -> str:
        """Say which face-down Legend, by its place in the Legends area."""
        legends = table.sides[piece.owner].legends
        place = legends.index(piece.id)
        said = PLACES[place] if len(legends) == len(PLACES) else f"face-down Legend {place + 1} of {len(legends)}"
        words = f"the {said} face-down Legend" if len(legends) == len(PLACES) else said
        return f"{words}{' (known)' if piece.seen else ''}"

    def target(self, table: State, target: int) -> str:
        """Say what is attacked."""
        return "the Gig area" if target == GIG_AREA else self.unit(table, table.piece(target))

    def die(self, table: State, die: int) -> str:
        """Say a die with whose Gig it is and what it shows; one in a fixer area by its faces alone."""
        for player in (0, 1):
            for gig in table.sides[player].gigs:
                if gig.die == die:
                    return f"{self.whose(player)} {gig_words(gig)}"
        return f"{self.whose(owner_of(die))} d{sides_of(die)}"


def _alike(other: Piece, piece: Piece) -> bool:
    return other.card is piece.card and other.area == piece.area and other.owner == piece.owner
