"""Blocks of text put side by side: how the board is drawn."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from rich.text import Text

from streetcred.terminal.palette import NEON, QUIET

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Key: TypeAlias = tuple[int, int]
"""What a block shows: a kind of option (PIECE, CARD, GIG) and the number that options use for it."""

GAP: Final = 1


class Block:
    """Lines of one width that belong together."""

    __slots__ = ("filler", "key", "lines", "width")

    def __init__(self, lines: list[Text], key: Key | None = None, filler: Text | None = None) -> None:
        self.lines = lines
        self.key = key
        self.filler = filler
        """The line that is put in above the last one to make it taller; None if it stays as it is."""
        self.width = max((line.cell_len for line in lines), default=0)
        """How many columns it takes."""

    def about(self, key: Key) -> Block:
        """Give the block as one that shows something."""
        self.key = key
        return self

    def stretched(self, height: int) -> list[Text]:
        """Give its lines, as many as that if it can be made taller."""
        if self.filler is None:
            return self.lines
        return [*self.lines[:-1], *[self.filler] * (height - len(self.lines)), self.lines[-1]]


class Hit(NamedTuple):
    """Where on the drawing something is shown."""

    left: int
    top: int
    right: int
    bottom: int
    key: Key


class Row(NamedTuple):
    """Blocks side by side, after a label."""

    label: str
    blocks: list[Block]
    height: int


class Drawing:
    """Rows of blocks below each other: how high that is, and, when it is wanted, the text and what is where."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.height = 0
        """How many lines it takes."""
        self._rows: list[Row] = []

    def add(self, line: Text) -> None:
        """Add a line."""
        self._add(Row("", [Block([line])], 1))

    def rule(self, words: str) -> None:
        """Add a line across with words in it."""
        line = f"━━ {words} " if words else ""
        self.add(Text(line.ljust(self.width, "━"), style=QUIET))

    def flow(self, label: str, blocks: Sequence[Block], gutter: int) -> None:
        """Add blocks side by side after a label, and go on below where a line is full."""
        if not blocks:
            self.add(Text.assemble((label.ljust(gutter), QUIET), ("none", QUIET)))
        for number, row in enumerate(_rows(blocks, self.width - gutter)):
            start = label if number == 0 else ""
            self._add(Row(start.ljust(gutter), row, max(len(block.lines) for block in row)))

    def _add(self, row: Row) -> None:
        self._rows.append(row)
        self.height += row.height

    @cached_property
    def lines(self) -> list[Text]:
        """The lines of text; what does not fit is cut off."""
        lines = [line for row in self._rows for line in _lines(row)]
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")
        return lines

    @cached_property
    def hits(self) -> list[Hit]:
        """Where things are shown."""
        hits: list[Hit] = []
        top = 0
        for row in self._rows:
            left = len(row.label)
            for block in row.blocks:
                if block.key is not None:
                    bottom = top + (len(block.lines) if block.filler is None else row.height)
                    hits.append(Hit(left, top, left + block.width, bottom, block.key))
                left += block.width + GAP
            top += row.height
        return hits

    def at(self, column: int, line: int) -> Key | None:
        """Give what is shown at a place."""
        for left, top, right, bottom, key in self.hits:
            if left <= column < right and top <= line < bottom:
                return key
        return None


def _lines(row: Row) -> list[Text]:
    lines = [Text(row.label if number == 0 else " " * len(row.label), style=QUIET) for number in range(row.height)]
    for block in row.blocks:
        parts = block.stretched(row.height)
        for number, line in enumerate(lines):
            part = parts[number].copy() if number < len(parts) else Text()
            part.pad_right(block.width - part.cell_len + GAP)
            line.append_text(part)
    for line in lines:
        line.rstrip()
    return lines


def _rows(blocks: Iterable[Block], width: int) -> list[list[Block]]:
    rows: list[list[Block]] = []
    room = 0
    for block in blocks:
        if not rows or block.width > room:
            rows.append([])
            room = width
        rows[-1].append(block)
        room -= block.width + GAP
    return rows


def wrapped(words: str, width: int) -> list[str]:
    """Break words into lines no wider than that; a no-break space keeps words together."""
    lines: list[str] = []
    for word in words.split(" "):
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word[:width])
    return lines


def box(head: tuple[str, str], body: Sequence[Text], foot: str, width: int, style: str, *, marked: bool) -> Block:
    """Draw a frame with words on its upper and lower edge; a marked one is drawn in double lines."""
    corners, across, down = ("╔╗╚╝", "═", "║") if marked else ("╭╮╰╯", "─", "│")
    edge = f"bold {NEON}" if marked else style
    inner = width - 2
    left, right = (f" {words} " if words else "" for words in head)
    lines = [
        Text.assemble(
            (f"{corners[0]}{across}", edge),
            (left, f"bold {style}"),
            (across * (inner - 2 - len(left) - len(right)), edge),
            (right, f"bold {style}"),
            (f"{across}{corners[1]}", edge),
        )
    ]
    for line in body:
        part = line.copy()
        part.truncate(inner - 2, overflow="ellipsis")
        part.pad_right(inner - 2 - part.cell_len)
        lines.append(Text.assemble((f"{down} ", edge), part, (f" {down}", edge)))
    filler = Text.assemble((f"{down}{' ' * inner}{down}", edge))
    below = f" {foot} " if foot else ""
    lines.append(
        Text.assemble(
            (f"{corners[2]}{across}", edge),
            (below, style),
            (across * (inner - 1 - len(below)), edge),
            (corners[3], edge),
        )
    )
    return Block(lines, filler=filler)
