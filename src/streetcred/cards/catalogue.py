"""Finding cards: by id, by number, by the names that people type."""

from __future__ import annotations

import copyreg
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from streetcred.cards import night_city
from streetcred.cards.announced import ANNOUNCED, Announced
from streetcred.cards.build import slug_of
from streetcred.core.card import Card
from streetcred.errors import UnknownCard
from streetcred.text import filters

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

LONGEST_NAME: Final = 80
"""In characters; no card has nearly as long a name."""
MOST_NEAR: Final = 6


def _by_slug(cards: Iterable[Card]) -> dict[str, Card]:
    found: dict[str, Card] = {}
    for card in cards:
        assert card.slug not in found, f"{card.slug} stands twice in the catalogue"
        found[card.slug] = card
    return found


CARDS: Final[Mapping[str, Card]] = _by_slug(night_city.CARDS)
"""Every card by its id."""
BY_NUMBER: Final[Mapping[int, Card]] = {card.number: card for card in CARDS.values()}
"""Every card by the number that is its own for good."""
assert len(BY_NUMBER) == len(CARDS), "two cards have the same number"


def _by_name(card: Card) -> tuple[Callable[[str], Card], tuple[str]]:
    """Let a card go to another process by its id: there it is the card that stands in that process's catalogue."""
    return _with_slug, (card.slug,)


def _with_slug(slug: str) -> Card:
    return CARDS[slug]


copyreg.pickle(Card, _by_name)


def check_names() -> None:
    """3.9 Refuse texts that speak of a name that no card has."""
    unknown = filters.NAMES - {card.name for card in CARDS.values()}
    assert not unknown, f"texts speak of cards that do not exist: {unknown}"


check_names()


def find(words: str) -> Card:
    """Give the card that people mean by an id, a title, or a name that only one card has.

    Raises UnknownCard with the nearest names, with all cards of that name, or with the reason why it can't be played.
    """
    said = words.strip() if len(words) <= LONGEST_NAME else f"{words.strip()[:LONGEST_NAME]}..."
    wanted = slug_of(words[:LONGEST_NAME], None)
    if wanted in CARDS:
        return CARDS[wanted]
    unplayable = find_announced(words)
    if unplayable is not None:
        raise UnknownCard(unplayable.reason)
    named = namesakes(words)
    if len(named) == 1:
        return named[0]
    if named:
        titles = " or ".join(f'"{card.title}"' for card in named)
        raise UnknownCard(f'Several cards are named "{said}": write {titles}.')
    suggestion = _suggestion(wanted)
    raise UnknownCard(f'No card is named "{said}"{suggestion}{"?" if suggestion else "."}')


def namesakes(words: str) -> tuple[Card, ...]:
    """Give the cards of a name."""
    wanted = slug_of(words[:LONGEST_NAME], None)
    return tuple(card for card in CARDS.values() if slug_of(card.name, None) == wanted)


def near(words: str) -> tuple[Card, ...]:
    """Give the cards whose names or titles come near, the nearest first."""
    wanted = slug_of(words[:LONGEST_NAME], None)
    known = {card.slug: (card,) for card in CARDS.values()} | {
        slug_of(card.name, None): namesakes(card.name) for card in CARDS.values()
    }
    found = [card for slug in get_close_matches(wanted, known, n=4, cutoff=0.6) for card in known[slug]]
    inside = [card for card in CARDS.values() if len(wanted) > 3 and wanted in card.slug]
    return tuple(dict.fromkeys([*found, *inside]))[:MOST_NEAR]


def find_announced(words: str) -> Announced | None:
    """Give the card without a known text that people mean, or None if they mean none of those."""
    wanted = slug_of(words[:LONGEST_NAME], None)
    named = [card for card in ANNOUNCED.values() if wanted in (card.slug, slug_of(card.name, None))]
    return named[0] if len(named) == 1 else None


def _suggestion(wanted: str) -> str:
    """Say the names that come near, if any do."""
    known = {slug_of(card.name, None): card.name for card in CARDS.values()}
    known |= {card.slug: card.title for card in CARDS.values()}
    near = [known[slug] for slug in get_close_matches(wanted, known, n=3, cutoff=0.6)]
    return f"; did you mean {' or '.join(dict.fromkeys(near))}" if near else ""
