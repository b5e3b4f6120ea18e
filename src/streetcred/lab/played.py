"""A game of a series that has been played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from streetcred.core import decision as ask
from streetcred.lab.simulate import Match, bots_of, play_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.agents.agent import Agent
    from streetcred.agents.budget import Budget
    from streetcred.core.card import Card
    from streetcred.core.decision import Decision, Option
    from streetcred.lab.plan import PlannedGame
    from streetcred.view import View

TIE: Final = "tie"


@dataclass(frozen=True)
class Played:
    """A game of a series that has been played. Its fields are the columns of the results."""

    game: int
    pair: int
    deck_a: str
    deck_b: str
    bot_a: str
    bot_b: str
    seed: int
    a_first_seat: bool
    swap: str
    """What was changed in A's deck; empty for nothing."""
    hand: str
    """A's opening hand: the ids of its cards, with spaces between."""
    would_keep: bool
    """Whether the bot of A wanted to keep it,"""
    kept: bool
    """and whether it was kept."""
    winner: str
    """"a", "b" or "tie"."""
    reason: str
    first: str
    """Who went first, "a" or "b"."""
    turns: int
    decisions: int

    @property
    def score(self) -> float:
        """Give the points of A: 1 for a win, half for a tie."""
        return {"a": 1.0, TIE: 0.5, "b": 0.0}[self.winner]

    @property
    def names(self) -> tuple[str, str]:
        """Give the entrants, A and B."""
        return f"{self.deck_a} ({self.bot_a})", f"{self.deck_b} ({self.bot_b})"


class Handed:
    """Plays like `other`, notes the opening hand, and keeps it or not if that is settled."""

    def __init__(self, other: Agent, *, keeps: bool | None) -> None:
        self.other = other
        self.keeps = keeps
        self.hand: tuple[Card, ...] = ()
        self.would_keep = self.kept = True

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Option:
        """Give the other bot's option."""
        option = self.other.choose(view, decision, budget)
        if decision.kind != ask.OPENING_HAND:
            return option
        self.hand = view.own.hand
        self.would_keep = option[0] == ask.KEEP
        self.kept = self.would_keep if self.keeps is None else self.keeps
        return (ask.KEEP if self.kept else ask.MULLIGAN, 0, 0)


def play_planned(planned: PlannedGame) -> Played:
    """Play one game of a plan."""
    a, b = planned.a, planned.b
    seats = (a, b) if planned.a_first_seat else (b, a)
    players = ("a", "b") if planned.a_first_seat else ("b", "a")
    match = Match((seats[0].deck, seats[1].deck), (seats[0].bot, seats[1].bot), planned.seed)
    seat_of_a = 0 if planned.a_first_seat else 1
    bots = bots_of(match, planned.seed)
    bots[seat_of_a] = handed = Handed(bots[seat_of_a], keeps=planned.keeps)
    result, _ = play_game(match, planned.number, planned.seed, bots)
    return Played(
        game=planned.number,
        pair=planned.pair,
        deck_a=a.deck.name,
        deck_b=b.deck.name,
        bot_a=a.bot,
        bot_b=b.bot,
        seed=planned.seed,
        a_first_seat=planned.a_first_seat,
        swap=planned.swap,
        hand=" ".join(card.slug for card in handed.hand),
        would_keep=handed.would_keep,
        kept=handed.kept,
        winner=TIE if result.winner < 0 else players[result.winner],
        reason=result.reason,
        first=players[result.first],
        turns=result.turns,
        decisions=result.decisions,
    )


def play_portion(portion: Sequence[PlannedGame]) -> list[Played]:
    """Play games one after the other."""
    return [play_planned(planned) for planned in portion]
