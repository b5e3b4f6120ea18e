"""Johnny Silverhand: Never Stop Fighting readies at his first win of a turn, and always wins against CORPO Units."""

from streetcred.core.decision import ATTACK, SELL
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

JOHNNY = "johnny-silverhand-never-stop-fighting"
STEEL_DRAGON = "yorinobu-arasaka-steel-dragon"


def test_after_a_win_he_is_ready_and_attacks_again() -> None:
    """10.16.1 He fights, and then he still steals."""
    table = Table(me(field=[JOHNNY]), rival(field=[unit("swordwise", spent=True)], gigs={"d6": 3}))

    table.me.attacks(JOHNNY, "swordwise")
    table.rival.passes()
    assert not table.me.is_spent(JOHNNY)
    table.me.attacks(JOHNNY, GIGS)
    table.rival.passes()

    assert table.rival.trash == ["swordwise-huscle"]
    assert table.me.gigs == {"rival d6": 3}
    assert table.me.is_spent(JOHNNY)


def test_the_second_win_of_a_turn_does_not_ready_him() -> None:
    """10.16.1 Two Units fall, and there is no third attack."""
    spent = [unit("swordwise", spent=True), unit("psycho-squad", spent=True), unit("field-operator", spent=True)]
    table = Table(me(field=[JOHNNY]), rival(field=spent))

    table.me.attacks(JOHNNY, "swordwise")
    table.rival.passes()
    table.me.attacks(JOHNNY, "psycho-squad")
    table.rival.passes()

    assert table.me.is_spent(JOHNNY)
    assert not table.me.may(ATTACK)


def test_a_tie_is_no_win() -> None:
    """9.17.3 Saved from his fall by his transmitter, he stays spent."""
    table = Table(
        me(field=[unit(JOHNNY, "deadman")]),
        rival(field=[unit("minotaur", spent=True)]),
    )
    assert table.me.power(JOHNNY) == table.rival.power("minotaur")

    table.me.attacks(JOHNNY, "minotaur")
    table.rival.passes()

    assert table.rival.trash == ["minotaur"]
    assert table.me.field == [JOHNNY]
    assert table.me.is_spent(JOHNNY)


def test_a_win_in_defence_readies_him_too() -> None:
    """R115: the rival attacks him while he is spent."""
    table = Table(me(field=[unit(JOHNNY, spent=True)]), rival(field=["swordwise"]), turn_of=RIVAL)

    table.rival.attacks("swordwise", JOHNNY)
    table.me.passes()

    assert table.rival.trash == ["swordwise-huscle"]
    assert not table.me.is_spent(JOHNNY)


def test_each_turn_has_a_first_win() -> None:
    """C18 One in the own turn, and one in the rival's turn after it."""
    table = Table(
        me(field=[JOHNNY], fixer=[]),
        rival(field=[unit("swordwise", spent=True), unit("psycho-squad", spent=True), "chrome-fang"], fixer=[]),
    )

    table.me.attacks(JOHNNY, "swordwise")
    table.rival.passes()
    table.me.attacks(JOHNNY, "psycho-squad")
    table.rival.passes()
    table.me.ends_turn()
    assert table.me.is_spent(JOHNNY)
    table.rival.attacks("chrome-fang", JOHNNY)
    table.me.passes()

    assert not table.me.is_spent(JOHNNY)


def test_a_first_win_while_he_is_ready_is_the_first_win() -> None:
    """R116: attacked ready by Valentino Guerrera he wins; as a blocker he wins again and stays spent."""
    table = Table(
        me(field=[unit(JOHNNY, "mandibular")], gigs={"d4": 1}),
        rival(field=["valentino-guerrera", "swordwise"], gigs={"d6": 3}),
        turn_of=RIVAL,
    )

    table.rival.attacks("valentino-guerrera", JOHNNY)
    table.me.passes()
    assert not table.me.is_spent(JOHNNY)
    table.rival.attacks("swordwise", GIGS)
    table.me.blocks(JOHNNY)
    table.me.passes()

    assert table.rival.trash == ["valentino-guerrera", "swordwise-huscle"]
    assert table.me.is_spent(JOHNNY)


def test_each_johnny_counts_his_own_wins() -> None:
    """10.1.3 The second one's first win is his first."""
    table = Table(
        me(field=[JOHNNY, JOHNNY]),
        rival(field=[unit("swordwise", spent=True), unit("psycho-squad", spent=True)]),
    )

    table.me.attacks(JOHNNY, "swordwise")
    table.rival.passes()
    table.me.attacks(f"{JOHNNY}#2", "psycho-squad")
    table.rival.passes()

    assert not table.me.is_spent(JOHNNY)
    assert not table.me.is_spent(f"{JOHNNY}#2")


def test_he_wins_against_a_stronger_corpo_unit() -> None:
    """9.17.4 As attacker and as defender; he does not fall, and he readies."""
    table = Table(me(field=[JOHNNY]), rival(field=[unit(STEEL_DRAGON, spent=True)]))
    table.me.attacks(JOHNNY, STEEL_DRAGON)
    table.rival.passes()
    assert table.rival.trash == [STEEL_DRAGON]
    assert not table.me.is_spent(JOHNNY)

    table = Table(me(field=[unit(JOHNNY, spent=True)]), rival(field=[STEEL_DRAGON]), turn_of=RIVAL)
    table.rival.attacks(STEEL_DRAGON, JOHNNY)
    table.me.passes()
    assert table.rival.trash == [STEEL_DRAGON]
    assert table.me.field == [JOHNNY]


def test_he_loses_to_another_stronger_unit() -> None:
    """9.17.2 Minotaur is ARASAKA, but not CORPO."""
    table = Table(me(field=[JOHNNY]), rival(field=[unit("minotaur", spent=True)]))

    table.me.attacks(JOHNNY, "minotaur")
    table.rival.passes()

    assert table.me.trash == [JOHNNY]
    assert table.rival.field == ["minotaur"]


def test_a_corpo_legend_on_the_field_is_a_corpo_unit() -> None:
    """4.2.1 V with as much power as he has, and some more from her Gear."""
    table = Table(me(field=[JOHNNY]), rival(field=[unit("v-corporate", "mantis-blades", solo=True, spent=True)]))

    table.me.attacks(JOHNNY, "v-corporate")
    table.rival.passes()

    assert table.rival.removed == ["v-corporate-exile"]
    assert table.me.field == [JOHNNY]


def test_a_win_without_a_defeat_readies_him() -> None:
    """9.19.3 Reboot Optics saves the loser, and he has won all the same."""
    table = Table(
        me(field=[JOHNNY]),
        rival(hand=["reboot-optics"], field=[unit(STEEL_DRAGON, spent=True)], eddies=2),
    )

    table.me.attacks(JOHNNY, STEEL_DRAGON)
    table.rival.plays("reboot-optics")
    table.rival.passes()

    assert table.rival.field == [STEEL_DRAGON]
    assert not table.me.is_spent(JOHNNY)


def test_a_win_with_less_power_is_a_win() -> None:
    """9.17.4 Satori draws for it; but it is no win by 3, and Appetite for Destruction steals nothing."""
    table = Table(
        me(hand=["appetite"], field=[unit(JOHNNY, "satori")], eddies=3),
        rival(field=[unit(STEEL_DRAGON, "mantis-blades", spent=True)], gigs={"d6": 3}),
    )
    assert table.me.power(JOHNNY) < table.rival.power(STEEL_DRAGON)

    table.me.plays("appetite")
    table.me.attacks(JOHNNY, STEEL_DRAGON)
    table.rival.passes()
    table.me.chooses(JOHNNY)

    assert table.me.hand == ["emergency-atlus"]
    assert table.rival.gigs == {"d6": 3}


def test_it_can_not_be_sold() -> None:
    """R233: it has no sell tag."""
    table = Table(me(hand=[JOHNNY, "mantis-blades"]))

    assert table.me.may(SELL, "mantis-blades")
    assert not table.me.may(SELL, JOHNNY)
