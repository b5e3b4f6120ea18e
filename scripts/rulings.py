"""Make docs/rulings.md: every ruling with what our test of it says, the card whose test it is, and the place.

    python scripts/rulings.py [--write]

Rulings are collected from the docstrings of tests. Without --write it only says whether the page is up to date.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from citations import ROOT, RULING, TESTS, docstrings_in, write_or_check
from streetcred.cards.catalogue import CARDS

if TYPE_CHECKING:
    from citations import Docstring

PAGE: Final = ROOT / "docs" / "rulings.md"
LIST: Final = TESTS / "rulings.txt"
OF_CARDS: Final = TESTS / "cards"

INTRODUCTION: Final = """# Rulings

What the official answers and the rules say about {count} situations, in our words, each with the one test that plays
it. Where the test belongs to a card, the card is named.

Made by `scripts/rulings.py` from the docstrings of the tests; do not edit it by hand.

| ruling | what the test shows | card | test |
|---|---|---|---|
"""


def numbers() -> list[str]:
    """Give the rulings that have to be shown."""
    lines = LIST.read_text(encoding="utf-8").split("\n")
    return [line for line in lines if RULING.fullmatch(line)]


def shown() -> dict[str, Docstring]:
    """Give for every ruling the test that cites it."""
    tests = [docstring for docstring in docstrings_in(TESTS) if docstring.is_of_a_test]
    return {ruling: test for test in tests for ruling in RULING.findall(test.text)}


def card_of(test: Docstring) -> str:
    """Give the name of the card whose test it is; nothing for a test of a rule."""
    if not test.path.is_relative_to(OF_CARDS):
        return ""
    card = CARDS.get(test.path.stem.removeprefix("test_").replace("_", "-"))
    return "" if card is None else card.title


def current() -> str:
    """Give the page as it should be now."""
    tests = shown()
    lines = []
    for ruling in numbers():
        test = tests.get(ruling)
        cells = ("", "", "") if test is None else (test.said.replace("|", "\\|"), card_of(test), test.place)
        lines.append(f"| {ruling} | {' | '.join(cells)} |")
    return INTRODUCTION.format(count=len(lines)) + "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(write_or_check(PAGE, current, __doc__))
