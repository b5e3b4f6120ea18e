"""Where cards are printed: sets, numbers, rarities, and what was officially corrected. No rule reads them."""

from __future__ import annotations

import csv
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Erratum", "Printing", "Set", "errata_of", "printings", "printings_of", "sets"]


@dataclass(frozen=True, slots=True)
class Set:
    """A product in which cards are printed."""

    code: str
    printed: str | None
    """The code on the cards themselves, where it is known."""
    name: str


@dataclass(frozen=True, slots=True)
class Printing:
    """One printing of a card (3.14, 3.15): two of them are the same card in play (3.10.2)."""

    set: Set
    number: str
    card: str
    """The id of the card."""
    rarity: str


@dataclass(frozen=True, slots=True)
class Erratum:
    """What was officially corrected on a card."""

    card: str
    printing: str | None
    """The printing that is concerned, or None for all."""
    date: str
    correction: str
    """What is right, in our own words."""


@cache
def sets() -> Mapping[str, Set]:
    """Give all sets by their codes."""
    return {row["set"]: Set(row["set"], row["printed"] or None, row["name"]) for row in _rows("sets")}


@cache
def printings() -> tuple[Printing, ...]:
    """Give all printings, set by set in the order of their numbers."""
    return tuple(Printing(sets()[row["set"]], row["number"], row["card"], row["rarity"]) for row in _rows("printings"))


def printings_of(card: str) -> tuple[Printing, ...]:
    """Give the printings of the card with that id; none for an id that no card has."""
    return _by_card().get(card, ())


def errata_of(card: str) -> tuple[Erratum, ...]:
    """Give what was corrected on the card with that id."""
    return tuple(
        Erratum(card, row["printing"] or None, row["date"], row["correction"])
        for row in _rows("errata")
        if row["card"] == card
    )


@cache
def _by_card() -> Mapping[str, tuple[Printing, ...]]:
    found: dict[str, list[Printing]] = defaultdict(list)
    for printing in printings():
        found[printing.card].append(printing)
    return {card: tuple(those) for card, those in found.items()}


@cache
def _rows(name: str) -> tuple[dict[str, str], ...]:
    text = (files("streetcred.printings") / f"{name}.csv").read_text("utf-8")
    return tuple(csv.DictReader(text.splitlines()))
