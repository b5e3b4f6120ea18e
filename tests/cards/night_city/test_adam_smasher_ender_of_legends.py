"""Adam Smasher: Ender of Legends defeats a rival Unit when he is played, by GO SOLO or otherwise."""

from streetcred.core.decision import BLOCK, MAIN, SOLO
from streetcred.testing import GIGS, Table, legend, me, rival, unit

ADAM = "adam-smasher-ender-of-legends"


def test_solo_he_defeats_a_rival_unit() -> None:
    """11.25.1 Playing him by GO SOLO is playing him; friendly Units are not offered."""
    table = Table(me(field=["psycho-squad"], legends=[ADAM], eddies=9), rival(field=["swordwise", "minotaur"]))

    table.me.goes_solo(ADAM)
    assert table.options() == ["swordwise-huscle", "minotaur"]
    table.me.chooses("minotaur")

    assert table.rival.trash == ["minotaur"]
    assert table.me.field == ["psycho-squad", ADAM]


def test_he_clears_his_way() -> None:
    """11.25.1 The only blocker is gone, and he attacks in the same turn."""
    table = Table(me(legends=[ADAM], eddies=9), rival(field=["corpo-security"], gigs={"d6": 3}))

    table.me.goes_solo(ADAM)
    table.me.attacks(ADAM, GIGS)
    assert not table.rival.may(BLOCK)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_a_lower_cost_makes_his_go_solo_cheaper() -> None:
    """R030: after Nocturne 7 Eddies will do."""
    table = Table(me(hand=["nocturne"], legends=[legend(ADAM)], eddies=10), rival(field=["minotaur"]))

    table.me.plays("nocturne")
    table.me.chooses("a friendly legend may")
    assert table.me.eddies == 7
    table.me.goes_solo(ADAM)

    assert table.me.eddies == 0
    assert table.rival.trash == ["minotaur"]


def test_8_are_not_enough() -> None:
    """11.1.2 Spent himself, he can't be a part of the payment."""
    table = Table(me(legends=[legend(ADAM, spent=True)], eddies=8), rival(field=["minotaur"]))

    assert not table.me.may(SOLO)


def test_played_as_an_ordinary_unit_he_does_it_too() -> None:
    """4.5, 11.20.1 PLAY asks how as little as what for; but he lags."""
    table = Table(me(legends=[ADAM], eddies=9), rival(field=["minotaur"], gigs={"d6": 3}))

    table.me.fields(ADAM)

    assert table.rival.trash == ["minotaur"]
    assert table.me.has_lag(ADAM)
    assert not any(">" in name for name in table.options())


def test_without_a_rival_unit_nothing_is_asked() -> None:
    """10.7 The friendly Unit is safe, and so is he."""
    table = Table(me(field=["psycho-squad"], legends=[ADAM], eddies=9))

    table.me.goes_solo(ADAM)

    assert table.decision.kind == MAIN
    assert table.me.field == ["psycho-squad", ADAM]


def test_what_the_defeat_triggers_follows() -> None:
    """10.14 Caliber takes a card of the hand along."""
    table = Table(me(hand=["floor-it"], legends=[ADAM], eddies=9), rival(field=["caliber"]))

    table.me.goes_solo(ADAM)

    assert table.rival.trash == ["caliber-totentanzs-top-dog"]
    assert table.me.trash == ["floor-it"]


def test_a_legend_on_the_rival_field_is_a_unit() -> None:
    """4.2.1 V is out of the game; a Legend in the Legends area is out of reach."""
    table = Table(
        me(legends=[ADAM], eddies=9), rival(field=[unit("v-corporate", solo=True)], legends=["viktor-vektor-sit"])
    )

    table.me.goes_solo(ADAM)

    assert table.rival.removed == ["v-corporate-exile"]
    assert table.rival.legends == ["viktor-vektor-sit-down-and-relax"]


def test_defeated_he_is_out_of_the_game() -> None:
    """11.25.1 He ties with Minotaur, which goes to the trash."""
    table = Table(
        me(legends=[ADAM], eddies=9),
        rival(field=["swordwise", unit("minotaur", spent=True)]),
    )

    table.me.goes_solo(ADAM)
    table.me.chooses("swordwise")
    table.me.attacks(ADAM, "minotaur")
    table.rival.passes()

    assert table.me.removed == [ADAM]
    assert table.me.trash == []
    assert table.rival.trash == ["swordwise-huscle", "minotaur"]
