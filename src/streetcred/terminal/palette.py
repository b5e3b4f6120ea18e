"""The colours of the night. Whatever they tell, a word or a sign tells as well."""

from typing import Final

from streetcred.terms import BLUE, GREEN, RED, YELLOW

PAPER: Final = "#d6deeb"
QUIET: Final = "#7d8799"
NEON: Final = "#fcee0a"
ICE: Final = "#00e5ff"
ROSE: Final = "#ff4f81"

CARD_COLOURS: Final = {RED: "#ff6b6b", GREEN: "#4ade80", BLUE: "#60a5fa", YELLOW: "#facc15"}
LETTERS: Final = {RED: "R", GREEN: "G", BLUE: "B", YELLOW: "Y"}


def colour_of(card_colour: str) -> str:
    """Give the colour in which a card is drawn; a hidden one has none."""
    return CARD_COLOURS.get(card_colour, QUIET)


def letter_of(card_colour: str) -> str:
    """Give the letter that stands for a card's colour."""
    return LETTERS.get(card_colour, "?")
