"""Chapter 4, Legends: Unit and Legend at once, where a Legend can be, and how it comes onto the field."""

from __future__ import annotations

from streetcred.core import decision
from streetcred.testing import GIGS, Table, face_down, legend, me, rival, unit
from streetcred.text.vocabulary import (
    DEFEATED,
    LEGEND,
    PLAY,
    UNIT,
    bottom_deck,
    defeat,
    does,
    draw,
    every,
    friendly,
    may,
    on,
    return_to_hand,
)

from .cards_for_tests import a_legend, a_program, known

NO_UNITS = a_program("No Units", does(defeat(every(friendly(UNIT)))))
NO_LEGENDS = a_program("No Legends", does(defeat(every(friendly(LEGEND)))))
RECALL = a_program("Recall", does(return_to_hand(every(friendly(LEGEND)))))
BURY = a_program("Bury", does(bottom_deck(every(friendly(LEGEND)))))
GHOST = a_legend("Ghost", on(DEFEATED, may(draw(1))), cost=2)
HERALD = a_legend("Herald", on(PLAY, draw(1)), cost=2)
in_catalogue = known(NO_UNITS, NO_LEGENDS, RECALL, BURY, GHOST, HERALD)


def test_on_the_field_a_legend_is_a_unit() -> None:
    """4.2, 4.2.1: what hits all Units hits V on the field, and not Viktor in the Legends area."""
    table = Table(me(hand=[NO_UNITS], eddies=1, field=["v-corporate-exile"], legends=["viktor-vektor-sit"]), rival())

    table.me.plays(NO_UNITS, paying=[])

    assert table.me.removed == ["v-corporate-exile"]
    assert table.me.legends == ["viktor-vektor-sit-down-and-relax"]


def test_on_the_field_a_legend_is_still_a_legend() -> None:
    """4.2, 4.2.1: what hits all Legends hits both of them."""
    table = Table(
        me(hand=[NO_LEGENDS], eddies=1, field=[unit("v-corporate-exile", solo=True)], legends=["viktor-vektor-sit"]),
        rival(),
    )

    table.me.plays(NO_LEGENDS, paying=[])

    assert table.me.field == table.me.legends == []


def test_a_legend_on_the_field_counts_among_the_face_up_ones() -> None:
    """4.2.1: Goro Takemura asks for all friendly Legends; one on the field is face-up."""
    table = Table(
        me(field=["goro-takemura-losing", "v-corporate-exile"], legends=["viktor-vektor-sit"]), rival(gigs={"d6": 3})
    )

    table.me.attacks("goro-takemura-losing", GIGS)

    assert table.me.power("goro-takemura-losing") == 9
    table.rival.passes()


def test_legends_on_the_field_and_in_their_area_are_counted_together() -> None:
    """4.2.1, C7, R290: Panam draws for V on the field and two Legends in the area."""
    table = Table(
        me(
            hand=["floor-it"],
            field=["panam-palmer-strength", unit("v-corporate", solo=True)],
            legends=["viktor-vektor-sit", "saburo"],
        ),
        rival(gigs={"d6": 3}),
    )

    table.me.attacks("panam-palmer-strength", GIGS)
    table.rival.passes()

    assert table.me.trash == ["floor-it"]
    assert len(table.me.hand) == 3


def test_in_the_legends_area_a_legend_is_no_unit() -> None:
    """4.2.1: Goro's BLOCKER spends a Unit, so that it takes the field."""
    table = Table(me(field=["psycho-squad"]), rival(legends=["goro-takemura-hands"], gigs={"d6": 3}))

    table.me.attacks("psycho-squad", GIGS)
    assert not table.rival.may(decision.BLOCK)
    table.rival.passes()

    assert table.rival.gigs == {}


def test_one_legend_can_be_called_each_turn() -> None:
    """4.3.1 Face-down ones only, and no second one in the same turn."""
    table = Table(
        me(legends=[face_down("viktor-vektor-sit"), face_down("saburo"), "v-corporate-exile"], eddies=2), rival()
    )
    assert not table.me.may(decision.CALL, "v-corporate-exile")

    table.me.calls("saburo", paying=[])

    assert table.me.legends == [
        "(viktor-vektor-sit-down-and-relax)",
        "saburo-arasaka-stubborn-patriarch",
        "v-corporate-exile",
    ]
    assert not table.me.may(decision.CALL)


def test_a_defeated_legend_is_removed_from_the_game() -> None:
    """4.4, 4.4.1 The trash is no place for it."""
    table = Table(me(field=[unit("minotaur")]), rival(field=[unit("v-corporate-exile", spent=True)]))

    table.me.attacks("minotaur", "v-corporate-exile")
    table.rival.passes()

    assert table.rival.removed == ["v-corporate-exile"]
    assert table.rival.trash == []


def test_a_legend_never_comes_into_a_hand() -> None:
    """4.4, 4.4.1 Returned to the hand, it is removed, from the field as well as from the Legends area."""
    table = Table(me(hand=[RECALL], eddies=1, field=["v-corporate-exile"], legends=["viktor-vektor-sit"]), rival())

    table.me.plays(RECALL, paying=[])

    assert sorted(table.me.removed) == ["v-corporate-exile", "viktor-vektor-sit-down-and-relax"]
    assert table.me.hand == []


def test_a_legend_never_comes_into_a_deck() -> None:
    """4.4, 4.4.1 Bottom-decked, it is removed."""
    table = Table(me(hand=[BURY], eddies=1, field=["v-corporate-exile"], deck=["psycho-squad"]), rival())

    table.me.plays(BURY)

    assert table.me.removed == ["v-corporate-exile"]
    assert table.me.deck == ["psycho-squad"]


def test_it_is_removed_before_what_it_triggers_resolves() -> None:
    """4.4.2 The DEFEATED effect is being resolved, and the Legend is out of the game already."""
    table = Table(me(field=[GHOST]), rival(field=[unit("psycho-squad", spent=True)]))

    table.me.attacks("ghost", "psycho-squad")
    table.rival.passes()
    assert table.decision.kind == decision.MAY
    assert table.me.removed == ["ghost"]
    table.me.says(yes=True)

    assert len(table.me.hand) == 1


def test_a_legend_can_be_played_to_the_field_as_a_unit() -> None:
    """4.5: for its cost, and without GO SOLO though it has it."""
    table = Table(me(legends=["v-corporate-exile"], eddies=5), rival(gigs={"d6": 3}))

    table.me.fields("v-corporate-exile", paying=[])

    assert table.me.field == ["v-corporate-exile"]
    assert table.me.legends == []
    assert table.me.eddies == 0


def test_playing_a_legend_to_the_field_is_a_play() -> None:
    """4.5 Its PLAY effect happens then, and not when it is Called."""
    table = Table(me(legends=[face_down(HERALD)], eddies=3), rival())

    table.me.calls("herald", paying=[])
    assert table.me.hand == []
    table.me.fields("herald", paying=[])

    assert len(table.me.hand) == 1


def test_a_face_down_legend_can_not_be_played() -> None:
    """4.5, 3.4.1 As long as it lies face-down, it has no cost to pay."""
    table = Table(me(legends=[face_down("v-corporate-exile")], eddies=10), rival())

    assert not table.me.may(decision.FIELD_LEGEND)
    assert not table.me.may(decision.SOLO)


def test_a_ready_legend_enters_ready() -> None:
    """4.5.1 As it lay in the Legends area."""
    table = Table(me(legends=["v-corporate-exile"], eddies=5), rival())

    table.me.fields("v-corporate-exile", paying=[])

    assert not table.me.is_spent("v-corporate-exile")


def test_a_spent_legend_enters_spent() -> None:
    """4.5.1: as it lay in the Legends area."""
    table = Table(me(legends=[legend("v-corporate-exile", spent=True)], eddies=5), rival())

    table.me.fields("v-corporate-exile")

    assert table.me.is_spent("v-corporate-exile")


def test_a_legend_that_helps_to_pay_for_itself_enters_spent() -> None:
    """4.5.1 It was spent when it left the Legends area."""
    table = Table(me(legends=["v-corporate-exile"], eddies=4), rival())

    table.me.fields("v-corporate-exile")

    assert table.me.is_spent("v-corporate-exile")
    assert table.me.eddies == 0


def test_by_go_solo_a_spent_legend_enters_ready() -> None:
    """4.5.1: the keyword is another way to play it, also if the Legend pays for itself."""
    table = Table(me(legends=["v-corporate-exile"], eddies=4), rival())

    table.me.goes_solo("v-corporate-exile")

    assert not table.me.is_spent("v-corporate-exile")


def test_a_legend_enters_with_lag() -> None:
    """4.5.2: it can't attack in this turn, and can in the next one."""
    table = Table(me(legends=["v-corporate-exile"], eddies=5), rival(gigs={"d6": 3}, fixer=[]))

    table.me.fields("v-corporate-exile", paying=[])
    assert table.me.has_lag("v-corporate-exile")
    assert not table.me.may(decision.ATTACK)
    table.me.ends_turn()

    assert not table.me.has_lag("v-corporate-exile")


def test_a_called_legend_can_go_solo_in_the_same_turn() -> None:
    """4.3.1, 4.5: a Call and a play are two actions."""
    table = Table(me(legends=[face_down("v-corporate-exile")], eddies=6), rival())

    table.me.calls("v-corporate-exile", paying=[])
    table.me.goes_solo("v-corporate-exile", paying=[])

    assert table.me.field == ["v-corporate-exile"]


def test_a_legend_with_a_null_cost_stays_in_its_area() -> None:
    """4.5.3: no payment brings it to the field."""
    table = Table(me(legends=["saburo", "v-corporate-exile"], eddies=10), rival())

    assert not table.me.may(decision.FIELD_LEGEND, "saburo")
    assert table.me.may(decision.FIELD_LEGEND, "v-corporate-exile")
