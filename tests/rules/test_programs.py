"""Chapter 4, Programs: shown, paid for, resolved once, and put into the trash."""

from __future__ import annotations

from streetcred.core import decision
from streetcred.core.event import ANNOUNCED
from streetcred.terms import NOWHERE
from streetcred.testing import RIVAL, Table, me, rival


def test_a_program_works_once() -> None:
    """4.13 It draws now, and never again; then it lies in the trash."""
    table = Table(me(hand=["floor-it"], eddies=1), rival(fixer=[]))

    table.me.plays("floor-it")
    assert len(table.me.hand) == 1
    table.me.ends_turn()

    assert len(table.me.hand) == 1
    assert table.me.trash == ["floor-it"]


def test_a_program_is_paid_for_resolved_and_put_into_the_trash() -> None:
    """4.14 The Unit that it defeats is in the trash before the Program is (C24)."""
    table = Table(me(hand=["over-the-edge"], field=["swordwise-huscle"], eddies=3, gigs={"d20": 9}), rival())

    table.me.plays("over-the-edge")

    assert table.me.eddies == 0
    assert table.me.hand == []
    assert table.me.trash == ["swordwise-huscle", "over-the-edge"]


def test_a_program_needs_its_cost() -> None:
    """4.14 2 €$ are not enough for 3."""
    table = Table(me(hand=["over-the-edge"], eddies=2), rival())

    assert not table.me.may(decision.PLAY)


def test_the_rival_sees_the_program_before_it_is_resolved() -> None:
    """4.14.1 While its player still has to decide, the Rival knows which Program it is."""
    table = Table(me(hand=["industrial"], eddies=1, gigs={"d6": 2}), rival())

    table.me.plays("industrial")

    assert table.decision.kind == decision.PICK_AMOUNT
    seen = table.view(RIVAL).table
    shown = [happened.piece for happened in seen.events if happened.kind == ANNOUNCED]
    assert [piece.card.slug for piece in shown if piece is not None] == ["industrial-assembly"]
    table.stops_here()


def test_while_it_resolves_a_program_is_in_no_area() -> None:
    """4.14.2 Not in the hand, not in the trash, not on the field, and not removed from the game."""
    table = Table(me(hand=["industrial"], eddies=1, gigs={"d6": 2}), rival())

    table.me.plays("industrial")

    assert table.me.hand == table.me.field == table.me.trash == table.me.removed == []
    assert [piece.area for piece in table.state.pieces if piece is not None] == [NOWHERE]
    table.me.chooses(1)
    assert table.me.trash == ["industrial-assembly"]


def test_a_program_that_discards_the_hand_is_not_in_it() -> None:
    """4.14.2 Shattered Memories counts the other cards: the two Programs in the hand, and one of the Rival's."""
    table = Table(
        me(hand=["shattered", "floor-it", "industrial"], eddies=4, gigs={"d4": 3}), rival(hand=["psycho-squad"])
    )

    table.me.plays("shattered")
    table.me.says(yes=False)
    table.rival.says(yes=False)

    assert len(table.me.hand) == 2
    assert table.me.trash == ["floor-it", "industrial-assembly", "shattered-memories"]
