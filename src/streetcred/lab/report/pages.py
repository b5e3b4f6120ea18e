"""What stands in the reports of a match and of a tournament."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import streetcred
from streetcred.lab.report.page import page, paragraph, section, table
from streetcred.lab.report.plots import Dot, dots, heat_map, histogram
from streetcred.rulebook import RULES_VERSION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.lab.plan import Plan
    from streetcred.lab.series import Played
    from streetcred.lab.standings import Standings
    from streetcred.lab.summary import Summary

LONGEST_LIST: Final = 200
"""Pairings that a report lists; the results have all."""


def match_report(plan: Plan, found: Summary, games: Sequence[Played]) -> str:
    """Give the page of a match."""
    a, b = found.names
    share = found.share
    parts = [paragraph(found.judgement, "judgement")]
    if found.test_said is not None:
        parts.append(paragraph(found.test_said))
    parts += [
        section(
            "Who takes the points",
            f"The dot is the share of points that {a} takes, the bar where the true share is 95 times in 100. If the "
            "bar does not touch the dashed line at 50%, one of the two is better.",
            dots([Dot(a, share.mean, share.low, share.high, _percent(share.mean))], 0, 1, 0.5),
        ),
        paragraph(_elo_said(found)),
        section(
            "Going first and second",
            "Each dot is a share of games won. If going first helps, both going first stand right of going second.",
            dots(_count_dots(found), 0, 1, 0.5),
        ),
        _lengths(games),
        _endings(found.reasons),
    ]
    return page(f"{a} against {b}", parts, _footer(plan, games))


def tournament_report(plan: Plan, found: Standings, games: Sequence[Played]) -> str:
    """Give the page of a tournament."""
    best, places = found.ratings[0], range(len(found.names))
    parts = [
        paragraph(f"{best.name} stands at the top of {len(found.names)} entrants.", "judgement"),
        section(
            "Ratings",
            "To the right is better; the average is 0. 100 Elo more are 64 points of 100 against each other. Where "
            "two bars overlap widely, the order of the two may be chance.",
            _rating_dots(found),
        ),
        section(
            "Everybody against everybody",
            "Read along a row: how many points of 100 that entrant takes against the one of the column. Blue is more "
            "than half, orange is less, pale is even.",
            heat_map(found.names, [[found.share(a, b) for b in places] for a in places]),
        ),
    ]
    if found.mix is not None:
        parts.append(_mix(found, found.mix))
    first = found.first_wins
    share = first.wins / first.games
    parts += [
        section(
            "Going first",
            "The share of games won by whoever went first. Right of the dashed line, going first helps.",
            dots([Dot("whoever goes first", share, *first.interval, _percent(share))], 0, 1, 0.5),
        ),
        _lengths(games),
        _endings(found.reasons),
        _pairings(found),
    ]
    return page(f"A tournament of {len(found.names)}", parts, _footer(plan, games))


def _count_dots(found: Summary) -> list[Dot]:
    return [
        Dot(words, count.share, *count.interval, _percent(count.share))
        for words, count in found.counts
        if count.share is not None
    ]


def _elo_said(found: Summary) -> str:
    middle, low, high = (f"{value:+.0f}" if math.isfinite(value) else "without end" for value in found.elo)
    return f"As a difference in Elo: {middle} (95%: {low} to {high}). {found.share.pairs} pairs of games were played."


def _rating_dots(found: Standings) -> str:
    reach = max(50.0, *(max(abs(one.low), abs(one.high), abs(one.elo)) for one in found.ratings))
    shown = [Dot(one.name, one.elo, one.low, one.high, f"{one.elo:+.0f}") for one in found.ratings]
    return dots(shown, -reach, reach, 0)


def _mix(found: Standings, mix: Sequence[float]) -> str:
    brought = sorted(zip(found.names, mix, strict=True), key=lambda one: -one[1])
    return section(
        "What to bring",
        "If everybody knew these numbers, this is how often to bring each: a mix that no other entrant beats on "
        "average. It moves a lot with small differences, so take it as a hint.",
        table(["entrant", "how often"], [[name, _percent(part)] for name, part in brought if part >= 0.0005]),
    )


def _pairings(found: Standings) -> str:
    rows = [
        [
            f"{found.names[one.a]} against {found.names[one.b]}",
            _percent(one.share.mean),
            f"{_percent(one.share.low)} to {_percent(one.share.high)}",
            "<0.001" if one.q < 0.001 else f"{one.q:.3f}",
            "real" if one.is_real else "may be chance",
        ]
        for one in found.surest()[:LONGEST_LIST]
    ]
    return section(
        "All pairings",
        "The surest differences come first. p is how likely a difference as large would be by chance, made larger "
        "because so many pairings are looked at; below 0.05 the difference is called real.",
        table(["pairing", "share", "95%", "p", ""], rows),
    )


def _lengths(games: Sequence[Played]) -> str:
    return section(
        "How long games are",
        "Each bar is how many games ended after so many turns, both players' turns counted.",
        histogram([game.turns for game in games], "turns"),
    )


def _endings(reasons: dict[str, int]) -> str:
    total = sum(reasons.values())
    rows = [[reason, str(count), _percent(count / total)] for reason, count in reasons.items()]
    return section("How games end", "Which rule ended how many games.", table(["ended by", "games", "share"], rows))


def _footer(plan: Plan, games: Sequence[Played]) -> str:
    left = plan.game_count - len(games)
    unplayed = f", {left:,} planned games not played" if left else ""
    return (
        f"{len(games):,} games{unplayed}, seed {plan.seed}. Streetcred {streetcred.__version__}, "
        f"rules of {RULES_VERSION}. An unofficial fan project."
    )


def _percent(share: float) -> str:
    return f"{share:.1%}"
