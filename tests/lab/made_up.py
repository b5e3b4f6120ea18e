"""Plans and results for tests of the lab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred import LISTS
from streetcred.lab.folder import Folder
from streetcred.lab.pairings import MatchPlan, TournamentPlan, match_plan, round_robin
from streetcred.lab.plan import Entrant
from streetcred.lab.played import Played
from streetcred.lab.series import play_series
from streetcred.lab.workers import workers

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from streetcred.lab.plan import Plan, PlannedGame

HEIST = Entrant(LISTS["the-heist"], "random")
EMBRACING = Entrant(LISTS["embracing-power"], "random")
DEMO = Entrant(LISTS["demo-mercs"], "random")


def small_match(pairs: int = 6, seed: int = 3) -> MatchPlan:
    """Plan a few pairs between two bots that are quick."""
    return match_plan(HEIST, EMBRACING, pairs, seed)


def small_tournament(pairs: int = 3) -> TournamentPlan:
    """Plan a few pairs between three."""
    return round_robin([HEIST, EMBRACING, DEMO], pairs, 3)


def play_all(plan: Plan, path: Path, count: int = 1) -> list[Played]:
    """Play a plan in a folder to its end; give its games."""
    folder = Folder(path, plan)
    with workers(count) as team:
        for _ in play_series(plan, folder, team):
            pass
    return folder.finish()


def made_up(plan: MatchPlan, scores: Sequence[float]) -> list[Played]:
    """Give games of a match in which A took that many points in each pair: 0, one half or 1."""
    winners = {0.0: "bb", 0.5: "ab", 1.0: "aa"}
    found = []
    for pair, score in enumerate(scores):
        for planned, winner in zip(plan.games_of(pair), winners[score], strict=True):
            found.append(_game(planned, winner))
    return found


def _game(planned: PlannedGame, winner: str) -> Played:
    return Played(
        game=planned.number,
        pair=planned.pair,
        deck_a=planned.a.deck.name,
        deck_b=planned.b.deck.name,
        bot_a=planned.a.bot,
        bot_b=planned.b.bot,
        seed=planned.seed,
        a_first_seat=planned.a_first_seat,
        swap=planned.swap,
        hand="",
        would_keep=True,
        kept=True,
        winner=winner,
        reason="seven Gigs",
        first="a" if planned.a_first_seat else "b",
        turns=10 + planned.pair,
        decisions=100,
    )
