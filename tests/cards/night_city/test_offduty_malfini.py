"""Offduty Malfini spends itself and a rival Unit when it is played."""

from streetcred.core.decision import ATTACK, BLOCK
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit


def test_both_are_spent() -> None:
    """3.7 The rival Unit and Malfini lie sideways."""
    table = Table(me(hand=["offduty"], eddies=4), rival(field=["psycho-squad"]))

    table.me.plays("offduty")

    assert table.me.is_spent("offduty")
    assert table.rival.is_spent("psycho-squad")


def test_its_player_chooses_the_rival_unit() -> None:
    """10.31 Ready or spent, friendly Units never."""
    table = Table(
        me(hand=["offduty"], field=["swordwise"], eddies=4),
        rival(field=["psycho-squad", unit("minotaur", spent=True)]),
    )

    table.me.plays("offduty")
    assert table.options() == ["psycho-squad", "minotaur"]
    table.me.chooses("minotaur")

    assert not table.rival.is_spent("psycho-squad")
    assert not table.me.is_spent("swordwise")
    assert table.me.is_spent("offduty")


def test_without_a_rival_unit_it_spends_itself() -> None:
    """R160: the half that is possible is done."""
    table = Table(me(hand=["offduty"], eddies=4))

    table.me.plays("offduty")

    assert table.me.is_spent("offduty")


def test_the_spent_unit_may_be_attacked_at_once() -> None:
    """9.3.2.1 It was ready before, and no target."""
    table = Table(me(hand=["offduty"], field=["minotaur"], eddies=4), rival(field=["psycho-squad"]))
    assert not table.me.may(ATTACK)

    table.me.plays("offduty")
    table.me.attacks("minotaur", "psycho-squad")
    table.rival.passes()

    assert table.rival.trash == ["psycho-squad"]


def test_a_spent_blocker_does_not_block() -> None:
    """9.9 Corpo Security is out of the way."""
    table = Table(me(hand=["offduty"], field=["minotaur"], eddies=4), rival(field=["corpo-security"], gigs={"d6": 3}))

    table.me.plays("offduty")
    table.me.attacks("minotaur", GIGS)

    assert not table.rival.may(BLOCK)
    table.rival.passes()
    assert table.me.gigs == {"rival d6": 3}


def test_malfini_is_a_target_in_the_rivals_turn() -> None:
    """8.6.3 It stays spent until its player's next turn begins."""
    table = Table(me(hand=["offduty"], eddies=4, fixer=[]), rival(field=["psycho-squad"], fixer=[]))

    table.me.plays("offduty")
    table.me.ends_turn()
    table.rival.attacks("psycho-squad", "offduty")
    table.me.passes()

    assert table.me.trash == ["offduty-malfini"]


def test_gear_of_the_rival_unit_sees_it() -> None:
    """10.13 The rival's effect follows: it searches the top card of the rival's own deck."""
    table = Table(
        me(hand=["offduty"], eddies=4), rival(field=[unit("psycho-squad", "tetratronic")], deck=["floor-it", "satori"])
    )

    table.me.plays("offduty")
    assert table.decision.player == RIVAL
    table.rival.says(yes=True)

    assert table.rival.trash == ["floor-it"]


def test_a_unit_that_was_spent_already_sees_nothing() -> None:
    """C9 It may be chosen, but it was not turned."""
    table = Table(
        me(hand=["offduty"], eddies=4),
        rival(field=[unit("psycho-squad", "tetratronic", spent=True)], deck=["floor-it"]),
    )

    table.me.plays("offduty")

    assert table.rival.deck == ["floor-it"]
    assert table.me.is_spent("offduty")
