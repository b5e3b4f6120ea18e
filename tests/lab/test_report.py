"""The reports: whole pages that need nothing else."""

from __future__ import annotations

from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from streetcred.decks.swap import swapped
from streetcred.lab.climb import Ascent, Climb, Round
from streetcred.lab.comparison import Comparison, Swap
from streetcred.lab.hands import Hands
from streetcred.lab.openings import openings
from streetcred.lab.pairings import match_plan, round_robin
from streetcred.lab.plan import Entrant
from streetcred.lab.report import card_report, hand_report, improve_report, match_report, tournament_report
from streetcred.lab.scores import difference_of
from streetcred.lab.standings import standings
from streetcred.lab.summary import summarise
from streetcred.lab.worths import worths
from tests.lab.made_up import DEMO, EMBRACING, HEIST, made_up
from tests.lab.test_comparison import CAB, MALFINI, SQUAD

NASTY = Entrant(replace(HEIST.deck, name='<script>"&'), "random")
EMPTY = {"meta", "link", "br", "img", "input"}


class Tags(HTMLParser):
    """Checks that every tag is closed, and notes which there are."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.words = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        """Note a tag."""
        self.seen.add(tag)
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        """Note a tag that closes itself."""
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close the last one."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Collect the words."""
        self.words += data


def of_match() -> str:
    """Give the page of a match."""
    plan = match_plan(NASTY, EMBRACING, 4, 0)
    games = made_up(plan, [0.0, 0.5, 1.0, 1.0])
    return match_report(plan, summarise(plan, games), games)


def of_tournament() -> str:
    """Give the page of a tournament of which one pairing is missing."""
    plan = round_robin([NASTY, EMBRACING, DEMO], 2, 0)
    games = [game for a, b in plan.pairings[:2] for game in made_up(match_plan(a, b, 2, 0), [1.0, 0.5])]
    return tournament_report(plan, standings(plan, games), games)


SWAPS = tuple(Swap(card, 2, (SQUAD,)) for card in (CAB, MALFINI))


def of_cards() -> str:
    """Give the page of two swaps."""
    plan = Comparison(10, 0, NASTY, (EMBRACING,), SWAPS)
    games = made_up(match_plan(NASTY, EMBRACING, 30, 0), [1.0, 0.5, 1.0] * 10)
    return card_report(plan, worths(plan, games), games)


def of_hands() -> str:
    """Give the page of opening hands, half of them kept by the bot."""
    plan = Hands(12, 0, NASTY, (EMBRACING,))
    hands = ["floor-it delamain-cab", "psycho-squad psycho-squad"]
    games = [
        replace(game, hand=hands[number // 2 % 2], would_keep=number // 2 % 2 == 0)
        for number, game in enumerate(made_up(match_plan(NASTY, EMBRACING, 24, 0), [0.5, 0.5, 1.0] * 8))
    ]
    return hand_report(plan, openings(plan, games), games)


def of_climb() -> str:
    """Give the page of a climb of two rounds, of which one has brought a change."""
    climb = Climb(Ascent(NASTY, (EMBRACING,), (), 2, 2, 2, 7), Path(), swapped(NASTY.deck, CAB, 2, SQUAD))
    gain = difference_of([0.5, 0.0, 0.5] * 10)
    climb.rounds = [
        Round([(SWAPS[0], 0.2, 8), (SWAPS[1], -0.1, 2)], gain, is_taken=True),
        Round([(SWAPS[1], -0.1, 8)], None, is_taken=False),
    ]
    climb.gain = gain
    return improve_report(climb)


@pytest.mark.parametrize(
    ("page", "words"),
    [
        (of_match(), [NASTY.name, EMBRACING.name]),
        (of_tournament(), [NASTY.name, EMBRACING.name, DEMO.name]),
        (of_cards(), [NASTY.deck.name, "Of 2 swaps 1 makes a real difference", "2 Delamain Cab for Psycho Squad"]),
        (of_hands(), [NASTY.deck.name, "The bot keeps 50% of 24 opening hands.", "Psycho Squad"]),
        (of_climb(), [NASTY.deck.name, "The new list is better", "+33.3%", "1: 2 Delamain Cab for Psycho Squad"]),
    ],
    ids=["match", "tournament", "card", "hand", "improve"],
)
def test_a_report_stands_alone(page: str, words: list[str]) -> None:
    """Every name is in it; nothing is asked for from outside; names are text and nothing else."""
    tags = Tags(page)

    assert tags.open == []
    assert [said for said in words if said not in tags.words] == []
    assert not {"script", "link", "img", "iframe"} & tags.seen
    assert "http" not in page
    assert "url(" not in page
    assert "svg" in tags.seen


def test_a_match_is_judged_and_explained() -> None:
    """The judgement, the share, and a sentence on how to read each plot."""
    words = Tags(of_match()).words

    assert "Too close to tell" in words
    assert "62.5%" in words
    assert "Embracing Power (random) going second" in words
    assert words.count("dot is") >= 2


def test_a_pairing_that_has_not_met_is_left_blank() -> None:
    """The footer says how many games are left."""
    page = of_tournament()

    assert page.count('class="none"') == 5
    assert "8 games, 4 planned games not played, seed 0" in page
