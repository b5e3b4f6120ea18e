"""Viktor Vektor: Drop Your Illusions takes 3 €$ off the first CYBERWARE Gear of each turn, down to 1 €$."""

from streetcred.core.decision import PLAY
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit
from streetcred.text.vocabulary import GEAR, a, activate, in_your_hand, play
from tests.rules.cards_for_tests import a_legend, known

VIKTOR = "viktor-vektor-drop-your-illusions"
SMUGGLER = a_legend("Smuggler", activate(play(a(in_your_hand(GEAR))), quick=True))
in_catalogue = known(SMUGGLER)


def test_the_first_cyberware_costs_3_less() -> None:
    """11.8.2 Gorilla Arms for 1 in place of 4."""
    table = Table(me(hand=["gorilla-arms"], field=[VIKTOR], eddies=1))

    table.me.plays("gorilla-arms")

    assert table.me.gear(VIKTOR) == ["gorilla-arms"]
    assert table.me.spent_eddies == 1


def test_the_price_does_not_fall_below_1() -> None:
    """11.8.3 Cards for 3, 2 and 1 cost 1 each."""
    for name in ("sandevistan", "zetatech-faceplate", "mantis-blades"):
        table = Table(me(hand=[name], field=[VIKTOR]))
        assert not table.me.may(PLAY)

        table = Table(me(hand=[name], field=[VIKTOR], eddies=3))
        table.me.plays(name)
        assert table.me.spent_eddies == 1


def test_the_second_one_costs_what_it_says() -> None:
    """C18 Only the first one of a turn; with 1 €$ left Gorilla Arms can't be played."""
    table = Table(me(hand=["sandevistan", "gorilla-arms", "mantis-blades"], field=[VIKTOR], eddies=2))

    table.me.plays("sandevistan")
    assert not table.me.may(PLAY, "gorilla-arms")
    table.me.plays("mantis-blades")

    assert table.me.eddies == 0


def test_other_cards_cost_what_they_say_and_are_not_the_first() -> None:
    """3.13.1.1 Satori is a weapon and Field Operator no Gear; Gorilla Arms are still the first CYBERWARE."""
    table = Table(me(hand=["satori", "field-operator", "gorilla-arms"], field=[VIKTOR], eddies=6))

    table.me.plays("satori")
    table.me.plays("field-operator")
    assert table.me.spent_eddies == 5
    table.me.plays("gorilla-arms", on=VIKTOR)

    assert table.me.spent_eddies == 6


def test_one_that_was_played_before_him_was_the_first() -> None:
    """C18 He counts from the beginning of the turn."""
    table = Table(me(hand=["mantis-blades", VIKTOR, "gorilla-arms"], field=["swordwise"], eddies=9))

    table.me.plays("mantis-blades")
    table.me.plays(VIKTOR)

    assert table.me.eddies == 3
    assert not table.me.may(PLAY, "gorilla-arms")


def test_one_that_was_played_for_free_was_the_first() -> None:
    """C18 River Ward plays Mantis Blades, and Gorilla Arms cost 4."""
    table = Table(me(hand=["mantis-blades", "gorilla-arms"], field=[VIKTOR], legends=["river-ward"], eddies=3))

    table.me.activates("river-ward")
    table.me.chooses("mantis-blades", VIKTOR)

    assert not table.me.may(PLAY, "gorilla-arms")


def test_in_the_next_turn_there_is_a_first_one_again() -> None:
    """10.22 Each turn has its own."""
    table = Table(
        me(hand=["sandevistan", "gorilla-arms"], field=[VIKTOR], eddies=1, fixer=[]),
        rival(fixer=[]),
    )

    table.me.plays("sandevistan")
    table.me.ends_turn()
    table.rival.ends_turn()
    table.me.plays("gorilla-arms")

    assert table.me.gear(VIKTOR) == ["sandevistan", "gorilla-arms"]


def test_the_rivals_turn_has_a_first_one_too() -> None:
    """R217: a Legend that plays Gear as a reaction pays 1 for the first, and 3 for the second."""
    table = Table(
        me(hand=["sandevistan", "netwatch"], field=[VIKTOR], legends=[SMUGGLER, SMUGGLER], eddies=4, gigs={"d6": 3}),
        rival(field=["swordwise"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.activates("smuggler")
    table.me.chooses("sandevistan")
    table.answers(table.decision.options[0])
    table.me.chooses(VIKTOR)
    assert table.me.spent_eddies == 1
    table.me.activates("smuggler#2")
    table.me.chooses("netwatch")
    table.me.chooses(VIKTOR)

    assert table.me.spent_eddies == 4
    table.me.passes()


def test_it_comes_on_top_of_what_the_gear_says_itself() -> None:
    """C21 Zetatech Berserk costs 6, 1 less for a face-up Legend, and 3 less."""
    table = Table(me(hand=["zetatech-berserk"], field=[VIKTOR], legends=["muamar"], eddies=2))

    table.me.plays("zetatech-berserk", paying=[], on=VIKTOR)

    assert table.me.spent_eddies == 2


def test_two_of_him_take_off_6() -> None:
    """C21 Both speak of the first one; the floor is reached, and the second Gear costs 3."""
    table = Table(me(hand=["zetatech-berserk", "sandevistan"], field=[VIKTOR, VIKTOR], eddies=3))

    table.me.plays("zetatech-berserk", on=VIKTOR)
    assert table.me.spent_eddies == 1

    assert not table.me.may(PLAY, "sandevistan")


def test_a_rival_viktor_is_no_help() -> None:
    """3.18.2 He speaks to his own player."""
    table = Table(me(hand=["gorilla-arms"], field=["swordwise"], eddies=3), rival(field=[VIKTOR]))

    assert not table.me.may(PLAY)


def test_gone_he_takes_off_nothing() -> None:
    """10.22.3 Defeated in a fight, his Gear price is gone with him."""
    table = Table(
        me(hand=["gorilla-arms"], field=[VIKTOR, "field-operator"], eddies=3),
        rival(field=[unit("minotaur", spent=True)]),
    )

    assert table.me.may(PLAY, "gorilla-arms")
    table.me.attacks(VIKTOR, "minotaur")
    table.rival.passes()

    assert not table.me.may(PLAY, "gorilla-arms")
