"""Dying Night: V's Pistol lowers a Gig when the host attacks, and readies Eddies if the host is V."""

from streetcred.core.decision import PIECE
from streetcred.testing import GIGS, Table, legend, me, rival, unit

PISTOL = "dying-night-vs-pistol"


def test_an_attack_lowers_a_gig_by_up_to_2() -> None:
    """6.4.2 Any Gig of either player, before the rival reacts."""
    table = Table(me(field=[unit("psycho-squad", PISTOL)], gigs={"d4": 3}), rival(gigs={"d8": 6}))

    table.me.attacks("psycho", GIGS)
    assert table.options() == ["d4", "d8"]
    table.me.chooses("d8")
    assert table.options() == ["-2", "-1", "+0"]
    table.me.chooses(-2)
    table.rival.passes()

    assert table.me.gigs == {"d4": 3, "rival d8": 4}


def test_a_gig_stops_at_1() -> None:
    """6.4.4 From 2 it can fall by 1 only; from 1 not at all, and then nothing is asked."""
    table = Table(me(field=[unit("psycho-squad", PISTOL)]), rival(gigs={"d8": 2}))
    table.me.attacks("psycho", GIGS)
    assert table.options() == ["-1", "+0"]
    table.me.chooses(-1)
    table.rival.passes()
    assert table.me.gigs == {"rival d8": 1}

    table = Table(me(field=[unit("psycho-squad", PISTOL)]), rival(gigs={"d8": 1}))
    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    assert table.me.gigs == {"rival d8": 1}


def test_v_readies_2_eddies_at_the_end_of_the_turn() -> None:
    """8.16.1 Not at once."""
    table = Table(me(field=[unit("v-corporate", PISTOL)], spent_eddies=3), rival(gigs={"d8": 6}, fixer=[]))

    table.me.attacks("v-corporate", GIGS)
    table.me.chooses(-1)
    table.rival.passes()
    assert table.me.eddies == 0
    table.me.ends_turn()

    assert (table.me.eddies, table.me.spent_eddies) == (2, 1)


def test_another_host_readies_nothing() -> None:
    """3.9 Psycho Squad is not named V."""
    table = Table(me(field=[unit("psycho-squad", PISTOL)], spent_eddies=3), rival(gigs={"d8": 6}, fixer=[]))

    table.me.attacks("psycho", GIGS)
    table.me.chooses(-1)
    table.rival.passes()
    table.me.ends_turn()

    assert table.me.spent_eddies == 3


def test_the_eddies_do_not_depend_on_the_gig() -> None:
    """R081: V decreases by 0 and the Eddies come all the same."""
    table = Table(me(field=[unit("v-corporate", PISTOL)], spent_eddies=2), rival(gigs={"d8": 6}, fixer=[]))

    table.me.attacks("v-corporate", GIGS)
    table.me.chooses(0)
    table.rival.passes()
    table.me.ends_turn()

    assert table.rival.gigs == {}
    assert table.me.eddies == 2


def test_v_may_have_fallen_by_then() -> None:
    """R082: the attack has set it up, and V was V."""
    table = Table(
        me(field=[unit("v-corporate", PISTOL)], spent_eddies=2, gigs={"d4": 1}),
        rival(field=[unit("minotaur", "mantis-blades", spent=True)], fixer=[]),
    )

    table.me.attacks("v-corporate", "minotaur")
    table.rival.passes()
    assert table.me.removed == ["v-corporate-exile"]
    table.me.ends_turn()

    assert table.me.eddies == 2


def test_without_an_attack_nothing_is_readied() -> None:
    """A5 The end of the turn belongs to the attack."""
    table = Table(me(field=[unit("v-corporate", PISTOL)], spent_eddies=2), rival(fixer=[]))

    table.me.ends_turn()

    assert table.me.spent_eddies == 2


def test_two_pistols_ready_4_eddies() -> None:
    """A5 Each of them sets up its own; with one spent Eddie only one can be readied."""
    for spent, left in ((5, 1), (1, 0)):
        table = Table(
            me(field=[unit("v-corporate", PISTOL, PISTOL)], spent_eddies=spent, gigs={"d4": 1}),
            rival(field=[unit("swordwise", spent=True)], fixer=[]),
        )

        table.me.attacks("v-corporate", "swordwise")
        table.answers(table.decision.options[0])
        table.rival.passes()
        table.me.ends_turn()
        table.answers(table.decision.options[0])

        assert table.me.spent_eddies == left


def test_its_player_orders_two_attack_effects() -> None:
    """R018: the host draws first, or the pistol lowers a Gig first."""
    for first, drawn in (("swordwise", ["emergency-atlus"]), (PISTOL, [])):
        table = Table(me(field=[unit("swordwise", PISTOL)]), rival(gigs={"d8": 6}))

        table.me.attacks("swordwise", GIGS)
        table.me.chooses(first)
        assert table.me.hand == drawn
        table.me.chooses(-2)
        table.rival.passes()

        assert table.me.hand == ["emergency-atlus"]
        assert table.me.gigs == {"rival d8": 4}


def test_its_host_is_no_merc() -> None:
    """R288: Pepe readies MERC Legends, and Saburo with the pistol is none."""
    table = Table(
        me(field=["pepe"], legends=[legend("saburo", PISTOL, spent=True)], gigs={"d4": 2, "d6": 2}),
        rival(gigs={"d8": 6}),
    )

    table.me.attacks("pepe", GIGS)
    assert table.kinds() & {PIECE} == set()
    table.rival.passes()

    assert table.me.is_spent("saburo")


def test_it_goes_solo_with_v() -> None:
    """4.12 Equipped in the Legends area, it shoots on the field."""
    table = Table(me(legends=[legend("v-corporate", PISTOL)], eddies=5), rival(gigs={"d8": 6}, fixer=[]))

    table.me.goes_solo("v-corporate", paying=[])
    table.me.attacks("v-corporate", GIGS)
    table.me.chooses(-2)
    table.rival.passes()
    assert table.me.eddies == 0
    table.me.ends_turn()

    assert table.me.eddies == 2
