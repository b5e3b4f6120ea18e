"""The short words and marks in which the terminal speaks of cards, pieces and dice."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from streetcred.core import look
from streetcred.core.gig import sides_of
from streetcred.narrate import Names, counted, has_power, listed, power_words
from streetcred.terms import KEYWORD_NAMES, LEGEND, NOBODY
from streetcred.text.english import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.card import Card
    from streetcred.core.gig import Gig
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.view import View

_SYMBOLS: Final = (("[STAR] (Street Cred)", "Street Cred"), ("[STAR]", "Street Cred"))


def spoken(words: str, book: Book = ENGLISH) -> str:
    """Give words without the symbols of card text, as the language of the text reads them aloud."""
    for symbol, said in (*_SYMBOLS, ("[SPEND]", book.spend_icon())):
        words = words.replace(symbol, said)
    return words


class Brief(Names):
    """Names that leave subtitles out where no other card of that name is in sight."""

    def __init__(self, names: Names, view: View) -> None:
        super().__init__(names.names, names.you, names.book)
        seen = {piece.card for piece in view.table.pieces if piece is not None}
        hand = view.table.sides[view.player].hand if view.player in (0, 1) else ()
        self._count = Counter(card.name for card in seen.union(hand))

    def title(self, card: Card) -> str:
        """Say a card."""
        return card.title if self._count[card.name] > 1 else card.name


def is_hidden(piece: Piece) -> bool:
    """Give whether a Legend lies face-down in the Legends area."""
    return not piece.face_up and bool(piece.card.kind & LEGEND)


def cost_words(card: Card) -> str:
    """Say what a card costs; a null cost is none at all (3.11.2)."""
    return "no cost" if card.cost is None else f"{card.cost} €$"


def gig_mark(gig: Gig) -> str:
    """Say whether a Gig shows its lowest or its highest value, which many cards ask about."""
    return "min" if gig.is_min else "max" if gig.is_max else ""


def marks(table: State, piece: Piece) -> list[str]:
    """Say what is to be known of a piece besides its name and power."""
    found = []
    if piece.id == table.attacker:
        found.append("attacking")
    if piece.id == table.target:
        found.append("under attack")
    if not piece.ready:
        found.append("spent")
    if piece.lag:
        found.append("Lag")
    if is_hidden(piece):
        return [*found, "known"] if piece.seen else found
    bits = look.keywords_of(table, piece)
    return found + [name for bit, name in KEYWORD_NAMES.items() if bits & bit]


def twin_mark(table: State, piece: Piece) -> str:
    """Give the number by which options tell a piece from another one that looks alike."""
    side = table.sides[piece.owner]
    for area in (side.field, side.legends):
        if piece.id in area:
            alike = [number for number in area if table.piece(number).card is piece.card]
            return f" #{piece.id}" if len(alike) > 1 and not is_hidden(piece) else ""
    return ""


def dice_words(dice: Sequence[int], between: str = ", ") -> str:
    """Say dice by their faces."""
    return between.join(f"d{sides_of(die)}" for die in dice) or "none"


def where(names: Names, view: View) -> str:
    """Say where in the game it is: whose turn, and which step."""
    table = view.table
    if table.is_over:
        return "The game is over"
    if table.player == NOBODY or view.step == "setup":
        return "Before the first turn"
    step = "Main Phase" if view.step == "main" else f"{view.step} step"
    overtime = ", overtime" if table.overtime else ""
    return f"Turn {table.turn}, {names.whose(table.player)} {step}{overtime}"


def side_words(names: Names, view: View, player: int) -> list[str]:
    """Say what lies on one side of the table, in lines for reading."""
    table = view.table
    side = table.sides[player]
    cred = look.street_cred(table, player)
    gigs = listed(f"d{gig.sides} {gig.value}{' ' + gig_mark(gig) if gig_mark(gig) else ''}" for gig in side.gigs)
    counts = [
        f"{counted(len(side.gigs), 'Gig')}{f' ({gigs})' if gigs else ''}",
        "no Street Cred" if cred is None else f"Street Cred {cred}",
        f"Eddies {look.ready_eddies(table, player)} of {side.eddie_count()} ready",
        f"hand {len(side.hand)}",
        f"deck {len(side.deck)}",
        f"trash {len(side.trash)}",
        f"fixer {dice_words(side.fixer)}",
    ]
    lines = [f"{names.who(player)}: {', '.join(counts)}"]
    lines.append(f"  Legends: {_row(table, side.legends)}")
    lines.append(f"  Field: {_row(table, side.field)}")
    if player == view.player:
        lines.append(f"  Hand: {'; '.join(card_words(card) for card in side.hand) or 'empty'}")
    return lines


def _row(table: State, numbers: Sequence[int]) -> str:
    return "; ".join(piece_words(table, table.piece(number)) for number in numbers) or "none"


def piece_words(table: State, piece: Piece) -> str:
    """Say a piece with its power, its marks and its Gear."""
    if is_hidden(piece):
        return ", ".join(["face-down", *marks(table, piece)])
    power = f" ({look.power_of(table, piece)})" if look.is_unit(piece) else ""
    gear = [f"with {gear.card.title}" for gear in look.gear_of(table, piece)]
    return ", ".join([f"{piece.card.title}{twin_mark(table, piece)}{power}", *marks(table, piece), *gear])


def card_words(card: Card) -> str:
    """Say a card of the hand in short."""
    power = f", power {power_words(card)}" if has_power(card) else ""
    return f"{card.title} ({card.type_name}, {cost_words(card)}{power})"
