"""A deck: three Legends and a main deck (7.3)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from streetcred.terms import COLOURS

if TYPE_CHECKING:
    from streetcred.core.card import Card


@dataclass(frozen=True)
class Deck:
    """Three Legends and a main deck (7.3)."""

    name: str
    legends: tuple[Card, ...]
    main: tuple[Card, ...]

    @cached_property
    def counts(self) -> dict[Card, int]:
        """The cards of the main deck with their numbers, in the order in which they were listed."""
        return dict(Counter(self.main))

    def ram_limits(self) -> dict[str, int]:
        """3.20.5 Give the RAM limit in every colour: the sum of the Legends' RAM, 0 without one (3.20.4)."""
        limits = dict.fromkeys(COLOURS, 0)
        for legend in self.legends:
            limits[legend.colour] += legend.ram
        return limits

    def same_cards(self, other: Deck) -> bool:
        """Give whether both have the same Legends and the same main deck, in whatever order."""
        return Counter(self.legends) == Counter(other.legends) and Counter(self.main) == Counter(other.main)
