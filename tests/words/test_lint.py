"""A card file that names something that does not exist is refused when it is read, not when the card is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred.cards.build import unit
from streetcred.cards.catalogue import check_names
from streetcred.text import filters
from streetcred.text.changes import HasKeyword
from streetcred.text.vocabulary import (
    BLOCKER,
    BLUE,
    gigs,
    has_keyword,
    keyword,
    named,
    of_colour,
    tag,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

NO_KEYWORD = 64


@pytest.mark.parametrize(
    ("word", "said"),
    [
        (lambda: tag("NETRUNER"), "no card has the tags {'NETRUNER'}"),
        (lambda: of_colour("Purple"), "Purple is no colour"),
        (lambda: keyword(NO_KEYWORD), "64 is no keyword"),
        (lambda: keyword(BLOCKER | NO_KEYWORD), "66 is no keyword"),
        (lambda: has_keyword(NO_KEYWORD), "64 is no keyword"),
        (lambda: HasKeyword(NO_KEYWORD), "64 is no keyword"),
        (lambda: gigs(sides=7), "there is no d7"),
        (
            lambda: unit("Nobody", "WNC 900", BLUE, ram=1, cost=1, power=1, tags=["NETRUNER"]),
            "Nobody has tags that do not exist: {'NETRUNER'}",
        ),
        (lambda: unit("Nobody", "WNC 900", "Purple", ram=1, cost=1, power=1, tags=["AI"]), "Nobody has a colour"),
    ],
)
def test_a_word_that_means_nothing_is_refused(word: Callable[[], object], said: str) -> None:
    """3.13 Tags, colours, keywords and dice are those of the rules."""
    with pytest.raises(AssertionError, match=said.replace("{", r"\{")):
        word()


@pytest.fixture
def _names_as_before() -> Iterator[None]:
    known = set(filters.NAMES)
    yield
    filters.NAMES.intersection_update(known)


@pytest.mark.usefixtures("_names_as_before")
def test_a_text_that_speaks_of_a_card_that_nobody_is_named_is_refused() -> None:
    """3.9 Names are checked as soon as all cards are read."""
    check_names()

    named("Vv")

    with pytest.raises(AssertionError, match=r"texts speak of cards that do not exist: \{'Vv'\}"):
        check_names()
