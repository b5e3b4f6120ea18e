"""Who may look at which game again, and what may be done with it."""

from __future__ import annotations

import asyncio
import json
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from streetcred import record
from streetcred.agents import BOTS
from streetcred.errors import BadSave, GameError
from streetcred.game import Game
from streetcred.narrate import Names
from streetcred.server.names import PERSON, names_for, people
from streetcred.server.replays.analyses import Analyses
from streetcred.server.replays.film import Script
from streetcred.server.replays.messages import Replay, ReplayCheck
from streetcred.server.room import play_anew
from streetcred.server.storage import Standing, Stored
from streetcred.server.table import result_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from streetcred.core.decision import Option
    from streetcred.server.bots import Bots
    from streetcred.server.messages import GameSummary, Seat
    from streetcred.server.names import Seats
    from streetcred.server.replays.messages import (
        PlayOn,
        ReplayAnalysis,
        ReplayFilm,
        ReplayNote,
        ReplayOrigin,
        ReplayView,
    )
    from streetcred.server.replays.shelf import Shelf
    from streetcred.server.rooms import Rooms
    from streetcred.server.storage import Storage

LONGEST_NOTE: Final = 2_000
"""In characters."""
LARGEST_KEPT: Final = 2**63
"""What a column for seeds holds is smaller."""
NOT_YOURS: Final = "There is no such game, or it is not yours."
OWN_SIDE_ONLY: Final = "While a game between two people goes on, you can look at your own side of it only."


class Opened(NamedTuple):
    """A game that somebody may look at, as far as they may."""

    script: Script
    game: Game
    mine: list[Seat]
    begun: str

    @property
    def views(self) -> list[ReplayView]:
        """What may be looked at, the fullest first."""
        whole: list[ReplayView] = ["both", "0", "1"]
        own: list[ReplayView] = ["0" if seat == 0 else "1" for seat in self.mine]
        return whole if self.script.whole else own


class Archive:
    """The games of everybody, and records from elsewhere, to be looked at again."""

    def __init__(self, storage: Storage, shelf: Shelf, rooms: Rooms, bots: Bots) -> None:
        self._storage = storage
        self._shelf = shelf
        self._rooms = rooms
        self._analyses = Analyses(shelf, bots)

    def close(self) -> None:
        """Stop what goes on."""
        self._analyses.close()

    async def opened(self, game: str, owner: str) -> Opened:
        """Give one of somebody's games. Raises GameError if it is none of theirs, BadSave if it can't be played."""
        stored = await self._storage.game(game)
        if stored is None or owner not in stored.owners:
            raise GameError(NOT_YOURS)
        steps = await self._storage.steps(game)
        return await asyncio.to_thread(_own, stored, steps, owner)

    async def replay(self, game: str, owner: str) -> Replay:
        """Tell all about one of somebody's games but its moments."""
        opened = await self.opened(game, owner)
        notes, origin = await self._shelf.notes(owner, game), await self._shelf.origin(game)
        return _replay(opened, notes, origin)

    async def film(self, opened: Opened, view: ReplayView) -> ReplayFilm:
        """Give a game moment by moment. Raises GameError if that view is not for whoever asks."""
        if view not in opened.views:
            raise GameError(OWN_SIDE_ONLY)
        with playable(opened.script.game):
            return await asyncio.to_thread(opened.script.film, view)

    async def analysis(self, opened: Opened, owner: str, *, begin: bool) -> ReplayAnalysis:
        """Say what the best bot thinks of a game so far."""
        return await self._analyses.look(whole(opened), owner, begin=begin)

    async def write(self, game: str, owner: str, note: ReplayNote) -> None:
        """Keep a note of somebody's. Raises GameError if it is too long, or about nothing that there is."""
        opened = await self.opened(game, owner)
        if len(note.words) > LONGEST_NOTE:
            raise GameError(f"A note is no longer than {LONGEST_NOTE:,} characters; this one has {len(note.words):,}.")
        if not 0 <= note.number <= len(opened.game.answers) + 1:
            raise GameError(f"This game has no decision {note.number}; it has {len(opened.game.answers)}.")
        await self._shelf.write(owner, game, note)

    async def play_on(self, opened: Opened, owner: str, wish: PlayOn) -> GameSummary:
        """Begin a new game that goes as this one did up to a point. Raises GameError if it can't go on from there."""
        if wish.bot not in BOTS:
            raise GameError(f"No bot is named {wish.bot[:40]!r}; there are {', '.join(BOTS)}.")
        data = whole(opened)
        if not -LARGEST_KEPT <= data["seed"] < LARGEST_KEPT:
            raise GameError("The seed of this game is too large to be kept here, so it can't be played on.")
        begun, steps = await asyncio.to_thread(beginning, data, wish.number)
        seats: Seats = (PERSON, wish.bot) if wish.seat == 0 else (wish.bot, PERSON)
        summary = await self._rooms.add(begun, seats, owner, steps)
        await self._shelf.note_fork(summary.id, opened.script.game, wish.number)
        return summary


def _own(stored: Stored, steps: list[Option], owner: str) -> Opened:
    game = play_anew(stored, steps).game
    mine: list[Seat] = [seat for seat in (0, 1) if stored.owners[seat] == owner]
    against_bots = len(people(stored.seats)) < 2
    alone = len(mine) == 1 and people(stored.seats)
    names = names_for(stored.seats, mine[0]) if alone else Names()
    script = Script(stored.id, _data(game, stored.seats), stored.seats, names, mine[0], against_bots or game.is_over)
    return Opened(script, game, mine, stored.created)


def _data(game: Game, seats: Seats) -> dict[str, Any]:
    """Give the record of a game, with who sat where, as the terminal writes it."""
    return record.to_data(game) | {"seats": list(seats)}


def from_elsewhere(text: bytes) -> Opened:
    """Give a game from a file or a link. Raises BadSave in a sentence if it is none."""
    try:
        words = text.decode()
    except UnicodeDecodeError:
        raise BadSave("This is no text in UTF-8, so it is no record.") from None
    with playable():
        game = record.loads(words)
    seats = json.loads(words).get("seats", [PERSON, PERSON])
    if not isinstance(seats, list) or len(seats) != 2 or any(seat not in (PERSON, *BOTS) for seat in seats):
        raise BadSave("This record names players that are not there.")
    taken = (seats[0], seats[1])
    return Opened(Script("", _data(game, taken), taken, Names(), 0, whole=True), game, [], "")


@contextmanager
def playable(game: str = "") -> Iterator[None]:
    """Refuse a record from elsewhere in a sentence if the engine fails at it: nobody has checked its decks.

    At a game that is kept here, a fault is a fault.
    """
    try:
        yield
    except GameError:
        raise
    except Exception as fault:
        if game:
            raise
        raise BadSave("This record can't be played: its decks or answers fit no game.") from fault


def whole(opened: Opened) -> dict[str, Any]:
    """Give the record of a game. Raises GameError while it would tell what must stay hidden."""
    if not opened.script.whole:
        raise GameError(OWN_SIDE_ONLY)
    return opened.script.data


def replay_of(opened: Opened) -> Replay:
    """Tell all about a record from elsewhere but its moments."""
    return _replay(opened, [], None)


def _replay(opened: Opened, notes: list[ReplayNote], origin: ReplayOrigin | None) -> Replay:
    script, game = opened.script, opened.game
    return Replay(
        id=script.game,
        seats=script.seats,
        names=(script.names.who(0), script.names.who(1)),
        mine=opened.mine,
        decks=(game.decks[0].name, game.decks[1].name),
        seed=str(game.seed) if script.whole else None,
        begun=opened.begun,
        result=result_of(script.names, game.state),
        number=len(game.answers),
        turn=game.state.turn,
        views=opened.views,
        whole=script.whole,
        notes=notes,
        origin=origin,
    )


def check(opened: Opened) -> ReplayCheck:
    """Say what a record was found to be: it has been played anew, or it could not have been opened."""
    data, game = opened.script.data, opened.game
    return ReplayCheck(
        rules=data["version"],
        digest=data["digest"],
        answers=len(game.answers),
        turn=game.state.turn,
        conceded=game.conceded is not None,
        result=result_of(opened.script.names, game.state),
    )


def beginning(data: dict[str, Any], number: int) -> tuple[Game, list[tuple[Option, Standing]]]:
    """Give a game before its first answer, and its first answers with what it had come to after each.

    Raises GameError if there are not that many, or if the game was over then.
    """
    played = record.from_data(data)
    if not 0 <= number <= len(played.answers):
        raise GameError(f"This game has {len(played.answers)} answers; it can't be gone on with after {number}.")
    game = Game(*played.decks, played.seed, played.state.ruleset)
    steps = []
    for option in played.answers[:number]:
        game.answer(option)
        steps.append((option, Standing.of(game)))
    if game.is_over:
        raise GameError("The game is over there: go back a step or more, and play on from there.")
    return Game(*played.decks, played.seed, played.state.ruleset), steps
