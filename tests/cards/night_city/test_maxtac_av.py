"""MaxTac AV, when it is played, lets two Gigs change sides if its player likes."""

from streetcred.core.decision import ATTACK, YES
from streetcred.testing import GIGS, Table, me, rival


def test_the_gigs_change_places_with_their_values() -> None:
    """R268: a 2 goes, a 17 comes; nothing is rolled and nothing is stolen."""
    table = Table(me(hand=["maxtac-av"], eddies=5, gigs={"d4": 2}), rival(gigs={"d20": 17}))

    table.me.plays("maxtac-av")
    table.me.says(yes=True)

    assert table.me.gigs == {"rival d20": 17}
    assert table.rival.gigs == {"rival d4": 2}


def test_it_may_be_declined() -> None:
    """R139: no swap has to be made."""
    table = Table(me(hand=["maxtac-av"], eddies=5, gigs={"d4": 2}), rival(gigs={"d20": 17}))

    table.me.plays("maxtac-av")
    table.me.says(yes=False)

    assert table.me.gigs == {"d4": 2}
    assert table.rival.gigs == {"d20": 17}


def test_its_player_chooses_both_gigs() -> None:
    """10.32 First the friendly one, then the rival one."""
    table = Table(me(hand=["maxtac-av"], eddies=5, gigs={"d4": 2, "d6": 1}), rival(gigs={"d20": 17, "d8": 8}))

    table.me.plays("maxtac-av")
    table.me.says(yes=True)
    assert table.options() == ["d4", "d6"]
    table.me.chooses("d6")
    assert table.options() == ["d20", "d8"]
    table.me.chooses("d8")

    assert table.me.gigs == {"d4": 2, "rival d8": 8}
    assert table.rival.gigs == {"d20": 17, "rival d6": 1}


def test_a_stolen_die_may_go_back() -> None:
    """1.7.2 Friendly is what lies in the friendly Gig area, whoever brought it."""
    table = Table(me(hand=["maxtac-av"], eddies=5, gigs={"rival d4": 2}), rival(gigs={"d20": 17}))

    table.me.plays("maxtac-av")
    table.me.says(yes=True)

    assert table.me.gigs == {"rival d20": 17}
    assert table.rival.gigs == {"d4": 2}


def test_with_an_empty_gig_area_nothing_is_asked() -> None:
    """10.7 A swap takes a Gig on each side; dice in a fixer area are none."""
    for mine, theirs in (({"d4": 2}, {}), ({}, {"d20": 17})):
        table = Table(me(hand=["maxtac-av"], eddies=5, gigs=mine), rival(gigs=theirs))

        table.me.plays("maxtac-av")

        assert not table.me.may(YES)
        assert table.me.field == ["maxtac-av"]


def test_it_lags_like_any_unit() -> None:
    """11.3.1.1 It swaps in the turn in which it is played, and attacks in the next one."""
    table = Table(me(hand=["maxtac-av"], eddies=5), rival(gigs={"d20": 17}))

    table.me.plays("maxtac-av")

    assert not table.me.may(ATTACK)


def test_seven_gigs_must_still_be_there_when_the_turn_starts() -> None:
    """R473: one of seven is stolen in the rival's turn, and six do not win."""
    seven = {"d4": 1, "d6": 1, "d8": 1, "d10": 1, "d12": 1, "d20": 1, "rival d4": 1}
    table = Table(me(gigs=seven), rival(field=["maxtac-av"], fixer=[]))

    table.me.ends_turn()
    table.rival.attacks("maxtac-av", GIGS)
    table.me.passes()
    table.rival.chooses("d12")
    table.rival.ends_turn()

    assert len(table.me.gigs) == 6
    assert not table.is_over
