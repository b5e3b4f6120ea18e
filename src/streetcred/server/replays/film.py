"""A game moment by moment, each as one view may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from streetcred import record
from streetcred.agents.evaluate import chance_to_win
from streetcred.core.state import about
from streetcred.game import Game
from streetcred.server.course import CONCEDED, Course
from streetcred.server.lines import Log
from streetcred.server.prompt import prompt
from streetcred.server.replays.messages import ReplayFilm, ReplayMoment
from streetcred.server.table import Sitting, held, table_of
from streetcred.terms import NOBODY
from streetcred.view import OPEN, open_view

if TYPE_CHECKING:
    from streetcred.core.decision import Option
    from streetcred.core.state import State
    from streetcred.narrate import Names
    from streetcred.server.messages import Piece, Side, Table
    from streetcred.server.names import Seats
    from streetcred.server.replays.messages import ReplayView
    from streetcred.view import View


class Script(NamedTuple):
    """A game to be shown: its record, and how its players are called."""

    game: str
    data: dict[str, Any]
    """The record, with all answers."""
    seats: Seats
    names: Names
    front: int
    """The seat that both hands are looked at from."""
    whole: bool
    """Whether nothing is hidden any more."""

    def film(self, view: ReplayView) -> ReplayFilm:
        """Give the whole game, moment by moment. Raises BadSave if the record can't be played."""
        return ReplayFilm(view=view, moments=_Camera(self, view).moments())


class _Camera:
    """Plays a record anew and looks at it after every step."""

    def __init__(self, script: Script, view: ReplayView) -> None:
        played = record.from_data(script.data)
        self.script = script
        self.is_open = view == "both"
        self.seat = script.front if view == "both" else int(view)
        self.course = Course(Game(*played.decks, played.seed, played.state.ruleset))
        self.steps = steps_of(played)
        self.sitting = Sitting(script.game, script.seats, (played.decks[0].name, played.decks[1].name))
        self.log = Log(OPEN if self.is_open else self.seat, script.names)

    def moments(self) -> list[ReplayMoment]:
        """Give every moment from the beginning to the end."""
        found, turn = [], 0
        for step in (*self.steps, None):
            state = self.course.game.state
            found.append(self._moment(step, begins=state.turn != turn or state.is_over))
            turn = state.turn
            if step is not None:
                self.course.take(step)
        return found

    def _moment(self, step: Option | None, *, begins: bool) -> ReplayMoment:
        state, number = self.course.game.state, self.course.number
        # A view of everything holds the position itself, which drawing it must not change.
        view = open_view(state.clone(), self.seat) if self.is_open else self.course.game.view(self.seat)
        table = table_of(self.sitting, self.script.names, view, number)
        asked = view.decision if self.is_open or view.is_mine else None
        gave_up = NOBODY if step is None or step[0] != CONCEDED else step[1]
        return ReplayMoment(
            table=self._with_log(uncovered(table, view) if self.is_open else table),
            player=NOBODY if state.decision is None else state.decision.player,
            asked=None if asked is None else prompt(self.script.names, view.table, asked, number),
            chosen=None if asked is None or gave_up != NOBODY else step,
            gave_up=gave_up,
            chance=chance_to_win(state, 0) if begins and self.script.whole else None,
        )

    def _with_log(self, table: Table) -> Table:
        told = len(self.log.lines)
        self.log.read_on(self.course)
        return msgspec.structs.replace(table, prompt=None, waiting="", lines=told, log=self.log.lines[told:])


def steps_of(played: Game) -> list[Option]:
    """Give the answers of a game, and the concession that ended it, if one did."""
    given_up: list[Option] = [] if played.conceded is None else [(CONCEDED, played.conceded, 0)]
    return [*played.answers, *given_up]


def uncovered(table: Table, view: View) -> Table:
    """Give a table with both hands and the faces of all Legends, for whoever may see everything."""
    first, second = (_uncovered(table.sides[player], view.table, player) for player in (0, 1))
    return msgspec.structs.replace(table, sides=(first, second))


def _uncovered(side: Side, state: State, player: int) -> Side:
    state.about |= about(state.sides[player].hand)
    hand = [held(state, player, card) for card in state.sides[player].hand]
    legends = [_uncovered_legend(piece, state) for piece in side.legends]
    return msgspec.structs.replace(side, hand=hand, legends=legends)


def _uncovered_legend(piece: Piece, state: State) -> Piece:
    card = state.piece(piece.id).card
    return piece if piece.face_up else msgspec.structs.replace(piece, card=card.slug, title=card.title)
