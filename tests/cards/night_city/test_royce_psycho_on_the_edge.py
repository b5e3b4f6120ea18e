"""Royce: Psycho on the Edge has more power for each of his Gears in his player's turn, and can GO SOLO."""

from streetcred.testing import GIGS, RIVAL, Table, legend, me, rival, unit

ROYCE = "royce-psycho-on-the-edge"


def test_gear_may_be_played_on_him_in_the_legends_area() -> None:
    """R182: he lies face-up, so he is a host like a Unit."""
    table = Table(me(hand=["mantis-blades"], field=["swordwise"], legends=[ROYCE], eddies=1))

    table.me.plays("mantis-blades")
    assert table.options() == ["swordwise-huscle", ROYCE]
    table.me.chooses(ROYCE)

    assert table.me.gear(ROYCE) == ["mantis-blades"]


def test_each_gear_gives_2_more_in_the_legends_area_too() -> None:
    """R183: 6, 2 and 1 of the Gears, and 2 for each of them."""
    table = Table(me(legends=[legend(ROYCE, "mantis-blades", "kiroshi")]))

    assert table.me.power(ROYCE) == 13


def test_in_the_rivals_turn_it_is_only_the_gear() -> None:
    """10.23 The bonus comes and goes with the turn."""
    table = Table(me(legends=[legend(ROYCE, "mantis-blades")], fixer=[]), rival(fixer=[]))
    assert table.me.power(ROYCE) == 10

    table.me.ends_turn()
    assert table.me.power(ROYCE) == 8
    table.rival.ends_turn()

    assert table.me.power(ROYCE) == 10


def test_gear_on_others_does_not_count_and_others_get_nothing() -> None:
    """10.1.3 It is about this Legend and its own Gear."""
    table = Table(me(field=[unit("swordwise", "mantis-blades")], legends=[ROYCE, legend("v-corporate", "kiroshi")]))

    assert table.me.power(ROYCE) == 6
    assert table.me.power("swordwise") == 5
    assert table.me.power("v-corporate") == 9


def test_solo_he_takes_his_gear_along_and_steals_2_gigs() -> None:
    """11.25.1 He comes with 10 power and may attack at once."""
    table = Table(me(legends=[legend(ROYCE, "mantis-blades")], eddies=6), rival(gigs={"d4": 1, "d6": 2, "d8": 3}))

    table.me.goes_solo(ROYCE)
    assert table.me.eddies == 0
    assert table.me.power(ROYCE) == 10
    table.me.attacks(ROYCE, GIGS)
    table.rival.passes()
    table.me.chooses("d6", "d8")

    assert table.me.gigs == {"rival d6": 2, "rival d8": 3}


def test_without_gear_he_steals_1() -> None:
    """9.23.2.2 He has 6 power."""
    table = Table(me(legends=[ROYCE], eddies=6), rival(gigs={"d4": 1, "d6": 2}))

    table.me.goes_solo(ROYCE)
    table.me.attacks(ROYCE, GIGS)
    table.rival.passes()
    table.me.chooses("d6")

    assert table.me.gigs == {"rival d6": 2}


def test_played_as_an_ordinary_unit_he_has_to_wait() -> None:
    """4.5.2 He lags, but his power is there."""
    table = Table(me(legends=[legend(ROYCE, "mantis-blades")], eddies=6), rival(gigs={"d4": 1}))

    table.me.fields(ROYCE)

    assert table.me.has_lag(ROYCE)
    assert table.me.power(ROYCE) == 10
    assert not any(">" in name for name in table.options())


def test_gear_counts_from_the_moment_it_is_on_him() -> None:
    """10.22 From 6 to 9: one of the Kiroshi Optics, and two."""
    table = Table(me(hand=["kiroshi"], field=[unit(ROYCE, solo=True)], eddies=1))

    table.me.plays("kiroshi")

    assert table.me.power(ROYCE) == 9


def test_gear_that_is_defeated_takes_its_bonus_along() -> None:
    """10.22 The rival detonates Mantis Blades, and 6 power steal only 1 Gig."""
    table = Table(
        me(field=[unit(ROYCE, "mantis-blades", solo=True)]),
        rival(hand=["detonate"], eddies=1, gigs={"d4": 1, "d6": 2}),
    )

    table.me.attacks(ROYCE, GIGS)
    table.rival.plays("detonate")
    assert table.me.power(ROYCE) == 6
    table.rival.passes()
    table.me.chooses("d4")

    assert table.rival.gigs == {"d6": 2}


def test_as_a_defender_he_fights_without_the_bonus() -> None:
    """10.23 8 against 9; he is out of the game, and his Gear is in the trash."""
    table = Table(
        me(field=[unit(ROYCE, "mantis-blades", spent=True, solo=True)]), rival(field=["minotaur"]), turn_of=RIVAL
    )

    table.rival.attacks("minotaur", ROYCE)
    table.me.passes()

    assert table.me.removed == [ROYCE]
    assert table.me.trash == ["mantis-blades"]
    assert table.rival.field == ["minotaur"]


def test_a_transmitter_saves_him_and_takes_its_bonus_along() -> None:
    """9.19, 10.24 9 against 9: both lose, the Minotaur falls, and he is a 6 again."""
    table = Table(me(field=[unit(ROYCE, "deadman", solo=True)]), rival(field=[unit("minotaur", spent=True)]))

    table.me.attacks(ROYCE, "minotaur")
    table.rival.passes()

    assert table.rival.trash == ["minotaur"]
    assert table.me.trash == ["deadman-transmitter"]
    assert table.me.power(ROYCE) == 6


def test_out_of_the_game_he_is_not_bottom_decked_by_his_relic() -> None:
    """5.13.2.2 Another Unit is played from the trash, the Relic stays there, the deck is as it was."""
    table = Table(
        me(field=[unit(ROYCE, "the-relic", spent=True, solo=True)], trash=["swordwise"], deck=["floor-it"]),
        rival(field=["animals-wrecker"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("animals-wrecker", ROYCE)
    table.me.passes()

    assert table.me.field == ["swordwise-huscle"]
    assert table.me.removed == [ROYCE]
    assert table.me.trash == ["the-relic-experimental-biochip"]
    assert table.me.deck == ["floor-it"]
