"""Many games of one match. Every game has its own seed, so that the result is the same with any number of workers."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from streetcred import record
from streetcred.agents import make_agent
from streetcred.core import run
from streetcred.core.ruleset import RULESETS
from streetcred.core.state import CONCEDED, EMPTY_DECK, OVERTIME_GIGS, SEVEN_GIGS
from streetcred.game import Game
from streetcred.notation import to_text
from streetcred.rules.setup import new_game
from streetcred.view import view

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from streetcred.agents.agent import Agent
    from streetcred.core.decision import Option
    from streetcred.decks.deck import Deck

LONGEST: Final = 20_000
"""Answers after which a game is taken to be endless, which no game may be."""
REASON_NAMES: Final = {
    SEVEN_GIGS: "seven Gigs",
    OVERTIME_GIGS: "overtime",
    EMPTY_DECK: "empty deck",
    CONCEDED: "concession",
}
_CHUNKS_PER_WORKER: Final = 16


@dataclass(frozen=True)
class Match:
    """Two decks, the two bots that play them, and the seed from which the seeds of all games are made."""

    decks: tuple[Deck, Deck]
    bots: tuple[str, str]
    seed: int
    rules: str = "official"

    def seed_of(self, number: int) -> int:
        """Give the seed of one game of the match."""
        return self.seed * 1_000_003 + number


@dataclass(frozen=True)
class GameResult:
    """How one game ended. Players are 0 and 1, for the first and the second deck of the match."""

    number: int
    seed: int
    winner: int
    """The player who won; -1 for a tie."""
    reason: str
    first: int
    """The player who went first."""
    turns: int
    decisions: int


def bots_of(match: Match, seed: int) -> list[Agent]:
    """Make the bots of a game with that seed."""
    return [make_agent(name, seed * 2 + player) for player, name in enumerate(match.bots)]


def play_game(
    match: Match, number: int, seed: int | None = None, bots: Sequence[Agent] | None = None
) -> tuple[GameResult, list[Option]]:
    """Play one game of a match; give its result and every answer.

    It has the seed of its number and the bots of that seed, or those given. A fault of the engine is reported with the
    seed and the position in which it showed.
    """
    seed = match.seed_of(number) if seed is None else seed
    bots = bots_of(match, seed) if bots is None else bots
    first, second = match.decks
    state = new_game(RULESETS[match.rules], (first.legends, second.legends), (first.main, second.main), seed)
    answers: list[Option] = []
    try:
        while state.decision is not None:
            player = state.decision.player
            seen = view(state, player)
            assert seen.decision is not None
            option = bots[player].choose(seen, seen.decision)
            answers.append(option)
            run.answer(state, option)
            assert len(answers) < LONGEST, "the game does not end"
    except AssertionError as fault:
        raise AssertionError(
            f"game {number} (seed {seed}), answer {len(answers)}: {fault}: {to_text(state)}"
        ) from fault
    result = GameResult(number, seed, state.winner, REASON_NAMES[state.reason], state.first, state.turn, len(answers))
    return result, answers


def simulate(match: Match, games: int, workers: int = 1, records: Path | None = None) -> Iterator[list[GameResult]]:
    """Play the games of a match; give results as they come in, in any order. `records` is a folder for the games."""
    if workers == 1:
        for number in range(games):
            yield _chunk(match, [number], records)
        return
    size = max(1, min(50, games // (workers * _CHUNKS_PER_WORKER)))
    chunks = [list(range(begin, min(begin + size, games))) for begin in range(0, games, size)]
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(_chunk, match, chunk, records) for chunk in chunks]
        try:
            for job in as_completed(jobs):
                yield job.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _chunk(match: Match, numbers: list[int], records: Path | None) -> list[GameResult]:
    results = []
    for number in numbers:
        result, answers = play_game(match, number)
        if records is not None:
            _write(match, result, answers, records)
        results.append(result)
    return results


def _write(match: Match, result: GameResult, answers: list[Option], folder: Path) -> None:
    game = Game(match.decks[0], match.decks[1], result.seed, RULESETS[match.rules])
    game.answers = answers
    (folder / f"game-{result.number:06}.json").write_text(record.dumps(game), encoding="utf-8")


def to_json(match: Match, results: list[GameResult]) -> str:
    """Give the results as JSON: the same for the same match, whatever the workers and the machine."""
    data = {
        "rules": match.rules,
        "decks": [deck.name for deck in match.decks],
        "bots": list(match.bots),
        "seed": match.seed,
        "games": [asdict(result) for result in sorted(results, key=lambda result: result.number)],
    }
    return json.dumps(data, indent=1) + "\n"
