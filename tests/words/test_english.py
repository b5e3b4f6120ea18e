"""How English bends words: on paragraphs that no card has."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred.text.english import ENGLISH
from streetcred.text.vocabulary import (
    ATTACKING,
    LAGGING,
    THIS,
    THIS_TURN,
    UNEQUIPPED,
    UNIT,
    a,
    both,
    cant,
    defeat,
    does,
    each_player,
    either,
    every,
    fighting,
    friendly,
    has,
    have,
    may,
    other,
    power,
    ready,
    rival,
    search,
    steals_fewer,
    tag,
    theirs,
    trash_one,
    wins_all_against,
)
from streetcred.text.vocabulary import DEFEAT as TO_DEFEAT

if TYPE_CHECKING:
    from streetcred.text.abilities import Paragraph
    from streetcred.text.nouns import Target


@pytest.mark.parametrize(
    ("paragraph", "text"),
    [
        (have(THIS, wins_all_against(rival(UNIT))), "This Unit wins all fights against rival Units."),
        (have(friendly(UNIT), wins_all_against(rival(UNIT))), "Friendly Units win all fights against rival Units."),
        (have(rival(UNIT), steals_fewer(2), during=ATTACKING), "Rival Units steal 2 fewer Gigs while attacking."),
        (have(THIS, cant(TO_DEFEAT)), "This Unit doesn't defeat the opposing friendly Unit."),
        (have(rival(UNIT), cant(TO_DEFEAT)), "Rival Units don't defeat the opposing friendly Unit."),
        (have(THIS, power(1), during=LAGGING), "This Unit has +1 power the turn it's played."),
        (
            does(has(every(friendly(UNIT)), power(1), THIS_TURN, during=fighting(rival(UNIT)))),
            "All friendly Units have +1 power while fighting rival Units this turn.",
        ),
    ],
)
def test_verbs_agree_with_their_subject(paragraph: Paragraph, text: str) -> None:
    """One does, several do."""
    assert paragraph.say(ENGLISH) == text


@pytest.mark.parametrize(
    ("paragraph", "text"),
    [
        (does(each_player(ready(a(theirs(UNIT))))), "Each player readies one of their Units."),
        (
            does(each_player(both(search(1), trash_one()))),
            "Each player searches the top card of their deck and trashes 1.",
        ),
        (does(each_player(may(defeat(a(theirs(UNIT)))))), "Each player may defeat one of their Units."),
    ],
)
def test_what_each_player_does(paragraph: Paragraph, text: str) -> None:
    """2.9 Each player does it: the verb is in the third person, but not after "may"."""
    assert paragraph.say(ENGLISH) == text


@pytest.mark.parametrize(
    ("target", "words"),
    [
        (a(rival(UNIT)), "a rival Unit"),
        (a(either(UNIT, UNEQUIPPED)), "an unequipped Unit"),
        (a(either(UNIT)), "a Unit"),
        (a(either(UNIT, tag("NCPD"))), "an NCPD Unit"),
        (a(other(friendly(UNIT))), "another friendly Unit"),
        (every(other(friendly(UNIT))), "all other friendly Units"),
        (a(theirs(UNIT)), "one of their Units"),
    ],
)
def test_articles(target: Target, words: str) -> None:
    """An article goes by the sound of what follows, and where another word stands in its place there is none."""
    assert target.say(ENGLISH) == words
