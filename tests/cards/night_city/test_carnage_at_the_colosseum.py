"""Carnage at the Colosseum costs less for high Gigs and defeats a rival Unit that is weaker than a friendly one."""

import pytest

from streetcred.core.decision import PLAY
from streetcred.testing import Table, legend, me, rival, unit

CARNAGE = "carnage-at-the-colosseum"
HIGH = {"d8": 8, "d10": 8, "d12": 9, "d20": 20, "rival d8": 8, "rival d10": 10}


@pytest.mark.parametrize(
    ("gigs", "price"),
    [
        ({"d8": 7, "d6": 6}, 6),
        ({"d8": 8}, 5),
        ({"d8": 8, "d10": 8, "d12": 3}, 4),
        (HIGH, 1),
        ({**HIGH, "rival d12": 12}, 1),
    ],
)
def test_each_gig_with_8_or_more_saves_1(gigs: dict[str, int], price: int) -> None:
    """11.8.2, 11.8.3 But 1 €$ has to be paid."""
    table = Table(me(hand=[CARNAGE], gigs=gigs, eddies=6))
    assert not Table(me(hand=[CARNAGE], gigs=gigs, eddies=price - 1)).me.may(PLAY)

    table.me.plays(CARNAGE)

    assert table.me.spent_eddies == price


def test_rival_gigs_save_nothing() -> None:
    """1.7.2.2 They are no friendly ones."""
    table = Table(me(hand=[CARNAGE], eddies=5), rival(gigs={"d8": 8, "d20": 20}))

    assert not table.me.may(PLAY)


def test_a_weaker_rival_unit_is_chosen() -> None:
    """10.31 The strongest friendly Unit is what counts, and Gear counts on both sides."""
    table = Table(
        me(hand=[CARNAGE], field=["field-operator", unit("swordwise", "satori")], eddies=6),
        rival(
            field=["emergency-atlus", unit("ruthless", "mantis-blades"), unit("v-corporate", spent=True), "secondhand"]
        ),
    )

    table.me.plays(CARNAGE)
    assert table.options() == ["emergency-atlus", "secondhand-bombus"]
    table.me.chooses("emergency-atlus")

    assert table.rival.trash == ["emergency-atlus"]
    assert table.me.trash == [CARNAGE]


def test_an_equal_unit_is_safe() -> None:
    """R331: with 6 on the own side, of a 6 and a 5 only the 5 can fall."""
    table = Table(
        me(hand=[CARNAGE], field=["psycho-squad", "swordwise"], eddies=6),
        rival(field=["chrome-fang", "kerry-eurodyne-the"]),
    )

    table.me.plays(CARNAGE)

    assert table.rival.field == ["chrome-fang"]
    assert table.rival.trash == ["kerry-eurodyne-the-last-rockerboy"]


def test_without_a_weaker_one_it_does_nothing() -> None:
    """10.7 It may be played all the same, also without a friendly Unit."""
    for field in (["swordwise"], []):
        table = Table(me(hand=[CARNAGE], field=field, eddies=6), rival(field=["psycho-squad"]))

        table.me.plays(CARNAGE)

        assert table.rival.field == ["psycho-squad"]
        assert table.me.trash == [CARNAGE]


def test_a_legend_counts_on_the_field_and_not_in_the_legends_area() -> None:
    """4.2.1 V is a Unit with 8 power once she has gone solo."""
    table = Table(
        me(hand=[CARNAGE, CARNAGE], legends=[legend("v-corporate")], eddies=17), rival(field=["psycho-squad"])
    )

    table.me.plays(CARNAGE, paying=[])
    assert table.rival.field == ["psycho-squad"]
    table.me.goes_solo("v-corporate", paying=[])
    table.me.plays(CARNAGE)

    assert table.rival.trash == ["psycho-squad"]


def test_a_legend_on_the_rival_field_can_fall() -> None:
    """11.25.1 It is removed from the game."""
    table = Table(me(hand=[CARNAGE], field=["minotaur"], eddies=6), rival(field=[unit("v-corporate", solo=True)]))

    table.me.plays(CARNAGE)

    assert table.rival.removed == ["v-corporate-exile"]


def test_friendly_units_are_never_offered() -> None:
    """1.7.2.1 The weaker one of two of the own side stays."""
    table = Table(me(hand=[CARNAGE], field=["minotaur", "swordwise"], eddies=6), rival())

    table.me.plays(CARNAGE)

    assert table.me.field == ["minotaur", "swordwise-huscle"]


def test_a_transmitter_falls_in_the_units_place() -> None:
    """10.24 The defeat is replaced like any other."""
    table = Table(me(hand=[CARNAGE], field=["minotaur"], eddies=6), rival(field=[unit("swordwise", "deadman")]))

    table.me.plays(CARNAGE)

    assert table.rival.field == ["swordwise-huscle"]
    assert table.rival.trash == ["deadman-transmitter"]
