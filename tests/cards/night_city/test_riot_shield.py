"""Riot Shield lets its host block, and makes GO SOLO dearer for the rival."""

from streetcred.core.decision import BLOCK, FIELD_LEGEND, SOLO
from streetcred.testing import GIGS, RIVAL, Table, legend, me, rival, unit

SHIELD = "riot-shield"
V = "v-corporate"


def test_the_host_blocks() -> None:
    """11.6.4 The power of the shield is its own too, and that decides the fight of two Offduty Malfinis."""
    table = Table(me(field=[unit("offduty", SHIELD)], gigs={"d6": 3}), rival(field=["offduty"]), turn_of=RIVAL)

    table.rival.attacks("offduty", GIGS)
    table.me.blocks("offduty")
    table.me.passes()

    assert table.me.field == ["offduty-malfini"]
    assert table.rival.trash == ["offduty-malfini"]
    assert table.me.gigs == {"d6": 3}


def test_a_spent_host_does_not_block() -> None:
    """9.9 It takes a ready Unit."""
    table = Table(
        me(field=[unit("psycho", SHIELD, spent=True)], gigs={"d6": 3}), rival(field=["swordwise"]), turn_of=RIVAL
    )

    table.rival.attacks("swordwise", GIGS)

    assert not table.me.may(BLOCK)
    table.me.passes()


def test_a_host_in_the_legends_area_does_not_block() -> None:
    """11.24.1 It is a Unit that blocks."""
    table = Table(me(legends=[legend(V, SHIELD)], gigs={"d6": 3}), rival(field=["swordwise"]), turn_of=RIVAL)

    table.rival.attacks("swordwise", GIGS)

    assert not table.me.may(BLOCK)
    table.me.passes()


def test_the_rival_pays_2_more_to_go_solo() -> None:
    """11.25.1 V for 7: with 6 €$ only the ordinary way is open."""
    shield = [unit("psycho", SHIELD)]
    table = Table(me(field=shield), rival(legends=[legend(V, spent=True)], eddies=6), turn_of=RIVAL)
    assert not table.rival.may(SOLO)
    assert table.rival.may(FIELD_LEGEND)

    table = Table(me(field=shield), rival(legends=[legend(V, spent=True)], eddies=7), turn_of=RIVAL)
    table.rival.goes_solo(V)

    assert table.rival.eddies == 0
    assert table.rival.field == ["v-corporate-exile"]


def test_the_ordinary_way_costs_what_it_costs() -> None:
    """4.5 It is no GO SOLO."""
    table = Table(me(field=[unit("psycho", SHIELD)]), rival(legends=[legend(V, spent=True)], eddies=7), turn_of=RIVAL)

    table.rival.fields(V)

    assert table.rival.eddies == 2


def test_its_own_player_pays_nothing_more() -> None:
    """1.7.2.2 It speaks of Rivals."""
    table = Table(me(field=[unit("psycho", SHIELD)], legends=[legend(V, spent=True)], eddies=5))

    table.me.goes_solo(V)

    assert table.me.eddies == 0


def test_two_shields_cost_4_more() -> None:
    """C21 On one host or on two."""
    for field in ([unit("psycho", SHIELD, SHIELD)], [unit("psycho", SHIELD), unit("swordwise", SHIELD)]):
        table = Table(me(field=field), rival(legends=[legend(V, spent=True)], eddies=9), turn_of=RIVAL)

        table.rival.goes_solo(V)

        assert table.rival.eddies == 0


def test_on_a_legend_in_the_legends_area_it_works_too() -> None:
    """4.10.2 The shield is in play there."""
    table = Table(
        me(legends=[legend("viktor-vektor-sit", SHIELD)]),
        rival(legends=[legend(V, spent=True)], eddies=6),
        turn_of=RIVAL,
    )

    assert not table.rival.may(SOLO)
    assert table.rival.may(FIELD_LEGEND)


def test_a_spent_host_taxes_as_well() -> None:
    """10.22 The text applies as long as the shield is in play."""
    table = Table(
        me(field=[unit("psycho", SHIELD, spent=True)]), rival(legends=[legend(V, spent=True)], eddies=6), turn_of=RIVAL
    )

    assert not table.rival.may(SOLO)


def test_without_the_shield_the_price_is_the_old_one() -> None:
    """10.22.3 Detonate defeats it, and V goes solo for 5."""
    table = Table(
        me(field=[unit("psycho", SHIELD)]),
        rival(hand=["detonate"], legends=[legend(V, spent=True)], eddies=6),
        turn_of=RIVAL,
    )

    table.rival.plays("detonate")
    table.rival.goes_solo(V)

    assert table.me.trash == [SHIELD]
    assert table.rival.eddies == 0


def test_played_in_the_own_turn_it_guards_in_the_rivals() -> None:
    """4.10 On a Unit or a face-up Legend of its player."""
    table = Table(
        me(hand=[SHIELD], field=["psycho"], legends=["viktor-vektor-sit"], eddies=2, gigs={"d6": 3}, fixer=[]),
        rival(field=["swordwise"], legends=[V], fixer=[]),
    )

    table.me.plays(SHIELD, paying=[])
    assert table.options() == ["psycho-squad", "viktor-vektor-sit-down-and-relax"]
    table.me.chooses("psycho")
    table.me.ends_turn()
    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("psycho")
    table.me.passes()

    assert table.rival.trash == ["swordwise-huscle"]
