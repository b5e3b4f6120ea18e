"""A recorded game on the full screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual.app import App
from textual.binding import Binding
from textual.containers import Container, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Static

from streetcred.narrate import Names, answer, question, reason, story
from streetcred.terminal.board import BoardView
from streetcred.terminal.board_drawing import keys_of
from streetcred.terminal.palette import NEON, PAPER, QUIET
from streetcred.terminal.panels import LogPanel
from streetcred.terminal.reel import Reel
from streetcred.terminal.screen import NIGHT, WIDE
from streetcred.terminal.sheets import Details
from streetcred.terminal.words import spoken, where
from streetcred.view import OPEN, SPECTATOR, View, open_view

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.binding import BindingType

    from streetcred.game import Game

EYES: Final[tuple[tuple[int, str], ...]] = (
    (0, "A, all cards open"),
    (1, "B, all cards open"),
    (SPECTATOR, "a spectator"),
)
"""Through whose eyes one may look, in turn."""


class ReplayScreen(Screen[None]):
    """The board, the log, and the answer that comes next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "step(1)", "Next"),
        Binding("left", "step(-1)", "Back"),
        Binding("down", "next_turn", "Next turn"),
        Binding("up", "previous_turn", "Turn before"),
        Binding("home", "wind(0)", "Beginning"),
        Binding("end", "wind(1000000)", "End"),
        Binding("v", "eyes", "Whose eyes"),
        Binding("d", "details", "Cards"),
        Binding("q", "app.quit", "Quit"),
    ]

    def __init__(self, game: Game, title: str) -> None:
        super().__init__()
        self.reel = Reel(game)
        self.words = title
        self.eyes = 0

    def compose(self) -> ComposeResult:
        """Lay the parts out."""
        yield Static(id="where")
        with Container(id="table"):
            with VerticalScroll(id="scroll") as scroll:
                scroll.can_focus = False
                yield BoardView()
            with Container(id="side"):
                yield LogPanel()
                yield Static(id="prompt")
        yield Footer()

    def on_mount(self) -> None:
        """Begin."""
        self.show()

    def on_resize(self) -> None:
        """Put the panels beside the board or below it."""
        self.set_class(self.size.width >= WIDE, "wide")
        self.query_one(BoardView).fit(self.size.height - 2 - (0 if self.size.width >= WIDE else 8))

    def view(self) -> View:
        """Give the position through the eyes chosen."""
        viewer = EYES[self.eyes][0]
        game = self.reel.game
        return game.view(SPECTATOR) if viewer == SPECTATOR else open_view(game.state, viewer)

    def show(self) -> None:
        """Show how things stand."""
        game, view = self.reel.game, self.view()
        viewer, eyes = EYES[self.eyes]
        names = Names(("A", "B"), viewer)
        title = f"{where(names, view)}  ·  {self.reel.place} of {self.reel.length}  ·  {eyes}  ·  {self.words}"
        self.query_one("#where", Static).update(Text(title, no_wrap=True, overflow="ellipsis"))
        board = self.query_one(BoardView)
        board.show(view, names)
        events = game.events(SPECTATOR if viewer == SPECTATOR else OPEN)
        self.query_one(LogPanel).show(story(names, events), names)
        self.query_one("#prompt", Static).update(self._next(names))
        if viewer != SPECTATOR and self.reel.place < len(self.reel.answers):
            board.mark(keys_of(view, self.reel.answers[self.reel.place]))

    def _next(self, names: Names) -> Text:
        """Say what is asked where the game stands, and what was answered."""
        asked = self.reel.game.decision
        text = Text()
        if asked is None or self.reel.place >= len(self.reel.answers):
            return text.append("The record ends here.", style=PAPER)
        table = self.reel.game.state
        if EYES[self.eyes][0] == SPECTATOR:
            return text.append(f"{names.who(asked.player)} decides.", style=f"bold {NEON}")
        chosen = answer(names, table, asked, self.reel.answers[self.reel.place])
        text.append(f"{names.who(asked.player)}: {question(names, table, asked)}\n", style=f"bold {NEON}")
        text.append(f"{spoken(reason(names, asked))}\n\n", style=QUIET)
        return text.append(f"→ {spoken(chosen)}", style=f"bold {PAPER}")

    def action_step(self, steps: int) -> None:
        """Go some answers on, or back."""
        self.action_wind(self.reel.place + steps)

    def action_wind(self, place: int) -> None:
        """Go to a place."""
        self.reel.wind_to(place)
        self.show()

    def action_next_turn(self) -> None:
        """Go on to the next turn."""
        self.reel.next_turn()
        self.show()

    def action_previous_turn(self) -> None:
        """Go back to the beginning of a turn."""
        self.reel.previous_turn()
        self.show()

    def action_eyes(self) -> None:
        """Look through other eyes."""
        self.eyes = (self.eyes + 1) % len(EYES)
        self.show()

    def action_details(self) -> None:
        """Tell all about every card in sight."""
        self.app.push_screen(Details(self.view(), Names(("A", "B"), EYES[self.eyes][0]), None))

    def on_board_view_clicked(self, clicked: BoardView.Clicked) -> None:
        """Tell all about a card that was clicked."""
        self.app.push_screen(Details(self.view(), Names(("A", "B"), EYES[self.eyes][0]), clicked.key))


class ReplayApp(App[None]):
    """A recorded game in a terminal."""

    TITLE = "Streetcred"
    CSS_PATH = "board.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, game: Game, title: str) -> None:
        super().__init__()
        self.replay_screen = ReplayScreen(game, title)

    def on_mount(self) -> None:
        """Turn the lights down and begin."""
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.push_screen(self.replay_screen)
