"""Chapter 4, Units: played ready and with Lag, spent to attack."""

from __future__ import annotations

from streetcred.core import decision
from streetcred.core.event import ANNOUNCED
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit


def test_a_unit_is_revealed_paid_for_and_put_onto_the_field_ready() -> None:
    """4.6 The Rival sees which card it is."""
    table = Table(me(hand=["psycho-squad", "corpo-security"], eddies=5), rival())

    table.me.plays("psycho-squad")

    shown = [happened.piece for happened in table.view(RIVAL).table.events if happened.kind == ANNOUNCED]
    assert [piece.card.slug for piece in shown if piece is not None] == ["psycho-squad"]
    assert table.me.field == ["psycho-squad"]
    assert not table.me.is_spent("psycho-squad")
    assert table.me.hand == ["corpo-security"]
    assert table.me.eddies == 1


def test_the_field_is_filled_from_left_to_right() -> None:
    """4.6 Units lie in the order in which they came; a copy is a Unit of its own."""
    table = Table(me(hand=["psycho-squad"], field=["psycho-squad", "emergency-atlus"], eddies=4), rival())

    table.me.plays("psycho-squad")

    assert table.me.field == ["psycho-squad", "emergency-atlus", "psycho-squad"]
    assert [table.me.has_lag(name) for name in ("psycho-squad", "psycho-squad#2")] == [False, True]


def test_a_unit_enters_with_lag() -> None:
    """4.7 It can't attack in the turn in which it is played, and then it can."""
    table = Table(me(hand=["psycho-squad"], eddies=4, fixer=[]), rival(gigs={"d6": 3}, fixer=[]))

    table.me.plays("psycho-squad")
    assert table.me.has_lag("psycho-squad")
    assert not table.me.may(decision.ATTACK)
    table.me.ends_turn()
    table.rival.ends_turn()

    assert table.me.may(decision.ATTACK, "psycho-squad > gigs")


def test_a_unit_is_spent_to_attack() -> None:
    """4.8 So that it attacks once."""
    table = Table(me(field=["psycho-squad"]), rival(gigs={"d6": 3, "d8": 4}))

    table.me.attacks("psycho-squad", GIGS)
    assert table.me.is_spent("psycho-squad")
    table.rival.passes()
    table.me.chooses("d6")

    assert not table.me.may(decision.ATTACK)


def test_a_spent_unit_can_not_attack() -> None:
    """4.8 There is nothing left to spend."""
    table = Table(me(field=[unit("psycho-squad", spent=True)]), rival(gigs={"d6": 3}))

    assert not table.me.may(decision.ATTACK)
