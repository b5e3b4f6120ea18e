"""Screw: Lovelorn Fool, when defeated, brings another Unit from the trash to the hand."""

from streetcred.core.decision import PIECE
from streetcred.testing import RIVAL, Setting, Table, me, rival, unit

SCREW = "screw-lovelorn-fool"


def fallen(mine: Setting) -> Table:
    """Let Screw attack a Minotaur and fall."""
    table = Table(mine, rival(field=[unit("minotaur", spent=True)], trash=["octant"]))
    table.me.attacks(SCREW, "minotaur")
    table.rival.passes()
    return table


def test_the_only_unit_in_the_trash_comes_to_the_hand() -> None:
    """11.19.1 Screw itself stays in the trash."""
    table = fallen(me(field=[SCREW], trash=["psycho-squad"]))

    assert table.me.hand == ["psycho-squad"]
    assert table.me.trash == [SCREW]


def test_its_player_chooses_among_several() -> None:
    """10.31 Units of the own trash; no Gear, no Program, and not what lies in the rival trash."""
    table = fallen(me(field=[SCREW], trash=["psycho-squad", "floor-it", "satori", "swordwise"]))

    assert table.options() == ["psycho-squad", "swordwise-huscle"]
    table.me.chooses("swordwise")

    assert table.me.hand == ["swordwise-huscle"]
    assert table.me.trash == ["psycho-squad", "floor-it", "satori-sword-of-saburo", SCREW]


def test_a_copy_of_screw_may_be_taken() -> None:
    """R196: of two in the trash, the one that fell before."""
    table = fallen(me(field=[SCREW], trash=[SCREW]))

    assert table.me.hand == [SCREW]
    assert table.me.trash == [SCREW]


def test_without_another_unit_nothing_happens() -> None:
    """10.7 Screw can't take itself."""
    table = fallen(me(field=[SCREW], trash=["floor-it"]))

    assert table.me.hand == []
    assert table.me.trash == ["floor-it", SCREW]
    assert not table.me.may(PIECE)


def test_units_that_fall_with_screw_are_there_to_be_taken() -> None:
    """11.19.2 All lie in the trash when the effects resolve; one Screw takes the other, and that one a third Unit."""
    table = Table(me(field=[SCREW, "psycho-squad", SCREW]), rival(hand=["adam-smasher-metal"], eddies=9), turn_of=RIVAL)

    table.rival.plays("adam-smasher-metal")
    table.answers(table.decision.options[0])
    table.me.chooses("screw")
    table.me.chooses("psycho-squad")

    assert table.me.hand == [SCREW, "psycho-squad"]
    assert table.me.trash == [SCREW]


def test_its_own_gear_falls_with_it_and_is_no_unit() -> None:
    """4.12 Mantis Blades lie in the trash and stay there."""
    table = fallen(me(field=[unit(SCREW, "kiroshi")], trash=["psycho-squad"]))

    assert table.me.hand == ["psycho-squad"]
    assert table.me.trash == [SCREW, "kiroshi-optics"]


def test_saved_by_a_transmitter_it_brings_nothing() -> None:
    """10.25 It was not defeated."""
    table = fallen(me(field=[unit(SCREW, "deadman")], trash=["psycho-squad"]))

    assert table.me.field == [SCREW]
    assert table.me.hand == []


def test_it_works_in_the_rivals_turn_and_by_an_effect() -> None:
    """11.19.2 Whatever defeats it will do."""
    table = Table(
        me(field=[unit(SCREW, spent=True)], trash=["psycho-squad"]),
        rival(hand=["wild-in-the-streets"], eddies=5),
        turn_of=RIVAL,
    )

    table.rival.plays("wild-in-the-streets")

    assert table.me.hand == ["psycho-squad"]


def test_bottom_decked_it_brings_nothing() -> None:
    """11.19.1 To leave the field is not to be defeated."""
    table = Table(me(field=[SCREW], trash=["psycho-squad"]), rival(hand=["les-elemens"], eddies=5), turn_of=RIVAL)

    table.rival.plays("les-elemens")

    assert table.me.trash == ["psycho-squad"]


def test_the_rival_knows_which_unit_was_taken() -> None:
    """5.9.2 The trash is public; what was in the hand before is not."""
    table = fallen(me(hand=["satori"], field=[SCREW], trash=["psycho-squad"]))

    events = str(table.view(RIVAL).table.events)
    assert "psycho-squad" in events
    assert "satori" not in str(table.view(RIVAL).to_data()) + events
