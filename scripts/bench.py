"""Measure the engine, pure and compiled, and compare with the last recorded run.

    python scripts/bench.py             measure both engines, print the figures as JSON and a comparison as a table
    python scripts/bench.py --record    the same, and keep the figures for docs/performance.md
    python scripts/bench.py --here      measure the engine that is imported here, print its figures as JSON

Every figure is a median with its quartiles, on one core, from fixed seeds. A "node" is what a search does for each
step: copy a position, answer its decision, run to the next one. An iteration of the search bot imagines a world, walks
down the tree, tries something new, plays the turn to its end and judges the position. Positions come from random games,
one in seven of their decisions. How fast the machine is just now is measured too (`yardstick`: a fixed piece of plain
Python), and ratios are corrected by it: what is left is the change of the engine.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from streetcred import ENGINE, LISTS, OFFICIAL, Game, save
from streetcred.agents import Budget, Search, make_agent
from streetcred.cards.catalogue import CARDS
from streetcred.core import run
from streetcred.core.decision import MAIN
from streetcred.decks.chance import random_deck
from streetcred.imagine import Worlds, imagine
from streetcred.rules.setup import new_game
from streetcred.terms import UNIT
from streetcred.testing import Table, me, rival, unit
from streetcred.view import view

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from streetcred.core.state import State
    from streetcred.decks import Deck
    from streetcred.view import View

ROOT: Final = Path(__file__).resolve().parent.parent
RECORD: Final = ROOT / "docs" / "performance.json"
PAGE: Final = ROOT / "docs" / "performance.md"
TABLE_BEGINS: Final = "<!-- figures: make bench -->\n"
TABLE_ENDS: Final = "<!-- end of figures -->\n"

STARTERS: Final = (LISTS["the-heist"], LISTS["embracing-power"])
ROUNDS: Final = 9
KNOWN: Final = tuple(LISTS.values())
CROWD: Final = 30

Position = TypeVar("Position")
Figure: TypeAlias = dict[str, float]
"""A median with the quartiles around it: `median`, `q1`, `q3`."""

FIGURES: Final = {
    "random_decisions": ("random play of the starters", "decisions/s", True),
    "any_deck_decisions": ("random play of random decks of all cards", "decisions/s", True),
    "random_games": ("random play of the starters", "games/s", True),
    "greedy_games": ("greedy play of the starters, views included", "games/s", True),
    "copy": ("copy a position", "µs", False),
    "node": ("node: copy, answer, run on", "µs", False),
    "options": ("list the options", "µs", False),
    "view": ("view of one player", "µs", False),
    "imagine": ("imagine one world, twelve known lists", "µs", False),
    "imagine_more": ("imagine another world of the same view", "µs", False),
    "search_iterations": ("iterations of the search bot", "iterations/s", True),
    "save": ("save", "µs", False),
    "load": ("load", "µs", False),
    "crowd": ("an answer with 30 Units on each side, against the same without", "times", False),
    "game_memory": ("a game in its middle, with all that undo needs", "kB", False),
    "position_memory": ("a copied position", "kB", False),
    "import": ("import streetcred", "ms", False),
}
"""Every figure: what it is, its unit, and whether more is better."""


def figure(values: Sequence[float]) -> Figure:
    """Give the median of measured values and the quartiles around it."""
    quarters = statistics.quantiles(values, n=4)
    return {name: _short(value) for name, value in zip(("q1", "median", "q3"), quarters, strict=True)}


def _short(value: float) -> float:
    return round(value, 2) if value < 100 else round(value)


def begin(decks: tuple[Deck, Deck], seed: int) -> State:
    """Begin a game."""
    first, second = decks
    return new_game(OFFICIAL, (first.legends, second.legends), (first.main, second.main), seed)


def play_at_random(seconds: float, seed: int, *, any_deck: bool = False) -> tuple[float, float]:
    """Play random games for a while; give decisions and games per second."""
    chance = random.Random(seed)
    pick = chance.random
    games = decisions = 0
    took = 0.0
    while took < seconds:
        decks = (random_deck(chance), random_deck(chance)) if any_deck else STARTERS
        began = time.perf_counter()
        state = begin(decks, seed * 100_000 + games)
        while state.decision is not None:
            options = state.decision.options
            run.answer(state, options[int(pick() * len(options))])
            decisions += 1
        took += time.perf_counter() - began
        games += 1
    return decisions / took, games / took


def greedy_games(seed: int, games: int) -> float:
    """Give games per second of the greedy bot against itself, views included."""
    began = time.perf_counter()
    for number in range(seed * games, (seed + 1) * games):
        state = begin(STARTERS, number)
        bots = [make_agent("greedy", number * 2 + player) for player in (0, 1)]
        while state.decision is not None:
            seen = view(state, state.decision.player)
            assert seen.decision is not None
            run.answer(state, bots[seen.player].choose(seen, seen.decision))
    return games / (time.perf_counter() - began)


def positions(games: int) -> list[State]:
    """Give positions in the middle of random games."""
    chance = random.Random(5)
    found = []
    for seed in range(games):
        state = begin(STARTERS, seed)
        number = 0
        while state.decision is not None:
            if number % 7 == 3:
                found.append(state.clone())
            run.answer(state, chance.choice(state.decision.options))
            number += 1
    return found


def crowded(number: int) -> State:
    """Give a position with thirty Units of any kind on each side, half of them spent."""
    chance = random.Random(number)
    units = [card for card in CARDS.values() if card.kind == UNIT]
    fields = [[unit(chance.choice(units), spent=chance.random() < 0.5) for _ in range(CROWD)] for _ in (0, 1)]
    return Table(me(field=fields[0], gigs={"d6": 3, "d4": 1}), rival(field=fields[1], gigs={"d6": 4, "d20": 11})).state


def microseconds(work: Callable[[Position], object], places: Sequence[Position], times: int = 1) -> Figure:
    """Give the time that some work takes, over positions, each the best of a few tries of `times` times."""
    measured = []
    for place in places:
        tries = []
        for _ in range(5):
            began = time.perf_counter_ns()
            for _ in range(times):
                work(place)
            tries.append(time.perf_counter_ns() - began)
        measured.append(min(tries) / times / 1000)
    return figure(measured)


def node(state: State) -> None:
    """Copy, answer, run to the next decision."""
    after = state.clone()
    assert after.decision is not None
    run.answer(after, after.decision.options[-1])


def ask_again(state: State) -> None:
    """List the options anew."""
    state.decision = None
    run.settle(state)


def _is_a_choice(seen: View) -> bool:
    return seen.decision is not None and seen.decision.kind == MAIN and len(seen.decision.options) > 1


def iterations(seen: View) -> float:
    """Give how many iterations a second a search makes for one choice of an action."""
    assert seen.decision is not None
    began = time.perf_counter()
    Search(1, Budget(iterations=200)).think(seen, seen.decision.options)
    return 200 / (time.perf_counter() - began)


def answers_from(state: State) -> list[float]:
    """Give the microseconds of each of sixty random answers from a position on."""
    chance = random.Random(1)
    state = state.clone()
    found = []
    for _ in range(60):
        if state.decision is None:
            break
        option = chance.choice(state.decision.options)
        began = time.perf_counter_ns()
        run.answer(state, option)
        found.append((time.perf_counter_ns() - began) / 1000)
    return found


def crowd() -> Figure:
    """Give how many times longer an answer takes where the field is full."""
    usual = [statistics.median(answers_from(begin(STARTERS, number))) for number in range(20)]
    full = [statistics.median(answers_from(crowded(number))) for number in range(20)]
    return figure([value / statistics.median(usual) for value in full])


def weigh(make: Callable[[int], object], count: int) -> Figure:
    """Give how much memory things take, in kB."""
    make(count)
    tracemalloc.start()
    kept, weights = [], []
    for number in range(count):
        before = tracemalloc.get_traced_memory()[0]
        kept.append(make(number))
        weights.append((tracemalloc.get_traced_memory()[0] - before) / 1000)
    tracemalloc.stop()
    return figure(weights)


def game_in_its_middle(seed: int) -> Game:
    """Play eighty answers of a game."""
    game = Game(*STARTERS, seed)
    chance = random.Random(seed)
    while not game.is_over and len(game.answers) < 80:
        game.answer(chance.choice(game.options))
    return game


def import_milliseconds() -> Figure:
    """Give the time of `import streetcred` in a new process, less that of an empty one."""

    def once(code: str) -> float:
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return (time.perf_counter() - began) * 1000

    once("import streetcred")
    return figure([once("import streetcred") - once("pass") for _ in range(9)])


def yardstick() -> float:
    """Give the milliseconds of a fixed piece of plain Python: how fast the machine is just now."""

    def once() -> float:
        began = time.perf_counter()
        total: dict[int, int] = {}
        for number in range(60_000):
            total[number & 255] = total.get(number & 255, 0) + number
        return (time.perf_counter() - began) * 1000

    return statistics.median(once() for _ in range(15))


def measure(seconds: float) -> dict[str, Any]:
    """Take every figure of the engine that is imported."""
    before = yardstick()
    starters = [play_at_random(seconds / ROUNDS, number) for number in range(ROUNDS)]
    anything = [play_at_random(seconds / ROUNDS, number, any_deck=True) for number in range(ROUNDS)]
    states = positions(12)
    views = [view(state, state.decision.player) for state in states if state.decision is not None]
    worlds = [Worlds(seen, KNOWN) for seen in views]
    figures = {
        "random_decisions": figure([decisions for decisions, _ in starters]),
        "any_deck_decisions": figure([decisions for decisions, _ in anything]),
        "random_games": figure([games for _, games in starters]),
        "greedy_games": figure([greedy_games(number, 10) for number in range(5)]),
        "copy": microseconds(lambda state: state.clone(), states, 100),
        "node": microseconds(node, states),
        "options": microseconds(ask_again, states),
        "view": microseconds(lambda state: view(state, 0), states),
        "imagine": microseconds(lambda seen: imagine(seen, 1, KNOWN), views),
        "imagine_more": microseconds(lambda some: some.world(1), worlds),
        "search_iterations": figure([iterations(seen) for seen in views if _is_a_choice(seen)]),
        "save": microseconds(save.to_data, states),
        "load": microseconds(save.from_data, [save.to_data(state) for state in states]),
        "crowd": crowd(),
        "game_memory": weigh(game_in_its_middle, 20),
        "position_memory": weigh(lambda number: states[number % len(states)].clone(), 100),
        "import": import_milliseconds(),
    }
    return {"yardstick": round((before + yardstick()) / 2, 3), "figures": figures}


def measure_with(engine: str, path: str, seconds: float) -> dict[str, Any] | None:
    """Measure one engine in a process of its own."""
    command = [sys.executable, __file__, "--here", "--seconds", str(seconds)]
    said = subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path})
    taken: dict[str, Any] = json.loads(said.stdout)
    assert taken.pop("engine") == engine, f"{path} is not the {engine} engine"
    return taken


def measure_both(seconds: float) -> dict[str, Any]:
    """Measure the pure engine and, where it can be made, the compiled one."""
    found: dict[str, Any] = {"python": platform.python_version(), "machine": platform.machine()}
    found["pure Python"] = measure_with("pure Python", str(ROOT / "src"), seconds)
    made = subprocess.run([sys.executable, ROOT / "scripts" / "compile_engine.py"], check=False, stdout=sys.stderr)
    if made.returncode == 0:
        found["compiled"] = measure_with("compiled", str(ROOT / "build" / "compiled"), seconds)
    return found


def ratio(name: str, now: dict[str, Any], before: dict[str, Any]) -> float | None:
    """Give how many times better a figure is than before, as far as the machine is not to blame."""
    if name not in before["figures"]:
        return None
    gain: float = now["figures"][name]["median"] / before["figures"][name]["median"]
    unit_, more_is_better = FIGURES[name][1:]
    slower = now["yardstick"] / before["yardstick"] if unit_ not in ("kB", "times") else 1.0
    return gain * slower if more_is_better else slower / gain


def compared(now: dict[str, Any], before: dict[str, Any] | None) -> list[str]:
    """Give a table of all figures of both engines, with how they have changed since the last recorded run."""
    engines = [engine for engine in ("compiled", "pure Python") if now.get(engine)]
    titles = [title for engine in engines for title in (engine, "quartiles", "since last")]
    lines = [f"| figure | unit | {' | '.join(titles)} |", f"|---|---|{'---:|' * len(titles)}"]
    for name, (said, unit_, _) in FIGURES.items():
        cells = []
        for engine in engines:
            taken = now[engine]["figures"][name]
            change = ratio(name, now[engine], before[engine]) if before and before.get(engine) else None
            cells += [f"{taken['median']:,}", f"{taken['q1']:,} to {taken['q3']:,}"]
            cells += ["" if change is None else f"x {change:.2f}{' (worse)' if change < 0.9 else ''}"]
        lines.append(f"| {said} | {unit_} | {' | '.join(cells)} |")
    return lines


def keep(now: dict[str, Any], table: list[str]) -> None:
    """Keep the figures, and put them into the page."""
    RECORD.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    head, _, rest = page.partition(TABLE_BEGINS)
    _, _, tail = rest.partition(TABLE_ENDS)
    PAGE.write_text(head + TABLE_BEGINS + "\n".join(table) + "\n" + TABLE_ENDS + tail, encoding="utf-8")


def main() -> None:
    """Measure, compare and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=6.0, help="how long each kind of random play is measured")
    arguments.add_argument("--here", action="store_true", help="measure only the engine that is imported here")
    arguments.add_argument("--record", action="store_true", help="keep the figures for the next comparison")
    chosen = arguments.parse_args()
    if chosen.here:
        print(json.dumps({"engine": ENGINE, **measure(chosen.seconds)}))
        return
    before = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else None
    now = measure_both(chosen.seconds)
    table = compared(now, before)
    print(json.dumps(now, indent=1))
    print("\n".join(table), file=sys.stderr)
    if chosen.record:
        keep(now, table)


if __name__ == "__main__":
    main()
