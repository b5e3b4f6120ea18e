"""Rockn' Rockerboy: a Unit without text, 8 power for 5 €$."""

from streetcred.core.decision import ATTACK
from streetcred.testing import GIGS, Table, me, rival, unit

ROCKERBOY = "rockn-rockerboy"


def test_it_enters_with_lag() -> None:
    """4.7 It attacks from the next turn on."""
    table = Table(me(hand=[ROCKERBOY], eddies=5, fixer=[]), rival(gigs={"d6": 3}, fixer=[]))

    table.me.plays(ROCKERBOY)
    assert not table.me.may(ATTACK)
    table.me.ends_turn()
    table.rival.ends_turn()

    assert table.me.may(ATTACK, ROCKERBOY)


def test_it_wins_against_7_and_ties_with_8() -> None:
    """9.17 Its power is 8."""
    for opponent, mine in (("screw", [ROCKERBOY]), ("octant", [])):
        table = Table(me(field=[ROCKERBOY]), rival(field=[unit(opponent, spent=True)]))

        table.me.attacks(ROCKERBOY, opponent)
        table.rival.passes()

        assert table.me.field == mine
        assert table.rival.field == []


def test_one_gear_is_enough_for_two_gigs() -> None:
    """9.23.2.2 Alone it steals one, with Mantis Blades it has 10."""
    for gear, stolen in (((), 1), (("mantis-blades",), 2)):
        table = Table(me(field=[unit(ROCKERBOY, *gear)]), rival(gigs={"d6": 3, "d8": 4}))

        table.me.attacks(ROCKERBOY, GIGS)
        table.rival.passes()
        if stolen == 1:
            table.me.chooses("d8")

        assert len(table.me.gigs) == stolen


def test_johnny_takes_it_for_a_rocker() -> None:
    """3.13.1 The tag gives it 2 more power, and it may attack a spent Unit at once."""
    johnny = "johnny-silverhand-rocking"
    table = Table(me(hand=[ROCKERBOY], legends=[johnny], eddies=7), rival(field=[unit("minotaur", spent=True)]))

    table.me.plays(ROCKERBOY, paying=[])
    table.me.activates(johnny)
    table.me.attacks(ROCKERBOY, "minotaur")
    table.rival.passes()

    assert table.me.field == [ROCKERBOY]
    assert table.rival.trash == ["minotaur"]
