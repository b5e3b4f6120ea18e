"""The report of what cards are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.lab.report.page import page, paragraph, section, table
from streetcred.lab.report.parts import certainty, differences, endings, footer, lengths, percent, points, span
from streetcred.lab.report.plots import Dot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.lab.comparison import Comparison
    from streetcred.lab.played import Played
    from streetcred.lab.worths import Worths


def card_report(plan: Comparison, found: Worths, games: Sequence[Played]) -> str:
    """Give the page of a comparison."""
    parts = [
        paragraph(found.judgement, "judgement"),
        paragraph(
            f"{found.name} takes {percent(found.share.mean)} of the points against {len(plan.field)} rivals "
            f"({percent(found.share.low)} to {percent(found.share.high)}). Each swap was played in the same "
            f"{found.share.pairs:,} pairs of games as the deck itself. Where only what goes out is named, what else "
            "fits came in, drawn anew for each pair."
        ),
        section(
            "What would be lost",
            "Each dot is what the deck takes more as it is than with that swap, the bar where the truth is 95 times in "
            "100. Right of the dashed line the cards earn their places; left of it the swap would be better.",
            differences(
                [
                    Dot(worth.version.brief, worth.difference.mean, worth.difference.low, worth.difference.high, said)
                    for worth in found.worths
                    for said in [points(worth.difference.mean)]
                ]
            ),
        ),
        section(
            "In numbers",
            "p is how likely a difference as large would be by chance, made larger because many swaps are looked at; "
            "below 0.05 the difference is called real.",
            table(["swap", "worth", "95%", "share with the swap", "p", ""], _rows(found)),
        ),
        lengths(games),
        endings(games),
    ]
    return page(f"What the cards of {plan.base.deck.name} are worth", parts, footer(plan, games))


def _rows(found: Worths) -> list[list[str]]:
    return [
        [
            worth.version.brief,
            points(worth.difference.mean),
            span(worth.difference.low, worth.difference.high),
            percent(worth.share),
            certainty(worth.q),
            worth.judgement,
        ]
        for worth in found.worths
    ]
