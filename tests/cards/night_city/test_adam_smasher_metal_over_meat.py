"""Adam Smasher: Metal Over Meat defeats all other Units when he is played."""

from streetcred.testing import RIVAL, Table, face_down, legend, me, rival, unit

ADAM = "adam-smasher-metal-over-meat"
JACKIE = "jackie-welles-mamas-favorite"


def test_all_other_units_fall() -> None:
    """9.19.1.1 On both sides, spent or ready, however strong; nobody chooses."""
    table = Table(
        me(hand=[ADAM], field=["swordwise", unit("saul-bright", spent=True)], eddies=9),
        rival(field=["psycho-squad", unit("minotaur", spent=True)]),
    )

    table.me.plays(ADAM)

    assert table.me.field == [ADAM]
    assert table.rival.field == []
    assert sorted(table.me.trash) == ["saul-bright-stormrider", "swordwise-huscle"]
    assert sorted(table.rival.trash) == ["minotaur", "psycho-squad"]


def test_legends_fall_on_the_field_only() -> None:
    """4.2.1, 4.4.1 There they are Units, and they are removed from the game; in the Legends area they stay."""
    table = Table(
        me(hand=[ADAM], field=["v-corporate"], legends=["padre"], eddies=9),
        rival(field=[unit("goro-takemura-hands", solo=True)], legends=[face_down("evelyn-parker-beautiful")]),
    )

    table.me.plays(ADAM, paying=[])

    assert table.me.removed == ["v-corporate-exile"]
    assert table.rival.removed == ["goro-takemura-hands-unclean"]
    assert table.me.legends == ["padre-man-of-the-cross"]
    assert table.rival.legends == ["(evelyn-parker-beautiful-enigma)"]


def test_gear_goes_with_its_host() -> None:
    """4.12 Gear on a Legend in the Legends area stays."""
    table = Table(
        me(hand=[ADAM], legends=[legend("padre", "kiroshi")], eddies=9),
        rival(field=[unit("psycho-squad", "satori", "mantis-blades")]),
    )

    table.me.plays(ADAM, paying=[])

    assert sorted(table.rival.trash) == ["mantis-blades", "psycho-squad", "satori-sword-of-saburo"]
    assert table.me.gear("padre") == ["kiroshi-optics"]


def test_alone_he_defeats_nobody() -> None:
    """10.7 He himself is no other Unit."""
    table = Table(me(hand=[ADAM], eddies=9))

    table.me.plays(ADAM)

    assert table.me.field == [ADAM]


def test_another_copy_of_him_falls() -> None:
    """10.1.3 It is another Unit; the one that came stays."""
    table = Table(me(hand=[ADAM], field=[unit(ADAM, spent=True)], eddies=9), rival(field=[ADAM]))

    table.me.plays(ADAM)

    assert table.me.field == [ADAM]
    assert not table.me.is_spent(ADAM)
    assert table.me.trash == [ADAM]
    assert table.rival.trash == [ADAM]


def test_a_transmitter_saves_its_host() -> None:
    """10.25 On either side."""
    table = Table(
        me(hand=[ADAM], field=[unit("swordwise", "deadman")], eddies=9),
        rival(field=["psycho-squad", unit("minotaur", "deadman")]),
    )

    table.me.plays(ADAM)

    assert table.me.field == ["swordwise-huscle", ADAM]
    assert table.rival.field == ["minotaur"]
    assert sorted(table.rival.trash) == ["deadman-transmitter", "psycho-squad"]


def test_jackie_saves_one_unit() -> None:
    """10.26 His player is asked for each Unit that would fall, and he can go only once."""
    table = Table(
        me(hand=[ADAM], eddies=9),
        rival(field=["psycho-squad", "swordwise", "minotaur"], legends=[legend(JACKIE, spent=True)], eddies=2),
    )

    table.me.plays(ADAM)
    table.rival.is_done()
    table.rival.chooses(JACKIE)

    assert table.rival.field == ["swordwise-huscle"]
    assert table.rival.removed == [JACKIE]


def test_defeated_effects_of_both_sides_follow() -> None:
    """10.13 First those of the turn player: Screw brings Swordwise Huscle back, then Caliber has it discarded."""
    table = Table(
        me(hand=[ADAM], field=["swordwise", "screw"], eddies=9),
        rival(field=["caliber"]),
    )

    table.me.plays(ADAM)

    assert table.me.hand == []
    assert sorted(table.me.trash) == ["screw-lovelorn-fool", "swordwise-huscle"]


def test_played_in_the_turn_of_the_rival_he_ends_an_attack() -> None:
    """9.26.1 The Relic brings him from the trash, and the attacker that won falls as well."""
    table = Table(
        me(field=[unit("swordwise", "the-relic", spent=True)], trash=[ADAM]),
        rival(field=["minotaur", "psycho-squad"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("minotaur", "swordwise")
    table.me.passes()

    assert table.me.field == [ADAM]
    assert sorted(table.rival.trash) == ["minotaur", "psycho-squad"]
