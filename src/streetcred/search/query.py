"""Reading a search: from what people type to tests on facts."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from streetcred.search import fields
from streetcred.search.facts import plain
from streetcred.search.fields import FIELDS, NAMES, Wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from streetcred.search.facts import Facts
    from streetcred.search.fields import Test

PIECES: Final = re.compile(r'(?:"[^"]*"?|[^\s"])+')
"""What stands between spaces, but for those in quotation marks."""
WORD: Final = re.compile(r"([a-z]+)(<=|>=|!=|[:=<>])(.*)", re.IGNORECASE | re.DOTALL)
VALUES: Final = re.compile(r'(?:"[^"]*"?|[^,"])+')
SORTS: Final = ("name", "cost", "power", "ram", "number")


@dataclass
class Query:
    """A search that has been read."""

    tests: list[Test] = field(default_factory=list)
    """All of them hold for what is found."""
    words: list[str] = field(default_factory=list)
    """The plain words: cards with all of them in their names come first."""
    sort: str = ""
    """A name of SORTS, with a minus in front for the other way round; nothing for the usual order."""
    faults: list[str] = field(default_factory=list)
    """What was not understood, in sentences."""

    def find(self, cards: Iterable[Facts]) -> list[Facts]:
        """Give the cards that are found, in order."""
        found = [card for card in cards if all(test(card) for test in self.tests)]
        found.sort(key=lambda card: card.number)
        if self.sort:
            return _sorted(found, self.sort)
        return sorted(found, key=lambda card: not all(word in plain(card.name) for word in self.words))


def read(typed: str) -> Query:
    """Read what was typed. What is not understood is told, and left out."""
    query = Query()
    for piece in PIECES.findall(typed):
        try:
            _add(query, piece)
        except Wrong as wrong:
            query.faults.append(str(wrong))
    return query


def _add(query: Query, piece: str) -> None:
    negated = len(piece) > 1 and piece[0] in "-!"
    whole = piece[1:] if negated else piece
    match = WORD.fullmatch(whole)
    # A colon at the end is one of a card's name, unless there is such a field.
    if match is None or (not match[3] and match[2] == ":" and plain(match[1]) not in NAMES):
        _add_plain(query, whole, negated=negated)
        return
    name, how, values = NAMES.get(plain(match[1])), match[2], _values(match[3])
    if name is None:
        raise Wrong(fields.unknown(whole, plain(match[1])))
    if name == "sort":
        query.sort = _sort(values)
        return
    query.tests.append(_turned(FIELDS[name](name, how, values), negated=negated))


def _add_plain(query: Query, piece: str, *, negated: bool) -> None:
    word = plain(piece.replace('"', ""))
    if not word.strip("-!"):
        return
    query.tests.append(_turned(lambda card: word in card.said, negated=negated))
    if not negated:
        query.words.append(word)


def _turned(test: Test, *, negated: bool) -> Test:
    return (lambda card: not test(card)) if negated else test


def _values(typed: str) -> list[str]:
    found = [plain(value.replace('"', "")).strip() for value in VALUES.findall(typed)]
    return [value for value in found if value]


def _sort(values: list[str]) -> str:
    if len(values) != 1 or values[0].removeprefix("-") not in SORTS:
        raise Wrong(
            f"Cards are sorted by {fields.either(SORTS, 'or')}: write sort:cost, or sort:-cost for high ones first."
        )
    return values[0]


def _sorted(found: list[Facts], sort: str) -> list[Facts]:
    """Sort; what has no such number comes last either way."""
    if sort.removeprefix("-") == "name":
        return sorted(found, key=lambda card: plain(card.name), reverse=sort.startswith("-"))
    number: Callable[[Facts], int | None] = lambda card: getattr(card, sort.removeprefix("-"))  # noqa: E731 - a field
    sign = -1 if sort.startswith("-") else 1
    return sorted(found, key=lambda card: ((value := number(card)) is None, sign * (value or 0)))
