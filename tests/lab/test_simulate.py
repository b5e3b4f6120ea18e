"""Many games: the same result however they are played, and counts that can be trusted."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

import pytest

from streetcred import LISTS, record
from streetcred.lab import GameResult, Match, interval, play_game, simulate, tally
from streetcred.lab.simulate import to_json

if TYPE_CHECKING:
    from pathlib import Path

MATCH = Match((LISTS["the-heist"], LISTS["embracing-power"]), ("random", "random"), seed=5)


def _all(workers: int, records: Path | None = None) -> list[GameResult]:
    return [result for chunk in simulate(MATCH, 12, workers, records) for result in chunk]


def test_the_workers_make_no_difference() -> None:
    """The same games come out of one process and of two, and so does the same file."""
    alone, together = _all(1), _all(2)

    assert sorted(alone, key=lambda result: result.number) == sorted(together, key=lambda result: result.number)
    assert to_json(MATCH, alone) == to_json(MATCH, together)
    assert [game["number"] for game in json.loads(to_json(MATCH, together))["games"]] == list(range(12))


@pytest.mark.parametrize(
    ("bots", "expected"),
    [(("random", "random"), "24826d8cf3c2e72d"), (("greedy", "random"), "ee508a3042171d74")],
)
def test_the_results_are_the_same_on_every_machine_and_engine(bots: tuple[str, str], expected: str) -> None:
    """The pure engine and the compiled one are both held against this; it changes when the games do."""
    match = Match(MATCH.decks, bots, seed=8)
    results = [result for chunk in simulate(match, 30) for result in chunk]

    assert hashlib.sha256(to_json(match, results).encode()).hexdigest()[:16] == expected


def test_every_game_of_a_match_is_another_one() -> None:
    """Each number has its own seed, and so has each match."""
    seeds = {MATCH.seed_of(number) for number in range(1000)}
    other = Match(MATCH.decks, MATCH.bots, seed=6)

    assert len(seeds) == 1000
    assert play_game(MATCH, 0) != play_game(other, 0)


@pytest.mark.parametrize("workers", [1, 2])
def test_records_play_the_games_again(workers: int, tmp_path: Path) -> None:
    """Each record ends as the result of its game says."""
    results = _all(workers, tmp_path)

    assert len(list(tmp_path.iterdir())) == len(results)
    for result in results:
        game = record.loads((tmp_path / f"game-{result.number:06}.json").read_text(encoding="utf-8"))
        assert game.is_over
        assert (game.state.winner, game.state.first, game.state.turn) == (result.winner, result.first, result.turns)
        assert len(game.answers) == result.decisions


def test_a_tally_counts_wins_by_deck_and_by_seat() -> None:
    """Four games: two for the first deck, one for the second, one tie."""
    results = [
        GameResult(0, 10, winner=0, reason="seven Gigs", first=0, turns=10, decisions=100),
        GameResult(1, 11, winner=0, reason="overtime", first=1, turns=20, decisions=200),
        GameResult(2, 12, winner=1, reason="seven Gigs", first=1, turns=30, decisions=300),
        GameResult(3, 13, winner=-1, reason="empty deck", first=1, turns=40, decisions=400),
    ]

    found = tally(results)

    assert (found.games, found.wins, found.ties, found.wins_going_first) == (4, (2, 1), 1, 2)
    assert found.reasons == {"seven Gigs": 2, "overtime": 1, "empty deck": 1}
    assert (found.turns, found.decisions) == (25, 250)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (360, 400, 0.8667, 0.9257), (10, 10, 0.7225, 1.0)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """Known values, to four places."""
    assert interval(wins, games) == pytest.approx((low, high), abs=1e-4)
