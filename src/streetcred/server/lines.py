"""The log of a game as one seat reads it, a line for each sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import event
from streetcred.narrate import tales
from streetcred.server.messages import Line
from streetcred.server.prompt import shown
from streetcred.terms import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from streetcred.core.event import Event
    from streetcred.narrate import Names
    from streetcred.server.course import Course

KINDS: Final = {
    event.TURN_STARTED: ("turn", "8.2"),
    event.ROLLED: ("rolled", "8.6.5"),
    event.PLAYED: ("played", "11.4.1"),
    event.CALLED: ("called", "11.11.1"),
    event.SPENT: ("spent", ""),
    event.ATTACKED: ("attacked", "9.3"),
    event.BLOCKED: ("blocked", "9.9"),
    event.FOUGHT: ("fought", "9.17"),
    event.DEFEATED: ("defeated", ""),
    event.STOLE: ("stole", "6.7"),
    event.ADJUSTED: ("adjusted", "6.4"),
    event.SWAPPED: ("swapped", "6.6"),
    event.DREW: ("drew", ""),
    event.DISCARDED: ("discarded", ""),
    event.TRASHED: ("trashed", "11.7.2"),
    event.SEARCHED: ("searched", "11.13"),
    event.LOOKED: ("looked", "5.7.4.3"),
    event.REVEALED: ("revealed", "11.14"),
    event.ADDED: ("added", ""),
    event.RETURNED: ("returned", ""),
    event.BOTTOM_DECKED: ("bottom-decked", "11.12"),
    event.SOLD: ("sold", "11.9"),
    event.PAID: ("paid", "11.8.1"),
    event.READIED: ("readied", ""),
    event.EQUIPPED: ("equipped", "11.6.1"),
    event.MOVED_GEAR: ("moved", "11.6.6"),
    event.REMOVED_FROM_GAME: ("removed", "5.13"),
    event.GIVEN: ("given", ""),
    event.RESOLVES: ("resolved", ""),
    event.FIZZLED: ("fizzled", "10.15.1"),
    event.REACT_OPENED: ("react", "9.7"),
    event.PREVENTED: ("prevented", "9.23.4"),
    event.REPLACED: ("replaced", "10.24"),
    event.REROLLED: ("rerolled", "8.6.5.2"),
    event.OVERTIME_BEGAN: ("overtime", "1.11"),
    event.GAME_OVER: ("over", ""),
    event.CHOSE: ("chose", "10.31"),
    event.MULLIGANED: ("mulliganed", "7.9.2"),
    event.KEPT_HAND: ("kept", "7.9.2"),
    event.GOES_FIRST: ("first", "7.5.2"),
    event.ANNOUNCED: ("played", "11.4.1"),
    event.PASSED: ("passed", "9.12"),
    event.MEANT: ("chose", "10.20.5"),
}
"""What happened, in a word, and the number of its rule; empty where a rule or a card may have caused it."""
OF_PARAGRAPHS: Final = (event.RESOLVES, event.REPLACED, event.FIZZLED)
"""Events whose number is that of a paragraph of the card."""


class Log:
    """The log as one seat reads it: told step by step, so that a line which was told once stays as it is."""

    def __init__(self, seat: int, names: Names) -> None:
        self.lines: list[Line] = []
        self._seat = seat
        self._names = names
        self._ends: list[int] = []
        """How many lines there were after each step."""

    def read_on(self, course: Course) -> None:
        """Tell what has happened since."""
        first = self._begin(course, len(self._ends))
        happened = course.game.events(self._seat, first)
        while len(self._ends) < len(course.marks):
            step = len(self._ends)
            begun, ended = self._begin(course, step), course.marks[step]
            self._tell(happened[begun - first : ended - first], _first_turn(course), course.game.state.turn)

    def before(self, decisions: list[int]) -> list[tuple[int, int]]:
        """Give decisions by their numbers, each with how many lines there were when it was asked."""
        return [(number, self._ends[number]) for number in decisions]

    def go_back(self, number: int) -> None:
        """Forget everything after that many answers."""
        del self._ends[number + 1 :]
        if self._ends:
            del self.lines[self._ends[-1] :]

    def _begin(self, course: Course, step: int) -> int:
        """Give the number of the first event to tell of a step; one before it may still have to be told."""
        return max(0, course.marks[step - 1] - 1) if step else 0

    def _tell(self, happened: list[Event], begun: int, now: int) -> None:
        """Tell one step. That somebody may react is told together with how they did."""
        if self._ends and happened and happened[0].kind != event.REACT_OPENED:
            del happened[0]
        if happened and happened[-1].kind == event.REACT_OPENED:
            del happened[-1]
        turn = self.lines[-1].turn if self.lines else begun
        for group, words in tales(self._names, happened):
            turn = _turn_of(group[0], turn, now)
            self.lines.append(_line(self._names, turn, group, words))
        self._ends.append(len(self.lines))


def _first_turn(course: Course) -> int:
    """Give the turn in which a game begins: 0 before the first one, or that of the table with which it begins."""
    layout = course.game.layout
    return layout.turn if layout is not None and layout.begins == "main" else 0


def _turn_of(happened: Event, turn: int, now: int) -> int:
    """Give the turn in which something happened; the win at its start comes before it is announced."""
    if happened.kind == event.TURN_STARTED:
        return happened.number
    return now if happened.kind == event.GAME_OVER else turn


def _line(names: Names, turn: int, group: Sequence[Event], words: str) -> Line:
    told = group[-1]
    kind, rule = KINDS[told.kind]
    pieces = [piece for happened in group for piece in (happened.piece, happened.other) if piece is not None]
    return Line(
        turn=turn,
        player=told.player,
        words=words,
        kind=kind,
        cards=_once([*_cards_of(group), *map(shown, pieces)]),
        pieces=list(dict.fromkeys(piece.id for piece in pieces if piece.id != NOBODY)),
        dice=list(dict.fromkeys(gig.die for happened in group for gig in happened.gigs)),
        rule=rule,
        source=_source(names, told),
    )


def _cards_of(group: Sequence[Event]) -> list[str | None]:
    """Give the cards of hidden areas that the reader may know."""
    return [happened.card.slug for happened in group if happened.card is not None and happened.card.number]


def _once(found: Iterable[str | None]) -> list[str]:
    return list(dict.fromkeys(slug for slug in found if slug is not None))


def _source(names: Names, happened: Event) -> str:
    """Give the card's paragraph, where the event tells which."""
    if happened.kind not in OF_PARAGRAPHS or happened.piece is None:
        return ""
    return names.ability(happened.piece.card.abilities[happened.number])
