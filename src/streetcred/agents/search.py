"""A bot that searches: one tree over many imagined worlds (information-set Monte Carlo tree search).

Every iteration imagines a world that fits the view, walks down the tree along the options that this world offers, tries
one that was not tried there, plays the rest of the turn plainly, and judges the position in which the next turn begins.
The tree ends with the turn. Then the few options that came out best are tried through the rival's turn as well, which
both sides play one step ahead. No iteration knows more than the viewer does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.agents.budget import Budget, Clock
from streetcred.agents.evaluate import chance_to_win
from streetcred.agents.foresight import play_well_to, sensible
from streetcred.agents.plain import keeps, play_to
from streetcred.agents.tree import Node
from streetcred.core import decision as ask
from streetcred.core.rng import below, from_seed, next_random
from streetcred.core.run import answer
from streetcred.decks import LISTS
from streetcred.imagine import Worlds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.decision import Decision, Option
    from streetcred.core.state import State
    from streetcred.decks.deck import Deck
    from streetcred.view import View

EXPLORE: Final = 0.1
DEEPEST: Final = 60
"""How many choices an iteration follows at most."""
CONTENDERS: Final = 4
"""How many options are tried through the rival's turn."""
TURNS_OF_TRIAL: Final = 2


class Estimate:
    """What a bot thinks of one option."""

    def __init__(self, option: Option, chance: float, error: float, visits: int) -> None:
        self.option = option
        self.chance = chance
        """The chance to win, from 0 to 1."""
        self.error = error
        """The standard error of that chance: how sure the bot is, not how right."""
        self.visits = visits
        """How often it was tried."""

    def __repr__(self) -> str:
        return f"Estimate({self.option}, {self.chance:.3f} ± {self.error:.3f}, {self.visits})"


class Search:
    """Plays what a search finds best."""

    def __init__(
        self,
        seed: int,
        budget: Budget,
        trials: int = 0,
        lists: Sequence[Deck] = tuple(LISTS.values()),
    ) -> None:
        self._chance = from_seed(seed)
        self.budget = budget
        """How long it searches for a decision if it is not told; its iterations are those of the tree."""
        self.trials = trials
        """In how many worlds the best options are tried through the rival's turn."""
        self.lists = lists
        """The decks that the rival may be playing."""

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Option:
        """Give the option that it thinks best."""
        if decision.kind == ask.OPENING_HAND:
            return (ask.KEEP, 0, 0) if keeps(view.own.hand) else (ask.MULLIGAN, 0, 0)
        if decision.kind == ask.WHO_FIRST:
            return self._any(decision.options)
        options = sensible(view.table, decision)
        return options[0] if len(options) == 1 else self.think(view, options, budget)[0].option

    def think(self, view: View, options: Sequence[Option], budget: Budget | None = None) -> list[Estimate]:
        """Give what it thinks of options that the viewer has, the best first."""
        worlds = Worlds(view, self.lists)
        root = Node()
        clock = Clock(budget or self.budget)
        while clock.ticks() or len(root.children) < len(options):
            _iterate(root, self._world(worlds), options)
        ranked = sorted(options, key=lambda option: _rank(root, option), reverse=True)
        contenders = ranked[:CONTENDERS] if self.trials else []
        return self._tried(contenders, worlds, clock) + [
            _estimate(option, root.children[option]) for option in ranked[len(contenders) :]
        ]

    def _tried(self, options: Sequence[Option], worlds: Worlds, clock: Clock) -> list[Estimate]:
        """Try options in the same worlds up to the turn after the next, and give what came of it, the best first.

        Every option is tried once, even if the time is up.
        """
        nodes = {option: Node() for option in options}
        for number in range(self.trials if options else 0):
            if number and clock.is_late():
                break
            world = self._world(worlds)
            for option, node in nodes.items():
                node.add(_chance_after_rival(world, option))
        found = [_estimate(option, node) for option, node in nodes.items()]
        return sorted(found, key=lambda estimate: estimate.chance, reverse=True)

    def _any(self, options: Sequence[Option]) -> Option:
        """Give any option: who went first won 75 of 150 games between these bots, so there is nothing to find out."""
        self._chance = next_random(self._chance)
        return options[below(self._chance, len(options))]

    def _world(self, worlds: Worlds) -> State:
        self._chance = next_random(self._chance)
        return worlds.world(self._chance)


def _iterate(root: Node, world: State, options: Sequence[Option]) -> None:
    """Walk down to where something was not tried yet, try it, judge it, and tell all nodes on the way."""
    node = root
    path: list[Node] = []
    players: list[int] = []
    last = world.turn + 1
    for _ in range(DEEPEST):
        asked = world.decision
        if asked is None or world.turn >= last:
            break
        offered = options if node is root else sensible(world, asked)
        if len(offered) == 1 and node is not root:
            answer(world, offered[0])
            continue
        untried = node.untried(offered)
        if untried:
            option = untried[below(world.chance, len(untried))]
            node.children[option] = Node()
        else:
            option = node.promising(offered, EXPLORE)
        node = node.children[option]
        path.append(node)
        players.append(asked.player)
        answer(world, option)
        if untried:
            break
    play_to(world, last)
    chance = chance_to_win(world, 0)
    for node, player in zip(path, players, strict=True):
        node.add(chance if player == 0 else 1.0 - chance)


def _rank(root: Node, option: Option) -> tuple[int, float]:
    node = root.children[option]
    return node.visits, node.worth


def _estimate(option: Option, node: Node) -> Estimate:
    return Estimate(option, node.chance(), node.error(), node.visits)


def _chance_after_rival(world: State, option: Option) -> float:
    """Give what came of an option after the rival's turn, for who took it."""
    asked = world.decision
    assert asked is not None, "a world that fits the view has its decision"
    after = world.clone()
    answer(after, option)
    play_well_to(after, world.turn + TURNS_OF_TRIAL)
    return chance_to_win(after, asked.player)
