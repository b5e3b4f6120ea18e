"""Psycho Squad: a Unit without text, 6 power for 4 €$."""

from streetcred.core.decision import ATTACK, PLAY, SELL
from streetcred.testing import GIGS, Table, me, rival, unit


def test_it_costs_4() -> None:
    """11.1.2 Three Eddies do not pay for it."""
    assert not Table(me(hand=["psycho-squad"], eddies=3)).me.may(PLAY)

    table = Table(me(hand=["psycho-squad"], eddies=4), rival(gigs={"d6": 3}))
    table.me.plays("psycho-squad")

    assert table.me.field == ["psycho-squad"]
    assert table.me.eddies == 0
    assert not table.me.may(ATTACK)


def test_it_wins_against_5_and_ties_with_6() -> None:
    """9.17 Its power is 6."""
    for opponent, mine in (("offduty", ["psycho-squad"]), ("chrome-fang", [])):
        table = Table(me(field=["psycho-squad"]), rival(field=[unit(opponent, spent=True)]))

        table.me.attacks("psycho-squad", opponent)
        table.rival.passes()

        assert table.me.field == mine
        assert table.rival.field == []


def test_with_gear_it_steals_two_gigs() -> None:
    """9.23.2.2 6 and two times 2 from Mantis Blades are 10."""
    table = Table(me(field=[unit("psycho-squad", "mantis-blades", "mantis-blades")]), rival(gigs={"d6": 3, "d8": 4}))

    table.me.attacks("psycho-squad", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3, "rival d8": 4}


def test_it_can_not_be_sold() -> None:
    """3.12.1 It has no sell tag."""
    assert not Table(me(hand=["psycho-squad"])).me.may(SELL)
