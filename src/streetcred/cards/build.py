"""How a card file states a card: its facts, and its text in words of the vocabulary."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

from streetcred.core.card import Card
from streetcred.terms import COLOURS, GEAR, LEGEND, PROGRAM, TAGS, UNIT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.ability import Ability

SETS: Final = {"WNC": 1000, "HEI": 2000, "EBP": 3000, "PRM": 4000}
"""Sets in which cards are at home: the card's own number is this plus its number there, and stays so for good."""


def slug_of(name: str, subtitle: str | None) -> str:
    """Give the id of a card: its name and subtitle in small plain letters, joined by hyphens."""
    words = name if subtitle is None else f"{name} {subtitle}"
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode().lower().replace("'", "")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def _card(
    kind: int,
    title: str,
    home: str,
    colour: str,
    ram: int,
    cost: int | None,
    power: int | None,
    tags: Sequence[str],
    text: Sequence[Ability],
    *,
    plus: bool = False,
    sell: bool = True,
) -> Card:
    name, _, subtitle = title.partition(": ")
    unknown = set(tags) - TAGS
    assert not unknown, f"{title} has tags that do not exist: {unknown}"
    assert colour in COLOURS, f"{title} has a colour that does not exist: {colour}"
    code, number = home.split()
    return Card(
        slug=slug_of(name, subtitle or None),
        number=SETS[code] + int(number.rstrip("ab")),
        name=name,
        subtitle=subtitle or None,
        kind=kind,
        colour=colour,
        ram=ram,
        cost=cost,
        power=power,
        power_plus=plus,
        sell_tag=sell,
        tags=tuple(tags),
        abilities=tuple(text),
    )


def legend(
    title: str,
    home: str,
    colour: str,
    *,
    ram: int,
    tags: Sequence[str],
    cost: int | None = None,
    power: int = 0,
    text: Sequence[Ability] = (),
    plus: bool = False,
    sell: bool = True,
) -> Card:
    """State a Legend. `home` is its set and number there; without a cost it has a null cost (3.11.2)."""
    return _card(LEGEND, title, home, colour, ram, cost, power, tags, text, plus=plus, sell=sell)


def unit(
    title: str,
    home: str,
    colour: str,
    *,
    ram: int,
    cost: int,
    power: int,
    tags: Sequence[str],
    text: Sequence[Ability] = (),
    plus: bool = False,
    sell: bool = False,
) -> Card:
    """State a Unit. `plus` if its power is printed with a plus."""
    return _card(UNIT, title, home, colour, ram, cost, power, tags, text, plus=plus, sell=sell)


def gear(
    title: str,
    home: str,
    colour: str,
    *,
    ram: int,
    cost: int,
    power: int,
    tags: Sequence[str],
    text: Sequence[Ability] = (),
    sell: bool = True,
) -> Card:
    """State a Gear; its text is that of the bottom text box, read on the host (4.11.3)."""
    return _card(GEAR, title, home, colour, ram, cost, power, tags, text, sell=sell)


def program(
    title: str,
    home: str,
    colour: str,
    *,
    ram: int,
    cost: int,
    tags: Sequence[str],
    text: Sequence[Ability],
    sell: bool = True,
) -> Card:
    """State a Program."""
    return _card(PROGRAM, title, home, colour, ram, cost, None, tags, text, sell=sell)
