"""What the reports have in common."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import streetcred
from streetcred.lab.report.page import section, table
from streetcred.lab.report.plots import Dot, dots, histogram
from streetcred.rulebook import RULES_VERSION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.lab.plan import Plan
    from streetcred.lab.played import Played


def lengths(games: Sequence[Played]) -> str:
    """Give the part about how long games are."""
    return section(
        "How long games are",
        "Each bar is how many games ended after so many turns, both players' turns counted.",
        histogram([game.turns for game in games], "turns"),
    )


def endings(games: Sequence[Played]) -> str:
    """Give the part about how games end."""
    reasons = Counter(game.reason for game in games).most_common()
    rows = [[reason, f"{count:,}", percent(count / len(games))] for reason, count in reasons]
    return section("How games end", "Which rule ended how many games.", table(["ended by", "games", "share"], rows))


def footer(plan: Plan, games: Sequence[Played]) -> str:
    """Say what was played."""
    left = plan.game_count - len(games)
    unplayed = f", {left:,} planned games not played" if left else ""
    return f"{len(games):,} games{unplayed}, seed {plan.seed}. {made_by()}"


def made_by() -> str:
    """Say what made the report."""
    return f"Streetcred {streetcred.__version__}, rules of {RULES_VERSION}. An unofficial fan project."


def differences(found: Sequence[Dot]) -> str:
    """Give dots on both sides of zero, as far as the widest interval reaches."""
    reach = max(0.02, *(max(abs(one.low), abs(one.high)) for one in found))
    return dots(found, -reach, reach, 0)


def percent(share: float) -> str:
    """Give a share in words."""
    return f"{share:.1%}"


def points(difference: float) -> str:
    """Give a difference in shares in words."""
    return f"{difference:+.1%}"


def span(low: float, high: float) -> str:
    """Give an interval of differences in words."""
    return f"{points(low)} to {points(high)}"


def certainty(q: float) -> str:
    """Give a p value in words."""
    return "<0.001" if q < 0.001 else f"{q:.3f}"
