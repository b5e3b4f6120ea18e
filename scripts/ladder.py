"""Measure how the bots stand to each other: paired games over all deck lists.

    PYTHONPATH=build/compiled python scripts/ladder.py [--pairs 200] [--workers 2] [street:rookie ...]

A pair is two games of the same decks and the same seed, in which the bots change seats. Prints for each match the share
of wins of the first bot with its 95% interval (over pairs), and how long both took for a decision.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple

from streetcred import ENGINE, LISTS, OFFICIAL
from streetcred.agents import LEVELS, make_agent
from streetcred.core import run
from streetcred.rules.setup import new_game
from streetcred.view import view

LADDER: Final = [f"{better}:{worse}" for worse, better in itertools.pairwise(LEVELS)]
MATCHES: Final = ["greedy:random", *LADDER, "legend:greedy"]


class Pair(NamedTuple):
    """What came of a pair of games, for the first bot."""

    score: float
    times: tuple[list[float], list[float]]


def play_pair(bots: tuple[str, str], number: int) -> Pair:
    """Play two games with the seats changed; the score is the share of both that the first bot won."""
    chance = random.Random(number)
    names = sorted(LISTS)
    decks = [LISTS[chance.choice(names)] for _ in (0, 1)]
    score = 0.0
    times: tuple[list[float], list[float]] = ([], [])
    for first in (0, 1):
        state = new_game(
            OFFICIAL, (decks[0].legends, decks[1].legends), (decks[0].main, decks[1].main), 1_000_000 + number
        )
        agents = [make_agent(bots[seat ^ first], number * 4 + first * 2 + seat) for seat in (0, 1)]
        while state.decision is not None:
            seat = state.decision.player
            seen = view(state, seat)
            assert seen.decision is not None
            began = time.perf_counter()
            option = agents[seat].choose(seen, seen.decision)
            if len(seen.decision.options) > 1:
                times[seat ^ first].append(time.perf_counter() - began)
            run.answer(state, option)
        score += 0.25 if state.winner < 0 else 0.5 * (state.winner == first)
    return Pair(score, times)


def report(bots: tuple[str, str], pairs: list[Pair]) -> dict[str, object]:
    """Give a match in figures."""
    share = statistics.mean(pair.score for pair in pairs)
    error = statistics.stdev([pair.score for pair in pairs]) / len(pairs) ** 0.5 if len(pairs) > 1 else 0.5
    spent = [[seconds for pair in pairs for seconds in pair.times[bot]] for bot in (0, 1)]
    return {
        "bots": list(bots),
        "games": 2 * len(pairs),
        "share": round(share, 4),
        "interval": [round(max(0.0, share - 1.96 * error), 4), round(min(1.0, share + 1.96 * error), 4)],
        "ms_per_choice": [round(statistics.mean(times) * 1000, 1) for times in spent],
        "longest_ms": [round(max(times) * 1000) for times in spent],
        "engine": ENGINE,
    }


def main() -> None:
    """Play the matches."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("matches", nargs="*", default=MATCHES, help="two bots with a colon between them")
    arguments.add_argument("--pairs", type=int, default=200)
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--from", dest="begin", type=int, default=0, help="the number of the first pair")
    chosen = arguments.parse_args()
    numbers = range(chosen.begin, chosen.begin + chosen.pairs)
    with ProcessPoolExecutor(chosen.workers) as pool:
        for match in chosen.matches:
            first, second = match.split(":")
            pairs = list(pool.map(play_pair, itertools.repeat((first, second)), numbers))
            print(json.dumps(report((first, second), pairs)), flush=True)


if __name__ == "__main__":
    main()
