"""Zetatech Faceplate: when the host is spent, adjust a Gig, and draw with three different values."""

from streetcred.core.decision import REACT
from streetcred.testing import GIGS, RIVAL, Table, legend, me, rival, unit

FACEPLATE = "zetatech-faceplate"


def attacking(mine: dict[str, int]) -> Table:
    """Attack with a Unit that carries the Faceplate."""
    table = Table(me(field=[unit("psycho-squad", FACEPLATE)], gigs=mine), rival(gigs={"d20": 9}))
    table.me.attacks("psycho", GIGS)
    return table


def test_it_comes_before_the_rival_reacts() -> None:
    """R153: the Gig is adjusted right after the declaration."""
    table = attacking({"d8": 4})

    table.me.chooses("d8")
    assert table.options() == ["-1", "+0", "+1"]
    table.me.chooses(1)

    assert table.me.gigs == {"d8": 5}
    assert table.decision.kind == REACT
    table.rival.passes()


def test_three_different_values_draw_a_card() -> None:
    """10.3.3 They are counted after the adjustment, which makes the third value here."""
    table = attacking({"d4": 2, "d6": 2, "d8": 4})

    table.me.chooses("d6", 1)
    table.rival.passes()

    assert table.me.hand == ["emergency-atlus"]


def test_an_adjustment_may_spoil_it() -> None:
    """10.3.3 From 2, 3 and 4 to 3, 3 and 4."""
    table = attacking({"d4": 2, "d6": 3, "d8": 4})

    table.me.chooses("d4", 1)
    table.rival.passes()

    assert table.me.hand == []


def test_the_adjustment_may_be_0() -> None:
    """2.8 Three different values are there already."""
    table = attacking({"d4": 2, "d6": 3, "d8": 4})

    table.me.chooses("d4", 0)
    table.rival.passes()

    assert table.me.gigs["d4"] == 2
    assert table.me.hand == ["emergency-atlus"]


def test_rival_gigs_may_be_adjusted_but_do_not_count() -> None:
    """1.7.2 Two friendly values and a rival one are two."""
    table = attacking({"d4": 2, "d6": 3})

    table.me.chooses("d20", -1)
    table.rival.passes()

    assert table.me.hand == []
    assert table.me.gigs == {"d4": 2, "d6": 3, "rival d20": 8}


def test_its_player_orders_it_with_an_attack_effect() -> None:
    """R154: the Faceplate may draw first, or Swordwise Huscle."""
    for first in (FACEPLATE, "swordwise"):
        table = Table(me(field=[unit("swordwise", FACEPLATE)], gigs={"d4": 2}), rival(gigs={"d20": 9}))

        table.me.attacks("swordwise", GIGS)
        table.me.chooses(first)
        assert table.me.hand == ([] if first == FACEPLATE else ["emergency-atlus"])
        table.me.chooses("d4", 1)
        table.rival.passes()

        assert table.me.hand == ["emergency-atlus"]
        assert table.me.gigs["d4"] == 3


def test_spent_to_pay_its_effect_follows_the_card() -> None:
    """R156: the Program resolves first, from 3 to 7, and then the Faceplate makes it 8."""
    table = Table(me(hand=["industrial-assembly"], legends=[legend("v-corporate", FACEPLATE)], gigs={"d12": 3}))

    table.me.plays("industrial-assembly")
    table.me.chooses(4)
    assert table.me.trash == ["industrial-assembly"]
    assert table.me.hand == []
    table.me.chooses(1)

    assert table.me.gigs == {"d12": 8}


def test_a_block_spends_the_host() -> None:
    """3.7 In the rival's turn it adjusts too."""
    table = Table(
        me(field=[unit("corpo-security", FACEPLATE)], gigs={"d6": 3}), rival(field=["swordwise"]), turn_of=RIVAL
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("corpo-security")
    table.me.chooses(1)
    table.me.passes()

    assert table.me.gigs == {"d6": 4}
    assert table.rival.trash == ["swordwise-huscle"]


def test_without_any_gig_nothing_is_asked() -> None:
    """10.7 An attack on a Unit, and no Gig in either Gig area."""
    table = Table(me(field=[unit("psycho-squad", FACEPLATE)]), rival(field=[unit("swordwise", spent=True)]))

    table.me.attacks("psycho", "swordwise")
    table.rival.passes()

    assert table.me.hand == []
    assert table.rival.trash == ["swordwise-huscle"]
