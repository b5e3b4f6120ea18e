"""Animals Wrecker has no text, and enough power to steal two Gigs."""

from streetcred.core.decision import ATTACK
from streetcred.testing import GIGS, Table, me, rival, unit


def test_it_steals_two_gigs() -> None:
    """9.23.2.2 Its player picks them one by one."""
    table = Table(me(field=["animals-wrecker"]), rival(gigs={"d4": 2, "d6": 3, "d8": 5}))

    table.me.attacks("animals-wrecker", GIGS)
    table.rival.passes()
    table.me.chooses("d8", "d4")

    assert table.me.gigs == {"rival d8": 5, "rival d4": 2}
    assert table.rival.gigs == {"d6": 3}


def test_it_steals_the_only_gig() -> None:
    """9.23.3.3 There is no second one."""
    table = Table(me(field=["animals-wrecker"]), rival(gigs={"d6": 3}))

    table.me.attacks("animals-wrecker", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_1_power_less_steals_1_gig_less() -> None:
    """9.23.2.2 Floor It takes it down to 9."""
    table = Table(
        me(field=["animals-wrecker"]), rival(hand=["floor-it"], field=["swordwise"], gigs={"d4": 2, "d6": 3}, eddies=1)
    )

    table.me.attacks("animals-wrecker", GIGS)
    table.rival.plays("floor-it")
    table.rival.passes()
    table.me.chooses("d6")

    assert table.rival.gigs == {"d4": 2}


def test_it_beats_a_minotaur() -> None:
    """9.17.1 10 against 9."""
    table = Table(me(field=["animals-wrecker"]), rival(field=[unit("minotaur", spent=True)]))

    table.me.attacks("animals-wrecker", "minotaur")
    table.rival.passes()

    assert table.rival.trash == ["minotaur"]
    assert table.me.field == ["animals-wrecker"]


def test_it_lags_like_any_unit() -> None:
    """4.7 In the turn it is played it does not attack."""
    table = Table(me(hand=["animals-wrecker"], eddies=6), rival(gigs={"d6": 3}))

    table.me.plays("animals-wrecker")

    assert table.me.has_lag("animals-wrecker")
    assert not table.me.may(ATTACK)
