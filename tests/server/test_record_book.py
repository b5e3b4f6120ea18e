"""Somebody's finished games, counted."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from streetcred import Game, record
from streetcred.core.decision import FIRST, SECOND
from streetcred.server.bots import Bots
from streetcred.server.replays.book import Books
from streetcred.server.replays.shelf import Shelf
from streetcred.server.rooms import Rooms, deck_from
from streetcred.server.storage import Standing, Storage

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from streetcred.server.messages import Seat
    from streetcred.server.names import Seats
    from streetcred.server.replays.messages import RecordTally

DECKS = ("the-heist", "embracing-power")
GIVEN_UP = 4


@asynccontextmanager
async def library(folder: Path) -> AsyncGenerator[Library]:
    """Open a database with what counts its games."""
    storage = Storage(f"sqlite+aiosqlite:///{folder / 'games.db'}")
    await storage.open()
    try:
        yield Library(storage)
    finally:
        await storage.close()


class Library:
    """Games that ended as a test wants it."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.shelf = Shelf(storage)
        self.books = Books(storage, self.shelf)
        self.rooms = Rooms(storage, Bots(1))
        self.seed = 0

    async def game(
        self,
        winner: int | None = 0,
        *,
        seats: Seats = ("person", "solo"),
        first: Seat | None = None,
        decks: tuple[str, str] = DECKS,
        gigs: tuple[int, int] = (7, 3),
    ) -> str:
        """Store a game of mine; without a winner it is not over. Give its id."""
        self.seed += 1
        game = Game(deck_from(decks[0]), deck_from(decks[1]), self.seed)
        assert game.decision is not None
        asked = game.decision.player
        option = (FIRST if first in (None, asked) else SECOND, 0, 0)
        over = Standing(1, 10 + self.seed, *gigs, -1 if winner is None else winner, 0 if winner is None else GIVEN_UP)
        found = await self.rooms.add(game, seats, "me", [(option, over)])
        return found.id


def counts(tallies: list[RecordTally]) -> dict[str, tuple[int, int, int]]:
    """Give what was won, lost and tied, by name."""
    return {tally.name: (tally.won, tally.lost, tally.tied) for tally in tallies}


async def test_games_are_counted_by_deck_rival_seat_and_ending(tmp_path: Path) -> None:
    """From one's own seat, whichever that is; a tie is half a win; the interval is Wilson's."""
    async with library(tmp_path) as library_:
        await library_.game(0, first=0)
        await library_.game(1, first=1)
        await library_.game(1, seats=("rookie", "person"), first=1)
        await library_.game(-1, decks=(DECKS[1], DECKS[0]), first=0)
        book = await library_.books.of("me", "", "")
        assert book.all is not None
        assert (book.all.games, book.all.won, book.all.lost, book.all.tied, book.all.share) == (4, 2, 1, 1, 0.625)
        assert (book.all.low, book.all.high) == pytest.approx((0.2194, 0.9081), abs=1e-4)
        assert counts(book.decks) == {"The Heist": (1, 1, 0), "Embracing Power": (1, 0, 1)}
        assert counts(book.rival_decks) == {"The Heist": (1, 0, 1), "Embracing Power": (1, 1, 0)}
        assert counts(book.bots) == {"solo": (1, 1, 1), "rookie": (1, 0, 0)}
        assert [tally.name for tally in book.seats] == ["Going first", "Going second"]
        assert counts(book.seats) == {"Going first": (2, 0, 1), "Going second": (0, 1, 0)}
        assert counts(book.endings) == {"Conceded": (2, 1, 1)}
        assert (await library_.books.of("you", "", "")).all is None


async def test_what_a_game_came_to_is_told_from_one_s_own_seat(tmp_path: Path) -> None:
    """Turns, and Gigs of one's own first."""
    async with library(tmp_path) as library_:
        await library_.game(1, seats=("rookie", "person"), gigs=(2, 8))
        (game,) = (await library_.books.of("me", "", "")).games
        assert (game.outcome, game.gigs, game.turns) == ("won", (8, 2), 11)


async def test_a_deck_and_a_rival_can_be_chosen(tmp_path: Path) -> None:
    """Then the others are not counted."""
    async with library(tmp_path) as library_:
        await library_.game(0)
        await library_.game(1, seats=("person", "rookie"))
        await library_.game(1, decks=(DECKS[1], DECKS[0]))
        chosen: list[tuple[str, str, int]] = [
            ("", "", 3),
            ("The Heist", "", 2),
            ("", "solo", 2),
            ("The Heist", "solo", 1),
        ]
        for deck, bot, games in chosen:
            book = await library_.books.of("me", deck, bot)
            assert book.all is not None
            assert (book.all.games, len(book.games)) == (games, games)
        assert (await library_.books.of("me", "", "legend")).all is None


async def test_what_says_nothing_about_play_is_not_counted(tmp_path: Path) -> None:
    """Unfinished games, two people at one screen, bots alone, and games that began in the middle of another."""
    async with library(tmp_path) as library_:
        await library_.game(0)
        await library_.game(None)
        await library_.game(0, seats=("person", "person"))
        await library_.game(0, seats=("solo", "rookie"))
        await library_.shelf.note_fork(await library_.game(0), "other", 30)
        book = await library_.books.of("me", "", "")
        assert (len(book.games), book.unfinished, book.shared, book.forked, book.unknown) == (1, 1, 2, 1, 0)


async def test_of_other_rules_it_is_not_said_who_went_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is counted all the same."""
    async with library(tmp_path) as library_:

        def older(game: Game) -> dict[str, Any]:
            return whole(game) | {"version": "old"}

        whole = record.to_data
        with monkeypatch.context() as patched:
            patched.setattr(record, "to_data", older)
            await library_.game(0)
        book = await library_.books.of("me", "", "")
        assert (len(book.games), book.seats, book.unknown) == (1, [], 1)
