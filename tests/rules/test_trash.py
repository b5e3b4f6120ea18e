"""Chapter 5, the trash, and cards that are removed from the game."""

from __future__ import annotations

from streetcred import SPECTATOR
from streetcred.core import decision
from streetcred.testing import GIGS, ME, RIVAL, Table, legend, me, rival, unit
from streetcred.text.vocabulary import DEFEATED, LEGEND, UNIT, a, add, does, draw, in_your_trash, may, on, trash

from .cards_for_tests import a_program, a_unit, known

DUMP = a_program("Dump", does(trash(2)))
SALVAGE = a_program("Salvage", does(add(a(in_your_trash(LEGEND | UNIT)))))
MARTYR = a_unit("Martyr", on(DEFEATED, may(draw(1))), power=1)
in_catalogue = known(DUMP, SALVAGE, MARTYR)


def test_the_trash_is_public() -> None:
    """5.9.2, 5.9.3 All see its cards, and the order in which they lie."""
    table = Table(me(trash=["floor-it", "psycho-squad", "kiroshi"]), rival())

    for viewer in (ME, RIVAL, SPECTATOR):
        seen = table.view(viewer).to_data()["sides"][ME]["trash"]
        assert [piece["card"] for piece in seen] == ["floor-it", "psycho-squad", "kiroshi-optics"]


def test_new_cards_come_on_top() -> None:
    """5.9.4 The latest is the last one."""
    table = Table(me(hand=["floor-it", DUMP], eddies=2, deck=["psycho-squad", "kiroshi", "mantis-blades"]), rival())

    table.me.plays("floor-it")
    table.me.plays(DUMP)

    assert table.me.trash == ["floor-it", "kiroshi-optics", "mantis-blades", "dump"]


def test_cards_that_enter_together_are_all_there_before_anything_else() -> None:
    """5.9.4.1 The Unit and its Gear lie there while its DEFEATED effect is resolved (C24)."""
    table = Table(me(field=[unit(MARTYR, "mantis-blades", "kiroshi")]), rival(field=[unit("psycho-squad", spent=True)]))

    table.me.attacks("martyr", "psycho-squad")
    table.rival.passes()

    assert table.decision.kind == decision.MAY
    assert sorted(table.me.trash) == ["kiroshi-optics", "mantis-blades", "martyr"]
    table.me.says(yes=False)


def test_cards_in_the_trash_lie_face_up() -> None:
    """5.9.4.2 Whatever they come from: here the deck, unseen so far."""
    table = Table(me(hand=[DUMP], eddies=1, deck=["psycho-squad", "kiroshi"]), rival())

    table.me.plays(DUMP)

    seen = table.view(RIVAL).to_data()["sides"][ME]["trash"]
    assert [piece["card"] for piece in seen] == ["psycho-squad", "kiroshi-optics", "dump"]
    assert all(piece["face_up"] and piece["area"] == "trash" for piece in seen)


def test_cards_go_to_the_trash_of_their_owner() -> None:
    """5.9.2 In a tie each of the two Units goes to its own."""
    table = Table(me(field=["emergency-atlus"]), rival(field=[unit("delamain-cab", spent=True)]))

    table.me.attacks("emergency-atlus", "delamain-cab")
    table.rival.passes()

    assert table.me.trash == ["emergency-atlus"]
    assert table.rival.trash == ["delamain-cab"]


def test_removed_cards_are_public() -> None:
    """5.13.1, 5.13.2.1 All see them on their owner's pile, face-up and in order."""
    table = Table(me(field=["minotaur"]), rival(field=[unit("v-corporate", spent=True)], removed=["viktor-vektor-sit"]))

    table.me.attacks("minotaur", "v-corporate")
    table.rival.passes()

    for viewer in (ME, RIVAL, SPECTATOR):
        mine, theirs = table.view(viewer).to_data()["sides"]
        assert mine["removed"] == []
        assert [piece["card"] for piece in theirs["removed"]] == [
            "viktor-vektor-sit-down-and-relax",
            "v-corporate-exile",
        ]
        assert all(piece["face_up"] and piece["area"].startswith("removed") for piece in theirs["removed"])


def test_removed_cards_are_in_no_area() -> None:
    """5.13.2 A removed Legend is no friendly one: Goro asks whether all that are left are face-up."""
    table = Table(
        me(field=["goro-takemura-losing"], legends=["viktor-vektor-sit", "saburo"], removed=["v-corporate"]),
        rival(gigs={"d6": 3}),
    )

    table.me.attacks("goro-takemura-losing", GIGS)

    assert table.me.power("goro-takemura-losing") == 10
    table.rival.passes()


def test_when_all_legends_are_removed_none_is_left_to_count() -> None:
    """5.13.2: then not all of them are face-up (C6)."""
    table = Table(
        me(field=["goro-takemura-losing"], removed=["viktor-vektor-sit", "saburo", "v-corporate"]),
        rival(gigs={"d6": 3}),
    )

    table.me.attacks("goro-takemura-losing", GIGS)

    assert table.me.power("goro-takemura-losing") == 4
    table.rival.passes()


def test_a_removed_card_does_not_come_back() -> None:
    """5.13.2.2 What takes a Legend or a Unit from the trash finds the Unit alone."""
    table = Table(me(hand=[SALVAGE], eddies=1, trash=["psycho-squad"], removed=["viktor-vektor-sit"]), rival())

    table.me.plays(SALVAGE)

    assert table.me.hand == ["psycho-squad"]
    assert table.me.trash == ["salvage"]
    assert table.me.removed == ["viktor-vektor-sit-down-and-relax"]


def test_a_removed_legend_neither_pays_nor_is_called() -> None:
    """5.13.2 It is out of the game; the one that is left does both."""
    table = Table(me(legends=[legend("viktor-vektor-sit", up=False)], removed=["saburo"]), rival())

    assert table.me.may(decision.CALL, "viktor-vektor-sit")
    assert not table.me.may(decision.CALL, "saburo")
