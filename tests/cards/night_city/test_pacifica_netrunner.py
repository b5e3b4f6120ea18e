"""Pacifica Netrunner keeps a rival Unit from being readied, if its player's Street Cred is even."""

from streetcred.core.decision import DONE
from streetcred.testing import GIGS, Table, me, rival, unit

PACIFICA = "pacifica-netrunner"


def test_the_chosen_unit_stays_spent_in_the_rivals_turn() -> None:
    """8.6.3 The others are readied."""
    table = Table(
        me(hand=[PACIFICA], eddies=4, gigs={"d6": 3, "d4": 1}, fixer=[]),
        rival(field=[unit("psycho", spent=True), unit("swordwise", spent=True)], fixer=[]),
    )

    table.me.plays(PACIFICA)
    table.me.chooses("psycho")
    table.me.ends_turn()

    assert table.rival.is_spent("psycho")
    assert not table.rival.is_spent("swordwise")


def test_a_rival_unit_has_to_be_chosen() -> None:
    """R164: any of them, ready or spent, but there is no way to choose none."""
    table = Table(
        me(hand=[PACIFICA], field=["emergency-atlus"], eddies=4, gigs={"d6": 4}),
        rival(field=[unit("psycho", spent=True), "swordwise"], legends=["v-corporate"]),
    )

    table.me.plays(PACIFICA)

    assert table.options() == ["psycho-squad", "swordwise-huscle"]
    assert DONE not in table.kinds()
    table.stops_here()


def test_odd_street_cred_does_nothing() -> None:
    """10.3.1 The rival's even Street Cred does not help."""
    table = Table(
        me(hand=[PACIFICA], eddies=4, gigs={"d6": 3}, fixer=[]),
        rival(field=[unit("psycho", spent=True)], gigs={"d6": 4}, fixer=[]),
    )

    table.me.plays(PACIFICA)
    table.me.ends_turn()

    assert not table.rival.is_spent("psycho")


def test_no_street_cred_is_not_even() -> None:
    """5.11.4.1 Without a Gig it is null."""
    table = Table(me(hand=[PACIFICA], eddies=4, fixer=[]), rival(field=[unit("psycho", spent=True)], fixer=[]))

    table.me.plays(PACIFICA)
    table.me.ends_turn()

    assert not table.rival.is_spent("psycho")


def test_it_is_over_when_its_player_has_the_turn_again() -> None:
    """8.6.2.1 In the rival's second turn the Unit is readied."""
    table = Table(
        me(hand=[PACIFICA], eddies=4, gigs={"d6": 4}, fixer=[]),
        rival(field=[unit("psycho", spent=True)], fixer=[]),
    )

    table.me.plays(PACIFICA)
    table.me.ends_turn()
    table.rival.ends_turn()
    assert table.rival.is_spent("psycho")
    table.me.ends_turn()

    assert not table.rival.is_spent("psycho")


def test_a_ready_unit_is_not_spent_by_it() -> None:
    """3.7 It may attack in the rival's turn."""
    table = Table(me(hand=[PACIFICA], eddies=4, gigs={"d6": 4}, fixer=[]), rival(field=["psycho"], fixer=[]))

    table.me.plays(PACIFICA)
    table.me.ends_turn()
    table.rival.attacks("psycho", GIGS)
    table.me.passes()

    assert table.rival.gigs == {"rival d6": 4}


def test_effects_do_not_ready_it_either() -> None:
    """2.6 Modded Muramasa spends itself to attack and is not readied at the end of that turn."""
    for cards, stays in (([PACIFICA], True), ([], False)):
        table = Table(
            me(hand=cards, eddies=4, gigs={"d6": 4, "d8": 6}, fixer=[]), rival(field=["modded-muramasa"], fixer=[])
        )

        for card in cards:
            table.me.plays(card)
        table.me.ends_turn()
        table.rival.attacks("modded-muramasa", GIGS)
        table.me.passes()
        table.rival.chooses("d6")
        table.rival.ends_turn()

        assert table.rival.is_spent("modded-muramasa") == stays


def test_it_holds_without_the_netrunner() -> None:
    """10.23 Pacifica Netrunner has fallen, and the Unit is still not readied."""
    table = Table(
        me(hand=[PACIFICA, "over-the-edge"], eddies=7, gigs={"d20": 6}, fixer=[]),
        rival(field=[unit("animals-wrecker", spent=True)], fixer=[]),
    )

    table.me.plays(PACIFICA)
    table.me.plays("over-the-edge")
    table.me.ends_turn()

    assert table.me.trash == [PACIFICA, "over-the-edge"]
    assert table.rival.is_spent("animals-wrecker")


def test_without_a_rival_unit_nothing_happens() -> None:
    """10.7 A Unit that comes later is not meant: Sandevistan readies it at the end of the rival's turn."""
    table = Table(
        me(hand=[PACIFICA], eddies=4, gigs={"d6": 4}, fixer=[]),
        rival(hand=["offduty", "sandevistan"], eddies=7, fixer=[]),
    )

    table.me.plays(PACIFICA)
    table.me.ends_turn()
    table.rival.plays("offduty")
    assert table.rival.is_spent("offduty")
    table.rival.plays("sandevistan")
    table.rival.ends_turn()

    assert not table.rival.is_spent("offduty")


def test_a_legend_on_the_field_can_be_chosen() -> None:
    """4.2.1 It is a Unit there."""
    table = Table(
        me(hand=[PACIFICA], eddies=4, gigs={"d6": 4}, fixer=[]),
        rival(field=[unit("v-corporate", spent=True)], fixer=[]),
    )

    table.me.plays(PACIFICA)
    table.me.ends_turn()

    assert table.rival.is_spent("v-corporate")
