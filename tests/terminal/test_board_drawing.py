"""The board as text: it fits where it can, and nothing is left out or cut off."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from streetcred.core import look
from streetcred.terminal.board_drawing import draw, keys_of
from tests.terminal.people import decisions, secrets, session

if TYPE_CHECKING:
    from streetcred.terminal.blocks import Drawing
    from streetcred.terminal.session import Session

SIZES = [(72, 12), (77, 15), (74, 38), (95, 48), (134, 58)]


def words_of(drawing: Drawing) -> set[str]:
    """Give all words that can be read."""
    return set(re.findall(r"[\w'€$.#]+", "\n".join(line.plain for line in drawing.lines)))


def names_on_the_table(one: Session) -> list[str]:
    """Give the name of every card that the person can see on the table and in the own hand."""
    table = one.view(0).table
    found = [card.name for card in table.sides[0].hand]
    for side in table.sides:
        for piece in map(table.piece, side.field + side.legends):
            if piece.face_up:
                found += [piece.card.name, *(gear.card.name for gear in look.gear_of(table, piece))]
    return found


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_name_and_number_can_be_read_at_every_size(width: int, height: int) -> None:
    one = session(seed=3, seats=("person", "greedy"))
    for _ in decisions(one):
        view = one.view(0)
        read = words_of(draw(view, one.names(0), width, height))
        for name in names_on_the_table(one):
            assert set(re.findall(r"[\w'€$.#]+", name)) <= read, name
        for side in view.table.sides:
            assert {f"d{gig.sides}" for gig in side.gigs} <= {word.partition(":")[0] for word in read}
            assert not side.gigs or "★" in "".join(line.plain for line in draw(view, one.names(0), width, height).lines)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_line_is_wider_than_the_board(width: int, height: int) -> None:
    one = session(seed=5, seats=("person", "greedy"))
    for _ in decisions(one):
        drawing = draw(one.view(0), one.names(0), width, height)
        assert max(line.cell_len for line in drawing.lines) <= width
        assert not [line.plain for line in drawing.lines if "…" in line.plain]


def test_with_more_room_it_is_drawn_larger_and_fits() -> None:
    one = session(seed=5, seats=("person", "greedy"))
    for _ in decisions(one):
        least = draw(one.view(0), one.names(0), 95, 0).height
        for room in range(least, 60, 11):
            assert draw(one.view(0), one.names(0), 95, room).height <= room


def test_what_an_answer_is_about_is_marked_and_nothing_moves() -> None:
    one = session(seed=3, seats=("person", "greedy"))
    marked = 0
    for _ in decisions(one):
        view, names = one.view(0), one.names(0)
        plain = draw(view, names, 95, 48)
        for option in one.game.options[:6]:
            keys = keys_of(view, option)
            drawing = draw(view, names, 95, 48, keys)
            assert drawing.hits == plain.hits
            marked += drawing.lines != plain.lines
    assert marked > 20


def test_what_is_clicked_is_what_is_drawn_there() -> None:
    one = session(seed=3, seats=("person", "greedy"))
    one.let_bots_play()
    drawing = draw(one.view(0), one.names(0), 95, 48)

    for hit in drawing.hits:
        assert drawing.at(hit.left, hit.top) == drawing.at(hit.right - 1, hit.bottom - 1) == hit.key
    assert drawing.at(0, 0) is None


@pytest.mark.parametrize(("width", "height"), [(77, 12), (95, 48)])
def test_hidden_cards_of_the_rival_are_not_drawn(width: int, height: int) -> None:
    one = session(seed=4, seats=("person", "greedy"))
    for _ in decisions(one):
        drawn = " ".join(line.plain for line in draw(one.view(0), one.names(0), width, height).lines)
        assert not [name for name in secrets(one, 0) if name in drawn]
