"""What shows the rules: code, tests and cards of each, rulings and decisions. `scripts/shown.py` makes the data."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

Data: TypeAlias = Any


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is said."""

    file: str
    """From the root of the project."""
    name: str
    """Of the function, class or test there."""
    words: str = ""
    """What a test shows, in a sentence."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What follows and shows one rule."""

    code: tuple[Place, ...] = ()
    tests: tuple[Place, ...] = ()
    cards: tuple[str, ...] = ()
    """The ids of the cards whose tests show it."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the official answers say about one situation, in our words."""

    id: str
    words: str
    card: str
    """The id of the card that it is about, or empty."""
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Decided:
    """What we do where the rules leave a question open."""

    letter: str
    question: str
    answer: str
    rules: tuple[str, ...]


def shown(number: str) -> Shown:
    """Give what follows and shows a rule; nothing for one that only people can follow."""
    return _rules().get(number, Shown())


@cache
def rulings() -> tuple[Ruling, ...]:
    """Give all rulings, in order."""
    return tuple(Ruling(one["id"], one["words"], one["card"], tuple(one["rules"])) for one in _data()["rulings"])


@cache
def decisions() -> tuple[Decided, ...]:
    """Give all decisions, in order."""
    return tuple(
        Decided(one["letter"], one["question"], one["answer"], tuple(one["rules"])) for one in _data()["decisions"]
    )


@cache
def _rules() -> dict[str, Shown]:
    places = [Place(*place) for place in _data()["places"]]
    return {
        number: Shown(
            tuple(places[at] for at in one["code"]),
            tuple(places[at] for at in one["tests"]),
            tuple(one["cards"]),
        )
        for number, one in _data()["rules"].items()
    }


@cache
def _data() -> Data:
    return json.loads((files(__package__) / "shown.json").read_text("utf-8"))
