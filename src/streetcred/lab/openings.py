"""What opening hands are worth: how often the bot keeps them, what they win, and what a mulligan would have won."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final

from streetcred.cards.catalogue import CARDS
from streetcred.lab.hands import by_hand
from streetcred.lab.scores import FALSE_DISCOVERIES, Difference, corrected, difference_between, difference_of
from streetcred.lab.summary import Count
from streetcred.terms import UNIT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from streetcred.core.card import Card
    from streetcred.lab.hands import Hands
    from streetcred.lab.played import Played

    Hand = tuple[Card, ...]

CHEAP: Final = 3
"""What can be paid for in the first turns."""
FEWEST: Final = 10
"""So many hands of a kind, or more, are spoken of."""
_MEASURES: Final[dict[str, Callable[[Hand], int]]] = {
    f"cards that cost {CHEAP} or less": lambda hand: sum(1 for card in hand if (card.cost or 0) <= CHEAP),
    "Units": lambda hand: sum(card.kind == UNIT for card in hand),
    "cards with a sell tag": lambda hand: sum(card.sell_tag for card in hand),
}


@dataclass(frozen=True)
class Opening:
    """Some opening hands."""

    said: str
    """Which ones, in words."""
    keeps: Count
    """How many of them the bot keeps."""
    kept: float
    """The share of points with the hand kept,"""
    mulliganed: float
    """and without."""
    difference: Difference
    """What keeping brings more than a mulligan."""
    q: float
    """How likely a difference so large would be by chance, with so many hands looked at."""

    @property
    def judgement(self) -> str:
        """Say in a word what to do with such a hand."""
        if self.q >= FALSE_DISCOVERIES:
            return "too close to tell"
        return "keep" if self.difference.mean > 0 else "mulligan"


@dataclass(frozen=True)
class Held:
    """A card in opening hands that were kept."""

    card: Card
    hands: int
    share: float
    """Of points, with the card in the hand."""
    difference: Difference
    """What hands with the card bring more than those without."""
    q: float

    @property
    def is_real(self) -> bool:
        """Give whether the difference stands with the false discoveries under control."""
        return self.q < FALSE_DISCOVERIES


@dataclass(frozen=True)
class Openings:
    """All opening hands of a deck, as far as they have been played."""

    name: str
    all: Opening
    of_bot: list[Opening]
    """Those that the bot keeps, and the others."""
    by_measure: list[Opening]
    by_card: list[Held]
    """The best card first."""

    @property
    def judgement(self) -> str:
        """Say in a sentence what has been shown."""
        said = [f"The bot keeps {self.all.keeps.share or 0:.0%} of {self.all.keeps.games:,} opening hands."]
        for opening, words in zip(self.of_bot, ("those that it keeps", "the others"), strict=False):
            if opening.keeps.games:
                said.append(f"With {words}, keeping brings {opening.difference.mean:+.1%}: {opening.judgement}.")
        return " ".join(said)

    def to_data(self) -> dict[str, Any]:
        """Give it as data."""
        return {
            "deck": self.name,
            "hands": [_opening_data(opening) for opening in (self.all, *self.of_bot, *self.by_measure)],
            "cards": [
                {
                    "card": held.card.slug,
                    "hands": held.hands,
                    "share": held.share,
                    "worth": held.difference.mean,
                    "interval": [held.difference.low, held.difference.high],
                    "q": held.q,
                }
                for held in self.by_card
            ],
        }


def openings(plan: Hands, games: Sequence[Played]) -> Openings:
    """Work out the opening hands from their games; there must be a place with all of its games."""
    dealt = [(_cards(plan, kept), kept, mulligan) for kept, mulligan in by_hand(games)]
    groups: list[tuple[str, list[tuple[Played, Played]]]] = [
        ("all opening hands", [(kept, mulligan) for _, kept, mulligan in dealt]),
        ("the bot keeps", [(kept, mulligan) for _, kept, mulligan in dealt if kept.would_keep]),
        ("the bot mulligans", [(kept, mulligan) for _, kept, mulligan in dealt if not kept.would_keep]),
    ]
    for words, measure in _MEASURES.items():
        for amount in sorted({measure(hand) for hand, _, _ in dealt}):
            some = [(kept, mulligan) for hand, kept, mulligan in dealt if measure(hand) == amount]
            if len(some) >= FEWEST:
                groups.append((f"{words}: {amount}", some))
    differences = [difference_of([kept.score - other.score for kept, other in some]) for _, some in groups]
    chances = corrected([difference.p for difference in differences])
    found = [
        _opening(said, some, difference, q)
        for (said, some), difference, q in zip(groups, differences, chances, strict=True)
    ]
    return Openings(plan.base.name, found[0], found[1:3], found[3:], _by_card(plan, dealt))


def _opening(said: str, some: Sequence[tuple[Played, Played]], difference: Difference, q: float) -> Opening:
    keeps = Count(sum(kept.would_keep for kept, _ in some), len(some))
    kept, mulliganed = ([game.score for game in games] for games in zip(*some, strict=True)) if some else ([], [])
    return Opening(said, keeps, fmean(kept or [0.5]), fmean(mulliganed or [0.5]), difference, q)


def _by_card(plan: Hands, dealt: Sequence[tuple[Hand, Played, Played]]) -> list[Held]:
    cards = list(plan.base.deck.counts)
    with_it = [[kept.score for hand, kept, _ in dealt if card in hand] for card in cards]
    without = [[kept.score for hand, kept, _ in dealt if card not in hand] for card in cards]
    differences = [difference_between(some, others) for some, others in zip(with_it, without, strict=True)]
    chances = corrected([difference.p for difference in differences])
    found = [
        Held(card, len(some), fmean(some), difference, q)
        for card, some, difference, q in zip(cards, with_it, differences, chances, strict=True)
        if some
    ]
    return sorted(found, key=lambda held: -held.difference.mean)


def _cards(plan: Hands, game: Played) -> Hand:
    known = {card.slug: card for card in plan.base.deck.main}
    return tuple(known.get(slug) or CARDS[slug] for slug in game.hand.split())


def _opening_data(opening: Opening) -> dict[str, Any]:
    return {
        "hands": opening.said,
        "count": opening.keeps.games,
        "bot_keeps": opening.keeps.share,
        "kept": opening.kept,
        "mulliganed": opening.mulliganed,
        "worth": opening.difference.mean,
        "interval": [opening.difference.low, opening.difference.high],
        "q": opening.q,
    }
