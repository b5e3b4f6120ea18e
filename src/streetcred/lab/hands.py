"""Opening hands: the same hands, kept and not kept.

At every place of the plan the deck meets one rival four times with the same seed: in either seat once with the opening
hand kept and once with a mulligan. What the bot itself would have done is noted.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from streetcred.lab.comparison import asked_of
from streetcred.lab.plan import Entrant, Plan, PlannedGame, seed_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.lab.played import Played


@dataclass(frozen=True)
class Hands(Plan):
    """A deck against a field of rivals, every opening hand kept and not kept."""

    base: Entrant
    field: tuple[Entrant, ...]
    """The rivals; they take turns."""
    kind = "hand"
    size = 4

    @property
    def places(self) -> int:
        """How many seeds are played."""
        return self.pairs

    def games_of(self, place: int) -> tuple[PlannedGame, ...]:
        """Give the four games at a place."""
        rival = self.field[place % len(self.field)]
        seed = seed_of(self.seed, self.base, rival, place)
        ways = ((first, keeps) for first in (True, False) for keeps in (True, False))
        return tuple(
            PlannedGame(4 * place + number, place, self.base, rival, seed, a_first_seat=first, keeps=keeps)
            for number, (first, keeps) in enumerate(ways)
        )

    def asked(self) -> dict[str, Any]:
        """Give the deck and the rivals."""
        return asked_of(self.base, self.field)


def by_hand(games: Sequence[Played]) -> list[tuple[Played, Played]]:
    """Give for every opening hand the game in which it was kept, and the one in which it was not."""
    found = list(zip(games[::2], games[1::2], strict=True))
    assert all(kept.hand == mulligan.hand for kept, mulligan in found), "the same seed deals the same hand"
    return found
