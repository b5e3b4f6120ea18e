"""Zetatech Berserk costs 1 less to play for each friendly face-up Legend."""

import pytest

from streetcred.core.decision import PLAY
from streetcred.testing import Table, face_down, legend, me, rival, unit

BERSERK = "zetatech-berserk"
THREE = ["v-corporate", "viktor-vektor-sit", "saburo-arasaka"]


@pytest.mark.parametrize("face_up", [0, 1, 2, 3])
def test_each_face_up_legend_makes_it_cheaper(face_up: int) -> None:
    """11.8.2 From 6 down to 3; those that lie face-down do not count."""
    legends = [legend(name, up=place < face_up) for place, name in enumerate(THREE)]
    table = Table(me(hand=[BERSERK], field=["swordwise"], legends=legends, eddies=6))

    table.me.plays(BERSERK, on="swordwise" if face_up else None)

    assert table.me.eddies == face_up
    assert table.me.gear("swordwise") == [BERSERK]
    assert table.me.power("swordwise") == 6


def test_a_legend_on_the_field_counts() -> None:
    """4.2.1 It lies face-up there, and is a friendly Legend still."""
    table = Table(me(hand=[BERSERK], field=[unit("v-corporate", solo=True)], eddies=5))

    table.me.plays(BERSERK)

    assert table.me.eddies == 0
    assert table.me.gear("v-corporate") == [BERSERK]


def test_spent_legends_count_too() -> None:
    """3.6 Which way they are turned makes no difference."""
    table = Table(me(hand=[BERSERK], legends=[legend(name, spent=True) for name in THREE], eddies=3))

    table.me.plays(BERSERK, on="v-corporate")

    assert table.me.eddies == 0


def test_rival_legends_do_not_count() -> None:
    """1.7.2.2 With 5 Eddies it can't be played."""
    table = Table(me(hand=[BERSERK], field=["swordwise"], eddies=5), rival(legends=THREE))

    assert not table.me.may(PLAY)


def test_the_legends_may_pay_the_rest() -> None:
    """5.7.2 Three Legends make it cost 3, and spend themselves for it."""
    table = Table(me(hand=[BERSERK], field=["swordwise"], legends=THREE))

    table.me.plays(BERSERK, on="swordwise")

    assert all(table.me.is_spent(name) for name in THREE)
    assert table.me.gear("swordwise") == [BERSERK]


def test_it_costs_1_at_least() -> None:
    """C21 Viktor takes 3 more off, which would leave nothing."""
    table = Table(me(hand=[BERSERK], field=["viktor-vektor-drop"], legends=THREE, eddies=3))

    table.me.plays(BERSERK, on="viktor-vektor-drop")

    assert table.me.eddies == 2


def test_a_call_makes_it_cheaper() -> None:
    """10.22 The price is read when it is played."""
    table = Table(me(hand=[BERSERK], field=["swordwise"], legends=[face_down("v-corporate", spent=True)], eddies=6))

    table.me.calls("v-corporate")
    assert table.me.eddies == 5
    table.me.plays(BERSERK, on="swordwise")

    assert table.me.eddies == 0


def test_its_host_plays_nothing_cheaper() -> None:
    """4.11.2 It speaks of the price of this Gear, and only as long as it is played."""
    table = Table(me(hand=["sandevistan"], field=[unit("swordwise", BERSERK)], legends=[THREE[0]], eddies=3))

    table.me.plays("sandevistan", on="swordwise")

    assert table.me.eddies == 0
    assert table.me.power("swordwise") == 8


def test_it_goes_on_a_friendly_unit_or_a_friendly_face_up_legend() -> None:
    """4.10.1 With nothing of the kind there it can't be played."""
    table = Table(
        me(hand=[BERSERK], field=["swordwise"], legends=[THREE[0], face_down(THREE[1])], eddies=6),
        rival(field=["psycho-squad"]),
    )
    table.me.plays(BERSERK)
    assert table.options() == ["swordwise-huscle", "v-corporate-exile"]
    table.stops_here()

    table = Table(me(hand=[BERSERK], legends=[face_down(THREE[1])], eddies=6), rival(field=["psycho-squad"]))
    assert not table.me.may(PLAY)
