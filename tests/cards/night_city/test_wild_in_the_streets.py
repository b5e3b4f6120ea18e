"""Wild in the Streets defeats a spent Unit of either player."""

from streetcred.core.decision import PLAY
from streetcred.testing import GIGS, RIVAL, Table, legend, me, rival, unit

WILD = "wild-in-the-streets"


def test_a_spent_unit_of_either_player_is_chosen() -> None:
    """10.31 Ready Units are not offered."""
    table = Table(
        me(hand=[WILD], field=[unit("psycho-squad", spent=True), "swordwise"], eddies=5),
        rival(field=[unit("minotaur", spent=True), "chrome-fang"]),
    )

    table.me.plays(WILD)
    assert table.options() == ["psycho-squad", "minotaur"]
    table.me.chooses("minotaur")

    assert table.rival.trash == ["minotaur"]
    assert table.me.trash == [WILD]


def test_without_a_spent_unit_it_is_played_in_vain() -> None:
    """R226: both fields are full of ready Units."""
    table = Table(me(hand=[WILD], field=["psycho-squad"], eddies=5), rival(field=["minotaur"]))

    table.me.plays(WILD)

    assert (table.me.field, table.rival.field) == (["psycho-squad"], ["minotaur"])
    assert table.me.trash == [WILD]


def test_a_friendly_unit_may_be_the_one() -> None:
    """R227: by choice; and if it is the only spent one, it has to be."""
    mine = me(hand=[WILD], field=[unit("psycho-squad", spent=True)], eddies=5)
    table = Table(mine, rival(field=[unit("minotaur", spent=True)]))
    table.me.plays(WILD)
    table.me.chooses("psycho")
    assert table.me.field == []

    table = Table(mine, rival(field=["minotaur"]))
    table.me.plays(WILD)
    assert table.me.field == []
    assert table.rival.field == ["minotaur"]


def test_the_program_enters_the_trash_last() -> None:
    """4.14 The Unit lies below it, with its Gear (4.12)."""
    table = Table(me(hand=[WILD], field=[unit("psycho-squad", "mantis-blades", spent=True)], eddies=5))

    table.me.plays(WILD)

    assert table.me.trash == ["psycho-squad", "mantis-blades", WILD]


def test_a_legend_counts_on_the_field_and_not_in_the_legends_area() -> None:
    """4.2.1 V falls and is out of the game; the spent Legend beside is no Unit."""
    table = Table(
        me(hand=[WILD], eddies=5),
        rival(field=[unit("v-corporate", spent=True, solo=True)], legends=[legend("viktor-vektor-sit", spent=True)]),
    )

    table.me.plays(WILD)

    assert table.rival.removed == ["v-corporate-exile"]
    assert table.rival.legends == ["viktor-vektor-sit-down-and-relax"]


def test_a_replacement_saves_the_unit() -> None:
    """10.25 The Deadman Transmitter goes in its place."""
    table = Table(me(hand=[WILD], eddies=5), rival(field=[unit("psycho-squad", "deadman-transmitter", spent=True)]))

    table.me.plays(WILD)

    assert table.rival.field == ["psycho-squad"]
    assert table.rival.trash == ["deadman-transmitter"]


def test_what_the_defeat_triggers_comes_after_the_program() -> None:
    """10.14 Caliber falls, the Program is in the trash, and then its player has to discard."""
    table = Table(me(hand=[WILD, "floor-it", "satori"], eddies=5), rival(field=[unit("caliber", spent=True)]))

    table.me.plays(WILD)
    assert table.me.trash == [WILD]
    assert table.options() == ["floor-it", "satori-sword-of-saburo"]
    table.me.chooses("satori")

    assert table.me.hand == ["floor-it"]


def test_in_the_rivals_turn_it_is_no_reaction() -> None:
    """9.10.1 It has no QUICK, though the attacker is spent."""
    table = Table(me(hand=[WILD], eddies=5, gigs={"d6": 3}), rival(field=["psycho-squad"]), turn_of=RIVAL)

    table.rival.attacks("psycho", GIGS)

    assert not table.me.may(PLAY)
    table.me.passes()
