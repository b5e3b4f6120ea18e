"""Cards that are printed, but whose texts nobody has made known. They are listed, and can't be played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from streetcred.terms import LEGEND, RED, TYPE_NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Announced:
    """What is known of such a card."""

    slug: str
    name: str
    subtitle: str
    kind: int
    colour: str

    @property
    def title(self) -> str:
        """The name with the subtitle."""
        return f"{self.name}: {self.subtitle}"

    @property
    def reason(self) -> str:
        """Why it can't be played."""
        return f"{self.title} can't be played yet: nobody has made the text of this {TYPE_NAMES[self.kind]} known."


ANNOUNCED: Final[Mapping[str, Announced]] = {
    "rebecca-having-a-moment": Announced("rebecca-having-a-moment", "Rebecca", "Having a Moment", LEGEND, RED),
}
"""Every such card by its id."""
