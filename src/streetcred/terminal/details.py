"""All that is to be known of one card, in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import look
from streetcred.narrate import capital, has_power, listed, power_words, reminders
from streetcred.terminal.words import cost_words, is_hidden, marks, spoken
from streetcred.terms import AREA_NAMES, FIELD, LEGEND, NOBODY, REMOVED
from streetcred.text.abilities import text_of

if TYPE_CHECKING:
    from streetcred.core.card import Card
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.narrate import Names
    from streetcred.text.book import Book

LAG: Final = "Lag: it came this turn, so it can't attack or be spent for its own effects (11.3)."
FACE_DOWN: Final = "A Legend that lies face-down. It can be spent for 1 €$, and Called to turn it up (11.11)."


def card_lines(card: Card, book: Book) -> list[str]:
    """Give title, facts, text in the language of the book, and what the keywords mean."""
    ram = f"gives {card.ram} {card.colour} RAM" if card.kind == LEGEND else f"needs {card.ram} {card.colour} RAM"
    facts = [f"{card.colour} {card.type_name}", cost_words(card) if card.cost is None else f"cost {cost_words(card)}"]
    if has_power(card):
        facts.append(f"power {power_words(card)}")
    lines = [card.title, ", ".join([*facts, ram])]
    if card.tags:
        lines.append(" · ".join(card.tags))
    text = spoken(text_of(card, book), book)
    lines += ["", *(text.splitlines() if text else ["(no text)"])]
    reminded = reminders(card)
    return [*lines, *([""] if reminded else []), *reminded]


def piece_lines(names: Names, table: State, piece: Piece) -> list[str]:
    """Give all about a piece on the table: what is printed on it, and what holds for it now."""
    if is_hidden(piece):
        known = ", marked as known" if piece.seen else ""
        return [capital(names.owned(piece)), "", FACE_DOWN, f"It is {'ready' if piece.ready else 'spent'}{known}."]
    lines = [*card_lines(piece.card, names.book), "", f"{_place(names, table, piece)}."]
    if piece.in_play and piece.host == NOBODY:
        now = ", ".join(["ready", *marks(table, piece)] if piece.ready else marks(table, piece))
        lines.append(f"{capital(now)}.")
    if look.is_unit(piece):
        lines.append(power_lines(table, piece))
    if piece.lag:
        lines.append(LAG)
    gear = look.gear_of(table, piece)
    if gear:
        lines.append(f"Gear: {listed(one.card.title for one in gear)}.")
    return lines


def _place(names: Names, table: State, piece: Piece) -> str:
    if piece.area == REMOVED:
        return "Out of the game"
    there = f"{'On' if piece.area == FIELD else 'In'} {names.whose(piece.owner)} {AREA_NAMES[piece.area]}"
    host = f", on {names.piece(table.piece(piece.host))}" if piece.host != NOBODY else ""
    return f"{there}{host}"


def power_lines(table: State, piece: Piece) -> str:
    """Say the power of a Unit, and where it comes from."""
    power = look.power_of(table, piece)
    gear = sum(one.card.power for one in look.gear_of(table, piece))
    rest = look.real_power(table, piece) - piece.card.power - gear
    parts = [f"{piece.card.power} printed"]
    parts += [f"{gear:+d} from Gear"] if gear else []
    parts += [f"{rest:+d} from effects"] if rest else []
    return f"Power {power}: {', '.join(parts)}."
