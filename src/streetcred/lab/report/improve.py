"""The report of a climb: what has changed in a list, and what that has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.lab.report.page import page, paragraph, section, table
from streetcred.lab.report.parts import differences, made_by, points
from streetcred.lab.report.plots import Dot

if TYPE_CHECKING:
    from streetcred.lab.climb import Climb, Round


def improve_report(climb: Climb) -> str:
    """Give the page of a climb."""
    deck = climb.asked.base.deck
    parts = [paragraph(climb.judgement, "judgement")]
    if climb.gain is not None:
        parts.append(
            section(
                "The new list against the old one",
                "What the new list takes more than the old one in the same games against the same rivals, with seeds "
                "that played no part before; the bar is where the truth is 95 times in 100.",
                differences(
                    [Dot("all changes", climb.gain.mean, climb.gain.low, climb.gain.high, points(climb.gain.mean))]
                ),
            )
        )
    if climb.changes:
        changes = [[f"{swap.copies} {swap.out.title}", f"{swap.copies} {swap.other}"] for swap in climb.changes]
        parts.append(section("What has changed", "In the order of the rounds.", table(["out", "in"], changes)))
    trials = [_trial(number, found) for number, found in enumerate(climb.rounds, start=1) if found.trial is not None]
    if trials:
        parts.append(
            section(
                "Trials",
                "In every round the swap that did best in the heats went on trial with new seeds. The bar is where the "
                "truth is 8 times in 10; a swap whose bar lies right of the dashed line was taken.",
                differences(trials),
            )
        )
    parts += [_heats(number, found) for number, found in enumerate(climb.rounds, start=1)]
    parts.append(section("The list", "As it is now.", table(["card", "copies"], _list(climb))))
    return page(f"Making {deck.name} better", parts, f"Seed {climb.asked.seed}. {made_by()}")


def _trial(number: int, found: Round) -> Dot:
    assert found.trial is not None
    return Dot(
        f"{number}: {found.best.said}", found.trial.mean, found.trial.low, found.trial.high, points(found.trial.mean)
    )


def _heats(number: int, found: Round) -> str:
    rows = [[swap.said, points(gain), str(pairs)] for swap, gain, pairs in found.tried]
    return section(
        f"Round {number}",
        "Every swap that was tried, what it gained in the heats, and over how many pairs of games. The best of many "
        "looks better than it is.",
        table(["swap", "gain", "pairs"], rows),
    )


def _list(climb: Climb) -> list[list[str]]:
    cards = [(card, 1) for card in climb.deck.legends] + list(climb.deck.counts.items())
    return [[card.title, str(count)] for card, count in cards]
