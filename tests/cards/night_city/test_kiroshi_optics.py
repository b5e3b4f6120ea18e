"""Kiroshi Optics: when the host attacks, its player looks at a friendly face-down Legend."""

from streetcred.core.decision import PLAY
from streetcred.testing import GIGS, ME, RIVAL, Table, face_down, legend, me, rival, unit

SABURO = "saburo-arasaka-stubborn-patriarch"


def test_the_only_face_down_legend_is_looked_at() -> None:
    """R129: it is not a choice."""
    table = Table(me(field=[unit("psycho-squad", "kiroshi")], legends=[face_down(SABURO)]), rival(gigs={"d6": 3}))
    assert table.view(ME).to_data()["unseen_legends"] == [SABURO]

    table.me.attacks("psycho", GIGS)

    assert table.view(ME).to_data()["unseen_legends"] == []
    assert table.me.legends == [f"({SABURO})"]
    table.rival.passes()


def test_its_player_chooses_among_several() -> None:
    """10.31 Only face-down ones, and one of them has to be chosen."""
    legends = [face_down(SABURO), face_down("viktor-vektor-sit"), legend("v-corporate")]
    table = Table(me(field=[unit("psycho-squad", "kiroshi")], legends=legends), rival(gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    assert table.options() == [SABURO, "viktor-vektor-sit-down-and-relax"]
    table.me.chooses("viktor-vektor-sit")

    assert table.view(ME).to_data()["unseen_legends"] == [SABURO]
    table.rival.passes()


def test_the_rival_sees_that_it_is_known_but_not_which_it_is() -> None:
    """5.7.4.2 The place is marked, the face is not shown."""
    legends = [face_down(SABURO), face_down("viktor-vektor-sit")]
    table = Table(me(field=[unit("psycho-squad", "kiroshi")], legends=legends), rival(gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.me.chooses(SABURO)

    shown = table.view(RIVAL).to_data()["sides"][ME]["legends"]
    assert [bool(one["known_to"]) for one in shown] == [True, False]
    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "saburo" not in seen
    assert "viktor-vektor-sit" not in seen
    table.rival.passes()


def test_the_legend_is_not_shown_again() -> None:
    """R430: two turns later the place is still marked as known, but the face is not there to be read."""
    table = Table(
        me(field=[unit("psycho-squad", "kiroshi")], legends=[face_down(SABURO)], fixer=[]),
        rival(gigs={"d6": 3}, fixer=[]),
    )

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.ends_turn()
    table.rival.ends_turn()

    shown = table.view(ME).to_data()
    assert shown["sides"][ME]["legends"][0]["known_to"]
    assert "saburo" not in str(shown)


def test_without_a_face_down_legend_nothing_happens() -> None:
    """10.7 There is nothing to look at."""
    table = Table(me(field=[unit("psycho-squad", "kiroshi")], legends=[SABURO]), rival(gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_a_block_is_no_attack() -> None:
    """11.21.1 The host is spent to block, and nothing is looked at."""
    table = Table(
        me(field=[unit("corpo-security", "kiroshi")], legends=[face_down(SABURO)], gigs={"d6": 3}),
        rival(field=["swordwise"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("corpo-security")
    table.me.passes()

    assert table.view(ME).to_data()["unseen_legends"] == [SABURO]


def test_it_goes_on_a_friendly_unit_or_a_friendly_face_up_legend() -> None:
    """R234: neither on a rival Unit nor on a face-down Legend."""
    table = Table(
        me(hand=["kiroshi"], field=["swordwise"], legends=["viktor-vektor-sit", face_down(SABURO)], eddies=1),
        rival(field=["psycho-squad"]),
    )

    table.me.plays("kiroshi", paying=[])
    assert table.options() == ["swordwise-huscle", "viktor-vektor-sit-down-and-relax"]
    table.me.chooses("viktor-vektor-sit")

    assert table.me.gear("viktor-vektor-sit") == ["kiroshi-optics"]


def test_with_nothing_to_go_on_it_can_not_be_played() -> None:
    """11.4.1.1 A face-down Legend and a rival Unit do not help."""
    table = Table(me(hand=["kiroshi"], legends=[face_down(SABURO)], eddies=1), rival(field=["psycho-squad"]))

    assert not table.me.may(PLAY)


def test_it_goes_solo_with_its_host() -> None:
    """4.12 On the field the Legend attacks, and its player looks."""
    table = Table(me(legends=[legend("v-corporate", "kiroshi"), face_down(SABURO)], eddies=5), rival(gigs={"d6": 3}))

    table.me.goes_solo("v-corporate", paying=[])
    table.me.attacks("v-corporate", GIGS)

    assert table.me.power("v-corporate") == 9
    assert table.view(ME).to_data()["unseen_legends"] == []
    table.rival.passes()
