"""Gunpoint Diplomacy: a friendly Unit may attack ready Units and is stronger; behind, the rival picks one of both."""

from streetcred.core.ability import MAY_ATTACK, POWER
from streetcred.core.decision import ATTACK, MAIN
from streetcred.narrate import Names, question
from streetcred.testing import GIGS, ME, RIVAL, Table, me, rival, unit
from streetcred.text.vocabulary import does, ready
from tests.rules.cards_for_tests import A_FRIENDLY_UNIT, a_program, known

GUNPOINT = "gunpoint-diplomacy"
JOHNNY = "johnny-silverhand-never-stop-fighting"
YORINOBU = "yorinobu-arasaka-steel-dragon"
STAND_UP = a_program("Stand Up", does(ready(A_FRIENDLY_UNIT), quick=True))
in_catalogue = known(STAND_UP)


def attacks(table: Table) -> list[str]:
    """The attacks that are offered now."""
    return [table.name(option) for option in table.decision.options if option[0] == ATTACK]


def test_the_unit_gets_both_effects() -> None:
    """9.3.2.3 With 9 power it attacks a ready Unit and wins."""
    table = Table(me(hand=[GUNPOINT], field=["psycho-squad"], eddies=4), rival(field=["rockn"]))
    assert attacks(table) == []

    table.me.plays(GUNPOINT)
    assert table.me.power("psycho") == 9
    table.me.attacks("psycho", "rockn")
    table.rival.passes()

    assert table.rival.trash == ["rockn-rockerboy"]
    assert table.me.field == ["psycho-squad"]


def test_the_effects_come_in_printed_order() -> None:
    """R098: nobody is asked, and the permission is there before the power."""
    table = Table(me(hand=[GUNPOINT], field=["psycho-squad"], eddies=4, gigs={"d6": 3}), rival(gigs={"d8": 3}))

    table.me.plays(GUNPOINT)

    assert table.decision.kind == MAIN
    assert [entry[1] for entry in table.view(ME).to_data()["lasting"]] == [MAY_ATTACK, POWER]


def test_behind_the_rival_picks_the_effect_and_not_the_unit() -> None:
    """R099: the Unit is the player's choice, among friendly ones."""
    table = Table(
        me(hand=[GUNPOINT], field=["psycho-squad", "swordwise"], eddies=4, gigs={"d6": 2}),
        rival(field=["minotaur"], gigs={"d8": 3}),
    )

    table.me.plays(GUNPOINT)
    assert table.options() == ["psycho-squad", "swordwise-huscle"]
    table.me.chooses("swordwise")
    table.rival.chooses("give this unit +3 power")

    assert (table.me.power("swordwise"), table.me.power("psycho")) == (6, 6)
    assert not any("minotaur" in name for name in attacks(table))


def test_the_rival_may_pick_the_permission() -> None:
    """10.32 Then the power stays as it was."""
    table = Table(
        me(hand=[GUNPOINT], field=["psycho-squad"], eddies=4, gigs={"d6": 2}),
        rival(field=["swordwise"], gigs={"d8": 3}),
    )

    table.me.plays(GUNPOINT)
    table.rival.chooses("the next time")

    assert table.me.power("psycho") == 6
    assert "psycho-squad > swordwise-huscle" in attacks(table)


def test_without_a_gig_its_player_is_behind() -> None:
    """5.11.4.2 Null is less than 1; with no Gig on either side nobody is behind."""
    table = Table(me(hand=[GUNPOINT], field=["psycho-squad"], eddies=4), rival(gigs={"d8": 1}))
    table.me.plays(GUNPOINT)
    table.rival.chooses("give this unit +3 power")
    assert table.me.power("psycho") == 9

    table = Table(me(hand=[GUNPOINT], field=["psycho-squad"], eddies=4))
    table.me.plays(GUNPOINT)
    assert table.decision.kind == MAIN


def test_the_permission_is_for_the_next_attack_only() -> None:
    """10.16.1 Readied by his win, Johnny may attack the spent Unit and not the ready one."""
    table = Table(
        me(hand=[GUNPOINT], field=[JOHNNY], eddies=4),
        rival(field=["swordwise", "emergency-atlus", unit("secondhand", spent=True)]),
    )

    table.me.plays(GUNPOINT)
    table.me.attacks(JOHNNY, "swordwise")
    table.rival.passes()

    assert attacks(table) == [f"{JOHNNY} > secondhand-bombus"]
    assert table.me.power(JOHNNY) == 11


def test_an_attack_on_a_spent_unit_uses_it_up() -> None:
    """10.16.1 It was the next attack, although it did not need the permission."""
    table = Table(
        me(hand=[GUNPOINT], field=[JOHNNY], eddies=4), rival(field=["swordwise", unit("secondhand", spent=True)])
    )

    table.me.plays(GUNPOINT)
    table.me.attacks(JOHNNY, "secondhand")
    table.rival.passes()

    assert not table.me.is_spent(JOHNNY)
    assert attacks(table) == []


def test_an_attack_of_another_unit_does_not_use_it_up() -> None:
    """10.1.3 It speaks of the Unit that got it."""
    table = Table(
        me(hand=[GUNPOINT], field=["psycho-squad", "emergency-atlus"], eddies=4, gigs={"d4": 3}),
        rival(field=["swordwise"], gigs={"d6": 3}),
    )

    table.me.plays(GUNPOINT)
    table.me.chooses("psycho")
    table.me.attacks("emergency-atlus", GIGS)
    table.rival.passes()

    assert attacks(table) == ["psycho-squad > swordwise-huscle"]


def test_both_effects_end_with_the_turn() -> None:
    """8.16.2 Two turns later it is a Unit like any other."""
    table = Table(me(hand=[GUNPOINT], field=["psycho-squad"], eddies=4, fixer=[]), rival(field=["rockn"], fixer=[]))

    table.me.plays(GUNPOINT)
    table.me.ends_turn()
    assert table.me.power("psycho") == 6
    table.rival.ends_turn()

    assert attacks(table) == []


def test_a_lagging_unit_gets_it_and_still_has_to_wait() -> None:
    """9.3.2.3.1 The permission lifts no Lag."""
    table = Table(me(hand=[GUNPOINT], field=[unit("psycho-squad", lag=True)], eddies=4), rival(field=["swordwise"]))

    table.me.plays(GUNPOINT)

    assert table.me.power("psycho") == 9
    assert attacks(table) == []


def test_without_a_friendly_unit_the_rival_is_not_asked() -> None:
    """10.7 There is nothing to give, so there is nothing to pick."""
    table = Table(me(hand=[GUNPOINT], eddies=4, gigs={"d6": 2}), rival(field=["minotaur"], gigs={"d8": 3}))

    table.me.plays(GUNPOINT)

    assert table.decision.kind == MAIN
    assert table.me.trash == [GUNPOINT]


def test_one_attack_uses_up_two_of_them() -> None:
    """C3 It is the next attack for both; the power of both stays."""
    table = Table(me(hand=[GUNPOINT, GUNPOINT], field=[JOHNNY], eddies=8), rival(field=["rockn", "swordwise"]))

    table.me.plays(GUNPOINT)
    table.me.plays(GUNPOINT)
    table.me.attacks(JOHNNY, "rockn")
    table.rival.passes()

    assert not table.me.is_spent(JOHNNY)
    assert table.me.power(JOHNNY) == 14
    assert attacks(table) == []


def test_it_adds_to_a_permission_that_lifts_lag() -> None:
    """9.3.2.3.1 Each text grants its own half: Yorinobu's Unit may attack at once, and now also what is ready."""
    table = Table(
        me(hand=[YORINOBU, GUNPOINT], trash=["psycho-squad"], eddies=11),
        rival(field=["swordwise"]),
    )

    table.me.plays(YORINOBU)
    table.me.says(yes=True)
    table.me.chooses("psycho")
    assert attacks(table) == []
    table.me.plays(GUNPOINT)
    table.me.chooses("psycho")

    assert attacks(table) == ["psycho-squad > swordwise-huscle"]


def test_its_attack_goes_on_when_the_target_stands_up() -> None:
    """9.26.3, B5 In this attack the Unit may attack ready Units, although the permission has been used up."""
    table = Table(
        me(hand=[GUNPOINT], field=["psycho-squad"], eddies=4),
        rival(field=[unit("swordwise", spent=True)], hand=[STAND_UP], eddies=1),
    )

    table.me.plays(GUNPOINT)
    table.me.attacks("psycho", "swordwise")
    table.rival.plays(STAND_UP)
    table.rival.passes()

    assert table.rival.trash == ["stand-up", "swordwise-huscle"]


def test_the_rival_is_told_which_unit_it_is_for() -> None:
    """10.31 Two alike Units: the effect is chosen for the second one."""
    table = Table(me(hand=[GUNPOINT], field=["psycho-squad", "psycho-squad"], eddies=4), rival(gigs={"d6": 1}))

    table.me.plays(GUNPOINT)
    table.me.chooses("psycho-squad#2")

    asked = question(Names(("A", "B"), RIVAL), table.view(RIVAL).table, table.decision)
    assert asked == f"Gunpoint Diplomacy: choose one effect for A's Psycho Squad #{table.me.piece('psycho#2').id} (6)."
    table.rival.chooses("give this unit +3 power")
    assert table.me.power("psycho#2") == 9
