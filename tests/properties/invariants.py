"""What must hold after every answer, whatever the cards."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING

from streetcred import save
from streetcred.core import run
from streetcred.core.decision import CARD, PICK
from streetcred.core.effect import Effect
from streetcred.core.rng import from_seed
from streetcred.core.run import settle
from streetcred.redact import SPECTATOR, redact
from streetcred.rules.areas import shuffled
from streetcred.terms import FIELD, HAND, LEGEND, LEGENDS, NOBODY, NOWHERE, REMOVED, TRASH
from streetcred.view import view

if TYPE_CHECKING:
    from streetcred.core.card import Card
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.decks.deck import Deck


def dump(state: State) -> str:
    """Give all of a position as text, to compare."""
    return json.dumps(save.to_data(state))


def dice_are_conserved(state: State) -> None:
    """There are twelve dice, each in one place, and every Gig shows a face."""
    dice = [die for side in state.sides for die in side.fixer]
    gigs = [gig for side in state.sides for gig in side.gigs]
    assert sorted([*dice, *(gig.die for gig in gigs)]) == list(range(12))
    assert all(1 <= gig.value <= gig.sides for gig in gigs)


def cards_are_conserved(state: State, decks: tuple[Deck, Deck]) -> None:
    """Every card is in one place, and still its owner's."""
    for player, side in enumerate(state.sides):
        cards: Counter[Card] = Counter(side.deck + side.hand + side.eddies + side.blind_eddies)
        cards.update(piece.card for piece in _pieces_of(state, player))
        assert cards == Counter(decks[player].main + decks[player].legends)


def _pieces_of(state: State, player: int) -> list[Piece]:
    return [piece for piece in state.pieces if piece is not None and piece.owner == player]


def pieces_lie_where_they_say(state: State) -> None:
    """Every piece is listed once, in the area that its record names; Gear and hosts know each other."""
    for player, side in enumerate(state.sides):
        listed: Counter[int] = Counter()
        for area, numbers in (
            (LEGENDS, side.legends),
            (FIELD, side.field),
            (TRASH, side.trash),
            (REMOVED, side.removed),
        ):
            for number in numbers:
                piece = state.piece(number)
                assert piece.area == area, f"{piece} is listed elsewhere than where it says"
                listed[number] += 1
                _gear_is_right(state, piece)
                listed.update(piece.gear)
        loose = [piece.id for piece in _pieces_of(state, player) if piece.area == NOWHERE]
        listed.update(loose)
        assert listed == Counter(piece.id for piece in _pieces_of(state, player))
    for any_piece in state.pieces:
        if any_piece is not None and any_piece.card.kind == LEGEND:
            assert any_piece.area in (LEGENDS, FIELD, REMOVED)


def _gear_is_right(state: State, host: Piece) -> None:
    for number in host.gear:
        gear = state.piece(number)
        assert (gear.host, gear.area) == (host.id, host.area), f"{gear} and {host} disagree"
    assert host.area in (LEGENDS, FIELD) or host.gear == ()
    assert host.host == NOBODY


def money_is_possible(state: State) -> None:
    """No more Eddies are spent than lie there."""
    for side in state.sides:
        assert 0 <= side.spent_eddies <= side.eddie_count()


def options_are_sound(state: State) -> None:
    """Options are there, each once, and only for the player who decides."""
    asked = state.decision
    assert asked is not None
    assert asked.options
    assert len(set(asked.options)) == len(asked.options)
    for viewer in (1 - asked.player, SPECTATOR):
        seen = view(state, viewer).decision
        assert seen is not None
        assert (seen.player, list(seen.options)) == (asked.player, [])


def no_option_fails(state: State) -> None:
    """Every option can be taken, on a copy that leaves the position as it is (so copies are independent)."""
    asked = state.decision
    assert asked is not None
    before = dump(state)
    for option in asked.options:
        copy = state.clone()
        run.answer(copy, option)
        assert copy.decision is not None or copy.is_over
    assert dump(state) == before


def save_and_load_give_the_same(state: State) -> None:
    """A position is what its save says, and asks the same again."""
    asked = state.decision
    data = save.to_data(state)
    loaded = save.from_data(json.loads(json.dumps(data)))
    assert save.to_data(loaded) == data
    assert loaded.decision is not None
    assert asked is not None
    assert list(loaded.decision.options) == list(asked.options)


def views_do_not_tell(state: State, seed: int) -> None:
    """Where only hidden things differ, a viewer sees the same to the byte: board, options and log."""
    for viewer in (0, 1):
        other = reshuffled(state, viewer, seed)
        if other is not None:
            assert seen_by(other, viewer) == seen_by(state, viewer)
            if state.decision is not None and state.decision.player != viewer:
                assert seen_by(other, SPECTATOR) == seen_by(state, SPECTATOR)


def seen_by(state: State, viewer: int) -> str:
    """Give everything that a viewer gets, as text."""
    table = redact(state, viewer)
    return json.dumps([view(state, viewer).to_data(), save.to_data(table)])


def reshuffled(state: State, viewer: int, seed: int) -> State | None:
    """Give the position with everything changed that `viewer` does not know; None while an effect shows cards.

    Who is picking cards of the own hand for an effect has said so; that hand stays as it is.
    """
    if any(isinstance(frame, Effect) and frame.scope.those for frame in state.stack):
        return None
    other = state.clone()
    other.chance = from_seed(seed)
    for player in (0, 1):
        _mix_cards(other, player, hand_too=player != viewer and not _picks_from_hand(state, player))
        _mix_legends(other, player, viewer)
    other.decision = None
    settle(other)
    return other


def _picks_from_hand(state: State, player: int) -> bool:
    asked = state.decision
    if asked is None or asked.player != player or asked.kind != PICK:
        return False
    return any(option[0] == CARD and option[2] == HAND for option in asked.options)


def _mix_cards(state: State, player: int, *, hand_too: bool) -> None:
    side = state.sides[player]
    hand = side.hand if hand_too else ()
    mixed = shuffled(state, hand + side.deck + side.blind_eddies)
    if hand_too:
        side.hand = mixed[: len(hand)]
    side.deck = mixed[len(hand) : len(hand) + len(side.deck)]
    side.blind_eddies = mixed[len(hand) + len(side.deck) :]


def _mix_legends(state: State, player: int, viewer: int) -> None:
    """Exchange the faces of two face-down Legends that the viewer has not looked at."""
    legends = [state.piece(number) for number in state.sides[player].legends]
    unknown = [piece for piece in legends if not piece.face_up and not piece.seen >> viewer & 1]
    for piece, source in zip(unknown, unknown[1:] + unknown[:1], strict=True):
        data = list(piece.facts())
        data[1] = source.card.slug
        state.put(save._piece(data))  # noqa: SLF001
