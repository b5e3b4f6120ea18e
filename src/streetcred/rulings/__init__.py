"""What official answers and the rules say about single situations, in our words. No rule reads them.

`scripts/rulings.py` makes the file from the docstrings of the tests, each of which plays one of them.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

__all__ = ["Ruling", "rulings", "rulings_of", "rulings_on"]


@dataclass(frozen=True, slots=True)
class Ruling:
    """One situation, and what happens in it."""

    id: str
    """R001 and on."""
    words: str
    card: str | None
    """The id of the card that it is about; None for one about a rule."""
    rules: tuple[str, ...]
    """The numbers of the rules that it is about, where they are known."""


@cache
def rulings() -> tuple[Ruling, ...]:
    """Give all rulings in the order of their ids."""
    text = (files("streetcred.rulings") / "rulings.csv").read_text("utf-8")
    return tuple(
        Ruling(row["id"], row["words"], row["card"] or None, tuple(row["rules"].split()))
        for row in csv.DictReader(text.splitlines())
    )


def rulings_of(card: str) -> tuple[Ruling, ...]:
    """Give the rulings about the card with that id."""
    return tuple(ruling for ruling in rulings() if ruling.card == card)


def rulings_on(rule: str) -> tuple[Ruling, ...]:
    """Give the rulings about the rule with that number or about one below it."""
    return tuple(
        ruling
        for ruling in rulings()
        if any(number == rule or number.startswith(f"{rule}.") for number in ruling.rules)
    )
