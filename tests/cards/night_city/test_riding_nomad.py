"""Riding Nomad has ADRENALINE: it attacks in the turn it is played."""

from streetcred.core.decision import ATTACK, BLOCK, GIG_AREA
from streetcred.testing import GIGS, Table, me, rival, unit

NOMAD = "riding-nomad"


def test_it_steals_in_the_turn_it_is_played() -> None:
    """11.23.1 It lags, and attacks all the same."""
    table = Table(me(hand=[NOMAD], eddies=5), rival(gigs={"d6": 3}))

    table.me.plays(NOMAD)
    assert table.me.has_lag(NOMAD)
    table.me.attacks(NOMAD, GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_its_targets_are_those_of_any_unit() -> None:
    """11.23.2 A spent Unit and the Gigs; a ready Unit is none."""
    table = Table(
        me(hand=[NOMAD], eddies=5), rival(field=["swordwise", unit("chrome-fang", spent=True)], gigs={"d6": 3})
    )

    table.me.plays(NOMAD)

    attacks = [option[2] for option in table.decision.options if option[0] == ATTACK]
    assert attacks == [table.rival.piece("chrome-fang").id, GIG_AREA]


def test_without_a_target_it_waits() -> None:
    """9.3.2.4 An empty Gig area and a ready Unit."""
    table = Table(me(hand=[NOMAD], eddies=5), rival(field=["swordwise"]))

    table.me.plays(NOMAD)

    assert not table.me.may(ATTACK)


def test_it_may_be_blocked() -> None:
    """9.9 And with 4 power it beats the blocker."""
    table = Table(me(hand=[NOMAD], eddies=5), rival(field=["corpo-security"], gigs={"d6": 3}))

    table.me.plays(NOMAD)
    table.me.attacks(NOMAD, GIGS)
    assert table.rival.may(BLOCK, "corpo-security")
    table.rival.blocks("corpo-security")
    table.rival.passes()

    assert table.rival.trash == ["corpo-security"]
    assert table.rival.gigs == {"d6": 3}


def test_a_ban_is_stronger() -> None:
    """2.6 MaxTac lets no rival Unit attack in the turn it is played."""
    table = Table(me(hand=[NOMAD], eddies=5, fixer=[]), rival(field=["maxtac-suppression"], gigs={"d6": 3}, fixer=[]))

    table.me.plays(NOMAD)
    assert not table.me.may(ATTACK)
    table.me.ends_turn()
    table.rival.ends_turn()

    assert table.me.may(ATTACK, NOMAD)


def test_it_attacks_once() -> None:
    """9.3.3 Spent, it does not attack again."""
    table = Table(me(hand=[NOMAD], eddies=5), rival(gigs={"d6": 3, "d8": 5}))

    table.me.plays(NOMAD)
    table.me.attacks(NOMAD, GIGS)
    table.rival.passes()
    table.me.chooses("d8")

    assert not table.me.may(ATTACK)
