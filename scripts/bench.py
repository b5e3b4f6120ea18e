"""Measure the engine: medians over fixed seeds, as JSON.

    python scripts/bench.py [--seconds 3] [--only NAME]

All figures are for one core. Random play uses the two retail starter decks. A "node" is what a search does for each
step: copy a position, answer its decision, run to the next one. Positions come from random games, one in seven of their
decisions.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any, TypeVar

from streetcred import ENGINE, LISTS, OFFICIAL, imagine, save
from streetcred.agents import make_agent
from streetcred.core import run
from streetcred.rules.setup import new_game
from streetcred.view import view

if TYPE_CHECKING:
    from collections.abc import Callable

    from streetcred.core.state import State

FIRST, SECOND = LISTS["the-heist"], LISTS["embracing-power"]
ROUNDS = 9
LISTS_TO_FIT = tuple(LISTS.values())
Position = TypeVar("Position")


def start(seed: int) -> State:
    """Begin a game between the two starters."""
    return new_game(OFFICIAL, (FIRST.legends, SECOND.legends), (FIRST.main, SECOND.main), seed)


def random_games(seconds: float, seed: int) -> tuple[int, int, float]:
    """Play random games for a while; give games, decisions and seconds."""
    chance = random.Random(seed).random
    games = decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = start(seed * 100_000 + games)
        while state.decision is not None:
            options = state.decision.options
            run.answer(state, options[int(chance() * len(options))])
            decisions += 1
        games += 1
    return games, decisions, time.perf_counter() - began


def positions(games: int) -> list[State]:
    """Give positions in the middle of random games."""
    chance = random.Random(5)
    found = []
    for seed in range(games):
        state = start(seed)
        number = 0
        while state.decision is not None:
            if number % 7 == 3:
                found.append(state.clone())
            run.answer(state, chance.choice(state.decision.options))
            number += 1
    return found


def microseconds(work: Callable[[Position], Any], states: list[Position]) -> dict[str, float]:
    """Give the median over positions of the time that some work takes, each the best of a few tries."""
    times = []
    for state in states:
        tries = []
        for _ in range(5):
            began = time.perf_counter_ns()
            work(state)
            tries.append(time.perf_counter_ns() - began)
        times.append(min(tries) / 1000)
    quarters = statistics.quantiles(times, n=4)
    return {"median": round(quarters[1], 2), "q1": round(quarters[0], 2), "q3": round(quarters[2], 2)}


def copy_many(state: State) -> None:
    """Copy a position a hundred times, since one copy is too short to time."""
    for _ in range(100):
        state.clone()


def node(state: State) -> None:
    """Copy, answer, run to the next decision."""
    after = state.clone()
    assert after.decision is not None
    run.answer(after, after.decision.options[-1])


def ask_again(state: State) -> None:
    """List the options anew."""
    state.decision = None
    run.settle(state)


def load(data: dict[str, Any]) -> State:
    """Load a saved position."""
    return save.from_data(data)


def bot_games(name: str, games: int) -> float:
    """Give games per second of a bot against itself, views included."""
    began = time.perf_counter()
    for seed in range(games):
        state = start(seed)
        bots = [make_agent(name, seed * 2 + player) for player in (0, 1)]
        while state.decision is not None:
            seen = view(state, state.decision.player)
            assert seen.decision is not None
            run.answer(state, bots[seen.player].choose(seen, seen.decision))
    return games / (time.perf_counter() - began)


def import_seconds() -> float:
    """Give the median time of `import streetcred` in a new process, less that of an empty one."""

    def once(code: str) -> float:
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - began

    return statistics.median(once("import streetcred") - once("pass") for _ in range(7))


def measure(seconds: float) -> dict[str, Any]:
    """Take every figure."""
    rounds = [random_games(seconds / ROUNDS, number) for number in range(ROUNDS)]
    states = positions(12)
    copies = microseconds(copy_many, states)
    saves = [save.to_data(state) for state in states]
    loads = iter(saves * 5)
    return {
        "python": platform.python_version(),
        "engine": ENGINE,
        "decisions_per_second": {
            "median": round(statistics.median(decisions / took for _, decisions, took in rounds)),
            "rounds": [round(decisions / took) for _, decisions, took in rounds],
        },
        "random_games_per_second": round(statistics.median(games / took for games, _, took in rounds), 1),
        "random_bot_games_per_second": round(bot_games("random", 60), 1),
        "greedy_games_per_second": round(bot_games("greedy", 12), 1),
        "copy_us": {name: round(value / 100, 2) for name, value in copies.items()},
        "node_us": microseconds(node, states),
        "options_us": microseconds(ask_again, states),
        "view_us": microseconds(lambda state: view(state, 0), states),
        "imagine_us": microseconds(lambda seen: imagine(seen, 1, LISTS_TO_FIT), [view(state, 0) for state in states]),
        "save_us": microseconds(save.to_data, states),
        "load_us": microseconds(lambda _: load(next(loads)), states),
        "import_ms": round(import_seconds() * 1000),
        "positions": len(states),
    }


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=6.0, help="how long random play is measured in all")
    print(json.dumps(measure(arguments.parse_args().seconds), indent=1))


if __name__ == "__main__":
    main()
