"""Bots: they play whole games from views alone, the same way every time, and greedy play beats random play."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pytest

from streetcred import LISTS, Game, GameError, imagine
from streetcred import redact as redaction
from streetcred.agents import BOTS, Budget, Greedy, Search, make_agent
from streetcred.agents.material import WIN, value
from streetcred.core.card import Card
from streetcred.lab import Match, play_game
from streetcred.testing import GIGS, Table, me, rival, unit
from streetcred.view import view

if TYPE_CHECKING:
    from streetcred.core.state import State

STARTERS = (LISTS["the-heist"], LISTS["embracing-power"])


@pytest.fixture(autouse=True)
def _think_shortly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the levels that search do so for a moment, which changes how well they play and nothing else."""
    monkeypatch.setitem(BOTS, "solo", lambda seed: Search(seed, Budget(iterations=4)))
    monkeypatch.setitem(BOTS, "legend", lambda seed: Search(seed, Budget(iterations=2), trials=1))


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    """A bot depends on its seed and on what it sees, and on nothing else."""
    match = Match(STARTERS, (name, "random"), seed=3)
    assert play_game(match, 0) == play_game(match, 0)
    assert play_game(match, 0)[1] != play_game(match, 1)[1]


def test_greedy_beats_random() -> None:
    """Of thirty games with either starter, greedy play wins nearly all."""
    for bots, greedy in ((("greedy", "random"), 0), (("random", "greedy"), 1)):
        match = Match(STARTERS, bots, seed=1)
        wins = sum(play_game(match, number)[0].winner == greedy for number in range(15))
        assert wins >= 13


class Trap(Card):
    """A card that must not be looked at."""

    def __getattribute__(self, name: str) -> Any:
        """Fail for everything that a card says of itself."""
        if name in ("slug", "number", "name", "cost", "power", "keywords", "abilities", "colour", "tags", "triggered"):
            raise AssertionError(f"a bot reads the {name} of a card that it can't see")
        return super().__getattribute__(name)


def trap(kind: int) -> Card:
    """Give a card that must not be looked at; its back shows whether it is a Legend."""
    facts: dict[str, Any] = {"slug": "", "number": 0, "name": "", "subtitle": None, "colour": "", "ram": 0}
    return Trap(kind=kind, cost=None, power=None, power_plus=False, sell_tag=False, tags=(), abilities=(), **facts)


@pytest.mark.pure
@pytest.mark.parametrize("name", BOTS)
def test_no_bot_reads_what_its_seat_may_not_see(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With traps in all hidden places a bot plays on as before, up to the end of the game."""
    expected = play_game(Match(STARTERS, (name, name), seed=5), 0)
    hidden, legend = trap(redaction.HIDDEN.kind), trap(redaction.HIDDEN_LEGEND.kind)
    for module in ("redact", "imagine", "view"):
        monkeypatch.setattr(sys.modules[f"streetcred.{module}"], "HIDDEN", hidden)
        monkeypatch.setattr(sys.modules[f"streetcred.{module}"], "HIDDEN_LEGEND", legend)

    assert play_game(Match(STARTERS, (name, name), seed=5), 0) == expected


def choose(table: Table) -> str:
    """Let the greedy bot choose, and give the name of what it chose."""
    table.stops_here()
    asked = table.decision
    seen = view(table.state, asked.player)
    assert seen.decision is not None
    return table.name(Greedy(1).choose(seen, seen.decision))


def test_greedy_takes_the_winning_steal() -> None:
    """1.11 In overtime the seventh Gig wins; nothing else is worth more."""
    gigs = {"d4": 1, "d6": 1, "d8": 1, "d10": 1, "d12": 1, "d20": 1}
    table = Table(
        me(field=["psycho-squad"], gigs=gigs),
        rival(field=[unit("delamain-cab", spent=True)], gigs={"d6": 1}),
        overtime=True,
    )
    assert choose(table) == f"psycho-squad > {GIGS}"


def test_greedy_does_not_attack_into_a_stronger_unit() -> None:
    """9.17 A fight that only the attacker loses is worth nothing."""
    table = Table(me(field=["evelyn-parker-scheming"]), rival(field=[unit("minotaur", spent=True)]))
    assert choose(table) == "end the turn"


def test_the_value_of_a_position_is_the_same_from_both_sides() -> None:
    """What one side gains the other loses."""
    table = Table(me(field=["minotaur"], gigs={"d20": 20}), rival(hand=["floor-it"]))
    assert value(table.state, 0) == -value(table.state, 1)
    assert value(table.state, 0) > 0


def test_a_won_game_is_worth_most() -> None:
    """A game that is over is a win, a loss or a tie, and nothing in between."""
    table = Table(me(), rival(deck=[]))
    table.me.ends_turn()
    assert [value(table.state, player) for player in (0, 1)] == [WIN, -WIN]


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    """The message helps."""
    names = "random, greedy, rookie, street, solo and legend"
    with pytest.raises(GameError, match=f"No bot is named 'smart'; there are {names}"):
        make_agent("smart", 1)


def test_an_imagined_rival_plays_a_known_list_that_fits() -> None:
    """What was seen of the rival decides which list is imagined; what is hidden is made up from that list."""
    state: State = play_to_the_middle()
    seen = view(state, 0)
    world = imagine(seen, 4, tuple(LISTS.values()))
    legends = {world.piece(number).card for number in world.sides[1].legends}
    assert legends <= set(LISTS["embracing-power"].legends)
    assert set(world.sides[1].deck) <= set(LISTS["embracing-power"].main)


def play_to_the_middle() -> State:
    """Play a seeded game until turn 8, and give its position."""
    game = Game(*STARTERS, seed=2)
    while game.state.turn < 8:
        game.answer(game.options[-1])
    return game.state
