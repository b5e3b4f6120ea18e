"""Cards that only the tests know, and words for them: for mechanisms that no card of the game uses so far."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Final

import pytest

from streetcred.cards import build
from streetcred.cards.catalogue import CARDS
from streetcred.rules.attack import ENDING, Attack
from streetcred.terms import RED, UNIT
from streetcred.text.abilities import ActivatedText
from streetcred.text.made_up import MadeUp
from streetcred.text.nouns import a, either, friendly, rival

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.ability import Ability
    from streetcred.core.card import Card
    from streetcred.core.effect import Effect
    from streetcred.core.state import State
    from streetcred.text.changes import Change
    from streetcred.text.word import Sentence

_homes = count(950)

A_UNIT: Final = a(either(UNIT))
A_RIVAL_UNIT: Final = a(rival(UNIT))
A_FRIENDLY_UNIT: Final = a(friendly(UNIT))


def known(*cards: Card) -> object:
    """A fixture that lets the catalogue know these cards while a test of the module runs."""

    @pytest.fixture(autouse=True)
    def _known(monkeypatch: pytest.MonkeyPatch) -> None:
        for card in cards:
            monkeypatch.setitem(CARDS, card.slug, card)

    return _known


def a_unit(
    title: str,
    *text: Ability,
    cost: int = 1,
    power: int = 5,
    tags: Sequence[str] = ("MERC",),
    sell: bool = False,
) -> Card:
    """A Unit that is not to be found in the game."""
    return build.unit(title, _home(), RED, ram=1, cost=cost, power=power, tags=tags, text=text, sell=sell)


def a_legend(title: str, *text: Ability, cost: int | None = None, power: int = 5, sell: bool = True) -> Card:
    """A Legend that is not to be found in the game."""
    return build.legend(title, _home(), RED, ram=1, cost=cost, power=power, tags=["MERC"], text=text, sell=sell)


def a_gear(title: str, *text: Ability, cost: int = 1, power: int = 1) -> Card:
    """A Gear that is not to be found in the game."""
    return build.gear(title, _home(), RED, ram=1, cost=cost, power=power, tags=["WEAPON"], text=text)


def a_program(title: str, *text: Ability, cost: int = 1) -> Card:
    """A Program that is not to be found in the game."""
    return build.program(title, _home(), RED, ram=1, cost=cost, tags=["PLAN"], text=text)


def _home() -> str:
    return f"PRM {next(_homes)}"


def activate(
    *sentences: Sentence, pays: int = 0, spends: bool = True, quick: bool = False, costs: Change | None = None
) -> ActivatedText:
    """An effect with a colon: with €$, with the spend icon, or with both before it."""
    return ActivatedText(pays, sentences, spends=spends, quick=quick, change=costs)


def _end_the_attack(state: State, effect: Effect) -> bool:  # noqa: ARG001
    for frame in state.stack:
        if isinstance(frame, Attack):
            frame.step = ENDING
    return True


def end_the_attack() -> MadeUp:
    """The attack ends, which no card of the game says."""
    return MadeUp(_end_the_attack, "the attack ends")
