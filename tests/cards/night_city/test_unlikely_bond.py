"""Unlikely Bond bottom-decks a ready friendly Unit, and with it a spent rival one."""

from streetcred.testing import Table, legend, me, rival, unit

BOND = "unlikely-bond"


def test_a_ready_friendly_and_a_spent_rival_unit_go() -> None:
    """10.32 Each below its own deck; spent friendly and ready rival Units are not offered."""
    table = Table(
        me(
            hand=[BOND],
            field=["swordwise", unit("minotaur", lag=True), unit("psycho-squad", spent=True)],
            deck=["floor-it"],
            eddies=4,
        ),
        rival(
            field=["chrome-fang", unit("ruthless", spent=True), unit("emergency-atlus", spent=True)],
            deck=["satori"],
        ),
    )

    table.me.plays(BOND)
    assert table.options() == ["swordwise-huscle", "minotaur"]
    table.me.chooses("minotaur")
    assert table.options() == ["ruthless-lowlife", "emergency-atlus"]
    table.me.chooses("ruthless")

    assert table.me.deck == ["floor-it", "minotaur"]
    assert table.rival.deck == ["satori-sword-of-saburo", "ruthless-lowlife"]
    assert table.me.trash == [BOND]


def test_the_friendly_unit_goes_also_for_nothing() -> None:
    """R214: no rival Unit is spent, and the first part is not optional."""
    table = Table(me(hand=[BOND], field=["swordwise"], deck=["floor-it"], eddies=4), rival(field=["chrome-fang"]))

    table.me.plays(BOND)

    assert table.me.deck == ["floor-it", "swordwise-huscle"]
    assert table.rival.field == ["chrome-fang"]


def test_without_a_ready_friendly_unit_the_rival_one_stays() -> None:
    """10.3.1 What follows "if you do" is not reached; a ready Legend in its area is no Unit."""
    table = Table(
        me(hand=[BOND], field=[unit("swordwise", spent=True)], legends=[legend("saburo")], eddies=4),
        rival(field=[unit("chrome-fang", spent=True)]),
    )

    table.me.plays(BOND, paying=[])

    assert table.me.field == ["swordwise-huscle"]
    assert table.rival.field == ["chrome-fang"]
    assert table.me.trash == [BOND]


def test_gear_goes_along_on_both_sides() -> None:
    """4.12.3 Mixed with its host, each in the deck of its owner."""
    table = Table(
        me(hand=[BOND], field=[unit("swordwise", "satori")], deck=["floor-it"], eddies=4),
        rival(field=[unit("chrome-fang", "mantis-blades", spent=True)], deck=[]),
    )

    table.me.plays(BOND)

    assert table.me.deck[0] == "floor-it"
    assert sorted(table.me.deck[1:]) == ["satori-sword-of-saburo", "swordwise-huscle"]
    assert sorted(table.rival.deck) == ["chrome-fang", "mantis-blades"]


def test_a_friendly_legend_may_be_given_up() -> None:
    """4.4.1 It is removed from the game, and that was done."""
    table = Table(
        me(hand=[BOND], field=[unit("v-corporate", solo=True)], deck=["floor-it"], eddies=4),
        rival(field=[unit("chrome-fang", spent=True)], deck=[]),
    )

    table.me.plays(BOND)

    assert table.me.removed == ["v-corporate-exile"]
    assert table.me.deck == ["floor-it"]
    assert table.rival.deck == ["chrome-fang"]


def test_nobody_is_defeated() -> None:
    """11.19.2 Bottom-decked is not defeated: a Deadman Transmitter is no help, and Screw says nothing."""
    table = Table(
        me(hand=[BOND], field=["screw"], trash=["minotaur"], deck=[], eddies=4),
        rival(field=[unit("chrome-fang", "deadman", spent=True)], deck=[]),
    )

    table.me.plays(BOND)

    assert table.me.trash == ["minotaur", BOND]
    assert sorted(table.rival.deck) == ["chrome-fang", "deadman-transmitter"]
