"""Jackie Welles: Ride or Die Choom gains power by even Gigs when he attacks, and draws by odd ones when he falls."""

from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

JACKIE = "jackie-welles-ride-or-die-choom"


def test_each_even_gig_gives_2_power() -> None:
    """10.2 Two even Gigs of three; rival Gigs do not count."""
    table = Table(me(field=[JACKIE], gigs={"d4": 2, "d6": 3, "d8": 8}), rival(gigs={"d10": 4}))

    table.me.attacks(JACKIE, GIGS)

    assert table.me.power(JACKIE) == 12
    table.rival.passes()


def test_the_first_even_gig_is_good_for_a_second_theft() -> None:
    """9.23.2.2 With 10 power he steals two; with 8 it is one."""
    for value, left in ((2, 0), (3, 1)):
        table = Table(me(field=[JACKIE], gigs={"d4": value}), rival(gigs={"d6": 1, "d8": 1}))

        table.me.attacks(JACKIE, GIGS)
        table.rival.passes()
        if left:
            table.me.chooses("d6")

        assert len(table.rival.gigs) == left


def test_a_gig_that_turns_odd_takes_nothing_back() -> None:
    """R111: the pistol lowers it after he was strengthened."""
    table = Table(me(field=[unit(JACKIE, "dying-night")], gigs={"d4": 4}), rival(gigs={"d6": 1, "d8": 1}))

    table.me.attacks(JACKIE, GIGS)
    table.me.chooses(JACKIE, "d4", -1)

    assert table.me.gigs == {"d4": 3}
    assert table.me.power(JACKIE) == 12
    table.rival.passes()


def test_a_gig_that_turns_even_afterwards_is_not_counted() -> None:
    """R112: the same in the other direction; had the pistol come first, he would have had 2 more."""
    for first, power in ((JACKIE, 10), ("dying-night", 12)):
        table = Table(me(field=[unit(JACKIE, "dying-night")], gigs={"d4": 3}), rival(gigs={"d6": 1, "d8": 1}))

        table.me.attacks(JACKIE, GIGS)
        table.me.chooses(first, "d4", -1)

        assert table.me.gigs == {"d4": 2}
        assert table.me.power(JACKIE) == power
        table.rival.passes()


def test_a_stolen_even_gig_comes_too_late() -> None:
    """11.21.2.2 His effect is over before the Gig is his."""
    table = Table(me(field=[JACKIE]), rival(gigs={"d6": 4}))

    table.me.attacks(JACKIE, GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 4}
    assert table.me.power(JACKIE) == 8


def test_the_power_lasts_for_the_turn_and_no_longer() -> None:
    """8.16.2 After the attack he still has it, in the rival's turn not."""
    table = Table(me(field=[JACKIE], gigs={"d4": 2}, fixer=[]), rival(gigs={"d6": 3}, fixer=[]))

    table.me.attacks(JACKIE, GIGS)
    table.rival.passes()
    assert table.me.power(JACKIE) == 10
    table.me.ends_turn()

    assert table.me.power(JACKIE) == 8


def test_being_attacked_he_gains_nothing() -> None:
    """11.21.1 He is the defender, and his 8 are not enough against 9."""
    table = Table(me(field=[unit(JACKIE, spent=True)], gigs={"d4": 2}), rival(field=["minotaur"]), turn_of=RIVAL)

    table.rival.attacks("minotaur", JACKIE)
    table.me.passes()

    assert table.me.trash == [JACKIE]


def test_each_odd_gig_draws_a_card_when_he_falls() -> None:
    """11.19.1 Two odd Gigs of three, in the rival's turn."""
    table = Table(
        me(field=[unit(JACKIE, spent=True)], gigs={"d4": 2, "d6": 3, "d8": 1}, deck=["floor-it", "satori", "octant"]),
        rival(field=["minotaur"], gigs={"d20": 5}),
        turn_of=RIVAL,
    )

    table.rival.attacks("minotaur", JACKIE)
    table.me.passes()

    assert table.me.hand == ["floor-it", "satori-sword-of-saburo"]


def test_without_an_odd_gig_nothing_is_drawn() -> None:
    """10.7 Even Gigs, or no Gig at all: an empty deck does no harm."""
    for gigs in ({"d4": 2}, {}):
        table = Table(me(field=[unit(JACKIE, spent=True)], gigs=gigs, deck=[]), rival(field=["animals"]), turn_of=RIVAL)

        table.rival.attacks("animals", JACKIE)
        table.me.passes()

        assert table.me.trash == [JACKIE]
        assert table.winner is None


def test_the_cards_have_to_be_drawn() -> None:
    """1.14.1 Two odd Gigs and one card in the deck: the second draw loses."""
    table = Table(
        me(field=[unit(JACKIE, spent=True)], gigs={"d4": 1, "d6": 3}, deck=["floor-it"]),
        rival(field=["minotaur"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("minotaur", JACKIE)
    table.me.passes()

    assert table.winner is table.rival


def test_bottom_decked_he_draws_nothing() -> None:
    """11.19.1 He left the field, but was not defeated."""
    table = Table(
        me(field=[JACKIE], gigs={"d4": 1}, deck=["floor-it"]),
        rival(hand=["les-elemens"], eddies=5),
        turn_of=RIVAL,
    )

    table.rival.plays("les-elemens")

    assert table.me.deck == ["floor-it", JACKIE]
    assert table.me.hand == []


def test_the_rival_does_not_see_what_is_drawn() -> None:
    """5.4.3 The number of cards is known, their faces are not."""
    table = Table(
        me(field=[unit(JACKIE, spent=True)], gigs={"d4": 1}, deck=["floor-it"]),
        rival(field=["minotaur"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("minotaur", JACKIE)
    table.me.passes()

    seen = table.view(RIVAL).to_data()
    assert len(seen["sides"][0]["hand"]) == 1
    assert "floor-it" not in str(seen) + str(table.view(RIVAL).table.events)
