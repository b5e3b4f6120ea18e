"""The report of a tournament."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.lab.report.page import page, paragraph, section, table
from streetcred.lab.report.parts import certainty, endings, footer, lengths, percent
from streetcred.lab.report.plots import Dot, dots, heat_map

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.lab.pairings import TournamentPlan
    from streetcred.lab.played import Played
    from streetcred.lab.standings import Standings

LONGEST_LIST: Final = 200
"""Pairings that a report lists; the results have all."""


def tournament_report(plan: TournamentPlan, found: Standings, games: Sequence[Played]) -> str:
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
            dots([Dot("whoever goes first", share, *first.interval, percent(share))], 0, 1, 0.5),
        ),
        lengths(games),
        endings(games),
        _pairings(found),
    ]
    return page(f"A tournament of {len(found.names)}", parts, footer(plan, games))


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
        table(["entrant", "how often"], [[name, percent(part)] for name, part in brought if part >= 0.0005]),
    )


def _pairings(found: Standings) -> str:
    rows = [
        [
            f"{found.names[one.a]} against {found.names[one.b]}",
            percent(one.share.mean),
            f"{percent(one.share.low)} to {percent(one.share.high)}",
            certainty(one.q),
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
