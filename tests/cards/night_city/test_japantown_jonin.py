"""Japantown Jonin gives a friendly Unit +2 power for the turn it is played in."""

from streetcred.core.decision import DONE
from streetcred.testing import GIGS, RIVAL, Table, legend, me, rival, unit

JONIN = "japantown-jonin"


def test_its_player_chooses_a_friendly_unit() -> None:
    """10.31 Itself and a Legend on the field are such; a Legend in its area and a rival Unit are not."""
    table = Table(
        me(hand=[JONIN], field=["swordwise", "v-corporate"], legends=[legend("padre", spent=True)], eddies=2),
        rival(field=["psycho-squad"]),
    )

    table.me.plays(JONIN)
    assert table.options() == ["swordwise-huscle", "v-corporate-exile", JONIN]
    assert DONE not in table.kinds()
    table.me.chooses("v-corporate")

    assert table.me.power("v-corporate") == 10
    assert table.me.power("swordwise") == 3
    assert table.me.power(JONIN) == 0


def test_alone_it_gets_it_unasked() -> None:
    """2.1 There is no may."""
    table = Table(me(hand=[JONIN], eddies=2), rival(field=["psycho-squad"]))

    table.me.plays(JONIN)

    assert table.me.power(JONIN) == 2
    assert table.rival.power("psycho") == 6


def test_it_ends_with_the_turn() -> None:
    """8.16.2 In the rival's turn the Unit is as weak as before."""
    table = Table(me(hand=[JONIN], field=["swordwise"], eddies=2, fixer=[]), rival(fixer=[]))

    table.me.plays(JONIN)
    table.me.chooses("swordwise")
    table.me.ends_turn()

    assert table.me.power("swordwise") == 3


def test_in_the_turn_of_the_rival_it_ends_with_that_turn() -> None:
    """8.16.2 The Relic brings it in while the rival attacks."""
    table = Table(
        me(field=[unit("swordwise", "the-relic", spent=True)], trash=[JONIN], fixer=[]),
        rival(field=["minotaur"], fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.attacks("minotaur", "swordwise")
    table.me.passes()
    assert table.me.power(JONIN) == 2
    table.rival.ends_turn()

    assert table.me.power(JONIN) == 0


def test_an_8_steals_like_a_10() -> None:
    """9.23.2.2 Two Gigs."""
    table = Table(me(hand=[JONIN], field=["rockn-rockerboy"], eddies=2), rival(gigs={"d4": 1, "d6": 2}))

    table.me.plays(JONIN)
    table.me.chooses("rockn-rockerboy")
    table.me.attacks("rockn-rockerboy", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d4": 1, "rival d6": 2}


def test_a_3_wins_against_a_4() -> None:
    """3.17.2 It has 5 now."""
    table = Table(me(hand=[JONIN], field=["swordwise"], eddies=2), rival(field=[unit("emergency-atlus", spent=True)]))

    table.me.plays(JONIN)
    table.me.chooses("swordwise")
    table.me.attacks("swordwise", "emergency-atlus")
    table.rival.passes()

    assert table.rival.trash == ["emergency-atlus"]
    assert table.me.hand == ["emergency-atlus"]


def test_it_fills_up_from_below_0() -> None:
    """2.10 From -1 it is 1."""
    table = Table(
        me(field=["secondhand", unit("swordwise", "the-relic", spent=True)], trash=[JONIN]),
        rival(hand=["floor-it"], field=["minotaur"], eddies=1),
        turn_of=RIVAL,
    )

    table.rival.plays("floor-it")
    table.rival.chooses("secondhand")
    table.rival.attacks("minotaur", "swordwise")
    table.me.passes()
    table.me.chooses("secondhand")

    assert table.me.power("secondhand") == 1


def test_two_of_them_give_4() -> None:
    """10.16.3 Each one gives its own."""
    table = Table(me(hand=[JONIN, JONIN], field=["swordwise"], eddies=4))

    for _ in range(2):
        table.me.plays(JONIN)
        table.me.chooses("swordwise")

    assert table.me.power("swordwise") == 7
