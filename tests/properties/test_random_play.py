"""Random play with every deck list: the invariants hold after every answer, and every game ends."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from streetcred import LISTS, OFFICIAL
from streetcred.core import run
from streetcred.imagine import imagine
from streetcred.notation import from_text, to_text
from streetcred.rules.setup import new_game
from streetcred.view import view
from tests.properties import invariants

if TYPE_CHECKING:
    from collections.abc import Iterator

    from streetcred.core.state import State
    from streetcred.decks.deck import Deck

NAMES = list(LISTS)
PAIRS = list(zip(NAMES, NAMES[1:] + NAMES[:1], strict=True))
"""Every list meets two others; random decks meet each other in `test_random_decks.py`."""
LONGEST = 3000


def positions(decks: tuple[Deck, Deck], seed: int) -> Iterator[State]:
    """Play a game at random, and give its position at every decision and at the end."""
    chance = random.Random(seed)
    first, second = decks
    state = new_game(OFFICIAL, (first.legends, second.legends), (first.main, second.main), seed)
    for _ in range(LONGEST):
        yield state
        if state.decision is None:
            return
        run.answer(state, chance.choice(state.decision.options))
    raise AssertionError(f"the game does not end: {to_text(state)}")


@pytest.mark.parametrize("names", PAIRS, ids="-".join)
def test_invariants_hold_after_every_answer(names: tuple[str, str]) -> None:
    """1.8 Whatever is answered, the position stays a legal one, can be saved, and tells nobody too much."""
    decks = (LISTS[names[0]], LISTS[names[1]])
    for seed in range(6):
        for number, state in enumerate(positions(decks, seed)):
            invariants.dice_are_conserved(state)
            invariants.cards_are_conserved(state, decks)
            invariants.pieces_lie_where_they_say(state)
            invariants.money_is_possible(state)
            if state.decision is not None:
                invariants.options_are_sound(state)
                invariants.save_and_load_give_the_same(state)
                invariants.views_do_not_tell(state, number)
                if number % 5 == seed % 5:
                    invariants.no_option_fails(state)


@pytest.mark.parametrize("names", PAIRS, ids="-".join)
def test_imagined_worlds_give_the_same_view_back(names: tuple[str, str]) -> None:
    """A world made up from a view looks the same to its viewer, whether the rival's deck is a known list or not."""
    decks = (LISTS[names[0]], LISTS[names[1]])
    for number, state in enumerate(positions(decks, 99)):
        for viewer in (0, 1):
            seen = view(state, viewer)
            for lists in ((), tuple(LISTS.values())):
                world = imagine(seen, number, lists)
                assert invariants.seen_by(world, viewer) == invariants.seen_by(state, viewer)


@pytest.mark.parametrize("names", PAIRS, ids="-".join)
def test_every_position_has_a_line_of_text_that_loads_back(names: tuple[str, str]) -> None:
    """Written, read and written again, the line is the same, and the decision offers the same."""
    for state in positions((LISTS[names[0]], LISTS[names[1]]), 7):
        line = to_text(state)
        again = from_text(line)
        assert "\n" not in line
        assert to_text(again) == line
        if state.decision is not None:
            assert again.decision is not None
            assert list(again.decision.options) == list(state.decision.options)


def test_games_end_by_all_the_ways_that_random_play_can_end_them() -> None:
    """1.10, 1.11 Random games between the starters are won at a turn's start and in overtime."""
    decks = (LISTS["the-heist"], LISTS["embracing-power"])
    reasons = {list(positions(decks, seed))[-1].reason for seed in range(40)}
    assert {1, 2} <= reasons
