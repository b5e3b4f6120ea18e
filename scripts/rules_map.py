"""Make docs/rules-map.md: for every rule the code that follows it and the tests that show it.

    python scripts/rules_map.py [--write]

Rule numbers are collected from docstrings of the package and of the tests. Without --write it only says whether the
page is up to date.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import TYPE_CHECKING

from citations import CODE, ROOT, RULE, TESTS, docstrings_in, places, write_or_check
from streetcred import rulebook

if TYPE_CHECKING:
    from pathlib import Path

    from citations import Docstring

PAGE = ROOT / "docs" / "rules-map.md"
FOLDERS = ("core", "rules", "text", "decks")

INTRODUCTION = f"""# Rules map

Where every numbered rule of the game (numbering of {rulebook.RULES_VERSION}) is followed in the code and shown by a
test. Made by `scripts/rules_map.py` from the rule numbers in docstrings; do not edit it by hand.
"""


def collect(folders: list[Path]) -> dict[str, list[Docstring]]:
    """Give for every rule the docstrings in some folders that cite it."""
    found: dict[str, list[Docstring]] = defaultdict(list)
    for folder in folders:
        for docstring in docstrings_in(folder):
            for number in dict.fromkeys(RULE.findall(docstring.text)):
                if rulebook.find(number) is not None:
                    found[number].append(docstring)
    return found


def in_code() -> dict[str, list[Docstring]]:
    """Give for every rule the code that follows it."""
    return collect([CODE / name for name in FOLDERS])


def in_tests() -> dict[str, list[Docstring]]:
    """Give for every rule the tests that show it."""
    return collect([TESTS])


def missing(code: dict[str, list[Docstring]], tests: dict[str, list[Docstring]]) -> list[rulebook.Rule]:
    """Give the rules that neither code nor tests cite, and that are not for people only."""
    people = rulebook.for_people()
    return [
        rule
        for rule in rulebook.rules()
        if rule.number not in code and rule.number not in tests and rule.number not in people
    ]


def page(code: dict[str, list[Docstring]], tests: dict[str, list[Docstring]]) -> str:
    """Give the whole page."""
    people = rulebook.for_people()
    absent = missing(code, tests)
    shown = [rule for rule in rulebook.rules() if rule.number in code or rule.number in tests]
    with_tests = sum(1 for rule in shown if rule.number in tests)
    for_people = sum(1 for rule in rulebook.rules() if rule.number in people and rule not in shown)
    summary = f"Of {len(rulebook.rules())} rules, {len(shown)} are followed or shown ({with_tests} by tests), "
    summary += f"{for_people} are for people, {len(absent)} are missing."
    lines = [
        INTRODUCTION,
        summary,
        "",
    ]
    chapter = ""
    for rule in shown:
        if rule.chapter != chapter:
            chapter = rule.chapter
            number = rule.number.partition(".")[0]
            lines += ["", f"## {number} {chapter}", "", "| rule | code | tests |", "|---|---|---|"]
        lines.append(f"| {rule.number} | {places(code.get(rule.number, []))} | {places(tests.get(rule.number, []))} |")
    lines += ["", "## For people, not programs", "", "| rule | why |", "|---|---|"]
    lines += [
        f"| {rule.number} | {people[rule.number]} |"
        for rule in rulebook.rules()
        if rule.number in people and rule not in shown
    ]
    lines += ["", "## Missing", ""]
    lines += [f"- {rule.number} {rule.text}" for rule in absent] or ["None."]
    return "\n".join(lines) + "\n"


def current() -> str:
    """Give the page as it should be now."""
    return page(in_code(), in_tests())


if __name__ == "__main__":
    sys.exit(write_or_check(PAGE, current, __doc__))
