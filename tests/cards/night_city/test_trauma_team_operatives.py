"""Trauma Team Operatives are cheaper by 1 for each Unit in the trash of their player."""

from streetcred.core.decision import PLAY
from streetcred.testing import Table, me, rival

TRAUMA = "trauma-team"


def test_each_unit_in_the_trash_takes_off_1() -> None:
    """11.8.2 With three of them, one of them a copy, 3 are paid."""
    trash = ["swordwise", "minotaur", TRAUMA]
    table = Table(me(hand=[TRAUMA], trash=trash, eddies=4))

    table.me.plays(TRAUMA)

    assert (table.me.eddies, table.me.spent_eddies) == (1, 3)
    assert table.me.field == ["trauma-team-operatives"]
    assert table.me.trash == ["swordwise-huscle", "minotaur", "trauma-team-operatives"]


def test_it_makes_the_play_possible() -> None:
    """11.4.1.1 5 €$ are too few with an empty trash, and enough with one Unit there."""
    for trash, playable in (([], False), (["swordwise"], True)):
        table = Table(me(hand=[TRAUMA], trash=trash, eddies=5))

        assert table.me.may(PLAY, TRAUMA) == playable


def test_at_least_1_is_paid() -> None:
    """11.8.3 With five Units, and with eight as well."""
    for units in (5, 8):
        table = Table(me(hand=[TRAUMA], trash=["swordwise"] * units, eddies=6))

        table.me.plays(TRAUMA)

        assert table.me.spent_eddies == 1


def test_without_any_money_it_can_not_be_played() -> None:
    """11.8.3 It is never free."""
    table = Table(me(hand=[TRAUMA], trash=["swordwise"] * 9))

    assert not table.me.may(PLAY)


def test_other_cards_do_not_count() -> None:
    """3.21.1 Programs, Gear, the rival trash, removed Legends and Units on the field."""
    table = Table(
        me(
            hand=[TRAUMA],
            field=["swordwise"],
            trash=["floor-it", "satori"],
            removed=["v-corporate"],
            eddies=6,
        ),
        rival(trash=["swordwise", "minotaur"]),
    )

    table.me.plays(TRAUMA)

    assert table.me.spent_eddies == 6


def test_a_unit_that_has_just_fallen_counts() -> None:
    """3.11.1.2 The price is read when it is played: 3 for the Program, then 5 in place of 6."""
    table = Table(me(hand=["live-with", TRAUMA], field=["swordwise"], eddies=9))

    table.me.plays("live-with")
    table.me.plays(TRAUMA)

    assert table.me.spent_eddies == 8


def test_two_copies_cost_the_same() -> None:
    """10.1.3 It speaks of this Unit; the first one, on the field, changes nothing for the second."""
    table = Table(me(hand=[TRAUMA, TRAUMA], trash=["swordwise"] * 2, eddies=8))

    table.me.plays(TRAUMA)
    table.me.plays(TRAUMA)

    assert table.me.spent_eddies == 8


def test_its_cost_value_stays_6() -> None:
    """3.11.1.2 Corporate Surveillance, which spends a Unit with cost 4 or less, does not reach it."""
    table = Table(
        me(hand=["corporate-surveillance"], eddies=2),
        rival(field=["trauma-team", "swordwise"], trash=["minotaur"] * 5),
    )

    table.me.plays("corporate-surveillance")

    assert not table.rival.is_spent("trauma-team")
    assert table.rival.is_spent("swordwise")


def test_from_the_trash_it_is_no_cheap_unit() -> None:
    """3.11.1.2 Steel Dragon plays a Unit with cost 4 or less, and this one costs 6."""
    table = Table(me(hand=["yorinobu-arasaka-steel"], trash=[TRAUMA, "swordwise", *["minotaur"] * 4], eddies=7))

    table.me.plays("yorinobu-arasaka-steel")
    table.me.says(yes=True)

    assert table.options() == ["swordwise-huscle", "done"]
    table.stops_here()
