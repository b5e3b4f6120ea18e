"""V: Roamer of the Badlands raises the Gigs they steal, and draws at the end of the turn with two high Gigs."""

from streetcred.core.decision import PICK_AMOUNT
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

V = "v-roamer-of-the-badlands"


def test_a_stolen_gig_is_raised_by_up_to_5() -> None:
    """6.7.3 Only the stolen one, when it is friendly already."""
    table = Table(me(field=[V], gigs={"d6": 1}), rival(gigs={"d20": 10, "d4": 1}))

    table.me.attacks(V, GIGS)
    table.rival.passes()
    table.me.chooses("d20")
    assert table.me.gigs == {"d6": 1, "rival d20": 10}
    assert table.options() == ["+0", "+1", "+2", "+3", "+4", "+5"]
    table.me.chooses(5)

    assert table.me.gigs == {"d6": 1, "rival d20": 15}


def test_it_may_be_raised_by_0() -> None:
    """2.8 "Up to" can be nothing."""
    table = Table(me(field=[V]), rival(gigs={"d20": 10}))

    table.me.attacks(V, GIGS)
    table.rival.passes()
    table.me.chooses(0)

    assert table.me.gigs == {"rival d20": 10}


def test_the_highest_face_is_the_limit() -> None:
    """6.4.4 From 6 a d8 goes up by 2 at most; on its highest face it is not asked about."""
    table = Table(me(field=[V]), rival(gigs={"d8": 6}))
    table.me.attacks(V, GIGS)
    table.rival.passes()
    assert table.options() == ["+0", "+1", "+2"]
    table.me.chooses(2)
    assert table.me.gigs == {"rival d8": 8}

    table = Table(me(field=[V]), rival(gigs={"d8": 8}))
    table.me.attacks(V, GIGS)
    table.rival.passes()
    assert table.me.gigs == {"rival d8": 8}


def test_each_of_two_stolen_gigs_is_raised() -> None:
    """10.16.3 One effect for each, in the order that V's player likes."""
    table = Table(me(field=[unit(V, "mantis-blades", "mantis-blades")]), rival(gigs={"d8": 1, "d12": 1}))

    table.me.attacks(V, GIGS)
    table.rival.passes()
    table.answers(table.decision.options[0])
    assert table.decision.kind == PICK_AMOUNT
    table.me.chooses(5)
    table.me.chooses(3)

    assert sorted(table.me.gigs.values()) == [4, 6]


def test_a_theft_by_another_unit_raises_nothing() -> None:
    """10.1.3 It is about V alone."""
    table = Table(me(field=[V, "psycho"]), rival(gigs={"d20": 10}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d20": 10}


def test_a_fight_raises_nothing() -> None:
    """9.15 Nothing was stolen."""
    table = Table(me(field=[V], gigs={"d6": 1}), rival(field=[unit("swordwise", spent=True)], gigs={"d20": 10}))

    table.me.attacks(V, "swordwise")
    table.rival.passes()

    assert table.me.gigs == {"d6": 1}
    assert table.rival.gigs == {"d20": 10}


def test_two_high_gigs_draw_a_card_at_the_end_of_the_turn() -> None:
    """8.16.1 8 and more is enough; whose dice they are does not matter."""
    table = Table(me(field=[V], gigs={"d8": 8, "rival d20": 12, "d4": 4}, fixer=[]), rival(fixer=[]))

    table.me.ends_turn()

    assert table.me.hand == ["emergency-atlus"]


def test_three_high_gigs_draw_one_card() -> None:
    """10.3 It asks whether, not how many."""
    table = Table(me(field=[V], gigs={"d8": 8, "d10": 9, "d20": 12}, fixer=[]), rival(fixer=[]))

    table.me.ends_turn()

    assert len(table.me.hand) == 1


def test_with_less_than_two_nothing_is_drawn() -> None:
    """10.3.1 7 is too little, and the rival's Gigs do not count."""
    table = Table(me(field=[V], gigs={"d8": 8, "d10": 7}, fixer=[]), rival(gigs={"d10": 10, "d12": 12}, fixer=[]))

    table.me.ends_turn()

    assert table.me.hand == []


def test_the_end_of_the_rivals_turn_draws_nothing() -> None:
    """8.16.1 It is about the own turn."""
    table = Table(me(field=[V], gigs={"d8": 8, "d10": 8}, fixer=[]), rival(fixer=[]), turn_of=RIVAL)

    table.rival.ends_turn()

    assert len(table.me.hand) == 1
    assert len(table.me.deck) == 19


def test_what_was_stolen_and_raised_counts_at_the_end() -> None:
    """10.3.3 The second high Gig is the one that V brought home."""
    table = Table(me(field=[V], gigs={"d8": 8}, fixer=[]), rival(gigs={"d10": 5}, fixer=[]))

    table.me.attacks(V, GIGS)
    table.rival.passes()
    table.me.chooses(3)
    table.me.ends_turn()

    assert table.me.hand == ["emergency-atlus"]


def test_gone_from_the_field_they_draw_nothing() -> None:
    """10.16.1 Beaten before the end of the turn, V is not there to see it."""
    table = Table(
        me(field=[V], gigs={"d8": 8, "d10": 8}, fixer=[]), rival(field=[unit("minotaur", spent=True)], fixer=[])
    )

    table.me.attacks(V, "minotaur")
    table.rival.passes()
    table.me.ends_turn()

    assert table.me.trash == [V]
    assert table.me.hand == []


def test_6th_street_recruits_are_a_second_raise() -> None:
    """10.12 A d6 that V steals: both effects wait, and their player orders them."""
    table = Table(me(field=[V, "6th-street"], gigs={"d20": 1}), rival(gigs={"d6": 1}))

    table.me.attacks(V, GIGS)
    table.rival.passes()
    table.me.chooses("6th-street")
    table.me.chooses("d20", 6)
    table.me.chooses(5)

    assert table.me.gigs == {"d20": 7, "rival d6": 6}
