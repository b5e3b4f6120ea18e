"""Every card can be tried: at its table it is played, Called or sent out at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred.cards.catalogue import CARDS
from streetcred.core import decision as ask
from streetcred.scenes import from_data, script_of, to_data
from streetcred.scenes.trying import scene_for
from streetcred.terms import GEAR, LEGEND

if TYPE_CHECKING:
    from streetcred.core.card import Card

SAID = {ask.PLAY: "plays {}", ask.CALL: "Calls {}.", ask.SOLO: "plays {} by GO SOLO."}


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.slug)
def test_the_card_is_played_at_once(card: Card) -> None:
    """8.10 It is offered in the first decision; when it is answered, the game has seen it happen."""
    scene = scene_for(card.slug)
    assert from_data(to_data(scene)).layout == from_data(to_data(from_data(to_data(scene)))).layout
    game = scene.begin()
    moves = script_of(scene)
    first = moves[0].option
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (0, ask.MAIN)
    assert first in game.options
    assert first[0] in ((ask.CALL, ask.SOLO) if card.kind == LEGEND else (ask.PLAY,))
    for move in moves:
        game.answer(move.option)
    assert any(SAID[first[0]].format(card.title) in line for line in game.log()), game.log()
    assert card not in game.state.sides[0].hand


def test_gear_finds_a_host_and_legends_lie_as_they_must() -> None:
    """4.12 Gear goes on a Unit; a Legend to be Called is face-down, the others are face-up."""
    for card in CARDS.values():
        scene = scene_for(card.slug)
        (step,) = scene.steps
        mine = scene.layout.sides[0]
        if card.kind == GEAR:
            assert " on " in step
            assert mine.field
        elif card.kind == LEGEND:
            up = {str(one): getattr(one, "up", True) for one in mine.legends if getattr(one, "card", None) is card}
            assert list(up.values()) == [step.startswith("solo ")]


def test_conditions_are_met_where_they_can_be() -> None:
    """Towerfall does both of its effects with less Street Cred; Detonate finds Gear, The Heist a Gear in the deck."""
    for slug, words in (("towerfall", "bottom-decks"), ("detonate", "defeat"), ("the-heist", "for free")):
        scene = scene_for(slug)
        game = scene.begin()
        for move in script_of(scene):
            game.answer(move.option)
        while game.decision is not None and game.decision.kind != ask.MAIN:
            eager = [option for option in game.options if option[0] not in (ask.DONE, ask.NO, ask.PASS)]
            game.answer((eager or game.options)[0])
        assert any(words in line for line in game.log()), game.log()
