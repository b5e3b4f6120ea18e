"""Make docs/decisions.md: what we do where the rules are silent or at odds, with the place in the code and the tests.

    python scripts/decisions.py [--write]

The words are in docs/decisions.toml; the tests are those that cite a letter. Without --write it only says whether the
page is up to date.
"""

from __future__ import annotations

import sys
import tomllib
from collections import defaultdict
from typing import Final, NamedTuple

from citations import CODE, DECISION, ROOT, TESTS, Docstring, docstrings, docstrings_in, places, write_or_check

PAGE: Final = ROOT / "docs" / "decisions.md"
WORDS: Final = ROOT / "docs" / "decisions.toml"
NOT_MEANT: Final = "notation.py"
"""Its letters are names of dice areas and pieces in a line of notation."""
PARTS: Final = {
    "A": "Where the official answers, the cards and the rules disagree",
    "B": "Where rules contradict each other",
    "C": "Where the rules are silent, or can be read in two ways",
}
INTRODUCTION: Final = """# Decisions

The printed rules leave some questions open, and some of them have two answers. Here is what we do about each, and why.
An official answer for the named card goes first, then what the card prints (2.5), then the numbered rule, then official
answers for other cards. Where nothing settles it, the reading is chosen that leaves no sentence without a meaning.

**A later official answer changes one place**: every decision is made in one spot of the code, whose docstring cites its
letter, and shown by tests that would fail with the other choice.

Made by `scripts/decisions.py` from `docs/decisions.toml` and from the letters in docstrings; do not edit it by hand.
"""


class Entry(NamedTuple):
    """A decision, where it is made and what shows it."""

    letter: str
    question: str
    answer: str
    rules: list[str]
    place: str
    code: list[Docstring]
    """The docstring at the place that cites the letter; none if the place does not."""
    tests: list[Docstring]

    def lines(self) -> list[str]:
        """Give its part of the page."""
        return [
            f"### {self.letter} {self.question}",
            "",
            self.answer,
            "",
            f"Rules {', '.join(self.rules)}. Decided in {places(self.code)}.",
            "",
            f"Shown by {places(self.tests)}.",
            "",
        ]


def citing() -> tuple[dict[str, list[Docstring]], dict[str, list[Docstring]]]:
    """Give for every letter the code and the tests that cite it."""
    in_code: dict[str, list[Docstring]] = defaultdict(list)
    in_tests: dict[str, list[Docstring]] = defaultdict(list)
    for path in sorted(CODE.rglob("*.py")):
        if path.name != NOT_MEANT:
            for docstring in docstrings(path):
                for letter in DECISION.findall(docstring.text):
                    in_code[letter].append(docstring)
    for docstring in docstrings_in(TESTS):
        if docstring.is_of_a_test:
            for letter in DECISION.findall(docstring.text):
                in_tests[letter].append(docstring)
    return in_code, in_tests


def decisions() -> list[Entry]:
    """Give all decisions in order."""
    in_code, in_tests = citing()
    found: list[Entry] = []
    for entry in tomllib.loads(WORDS.read_text(encoding="utf-8"))["decision"]:
        letter, place = entry["letter"], entry["code"]
        file, _, name = place.partition(" ")
        code = [one for one in in_code[letter] if one.path == CODE / file and one.name == name]
        answer = " ".join(entry["answer"].split())
        found.append(Entry(letter, entry["question"], answer, entry["rules"], place, code, in_tests[letter]))
    return found


def current() -> str:
    """Give the page as it should be now."""
    lines = [INTRODUCTION]
    part = ""
    for entry in decisions():
        if entry.letter[0] != part:
            part = entry.letter[0]
            lines += [f"## {PARTS[part]}", ""]
        lines += entry.lines()
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(write_or_check(PAGE, current, __doc__))
