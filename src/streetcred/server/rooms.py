"""All games that are being played, and how they come to be."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from streetcred import record, scenes
from streetcred.agents import BOTS
from streetcred.decks import LISTS, check, parse
from streetcred.errors import BadDeck, GameError
from streetcred.game import Game
from streetcred.server.learning import scene_to_learn
from streetcred.server.messages import GameSummary
from streetcred.server.names import PERSON, looking, names_for
from streetcred.server.room import WATCHED_PAUSE, Room, play_anew
from streetcred.server.scenes import scene_told
from streetcred.server.storage import Listed, Standing, Stored, now
from streetcred.server.table import ended

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.decision import Option
    from streetcred.decks import Deck
    from streetcred.scenes import Scene
    from streetcred.server.bots import Bots
    from streetcred.server.messages import Seat, Start
    from streetcred.server.names import Seats
    from streetcred.server.storage import Storage

KEPT_EMPTY: Final = 60.0
"""Seconds for which a game stays in memory when nobody looks at it any more."""
LARGEST_SEED: Final = 2**53
LONGEST_DECK: Final = 10_000
"""In characters."""


class Rooms:
    """The live games. One that nobody has looked at for a while is dropped, and read again when it is asked for."""

    def __init__(
        self, storage: Storage, bots: Bots, kept_empty: float = KEPT_EMPTY, watched_pause: float = WATCHED_PAUSE
    ) -> None:
        self._storage = storage
        self._bots = bots
        self._kept_empty = kept_empty
        self._watched_pause = watched_pause
        self._open: dict[str, asyncio.Task[Room | None]] = {}

    async def begin(self, start: Start, owner: str) -> GameSummary:
        """Begin a new game for somebody. Raises GameError if it can't be played."""
        _check_seats(start)
        if start.seed is not None and not 0 <= start.seed < LARGEST_SEED:
            raise GameError(f"A seed is a number from 0 to {LARGEST_SEED - 1}.")
        if start.scene is not None:
            return await self._begin_scene(_scene_for(start), start.seats, owner)
        if start.decks is None:
            raise GameError("A new game needs decks, or a scene with which it begins.")
        seed = _new_seed() if start.seed is None else start.seed
        return await self.add(Game(deck_from(start.decks[0]), deck_from(start.decks[1]), seed), start.seats, owner)

    async def begin_again(self, game: str, owner: str) -> GameSummary:
        """Begin another game with the decks and seats of one of somebody's. Raises GameError if it is not theirs."""
        stored = await self._storage.game(game)
        if stored is None or owner not in stored.owners:
            raise GameError("There is no such game, or it is not yours.")
        if stored.scene is not None:
            return await self._begin_scene(scenes.from_data(stored.scene), stored.seats, owner)
        first, second = record.from_data(stored.record()).decks
        return await self.add(Game(first, second, _new_seed()), stored.seats, owner)

    async def _begin_scene(self, scene: Scene, seats: Seats, owner: str) -> GameSummary:
        return await self.add(scene.begin(), seats, owner, scene=scenes.to_data(scene))

    async def add(
        self,
        game: Game,
        seats: Seats,
        owner: str,
        steps: Sequence[tuple[Option, Standing]] = (),
        scene: dict[str, Any] | None = None,
    ) -> GameSummary:
        """Store a new game of somebody's, with the steps that it begins with if it began in another."""
        data = record.to_data(game)
        mine = looking(seats)
        stored = Stored(
            id=secrets.token_urlsafe(16),
            created=now(),
            seats=seats,
            owners=(owner if 0 in mine else None, owner if 1 in mine else None),
            decks=data["decks"],
            seed=game.seed,
            rules=data["rules"],
            version=data["version"],
            digest=data["digest"],
            scene=scene,
        )
        await self._storage.add(stored)
        await self._storage.append_all(stored.id, steps)
        return summary(Listed(stored, stored.created, steps[-1][1] if steps else Standing()), owner)

    async def games_of(self, owner: str) -> list[GameSummary]:
        """Give the games of somebody, the one played last first."""
        return [summary(listed, owner) for listed in await self._storage.games_of(owner)]

    async def room(self, game: str) -> Room | None:
        """Give a live game, read from its rows if it is not in memory; None if there is none with that id."""
        task = self._open.get(game)
        if task is None or _is_lost(task):
            task = self._open[game] = asyncio.create_task(self._read(game))
            task.add_done_callback(partial(self._forget_failed, game))
        return await asyncio.shield(task)

    def left(self, room: Room) -> None:
        """Note that a page has left a room: when it stays empty, it is dropped."""
        if not room.pages:
            asyncio.get_running_loop().call_later(self._kept_empty, self._drop_if_idle, room)

    def close(self) -> None:
        """Drop all games."""
        for task in self._open.values():
            room = _room_of(task)
            if room is not None:
                room.close()
        self._open.clear()

    async def _read(self, game: str) -> Room | None:
        stored = await self._storage.game(game)
        if stored is None:
            return None
        steps = await self._storage.steps(game)
        course = play_anew(stored, steps)
        return Room(stored, course, len(steps), self._storage, self._bots, self._watched_pause)

    def _forget_failed(self, game: str, task: asyncio.Task[Room | None]) -> None:
        if _room_of(task) is None and self._open.get(game) is task:
            del self._open[game]

    def _drop_if_idle(self, room: Room) -> None:
        task = self._open.get(room.stored.id)
        if room.is_idle and task is not None and _room_of(task) is room:
            del self._open[room.stored.id]
            room.close()


def _room_of(task: asyncio.Task[Room | None]) -> Room | None:
    """Give the room that was read; None if that is not done, or there was none."""
    return task.result() if task.done() and not task.cancelled() and task.exception() is None else None


def _is_lost(task: asyncio.Task[Room | None]) -> bool:
    room = _room_of(task)
    return room is not None and room.is_lost


def _new_seed() -> int:
    return secrets.randbelow(LARGEST_SEED)


def _check_seats(start: Start) -> None:
    unknown = [seat for seat in start.seats if seat not in (PERSON, *BOTS)]
    if unknown:
        raise GameError(f"Nobody is named {unknown[0][:40]!r}; a seat takes {PERSON}, {', '.join(BOTS)}.")


def _scene_for(start: Start) -> Scene:
    """Give the scene that is asked for, without its answers if it is to be played freely. Raises BadScene."""
    to_learn = scene_to_learn(start.scene) if isinstance(start.scene, str) else None
    if to_learn is not None:
        return to_learn
    scene = scenes.find_scene(start.scene) if isinstance(start.scene, str) else scenes.from_data(start.scene)
    if start.guided:
        return scene
    free = scene.without_steps()
    return free if start.seed is None else replace(free, seed=start.seed)


def deck_from(words: str) -> Deck:
    """Give the deck with the id of a list, or the one that is written down. Raises BadDeck if it may not be played."""
    if words in LISTS:
        return LISTS[words]
    if len(words) > LONGEST_DECK:
        raise BadDeck(f"A deck is no longer than {LONGEST_DECK:,} characters; this one has {len(words):,}.")
    if "\n" not in words.strip():
        raise BadDeck(f"No list is named {words.strip()[:40]!r}; there are {', '.join(LISTS)}.")
    return check(parse(words))


def summary(listed: Listed, owner: str) -> GameSummary:
    """Give a game in short, to somebody who has a seat in it."""
    stored, standing = listed.game, listed.standing
    mine: list[Seat] = [seat for seat in (0, 1) if stored.owners[seat] == owner]
    over = standing.reason != 0
    return GameSummary(
        id=stored.id,
        seats=stored.seats,
        mine=mine,
        decks=(stored.decks[0]["name"], stored.decks[1]["name"]),
        turn=standing.turn,
        number=standing.answers,
        gigs=(standing.first_gigs, standing.second_gigs),
        begun=stored.created,
        played=listed.played,
        scene=None if stored.scene is None else scene_told(stored.scene),
        result=ended(names_for(stored.seats, mine[0]), standing.winner, standing.reason) if over else None,
    )
