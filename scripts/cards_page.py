"""Make docs/cards.md: the catalogue with texts as they are rendered from what runs.

    python scripts/cards_page.py [--write]

Without --write it only says whether the page is up to date.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from citations import ROOT, write_or_check
from streetcred.cards.announced import ANNOUNCED
from streetcred.cards.catalogue import CARDS
from streetcred.printings import errata_of, printings_of
from streetcred.terms import COLOURS, GEAR, LEGEND, PROGRAM, TYPE_NAMES, UNIT
from streetcred.text.abilities import text_of
from streetcred.text.english import ENGLISH

if TYPE_CHECKING:
    from streetcred.core.card import Card

PAGE: Final = ROOT / "docs" / "cards.md"
PLURALS: Final = {LEGEND: "Legends", UNIT: "Units", GEAR: "Gear", PROGRAM: "Programs"}

INTRODUCTION: Final = """# Cards

All {count} cards with the texts that the program renders from what it does, so they can't say anything else. Names,
numbers and tags are those of the printed cards.

Made by `scripts/cards_page.py`; do not edit it by hand.
"""

DIFFERENT: Final = {
    "bonnie-and-clyde": "The second choice is said with all that it asks for, since our text is made of the two "
    "instructions of which one is carried out. It does the same: one Unit, or two, each with power 4 or less.",
    "the-heist": 'Our vocabulary says "its cost" of the card that was just named, here as on all other cards.',
    "jackie-welles-mamas-favorite": "The rules speak of paying a cost (11.8), and so do all our texts; he takes the "
    "same 1 €$.",
    "panam-palmer-nomad-cavalry": 'The order of two adjectives: our texts always say the side before "unequipped".',
    "cyberpsychosis": "Our texts use Gear without a plural s, as most printed cards do.",
}
"""Why some texts read differently from the printed cards."""


def facts(card: Card) -> str:
    """Give the facts of a card in a line."""
    parts = [f"{card.ram} {card.colour} RAM", f"cost {'–' if card.cost is None else card.cost}"]
    if card.kind != PROGRAM:
        parts.append(f"power {card.power}{'+' if card.power_plus else ''}")
    parts += ["sell tag"] if card.sell_tag else []
    return f"{', '.join(parts)} · {' · '.join(card.tags)}"


def entry(card: Card) -> list[str]:
    """Give the lines of a card."""
    printed = [f"{one.set.printed or one.set.name} {one.number} ({one.rarity})" for one in printings_of(card.slug)]
    lines = [f"### {card.title}", "", facts(card), ""]
    lines += [f"> {line}  " for line in text_of(card, ENGLISH).splitlines()] + [""] if card.abilities else []
    lines += [f"Printed as {', '.join(printed)}.", ""]
    for erratum in errata_of(card.slug):
        which = f"the printing {erratum.printing}" if erratum.printing else "the card"
        lines += [f"Corrected on {erratum.date}, {which}: {erratum.correction}", ""]
    return lines


def current() -> str:
    """Give the page as it should be now."""
    lines = [INTRODUCTION.format(count=len(CARDS))]
    for kind, name in PLURALS.items():
        lines += [f"## {name}", ""]
        for colour in COLOURS:
            cards = [card for card in CARDS.values() if (card.kind, card.colour) == (kind, colour)]
            for card in sorted(cards, key=lambda card: card.title):
                lines += entry(card)
    lines += ["## Cards whose text is not known", ""]
    for unknown in ANNOUNCED.values():
        lines += [f"{unknown.title}: a {unknown.colour} {TYPE_NAMES[unknown.kind]}. {unknown.reason}", ""]
    lines += ["## Texts that read differently from the printed cards", ""]
    lines += ["All others read the same, letter for letter but for signs. These say the same in other words:", ""]
    lines += [f"- **{CARDS[slug].title}**: {reason}" for slug, reason in DIFFERENT.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(write_or_check(PAGE, current, __doc__))
