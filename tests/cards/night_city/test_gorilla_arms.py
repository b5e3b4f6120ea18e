"""Gorilla Arms takes one more Gig, of a value its player has not, when the host steals for the first time in a turn."""

from streetcred.core.decision import DONE
from streetcred.testing import GIGS, Table, legend, me, rival, unit

ARMS = "gorilla-arms"


def test_a_gig_with_a_new_value_is_stolen_too() -> None:
    """C20 The first theft counts already: 3 is in the own Gig area by then, and 5 is not."""
    table = Table(me(field=[unit("psycho-squad", ARMS)]), rival(gigs={"d4": 3, "d6": 3, "d8": 5}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d6")

    assert table.me.gigs == {"rival d6": 3, "rival d8": 5}
    assert table.rival.gigs == {"d4": 3}


def test_its_player_chooses_among_the_new_values() -> None:
    """10.31 One of them has to be chosen; values of the own Gigs are not offered."""
    table = Table(
        me(field=[unit("psycho-squad", ARMS)], gigs={"d10": 7}),
        rival(gigs={"d4": 3, "d6": 2, "d8": 5, "d12": 7}),
    )

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d4")
    assert table.options() == ["d6", "d8"]
    assert DONE not in table.kinds()
    table.me.chooses("d8")

    assert table.me.gigs == {"d10": 7, "rival d4": 3, "rival d8": 5}
    assert table.rival.gigs == {"d6": 2, "d12": 7}


def test_with_all_values_shared_it_takes_nothing() -> None:
    """10.7 What is left shows 3 and 7, and so do own Gigs."""
    table = Table(me(field=[unit("psycho-squad", ARMS)], gigs={"d10": 7}), rival(gigs={"d4": 3, "d6": 3, "d12": 7}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d4")

    assert table.me.gigs == {"d10": 7, "rival d4": 3}


def test_after_the_last_gig_there_is_none_to_take() -> None:
    """10.7 The theft itself stands."""
    table = Table(me(field=[unit("psycho-squad", ARMS)]), rival(gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_two_gigs_at_a_time_are_one_theft() -> None:
    """9.23.5.2 With 11 power the host takes 2, and 1 more comes with them."""
    table = Table(me(field=[unit("rockn-rockerboy", ARMS)]), rival(gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 4}))

    table.me.attacks("rockn-rockerboy", GIGS)
    table.rival.passes()
    table.me.chooses("d4", "d6", "d8")

    assert table.me.gigs == {"rival d4": 1, "rival d6": 2, "rival d8": 3}
    assert table.rival.gigs == {"d10": 4}


def test_only_the_first_theft_of_a_turn_counts() -> None:
    """C18 Wraith Marauders ready the host, and its second theft is a plain one."""
    table = Table(
        me(field=[unit("psycho-squad", ARMS), "wraith-marauders"]),
        rival(gigs={"d4": 1, "d6": 2, "d10": 9, "d12": 4, "d20": 5}),
    )

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d4", "d6")
    table.me.attacks("wraith", GIGS)
    table.rival.passes()
    table.me.chooses("d10")
    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d12")

    assert table.rival.gigs == {"d20": 5}


def test_a_theft_before_it_was_equipped_was_the_first() -> None:
    """C18 The host has stolen once already this turn."""
    table = Table(
        me(hand=[ARMS], field=["psycho-squad", "wraith-marauders"], eddies=4),
        rival(gigs={"d4": 1, "d6": 6, "d12": 4, "d20": 5}),
    )

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d4")
    table.me.attacks("wraith", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    table.me.plays(ARMS, on="psycho")
    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d12")

    assert table.rival.gigs == {"d20": 5}


def test_a_theft_of_another_unit_does_not_count() -> None:
    """11.6.4 Psycho Squad steals first, and the host after it still steals for the first time."""
    table = Table(
        me(field=["psycho-squad", unit("swordwise", ARMS)]), rival(gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 4})
    )

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d4")
    assert table.me.gigs == {"rival d4": 1}
    table.me.attacks("swordwise", GIGS)
    table.rival.passes()
    table.me.chooses("d6", "d8")

    assert table.rival.gigs == {"d10": 4}


def test_each_turn_has_a_first_theft() -> None:
    """C18 Two turns later it works again."""
    table = Table(
        me(field=[unit("psycho-squad", ARMS)], fixer=[]),
        rival(gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 4}, fixer=[]),
    )

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d4", "d6")
    table.me.ends_turn()
    table.rival.ends_turn()
    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d8")

    assert table.rival.gigs == {}


def test_a_theft_by_an_effect_counts() -> None:
    """6.7.1.2 Johnny wins by 5 and steals by Appetite for Destruction; his attack after that brings no other one."""
    table = Table(
        me(hand=["appetite"], field=[unit("johnny-silverhand-never", ARMS)], eddies=3),
        rival(field=[unit("psycho-squad", spent=True)], gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 4, "d12": 5}),
    )

    table.me.plays("appetite")
    table.me.attacks("johnny", "psycho")
    table.rival.passes()
    table.answers(table.decision.options[0])
    table.me.chooses("d4", "d6")
    assert table.me.gigs == {"rival d4": 1, "rival d6": 2}
    table.me.attacks("johnny", GIGS)
    table.rival.passes()
    table.me.chooses("d8", "d10")

    assert table.rival.gigs == {"d12": 5}


def test_two_of_them_take_2_more() -> None:
    """10.16.2 Both see the first theft; the second one compares with what the first has brought."""
    table = Table(
        me(field=[unit("swordwise", ARMS, ARMS)]), rival(gigs={"d4": 1, "d6": 2, "d8": 2, "d10": 4, "d12": 5})
    )

    table.me.attacks("swordwise", GIGS)
    table.rival.passes()
    table.me.chooses("d4")
    table.answers(table.decision.options[0])
    assert table.options() == ["d6", "d8", "d10", "d12"]
    table.me.chooses("d6")
    assert table.options() == ["d10", "d12"]
    table.me.chooses("d12")

    assert table.rival.gigs == {"d8": 2, "d10": 4}


def test_the_extra_gig_can_be_saved_by_itself() -> None:
    """C20, 6.7.4 Alt lets the first Gig go and discards for the second."""
    table = Table(
        me(field=[unit("psycho-squad", ARMS)]),
        rival(hand=["satori"], field=["alt-cunningham-mother"], gigs={"d4": 1, "d6": 2}),
    )

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d4")
    table.rival.is_done()
    table.rival.chooses("alt-cunningham")
    table.rival.chooses("satori")

    assert table.me.gigs == {"rival d4": 1}
    assert table.rival.trash == ["satori-sword-of-saburo"]


def test_a_fight_brings_nothing() -> None:
    """10.16.1 Nothing was stolen."""
    table = Table(me(field=[unit("psycho-squad", ARMS)]), rival(field=[unit("swordwise", spent=True)], gigs={"d4": 1}))

    table.me.attacks("psycho", "swordwise")
    table.rival.passes()

    assert table.rival.gigs == {"d4": 1}


def test_it_goes_solo_with_a_legend() -> None:
    """4.12 V has 11 with it, and takes 2 and 1."""
    table = Table(
        me(legends=[legend("v-corporate", ARMS)], eddies=5), rival(gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 4})
    )

    table.me.goes_solo("v-corporate", paying=[])
    table.me.attacks("v-corporate", GIGS)
    table.rival.passes()
    table.me.chooses("d4", "d6", "d8")

    assert table.rival.gigs == {"d10": 4}


def test_a_theft_that_is_prevented_was_not_the_first() -> None:
    """10.25, C18 Alt saves the Gig of the first attack; the next one is the first theft."""
    table = Table(
        me(field=[unit("psycho-squad", ARMS), "wraith-marauders"]),
        rival(hand=["floor-it"], field=["alt-cunningham-mother"], gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 9}),
    )

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d4")
    table.rival.chooses("alt-cunningham-mother")
    table.rival.chooses("floor-it")
    assert table.me.gigs == {}
    table.me.attacks("wraith", GIGS)
    table.rival.passes()
    table.me.chooses("d10")
    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    table.me.chooses("d8")

    assert table.me.gigs == {"rival d10": 9, "rival d6": 2, "rival d8": 3}


def test_what_else_the_theft_triggers_may_come_first() -> None:
    """10.12 V turns the stolen 3 into a 5, and then it is the other 3 that no friendly Gig shows."""
    table = Table(me(field=[unit("v-roamer", ARMS)]), rival(gigs={"d8": 5, "d10": 3, "d12": 3}))

    table.me.attacks("v-roamer", GIGS)
    table.rival.passes()
    table.me.chooses("d10")
    table.me.chooses("v-roamer")
    table.me.chooses(2)
    table.me.chooses(0)

    assert table.me.gigs == {"rival d10": 5, "rival d12": 3}
    assert table.rival.gigs == {"d8": 5}


def test_in_overtime_either_of_the_two_gigs_may_be_the_seventh() -> None:
    """1.11, 1.13 With six before it, the game is over before the Arms; with five, they win it."""
    for more, left in (({"d20": 1}, {"d6": 5, "d8": 6}), ({}, {"d6": 5})):
        table = Table(
            me(
                field=[unit("psycho-squad", ARMS)],
                gigs={"d4": 1, "d6": 1, "d8": 1, "d10": 1, "d12": 1, **more},
                fixer=[],
            ),
            rival(gigs={"d4": 4, "d6": 5, "d8": 6}, fixer=[]),
            overtime=True,
        )

        table.me.attacks("psycho", GIGS)
        table.rival.passes()
        table.me.chooses("d4")
        if not more:
            table.me.chooses("d8")

        assert table.winner is table.me
        assert table.rival.gigs == left
