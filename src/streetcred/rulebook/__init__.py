"""The numbered rules of the game in short words of our own, and which of them concern people only."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

__all__ = ["RULES_VERSION", "Rule", "children", "find", "for_people", "rules", "search"]

RULES_VERSION: Final = "2026-08"
"""The official numbering that the numbers follow, as updated at the end of August 2026."""

CHAPTERS: Final = 11
"""How many chapters the rules have."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, with the titles of the chapter and section it stands in."""

    number: str
    chapter: str
    section: str
    text: str

    @property
    def parent(self) -> str | None:
        """The number of the rule that this one belongs to, or None if it stands directly in its chapter."""
        above = self.number.rpartition(".")[0]
        return above if "." in above else None


@cache
def rules() -> tuple[Rule, ...]:
    """Return all rules in the order of their numbers."""
    return tuple(rule for chapter in range(1, CHAPTERS + 1) for rule in _read_chapter(chapter))


def find(number: str) -> Rule | None:
    """Return the rule with this number, or None if there is none."""
    return _by_number().get(number)


def children(number: str) -> tuple[Rule, ...]:
    """Return the rules below this number, the deeper ones included, in order."""
    return tuple(rule for rule in rules() if rule.number.startswith(f"{number}."))


def search(words: str, limit: int = 20) -> tuple[Rule, ...]:
    """Return the rules in which every word occurs, at least as the beginning of a longer word.

    Its text, the texts of the rules it belongs to, section and chapter all count. Best first: the rule with more of the
    words in its own text, then the shorter one.
    """
    wanted = _words(words)
    if not wanted:
        return ()
    matches = [rule for rule in rules() if _occurring(wanted, _context(rule)) == len(wanted)]
    return tuple(sorted(matches, key=lambda rule: (-_occurring(wanted, rule.text), len(rule.text)))[:limit])


def _context(rule: Rule) -> str:
    """Return all words that tell what a rule is about."""
    texts = [rule.chapter, rule.section]
    above: Rule | None = rule
    while above is not None:
        texts.append(above.text)
        above = None if above.parent is None else find(above.parent)
    return " ".join(texts)


def for_people() -> dict[str, str]:
    """Return the numbers of the rules that no program can apply or show, each with the reason."""
    entries = (line.partition(" ") for line in _lines("people.txt"))
    return {number: reason for number, _, reason in entries}


@cache
def _by_number() -> dict[str, Rule]:
    return {rule.number: rule for rule in rules()}


def _read_chapter(chapter: int) -> Iterator[Rule]:
    title = section = ""
    for line in _lines(f"chapter_{chapter:02}.txt"):
        mark, _, text = line.partition(" ")
        if mark == "#":
            title = text
        elif mark == "##":
            section = text
        else:
            yield Rule(number=mark, chapter=title, section=section, text=text)


def _lines(name: str) -> list[str]:
    return files(__name__).joinpath(name).read_text(encoding="utf-8").splitlines()


def _occurring(wanted: list[str], text: str) -> int:
    """Count the wanted words that some word of the text begins with."""
    present = _words(text)
    return sum(any(word.startswith(start) for word in present) for start in wanted)


def _words(text: str) -> list[str]:
    return re.findall(r"[\w€$]+", text.casefold())
