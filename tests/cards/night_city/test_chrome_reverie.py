"""Chrome Reverie keeps a rival Unit from attacking until its player's next turn, and with a min Gig Calls for free."""

from streetcred.core.decision import ATTACK, BLOCK, CALL, YES
from streetcred.testing import GIGS, ME, RIVAL, Table, face_down, me, rival

REVERIE = "chrome-reverie"


def test_the_unit_does_not_attack_in_the_rivals_turn() -> None:
    """8.6.2.1 Another one does, and two turns later it does as well."""
    table = Table(
        me(hand=[REVERIE], eddies=3, gigs={"d6": 3, "d8": 4}, fixer=[]),
        rival(field=["psycho-squad", "swordwise"], fixer=[]),
    )

    table.me.plays(REVERIE)
    assert table.options() == ["psycho-squad", "swordwise-huscle"]
    table.me.chooses("psycho-squad")
    table.me.ends_turn()
    assert table.rival.may(ATTACK, "swordwise")
    assert not table.rival.may(ATTACK, "psycho-squad")
    table.rival.ends_turn()
    table.me.ends_turn()

    table.rival.attacks("psycho-squad", GIGS)
    table.me.passes()
    table.rival.chooses("d6")


def test_a_unit_under_it_may_block() -> None:
    """9.9 A block is no attack."""
    table = Table(me(hand=[REVERIE], field=["psycho-squad"], eddies=3), rival(field=["secondhand"], gigs={"d6": 3}))

    table.me.plays(REVERIE)
    table.me.attacks("psycho-squad", GIGS)

    assert table.rival.may(BLOCK, "secondhand")
    table.rival.passes()


def test_with_a_min_gig_a_legend_may_be_called_for_free() -> None:
    """6.3.1 Any of the face-down ones; its CALL effect comes after the Program."""
    table = Table(
        me(
            hand=[REVERIE],
            legends=[face_down("v-corporate"), face_down("viktor-vektor-sit")],
            eddies=3,
            gigs={"d6": 1},
            deck=["floor-it", "mantis-blades"],
        ),
        rival(field=["psycho-squad"]),
    )

    table.me.plays(REVERIE, paying=[])
    table.me.says(yes=True)
    assert table.options() == ["v-corporate-exile", "viktor-vektor-sit-down-and-relax"]
    table.me.chooses("viktor-vektor-sit")
    assert table.me.trash == [REVERIE]
    table.me.chooses("mantis-blades")
    table.me.is_done()

    assert table.me.legends == ["(v-corporate-exile)", "viktor-vektor-sit-down-and-relax"]
    assert table.me.spent_eddies == 3
    assert table.me.hand == ["mantis-blades"]


def test_the_call_is_the_one_of_the_turn() -> None:
    """5.7.3 After it there is none; after an earlier one it is not offered."""
    legends = [face_down("v-corporate"), face_down("goro-takemura-hands")]
    table = Table(me(hand=[REVERIE], legends=legends, eddies=5, gigs={"d6": 1}))
    table.me.plays(REVERIE, paying=[])
    table.me.says(yes=True)
    table.me.chooses("v-corporate")
    assert not table.me.may(CALL)

    table = Table(me(hand=[REVERIE], legends=legends, eddies=5, gigs={"d6": 1}))
    table.me.calls("v-corporate", paying=[])
    table.me.plays(REVERIE, paying=[])
    assert not table.me.may(YES)


def test_a_declined_call_is_not_kept() -> None:
    """R060: later in the turn a Call costs 1 €$ again."""
    table = Table(me(hand=[REVERIE], legends=[face_down("v-corporate", spent=True)], eddies=4, gigs={"d6": 1}))

    table.me.plays(REVERIE)
    table.me.says(yes=False)
    assert table.me.legends == ["(v-corporate-exile)"]
    table.me.calls("v-corporate")

    assert table.me.eddies == 0


def test_without_a_friendly_min_gig_there_is_no_call() -> None:
    """10.3.1 A rival Gig that shows 1 does not help."""
    table = Table(
        me(hand=[REVERIE], legends=[face_down("v-corporate")], eddies=3, gigs={"d6": 2}), rival(gigs={"d4": 1})
    )

    table.me.plays(REVERIE, paying=[])

    assert not table.me.may(YES)
    assert table.me.legends == ["(v-corporate-exile)"]


def test_without_a_face_down_legend_nothing_is_asked() -> None:
    """10.7 There is nothing to Call."""
    table = Table(me(hand=[REVERIE], legends=["v-corporate"], eddies=3, gigs={"d6": 1}))

    table.me.plays(REVERIE, paying=[])

    assert not table.me.may(YES)


def test_a_legend_that_it_turns_up_has_not_seen_it_played() -> None:
    """C36 Judy would answer to a BRAINDANCE Program with power for a Unit."""
    table = Table(
        me(
            hand=[REVERIE, REVERIE],
            field=["swordwise"],
            legends=[face_down("judy-alvarez-braindance", spent=True)],
            eddies=6,
            gigs={"d6": 1},
        )
    )

    table.me.plays(REVERIE)
    table.me.says(yes=True)
    assert table.me.power("swordwise") == 3
    table.me.plays(REVERIE)

    assert table.me.power("swordwise") == 4


def test_a_declined_call_shows_no_legend() -> None:
    """5.7.4.1 The question is about a card that nobody has seen."""
    table = Table(me(hand=[REVERIE], legends=[face_down("v-corporate")], eddies=3, gigs={"d6": 1}))

    table.me.plays(REVERIE, paying=[])
    table.me.says(yes=False)

    for player in (ME, RIVAL):
        assert "v-corporate" not in str(table.view(player).to_data()["sides"]) + str(table.view(player).table.events)
