"""A message to a seat tells nothing of what that seat may not know, not even by an order, a number or a length."""

from __future__ import annotations

import copy
import random
from typing import TYPE_CHECKING

import msgspec
import pytest

from streetcred import LISTS, Game, redact
from streetcred.cards.catalogue import CARDS
from streetcred.core.event import Event
from streetcred.core.piece import Piece
from streetcred.server.course import Course
from streetcred.server.lines import Log
from streetcred.server.names import PERSON, names_for
from streetcred.server.table import Sitting, table_of
from streetcred.server.why import reasons
from streetcred.terms import LEGEND
from tests.properties.invariants import reshuffled

if TYPE_CHECKING:
    from streetcred.core.card import Card
    from streetcred.server.names import Seats

NAMES = list(LISTS)
PAIRS = list(zip(NAMES, NAMES[3:] + NAMES[:3], strict=True))
SEATS: tuple[Seats, ...] = ((PERSON, PERSON), (PERSON, "rookie"))
LEGENDS = [card for card in CARDS.values() if card.kind == LEGEND]
OTHERS = [card for card in CARDS.values() if card.kind != LEGEND]


def told(course: Course, viewer: int, seats: Seats) -> bytes:
    """Give everything that a seat is told of a game: table, log, and why it can't do what it can't."""
    view, names = course.game.view(viewer), names_for(seats, viewer)
    sitting = Sitting("a-game", seats, (course.game.decks[0].name, course.game.decks[1].name))
    log = Log(viewer, names)
    log.read_on(course)
    pieces = [piece.id for piece in view.table.pieces if piece is not None and piece.owner == viewer]
    why = [reasons(view, card.slug, -1) for card in view.own.hand] + [reasons(view, "", number) for number in pieces]
    table = table_of(sitting, names, view, course.number)
    return msgspec.json.encode([table, log.lines, log.before(course.decisions_of(viewer)), why])


def disguised(course: Course, viewer: int, seed: int) -> Course | None:
    """Give the game with everything changed that the viewer does not know, what has happened included.

    When the game is over, only what has happened is changed; None while an effect shows cards.
    """
    state = course.game.state if course.game.is_over else reshuffled(course.game.state, viewer, seed)
    if state is None:
        return None
    other, game = copy.copy(course), copy.copy(course.game)
    game.state = state
    chance = random.Random(seed)
    game._events = [_disguised(event, viewer, chance) for event in course.game._events]  # noqa: SLF001
    other.game = game
    return other


def _disguised(event: Event, viewer: int, chance: random.Random) -> Event:
    card = event.card
    if card is not None and not event.seen >> viewer & 1:
        card = chance.choice(OTHERS)
    return Event(
        event.kind,
        event.player,
        _masked(event.piece, viewer, chance),
        _masked(event.other, viewer, chance),
        card,
        event.gigs,
        event.number,
        event.cause,
        event.seen,
    )


def _masked(piece: Piece | None, viewer: int, chance: random.Random) -> Piece | None:
    if piece is None or redact._Mask(viewer).knows(piece):  # noqa: SLF001
        return piece
    return _as(piece, chance.choice(LEGENDS if piece.card.kind == LEGEND else OTHERS))


def _as(piece: Piece, card: Card) -> Piece:
    return Piece(
        piece.id,
        card,
        piece.owner,
        piece.area,
        piece.face_up,
        piece.ready,
        piece.lag,
        piece.host,
        piece.gear,
        piece.solo,
        piece.seen,
        piece.fixed_power,
    )


@pytest.mark.parametrize("pair", range(len(PAIRS)), ids=lambda pair: "-".join(PAIRS[pair]))
def test_what_differs_only_in_hidden_cards_is_told_to_the_byte_alike(pair: int) -> None:
    """At every decision of a whole random game, to either seat."""
    first, second = PAIRS[pair]
    course = Course(Game(LISTS[first], LISTS[second], pair))
    seats, chance, compared = SEATS[pair % 2], random.Random(pair), 0
    while True:
        for viewer in (0, 1):
            other = disguised(course, viewer, course.number)
            if other is not None:
                assert told(other, viewer, seats) == told(course, viewer, seats)
                compared += 1
        if course.game.decision is None:
            break
        course.take(chance.choice(course.game.options))
    assert compared > 100


def test_the_disguise_is_one() -> None:
    """Without the redaction the same comparison fails: hands, decks, Legends and past draws are other ones."""
    course = Course(Game(LISTS["the-heist"], LISTS["embracing-power"], 1))
    for _ in range(20):
        course.take(course.game.options[0])
    other = disguised(course, 0, 5)
    assert other is not None
    assert told(other, 1, SEATS[0]) != told(course, 1, SEATS[0])
    log, other_log = (one.game.log(redact.OPEN) for one in (course, other))
    assert log != other_log


def test_names_of_hidden_cards_are_in_no_message() -> None:
    """Nor is the name of a card that the rival drew, while no copy of it was seen."""
    course = Course(Game(LISTS["the-heist"], LISTS["embracing-power"], 3))
    chance = random.Random(3)
    while course.game.decision is not None:
        view = course.game.view(0)
        seen = {piece.card for piece in view.table.pieces if piece is not None}
        own = {*course.game.decks[0].main, *course.game.decks[0].legends}
        text = told(course, 0, SEATS[1]).decode()
        for card in course.game.state.sides[1].hand:
            if card not in seen | own | set(view.table.sides[1].eddies):
                assert f'"{card.slug}"' not in text or _was_shown(course, card)
        course.take(chance.choice(course.game.options))


def _was_shown(course: Course, card: Card) -> bool:
    """Give whether the rival has shown a copy of the card at some time."""
    return any(
        card in (event.card, event.piece and event.piece.card, event.other and event.other.card)
        for event in course.game.events(0)
    )
