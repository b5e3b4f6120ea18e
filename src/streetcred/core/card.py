"""A printed card (chapter 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.terms import KEYWORD_NAMES, TYPE_NAMES

if TYPE_CHECKING:
    from streetcred.core.ability import Ability, Activated, Replacing, Standing, Triggered


class Card:
    """What a card says of itself; made once, never changed.

    Hidden areas (hand, deck) hold cards, since a card there has no history (5.3.2.2). On the table a card becomes
    a `Piece`.
    """

    __slots__ = (
        "abilities",
        "about",
        "activated",
        "colour",
        "cost",
        "keywords",
        "kind",
        "name",
        "number",
        "power",
        "power_plus",
        "printed_keywords",
        "program",
        "ram",
        "replacing",
        "sell_tag",
        "slug",
        "standing",
        "subtitle",
        "tags",
        "triggered",
    )

    def __init__(
        self,
        *,
        slug: str,
        number: int,
        name: str,
        subtitle: str | None,
        kind: int,
        colour: str,
        ram: int,
        cost: int | None,
        power: int | None,
        power_plus: bool,
        sell_tag: bool,
        tags: tuple[str, ...],
        abilities: tuple[Ability, ...],
    ) -> None:
        self.slug = slug
        self.number = number
        """A number that is the card's for good: recorded games name cards by it."""
        self.name = name
        self.subtitle = subtitle
        self.kind = kind
        self.colour = colour
        self.ram = ram
        self.cost = cost
        """None for a null cost (3.11.2)."""
        self.power = 0 if power is None else power
        self.power_plus = power_plus
        self.sell_tag = sell_tag
        self.tags = tags
        self.abilities = abilities
        self.keywords = 0
        self.printed_keywords = 0
        self.program: Ability | None = None
        self.triggered: tuple[Triggered, ...] = ()
        self.activated: tuple[Activated, ...] = ()
        self.standing: tuple[Standing, ...] = ()
        self.replacing: tuple[Replacing, ...] = ()
        self.about = 0
        """Bits of what its texts are about: events they wait for, changes they make, proposals they replace, uses."""
        for index, ability in enumerate(abilities):
            ability.join(self, index)

    @property
    def title(self) -> str:
        """The name, with the subtitle that tells cards of one name apart (3.10.2)."""
        return self.name if self.subtitle is None else f"{self.name}: {self.subtitle}"

    @property
    def type_name(self) -> str:
        """The type in words."""
        return TYPE_NAMES[self.kind]

    @property
    def keyword_names(self) -> tuple[str, ...]:
        """The printed keywords in words, sorted."""
        return tuple(sorted(name for bit, name in KEYWORD_NAMES.items() if self.printed_keywords & bit))

    def __repr__(self) -> str:
        return f"card({self.slug!r})"
