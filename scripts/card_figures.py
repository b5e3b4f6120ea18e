"""Find out what the lab knows about the cards of the lists, and write it where the product reads it.

    python scripts/card_figures.py [--pairs 150] [--workers 1] [--seed 1]

All lists that come with the game meet each other, every pairing in so many pairs of games, each played by the street
bot on both sides. For every card of a list it is counted what the games with it early brought, and those without
(`streetcred.lab.early`). The same numbers give the same file, on any number of workers and either engine; the compiled
one is five times as fast (`scripts/compile_engine.py`, then PYTHONPATH=build/compiled).
"""

from __future__ import annotations

import csv
import json
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

import streetcred
from streetcred.decks import LISTS
from streetcred.lab.early import EARLY, FIRST, EarlyFigure, Seen, figures, watch
from streetcred.lab.pairings import round_robin
from streetcred.lab.plan import Entrant
from streetcred.lab.scores import FALSE_DISCOVERIES, corrected
from streetcred.rulebook import RULES_VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator

    from streetcred.lab.plan import Plan

FOLDER: Final = Path(__file__).resolve().parent.parent / "src" / "streetcred" / "lab" / "known"
BOT: Final = "street"
FIELDS: Final = ("card", "games", "early", "having", "lacking", "more", "low", "high", "clear", "had", "used")


def played(plan: Plan, workers: int) -> Iterator[Seen]:
    """Play all games of a plan."""
    games = chain.from_iterable(plan.games_of(place) for place in range(plan.places))
    with ProcessPoolExecutor(workers) as pool:
        for number, sides in enumerate(pool.map(watch, games, chunksize=25), 1):
            if number % 500 == 0:
                print(f"{number} of {plan.game_count} games", flush=True)
            yield from sides


def row(figure: EarlyFigure, q: float) -> tuple[str | int, ...]:
    """Give a figure as a line of the file."""
    shares = (figure.having, figure.lacking, figure.more, figure.low, figure.high)
    clear = "yes" if q < FALSE_DISCOVERIES else "no"
    said = [f"{share:.4f}" for share in shares]
    return (figure.card, figure.games, figure.early, *said, clear, figure.had, figure.used)


def main() -> None:
    """Play, count and write."""
    arguments = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    arguments.add_argument("--pairs", type=int, default=150)
    arguments.add_argument("--workers", type=int, default=1)
    arguments.add_argument("--seed", type=int, default=1)
    asked = arguments.parse_args()
    lists = list(LISTS.values())
    plan = round_robin([Entrant(deck, BOT) for deck in lists], asked.pairs, asked.seed)
    cards_of = {deck.name: sorted({card.slug for card in (*deck.legends, *deck.main)}) for deck in lists}
    found = figures(played(plan, asked.workers), cards_of)
    chances = corrected([figure.p for figure in found])
    with (FOLDER / "cards.csv").open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(FIELDS)
        lines.writerows(row(figure, q) for figure, q in zip(found, chances, strict=True))
    source = {
        "bot": BOT,
        "games": plan.game_count,
        "lists": len(lists),
        "seed": asked.seed,
        "early": EARLY,
        "first": FIRST,
        "rules": RULES_VERSION,
        "version": streetcred.__version__,
    }
    (FOLDER / "source.json").write_text(json.dumps(source, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
