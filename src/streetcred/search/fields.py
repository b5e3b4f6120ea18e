"""The fields that a search can name, each with the tests that it makes of values."""

from __future__ import annotations

import operator
import re
from typing import TYPE_CHECKING, Final, TypeAlias

from streetcred.search.facts import KEYWORDS, Facts, plain
from streetcred.terms import COLOURS, TAGS, TYPE_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    Test: TypeAlias = Callable[[Facts], bool]
    Field: TypeAlias = Callable[[str, str, list[str]], Test]

NAMES: Final = {
    **{
        name: name
        for name in ("name", "text", "tag", "type", "color", "cost", "power", "ram", "keyword", "sell", "set")
    },
    "sort": "sort",
    "colour": "color",
}
"""What may be typed, and which field it names."""
CHOICES: Final[Mapping[str, Sequence[str]]] = {
    "tag": tuple(sorted(TAGS)),
    "type": tuple(TYPE_NAMES.values()),
    "color": COLOURS,
    "keyword": KEYWORDS,
    "sell": ("yes", "no"),
}
FEW: Final = 8
"""So many values are named in a sentence."""
NEAR: Final = 2
"""A slip of so many letters is guessed."""
COMPARED: Final[Mapping[str, Callable[[int, int], bool]]] = {
    ":": operator.eq,
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
SPAN: Final = re.compile(r"(\d{1,3})(?:-|\.\.)(\d{1,3})")
NUMBER: Final = re.compile(r"\d{1,3}")


class Wrong(Exception):
    """A word that is not understood; says what would be right."""


def words(name: str, how: str, values: list[str]) -> Test:
    """Give a test for words in a name, a text or a set."""
    _compares_no_size(name, how, "word")
    if not values:
        raise Wrong(f'{name}{how} wants words behind it, such as {name}:"{EXAMPLES[name]}".')
    test: Test = lambda card: any(_has(said, how, value) for said in _said(card, name) for value in values)  # noqa: E731
    return (lambda card: not test(card)) if how == "!=" else test


EXAMPLES: Final = {"name": "corpo", "text": "draw", "set": "the heist"}


def _said(card: Facts, name: str) -> list[str]:
    found = {"name": (card.name,), "text": (card.text,), "set": card.sets}[name]
    return [plain(one) for one in found]


def _has(said: str, how: str, value: str) -> bool:
    return said == value if how == "=" else value in said


def choice(name: str, how: str, values: list[str]) -> Test:
    """Give a test for a tag, a type, a colour, a keyword, or whether there is a sell tag; beginnings will do."""
    known = CHOICES[name]
    _compares_no_size(name, how, known[0].lower())
    if not values:
        raise Wrong(f"Behind {name}{how} comes {_named(known)}.")
    meant = {one for value in values for one in _meant(name, how, value)}
    test: Test = lambda card: not meant.isdisjoint(_chosen(card, name))  # noqa: E731 - a test is a function
    return (lambda card: not test(card)) if how == "!=" else test


def _chosen(card: Facts, name: str) -> tuple[str, ...]:
    return {
        "tag": card.tags,
        "type": (card.type,),
        "color": (card.color,),
        "keyword": card.keywords,
        "sell": ("yes" if card.sell else "no",),
    }[name]


def _meant(name: str, how: str, value: str) -> list[str]:
    known = CHOICES[name]
    if how == "=":
        found = [one for one in known if plain(one) == value]
    else:
        found = [one for one in known if plain(one).startswith(value) or f" {value}" in plain(one)]
    if found:
        return found
    near = nearest(value, [plain(one) for one in known])
    if near:
        raise Wrong(f"There is no {name} {value}: did you mean {name}:{quoted(near)}?")
    raise Wrong(f"There is no {name} {value}: write {_named(known)}.")


def _named(known: Sequence[str]) -> str:
    if len(known) <= FEW:
        return either([one.lower() for one in known], "or")
    return f"one of {len(known)}, from {known[0].lower()} to {known[-1].lower()}"


def number(name: str, how: str, values: list[str]) -> Test:
    """Give a test for a cost, a power or RAM: numbers, spans such as 2-4, or none."""
    if not values:
        raise Wrong(f"{name}{how} wants a number behind it, such as {name}{how}3.")
    tests = [_number(name, how, value) for value in values]
    if how == "!=":
        return lambda card: all(test(getattr(card, name)) for test in tests)
    return lambda card: any(test(getattr(card, name)) for test in tests)


def _number(name: str, how: str, value: str) -> Callable[[int | None], bool]:
    equal, unequal = how in ":=", how == "!="
    if value == "none" and (equal or unequal):
        return lambda found: (found is None) is equal
    span = SPAN.fullmatch(value)
    if span and (equal or unequal):
        low, high = int(span[1]), int(span[2])
        return lambda found: (found is not None and low <= found <= high) is equal
    if not NUMBER.fullmatch(value):
        raise Wrong(f"{name}{how}{value} is no number: write {name}<=3, {name}:2-4 or {name}:none.")
    bound = int(value)
    return lambda found: unequal if found is None else COMPARED[how](found, bound)


def _compares_no_size(name: str, how: str, example: str) -> None:
    if how[0] in "<>":
        raise Wrong(f"{name} has no size to compare: write {name}:{example}.")


FIELDS: Final[Mapping[str, Field]] = {
    "name": words,
    "text": words,
    "set": words,
    "tag": choice,
    "type": choice,
    "color": choice,
    "keyword": choice,
    "sell": choice,
    "cost": number,
    "power": number,
    "ram": number,
}


def unknown(typed: str, name: str) -> str:
    """Say that there is no such field."""
    near = nearest(name, list(NAMES))
    if near:
        return f"{typed}: there is no {name} to search by. Did you mean {near}?"
    return f"{typed}: there is no {name} to search by. There are {either(list(FIELDS), 'and')}."


def nearest(typed: str, known: Sequence[str]) -> str:
    """Give what was most likely meant; nothing if nothing is near."""
    apart = [(_apart(typed, one), place) for place, one in enumerate(known)]
    least, place = min(apart)
    return known[place] if least <= NEAR and least < len(typed) else ""


def _apart(one: str, other: str) -> int:
    """Give how many letters have to be put in, left out or changed (Levenshtein)."""
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        before, row = row, [place]
        for at, against in enumerate(other, 1):
            row.append(min(before[at] + 1, row[-1] + 1, before[at - 1] + (letter != against)))
    return row[-1]


def quoted(value: str) -> str:
    """Give a value as it has to be typed."""
    return f'"{value}"' if " " in value else value


def either(values: Sequence[str], joint: str) -> str:
    """Give values in a row, the last behind a joint."""
    return f"{', '.join(values[:-1])} {joint} {values[-1]}"
