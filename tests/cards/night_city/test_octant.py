"""Octant costs less to play for each high Gig of its player."""

from streetcred.core.decision import PLAY
from streetcred.testing import RIVAL, Table, me, rival, unit

HIGH = {"d8": 8, "d10": 8, "d12": 8, "d20": 8}


def price(mine: dict[str, int], theirs: dict[str, int] | None = None) -> int:
    """Give what Octant costs to play with those Gigs."""
    table = Table(me(hand=["octant"], eddies=9, gigs=mine), rival(gigs=theirs or {}))
    table.me.plays("octant")
    assert table.me.field == ["octant"]
    return table.me.spent_eddies


def test_each_friendly_gig_with_8_or_more_takes_1_off() -> None:
    """11.8.2 A 7 is too low, and it is the value that counts and not the die."""
    assert price({}) == 7
    assert price({"d20": 7, "d8": 7}) == 7
    assert price({"d8": 8}) == 6
    assert price({"d8": 8, "d20": 19, "d12": 1}) == 5


def test_octant_and_carnage_count_the_same_gigs() -> None:
    """R329: with 7, 8 and 12 they cost 5 and 4."""
    gigs = {"d8": 7, "d10": 8, "d12": 12}
    table = Table(me(hand=["octant", "carnage"], eddies=9, gigs=gigs), rival(field=["psycho-squad"]))

    table.me.plays("octant")
    assert table.me.eddies == 4
    table.me.plays("carnage")

    assert table.me.eddies == 0
    assert table.rival.trash == ["psycho-squad"]


def test_rival_gigs_take_nothing_off() -> None:
    """1.7.2.2 And neither do dice in a fixer area."""
    assert price({}, HIGH) == 7


def test_a_stolen_die_counts_for_its_new_controller() -> None:
    """1.7.3 It is a friendly Gig now."""
    assert price({"rival d20": 20}) == 6


def test_1_eddie_is_always_paid() -> None:
    """11.8.3 Eight high Gigs would make it less than nothing."""
    assert price({**HIGH, **{f"rival {die}": 8 for die in HIGH}}) == 1
    table = Table(me(hand=["octant"], gigs={**HIGH, **{f"rival {die}": 8 for die in HIGH}}))
    assert not table.me.may(PLAY)


def test_it_takes_enough_money_for_the_price_of_the_moment() -> None:
    """11.4.1.1 With 6 Eddies it needs a high Gig; a Gig that falls from 8 to 7 makes it dearer again."""
    table = Table(me(hand=["octant"], eddies=6), rival(gigs=HIGH))
    assert not table.me.may(PLAY)

    table = Table(me(hand=["octant", "trust-no-one"], eddies=7, gigs={"d8": 8}))
    assert table.me.may(PLAY, "octant")
    table.me.plays("trust-no-one")
    table.me.chooses(-1)
    assert table.me.eddies == 6
    assert not table.me.may(PLAY, "octant")


def test_for_free_it_costs_nothing() -> None:
    """11.8.4 The Relic brings it from the trash."""
    table = Table(
        me(field=[unit("swordwise", "the-relic", spent=True)], trash=["octant"], eddies=1),
        rival(field=["minotaur"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("minotaur", "swordwise")
    table.me.passes()

    assert table.me.field == ["octant"]
    assert table.me.eddies == 1
