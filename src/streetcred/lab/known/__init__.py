"""What the lab knows about cards of the lists that come with the game. `scripts/card_figures.py` finds it out."""

from __future__ import annotations

import csv
import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Known", "Source", "known", "source"]


@dataclass(frozen=True, slots=True)
class Source:
    """What the figures are from."""

    bot: str
    """Who played both sides."""
    games: int
    lists: int
    seed: int
    early: int
    """The last turn that counts as early, both players' turns counted,"""
    first: int
    """and the same for Legends."""
    rules: str
    version: str


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a card: points of games with it early, against those of games without, by the same lists."""

    games: int
    """Of one side each, with the card in its list."""
    early: int
    """In how many of these it was in hand, or a face-up Legend, early."""
    having: float
    """The share of points in these, from 0 to 1,"""
    lacking: float
    """and in the others."""
    more: float
    """The difference, each list against each rival list for itself,"""
    low: float
    """with its 95% interval."""
    high: float
    is_clear: bool
    """Whether the difference stands with the false discoveries among all cards under control."""
    had: int
    """In how many it came at all,"""
    used: int
    """and in how many it was played, or turned up."""


@cache
def source() -> Source:
    """Give what the figures are from."""
    return Source(**json.loads((files("streetcred.lab.known") / "source.json").read_text("utf-8")))


def known(card: str) -> Known | None:
    """Give what is known of the card with that id; None for a card that is in none of the lists."""
    return _all().get(card)


@cache
def _all() -> Mapping[str, Known]:
    text = (files("streetcred.lab.known") / "cards.csv").read_text("utf-8")
    return {row["card"]: _read(row) for row in csv.DictReader(text.splitlines())}


def _read(row: Mapping[str, str]) -> Known:
    return Known(
        games=int(row["games"]),
        early=int(row["early"]),
        having=float(row["having"]),
        lacking=float(row["lacking"]),
        more=float(row["more"]),
        low=float(row["low"]),
        high=float(row["high"]),
        is_clear=row["clear"] == "yes",
        had=int(row["had"]),
        used=int(row["used"]),
    )
