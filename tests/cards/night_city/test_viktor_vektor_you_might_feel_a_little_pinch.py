"""Viktor Vektor: You Might Feel a Little Pinch puts cheap CYBERWARE out of the trash on another friendly Unit."""

from streetcred.core.decision import DONE
from streetcred.testing import GIGS, ME, RIVAL, Table, face_down, me, rival, unit

VIKTOR = "viktor-vektor-you-might-feel-a-little-pinch"


def test_a_cyberware_gear_comes_out_of_the_trash_for_free() -> None:
    """11.8.4 His 3 €$ are all that is paid."""
    table = Table(me(hand=[VIKTOR], field=["psycho"], trash=["mantis-blades"], eddies=3))

    table.me.plays(VIKTOR)

    assert table.me.gear("psycho") == ["mantis-blades"]
    assert table.me.power("psycho") == 8
    assert table.me.trash == []
    assert table.me.eddies == 0


def test_it_can_not_be_declined() -> None:
    """R219: of two Gears one has to be picked, and then one of two Units."""
    table = Table(me(hand=[VIKTOR], field=["psycho", "swordwise"], trash=["mantis-blades", "kiroshi"], eddies=3))

    table.me.plays(VIKTOR)
    assert DONE not in table.kinds()
    assert table.options() == ["mantis-blades", "kiroshi-optics"]
    table.me.chooses("kiroshi")
    assert DONE not in table.kinds()
    table.me.chooses("swordwise")

    assert table.me.gear("swordwise") == ["kiroshi-optics"]
    assert table.me.trash == ["mantis-blades"]


def test_only_cyberware_gear_with_cost_2_or_less_is_meant() -> None:
    """3.13 Satori is no CYBERWARE, Sandevistan costs 3, and the rival's trash is not his."""
    table = Table(
        me(hand=[VIKTOR, "kiroshi"], field=["psycho"], trash=["satori", "sandevistan", "zetatech-faceplate"], eddies=3),
        rival(trash=["mantis-blades"]),
    )

    table.me.plays(VIKTOR)

    assert table.me.gear("psycho") == ["zetatech-faceplate"]
    assert table.me.trash == ["satori-sword-of-saburo", "sandevistan"]


def test_without_fitting_gear_nothing_happens() -> None:
    """10.7 There is nothing to play."""
    table = Table(me(hand=[VIKTOR], field=["psycho"], trash=["satori", "sandevistan"], eddies=3))

    table.me.plays(VIKTOR)

    assert table.me.gear("psycho") == []
    assert len(table.me.trash) == 2


def test_it_does_not_go_on_himself() -> None:
    """10.7 Alone on the field, with a face-up Legend and a rival Unit around, he plays nothing; nothing is asked."""
    table = Table(
        me(hand=[VIKTOR], legends=["viktor-vektor-sit"], trash=["mantis-blades", "kiroshi"], eddies=3),
        rival(field=["psycho"]),
    )

    table.me.plays(VIKTOR, paying=[])

    assert table.is_settled
    assert table.me.gear(VIKTOR) == []
    assert table.me.trash == ["mantis-blades", "kiroshi-optics"]


def test_it_goes_on_units_only() -> None:
    """4.10.1 A Legend in the Legends area is no Unit, one on the field is."""
    table = Table(
        me(
            hand=[VIKTOR],
            field=["psycho", unit("v-corporate")],
            legends=["viktor-vektor-sit", face_down("wakako")],
            trash=["mantis-blades"],
            eddies=3,
        ),
        rival(field=["swordwise"]),
    )

    table.me.plays(VIKTOR, paying=[])
    assert table.options() == ["psycho-squad", "v-corporate-exile"]
    table.me.chooses("v-corporate")

    assert table.me.gear("v-corporate") == ["mantis-blades"]


def test_another_copy_of_him_is_another_unit() -> None:
    """10.1.3 Not this Unit, but one like it."""
    table = Table(me(hand=[VIKTOR], field=[VIKTOR], trash=["mantis-blades"], eddies=3))

    table.me.plays(VIKTOR)

    assert table.me.gear(VIKTOR) == ["mantis-blades"]
    assert table.me.gear(VIKTOR + "#2") == []


def test_his_attack_plays_nothing() -> None:
    """11.20.1 It is about being played."""
    table = Table(me(field=[VIKTOR, "psycho"], trash=["mantis-blades"]), rival(gigs={"d6": 3}))

    table.me.attacks(VIKTOR, GIGS)
    table.rival.passes()

    assert table.me.trash == ["mantis-blades"]


def test_the_free_gear_is_the_first_cyberware_of_the_turn() -> None:
    """C18 The other Viktor, who makes the first one cheaper, has seen it being played."""
    table = Table(me(hand=[VIKTOR, "sandevistan"], field=["viktor-vektor-drop"], trash=["mantis-blades"], eddies=6))

    table.me.plays(VIKTOR)
    table.me.plays("sandevistan", on="viktor-vektor-drop")

    assert table.me.eddies == 0


def test_a_unit_that_can_attack_gets_it_at_once() -> None:
    """11.6.4 Equipped before its attack, Psycho Squad looks with Kiroshi Optics and steals with it."""
    table = Table(
        me(hand=[VIKTOR], field=["psycho"], legends=[face_down("wakako")], trash=["kiroshi"], eddies=3),
        rival(gigs={"d6": 3}),
    )

    table.me.plays(VIKTOR, paying=[])
    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert table.view(ME).to_data()["sides"][ME]["legends"][0]["known_to"]
    assert table.me.gigs == {"rival d6": 3}


def test_a_unit_that_is_played_together_with_him_may_get_it() -> None:
    """10.14 We Gotta Live Together plays both before what he does is resolved."""
    table = Table(me(hand=["we-gotta"], trash=[VIKTOR, "corpo-security", "mantis-blades"], eddies=5))

    table.me.plays("we-gotta")
    table.me.chooses(VIKTOR, "corpo-security")

    assert table.me.gear("corpo-security") == ["mantis-blades"]


def test_two_of_him_equip_each_other() -> None:
    """10.16.2 Both come out of the trash at once; what the first one leaves is for the second."""
    table = Table(me(hand=["we-gotta"], trash=[VIKTOR, VIKTOR, "mantis-blades", "kiroshi"], eddies=5))

    table.me.plays("we-gotta")
    table.me.chooses(VIKTOR, VIKTOR)
    table.answers(table.decision.options[0])
    table.me.chooses("mantis-blades")

    assert sorted(table.me.gear(VIKTOR) + table.me.gear(VIKTOR + "#2")) == ["kiroshi-optics", "mantis-blades"]
    assert len(table.me.gear(VIKTOR)) == 1


def test_in_the_rivals_turn_it_is_his_players_trash() -> None:
    """10.1.4 The Relic brings him while the rival attacks; Gear in the rival's trash stays there."""
    table = Table(
        me(field=[unit("swordwise", "the-relic", spent=True), "psycho"], trash=[VIKTOR, "mantis-blades"]),
        rival(field=["animals"], trash=["kiroshi"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("animals", "swordwise")
    table.me.passes()

    assert table.me.gear("psycho") == ["mantis-blades"]
    assert table.rival.trash == ["kiroshi-optics"]
