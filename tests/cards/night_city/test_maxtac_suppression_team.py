"""MaxTac Suppression Team keeps rival Units from attacking in the turn they are played."""

from streetcred.core.decision import ATTACK
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

TEAM = "maxtac-suppression-team"


def test_adrenaline_does_not_help() -> None:
    """2.6 Riding Nomad could attack at once, and can't."""
    table = Table(me(hand=["riding-nomad"], eddies=5), rival(field=[TEAM], gigs={"d6": 3}))

    table.me.plays("riding-nomad")

    assert not table.me.may(ATTACK)


def test_a_legend_that_goes_solo_can_not_attack_either() -> None:
    """R141: it is a Unit that was played this turn."""
    table = Table(me(legends=["v-corporate"], eddies=5), rival(field=[TEAM], gigs={"d6": 3}))

    table.me.goes_solo("v-corporate", paying=[])

    assert table.me.field == ["v-corporate-exile"]
    assert not table.me.may(ATTACK)


def test_a_permission_to_attack_some_targets_does_not_help() -> None:
    """2.6 Sandayu Oda finds a spent Unit, and Nadia finds more Gigs."""
    for name in ("sandayu-oda", "nadia"):
        table = Table(me(hand=[name], eddies=7), rival(field=[TEAM, unit("swordwise", spent=True)], gigs={"d6": 3}))

        table.me.plays(name)

        assert not table.me.may(ATTACK)


def test_units_of_earlier_turns_may_attack() -> None:
    """10.3.1 They were not played this turn."""
    table = Table(me(field=["psycho-squad"]), rival(field=[TEAM], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_in_the_next_turn_the_unit_attacks() -> None:
    """11.3.2 The ban is over with the turn."""
    table = Table(me(hand=["riding-nomad"], eddies=5, fixer=[]), rival(field=[TEAM], gigs={"d6": 3}, fixer=[]))

    table.me.plays("riding-nomad")
    table.me.ends_turn()
    table.rival.ends_turn()
    table.me.attacks("riding-nomad", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_a_unit_that_came_in_the_rival_turn_attacks_in_the_next_one() -> None:
    """11.3.2 The Relic brings Riding Nomad while the Team attacks."""
    table = Table(
        me(field=[unit("swordwise", "the-relic", spent=True)], trash=["riding-nomad"], fixer=[]),
        rival(field=[TEAM], gigs={"d6": 3}, fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.attacks(TEAM, "swordwise")
    table.me.passes()
    table.rival.ends_turn()

    assert table.me.may(ATTACK, "riding-nomad")


def test_units_of_the_own_side_are_not_held() -> None:
    """1.7.2.1 It says rival Units."""
    table = Table(me(hand=["riding-nomad"], field=[TEAM], eddies=5), rival(gigs={"d6": 3}))

    table.me.plays("riding-nomad")

    assert table.me.may(ATTACK, "riding-nomad")


def test_without_the_team_the_unit_may_attack_at_once() -> None:
    """10.22.3 The Team falls in the same turn, and ADRENALINE works again."""
    table = Table(
        me(hand=["riding-nomad", "over-the-edge"], eddies=8, gigs={"d20": 7}),
        rival(field=[TEAM], gigs={"d6": 3}),
    )

    table.me.plays("riding-nomad")
    assert not table.me.may(ATTACK)
    table.me.plays("over-the-edge")
    table.me.chooses(TEAM)

    assert table.me.may(ATTACK, "riding-nomad")


def test_a_legend_played_in_the_ordinary_way_waits_as_well() -> None:
    """4.5.2 Next turn it attacks, like any Unit."""
    table = Table(me(legends=["v-corporate"], eddies=5, fixer=[]), rival(field=[TEAM], gigs={"d6": 3}, fixer=[]))

    table.me.fields("v-corporate", paying=[])
    assert not table.me.may(ATTACK)
    table.me.ends_turn()
    table.rival.ends_turn()

    assert table.me.may(ATTACK, "v-corporate")
