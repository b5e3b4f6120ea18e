"""Pyramid Song weakens a rival Unit, or bottom-decks one without power; with a friendly d4 at 1 it does both."""

from streetcred.core.decision import MODE, PIECE
from streetcred.testing import RIVAL, Setting, Table, face_down, me, rival, unit

SONG = "pyramid-song"
WEAKEN = "give a rival"
BOTTOM = "bottom-deck"


def played(theirs: Setting, gigs: dict[str, int] | None = None) -> Table:
    """Play it against that rival, with those friendly Gigs."""
    table = Table(me(hand=[SONG], eddies=3, gigs=gigs or {}), theirs)
    table.me.plays(SONG)
    return table


def test_a_rival_unit_gets_5_less_power() -> None:
    """10.31 Any rival Unit; the friendly ones are not offered."""
    table = Table(me(hand=[SONG], eddies=3, field=["octant"]), rival(field=["minotaur", "swordwise", "psycho-squad"]))

    table.me.plays(SONG)
    table.me.chooses(WEAKEN)
    assert table.options() == ["minotaur", "swordwise-huscle", "psycho-squad"]
    table.me.chooses("minotaur")

    assert table.rival.power("minotaur") == 4
    assert len(table.rival.field) == 3


def test_a_rival_unit_with_power_0_goes_to_the_bottom_of_its_deck() -> None:
    """11.12.1 Only one whose power is 0 now."""
    table = played(rival(field=["secondhand", "swordwise"], deck=["floor-it"]))

    table.me.chooses(BOTTOM)

    assert table.rival.field == ["swordwise-huscle"]
    assert table.rival.deck == ["floor-it", "secondhand-bombus"]


def test_with_a_friendly_d4_at_1_both_happen_from_top_to_bottom() -> None:
    """R172: the Unit that the first part brought down to 0 is caught by the second."""
    table = played(rival(field=["swordwise", "psycho-squad"], deck=[]), {"d4": 1})

    assert not table.me.may(MODE)
    table.me.chooses("swordwise")

    assert table.rival.field == ["psycho-squad"]
    assert table.rival.deck == ["swordwise-huscle"]


def test_both_parts_may_hit_different_units() -> None:
    """10.32 Each part makes its own choice."""
    table = played(rival(field=["swordwise", "secondhand"], deck=[]), {"d4": 1})

    table.me.chooses("swordwise")
    table.me.chooses("secondhand")

    assert table.rival.field == ["swordwise-huscle"]
    assert table.rival.power("swordwise") == 0


def test_other_dice_at_1_do_not_count() -> None:
    """6.1.1 Neither a friendly d6 at 1, nor a d4 at 2, nor a rival d4 at 1, nor the d4 in the fixer area."""
    table = played(rival(field=["swordwise"], gigs={"d4": 1}), {"d6": 1})
    assert table.me.may(MODE)
    table.me.chooses(WEAKEN)

    table = played(rival(field=["swordwise"]), {"d4": 2})
    assert table.me.may(MODE)
    table.me.chooses(WEAKEN)


def test_a_stolen_d4_is_a_friendly_one() -> None:
    """1.7.2.1 Of two d4 one at 1 will do."""
    table = played(rival(field=["swordwise"], deck=[]), {"d4": 3, "rival d4": 1})

    assert table.rival.field == []
    assert table.rival.deck == ["swordwise-huscle"]


def test_an_effect_that_can_do_nothing_may_be_chosen() -> None:
    """10.7 No rival Unit has power 0."""
    table = played(rival(field=["swordwise"]))

    table.me.chooses(BOTTOM)

    assert table.rival.field == ["swordwise-huscle"]
    assert not table.me.may(PIECE)


def test_power_below_0_is_0() -> None:
    """2.10.1 Swordwise Huscle has 3 less 5, and is bottom-decked; 3 and 2 less 5 is 0 as well."""
    for gear in ([], ["mantis-blades"]):
        table = played(rival(field=[unit("swordwise", *gear)], deck=[]), {"d4": 1})

        assert table.rival.field == []
        assert sorted(table.rival.deck) == sorted([*gear, "swordwise-huscle"])


def test_a_legend_leaves_the_game() -> None:
    """4.4.1 A deck is no place for Sasha; her Gear goes there."""
    table = played(rival(field=[unit("sasha", "mandibular")], deck=[]))

    table.me.chooses(BOTTOM)

    assert table.rival.removed == ["sasha-yakovleva-wont-let-you-down"]
    assert table.rival.deck == ["mandibular-upgrade"]


def test_the_power_is_back_after_the_turn() -> None:
    """8.16.2 In the rival's turn Minotaur has 9 again."""
    table = Table(me(hand=[SONG], eddies=3, fixer=[]), rival(field=["minotaur"], fixer=[]))

    table.me.plays(SONG)
    table.me.chooses(WEAKEN)
    table.me.ends_turn()

    assert table.rival.power("minotaur") == 9


def test_without_a_rival_unit_it_does_nothing() -> None:
    """10.7 Not even with both effects."""
    table = Table(me(hand=[SONG], eddies=3, field=["secondhand"], gigs={"d4": 1}), rival())

    table.me.plays(SONG)

    assert table.me.trash == [SONG]
    assert table.me.field == ["secondhand-bombus"]


def test_a_bottom_decked_unit_is_not_defeated() -> None:
    """11.19.1 T-Bug's player does not get to look at the face-down Legend."""
    table = Table(
        me(hand=[SONG], eddies=3, gigs={"d4": 1}),
        rival(field=["t-bug"], legends=[face_down("saburo-arasaka")], deck=[]),
    )

    table.me.plays(SONG)

    assert table.rival.deck == ["t-bug-amateur-philosopher"]
    assert table.view(RIVAL).to_data()["unseen_legends"] == ["saburo-arasaka-stubborn-patriarch"]
