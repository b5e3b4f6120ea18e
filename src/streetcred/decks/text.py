"""The text form of a deck: what people can type, and what `write` gives is read back exactly.

    # Notes begin with a hash.
    name: The Heist

    Legends
    V: Corporate Exile
    Jackie Welles: Pour One Out For Me
    Viktor Vektor: Sit Down and Relax

    Main deck
    3 Delamain Cab
    2 Psycho Squad

The headings may be left out: Legends are known by their type. A count may stand in front as `3` or `3x`, or behind the
name as `x3`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from streetcred.cards.catalogue import find
from streetcred.decks.deck import Deck
from streetcred.errors import BadDeck, UnknownCard
from streetcred.terms import LEGEND

if TYPE_CHECKING:
    from pathlib import Path

    from streetcred.core.card import Card

LARGEST_FILE: Final = 100_000
"""In bytes; no deck is nearly as long."""
_HEADINGS: Final = frozenset({"legends", "legend", "main deck", "main", "deck"})
_COUNT_FIRST: Final = re.compile(r"(\d+)\s*[xX]?\s+(.+)")
_COUNT_LAST: Final = re.compile(r"(.+?)\s+(?:[xX]\s*(\d+)|\((\d+)\))")


def parse(text: str, name: str = "a deck") -> Deck:
    """Read a deck from text. Raises BadDeck with the numbers of all lines that can't be read, and why."""
    legends: list[Card] = []
    main: list[Card] = []
    faults: list[str] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.partition("#")[0].strip()
        label, colon, value = line.partition(":")
        if colon and label.strip().lower() == "name":
            name = value.strip() or name
        elif line and line.rstrip(":").lower() not in _HEADINGS:
            try:
                count, card = _entry(line)
            except (UnknownCard, BadDeck) as fault:
                faults.append(f"Line {number}: {fault}")
                continue
            (legends if card.kind == LEGEND else main).extend([card] * count)
    if faults:
        raise BadDeck("\n".join(faults))
    if not legends and not main:
        raise BadDeck('There is no card in it. A line names one: "3 Mantis Blades".')
    return Deck(name, tuple(legends), tuple(main))


def _entry(line: str) -> tuple[int, Card]:
    """Read one line: how many of which card."""
    first, last = _COUNT_FIRST.fullmatch(line), _COUNT_LAST.fullmatch(line)
    count, title = 1, line
    if first is not None:
        count, title = _count(first[1]), first[2]
    elif last is not None:
        count, title = _count(last[2] or last[3]), last[1]
    return count, find(title)


def _count(digits: str) -> int:
    if not 1 <= len(digits) <= 2 or not 1 <= int(digits) <= 50:
        raise BadDeck(f"{digits[:12]} copies of a card are no deck; 1 to 3 are.")
    return int(digits)


def write(deck: Deck) -> str:
    """Give the text of a deck, which `parse` reads back exactly."""
    lines = [f"name: {deck.name}", "", "Legends", *(card.title for card in deck.legends), "", "Main deck"]
    lines += [f"{count} {card.title}" for card, count in deck.counts.items()]
    return "\n".join(lines) + "\n"


def read(path: Path) -> Deck:
    """Read a deck file. Raises BadDeck in one sentence if it is missing, too large, no text, or no deck."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadDeck(f"{path} is too large for a deck: {path.stat().st_size:,} bytes, at most {LARGEST_FILE:,}.")
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise BadDeck(f"There is no file {path}.") from None
    except IsADirectoryError:
        raise BadDeck(f"{path} is a folder; a deck is a text file.") from None
    except UnicodeDecodeError:
        raise BadDeck(f"{path} is no text in UTF-8; save it as plain text.") from None
    except (OSError, ValueError) as fault:
        raise BadDeck(f"{str(path)!r} can't be read: {fault}.") from None
    return parse(text, path.stem)
