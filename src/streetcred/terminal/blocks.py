"""Blocks of text put side by side: how the board is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from rich.text import Text

from streetcred.terminal.palette import NEON, QUIET

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Key: TypeAlias = tuple[int, int]
"""What a block shows: a kind of option (PIECE, CARD, GIG) and the number that options use for it."""

GAP: Final = 1


class Block(NamedTuple):
    """Lines of one width that belong together."""

    lines: list[Text]
    key: Key | None = None
    filler: Text | None = None
    """The line that is put in above the last one to make it taller; None if it stays as it is."""

    @property
    def width(self) -> int:
        """How many columns it takes."""
        return max((line.cell_len for line in self.lines), default=0)

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


class Drawing:
    """Lines of text, and what is where."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.lines: list[Text] = []
        self.hits: list[Hit] = []

    @property
    def height(self) -> int:
        """How many lines it takes."""
        return len(self.lines)

    def add(self, line: Text) -> None:
        """Add a line; what does not fit is cut off."""
        line.truncate(self.width, overflow="ellipsis")
        self.lines.append(line)

    def rule(self, words: str) -> None:
        """Add a line across with words in it."""
        line = Text(f"━━ {words} " if words else "", style=QUIET)
        line.append("━" * max(0, self.width - line.cell_len))
        self.add(line)

    def flow(self, label: str, blocks: Sequence[Block], gutter: int) -> None:
        """Add blocks side by side after a label, and go on below where a line is full."""
        if not blocks:
            self.add(Text.assemble((label.ljust(gutter), QUIET), ("none", QUIET)))
        for number, row in enumerate(_rows(blocks, self.width - gutter)):
            self._row(label if number == 0 else "", row, gutter)

    def _row(self, label: str, row: list[Block], gutter: int) -> None:
        top = self.height
        height = max(len(block.lines) for block in row)
        lines = [Text(label.ljust(gutter) if line == 0 else " " * gutter, style=QUIET) for line in range(height)]
        left = gutter
        for block in row:
            parts = block.stretched(height)
            for number, line in enumerate(lines):
                part = parts[number].copy() if number < len(parts) else Text()
                part.pad_right(block.width - part.cell_len + GAP)
                line.append_text(part)
            if block.key is not None:
                self.hits.append(Hit(left, top, left + block.width, top + len(parts), block.key))
            left += block.width + GAP
        for line in lines:
            line.rstrip()
            self.add(line)

    def at(self, column: int, line: int) -> Key | None:
        """Give what is shown at a place."""
        for left, top, right, bottom, key in self.hits:
            if left <= column < right and top <= line < bottom:
                return key
        return None


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
    """Break words into lines no wider than that."""
    lines: list[str] = []
    for word in words.split():
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
