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

The headings may be left out: Legends are known by their type. What else people write is read as well; see `listing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.decks.listing import read_list
from streetcred.errors import BadDeck

if TYPE_CHECKING:
    from pathlib import Path

    from streetcred.decks.deck import Deck

LARGEST_FILE: Final = 100_000
"""In bytes; no deck is nearly as long."""


def parse(text: str, name: str = "a deck") -> Deck:
    """Read a deck from text. Raises BadDeck with the numbers of all lines that can't be read, and why."""
    found = read_list(text, name)
    if found.doubts:
        raise BadDeck("\n".join(f"Line {doubt.line}: {doubt.reason}" for doubt in found.doubts))
    if not found.legends and not found.main:
        raise BadDeck('There is no card in it. A line names one: "3 Mantis Blades".')
    return found.deck


def write(deck: Deck) -> str:
    """Give the text of a deck, which `parse` reads back exactly."""
    lines = [f"name: {deck.name}", "", "Legends", *(card.title for card in deck.legends), "", "Main deck"]
    lines += [f"{count} {card.title}" for card, count in deck.counts.items()]
    return "\n".join(lines) + "\n"


def plain(deck: Deck) -> str:
    """Give the cards of a deck as a plain list, with a count in front of every card."""
    cards = [*((card, 1) for card in deck.legends), *deck.counts.items()]
    return "".join(f"{count} {card.title}\n" for card, count in cards)


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
