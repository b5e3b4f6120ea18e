"""Make docs/rulings.md: every ruling with what our test of it says, the card whose test it is, and the place.

The same goes, for the product to show, into src/streetcred/rulings/rulings.csv with the rules that the test cites.

    python scripts/rulings.py [--write]

Rulings are collected from the docstrings of tests. Without --write it only says whether both are up to date.
"""

from __future__ import annotations

import csv
import io
import sys
from typing import TYPE_CHECKING, Final

from citations import CODE, ROOT, RULE, RULING, TESTS, docstrings_in, write_or_check
from streetcred.cards.catalogue import CARDS

if TYPE_CHECKING:
    from citations import Docstring
    from streetcred.core.card import Card

PAGE: Final = ROOT / "docs" / "rulings.md"
DATA: Final = CODE / "rulings" / "rulings.csv"
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


def card_of(test: Docstring) -> Card | None:
    """Give the card whose test it is; None for a test of a rule."""
    if not test.path.is_relative_to(OF_CARDS):
        return None
    return CARDS.get(test.path.stem.removeprefix("test_").replace("_", "-"))


def current() -> str:
    """Give the page as it should be now."""
    tests = shown()
    lines = []
    for ruling in numbers():
        test = tests.get(ruling)
        card = None if test is None else card_of(test)
        title = card.title if card else ""
        cells = ("", "", "") if test is None else (test.said.replace("|", "\\|"), title, test.place)
        lines.append(f"| {ruling} | {' | '.join(cells)} |")
    return INTRODUCTION.format(count=len(lines)) + "\n".join(lines) + "\n"


def data() -> str:
    """Give the rulings as they should be in the product now."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(("id", "words", "card", "rules"))
    for ruling, test in sorted(shown().items()):
        card = card_of(test)
        rules = dict.fromkeys(RULE.findall(test.text))
        lines.writerow((ruling, test.said, card.slug if card else "", " ".join(rules)))
    return text.getvalue()


if __name__ == "__main__":
    sys.exit(write_or_check(PAGE, current, __doc__) or write_or_check(DATA, data, __doc__))
