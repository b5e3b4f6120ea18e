"""Make docs/words.md: every word of the vocabulary with an example from the cards.

    python scripts/words.py [--write]

Uses are collected from the card files. Without --write it only says whether the page is up to date.
"""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from citations import CODE, ROOT, write_or_check
from streetcred.cards.build import slug_of
from streetcred.cards.catalogue import CARDS
from streetcred.text import vocabulary
from streetcred.text.abilities import paragraph
from streetcred.text.english import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from streetcred.core.card import Card

FACTS: Final = {"RED", "GREEN", "BLUE", "YELLOW"}
"""Words for the facts of cards, which texts need not use."""
PAGE: Final = ROOT / "docs" / "words.md"
CARD_FILES: Final = CODE / "cards" / "night_city"
MAKERS: Final = ("legend", "unit", "gear", "program")

INTRODUCTION: Final = """# Words

Card texts are written in {count} words, and rendered from what runs. Here is every word with what it says, a card that
uses it, and how many cards do.

Made by `scripts/words.py` from `text/vocabulary.py` and the card files; do not edit it by hand.
"""


class Use(NamedTuple):
    """One paragraph of a card, as it is written."""

    card: Card
    code: str
    words: frozenset[str]
    said: str


def _written(source: str) -> Iterator[tuple[Card, list[ast.expr]]]:
    """Give the cards of a file with the expressions of their paragraphs."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
            assert isinstance(node.args[0], ast.Constant)
            name, _, subtitle = str(node.args[0].value).partition(": ")
            text = [keyword.value for keyword in node.keywords if keyword.arg == "text"]
            paragraphs = text[0].elts if text and isinstance(text[0], ast.List) else []
            yield CARDS[slug_of(name, subtitle or None)], paragraphs


@cache
def uses() -> tuple[Use, ...]:
    """Give every paragraph of every card."""
    known = set(vocabulary.__all__)
    found = []
    for path in sorted(CARD_FILES.glob("*.py")):
        for card, paragraphs in _written(path.read_text(encoding="utf-8")):
            for node, ability in zip(paragraphs, card.abilities, strict=True):
                names = {child.id for child in ast.walk(node) if isinstance(child, ast.Name)}
                found.append(Use(card, ast.unparse(node), frozenset(names & known), paragraph(ability).say(ENGLISH)))
    return tuple(found)


def words() -> list[str]:
    """Give the words in which texts are written, in alphabetical order."""
    return sorted(set(vocabulary.__all__) - FACTS, key=lambda word: (word.lower(), word))


def used_by(word: str) -> list[Use]:
    """Give the paragraphs that use a word, the shortest first."""
    return sorted((use for use in uses() if word in use.words), key=lambda use: (len(use.code), use.card.slug))


def cards_with(word: str) -> int:
    """Give how many cards use a word."""
    return len({use.card.slug for use in used_by(word)})


def used_once() -> list[str]:
    """Give the words that only one card uses."""
    return [word for word in words() if cards_with(word) == 1]


def unused() -> list[str]:
    """Give the words that no card uses."""
    return [word for word in words() if cards_with(word) == 0]


def meaning(word: str) -> str:
    """Give what a word says: its own docstring, or that of what it is."""
    thing = getattr(vocabulary, word)
    if isinstance(thing, int | str):
        return "a word of the rules"
    said = inspect.getdoc(thing if inspect.isroutine(thing) else type(thing)) or ""
    return said.partition("\n")[0]


def current() -> str:
    """Give the page as it should be now."""
    lines = [INTRODUCTION.format(count=len(words()))]
    for word in words():
        found = used_by(word)
        assert found, f"no card uses {word}"
        example = found[0]
        said = example.said.replace("\n", "\n> ")
        count = cards_with(word)
        lines += [f"## `{word}`", "", f"{meaning(word)} ({count} {'card' if count == 1 else 'cards'})", ""]
        lines += ["```python", example.code, "```", "", f"> {said}", "", f"— {example.card.title}", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(write_or_check(PAGE, current, __doc__))
