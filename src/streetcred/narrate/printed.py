"""What is printed on a card, in short words, and what its keywords mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.terms import ADRENALINE, BLOCKER, GEAR, GO_SOLO, LEGEND, PROGRAM, QUICK

if TYPE_CHECKING:
    from streetcred.core.card import Card

REMINDERS: Final = {
    ADRENALINE: "ADRENALINE: it may attack in the turn in which it comes (11.23).",
    BLOCKER: "BLOCKER: while a rival attacks, spend this ready Unit to become what is attacked (11.24).",
    GO_SOLO: "GO SOLO: pay its cost, and this Legend comes as a ready Unit that may attack at once; "
    "it is out of the game when it leaves the field (11.25).",
    QUICK: "QUICK: you may use it in the React Step of a rival's attack, too (11.26).",
}
"""What the keywords mean, in a sentence, with the number of the rule."""
SELL: Final = "Sell Tag: may be sold to become an Eddie, one card a turn (8.11)."


def has_power(card: Card) -> bool:
    """Give whether a power is printed on a card."""
    return card.kind != PROGRAM and not (card.kind == LEGEND and card.cost is None)


def power_words(card: Card) -> str:
    """Say a printed power: that of Gear is added to the power of its host (3.17)."""
    return f"{card.power:+d}" if card.kind == GEAR else f"{card.power}{'+' if card.power_plus else ''}"


def reminders(card: Card) -> list[str]:
    """Say what the keywords of a card mean, and its Sell Tag."""
    said = [words for bit, words in REMINDERS.items() if card.printed_keywords & bit]
    return [*said, SELL] if card.sell_tag else said
