"""Adrenaline Converter gives its host ADRENALINE while the rival is two Gigs ahead."""

import pytest

from streetcred.core.decision import ACTIVATE, ATTACK, GIG_AREA
from streetcred.testing import GIGS, RIVAL, Table, legend, me, rival, unit

CONVERTER = "adrenaline-converter"


def test_a_unit_that_was_just_played_attacks_with_it() -> None:
    """11.23.1 Two Gigs behind, the rival Gig area may be attacked at once."""
    table = Table(me(hand=["swordwise", CONVERTER], eddies=5), rival(gigs={"d6": 3, "d8": 5}))

    table.me.plays("swordwise")
    assert not table.me.may(ATTACK)
    table.me.plays(CONVERTER)
    table.me.attacks("swordwise", GIGS)
    table.rival.passes()
    table.me.chooses("d6")

    assert table.me.gigs == {"rival d6": 3}


@pytest.mark.parametrize(
    ("mine", "theirs", "has_it"),
    [
        ({}, {"d6": 3, "d8": 5}, True),
        ({}, {"d20": 20}, False),
        ({"d20": 20}, {"d4": 1, "d6": 1, "d8": 1}, True),
        ({"d4": 1, "d6": 1}, {"d4": 4, "d6": 6, "d8": 8}, False),
        ({"d4": 1, "d6": 1}, {}, False),
    ],
)
def test_gigs_are_counted_and_not_their_values(mine: dict[str, int], theirs: dict[str, int], has_it: bool) -> None:  # noqa: FBT001
    """10.3.1 Two more is enough, one more is not."""
    table = Table(me(field=[unit("swordwise", CONVERTER, lag=True)], gigs=mine), rival(gigs=theirs))

    assert table.me.keywords("swordwise") == ({"ADRENALINE"} if has_it else set())
    assert table.me.may(ATTACK) == has_it


def test_a_gig_that_changes_hands_ends_it() -> None:
    """10.22 Behind by three it stays through the first theft and is gone after the second."""
    table = Table(
        me(field=[unit("swordwise", CONVERTER, lag=True), "psycho-squad"]), rival(gigs={"d6": 3, "d8": 5, "d10": 1})
    )
    assert table.me.keywords("swordwise") == {"ADRENALINE"}

    table.me.attacks("psycho-squad", GIGS)
    table.rival.passes()
    table.me.chooses("d6")

    assert table.me.keywords("swordwise") == set()
    assert not table.me.may(ATTACK)


def test_a_lost_gig_turns_it_on() -> None:
    """10.22 In the rival's turn a Gig is stolen, and then the rival is two ahead."""
    table = Table(
        me(field=[unit("swordwise", CONVERTER)], gigs={"d6": 3}),
        rival(field=["psycho-squad"], gigs={"d8": 5}),
        turn_of=RIVAL,
    )
    assert table.me.keywords("swordwise") == set()

    table.rival.attacks("psycho-squad", GIGS)
    table.me.passes()

    assert table.me.keywords("swordwise") == {"ADRENALINE"}


def test_only_the_host_has_it() -> None:
    """4.11.3.1 The other lagging Unit waits."""
    table = Table(
        me(field=[unit("swordwise", CONVERTER, lag=True), unit("psycho-squad", lag=True)]),
        rival(gigs={"d6": 3, "d8": 5}),
    )

    assert table.me.may(ATTACK, "swordwise")
    assert not table.me.may(ATTACK, "psycho-squad")


def test_the_rivals_converter_counts_the_other_way() -> None:
    """3.18.2 "A Rival" is the one across from its controller."""
    table = Table(me(gigs={"d6": 3, "d8": 5}), rival(field=[unit("swordwise", CONVERTER, lag=True)]), turn_of=RIVAL)

    assert table.rival.keywords("swordwise") == {"ADRENALINE"}


def test_it_lifts_nothing_but_the_ban_of_attacks() -> None:
    """11.23.2 Kerry attacks, but his spend icon waits, and a ready Unit is no target."""
    table = Table(
        me(field=[unit("kerry-eurodyne-the", CONVERTER, lag=True)]), rival(field=["swordwise"], gigs={"d6": 3, "d8": 5})
    )

    assert not table.me.may(ACTIVATE)
    assert [option[2] for option in table.decision.options if option[0] == ATTACK] == [GIG_AREA]


def test_a_legend_takes_it_to_the_field() -> None:
    """4.5.2 Played without GO SOLO it lags, and with this Gear it attacks."""
    table = Table(me(legends=[legend("v-corporate", CONVERTER)], eddies=5), rival(gigs={"d6": 3, "d8": 5}))

    table.me.fields("v-corporate", paying=[])
    table.me.attacks("v-corporate", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3, "rival d8": 5}
