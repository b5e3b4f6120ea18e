"""What lies over the game for a while: details, rules, the whole log, help, questions, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from rich.text import Text
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from streetcred import rulebook
from streetcred.core import look
from streetcred.core.decision import CARD, PIECE
from streetcred.terminal.details import card_lines, piece_lines
from streetcred.terminal.palette import NEON, PAPER, QUIET, colour_of, letter_of
from streetcred.terminal.words import is_hidden, spoken

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from textual.app import ComposeResult
    from textual.binding import BindingType

    from streetcred.core.card import Card
    from streetcred.core.piece import Piece
    from streetcred.narrate import Names
    from streetcred.terminal.blocks import Key
    from streetcred.view import View

Result = TypeVar("Result")

HELP: Final = """\
Whoever begins a turn with seven Gigs wins. Roll dice in as Gigs, play cards, and attack: a spent Unit to defeat it, \
or the rival Gig area to steal.

Answers
  up, down, Enter      choose an answer; so does a click
  1 to 9, then a, b..  the key before an answer chooses it at once
  space                the answer that goes on: end the turn, done reacting, done

Looking
  d   all about the card in question, and about every other card you can see; so does a click on a card
  r   the rule behind the question
  l   everything that has happened
  Page up, page down in those; Esc closes them
  [ ]  scroll the board, if it is larger than its room

The game
  u   take your last answer back, as often as you like
  s   save          c   concede          q   quit

On the board
  ▶ before a name      whose turn it is
  the number in front  the power of a Unit; what a card or a Legend costs
  R G B Y              Red, Green, Blue, Yellow
  spent, Lag           turned sideways; came this turn and can't attack yet
  ▒▒                   a Legend that lies face-down; "known" if its place was looked at
  ● ○                  Eddies, ready and spent
  ▸play ▸sell          what you can do with a card of your hand now
  double lines, ▶      what the answer under the bar is about
  min, max             a Gig at the lowest or the highest value of its die"""


class Over(ModalScreen[Result], Generic[Result]):
    """Something over the game that Esc closes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "Close", show=False)]

    def action_close(self) -> None:
        """Close it without an answer."""
        self.dismiss(None)


class Reading(Over[None]):
    """A text to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,q", "close", "Close", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, text: Text, *, from_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._from_end = from_end

    def compose(self) -> ComposeResult:
        """Show the text on a sheet that can be scrolled."""
        with VerticalScroll(classes="sheet") as sheet:
            sheet.can_focus = False
            sheet.border_title = self._title
            sheet.border_subtitle = "Esc closes"
            yield Static(self._text, classes="text")

    def on_mount(self) -> None:
        """Begin at the end, where the latest stands, if that is wanted."""
        if self._from_end:
            self.query_one(".sheet").scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        """Scroll the sheet."""
        self.query_one(".sheet").scroll_relative(y=lines, animate=False)


def help_sheet() -> Reading:
    """Give the sheet that says what keys do and what signs mean."""
    return Reading("help", Text(HELP, style=PAPER))


def rule_sheet(number: str, why: str) -> Reading:
    """Give the sheet with the rule behind a question and the rules below it."""
    text = Text(style=PAPER)
    if not why.startswith("Rule "):
        text.append(f"{why}\n\n")
    rule = rulebook.find(number)
    assert rule is not None, f"no rule has the number {number}"
    for one in (rule, *rulebook.children(number)):
        text.append(f"{one.number}  ", style=f"bold {NEON}")
        text.append(f"{spoken(one.text)}\n")
    text.append(f"\n{rule.chapter}: {rule.section} (rules of {rulebook.RULES_VERSION}, in our own words)", style=QUIET)
    return Reading(f"rule {number}", text)


class Choice(Over[str]):
    """A question with a few answers, each with a key; Esc gives none."""

    def __init__(self, title: str, words: str, answers: Mapping[str, str]) -> None:
        super().__init__()
        self._title = title
        self._words = words
        self._answers = answers

    def compose(self) -> ComposeResult:
        """Show the question and the answers."""
        with VerticalScroll(classes="sheet") as sheet:
            sheet.can_focus = False
            sheet.border_title = self._title
            yield Static(Text(f"\n{self._words}\n", style=f"bold {PAPER}"), classes="text")
            yield OptionList(
                *(
                    Option(Text.assemble((f" {key} ", f"bold {NEON}"), words), id=key)
                    for key, words in self._answers.items()
                )
            )

    def on_mount(self) -> None:
        """Let the arrow keys work."""
        self.query_one(OptionList).focus()

    def on_key(self, event: object) -> None:
        """Choose by key."""
        key = getattr(event, "character", None)
        if key in self._answers:
            self.dismiss(key)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose by Enter or click."""
        self.dismiss(event.option.id)


class Curtain(ModalScreen[None]):
    """Covers everything while the keyboard goes from one person to the other."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "open", "Open", show=False)]

    def __init__(self, who: str) -> None:
        super().__init__()
        self._who = who

    def compose(self) -> ComposeResult:
        """Say whose turn it is to look."""
        words = f"It is {self._who}'s choice.\n\nPress Enter when nobody else can see the screen."
        yield Static(Text(words, style=f"bold {NEON}", justify="center"), classes="text")

    def action_open(self) -> None:
        """Show the table."""
        self.dismiss(None)


class Details(Over[None]):
    """All cards that the viewer can see, and all about the one under the bar."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("d,q", "close", "Close", show=False),
        Binding("pageup", "scroll(-8)", show=False, priority=True),
        Binding("pagedown", "scroll(8)", show=False, priority=True),
    ]

    def __init__(self, view: View, names: Names, first: Key | None) -> None:
        super().__init__()
        self._view = view
        self._names = names
        self._first = first
        self._entries: dict[str, Key] = {}

    def compose(self) -> ComposeResult:
        """Show the list and the text side by side."""
        with Horizontal(classes="sheet large") as sheet:
            sheet.border_title = "cards"
            sheet.border_subtitle = "up, down: another card · Esc closes"
            yield OptionList(*self._options(), id="cards")
            with VerticalScroll(id="about") as about:
                about.can_focus = False
                yield Static(id="lines")

    def on_mount(self) -> None:
        """Begin with the card that was asked for."""
        cards = self.query_one(OptionList)
        wanted = [place for place, key in self._entries.items() if key == self._first]
        cards.highlighted = cards.get_option_index(wanted[0]) if wanted else 1 if self._entries else None
        cards.focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show all about the card under the bar."""
        key = self._entries.get(event.option.id or "")
        if key is not None:
            self.query_one("#lines", Static).update(self._about(key))
            self.query_one("#about").scroll_home(animate=False)

    def action_scroll(self, lines: int) -> None:
        """Scroll the text."""
        self.query_one("#about").scroll_relative(y=lines, animate=False)

    def _about(self, key: Key) -> Text:
        kind, number = key
        if kind == CARD:
            card = next(card for card in self._view.own.hand if card.number == number)
            lines = card_lines(card, self._names.book)
        else:
            piece = self._view.table.piece(number)
            card = piece.card
            lines = piece_lines(self._names, self._view.table, piece)
        heading = (f"{lines[0]}\n", f"bold {colour_of(card.colour)}")
        return Text.assemble(heading, ("\n".join(lines[1:]), PAPER))

    def _options(self) -> list[Option]:
        """Give the cards area by area, under headings."""
        options: list[Option] = []
        table = self._view.table
        below = self._view.player if self._view.player in (0, 1) else 0
        if below == self._view.player:
            hand = list(dict.fromkeys(self._view.own.hand))
            options += self._group("your hand", [((CARD, card.number), _label(card)) for card in hand])
        for player in (below, 1 - below):
            side = table.sides[player]
            whose = self._names.whose(player)
            for area, numbers in (
                ("field", side.field),
                ("Legends", side.legends),
                ("trash", side.trash[::-1]),
                ("removed", side.removed),
            ):
                pieces = [table.piece(number) for number in numbers]
                entries = [((PIECE, one.id), _piece_label(one)) for piece in pieces for one in self._with_gear(piece)]
                options += self._group(f"{whose} {area}", entries)
        return options

    def _with_gear(self, piece: Piece) -> list[Piece]:
        return [piece, *look.gear_of(self._view.table, piece)]

    def _group(self, heading: str, entries: Sequence[tuple[Key, Text]]) -> list[Option]:
        if not entries:
            return []
        options = [Option(Text(heading, style=QUIET), disabled=True)]
        for key, label in entries:
            place = f"card-{len(self._entries)}"
            self._entries[place] = key
            options.append(Option(label, id=place))
        return options


def _label(card: Card) -> Text:
    return Text.assemble((f" {letter_of(card.colour)} ", f"bold {colour_of(card.colour)}"), (card.name, PAPER))


def _piece_label(piece: Piece) -> Text:
    if is_hidden(piece):
        return Text(" ▒ face-down Legend", style=QUIET)
    label = _label(piece.card)
    return label if piece.host < 0 else Text.assemble("  +", label)
