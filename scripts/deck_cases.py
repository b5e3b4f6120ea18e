"""Write decks with what is wrong with them, by which the page's own look at a deck is tested.

    python scripts/deck_cases.py [--write]

Without --write it says whether web/src/decks/legality.cases.json is what src/streetcred/decks/legality.py says.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from streetcred.cards.catalogue import CARDS
from streetcred.decks import LISTS, Deck, breaches, random_deck
from streetcred.server.deck_box import list_of, rules

if TYPE_CHECKING:
    from collections.abc import Iterator

CASES: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "decks" / "legality.cases.json"
RANDOM: Final = 20
SEED: Final = 7
_FACTS: Final = ("name", "subtitle", "colour", "ram")


def decks() -> Iterator[Deck]:
    """Give legal decks and such with every kind of fault."""
    yield from LISTS.values()
    heist = LISTS["the-heist"]
    yield Deck("nothing", (), ())
    yield Deck("small", heist.legends, heist.main[:-1])
    yield Deck("large", heist.legends, (heist.main * 2)[:51])
    yield Deck("fixed, changed", LISTS["demo-mercs"].legends, LISTS["demo-mercs"].main[1:])
    yield Deck("a name twice", (heist.legends[0], *heist.legends[:2]), heist.main)
    yield Deck("a Legend in the main deck", heist.legends, (*heist.main, heist.legends[0]))
    yield Deck("a Unit among Legends", (*heist.legends[:2], heist.main[0]), heist.main)
    chance = random.Random(SEED)
    cards = list(CARDS.values())
    for number in range(RANDOM):
        deck = random_deck(chance, f"random {number}")
        wild = tuple(chance.choice(cards) for _ in range(chance.randint(0, 8)))
        yield Deck(deck.name, deck.legends[: chance.randint(2, 3)], (*deck.main, *wild, *wild[:2] * 3))


def cases() -> dict[str, Any]:
    """Give the rules, decks with their breaches, and the facts of all their cards."""
    found = list(decks())
    cards = {card for deck in found for card in (*deck.legends, *deck.main)}
    return {
        "rules": msgspec.to_builtins(rules()),
        "cards": {
            card.slug: {"type": card.type_name, **{name: getattr(card, name) for name in _FACTS}}
            for card in sorted(cards, key=lambda card: card.slug)
        },
        "cases": [{"deck": msgspec.to_builtins(list_of(deck)), "breaches": breaches(deck)} for deck in found],
    }


def current() -> str:
    """Give the file as it should be."""
    return json.dumps(cases(), separators=(",", ":")) + "\n"


def main() -> None:
    """Write the file, or compare it."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--write", action="store_true")
    if arguments.parse_args().write:
        CASES.write_text(current(), encoding="utf-8")
    elif CASES.read_text(encoding="utf-8") != current():
        sys.exit(f"{CASES} is out of date: run  python scripts/deck_cases.py --write")


if __name__ == "__main__":
    main()
