"""The report of what opening hands are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.lab.report.page import page, paragraph, section, table
from streetcred.lab.report.parts import certainty, differences, footer, percent, points, span
from streetcred.lab.report.plots import Dot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.lab.hands import Hands
    from streetcred.lab.openings import Opening, Openings
    from streetcred.lab.played import Played


def hand_report(plan: Hands, found: Openings, games: Sequence[Played]) -> str:
    """Give the page of opening hands."""
    some = [opening for opening in (found.all, *found.of_bot, *found.by_measure) if opening.keeps.games]
    parts = [
        paragraph(found.judgement, "judgement"),
        section(
            "Keep or mulligan",
            "Every hand was played twice from the same seed: kept, and with a mulligan. Right of the dashed line "
            "keeping brings more, left of it a mulligan; the bar is where the truth is 95 times in 100.",
            differences([_dot(opening) for opening in some]),
        ),
        section(
            "In numbers",
            "How often the bot keeps such a hand, what it takes then, and what it takes after a mulligan.",
            table(
                ["opening hands", "hands", "bot keeps", "kept", "mulligan", "keeping brings", "95%", ""], _rows(some)
            ),
        ),
        section(
            "Cards to hold",
            "What kept hands with the card take more than kept hands without it. A card that is good later on may well "
            "stand on the left.",
            differences(
                [
                    Dot(held.card.title, held.difference.mean, held.difference.low, held.difference.high, said)
                    for held in found.by_card
                    for said in [f"{points(held.difference.mean)}{' *' if held.is_real else ''}"]
                ]
            ),
        ),
        paragraph("* a real difference, with so many cards looked at.", "how"),
        section(
            "Cards in numbers",
            "p is how likely a difference as large would be by chance, with so many cards looked at.",
            table(
                ["card", "hands", "share", "worth", "95%", "p"],
                [
                    [
                        held.card.title,
                        f"{held.hands:,}",
                        percent(held.share),
                        points(held.difference.mean),
                        span(held.difference.low, held.difference.high),
                        certainty(held.q),
                    ]
                    for held in found.by_card
                ],
            ),
        ),
    ]
    return page(f"Opening hands of {plan.base.deck.name}", parts, footer(plan, games))


def _dot(opening: Opening) -> Dot:
    found = opening.difference
    return Dot(opening.said, found.mean, found.low, found.high, points(found.mean))


def _rows(some: Sequence[Opening]) -> list[list[str]]:
    return [
        [
            opening.said,
            f"{opening.keeps.games:,}",
            percent(opening.keeps.share or 0),
            percent(opening.kept),
            percent(opening.mulliganed),
            points(opening.difference.mean),
            span(opening.difference.low, opening.difference.high),
            opening.judgement,
        ]
        for opening in some
    ]
