"""The board as a widget: drawn to fit, and cards can be clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.geometry import Region
from textual.message import Message
from textual.widget import Widget

from streetcred.terminal.board_drawing import draw, smallest

if TYPE_CHECKING:
    from textual.events import Click
    from textual.geometry import Size

    from streetcred.narrate import Names
    from streetcred.terminal.blocks import Drawing, Key
    from streetcred.view import View


class BoardView(Widget):
    """The table as its reader sees it."""

    class Clicked(Message):
        """Something on the board was clicked."""

        def __init__(self, key: Key) -> None:
            super().__init__()
            self.key = key

    def __init__(self) -> None:
        super().__init__(id="board")
        self.room = 0
        """How many lines there are; what needs more can be scrolled."""
        self._view: View | None = None
        self._names: Names | None = None
        self._marked: frozenset[Key] = frozenset()
        self._drawings: dict[int, Drawing] = {}
        """The board as it is now, by width: the layout asks for more than one."""

    def show(self, view: View, names: Names) -> None:
        """Show a position."""
        self._view, self._names, self._marked = view, names, frozenset()
        self._draw_anew()

    def mark(self, keys: frozenset[Key]) -> None:
        """Mark what the choice in hand is about."""
        if keys != self._marked:
            self._marked = keys
            self._draw_anew()
            self.call_after_refresh(self._scroll_to_mark)

    def _scroll_to_mark(self) -> None:
        """Bring what is marked into sight, where the board is larger than its room."""
        drawing = self.drawing(self.size.width)
        hits = [] if drawing is None else [hit for hit in drawing.hits if hit.key in self._marked]
        if hits and isinstance(self.parent, Widget):
            last = hits[-1]
            self.parent.scroll_to_region(Region(0, last.top, 1, last.bottom - last.top), animate=False)

    def fit(self, room: int) -> None:
        """Use that many lines."""
        if room != self.room:
            self.room = room
            self._draw_anew()

    def least(self, width: int) -> int:
        """Give how many lines it takes at its smallest, that wide."""
        if self._view is None or self._names is None:
            return 0
        return smallest(self._view, self._names, width).height

    def _draw_anew(self) -> None:
        self._drawings.clear()
        self.refresh(layout=True)

    def drawing(self, width: int) -> Drawing | None:
        """Give the board drawn as wide as that."""
        if self._view is None or self._names is None or width <= 0:
            return None
        if width not in self._drawings:
            self._drawings[width] = draw(self._view, self._names, width, self.room, self._marked)
        return self._drawings[width]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """Give how many lines it takes."""
        drawing = self.drawing(width)
        return 0 if drawing is None else drawing.height

    def render(self) -> Text:
        """Draw it."""
        drawing = self.drawing(self.size.width)
        return Text() if drawing is None else Text("\n", no_wrap=True, end="").join(drawing.lines)

    def on_click(self, event: Click) -> None:
        """Tell what was clicked."""
        drawing = self.drawing(self.size.width)
        key = None if drawing is None else drawing.at(event.x, event.y)
        if key is not None:
            self.post_message(self.Clicked(key))
