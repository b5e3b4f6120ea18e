"""Decks on disk: a row for each deck, and a row for each version of it. Rows are added and never changed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Boolean, Column, ForeignKey, Integer, String, Table, Text, and_, func, insert, select
from sqlalchemy.exc import IntegrityError

from streetcred.server.storage import METADATA, Conflict

if TYPE_CHECKING:
    from sqlalchemy import Row

    from streetcred.server.storage import Storage

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False, index=True),
    Column("created", String(32), nullable=False),
)
VERSIONS: Final = Table(
    "deck_versions",
    METADATA,
    Column("deck", String(32), ForeignKey("decks.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("made", String(32), nullable=False),
    Column("name", Text, nullable=False),
    Column("cards", Text, nullable=False),
    Column("notes", Text, nullable=False),
    Column("gone", Boolean, nullable=False),
)
"""The cards are pairs of a card's own number and how many there are."""


class StoredVersion(NamedTuple):
    """A version of a deck."""

    number: int
    made: str
    name: str
    cards: list[tuple[int, int]]
    notes: str
    gone: bool


class StoredDeck(NamedTuple):
    """A deck with its last version."""

    id: str
    owner: str
    last: StoredVersion


class DeckStorage:
    """The decks in a database."""

    def __init__(self, storage: Storage) -> None:
        self._engine = storage.engine

    async def add(self, deck: str, owner: str, first: StoredVersion) -> None:
        """Store a new deck. One without a version, if it comes to that, is never listed."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(DECKS), {"id": deck, "owner": owner, "created": first.made})
            await connection.execute(insert(VERSIONS), _row(deck, first))

    async def append(self, deck: str, version: StoredVersion) -> None:
        """Store another version. Raises Conflict if there is one of that number already."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(VERSIONS), _row(deck, version))
        except IntegrityError as fault:
            raise Conflict(f"{deck} has a version {version.number} already") from fault

    async def deck(self, deck: str) -> StoredDeck | None:
        """Give a deck with its last version; None if there is none with that id."""
        wanted = (
            select(DECKS.c.owner, VERSIONS)
            .join(VERSIONS, VERSIONS.c.deck == DECKS.c.id)
            .where(DECKS.c.id == deck)
            .order_by(VERSIONS.c.number.desc())
            .limit(1)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else StoredDeck(row.deck, row.owner, _version(row))

    async def versions(self, deck: str) -> list[StoredVersion]:
        """Give all versions of a deck, the last first."""
        wanted = select(VERSIONS).where(VERSIONS.c.deck == deck).order_by(VERSIONS.c.number.desc())
        async with self._engine.connect() as connection:
            return [_version(row) for row in (await connection.execute(wanted)).all()]

    async def decks_of(self, owner: str) -> list[StoredDeck]:
        """Give the decks of somebody, the one changed last first; those that were put away as well."""
        last = (
            select(VERSIONS.c.deck, func.max(VERSIONS.c.number).label("number"))
            .join(DECKS, DECKS.c.id == VERSIONS.c.deck)
            .where(DECKS.c.owner == owner)
            .group_by(VERSIONS.c.deck)
            .subquery()
        )
        wanted = (
            select(VERSIONS)
            .join(last, and_(last.c.deck == VERSIONS.c.deck, last.c.number == VERSIONS.c.number))
            .order_by(VERSIONS.c.made.desc())
        )
        async with self._engine.connect() as connection:
            return [StoredDeck(row.deck, owner, _version(row)) for row in (await connection.execute(wanted)).all()]


def _row(deck: str, version: StoredVersion) -> dict[str, Any]:
    return {"deck": deck, **version._asdict(), "cards": json.dumps(version.cards)}


def _version(row: Row[Any]) -> StoredVersion:
    cards = [(number, count) for number, count in json.loads(row.cards)]
    return StoredVersion(row.number, row.made, row.name, cards, row.notes, row.gone)
