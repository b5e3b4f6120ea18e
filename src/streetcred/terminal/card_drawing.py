"""Cards and dice as blocks, in three sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from streetcred.core import look
from streetcred.core.decision import CARD, GIG, PIECE
from streetcred.narrate import has_power, power_words
from streetcred.terminal.blocks import Block, Key, box, wrapped
from streetcred.terminal.palette import ICE, NEON, PAPER, QUIET, ROSE, colour_of, letter_of
from streetcred.terminal.words import gig_mark, is_hidden, marks, twin_mark
from streetcred.terms import FIELD, LEGEND, PROGRAM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.card import Card
    from streetcred.core.gig import Gig
    from streetcred.core.piece import Piece
    from streetcred.core.state import State

# How large a card is drawn.
CHIP: Final = 0
"""Words in a row."""
SLIP: Final = 1
"""Two or three lines with a bar at their left."""
BOX: Final = 2
"""A frame."""

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
BOX_WIDTH: Final = 21
SLIP_WIDTH: Final = 28
CHIP_WIDTH: Final = 62
_DIGITS: Final = (
    ("╭─╮", " ╷ ", "╶─╮", "╶─╮", "╷ ╷", "╭─╴", "╭─╴", "╶─╮", "╭─╮", "╭─╮"),
    ("│ │", " │ ", "╭─╯", " ─┤", "╰─┤", "╰─╮", "├─╮", "  │", "├─┤", "╰─┤"),
    ("╰─╯", " ╵ ", "╰─╴", "╶─╯", "  ╵", "╶─╯", "╰─╯", "  ╵", "╰─╯", "╶─╯"),
)


class Face:
    """What is to be said of a card, however large it is drawn."""

    def __init__(
        self,
        lead: str,
        name: str,
        colour: str,
        notes: Sequence[str] = (),
        gear: Sequence[str] = (),
        foot: str = "",
        subtitle: str = "",
    ) -> None:
        self.lead = lead
        """The number that stands first: a power, or a cost."""
        self.name = name
        self.subtitle = subtitle
        self.style = colour_of(colour)
        self.letter = letter_of(colour) if colour else ""
        self.notes = notes
        self.gear = gear
        self.foot = foot

    def block(self, size: int, key: Key, *, marked: bool, quiet: bool) -> Block:
        """Draw it; a quiet one is drawn dim, for it is spent or of no use now."""
        draw = (self._chip, self._slip, self._box)[size]
        return draw(f"dim {self.style}" if quiet else self.style, marked=marked).about(key)

    def _box(self, style: str, *, marked: bool) -> Block:
        inner = BOX_WIDTH - 4
        body = [Text(line, style=f"bold {PAPER}") for line in wrapped(self.name, inner)]
        body += [Text(line, style=QUIET) for line in wrapped(self.subtitle, inner)]
        body += [Text(line, style=_note_style(line)) for line in wrapped(" ".join(self.notes), inner)]
        for one in self.gear:
            body += [Text(line, style=PAPER) for line in wrapped(f"+ {one}", inner)]
        return box((self.lead, self.letter), body, self.foot, BOX_WIDTH, style, marked=marked)

    def _slip(self, style: str, *, marked: bool) -> Block:
        inner = SLIP_WIDTH - 2
        head = wrapped(" ".join(word for word in (self.lead, self.name, self.letter) if word), inner)
        notes = wrapped(" ".join(word for word in (self.foot, *self.notes) if word), inner)
        notes += [line for one in self.gear for line in wrapped(f"+ {one}", inner)]
        name_style = f"bold {NEON} reverse" if marked else f"bold {style}"
        bar = ("▶ " if marked else "▌ ", style)
        lines = [Text.assemble(bar, (line, name_style)) for line in head]
        return Block(lines + [Text.assemble(bar, (line, _note_style(line))) for line in notes])

    def _chip(self, style: str, *, marked: bool) -> Block:
        start = " ".join(word for word in (self.lead, self.name, self.letter) if word)
        rest = [self.foot, *self.notes, *(f"+{one}" for one in self.gear)]
        words = " ".join(word for word in (start, *rest) if word)
        lines = [Text(f"{'▶' if marked else ' '}{line}", style=PAPER) for line in wrapped(words, CHIP_WIDTH)]
        lines[0].stylize(f"bold {NEON} reverse" if marked else f"bold {style}", 1, 1 + len(start))
        return Block(lines)


def _note_style(words: str) -> str:
    """Give the colour of what is said besides the name: an attack stands out."""
    return f"bold {ROSE}" if "attack" in words else ICE


def piece_block(table: State, piece: Piece, size: int, *, marked: bool) -> Block:
    """Draw a Unit or a Legend with its Gear."""
    if is_hidden(piece):
        return _back(table, piece, size, marked=marked)
    notes = [note.replace(" ", NO_BREAK) for note in marks(table, piece) if note != "spent"]
    lead = ""
    if piece.area == FIELD:
        lead = str(look.power_of(table, piece))
    elif piece.card.cost is not None:
        lead = f"{piece.card.cost} €$"
    face = Face(
        lead,
        f"{piece.card.name}{twin_mark(table, piece)}",
        piece.card.colour,
        notes,
        [gear.card.name for gear in look.gear_of(table, piece)],
        "" if piece.ready else "spent",
        piece.card.subtitle or "" if piece.card.kind == LEGEND else "",
    )
    return face.block(size, (PIECE, piece.id), marked=marked, quiet=not piece.ready)


def _back(table: State, piece: Piece, size: int, *, marked: bool) -> Block:
    """Draw the back of a Legend."""
    notes = " ".join(marks(table, piece))
    key = (PIECE, piece.id)
    if size == BOX:
        body = [Text("▒▒▒▒▒▒▒▒", style=QUIET)] * 2
        width = 12 if len(notes) < 9 else 16
        return box(("back", ""), body, notes, width, QUIET, marked=marked).about(key)
    style = f"bold {NEON} reverse" if marked else QUIET
    lead = "▶" if marked else " "
    if size == SLIP:
        return Block([Text(f"{lead}▒▒ back", style=style), Text(f" ▒▒ {notes}", style=QUIET)], key)
    return Block([Text.assemble(lead, (f"▒▒{f' {notes}' if notes else ''}", style))], key)


def hand_block(card: Card, count: int, size: int, uses: Sequence[str], *, marked: bool, quiet: bool) -> Block:
    """Draw a card of the hand, with what can be done with it now."""
    times = f" x{count}" if count > 1 else ""
    kind = card.type_name if card.kind == PROGRAM or not has_power(card) else f"{card.type_name} {power_words(card)}"
    lead = f"{card.cost} €$" if card.cost is not None else "no €$"
    foot = " ".join(f"▸{use}" for use in uses)
    face = Face(lead, f"{card.name}{times}", card.colour, [kind, *card.keyword_names], foot=foot)
    return face.block(size, (CARD, card.number), marked=marked, quiet=quiet)


def die_block(gig: Gig, size: int, *, marked: bool) -> Block:
    """Draw a Gig with its value, and whether that is the lowest or the highest one."""
    key = (GIG, gig.die)
    mark = gig_mark(gig)
    style = f"bold {NEON}" if marked else ICE
    if size != BOX:
        words = f"d{gig.sides}:{gig.value}{f' {mark}' if mark else ''}"
        return Block([Text(f"{'▶' if marked else ' '}{words}", style=f"{style} reverse" if marked else style)], key)
    corners, across, down = ("╔╗╚╝", "═", "║") if marked else ("╭╮╰╯", "─", "│")
    lines = [
        Text(f"{corners[0]}{f'd{gig.sides}'.ljust(3, across)}{corners[1]}", style=style),
        Text.assemble((down, style), (str(gig.value).center(3), f"bold {PAPER}"), (down, style)),
        Text(f"{corners[2]}{mark.ljust(3, across)}{corners[3]}", style=style),
    ]
    return Block(lines, key)


def large(number: int, style: str) -> Block:
    """Draw a number in digits three lines high."""
    return Block([Text(" ".join(row[int(digit)] for digit in str(number)), style=style) for row in _DIGITS])
