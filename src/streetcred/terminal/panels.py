"""The two panels beside the board: what has happened, and what is to be decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text
from textual.containers import Vertical, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from streetcred.core.decision import DONE, END_TURN, MAIN, PASS
from streetcred.core.event import GAME_OVER, TURN_STARTED
from streetcred.narrate import answer, capital, question, reason
from streetcred.terminal.blocks import wrapped
from streetcred.terminal.palette import ICE, NEON, PAPER, QUIET
from streetcred.terminal.words import Brief, spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import ComposeResult

    from streetcred.core.event import Event
    from streetcred.narrate import Names
    from streetcred.view import View

OPTION_KEYS: Final = "123456789abefghijkmoptvwxyz"
"""The keys of the options, in order; the letters that are left out do other things."""
LATEST: Final = 60
"""How many sentences the log keeps in sight; the rest is on its own sheet."""
MOST_OF_THE_REASON: Final = 4
SOME_ANSWERS: Final = 6
GO_ON: Final = frozenset({END_TURN, PASS, DONE})
"""Answers that let the game go on."""


def story_text(story: Sequence[tuple[Event, str]], names: Names) -> Text:
    """Give a story as text, turn by turn, in the colours of whoever acts."""
    text = Text()
    mine = names.you if names.you in (0, 1) else 0
    for happened, words in story:
        if happened.kind == TURN_STARTED:
            text.append(f"{'' if not text else chr(10)}── {words.rstrip('.')} ──\n", style=f"bold {PAPER}")
        elif happened.kind == GAME_OVER:
            text.append(f"{words}\n", style=f"bold {NEON}")
        else:
            text.append("▌ " if happened.player == mine else "│ ", style=NEON if happened.player == mine else ICE)
            text.append(f"{spoken(words, names.book)}\n", style=PAPER)
    text.rstrip()
    return text


class LogPanel(VerticalScroll):
    """What has happened, the latest at the bottom."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(id="log")
        self.border_title = "what happened"

    def compose(self) -> ComposeResult:
        """Make room for the text."""
        yield Static(id="story")

    def show(self, story: Sequence[tuple[Event, str]], names: Names) -> None:
        """Show the end of a story."""
        self.query_one("#story", Static).update(story_text(story[-LATEST:], names))
        self.call_after_refresh(self.scroll_end, animate=False)


class PromptPanel(Vertical):
    """Whose choice it is, about what and why, and the answers."""

    def __init__(self) -> None:
        super().__init__(id="prompt")
        self.border_title = "your choice"
        self._lines: list[str] = []
        """What it says, paragraph by paragraph."""

    def compose(self) -> ComposeResult:
        """Make room for the question, the reason and the answers."""
        yield Static(id="question")
        yield Static(id="reason")
        yield OptionList(id="options")

    @property
    def options(self) -> OptionList:
        """The list of answers."""
        return self.query_one(OptionList)

    def ask(self, view: View, names: Names) -> None:
        """Ask the viewer, whose choice it is."""
        asked = view.decision
        assert asked is not None, "the game is over"
        self._say(question(names, view.table, asked), spoken(reason(names, asked), names.book), "your choice")
        keys = OPTION_KEYS.ljust(len(asked.options))
        brief = Brief(names, view)
        answers = [capital(spoken(answer(brief, view.table, asked, option), names.book)) for option in asked.options]
        self._lines += answers
        self.options.add_options(Option(option_text(*row)) for row in zip(keys, answers, strict=False))
        kinds = [option[0] for option in asked.options]
        first = next((place for place, kind in enumerate(kinds) if kind not in GO_ON), 0)
        self.options.highlighted = first if asked.kind == MAIN else 0
        self.options.focus()

    def wanted(self, width: int) -> int:
        """Give how many lines it would like to have, that wide: for the question, the reason and some answers."""
        asked, why, *answers = (len(wrapped(line, width)) for line in self._lines or ("", ""))
        return 1 + asked + min(why, MOST_OF_THE_REASON) + min(sum(answers), SOME_ANSWERS)

    def tell(self, words: str, more: str) -> None:
        """Say something that asks for no answer."""
        self._say(words, more, "")

    def _say(self, words: str, why: str, title: str) -> None:
        self.border_title = title
        self._lines = [words, why]
        self.query_one("#question", Static).update(Text(words, style=f"bold {NEON}"))
        self.query_one("#reason", Static).update(Text(why, style=QUIET))
        self.options.clear_options()


def option_text(key: str, words: str) -> Table:
    """Give an answer with the key that chooses it; what takes more than a line goes on below its beginning."""
    row = Table.grid(expand=True)
    row.add_column(width=3)
    row.add_column(ratio=1)
    row.add_row(Text(f" {key} ", style=f"bold {NEON}"), Text(words, style=PAPER))
    return row
