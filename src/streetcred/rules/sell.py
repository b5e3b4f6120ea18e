"""Sell (8.11, 11.9): a card becomes an Eddie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core.event import SOLD, Event
from streetcred.rules.areas import without

if TYPE_CHECKING:
    from streetcred.core.card import Card
    from streetcred.core.state import State


def sellable(state: State, player: int) -> list[Card]:
    """8.11, 8.11.1 The cards of the hand that may be sold now: with a Sell Tag, and once per turn."""
    side = state.sides[player]
    return [] if side.sold else [card for card in dict.fromkeys(side.hand) if card.sell_tag]


def sell(state: State, player: int, card: Card) -> None:
    """8.11 Sell a card of the hand as an action."""
    side = state.sides[player]
    side.hand = without(side.hand, card)
    become_eddie(state, player, card, shown=True)


def sell_top(state: State, player: int) -> bool:
    """A2, R047 Sell the top card of the deck unseen; give False when there is none."""
    side = state.sides[player]
    if not side.deck:
        return False
    card = side.deck[0]
    side.deck = side.deck[1:]
    become_eddie(state, player, card, shown=False)
    return True


def become_eddie(state: State, player: int, card: Card, *, shown: bool) -> None:
    """5.8.2.1, 11.9.1 Place a card face-down in the Eddies area. Any sale uses up the Sell action (A1)."""
    side = state.sides[player]
    side.sold = True
    if shown:
        side.eddies = (*side.eddies, card)
    else:
        side.blind_eddies = (*side.blind_eddies, card)
    if not state.ruleset.sold_ready:
        side.spent_eddies += 1
    state.events.append(Event(SOLD, player, card=card, seen=3 if shown else 0))
