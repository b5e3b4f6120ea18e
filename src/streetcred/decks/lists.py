"""The deck lists that come with the game."""

from __future__ import annotations

from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from streetcred.decks.code import decode_link, is_code
from streetcred.decks.text import parse, read
from streetcred.errors import BadDeck

if TYPE_CHECKING:
    from collections.abc import Mapping

    from streetcred.decks.deck import Deck


def _load(name: str) -> dict[str, Deck]:
    folder = files("streetcred.decks") / name
    paths = sorted(folder.iterdir(), key=lambda path: path.name)
    return {path.name.removesuffix(".txt"): parse(path.read_text("utf-8"), path.name) for path in paths}


FIXED: Final[Mapping[str, Deck]] = _load("fixed")
"""The official demo decks: fixed lists, played as they are although they are small."""
HOUSE: Final[Mapping[str, Deck]] = _load("house")
"""Our own lists: one for each pair of colours and two of one colour, which between them play nearly every card."""
LISTS: Final[Mapping[str, Deck]] = {**_load("official"), **FIXED, **HOUSE}
"""All lists by their short names."""


def find_deck(words: str) -> Deck:
    """Give the deck that people mean by a short name, by the path of a file, or by the code or link of a deck.

    Raises BadDeck with the names that there are.
    """
    name = words.strip().lower().replace(" ", "-")
    if name in LISTS:
        return LISTS[name]
    if is_code(words):
        return decode_link(words)
    path = Path(words)
    if path.suffix or len(path.parts) > 1 or path.exists():
        return read(path)
    near = get_close_matches(name, LISTS, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(LISTS)}, or give a file."
    raise BadDeck(f"No deck is named {words!r}; {hint}")
