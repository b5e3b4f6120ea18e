"""Make src/streetcred/rulebook/shown.json: what the pages of rules, rulings and decisions hold, for the product.

    python scripts/shown.py [--write]

For every rule: the code that follows it, the tests that show it and the cards whose tests they are; the rulings with
the rules that their tests cite; the decisions. Without --write it only says whether the file is up to date.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from citations import CODE, ROOT, RULE, write_or_check
from decisions import decisions
from rules_map import in_code, in_tests
from rulings import OF_CARDS, numbers, shown
from streetcred import rulebook
from streetcred.cards.catalogue import CARDS

if TYPE_CHECKING:
    from citations import Docstring

FILE: Final = CODE / "rulebook" / "shown.json"
Data: TypeAlias = Any


def card_of(test: Docstring) -> str:
    """Give the id of the card whose test it is; nothing for a test of a rule."""
    slug = test.path.stem.removeprefix("test_").replace("_", "-")
    return slug if test.path.is_relative_to(OF_CARDS) and slug in CARDS else ""


def rules_in(text: str) -> list[str]:
    """Give the rules that a docstring cites, each once."""
    return [number for number in dict.fromkeys(RULE.findall(text)) if rulebook.find(number) is not None]


def place(docstring: Docstring) -> tuple[str, str]:
    """Give where a docstring stands."""
    return docstring.path.relative_to(ROOT).as_posix(), docstring.name


class Places:
    """All places that are spoken of, each once; a rule names them by their numbers."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[str, ...], int] = {}

    def numbers(self, found: list[tuple[str, ...]]) -> list[int]:
        """Give the numbers of some places, each once."""
        return list(dict.fromkeys(self._numbers.setdefault(place, len(self._numbers)) for place in found))

    def all(self) -> list[tuple[str, ...]]:
        """Give all places, in the order of their numbers."""
        return list(self._numbers)

    def of_rule(self, code: list[Docstring], tests: list[Docstring]) -> Data:
        """Give what follows and shows one rule."""
        proofs = [test for test in tests if test.is_of_a_test]
        return {
            "code": self.numbers([place(one) for one in code]),
            "tests": self.numbers([(*place(one), one.said) for one in proofs]),
            "cards": [card for card in dict.fromkeys(map(card_of, proofs)) if card],
        }


def rulings() -> list[Data]:
    """Give every ruling that a test plays."""
    tests = shown()
    return [
        {"id": number, "words": test.said, "card": card_of(test), "rules": rules_in(test.text)}
        for number, test in ((number, tests.get(number)) for number in numbers())
        if test is not None
    ]


def current() -> str:
    """Give the file as it should be now, a line for each rule, ruling and decision."""
    code, tests = in_code(), in_tests()
    places = Places()
    rules = {
        rule.number: places.of_rule(code.get(rule.number, []), tests.get(rule.number, []))
        for rule in rulebook.rules()
        if rule.number in code or rule.number in tests
    }
    decided = [
        {"letter": one.letter, "question": one.question, "answer": one.answer, "rules": one.rules}
        for one in decisions()
    ]
    return (
        "{\n"
        f'"places": [\n{lines([said(one) for one in places.all()])}\n],\n'
        f'"rules": {{\n{lines([f"{json.dumps(number)}: {said(one)}" for number, one in rules.items()])}\n}},\n'
        f'"rulings": [\n{lines([said(one) for one in rulings()])}\n],\n'
        f'"decisions": [\n{lines([said(one) for one in decided])}\n]\n'
        "}\n"
    )


def said(data: Data) -> str:
    """Give data as one line."""
    return json.dumps(data, ensure_ascii=False)


def lines(entries: list[str]) -> str:
    """Give entries on a line each."""
    return ",\n".join(entries)


if __name__ == "__main__":
    sys.exit(write_or_check(FILE, current, __doc__))
