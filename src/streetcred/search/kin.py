"""Cards that go with a card: by the tags that they have and speak of, and by their keywords.

What few cards share counts more than what many do (its weight is the logarithm of how rare it is); a tag that one
speaks of and the other has counts twice. Nothing else is weighed: it is a hint of where to look, no judgement.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from streetcred.cards.catalogue import CARDS
from streetcred.terms import TAGS
from streetcred.text.abilities import text_of
from streetcred.text.english import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from streetcred.core.card import Card

SPEAKING: Final = 2.0
"""How much more a tag counts that one card speaks of and the other has."""


class Kin(NamedTuple):
    """A card that goes with another."""

    card: Card
    why: str
    """What counted most, in a few words."""
    weight: float


def kin_of(card: Card, most: int) -> list[Kin]:
    """Give the cards that go best with a card, at most so many, the best first; none of the same name."""
    found = [_kin(card, other) for other in CARDS.values() if other.name != card.name]
    best = sorted((kin for kin in found if kin.weight > 0), key=lambda kin: (-kin.weight, kin.card.number))
    return best[:most]


def namesakes(card: Card) -> list[Card]:
    """Give the other cards of the same name (3.10.2)."""
    same = [other for other in CARDS.values() if other.name == card.name and other is not card]
    return sorted(same, key=lambda other: other.number)


def spoken_of(card: Card) -> frozenset[str]:
    """Give the tags that the text of a card names."""
    return _spoken()[card.slug]


def _kin(card: Card, other: Card) -> Kin:
    reasons = list(_reasons(card, other))
    if not reasons:
        return Kin(other, "", 0.0)
    _, why = max(reasons, key=lambda reason: reason[0])
    return Kin(other, why, sum(weight for weight, _ in reasons))


def _reasons(card: Card, other: Card) -> Iterator[tuple[float, str]]:
    tags, others = set(card.tags), set(other.tags)
    for tag in sorted(spoken_of(card) & others):
        yield SPEAKING * _rarity(tag), f"is {tag}, which this card speaks of"
    for tag in sorted(spoken_of(other) & tags):
        yield SPEAKING * _rarity(tag), f"speaks of {tag}"
    for tag in sorted(spoken_of(card) & spoken_of(other)):
        yield _rarity(tag), f"speaks of {tag} too"
    for tag in sorted(tags & others):
        yield _rarity(tag), f"is {tag} too"
    for word in sorted({*card.keyword_names} & {*other.keyword_names}):
        yield _rarity(word), f"has {word} too"


@cache
def _spoken() -> Mapping[str, frozenset[str]]:
    words = re.compile("|".join(rf"\b{re.escape(tag)}\b" for tag in sorted(TAGS, key=len, reverse=True)))
    return {slug: frozenset(words.findall(text_of(card, ENGLISH))) for slug, card in CARDS.items()}


def _rarity(word: str) -> float:
    return math.log(len(CARDS) / _bearers()[word])


@cache
def _bearers() -> Counter[str]:
    return Counter(word for card in CARDS.values() for word in {*card.tags, *card.keyword_names, *spoken_of(card)})
