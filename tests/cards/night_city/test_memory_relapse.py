"""Memory Relapse spends a rival Unit and keeps it spent, and draws with even Street Cred."""

from streetcred.core.decision import BLOCK
from streetcred.testing import GIGS, Table, me, rival, unit

RELAPSE = "memory-relapse"


def test_the_unit_is_spent_and_stays_so_through_the_rivals_turn() -> None:
    """8.6.3, 8.6.2.1 It misses one Ready Step, and is readied in the next."""
    table = Table(
        me(hand=[RELAPSE], eddies=4, fixer=[]), rival(field=["psycho-squad", unit("swordwise", spent=True)], fixer=[])
    )

    table.me.plays(RELAPSE)
    assert table.options() == ["psycho-squad", "swordwise-huscle"]
    table.me.chooses("psycho-squad")
    table.me.ends_turn()
    assert table.rival.is_spent("psycho")
    assert not table.rival.is_spent("swordwise")
    table.rival.ends_turn()
    assert table.rival.is_spent("psycho")
    table.me.ends_turn()

    assert not table.rival.is_spent("psycho")


def test_one_that_was_spent_before_is_held_too() -> None:
    """C9 It may be chosen, and can't ready either."""
    table = Table(me(hand=[RELAPSE], eddies=4, fixer=[]), rival(field=[unit("psycho-squad", spent=True)], fixer=[]))

    table.me.plays(RELAPSE)
    table.me.ends_turn()

    assert table.rival.is_spent("psycho")


def test_no_effect_readies_it() -> None:
    """2.6 Sandevistan, at the end of the rival's turn, does not either."""
    table = Table(me(hand=[RELAPSE], eddies=4, fixer=[]), rival(field=[unit("psycho-squad", "sandevistan")], fixer=[]))

    table.me.plays(RELAPSE)
    table.me.ends_turn()
    table.rival.ends_turn()

    assert table.rival.is_spent("psycho")


def test_only_rival_units_are_meant() -> None:
    """1.7.2.2 The friendly Unit stays ready."""
    table = Table(me(hand=[RELAPSE], field=["swordwise"], eddies=4), rival(field=["psycho-squad"]))

    table.me.plays(RELAPSE)

    assert not table.me.is_spent("swordwise")
    assert table.rival.is_spent("psycho")


def test_it_may_be_attacked_at_once_and_does_not_block() -> None:
    """9.3.2.1, 9.9 A spent Unit is a target, and no blocker."""
    table = Table(me(hand=[RELAPSE], field=["swordwise"], eddies=4), rival(field=["corpo-security"], gigs={"d6": 3}))

    table.me.plays(RELAPSE)
    table.me.attacks("swordwise", "corpo-security")
    assert not table.rival.may(BLOCK)
    table.rival.passes()

    assert table.rival.trash == ["corpo-security"]


def test_even_street_cred_draws() -> None:
    """11.2 3 and 5 are 8, 3 and 4 are 7."""
    for gigs, drawn in (({"d6": 3, "d8": 5}, ["emergency-atlus"]), ({"d6": 3, "d8": 4}, [])):
        table = Table(me(hand=[RELAPSE], eddies=4, gigs=gigs), rival(field=["psycho-squad"]))

        table.me.plays(RELAPSE)

        assert table.me.hand == drawn


def test_without_a_rival_unit_it_still_draws() -> None:
    """2.4 The draw does not depend on the Unit."""
    table = Table(me(hand=[RELAPSE], eddies=4, gigs={"d6": 4}))

    table.me.plays(RELAPSE)

    assert table.me.hand == ["emergency-atlus"]
    assert table.me.trash == [RELAPSE]


def test_what_spending_triggers_is_the_rivals() -> None:
    """10.2.3 Netdriver draws for its player, after the Program."""
    table = Table(me(hand=[RELAPSE], eddies=4), rival(field=[unit("psycho-squad", "netwatch")], deck=["floor-it"]))

    table.me.plays(RELAPSE)

    assert table.rival.hand == ["floor-it"]


def test_it_holds_that_unit_only() -> None:
    """10.1.3 A second copy of the Unit is readied and attacks."""
    table = Table(
        me(hand=[RELAPSE], eddies=4, gigs={"d6": 3}, fixer=[]), rival(field=["psycho-squad", "psycho-squad"], fixer=[])
    )

    table.me.plays(RELAPSE)
    table.me.chooses("psycho-squad#2")
    table.me.ends_turn()
    assert not table.rival.is_spent("psycho-squad")
    assert table.rival.is_spent("psycho-squad#2")
    table.rival.attacks("psycho-squad", GIGS)
    table.me.passes()

    assert table.rival.gigs == {"rival d6": 3}
