"""What the best bot thinks of an answer that was given, as a task for a process beside the server."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from streetcred import record
from streetcred.agents.budget import Budget
from streetcred.agents.levels import BEST, analyse
from streetcred.agents.search import Search
from streetcred.game import Game
from streetcred.server.bots import played
from streetcred.server.messages import Hint
from streetcred.server.replays.messages import ReplayJudgement

if TYPE_CHECKING:
    from streetcred.agents.search import Estimate
    from streetcred.core.decision import Option
    from streetcred.server.messages import Seat
    from streetcred.view import View

TRIALS_OF_TWO: Final = 24
"""In how many worlds what was chosen and what the bot liked best are tried once more."""
SECOND_LOOK: Final = 7_919
"""What the seed of the second look differs by."""


class Choice(NamedTuple):
    """A decision with more than one answer, and the one that was given."""

    number: int
    player: Seat
    chosen: Option


def choices(data: dict[str, Any]) -> list[Choice]:
    """Give the decisions of a record that there is something to think about. Raises BadSave if it can't be played."""
    whole = record.from_data(data)
    game = Game(*whole.decks, whole.seed, whole.state.ruleset)
    found = []
    for number, chosen in enumerate(whole.answers):
        asked = game.decision
        assert asked is not None, "a game that is not over asks something"
        if len(asked.options) > 1:
            found.append(Choice(number, 0 if asked.player == 0 else 1, chosen))
        game.answer(chosen)
    return found


def up_to(data: dict[str, Any], number: int) -> dict[str, Any]:
    """Give the record of a game as it stood after so many answers."""
    return data | {"answers": data["answers"][:number], "conceded": None}


def mark_of(data: dict[str, Any], number: int) -> str:
    """Give what an answer is known by, whichever game it belongs to: a fingerprint of all that led to it and of it."""
    told = {name: data[name] for name in ("rules", "version", "digest", "decks", "seed")}
    told["answers"] = data["answers"][: number + 1]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def judge(data: dict[str, Any], choice: Choice) -> ReplayJudgement:
    """Let the best bot think of an answer.

    It is given a record that has been played up to the decision; no clock hurries it, so the same answer is judged the
    same everywhere. The option that came out best of many did so partly
    by luck; so, if another one was taken, both are tried once more in worlds that are new and the same for both.
    """
    seed = data["seed"] * 100_003 + choice.number
    game = played(data)
    assert game.decision is not None, "the game is over"
    view = game.view(game.decision.player)
    found = analyse(view, seed, BEST)
    best, chosen = found[0], next((one for one in found if one.option == choice.chosen), None)
    if chosen is not None and chosen is not best:
        best, chosen = _once_more(view, seed + SECOND_LOOK, best.option, chosen.option)
    return ReplayJudgement(
        number=choice.number,
        player=choice.player,
        best=hint_of(best),
        chosen=None if chosen is None else hint_of(chosen),
        hints=[hint_of(one) for one in found],
    )


def _once_more(view: View, seed: int, best: Option, chosen: Option) -> tuple[Estimate, Estimate]:
    """Try two options against each other; give what came of both."""
    search = Search(seed, Budget(iterations=1), TRIALS_OF_TWO)
    tried = {one.option: one for one in search.think(view, [best, chosen])}
    return tried[best], tried[chosen]


def hint_of(thought: Estimate) -> Hint:
    """Give an estimate as a message."""
    return Hint(
        key=thought.option,
        chance=round(thought.chance, 3),
        error=round(thought.error, 3),
        visits=thought.visits,
    )
