"""Jacked-In Voodoo Boy attacks only in a turn in which his player has played a Program."""

from streetcred.core.decision import ATTACK, END_TURN
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

BOY = "jacked-in-voodoo-boy"


def test_without_a_program_he_can_not_attack() -> None:
    """9.3.1 Neither the Gigs nor a spent Unit."""
    table = Table(me(field=[BOY]), rival(field=[unit("corpo-security", spent=True)], gigs={"d6": 3}))

    assert not table.me.may(ATTACK)


def test_after_a_program_he_can() -> None:
    """10.22 As soon as it has been played."""
    table = Table(me(hand=["industrial"], field=[BOY], eddies=1), rival(gigs={"d6": 1}))

    table.me.plays("industrial")
    table.me.chooses(0)
    table.me.attacks(BOY, GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 1}


def test_units_gear_and_sales_are_no_programs() -> None:
    """4.1 Another type of card does not help, nor does a Program that is sold."""
    table = Table(me(hand=["mantis-blades", "swordwise", "floor-it"], field=[BOY], eddies=4), rival(gigs={"d6": 3}))

    table.me.plays("mantis-blades")
    table.me.plays("swordwise")
    table.me.sells("floor-it")

    assert not table.me.may(ATTACK)


def test_a_program_played_before_him_counts() -> None:
    """10.22 He asks what happened this turn; this turn he lags, so ADRENALINE has to help."""
    table = Table(me(hand=["floor-it", BOY, "valentino-street"], eddies=6), rival(field=["swordwise"], gigs={"d6": 3}))

    table.me.plays("floor-it")
    table.me.plays(BOY)
    assert not table.me.may(ATTACK)
    table.me.plays("valentino-street")

    assert table.me.may(ATTACK, BOY)


def test_a_program_played_for_free_counts() -> None:
    """11.4.3 Lizzy Wizzy plays it from the hand."""
    table = Table(me(hand=["lizzy-wizzy", "industrial"], field=[BOY], eddies=5), rival(gigs={"d6": 6}))

    table.me.plays("lizzy-wizzy")
    table.me.says(yes=True)
    table.me.chooses("industrial")

    assert table.me.may(ATTACK, BOY)


def test_a_program_of_the_rival_does_not_count() -> None:
    """3.18.2 "You" is his own player: Reboot Optics in the React Step is the rival's."""
    table = Table(me(field=[BOY, "swordwise"]), rival(hand=["reboot-optics"], eddies=2, gigs={"d6": 3, "d8": 4}))

    table.me.attacks("swordwise", GIGS)
    table.rival.plays("reboot-optics")
    table.rival.passes()
    table.me.chooses("d6")

    assert not table.me.may(ATTACK)


def test_a_program_of_the_last_turn_does_not_count() -> None:
    """10.23 It opens the way for that turn only."""
    table = Table(
        me(hand=["floor-it"], field=[BOY], eddies=1, gigs={"d6": 3}, fixer=[]),
        rival(field=["psycho-squad"], gigs={"d8": 4}, fixer=[]),
    )

    table.me.plays("floor-it")
    assert table.me.may(ATTACK, BOY)
    table.me.ends_turn()
    table.rival.ends_turn()

    assert not table.me.may(ATTACK)


def test_a_reaction_in_the_rivals_turn_does_not_count() -> None:
    """8.2 A turn is over when the rival's begins, and the other way round."""
    table = Table(
        me(hand=["floor-it"], field=[BOY], eddies=1, gigs={"d6": 3}, fixer=[]),
        rival(field=["psycho-squad"], gigs={"d8": 4}, fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho-squad", GIGS)
    table.me.plays("floor-it")
    table.me.passes()
    table.rival.ends_turn()

    assert not table.me.may(ATTACK)


def test_an_order_to_attack_does_not_hold_up_the_turn() -> None:
    """C28 He can't attack, so the turn may be ended; after a Program it may not."""
    table = Table(
        me(hand=["industrial"], field=[BOY], eddies=1, gigs={"d6": 3}, fixer=[]),
        rival(hand=["mox-inciters"], eddies=3, gigs={"d8": 4}, fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.plays("mox-inciters")
    table.rival.ends_turn()
    assert table.me.may(END_TURN)
    table.me.plays("industrial")
    table.me.chooses("d6", 0)

    assert not table.me.may(END_TURN)


def test_each_of_two_may_attack_after_one_program() -> None:
    """10.22 The Program is not used up."""
    table = Table(
        me(hand=["floor-it"], field=[BOY, BOY], eddies=1), rival(field=["psycho-squad"], gigs={"d6": 3, "d8": 4})
    )

    table.me.plays("floor-it")
    table.me.attacks(BOY, GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    table.me.attacks(f"{BOY}#2", GIGS)
    table.rival.passes()

    assert table.rival.gigs == {}
