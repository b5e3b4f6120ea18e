"""The report of a match."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from streetcred.lab.report.page import page, paragraph, section
from streetcred.lab.report.parts import endings, footer, lengths, percent
from streetcred.lab.report.plots import Dot, dots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.lab.pairings import MatchPlan
    from streetcred.lab.played import Played
    from streetcred.lab.summary import Summary


def match_report(plan: MatchPlan, found: Summary, games: Sequence[Played]) -> str:
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
            dots([Dot(a, share.mean, share.low, share.high, percent(share.mean))], 0, 1, 0.5),
        ),
        paragraph(_elo_said(found)),
        section(
            "Going first and second",
            "Each dot is a share of games won. If going first helps, both going first stand right of going second.",
            dots(_count_dots(found), 0, 1, 0.5),
        ),
        lengths(games),
        endings(games),
    ]
    return page(f"{a} against {b}", parts, footer(plan, games))


def _count_dots(found: Summary) -> list[Dot]:
    return [
        Dot(words, count.share, *count.interval, percent(count.share))
        for words, count in found.counts
        if count.share is not None
    ]


def _elo_said(found: Summary) -> str:
    middle, low, high = (f"{value:+.0f}" if math.isfinite(value) else "without end" for value in found.elo)
    return f"As a difference in Elo: {middle} (95%: {low} to {high}). {found.share.pairs} pairs of games were played."
