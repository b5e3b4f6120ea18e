"""Playing without thinking: sensible answers for what comes between two real choices, and to see where a turn leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import decision as ask
from streetcred.core import look
from streetcred.core.gig import Gig
from streetcred.core.run import answer
from streetcred.rules.play import card_in_hand
from streetcred.terms import BLOCKER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.card import Card
    from streetcred.core.decision import Decision, Option
    from streetcred.core.state import State

FURTHEST: Final = 40
"""After how many answers something under way is judged where it stands."""
LONGEST_TURN: Final = 120
"""The same for a turn."""
ENOUGH_EDDIES: Final = 7
_REAL_CHOICES: Final = frozenset({ask.MAIN, ask.ROLL_IN, ask.OPENING_HAND, ask.WHO_FIRST})


def go_on(state: State) -> None:
    """Answer plainly until what is under way is over: up to the next choice of an action, a die or a hand."""
    for _ in range(FURTHEST):
        asked = state.decision
        if asked is None or asked.kind in _REAL_CHOICES:
            return
        answer(state, plain_answer(state, asked))


def play_to(state: State, turn: int) -> None:
    """Play plainly, for both sides, up to the first action of the turn with that number."""
    for _ in range(LONGEST_TURN):
        asked = state.decision
        if asked is None or (state.turn >= turn and asked.kind == ask.MAIN):
            return
        answer(state, plain_answer(state, asked))


def plain_answer(state: State, asked: Decision) -> Option:
    """Give an answer that is sensible at a glance."""
    options = asked.options
    if asked.kind == ask.MAIN:
        return _action(state, options)
    if asked.kind == ask.REACT:
        return _reaction(state, options)
    if asked.kind == ask.STEAL:
        return max(options, key=lambda option: look.gig_now(state, Gig(option[1], 0)).value)
    if asked.kind == ask.PICK_AMOUNT:
        return max(options, key=lambda option: option[1])
    return options[0]


def keeps(hand: Sequence[Card]) -> bool:
    """Give whether an opening hand has something to play in the first turns and something to sell."""
    cheap = sum(1 for card in hand if look.cost_of(card) <= 3)
    return cheap >= 2 and any(card.sell_tag for card in hand)


def _action(state: State, options: Sequence[Option]) -> Option:
    """Sell, play what costs most, Call, then attack where nothing is lost by it."""
    best = options[0]
    highest = -1
    for option in options:
        urgency = _urgency(state, option)
        if urgency > highest:
            best, highest = option, urgency
    return best


def _urgency(state: State, option: Option) -> int:
    kind = option[0]
    if kind == ask.SELL:
        side = state.sides[state.player]
        return 200 if len(side.hand) > 2 and side.eddie_count() < ENOUGH_EDDIES else -1
    if kind == ask.PLAY:
        return 100 + look.cost_of(card_in_hand(state, state.player, option[1]))
    if kind in (ask.SOLO, ask.FIELD_LEGEND):
        return 90
    if kind == ask.CALL:
        return 50
    if kind == ask.ATTACK:
        return _urgency_of_attack(state, option)
    return 0 if kind == ask.END_TURN else -1


def _urgency_of_attack(state: State, option: Option) -> int:
    """Defeat what is weaker, steal where no blocker would defeat the thief, the strongest first."""
    power = look.power_of(state, state.piece(option[1]))
    if option[2] != ask.GIG_AREA:
        target = look.power_of(state, state.piece(option[2]))
        return 30 + target if power > target else -1
    for number in state.sides[1 - state.player].field:
        rival = state.piece(number)
        if rival.ready and look.keywords_of(state, rival) & BLOCKER and look.power_of(state, rival) >= power:
            return -1
    return 20 + power if power else -1


def _reaction(state: State, options: Sequence[Option]) -> Option:
    """Block if the blocker survives, else let the attack go on."""
    attacker = look.power_of(state, state.piece(state.attacker))
    for option in options:
        if option[0] == ask.BLOCK and look.power_of(state, state.piece(option[1])) > attacker:
            return option
    return (ask.PASS, 0, 0)
