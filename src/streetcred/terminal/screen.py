"""The game on the full screen."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar, Final

from rich.markup import escape
from rich.text import Text
from textual import work
from textual.app import App
from textual.binding import Binding
from textual.containers import Container, VerticalScroll
from textual.screen import Screen
from textual.theme import Theme
from textual.widgets import Footer, OptionList, Static

from streetcred.core import event
from streetcred.errors import GameError
from streetcred.narrate import counted, reason, rule_of
from streetcred.terminal.board import BoardView
from streetcred.terminal.board_drawing import keys_of
from streetcred.terminal.panels import GO_ON, OPTION_KEYS, LogPanel, PromptPanel, story_text
from streetcred.terminal.sheets import Choice, Curtain, Details, Reading, help_sheet, rule_sheet
from streetcred.terminal.words import spoken, where
from streetcred.view import SPECTATOR

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.binding import BindingType
    from textual.events import Key

    from streetcred.terminal.session import Session
    from streetcred.view import View

WIDE: Final = 110
"""From how many columns on the panels stand beside the board instead of below it."""
PANELS: Final = 7
"""How many lines the panels keep in any case."""
PAUSE: Final = 0.45
"""How long a bot's answer is left standing, in seconds, so that a person can follow."""
NIGHT: Final = Theme(
    name="night",
    primary="#fcee0a",
    secondary="#00e5ff",
    accent="#fcee0a",
    background="#070910",
    surface="#0d111b",
    panel="#11151f",
    foreground="#d6deeb",
    dark=True,
)


class GameScreen(Screen[None]):
    """The board, the log and the question."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "go_on", "Go on"),
        Binding("u", "undo", "Undo"),
        Binding("d", "details", "Cards"),
        Binding("r", "rule", "Rule"),
        Binding("l", "log", "Log"),
        Binding("c", "concede", "Concede"),
        Binding("s", "save", "Save"),
        Binding("question_mark", "help", "Help", key_display="?"),
        Binding("q", "leave", "Quit"),
        Binding("n", "new_game", "New game", show=False),
        Binding("left_square_bracket", "scroll_board(-3)", "Board up", show=False),
        Binding("right_square_bracket", "scroll_board(3)", "Board down", show=False),
    ]

    def __init__(self, session: Session, pause: float) -> None:
        super().__init__()
        self.session = session
        self.pause = pause
        self.holder = session.reader()
        """Who can see the screen; SPECTATOR while it is covered."""
        self.paused = False
        """Whether somebody who watches bots wants to look."""

    def compose(self) -> ComposeResult:
        """Lay the parts out."""
        yield Static(id="where")
        with Container(id="table"):
            with VerticalScroll(id="scroll") as scroll:
                scroll.can_focus = False
                yield BoardView()
            with Container(id="side"):
                yield LogPanel()
                yield PromptPanel()
        yield Footer()

    def on_mount(self) -> None:
        """Begin."""
        self._go_on()

    def on_resize(self) -> None:
        """Put the panels beside the board or below it."""
        self.set_class(self.size.width >= WIDE, "wide")
        self._share_room()

    def _share_room(self) -> None:
        """Give the board the whole height beside the panels; above them, what the question leaves."""
        board = self.query_one(BoardView)
        room = self.size.height - 2
        if self.size.width < WIDE:
            wanted = self.query_one(PromptPanel).wanted(self.size.width * 2 // 3 - 7)
            least = board.least(self.size.width - 3)
            room = max(room - max(PANELS, min(wanted, room // 2)), min(least, room - PANELS))
        board.fit(room)
        self.query_one("#scroll").styles.max_height = room

    @property
    def view(self) -> View:
        """What the person before the screen may know."""
        return self.session.view(self.holder)

    @property
    def is_asking(self) -> bool:
        """Whether the person before the screen must decide."""
        return self.holder != SPECTATOR and self.session.decider == self.holder

    def show(self) -> None:
        """Show how things stand, and ask whoever must decide."""
        reader = self.session.reader()
        covered = len(self.session.people) > 1 and reader not in (self.holder, SPECTATOR)
        self.holder = SPECTATOR if covered else reader
        names, view = self.session.names(self.holder), self.view
        title = f"{where(names, view)}  ·  {self.session.title()}"
        self.query_one("#where", Static).update(Text(title, no_wrap=True, overflow="ellipsis"))
        self.query_one(BoardView).show(view, names)
        self.query_one(LogPanel).show(self.session.story(self.holder), names)
        prompt = self.query_one(PromptPanel)
        if covered:
            prompt.tell("", "")
            self.app.push_screen(
                Curtain(self.session.names(SPECTATOR).who(reader)), lambda _: self._lift_curtain(reader)
            )
        elif view.table.is_over:
            prompt.tell(self._result(), "n: new game, u: take back, q: quit")
        elif self.is_asking:
            prompt.ask(view, names)
            self._mark()
        else:
            hint = "" if self.session.people else f"space: {'go on' if self.paused else 'pause'}"
            prompt.tell(f"{names.who(self.session.decider)} decides ...", hint)
        self._share_room()

    def _lift_curtain(self, reader: int) -> None:
        self.holder = reader
        self.show()

    def _result(self) -> str:
        """Say how the game has ended."""
        over = [words for happened, words in self.session.story(self.holder) if happened.kind == event.GAME_OVER]
        return over[-1]

    @work(exclusive=True, group="bots")
    async def let_bots_play(self) -> None:
        """Let bots think aside, so that the screen stays alive, and answer until a person must."""
        while self.session.bot_decides and not self.paused:
            option = await asyncio.to_thread(self.session.thinking())
            await asyncio.sleep(self.pause)
            self.session.game.answer(option)
            self.show()
        if self.session.game.is_over:
            self._end()

    def _go_on(self) -> None:
        """Show what has come of an answer, and let the game go on."""
        self.show()
        if self.session.game.is_over:
            self._end()
        elif self.session.bot_decides and not self.paused:
            self.let_bots_play()

    def _end(self) -> None:
        gigs = [counted(len(side.gigs), "Gig") for side in self.view.table.sides]
        names = self.session.names(self.holder)
        words = f"{self._result()}\n\n{names.who(0)}: {gigs[0]}. {names.who(1)}: {gigs[1]}."
        answers = {"n": "New game", "u": "Take back", "b": "Look at the board", "q": "Quit"}
        if not self.session.people:
            del answers["u"]
        self.app.push_screen(Choice("the game is over", words, answers), self._after_the_end)

    def _after_the_end(self, key: str | None) -> None:
        if key == "n":
            self.action_new_game()
        elif key == "u":
            self.action_undo()
        elif key == "q":
            self.app.exit()

    def _mark(self) -> None:
        """Mark on the board what the answer under the bar is about."""
        place = self.query_one(PromptPanel).options.highlighted
        decision = self.session.game.decision
        if place is not None and decision is not None and self.is_asking and place < len(decision.options):
            self.query_one(BoardView).mark(keys_of(self.view, decision.options[place]))

    def on_option_list_option_highlighted(self, _: OptionList.OptionHighlighted) -> None:
        """Follow the bar."""
        self._mark()

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        """Answer by Enter or click."""
        self._answer(chosen.option_index)

    def on_board_view_clicked(self, clicked: BoardView.Clicked) -> None:
        """Tell all about a card that was clicked."""
        self.app.push_screen(Details(self.view, self.session.names(self.holder), clicked.key))

    def on_key(self, pressed: Key) -> None:
        """Answer by the key before an answer."""
        if pressed.character is not None and pressed.character in OPTION_KEYS:
            self._answer(OPTION_KEYS.index(pressed.character))

    def _answer(self, place: int) -> None:
        decision = self.session.game.decision
        if decision is not None and self.is_asking and place < len(decision.options):
            self.session.game.answer(decision.options[place])
            self._go_on()

    def action_go_on(self) -> None:
        """Give the answer that lets the game go on, if there is one; stop and start bots that play alone."""
        decision = self.session.game.decision
        if not self.session.people:
            self.paused = not self.paused
            self.workers.cancel_group(self, "bots")
            self._go_on()
        elif decision is not None:
            kinds = [option[0] for option in decision.options]
            for place, kind in enumerate(kinds):
                if kind in GO_ON:
                    self._answer(place)
                    return

    def action_undo(self) -> None:
        """Take back the last answer of a person."""
        self.workers.cancel_group(self, "bots")
        try:
            self.session.undo()
        except GameError as fault:
            self.notify(escape(str(fault)))
        self._go_on()

    def action_details(self) -> None:
        """Tell all about the card that the answer under the bar is about, and every other one."""
        decision = self.session.game.decision
        place = self.query_one(PromptPanel).options.highlighted
        first = None
        if decision is not None and self.is_asking and place is not None:
            keys = sorted(keys_of(self.view, decision.options[place]))
            asking = [] if decision.piece is None or decision.piece.id < 0 else [(3, decision.piece.id)]
            first = next(iter(keys + asking), None)
        self.app.push_screen(Details(self.view, self.session.names(self.holder), first))

    def action_rule(self) -> None:
        """Show the rule behind the question."""
        decision = self.session.game.decision
        if decision is not None and self.is_asking:
            names = self.session.names(self.holder)
            why = spoken(reason(names, decision), names.book)
            self.app.push_screen(rule_sheet(rule_of(decision), why))

    def action_log(self) -> None:
        """Show everything that has happened."""
        text = story_text(self.session.story(self.holder), self.session.names(self.holder))
        self.app.push_screen(Reading("what happened", text, from_end=True))

    def action_scroll_board(self, lines: int) -> None:
        """Scroll the board, where it is larger than its room."""
        self.query_one("#scroll").scroll_relative(y=lines, animate=False)

    def action_help(self) -> None:
        """Show what keys do and what signs mean."""
        self.app.push_screen(help_sheet())

    def action_concede(self) -> None:
        """Ask whether to give up."""
        if self.session.people and not self.session.game.is_over:
            answers = {"n": "No, play on", "y": "Yes, give this game up"}
            self.app.push_screen(Choice("concede", "Do you give this game up?", answers), self._concede)

    def _concede(self, key: str | None) -> None:
        if key == "y" and not self.session.game.is_over:
            self.workers.cancel_group(self, "bots")
            self.session.game.concede(self.holder)
            self._go_on()

    def action_save(self) -> None:
        """Keep the game in its file."""
        if self._saved():
            self.notify(escape(f"Saved in {self.session.path}."))

    def _saved(self) -> bool:
        """Keep the game, or tell why that can't be done."""
        try:
            self.session.save()
        except GameError as fault:
            self.notify(escape(str(fault)), severity="error")
            return False
        return True

    def action_leave(self) -> None:
        """Leave; ask first whether to keep a game that is not over."""
        if self.session.game.is_over or not self.session.people:
            self.app.exit()
            return
        answers = {"s": f"Save in {self.session.path} and quit", "q": "Quit without saving", "p": "Play on"}
        self.app.push_screen(Choice("quit", "The game is not over.", answers), self._leave)

    def _leave(self, key: str | None) -> None:
        if key == "s" and self._saved():
            path = self.session.path
            self.app.exit(message=Text(f"Saved in {path}. Go on with: streetcred play --load {path}"))
        elif key == "q":
            self.app.exit()

    def action_new_game(self) -> None:
        """Begin a new game once this one is over."""
        if self.session.game.is_over:
            self.session = self.session.again()
            self.holder = self.session.reader()
            self._go_on()


class StreetcredApp(App[None]):
    """The game in a terminal."""

    TITLE = "Streetcred"
    CSS_PATH = "board.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, pause: float = PAUSE) -> None:
        super().__init__()
        self.game_screen = GameScreen(session, pause)

    def on_mount(self) -> None:
        """Turn the lights down and begin."""
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.push_screen(self.game_screen)
