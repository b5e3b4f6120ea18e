"""Why not: a reason for whatever can't be done now, and none for what can."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from streetcred import LISTS, Game, rulebook
from streetcred.core import decision as ask
from streetcred.core import look
from streetcred.server.prompt import OF_PIECES, VERBS
from streetcred.server.why import reasons
from streetcred.terms import BLOCKER, GO_SOLO, LEGEND, LEGENDS
from streetcred.testing import GIGS, Table, me, rival, unit

if TYPE_CHECKING:
    from streetcred.core.card import Card
    from streetcred.core.piece import Piece
    from streetcred.view import View

NAMES = list(LISTS)
ACTIONS = frozenset({"play", "sell", "call", "solo", "field_legend", "activate", "attack", "block"})


def offered(view: View, card: Card | None, piece: Piece | None) -> list[str]:
    """Give the verbs that are offered to a card or a piece, one for each effect that can be activated."""
    if view.decision is None or not view.is_mine:
        return []
    found = set()
    for kind, number, more in view.decision.options:
        mine = kind in OF_PIECES and piece is not None and number == piece.id
        if mine and kind == ask.ACTIVATE and piece is not None:
            # Which of several replacements applies is answered in the same way, but nothing is activated by it.
            mine = more in [ability.index for ability in piece.card.activated]
        if mine or (kind in (ask.PLAY, ask.SELL) and card is not None and number == card.number):
            found.add((VERBS[kind], more if kind == ask.ACTIVATE else 0))
    return sorted(verb for verb, _ in found if verb in ACTIONS)


def possible(view: View, card: Card | None, piece: Piece | None) -> list[str]:
    """Give the verbs that a card or a piece has at all."""
    if card is not None:
        return ["play", "sell"]
    assert piece is not None
    if not piece.in_play:
        return []
    reacts = view.is_mine and view.decision is not None and view.decision.kind == ask.REACT
    found = ["activate"] * len(piece.card.activated)
    if piece.area == LEGENDS and piece.card.kind == LEGEND:
        if not piece.face_up:
            return ["call"]
        found += ["field_legend", *(["solo"] if piece.card.keywords & GO_SOLO else [])]
    if look.is_unit(piece):
        found += ["attack", *(["block"] if reacts or look.keywords_of(view.table, piece) & BLOCKER else [])]
    return sorted(found)


@pytest.mark.parametrize("first", range(len(NAMES)), ids=lambda number: NAMES[number])
def test_what_is_not_offered_has_a_reason_and_what_is_offered_has_none(first: int) -> None:
    """For every card and piece of either seat, at every decision of random games."""
    for seed in range(2):
        chance = random.Random(seed)
        game = Game(LISTS[NAMES[first]], LISTS[NAMES[(first + 1 + seed) % len(NAMES)]], seed)
        while True:
            for viewer in (0, 1):
                _check(game.view(viewer))
            if game.is_over:
                break
            game.answer(chance.choice(game.options))


def _check(view: View) -> None:
    own = [piece for piece in view.table.pieces if piece is not None and piece.owner == view.player]
    things: list[tuple[Card | None, Piece | None]] = [(card, None) for card in view.own.hand]
    things += [(None, piece) for piece in own]
    for card, piece in things:
        told = reasons(view, card.slug if card else "", piece.id if piece else -1)
        barred = [reason.what for reason in told]
        assert sorted([*barred, *offered(view, card, piece)]) == possible(view, card, piece), (card, piece, told)
        for reason in told:
            assert reason.words.endswith(".")
            assert rulebook.find(reason.rule) is not None, reason


def why(table: Table, player: int, what: str, card: str = "", piece: str = "") -> tuple[str, str] | None:
    """Give the reason why something can't be done, with the number of the rule."""
    view = table.view(player)
    number = next((one.id for one in view.table.pieces if one is not None and one.card.slug == piece), -1)
    found = [(reason.words, reason.rule) for reason in reasons(view, card, number) if reason.what == what]
    return found[0] if found else None


def test_too_dear() -> None:
    """11.4.1.1 It says what it costs and what there is to spend."""
    table = Table(me(hand=["swordwise-huscle"], eddies=1), rival())
    assert why(table, 0, "play", "swordwise-huscle") == ("It costs 3 €$, and you have 1 to spend.", "11.4.1.1")


def test_only_one_card_a_turn_is_sold() -> None:
    """8.11.1 The second one has to wait."""
    table = Table(me(hand=["kiroshi-optics", "kiroshi-optics"]), rival())
    assert why(table, 0, "sell", "kiroshi-optics") is None
    table.me.sells("kiroshi-optics")
    assert why(table, 0, "sell", "kiroshi-optics") == ("A card was sold this turn already.", "8.11.1")


def test_lag_and_spent_and_no_target() -> None:
    """9.3 In the order in which the rules ask."""
    lagging = Table(me(field=[unit("swordwise-huscle", lag=True)]), rival(gigs={"d6": 1}))
    assert why(lagging, 0, "attack", piece="swordwise-huscle") == ("It has Lag: it came this turn.", "11.3.1.1")
    spent = Table(me(field=[unit("swordwise-huscle", spent=True)]), rival(gigs={"d6": 1}))
    assert why(spent, 0, "attack", piece="swordwise-huscle") == ("It is spent.", "9.3.1")
    alone = Table(me(field=["swordwise-huscle"]), rival())
    words = "There is no target: no rival Unit is spent, and your Rival has no Gig."
    assert why(alone, 0, "attack", piece="swordwise-huscle") == (words, "9.3.2.4")


def test_in_the_turn_of_the_rival() -> None:
    """9.7.1, 9.10.1 Reactions alone, and of cards only Programs with QUICK."""
    table = Table(
        me(field=["swordwise-huscle"]),
        rival(hand=["kiroshi-optics"], field=[unit("delamain-cab", spent=True)], gigs={"d6": 1}, eddies=5),
    )
    assert why(table, 1, "sell", "kiroshi-optics") == ("It is your Rival's turn.", "8.11")
    table.me.attacks("swordwise-huscle", GIGS)
    assert why(table, 1, "play", "kiroshi-optics") == (
        "As a reaction only a Program with QUICK can be played.",
        "9.10.1",
    )
    assert why(table, 1, "block", piece="delamain-cab") == ("It has no BLOCKER.", "9.9")
    table.rival.passes()
