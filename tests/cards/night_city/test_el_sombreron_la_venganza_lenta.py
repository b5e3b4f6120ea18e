"""El Sombrerón: La Venganza Lenta may pay 2 €$ when he attacks and takes the value of a friendly max Gig as power."""

from streetcred.core.decision import YES
from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival, unit

SOMBRERON = "el-sombreron-la-venganza-lenta"


def test_2_eddies_buy_the_value_of_a_max_gig() -> None:
    """6.3.2 With 12 more he steals two Gigs."""
    table = Table(me(field=[SOMBRERON], eddies=3, gigs={"d12": 12}), rival(gigs={"d6": 3, "d8": 5}))

    table.me.attacks(SOMBRERON, GIGS)
    table.me.says(yes=True)
    assert table.me.power(SOMBRERON) == 16
    assert (table.me.eddies, table.me.spent_eddies) == (1, 2)
    table.rival.passes()

    assert table.me.gigs == {"d12": 12, "rival d6": 3, "rival d8": 5}


def test_it_may_be_declined() -> None:
    """2.1.1 Then nothing is paid and nothing is gained."""
    table = Table(me(field=[SOMBRERON], eddies=2, gigs={"d12": 12}), rival(gigs={"d6": 3}))

    table.me.attacks(SOMBRERON, GIGS)
    table.me.says(yes=False)

    assert table.me.power(SOMBRERON) == 4
    assert table.me.eddies == 2
    table.rival.passes()


def test_its_player_chooses_among_max_gigs() -> None:
    """R083: 4 or 12; a Gig that is not at its highest face and a rival max Gig are not offered."""
    for die, power in (("d4", 8), ("d12", 16)):
        table = Table(
            me(field=[SOMBRERON], eddies=2, gigs={"d4": 4, "d12": 12, "d20": 19}), rival(gigs={"d6": 6, "d8": 3})
        )

        table.me.attacks(SOMBRERON, GIGS)
        table.me.says(yes=True)
        assert table.options() == ["d4", "d12"]
        table.me.chooses(die)

        assert table.me.power(SOMBRERON) == power
        table.stops_here()


def test_without_a_max_gig_the_money_is_wasted() -> None:
    """R085: it may be paid for nothing."""
    table = Table(me(field=[SOMBRERON], eddies=2, gigs={"d12": 11}), rival(gigs={"d6": 6}))

    table.me.attacks(SOMBRERON, GIGS)
    table.me.says(yes=True)

    assert table.me.spent_eddies == 2
    assert table.me.power(SOMBRERON) == 4
    table.rival.passes()


def test_with_less_than_2_eddies_nothing_is_asked() -> None:
    """11.1.2 A cost is paid in full, and a spent Legend pays nothing."""
    legends = [face_down("v-corporate", spent=True)]
    table = Table(me(field=[SOMBRERON], eddies=1, legends=legends, gigs={"d12": 12}), rival(gigs={"d6": 3}))

    table.me.attacks(SOMBRERON, GIGS)

    assert not table.me.may(YES)
    table.rival.passes()


def test_legends_may_pay() -> None:
    """11.8.1 One Eddie and one Legend, or two Eddies."""
    for paying, eddies in (("v-corporate", 1), (None, 0)):
        table = Table(
            me(field=[SOMBRERON], eddies=2, legends=[face_down("v-corporate")], gigs={"d12": 12}), rival(gigs={"d6": 3})
        )

        table.me.attacks(SOMBRERON, GIGS)
        table.me.says(yes=True)
        table.answers(table.decision.options[0 if paying is None else 1])

        assert table.me.eddies == eddies
        assert table.me.is_spent("v-corporate") == (paying is not None)
        assert table.me.power(SOMBRERON) == 16
        table.rival.passes()


def test_a_stolen_max_gig_is_a_friendly_one() -> None:
    """6.7.2.3 A d20 showing 20 makes him steal three."""
    table = Table(
        me(field=[SOMBRERON], eddies=2, gigs={"rival d20": 20}), rival(gigs={"d4": 1, "d6": 3, "d8": 5, "d10": 7})
    )

    table.me.attacks(SOMBRERON, GIGS)
    table.me.says(yes=True)
    table.rival.passes()
    table.me.chooses("d4", "d6", "d8")

    assert table.rival.gigs == {"d10": 7}


def test_the_power_lasts_for_the_turn() -> None:
    """8.16.2 When the rival attacks him he has 4 again."""
    table = Table(
        me(field=[SOMBRERON], eddies=2, gigs={"d12": 12}, fixer=[]),
        rival(field=[unit("swordwise", spent=True), "chrome-fang"], fixer=[]),
    )

    table.me.attacks(SOMBRERON, "swordwise")
    table.me.says(yes=True)
    table.rival.passes()
    assert table.me.power(SOMBRERON) == 16
    table.me.ends_turn()
    table.rival.attacks("chrome-fang", SOMBRERON)
    table.me.passes()

    assert table.me.trash == [SOMBRERON]


def test_a_second_attack_in_the_turn_adds_to_the_first() -> None:
    """10.16.3 Readied by Panam's Legend he pays again."""
    table = Table(
        me(
            field=[SOMBRERON],
            legends=[legend("panam-palmer-nomad", "mantis-blades")],
            eddies=6,
            gigs={"d4": 4},
        ),
        rival(field=[unit("swordwise", spent=True), unit("psycho-squad", spent=True)]),
    )

    table.me.attacks(SOMBRERON, "swordwise")
    table.me.says(yes=True)
    table.answers(table.decision.options[0])
    table.rival.passes()
    table.me.activates("panam-palmer-nomad", paying=[])
    table.me.attacks(SOMBRERON, "psycho-squad")
    table.me.says(yes=True)

    assert table.me.power(SOMBRERON) == 4 + 4 + 2 + 4
    table.rival.passes()


def test_a_block_buys_nothing() -> None:
    """11.21.1 He is spent to block, and he does not attack."""
    table = Table(
        me(field=[unit(SOMBRERON, "mandibular")], eddies=2, gigs={"d4": 4}),
        rival(field=["swordwise"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.blocks(SOMBRERON)

    assert not table.me.may(YES)
    assert table.me.power(SOMBRERON) == 4
    table.me.passes()
