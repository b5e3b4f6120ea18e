"""What cards do for those who have them early: the points of games with a card in hand soon, against those without.

Which cards come early is nearly all up to the shuffle, so the difference is what the card does and not who likes to
play it. Only games of the same list against the same rival list are held against each other.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from statistics import fmean, pvariance
from typing import TYPE_CHECKING, Final

from streetcred.core import decision as ask
from streetcred.lab.simulate import Match, bots_of, play_game

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from streetcred.agents.agent import Agent
    from streetcred.agents.budget import Budget
    from streetcred.core.decision import Decision, Option
    from streetcred.lab.plan import PlannedGame
    from streetcred.view import View

EARLY: Final = 6
"""The last turn that is early: the third of the second player."""
FIRST: Final = 2
"""The same for a Legend, of which three are turned up soon, and chance says which is the first."""
NORMAL_95: Final = 1.959964


class Watched:
    """Plays like `other`, and notes which cards come to its hand, which Legends turn up, and what is used."""

    def __init__(self, other: Agent) -> None:
        self.other = other
        self.early: set[str] = set()
        """The ids of the cards that came early,"""
        self.had: set[str] = set()
        """that came at all,"""
        self.used: set[str] = set()
        """and that were played from the hand, or turned up."""

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Option:
        """Give the other bot's option."""
        option = self.other.choose(view, decision, budget)
        if view.table.turn > 0:
            self._look(view)
            if option[0] == ask.PLAY:
                self.used |= {card.slug for card in view.own.hand if card.number == option[1]}
        return option

    def _look(self, view: View) -> None:
        pieces = [view.table.piece(number) for number in (*view.own.legends, *view.own.field)]
        turned = {piece.card.slug for piece in pieces if piece.face_up and piece.owner == view.player}
        held = {card.slug for card in view.own.hand}
        self.used |= turned
        self.had |= turned | held
        if view.table.turn <= EARLY:
            self.early |= held
        if view.table.turn <= FIRST:
            self.early |= turned


@dataclass(frozen=True)
class Seen:
    """One player's side of one game."""

    deck: str
    rival: str
    points: float
    early: frozenset[str]
    had: frozenset[str]
    used: frozenset[str]


def watch(planned: PlannedGame) -> tuple[Seen, Seen]:
    """Play one game of a plan; give what either player saw."""
    seats = (planned.a, planned.b) if planned.a_first_seat else (planned.b, planned.a)
    match = Match((seats[0].deck, seats[1].deck), (seats[0].bot, seats[1].bot), planned.seed)
    bots = [Watched(bot) for bot in bots_of(match, planned.seed)]
    result, _ = play_game(match, planned.number, planned.seed, bots)
    names = [seat.deck.name for seat in seats]
    one, other = (
        Seen(
            names[player],
            names[1 - player],
            0.5 if result.winner < 0 else float(result.winner == player),
            frozenset(bot.early),
            frozenset(bot.had),
            frozenset(bot.used),
        )
        for player, bot in enumerate(bots)
    )
    return one, other


@dataclass
class Points:
    """The points of games with a card and without."""

    having: list[float] = field(default_factory=list)
    lacking: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class EarlyFigure:
    """What is known of a card."""

    card: str
    games: int
    """Sides of games with the card in the list, so many of them"""
    early: int
    """with it early."""
    having: float
    """The share of points of those,"""
    lacking: float
    """and of the others."""
    more: float
    """What it brings: the difference, each list against each rival list for itself, with its 95% interval."""
    low: float
    high: float
    p: float
    """How likely a difference so large would be by chance."""
    had: int
    """In how many it came at all,"""
    used: int
    """and in how many it was played, or turned up."""


def figures(sides: Iterable[Seen], cards_of: Mapping[str, Sequence[str]]) -> list[EarlyFigure]:
    """Give what the games say of every card of the lists. `cards_of` has the ids of the cards of each list."""
    points: dict[str, dict[tuple[str, str], Points]] = defaultdict(lambda: defaultdict(Points))
    had: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for side in sides:
        had.update(side.had.intersection(cards_of[side.deck]))
        used.update(side.used.intersection(cards_of[side.deck]))
        for card in cards_of[side.deck]:
            group = points[card][side.deck, side.rival]
            (group.having if card in side.early else group.lacking).append(side.points)
    return [_figure(card, list(points[card].values()), had[card], used[card]) for card in sorted(points)]


def _figure(card: str, groups: list[Points], had: int, used: int) -> EarlyFigure:
    having = [points for group in groups for points in group.having]
    lacking = [points for group in groups for points in group.lacking]
    more, error = difference(groups)
    return EarlyFigure(
        card,
        len(having) + len(lacking),
        len(having),
        fmean(having) if having else 0.0,
        fmean(lacking) if lacking else 0.0,
        more,
        max(-1.0, more - NORMAL_95 * error),
        min(1.0, more + NORMAL_95 * error),
        math.erfc(abs(more) / error / math.sqrt(2)) if error else 1.0,
        had,
        used,
    )


def difference(groups: Sequence[Points]) -> tuple[float, float]:
    """Give the weighted mean of the differences within groups, and its standard error (Mantel and Haenszel's weights).

    A group that has fewer than two games on one side says nothing; without one that says something the error is 0.
    """
    telling = [group for group in groups if min(len(group.having), len(group.lacking)) > 1]
    if not telling:
        return 0.0, 0.0
    weights = [1 / (1 / len(group.having) + 1 / len(group.lacking)) for group in telling]
    differences = [fmean(group.having) - fmean(group.lacking) for group in telling]
    variances = [
        pvariance(group.having) / (len(group.having) - 1) + pvariance(group.lacking) / (len(group.lacking) - 1)
        for group in telling
    ]
    whole = sum(weights)
    mean = sum(weight * one for weight, one in zip(weights, differences, strict=True)) / whole
    return mean, math.sqrt(sum(w * w * v for w, v in zip(weights, variances, strict=True))) / whole
