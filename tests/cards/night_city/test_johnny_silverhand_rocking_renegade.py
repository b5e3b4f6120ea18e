"""Johnny Silverhand: Rocking Renegade lets a new Unit attack spent Units, and makes a ROCKER stronger."""

from streetcred.core.decision import ACTIVATE, ATTACK, MAIN
from streetcred.testing import GIGS, Table, face_down, legend, me, rival, unit

JOHNNY = "johnny-silverhand-rocking-renegade"


def attacks(table: Table) -> list[str]:
    """The attacks that are offered now."""
    return [table.name(option) for option in table.decision.options if option[0] == ATTACK]


def test_a_new_unit_may_attack_spent_rival_units() -> None:
    """9.3.2.3.1 Neither ready ones nor the Gig area."""
    table = Table(
        me(field=[unit("psycho-squad", lag=True)], legends=[JOHNNY], eddies=2),
        rival(field=[unit("swordwise", spent=True), "corpo-security"], gigs={"d6": 3}),
    )
    assert attacks(table) == []

    table.me.activates(JOHNNY)
    assert attacks(table) == ["psycho-squad > swordwise-huscle"]
    table.me.attacks("psycho", "swordwise")
    table.rival.passes()

    assert table.rival.trash == ["swordwise-huscle"]


def test_a_friendly_unit_is_chosen() -> None:
    """10.31 Old or new, ready or spent; no rival Unit."""
    table = Table(
        me(
            field=[unit("psycho-squad", lag=True), "swordwise", unit("minotaur", spent=True)],
            legends=[JOHNNY],
            eddies=2,
        ),
        rival(field=["chrome-fang"]),
    )

    table.me.activates(JOHNNY)

    assert table.options() == ["psycho-squad", "swordwise-huscle", "minotaur"]
    table.stops_here()


def test_a_unit_of_an_earlier_turn_may_be_chosen() -> None:
    """R119: a ROCKER takes the power, and attacks the Gig area as ever."""
    table = Table(me(field=["kerry-eurodyne-the-last"], legends=[JOHNNY], eddies=2), rival(gigs={"d6": 3}))

    table.me.activates(JOHNNY)
    assert table.me.power("kerry") == 7
    table.me.attacks("kerry", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_a_rocker_gets_its_power_unasked() -> None:
    """R300: there is no way to decline it."""
    table = Table(me(field=[unit("rockn-rockerboy", lag=True)], legends=[JOHNNY], eddies=2))

    table.me.activates(JOHNNY)

    assert table.decision.kind == MAIN
    assert table.me.power("rockn") == 10


def test_another_unit_gets_no_power() -> None:
    """10.3.1 Psycho Squad is no ROCKER."""
    table = Table(me(field=[unit("psycho-squad", lag=True), "rockn"], legends=[JOHNNY], eddies=2))

    table.me.activates(JOHNNY)
    table.me.chooses("psycho")

    assert (table.me.power("psycho"), table.me.power("rockn")) == (6, 8)


def test_it_lasts_this_turn() -> None:
    """8.16.2 The power is gone in the rival's turn."""
    table = Table(me(field=["rockn"], legends=[JOHNNY], eddies=2, fixer=[]), rival(fixer=[]))

    table.me.activates(JOHNNY)
    table.me.ends_turn()

    assert table.me.power("rockn") == 8


def test_friendly_gigs_with_8_or_more_make_it_cheaper() -> None:
    """A6 7 is too little, and from the third one on it is free."""
    for gigs, left in (
        ({"d8": 7, "d10": 7}, 0),
        ({"d8": 8, "d10": 7}, 1),
        ({"d8": 8, "d10": 9}, 2),
        ({"d8": 8, "d10": 9, "d20": 20}, 2),
    ):
        table = Table(me(field=["rockn"], legends=[JOHNNY], eddies=2, gigs=gigs))

        table.me.activates(JOHNNY)

        assert table.me.eddies == left
        assert table.me.is_spent(JOHNNY)


def test_rival_gigs_make_nothing_cheaper() -> None:
    """1.7.2.2 With one Eddie it can't be paid."""
    table = Table(me(field=["rockn"], legends=[JOHNNY], eddies=1), rival(gigs={"d8": 8, "d10": 10}))

    assert not table.me.may(ACTIVATE)


def test_he_is_spent_for_the_icon_and_not_for_the_money() -> None:
    """10.19.2 Another Legend can help out, he can't."""
    assert not Table(me(field=["rockn"], legends=[JOHNNY], eddies=1)).me.may(ACTIVATE)
    table = Table(me(field=["rockn"], legends=[JOHNNY, "viktor-vektor-sit"], eddies=1))

    table.me.activates(JOHNNY)

    assert table.me.is_spent("viktor-vektor-sit")
    assert table.me.power("rockn") == 10


def test_spent_or_face_down_he_is_of_no_use() -> None:
    """5.7.6 He has to lie ready and face-up."""
    for johnny in (legend(JOHNNY, spent=True), face_down(JOHNNY)):
        assert not Table(me(field=["rockn"], legends=[johnny], eddies=3)).me.may(ACTIVATE)


def test_without_a_friendly_unit_the_cost_is_lost() -> None:
    """A9 He may be used all the same."""
    table = Table(me(legends=[JOHNNY], eddies=2), rival(field=["rockn"]))

    table.me.activates(JOHNNY)

    assert table.me.spent_eddies == 2
    assert table.rival.power("rockn") == 8


def test_a_unit_that_comes_later_is_not_meant() -> None:
    """10.31 The choice was made when the effect resolved."""
    table = Table(
        me(hand=["swordwise"], field=[unit("psycho-squad", lag=True)], legends=[JOHNNY], eddies=5),
        rival(field=[unit("secondhand", spent=True)]),
    )

    table.me.activates(JOHNNY)
    table.me.plays("swordwise")

    assert attacks(table) == ["psycho-squad > secondhand-bombus"]


def test_a_legend_played_as_a_unit_may_be_chosen() -> None:
    """4.5.2 V lags, and attacks a spent Unit all the same."""
    table = Table(
        me(legends=[JOHNNY, "v-corporate"], eddies=7), rival(field=[unit("swordwise", spent=True)], gigs={"d6": 3})
    )

    table.me.fields("v-corporate")
    table.me.activates(JOHNNY)

    assert attacks(table) == ["v-corporate-exile > swordwise-huscle"]


def test_a_unit_that_can_not_attack_still_can_not() -> None:
    """2.6 Corpo Security stays at home, and MaxTac keeps new Units back."""
    table = Table(
        me(field=[unit("corpo-security", lag=True)], legends=[JOHNNY], eddies=2),
        rival(field=[unit("secondhand", spent=True)]),
    )
    table.me.activates(JOHNNY)
    assert attacks(table) == []

    table = Table(
        me(field=[unit("psycho-squad", lag=True)], legends=[JOHNNY], eddies=2),
        rival(field=[unit("secondhand", spent=True), "maxtac-suppression"]),
    )
    table.me.activates(JOHNNY)
    assert attacks(table) == []


def test_it_grants_no_more_with_another_permission() -> None:
    """9.3.2.3.1 Gunpoint Diplomacy lets a Unit attack ready ones, but not the turn it's played."""
    table = Table(
        me(hand=["gunpoint"], field=[unit("psycho-squad", lag=True)], legends=[JOHNNY], eddies=6),
        rival(field=[unit("swordwise", spent=True), "secondhand"]),
    )

    table.me.activates(JOHNNY)
    table.me.plays("gunpoint")

    assert attacks(table) == ["psycho-squad > swordwise-huscle"]


def test_a_stolen_gig_makes_it_cheaper_at_once() -> None:
    """1.7.2.1 The rival's 20 is a friendly Gig now."""
    table = Table(me(field=["psycho-squad", "rockn"], legends=[JOHNNY], eddies=1), rival(gigs={"d20": 20}))
    assert not table.me.may(ACTIVATE)

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.activates(JOHNNY)
    table.me.chooses("rockn")

    assert table.me.eddies == 0
    assert table.me.power("rockn") == 10


def test_a_ready_unit_may_block_the_attack_it_allowed() -> None:
    """9.9.1 The blocker was no target to choose, and is the target now."""
    table = Table(
        me(field=[unit("psycho-squad", lag=True)], legends=[JOHNNY], eddies=2),
        rival(field=[unit("swordwise", spent=True), "secondhand"]),
    )

    table.me.activates(JOHNNY)
    table.me.attacks("psycho", "swordwise")
    table.rival.blocks("secondhand")
    table.rival.passes()

    assert table.rival.trash == ["secondhand-bombus"]


def test_readied_he_gives_the_power_once_more() -> None:
    """10.20 Pepe Najarro readies a MERC; each use is a change of its own."""
    table = Table(
        me(field=["pepe", "rockn"], legends=[JOHNNY], eddies=4, gigs={"d4": 1, "d6": 1}), rival(gigs={"d8": 3})
    )

    table.me.activates(JOHNNY)
    table.me.chooses("rockn")
    table.me.attacks("pepe", GIGS)
    table.me.chooses(JOHNNY)
    table.rival.passes()
    table.me.activates(JOHNNY)
    table.me.chooses("rockn")

    assert table.me.power("rockn") == 12
