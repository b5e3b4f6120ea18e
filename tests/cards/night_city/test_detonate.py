"""Detonate defeats a rival Gear with power 2 or less, also as a reaction."""

from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival, unit


def test_a_weak_rival_gear_is_defeated() -> None:
    """11.6.1.2 It goes to its owner's trash; the host stays, weaker."""
    table = Table(me(hand=["detonate"], eddies=1), rival(field=[unit("psycho", "mantis-blades")]))

    table.me.plays("detonate")

    assert table.rival.trash == ["mantis-blades"]
    assert table.rival.power("psycho") == 6
    assert table.me.trash == ["detonate"]


def test_only_rival_gear_with_power_2_or_less_is_offered() -> None:
    """3.17.3.2 Of every host, but neither friendly Gear nor Gear with power 3 or more."""
    table = Table(
        me(hand=["detonate"], field=[unit("swordwise", "mantis-blades")], eddies=1),
        rival(
            field=[unit("psycho", "satori", "gorilla-arms"), unit("swordwise", "mandibular", "overwatch")],
            legends=[legend("viktor-vektor-sit", "kiroshi")],
        ),
    )

    table.me.plays("detonate")
    assert table.options() == ["kiroshi-optics", "satori-sword-of-saburo", "mandibular-upgrade"]
    table.me.chooses("mandibular")

    assert table.rival.gear("swordwise") == ["overwatch-panams-gift"]
    assert table.rival.trash == ["mandibular-upgrade"]


def test_gear_on_a_legend_in_the_legends_area_can_be_hit() -> None:
    """R071: Mantis Blades on a face-up Legend is rival Gear as well."""
    table = Table(me(hand=["detonate"], eddies=1), rival(legends=[legend("v-corporate", "mantis-blades")]))

    table.me.plays("detonate")

    assert table.rival.trash == ["mantis-blades"]
    assert table.rival.gear("v-corporate") == []


def test_without_rival_gear_it_does_nothing() -> None:
    """R072: it may be played all the same and goes to the trash."""
    table = Table(me(hand=["detonate"], field=[unit("swordwise", "mantis-blades")], eddies=1), rival(field=["psycho"]))

    table.me.plays("detonate")

    assert table.me.trash == ["detonate"]
    assert table.me.gear("swordwise") == ["mantis-blades"]


def test_the_power_of_the_host_does_not_matter() -> None:
    """3.17.2 Strong Gear stays on a host without power."""
    table = Table(me(hand=["detonate"], eddies=1), rival(field=[unit("secondhand", "zetatech-berserk")]))

    table.me.plays("detonate")

    assert table.rival.gear("secondhand") == ["zetatech-berserk"]


def test_a_weaker_host_does_not_make_its_gear_weaker() -> None:
    """3.17.3.3 Floor It takes power from the Unit, and the Gear stays out of reach."""
    table = Table(me(hand=["floor-it", "detonate"], eddies=2), rival(field=[unit("psycho", "sandevistan", "gorilla")]))

    table.me.plays("floor-it")
    table.me.plays("detonate")

    assert table.rival.gear("psycho") == ["gorilla-arms"]


def test_as_a_reaction_it_weakens_the_attacker() -> None:
    """9.10.1 Without its Blades the attacker only ties."""
    table = Table(
        me(hand=["detonate"], field=[unit("chrome-fang", spent=True)], eddies=1),
        rival(field=[unit("psycho", "mantis-blades")]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", "chrome-fang")
    table.me.plays("detonate")
    table.me.passes()

    assert table.rival.trash == ["mantis-blades", "psycho-squad"]
    assert table.me.trash == ["detonate", "chrome-fang"]


def test_it_takes_away_a_second_gig() -> None:
    """9.23.2 The power is read when Gigs are stolen: 8 steals one."""
    table = Table(
        me(hand=["detonate"], eddies=1, gigs={"d4": 1, "d6": 2}),
        rival(field=[unit("psycho", "mantis-blades", "mantis-blades")]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", GIGS)
    table.me.plays("detonate")
    table.me.chooses("mantis-blades#2")
    table.me.passes()
    table.rival.chooses("d6")

    assert table.me.gigs == {"d4": 1}


def test_what_the_attack_has_triggered_already_stays() -> None:
    """10.15 Kiroshi Optics has looked before it is hit."""
    table = Table(
        me(hand=["detonate"], eddies=1, gigs={"d4": 1}),
        rival(field=[unit("psycho", "kiroshi")], legends=[face_down("v-corporate")]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", GIGS)
    table.me.plays("detonate")
    table.me.passes()

    assert table.rival.trash == ["kiroshi-optics"]
    assert table.view(RIVAL).to_data()["sides"][RIVAL]["legends"][0]["known_to"]


def test_a_transmitter_can_be_hit_itself() -> None:
    """10.24 It guards its Unit and not a Gear."""
    table = Table(me(hand=["detonate"], eddies=1), rival(field=[unit("psycho", "deadman")]))

    table.me.plays("detonate")

    assert table.rival.trash == ["deadman-transmitter"]
    assert table.rival.field == ["psycho-squad"]
