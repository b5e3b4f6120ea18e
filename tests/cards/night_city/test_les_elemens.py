"""Les Élémens puts the weakest rival Unit under its owner's deck."""

from streetcred.testing import Table, me, rival, unit

ELEMENS = "les-elemens"


def test_the_weakest_rival_unit_goes_under_the_deck() -> None:
    """11.12.1.2 Its owner's deck; the weaker Unit of the own side stays."""
    table = Table(
        me(hand=[ELEMENS], field=["secondhand"], eddies=5),
        rival(field=["psycho-squad", "swordwise", "emergency-atlus"], deck=["floor-it", "floor-it"]),
    )

    table.me.plays(ELEMENS)

    assert table.rival.field == ["psycho-squad", "emergency-atlus"]
    assert table.rival.deck == ["floor-it", "floor-it", "swordwise-huscle"]
    assert table.me.field == ["secondhand-bombus"]
    assert table.me.trash == [ELEMENS]


def test_among_equals_its_player_chooses() -> None:
    """R133: the third Unit is stronger and is not offered."""
    table = Table(me(hand=[ELEMENS], eddies=5), rival(field=["swordwise", "psycho-squad", "maelstrom-goons"]))

    table.me.plays(ELEMENS)
    assert table.options() == ["swordwise-huscle", "maelstrom-goons"]
    table.me.chooses("maelstrom-goons")

    assert table.rival.field == ["swordwise-huscle", "psycho-squad"]


def test_the_power_of_the_moment_counts() -> None:
    """3.17.2 With Mantis Blades a 2 is stronger than a 3; a 3 with -2 is weaker than a 2."""
    table = Table(me(hand=[ELEMENS], eddies=5), rival(field=[unit("field-operator", "mantis-blades"), "swordwise"]))
    table.me.plays(ELEMENS)
    assert table.rival.field == ["field-operator"]

    table = Table(me(hand=[ELEMENS, "floor-it", "floor-it"], eddies=7), rival(field=["field-operator", "swordwise"]))
    for _ in range(2):
        table.me.plays("floor-it")
        table.me.chooses("swordwise")
    table.me.plays(ELEMENS)
    assert table.rival.field == ["field-operator"]


def test_below_0_is_0() -> None:
    """2.10.1 With -1 Evelyn is not weaker than Secondhand Bombus."""
    table = Table(me(hand=[ELEMENS, "floor-it"], eddies=6), rival(field=["secondhand", "evelyn-parker-scheming"]))

    table.me.plays("floor-it")
    table.me.chooses("evelyn")
    table.me.plays(ELEMENS)

    assert table.options() == ["secondhand-bombus", "evelyn-parker-scheming-siren"]
    table.me.chooses("secondhand")


def test_a_single_unit_is_the_weakest() -> None:
    """10.31.2 However strong it is."""
    table = Table(me(hand=[ELEMENS], eddies=5), rival(field=["saul-bright"]))

    table.me.plays(ELEMENS)

    assert table.rival.field == []
    assert table.rival.deck[-1] == "saul-bright-stormrider"


def test_it_is_no_defeat() -> None:
    """11.12.1 A transmitter does not help, and Caliber takes no card along."""
    table = Table(me(hand=[ELEMENS, "floor-it"], eddies=5), rival(field=[unit("caliber", "deadman")], deck=[]))

    table.me.plays(ELEMENS)

    assert table.rival.field == []
    assert sorted(table.rival.deck) == ["caliber-totentanzs-top-dog", "deadman-transmitter"]
    assert table.me.hand == ["floor-it"]


def test_a_legend_is_removed_and_its_gear_goes_under_the_deck() -> None:
    """4.4.1, 4.12.2 A Legend in the Legends area is no Unit."""
    table = Table(
        me(hand=[ELEMENS], eddies=5),
        rival(field=[unit("v-corporate", "satori"), unit("saul-bright")], legends=["padre"], deck=["floor-it"]),
    )

    table.me.plays(ELEMENS)

    assert table.rival.removed == ["v-corporate-exile"]
    assert table.rival.deck == ["floor-it", "satori-sword-of-saburo"]
    assert table.rival.legends == ["padre-man-of-the-cross"]


def test_without_a_rival_unit_nothing_happens() -> None:
    """10.7 The Program is played, and the Unit of its own player stays."""
    table = Table(me(hand=[ELEMENS], field=["swordwise"], eddies=5))

    table.me.plays(ELEMENS)

    assert table.me.field == ["swordwise-huscle"]
    assert table.me.trash == [ELEMENS]


def test_under_the_deck_the_card_has_no_history() -> None:
    """5.3.2.2 Drawn and played again it has its printed power."""
    table = Table(
        me(hand=[ELEMENS, "floor-it"], eddies=6, fixer=[]),
        rival(field=["swordwise"], deck=[], eddies=3, fixer=[]),
    )

    table.me.plays("floor-it")
    assert table.rival.power("swordwise") == 2
    table.me.plays(ELEMENS)
    table.me.ends_turn()
    table.rival.plays("swordwise")

    assert table.rival.power("swordwise") == 3
