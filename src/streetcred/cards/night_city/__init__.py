"""The cards of the official game."""

from typing import Final

from streetcred.cards.night_city import gear, legends, programs, units_blue, units_green, units_red, units_yellow
from streetcred.core.card import Card

CARDS: Final[tuple[Card, ...]] = (
    *legends.CARDS,
    *units_red.CARDS,
    *units_green.CARDS,
    *units_blue.CARDS,
    *units_yellow.CARDS,
    *gear.CARDS,
    *programs.CARDS,
)
