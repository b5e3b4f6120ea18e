"""The reports: whole pages that need nothing else."""

from __future__ import annotations

from dataclasses import replace
from html.parser import HTMLParser

import pytest

from streetcred.lab.plan import Entrant, match_plan, round_robin
from streetcred.lab.report import match_report, tournament_report
from streetcred.lab.standings import standings
from streetcred.lab.summary import summarise
from tests.lab.made_up import DEMO, EMBRACING, HEIST, made_up

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


@pytest.mark.parametrize(
    ("page", "names"),
    [(of_match(), [NASTY, EMBRACING]), (of_tournament(), [NASTY, EMBRACING, DEMO])],
    ids=["match", "tournament"],
)
def test_a_report_stands_alone(page: str, names: list[Entrant]) -> None:
    """Every entrant is in it; nothing is asked for from outside; names are text and nothing else."""
    tags = Tags(page)

    assert tags.open == []
    assert all(entrant.name in tags.words for entrant in names)
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
