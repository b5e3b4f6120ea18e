"""What came of somebody's games, counted: by deck, Rival, seat and ending."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final, NamedTuple

from streetcred import record
from streetcred.core import state
from streetcred.core.decision import FIRST, WHO_FIRST
from streetcred.errors import BadSave
from streetcred.lab.wilson import wilson
from streetcred.server.names import people
from streetcred.server.replays.messages import RecordBook, RecordGame, RecordTally

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Literal

    from streetcred.server.replays.shelf import Shelf
    from streetcred.server.storage import Listed, Storage, Stored

EVERY: Final = 100_000
"""More games than anybody plays."""
MOST_KEPT: Final = 10_000
ENDINGS: Final = {
    state.SEVEN_GIGS: "Seven Gigs at the start of a turn",
    state.OVERTIME_GIGS: "Seven Gigs in overtime",
    state.EMPTY_DECK: "A deck was empty",
    state.CONCEDED: "Conceded",
}
GOING_FIRST: Final = "Going first"
GOING_SECOND: Final = "Going second"


class Books:
    """Counts anybody's games."""

    def __init__(self, storage: Storage, shelf: Shelf) -> None:
        self._storage = storage
        self._shelf = shelf

    async def of(self, owner: str, deck: str, bot: str) -> RecordBook:
        """Count the games of somebody: with a deck or against a bot, or all where these are empty."""
        games = await self._storage.games_of(owner, EVERY)
        orders, forks = await self._shelf.orders(owner), await self._shelf.forks(owner)
        return await asyncio.to_thread(_book, _Sorted(games, owner, forks), orders, deck, bot)


class _Sorted:
    """Somebody's games: those that count, and how many of the others there are."""

    def __init__(self, games: list[Listed], owner: str, forks: set[str]) -> None:
        self.owner = owner
        over = [one for one in games if one.standing.reason]
        alone = [one for one in over if _is_of_one(one.game, owner)]
        self.counted = [one for one in alone if one.game.id not in forks]
        self.unfinished = len(games) - len(over)
        self.shared = len(over) - len(alone)
        self.forked = len(alone) - len(self.counted)


def _is_of_one(game: Stored, owner: str) -> bool:
    """Whether somebody plays just one of its seats."""
    return bool(people(game.seats)) and game.owners.count(owner) == 1


class _Played(NamedTuple):
    """A game as it counts."""

    listed: Listed
    seat: int
    first: bool | None
    """Whether its owner went first; None if that can't be said."""

    @property
    def outcome(self) -> Literal["won", "lost", "tied"]:
        """How it ended for its owner."""
        winner = self.listed.standing.winner
        return "tied" if winner < 0 else "won" if winner == self.seat else "lost"

    def deck(self, seat: int) -> str:
        """Give the name of the deck of a seat."""
        name: str = self.listed.game.decks[seat]["name"]
        return name


def _book(games: _Sorted, orders: dict[str, int], deck: str, bot: str) -> RecordBook:
    played = [_played(one, games.owner, orders) for one in games.counted]
    chosen = [one for one in played if _fits(one, deck, bot)]
    known = [one for one in chosen if one.first is not None]
    return RecordBook(
        all=_tally("All games", chosen) if chosen else None,
        decks=_tallies(chosen, lambda one: one.deck(one.seat)),
        rival_decks=_tallies(chosen, lambda one: one.deck(1 - one.seat)),
        seats=sorted(_tallies(known, lambda one: GOING_FIRST if one.first else GOING_SECOND), key=_name),
        bots=_tallies(chosen, lambda one: one.listed.game.seats[1 - one.seat]),
        endings=_tallies(chosen, lambda one: ENDINGS.get(one.listed.standing.reason, "Something else")),
        games=[_game(one) for one in chosen],
        unfinished=games.unfinished,
        shared=games.shared,
        forked=games.forked,
        unknown=len(chosen) - len(known),
    )


def _fits(one: _Played, deck: str, bot: str) -> bool:
    return deck in ("", one.deck(one.seat)) and bot in ("", one.listed.game.seats[1 - one.seat])


def _played(listed: Listed, owner: str, orders: dict[str, int]) -> _Played:
    game = listed.game
    seat = game.owners.index(owner)
    asked, order = _who_is_asked(game), orders.get(game.id)
    first = None if asked is None or order is None else asked if order == FIRST else 1 - asked
    return _Played(listed, seat, None if first is None else first == seat)


_ASKED: Final[dict[str, int | None]] = {}
"""Who is asked who goes first, by the ids of games: it follows from their seeds."""


def _who_is_asked(game: Stored) -> int | None:
    """Give who is asked who goes first; None if the game was played with other rules."""
    if game.id not in _ASKED:
        if len(_ASKED) >= MOST_KEPT:
            _ASKED.clear()
        _ASKED[game.id] = _find_who_is_asked(game)
    return _ASKED[game.id]


def _find_who_is_asked(game: Stored) -> int | None:
    try:
        asked = record.from_data(game.record()).decision
    except BadSave:
        return None
    return asked.player if asked is not None and asked.kind == WHO_FIRST else None


def _game(one: _Played) -> RecordGame:
    standing = one.listed.standing
    gigs = (standing.first_gigs, standing.second_gigs)
    return RecordGame(
        id=one.listed.game.id,
        played=one.listed.played,
        outcome=one.outcome,
        turns=standing.turn,
        gigs=(gigs[one.seat], gigs[1 - one.seat]),
    )


def _tallies(played: Iterable[_Played], of: Callable[[_Played], str]) -> list[RecordTally]:
    """Count games by something, what there is most of first."""
    groups: defaultdict[str, list[_Played]] = defaultdict(list)
    for one in played:
        groups[of(one)].append(one)
    found = [_tally(name, group) for name, group in groups.items()]
    return sorted(found, key=lambda tally: (-tally.games, tally.name))


def _tally(name: str, played: list[_Played]) -> RecordTally:
    counts = Counter(one.outcome for one in played)
    share = (counts["won"] + counts["tied"] / 2) / len(played)
    low, high = wilson(share, len(played))
    return RecordTally(
        name=name,
        games=len(played),
        won=counts["won"],
        lost=counts["lost"],
        tied=counts["tied"],
        share=share,
        low=low,
        high=high,
    )


def _name(tally: RecordTally) -> str:
    return tally.name
