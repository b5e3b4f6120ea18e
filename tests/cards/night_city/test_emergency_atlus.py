"""Emergency Atlus: a Unit without text, 4 power for 3 €$."""

from streetcred.core.decision import ATTACK, PLAY, SELL
from streetcred.testing import GIGS, Table, me, rival, unit


def test_it_costs_3() -> None:
    """11.1.2 Two Eddies do not pay for it."""
    assert not Table(me(hand=["emergency-atlus"], eddies=2)).me.may(PLAY)

    table = Table(me(hand=["emergency-atlus"], eddies=3), rival(gigs={"d6": 3}))
    table.me.plays("emergency-atlus")

    assert table.me.field == ["emergency-atlus"]
    assert table.me.eddies == 0
    assert not table.me.may(ATTACK)


def test_it_wins_against_3_and_ties_with_4() -> None:
    """9.17 Its power is 4."""
    for opponent, mine in (("swordwise", ["emergency-atlus"]), ("delamain-cab", [])):
        table = Table(me(field=["emergency-atlus"]), rival(field=[unit(opponent, spent=True)]))

        table.me.attacks("emergency-atlus", opponent)
        table.rival.passes()

        assert table.me.field == mine
        assert table.rival.field == []


def test_it_steals_one_gig() -> None:
    """9.23.2.2 With 4 power one Gig is stolen."""
    table = Table(me(field=["emergency-atlus"]), rival(gigs={"d6": 3, "d8": 4}))

    table.me.attacks("emergency-atlus", GIGS)
    table.rival.passes()
    table.me.chooses("d8")

    assert table.me.gigs == {"rival d8": 4}


def test_it_can_not_be_sold() -> None:
    """3.12.1 It has no sell tag."""
    assert not Table(me(hand=["emergency-atlus"])).me.may(SELL)
