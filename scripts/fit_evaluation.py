"""Fit the weights of the evaluation (`agents/evaluate.py`) to the results of many games.

    PYTHONPATH=build/compiled python scripts/fit_evaluation.py [--games 6000] [--workers 2] [--seed 1]

Two players who look one step ahead play random pairs of lists (one game in three: random decks), and take any option
now and then, so that positions scatter. Every first action of a turn is a sample: the measures of both sides, and who
won. A logistic regression gives the weights. A fifth of the games is kept out of the fit, to say how well the chances
hold.
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple

import numpy as np
from scipy.optimize import minimize

from streetcred import LISTS, OFFICIAL
from streetcred.agents.evaluate import WEIGHTS, measures
from streetcred.agents.foresight import best_option
from streetcred.core import decision as ask
from streetcred.core import run
from streetcred.decks.chance import random_deck
from streetcred.imagine import imagine
from streetcred.rules.setup import new_game
from streetcred.view import view

ERRORS: Final = 0.04
PENALTY: Final = 1.0
KEPT_OUT: Final = 5
"""One game in so many is kept out of the fit."""


class Sample(NamedTuple):
    """The first action of a turn."""

    game: int
    measures: list[float]
    """Of the turn player, then those of the other with their signs changed, then 1."""
    won: float


def play(seed: int) -> list[Sample]:
    """Play one game and give its samples."""
    chance = random.Random(seed)
    lists = tuple(LISTS.values())
    decks = [random_deck(chance) if seed % 3 == 0 else chance.choice(lists) for _ in (0, 1)]
    state = new_game(OFFICIAL, (decks[0].legends, decks[1].legends), (decks[0].main, decks[1].main), seed)
    found: list[tuple[int, list[float]]] = []
    turn = 0
    while state.decision is not None:
        asked = state.decision
        if asked.kind == ask.MAIN and state.turn != turn:
            turn = state.turn
            other = [-amount for amount in measures(state, 1 - state.player)]
            found.append((state.player, [*measures(state, state.player), *other, 1.0]))
        option = chance.choice(asked.options)
        if chance.random() >= ERRORS:
            option = best_option(imagine(view(state, asked.player), chance.getrandbits(63), lists))
        run.answer(state, option)
    return [Sample(seed, counts, 0.5 if state.winner < 0 else state.winner == player) for player, counts in found]


def fit(counts: np.ndarray, won: np.ndarray) -> np.ndarray:
    """Give the weights that make the results most likely, large ones at a small penalty."""
    scale = counts.std(axis=0)
    scale[scale == 0] = 1.0
    scaled = counts / scale

    def loss(weights: np.ndarray) -> tuple[float, np.ndarray]:
        odds = scaled @ weights
        small = np.append(weights[:-1], 0.0)
        value = np.logaddexp(0.0, odds).sum() - won @ odds + PENALTY * (small @ small) / 2
        return float(value), scaled.T @ (1.0 / (1.0 + np.exp(-odds)) - won) + PENALTY * small

    found = minimize(loss, np.zeros(counts.shape[1]), jac=True, method="L-BFGS-B", options={"maxiter": 2000})
    weights: np.ndarray = found.x / scale
    return weights


def report(counts: np.ndarray, won: np.ndarray, weights: np.ndarray) -> None:
    """Say how well the chances hold for games that were kept out."""
    odds = counts @ weights
    print(f"loss {np.mean(np.logaddexp(0.0, odds) - won * odds):.4f} (knowing nothing: {np.log(2):.4f})")
    chances = 1.0 / (1.0 + np.exp(-odds))
    for low in np.arange(0.0, 1.0, 0.1):
        some = (chances >= low) & (chances < low + 0.1)
        print(f"said {low:.0%} to {low + 0.1:.0%}: {some.sum():6} positions, {won[some].mean():.1%} won")


def main() -> None:
    """Play, fit and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=6000)
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--seed", type=int, default=1)
    chosen = arguments.parse_args()
    first = chosen.seed * 1_000_000
    with ProcessPoolExecutor(chosen.workers) as pool:
        games = pool.map(play, range(first, first + chosen.games), chunksize=20)
        samples = [sample for game in games for sample in game]
    counts = np.array([sample.measures for sample in samples])
    won = np.array([float(sample.won) for sample in samples])
    out = np.array([sample.game % KEPT_OUT == 0 for sample in samples])
    print(f"{chosen.games} games, {len(samples)} positions")
    report(counts[out], won[out], fit(counts[~out], won[~out]))
    weights = fit(counts, won)
    half = len(WEIGHTS)
    for place, (name, _, _) in enumerate(WEIGHTS):
        print(f'    ("{name}", {weights[place]:.3f}, {weights[half + place]:.3f}),')
    print(f"TO_MOVE = {weights[-1]:.3f}")


if __name__ == "__main__":
    main()
