"""What is kept besides games: notes, where a game began, and what a bot thought of answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Column, ForeignKey, Integer, String, Table, Text, delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from streetcred.core.decision import FIRST, SECOND
from streetcred.server.replays.messages import ReplayJudgement, ReplayNote, ReplayOrigin
from streetcred.server.storage import ANSWERS, GAMES, METADATA, now

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement

    from streetcred.server.storage import Storage

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("owner", String(64), primary_key=True),
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("words", Text, nullable=False),
    Column("at", String(32), nullable=False),
)
FORKS: Final = Table(
    "forks",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("source", String(32), nullable=False),
    Column("number", Integer, nullable=False),
)
"""Games that began in the middle of another one, whose id is empty if it was not kept here."""
JUDGEMENTS: Final = Table(
    "judgements",
    METADATA,
    Column("mark", String(64), primary_key=True),
    Column("found", Text, nullable=False),
    Column("at", String(32), nullable=False),
)
"""What a bot thought of answers, by the marks of these: games that go the same way share it."""
MOST_MARKS: Final = 500
"""How many are asked for at once."""


class Shelf:
    """The tables of replays."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def notes(self, owner: str, game: str) -> list[ReplayNote]:
        """Give what somebody wrote down about a game."""
        wanted = select(NOTES.c.number, NOTES.c.words).where(NOTES.c.owner == owner, NOTES.c.game == game)
        rows = await self._storage.read(wanted.order_by(NOTES.c.number))
        return [ReplayNote(number=row.number, words=row.words) for row in rows]

    async def write(self, owner: str, game: str, note: ReplayNote) -> None:
        """Put a note in the place of the one that was there; empty words only take that away."""
        place = (NOTES.c.owner == owner, NOTES.c.game == game, NOTES.c.number == note.number)
        await self._storage.write(delete(NOTES).where(*place))
        if note.words:
            row = {"owner": owner, "game": game, "number": note.number, "words": note.words, "at": now()}
            await self._storage.write(insert(NOTES).values(row))

    async def origin(self, game: str) -> ReplayOrigin | None:
        """Give where a game began, if that was in the middle of another."""
        rows = await self._storage.read(select(FORKS.c.source, FORKS.c.number).where(FORKS.c.game == game))
        return ReplayOrigin(game=rows[0].source, number=rows[0].number) if rows else None

    async def note_fork(self, game: str, source: str, number: int) -> None:
        """Keep where a game began."""
        await self._storage.write(insert(FORKS).values(game=game, source=source, number=number))

    async def forks(self, owner: str) -> set[str]:
        """Give which of somebody's games began in the middle of another."""
        wanted = select(FORKS.c.game).join(GAMES, GAMES.c.id == FORKS.c.game).where(_has_a_seat(owner))
        return {row.game for row in await self._storage.read(wanted)}

    async def orders(self, owner: str) -> dict[str, int]:
        """Give what was answered to who goes first, in all of somebody's games."""
        answered = (ANSWERS.c.kind.in_((FIRST, SECOND)), _has_a_seat(owner))
        wanted = select(ANSWERS.c.game, ANSWERS.c.kind).join(GAMES, GAMES.c.id == ANSWERS.c.game).where(*answered)
        return {row.game: row.kind for row in await self._storage.read(wanted.order_by(ANSWERS.c.number))}

    async def judgements(self, marks: Iterable[str]) -> dict[str, ReplayJudgement]:
        """Give what is known of answers, by their marks."""
        asked, known = list(marks), {}
        for first in range(0, len(asked), MOST_MARKS):
            wanted = select(JUDGEMENTS).where(JUDGEMENTS.c.mark.in_(asked[first : first + MOST_MARKS]))
            for row in await self._storage.read(wanted):
                known[row.mark] = msgspec.json.decode(row.found, type=ReplayJudgement)
        return known

    async def keep(self, mark: str, judgement: ReplayJudgement) -> None:
        """Keep what a bot thought of an answer; who comes second with it changes nothing."""
        found = msgspec.json.encode(judgement).decode()
        try:
            await self._storage.write(insert(JUDGEMENTS).values(mark=mark, found=found, at=now()))
        except IntegrityError:
            return


def _has_a_seat(owner: str) -> ColumnElement[bool]:
    return or_(GAMES.c.first_owner == owner, GAMES.c.second_owner == owner)
