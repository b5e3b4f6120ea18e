"""Chapter 10: replacement effects (10.24 to 10.30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred.core import decision
from streetcred.testing import RIVAL, Setting, Table, face_down, legend, me, rival, unit
from streetcred.text.abilities import WouldRollIn
from streetcred.text.gig_clauses import Reroll
from streetcred.text.vocabulary import (
    DEFEATED,
    LEGEND,
    THIS,
    THIS_UNIT_OR_LEGEND,
    UNIT,
    a,
    both,
    defeat,
    discard,
    does,
    draw,
    every,
    friendly,
    on,
    other,
    return_to_hand,
    would_be_defeated,
)
from streetcred.text.vocabulary import rival as rivals

from .cards_for_tests import A_RIVAL_UNIT, a_gear, a_legend, a_program, a_unit, known

if TYPE_CHECKING:
    from streetcred.core.card import Card

SHIELD = a_gear("Shield", would_be_defeated(THIS, draw(1)))
AMULET = a_gear("Amulet", would_be_defeated(THIS, draw(2)))
CHARM = a_gear("Charm", would_be_defeated(THIS, draw(1), optional=True))
TRADER = a_unit("Trader", would_be_defeated(THIS, discard(1)))
MOURNER = a_unit("Mourner", on(DEFEATED, draw(2)), power=2)
GHOST = a_legend("Ghost", would_be_defeated(THIS, return_to_hand(THIS_UNIT_OR_LEGEND)), cost=2)
MIDWIFE = a_legend("Midwife", WouldRollIn(both(Reroll(), draw(1))))
COWARD = a_unit("Coward", would_be_defeated(THIS, return_to_hand(a(other(friendly(UNIT))))))
STRIKE = a_program("Strike", does(defeat(A_RIVAL_UNIT)))
PURGE = a_program("Purge", does(defeat(every(rivals(UNIT)))))
EXPOSE = a_program("Expose", does(defeat(a(rivals(LEGEND)))))
KERRY = "kerry-eurodyne-axe"
in_catalogue = known(SHIELD, AMULET, CHARM, TRADER, MOURNER, GHOST, MIDWIFE, COWARD, STRIKE, PURGE, EXPOSE)

JACKIE = "jackie-welles-mamas-favorite"
SPENT_JACKIE = legend(JACKIE, spent=True)


def struck(theirs: Setting, program: Card = STRIKE) -> Table:
    """Set a table and defeat the Rival's only Unit, or what else the Program says."""
    table = Table(me(hand=[program], eddies=1), theirs)
    table.me.plays(program)
    return table


def test_something_else_happens_instead() -> None:
    """10.24, 10.25, 10.4.4 The Gear is defeated, and the Unit is not."""
    table = struck(rival(field=[unit("psycho-squad", "deadman", "mantis-blades")]))

    assert table.rival.field == ["psycho-squad"]
    assert table.rival.gear("psycho") == ["mantis-blades"]
    assert table.rival.trash == ["deadman-transmitter"]


def test_what_was_replaced_has_not_happened() -> None:
    """10.25 The Unit was not defeated: its DEFEATED effect draws nothing."""
    table = struck(rival(field=[unit(MOURNER, "deadman")]))

    assert table.rival.hand == []
    assert table.rival.field == ["mourner"]


def test_what_jackie_takes_has_not_happened_to_the_unit() -> None:
    """10.25 It was not defeated either."""
    table = struck(rival(field=[MOURNER], legends=[SPENT_JACKIE], eddies=1))

    table.rival.chooses(JACKIE)

    assert table.rival.field == ["mourner"]
    assert table.rival.hand == []


def test_what_happens_instead_may_take_another_one_away() -> None:
    """10.25 Of two Units that would be defeated together, the first lets the other return to the hand."""
    table = struck(rival(field=[COWARD, "psycho-squad"]), PURGE)

    assert table.rival.field == ["coward"]
    assert table.rival.hand == ["psycho-squad"]
    assert table.rival.trash == []


def test_a_replaced_defeat_is_a_lost_fight() -> None:
    """10.25, 9.19.3 Only the defeat is replaced; the winner has won."""
    table = Table(me(field=[unit("minotaur", "satori")]), rival(field=[unit("psycho-squad", "deadman", spent=True)]))

    table.me.attacks("minotaur", "psycho")
    table.rival.passes()

    assert len(table.me.hand) == 1
    assert table.rival.field == ["psycho-squad"]


def test_a_mandatory_replacement_is_not_asked_about() -> None:
    """10.26 Only an optional one may be left unused."""
    table = struck(rival(field=[unit("psycho-squad", SHIELD)]))

    assert table.decision.kind == decision.MAIN
    assert len(table.rival.hand) == 1


def test_an_optional_replacement_may_be_used() -> None:
    """10.24, 10.26 Jackie is defeated in the Unit's place."""
    table = struck(rival(field=["psycho-squad"], legends=[SPENT_JACKIE], eddies=1))

    table.rival.chooses(JACKIE)

    assert table.rival.field == ["psycho-squad"]
    assert table.rival.removed == [JACKIE]
    assert table.rival.eddies == 0


def test_an_optional_replacement_may_be_left_unused() -> None:
    """10.26 The Unit is defeated, and Jackie stays."""
    table = struck(rival(field=["psycho-squad"], legends=[SPENT_JACKIE], eddies=1))

    table.rival.is_done()

    assert table.rival.trash == ["psycho-squad"]
    assert table.rival.legends == [JACKIE]


def test_what_can_not_be_done_replaces_nothing() -> None:
    """10.27 Without money Jackie's effect is not offered; face-down he has none."""
    poor = struck(rival(field=["psycho-squad"], legends=[SPENT_JACKIE]))
    hidden = struck(rival(field=["psycho-squad"], legends=[face_down(JACKIE)], eddies=1))

    assert poor.rival.trash == ["psycho-squad"]
    assert hidden.rival.trash == ["psycho-squad"]


def test_a_mandatory_replacement_that_can_not_be_done_replaces_nothing() -> None:
    """10.27 With an empty hand there is nothing to discard."""
    poor = struck(rival(field=[TRADER]))
    rich = struck(rival(field=[TRADER], hand=["floor-it"]))

    assert poor.rival.field == []
    assert rich.rival.field == ["trader"]
    assert rich.rival.trash == ["floor-it"]


def test_mandatory_ones_come_first() -> None:
    """10.28 With a Transmitter on the Unit, Jackie is not asked."""
    table = struck(rival(field=[unit("psycho-squad", "deadman")], legends=[SPENT_JACKIE], eddies=1))

    assert table.rival.trash == ["deadman-transmitter"]
    assert table.rival.legends == [JACKIE]
    assert table.decision.kind == decision.MAIN


@pytest.mark.parametrize(("chosen", "cards"), [("shield", 1), ("amulet", 2)])
def test_among_mandatory_ones_the_affected_player_chooses(chosen: str, cards: int) -> None:
    """10.28.1 One of the two applies, and none may be declined."""
    table = struck(rival(field=[unit("psycho-squad", SHIELD, AMULET)]))

    assert table.decision.player == RIVAL
    assert set(table.options()) == {"shield", "amulet"}
    table.rival.chooses(chosen)

    assert len(table.rival.hand) == cards
    assert table.rival.field == ["psycho-squad"]


def test_of_two_copies_one_is_used() -> None:
    """10.28.1, 10.29.1 Of two Transmitters one is defeated."""
    table = struck(rival(field=[unit("psycho-squad", "deadman", "deadman")]))

    table.answers(table.decision.options[0])
    table.answers(table.decision.options[0])

    assert table.rival.gear("psycho") == ["deadman-transmitter"]


def test_among_optional_ones_the_affected_player_chooses() -> None:
    """10.28.2 The Gear or Jackie, or neither."""
    table = struck(rival(field=[unit("psycho-squad", CHARM)], legends=[SPENT_JACKIE], eddies=1))

    assert set(table.options()[:2]) == {"charm", JACKIE}
    assert table.rival.may(decision.DONE)
    table.rival.chooses("charm")

    assert len(table.rival.hand) == 1
    assert table.rival.legends == [JACKIE]


def test_what_happens_instead_may_be_replaced_too() -> None:
    """10.29 Jackie on the field would be defeated in the Unit's place, and his Transmitter is defeated in his."""
    table = struck(rival(field=[unit(JACKIE, "deadman"), "psycho-squad"], eddies=1))

    table.me.chooses("psycho")
    table.rival.chooses(JACKIE)

    assert table.rival.field == [JACKIE, "psycho-squad"]
    assert table.rival.trash == ["deadman-transmitter"]


def test_no_replacement_applies_twice_to_one_process() -> None:
    """A11, 10.29.1 Jackie replaces his own defeat, is defeated by that, and is asked no more."""
    table = struck(rival(field=[unit(JACKIE, solo=True)], eddies=2))

    table.rival.chooses(JACKIE)

    assert table.rival.removed == [JACKIE]
    assert table.rival.eddies == 1


def test_every_piece_of_a_common_defeat_may_be_saved() -> None:
    """10.24, 10.29 All rival Units would be defeated; the one with a Transmitter is not."""
    table = struck(rival(field=["swordwise", unit("psycho-squad", "deadman"), "minotaur"]), PURGE)

    assert table.rival.field == ["psycho-squad"]
    assert table.rival.trash == ["deadman-transmitter", "swordwise-huscle", "minotaur"]


def test_in_a_tie_each_player_decides_about_the_own_unit() -> None:
    """10.28, 10.26 The turn player's Unit comes first."""
    table = Table(
        me(field=["psycho-squad"], legends=[SPENT_JACKIE], eddies=1),
        rival(field=[unit("chrome-fang", spent=True)], legends=[SPENT_JACKIE], eddies=1),
    )

    table.me.attacks("psycho", "chrome-fang")
    table.rival.passes()
    table.me.is_done()
    table.rival.chooses(JACKIE)

    assert (table.me.field, table.rival.field) == ([], ["chrome-fang"])


def test_a_legend_on_the_field_is_saved_as_a_unit() -> None:
    """10.24, 4.2.1 V on the field is a friendly Unit."""
    table = struck(rival(field=["v-corporate-exile"], legends=[SPENT_JACKIE], eddies=1))

    table.rival.chooses(JACKIE)

    assert table.rival.field == ["v-corporate-exile"]


def test_a_legend_in_the_legends_area_is_no_unit() -> None:
    """C17, 10.24 There the Transmitter does not protect it, and goes to the trash."""
    table = struck(rival(legends=[legend("saburo-arasaka", "deadman")]), EXPOSE)

    assert table.rival.removed == ["saburo-arasaka-stubborn-patriarch"]
    assert table.rival.trash == ["deadman-transmitter"]


def test_a_rule_of_the_game_supersedes() -> None:
    """10.30, 4.4.1, 11.25.1 Its text says the hand, and the rules remove a Legend from the game."""
    table = struck(rival(field=[unit(GHOST, solo=True)]))

    assert table.rival.hand == []
    assert table.rival.removed == ["ghost"]


def test_a_roll_may_be_replaced() -> None:
    """10.24, 10.25, 10.26 Of two equal rolls one is ignored: the result that counts is the second."""
    kept, rolled_again = (Table(me(legends=[MIDWIFE], fixer=[20]), at_start=True, seed=1) for _ in range(2))

    kept.me.is_done()
    rolled_again.me.chooses("midwife")

    assert (len(kept.me.gigs), len(rolled_again.me.gigs)) == (1, 1)
    assert kept.me.gigs != rolled_again.me.gigs
    assert (len(kept.me.hand), len(rolled_again.me.hand)) == (1, 2)


def test_an_ignored_roll_has_not_happened() -> None:
    """10.25, R125 Kerry's player ignores a 1 and rolls no 1 after it; for the 1 nothing is drawn."""
    kept, rolled_again = (Table(me(legends=[KERRY], fixer=[6]), at_start=True, seed=5) for _ in range(2))

    kept.me.is_done()
    rolled_again.me.chooses(KERRY)

    assert kept.me.gigs == {"d6": 1}
    assert len(kept.me.hand) == 2
    assert rolled_again.me.gigs["d6"] in (2, 3, 4, 5)
    assert len(rolled_again.me.hand) == 1
