"""The game in lines: for pipes, for screen readers, and for people who like it simple."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from streetcred import rulebook
from streetcred.cards.catalogue import find
from streetcred.core.event import TURN_STARTED
from streetcred.errors import GameError
from streetcred.narrate import answer, capital, question, reason, rule_of
from streetcred.terminal.details import card_lines
from streetcred.terminal.words import side_words, spoken, where
from streetcred.view import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Callable

    from streetcred.core.decision import Decision
    from streetcred.terminal.session import Session

HELP: Final = """\
Type the number of an answer, or:
  b          the board again, with the question
  c NAME     all about a card, such as: c corpo security
  r          the rule behind the question; r 9.17 for any rule
  u          take back your last answer
  s [FILE]   save the game
  concede    give up
  q          save and quit
  ?          these lines"""
HAND_OVER: Final = "Press Enter when nobody else can see the screen. "


class Quit(Exception):
    """The person at the keyboard leaves."""


class LineGame:
    """A session played in lines: what happened, the board, the question, a line of input."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._told = dict.fromkeys((0, 1, 2), _last_turn(session))
        """How many events each reader has been told of."""
        self._holder = session.reader()
        """Who can see the screen."""

    def play(self) -> None:
        """Play until the game is over or the person leaves; keep the game in that case."""
        click.echo("? lists what you can type.")
        try:
            self._play()
        except Quit:
            pass
        except (EOFError, KeyboardInterrupt):
            click.echo()
            self._keep()

    def _play(self) -> None:
        while True:
            self.session.let_bots_play()
            if self.session.game.is_over:
                break
            self._hand_over()
            self._tell()
            self._show()
            while not self._obey(self._read("> ")):
                pass
        self._tell()
        self._show_board()

    def _keep(self) -> None:
        self._save(self.session.path)
        click.echo(f"Go on with: streetcred play --load {self.session.path}")

    def _read(self, prompt: str) -> str:
        return input(prompt).strip()

    def _hand_over(self) -> None:
        """With two people at one keyboard, let nobody see the other's cards."""
        reader = self.session.reader()
        if len(self.session.people) > 1 and reader != self._holder:
            click.clear()
            click.echo(f"It is {self.session.names(self._holder).who(reader)}'s choice.")
            self._read(HAND_OVER)
            click.clear()
        self._holder = reader

    def _tell(self) -> None:
        """Say what has happened since this reader was last told."""
        reader = self.session.reader()
        since = max(self._told.values()) if reader == SPECTATOR else self._told[reader]
        for line in told(self.session, reader, since):
            click.echo(line)
        self._told[reader] = self.session.game.event_count

    def _show_board(self) -> None:
        names = self.session.names(self.session.reader())
        view = self.session.view(names.you)
        click.echo(f"\n{where(names, view)}.")
        below = names.you if names.you in (0, 1) else 0
        for player in (1 - below, below):
            click.echo("\n".join(side_words(names, view, player)))

    def _show(self) -> None:
        """Show the board, the question and the answers."""
        self._show_board()
        reader = self.session.reader()
        names, table = self.session.names(reader), self.session.view(reader).table
        asked = self._asked()
        click.echo(f"\n{question(names, table, asked)} ({spoken(reason(names, asked), names.book)})")
        for number, option in enumerate(asked.options, start=1):
            click.echo(f"{number:3}. {capital(spoken(answer(names, table, asked, option), names.book))}")

    def _asked(self) -> Decision:
        decision = self.session.game.decision
        assert decision is not None, "the game is over"
        return decision

    def _obey(self, line: str) -> bool:
        """Do what a line says; give True when the game has moved."""
        word, _, rest = line.partition(" ")
        try:
            if word.isdigit():
                return self._answer(int(word))
            if word in self._moving:
                return self._moving[word]()
            if word in self._telling:
                self._telling[word](rest.strip())
            elif word:
                click.echo(f"{word!r} is nothing you can type here; ? lists what is.")
        except GameError as fault:
            click.echo(str(fault))
        return False

    @property
    def _moving(self) -> dict[str, Callable[[], bool]]:
        return {"u": self._undo, "concede": self._concede, "q": self._quit}

    @property
    def _telling(self) -> dict[str, Callable[[str], None]]:
        return {
            "b": lambda _: self._show(),
            "c": self._describe,
            "r": self._rule,
            "s": lambda rest: self._save(Path(rest) if rest else self.session.path),
            "?": lambda _: click.echo(HELP),
        }

    def _answer(self, number: int) -> bool:
        options = self._asked().options
        if not 1 <= number <= len(options):
            click.echo(f"There is no answer {number}; they go from 1 to {len(options)}.")
            return False
        self.session.game.answer(options[number - 1])
        return True

    def _undo(self) -> bool:
        self.session.undo()
        count = self.session.game.event_count
        self._told = {reader: min(seen, count) for reader, seen in self._told.items()}
        click.echo("Taken back.")
        return True

    def _concede(self) -> bool:
        if self._read("Give this game up? y or n: ").lower() not in ("y", "yes"):
            return False
        self.session.game.concede(self._asked().player)
        return True

    def _quit(self) -> bool:
        self._keep()
        raise Quit

    def _describe(self, name: str) -> None:
        if not name:
            click.echo("Name a card, such as: c corpo security")
            return
        click.echo("\n".join(card_lines(find(name), self.session.book)))

    def _rule(self, number: str) -> None:
        """Say a rule, with those below it."""
        number = number.rstrip(".") or rule_of(self._asked())
        rule = rulebook.find(number)
        if rule is None:
            click.echo(f"No rule has the number {number}.")
            return
        for one in (rule, *rulebook.children(number)):
            click.echo(f"{one.number} {spoken(one.text)}")

    def _save(self, path: Path) -> None:
        self.session.save(path)
        click.echo(f"Saved in {path}.")


def _last_turn(session: Session) -> int:
    """Give the number of the event with which the turn now under way began; 0 before the first turn."""
    kinds = [happened.kind for happened in session.game.events()]
    return len(kinds) - 1 - kinds[::-1].index(TURN_STARTED) if TURN_STARTED in kinds else 0


def told(session: Session, reader: int, since: int) -> list[str]:
    """Give what has happened in lines, the beginning of each turn as a heading."""
    lines = []
    for happened, words in session.story(reader, since):
        heading = happened.kind == TURN_STARTED
        lines.append(f"\n== {words.rstrip('.')} ==" if heading else spoken(words, session.book))
    return lines
