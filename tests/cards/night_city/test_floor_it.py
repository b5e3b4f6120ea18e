"""Floor It takes 1 power from a rival Unit for the turn and draws a card; it may be played as a reaction."""

from streetcred.core.decision import PLAY
from streetcred.testing import GIGS, ME, RIVAL, Table, me, rival, unit


def test_it_may_be_played_in_the_main_phase() -> None:
    """R014: QUICK opens one more moment and closes none."""
    table = Table(me(hand=["floor-it"], eddies=1), rival(field=["psycho-squad"]))

    table.me.plays("floor-it")

    assert table.rival.power("psycho-squad") == 5
    assert table.me.hand == ["emergency-atlus"]
    assert table.me.trash == ["floor-it"]


def test_as_a_reaction_it_saves_the_defender() -> None:
    """9.10.1 4 against 4 less 1."""
    table = Table(
        me(hand=["floor-it"], field=[unit("emergency-atlus", spent=True)], eddies=1),
        rival(field=["ruthless"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("ruthless", "emergency-atlus")
    table.me.plays("floor-it")
    table.me.passes()

    assert table.me.field == ["emergency-atlus"]
    assert table.rival.trash == ["ruthless-lowlife"]


def test_a_second_quick_program_may_follow() -> None:
    """R015: the defender goes on as long as there is money."""
    table = Table(
        me(hand=["floor-it", "reboot-optics"], field=[unit("swordwise", spent=True)], eddies=3),
        rival(field=["psycho-squad"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho-squad", "swordwise")
    table.me.plays("floor-it")
    table.me.plays("reboot-optics")
    table.me.passes()

    assert table.me.field == ["swordwise-huscle"]
    assert table.rival.power("psycho-squad") == 5


def test_nobody_answers_it() -> None:
    """R017: it is done before the other player, who holds one too, is asked anything."""
    table = Table(me(hand=["floor-it"], eddies=1), rival(hand=["floor-it"], field=["psycho-squad"], eddies=1))

    table.me.plays("floor-it")

    assert table.rival.power("psycho-squad") == 5
    assert table.decision.player == ME


def test_the_attacker_does_not_react() -> None:
    """R280: in the React Step only the defender plays it; the attacker plays it before or after."""
    table = Table(me(hand=["floor-it"], field=["psycho-squad"], eddies=1), rival(field=["swordwise"], gigs={"d6": 3}))

    table.me.attacks("psycho-squad", GIGS)
    assert table.decision.player == RIVAL
    assert not table.rival.may(PLAY)
    table.rival.passes()

    assert table.me.may(PLAY, "floor-it")


def test_power_below_0_counts_as_0() -> None:
    """2.10.1 Bombus has 0 less 1, which is read as 0; with Mantis Blades it has 1 and not 2."""
    table = Table(
        me(hand=["floor-it"], eddies=1, gigs={"d6": 3}),
        rival(hand=["mantis-blades"], field=["secondhand"], eddies=1),
        turn_of=RIVAL,
    )

    table.rival.attacks("secondhand", GIGS)
    table.me.plays("floor-it")
    assert table.rival.power("secondhand") == 0
    table.me.passes()
    table.rival.plays("mantis-blades")

    assert table.rival.power("secondhand") == 1


def test_at_0_power_an_attacker_steals_nothing() -> None:
    """9.23.2.1 Evelyn with Kiroshi Optics has 1 power, until Floor It."""
    table = Table(
        me(hand=["floor-it"], eddies=1, gigs={"d6": 3}),
        rival(field=[unit("evelyn-parker-scheming", "kiroshi")]),
        turn_of=RIVAL,
    )

    table.rival.attacks("evelyn-parker-scheming", GIGS)
    table.rival.chooses("evelyn-parker-scheming")
    table.me.plays("floor-it")
    table.me.passes()

    assert table.me.gigs == {"d6": 3}


def test_it_lasts_for_the_turn() -> None:
    """8.16.2 In the next turn the Unit has its power again."""
    table = Table(me(hand=["floor-it"], eddies=1), rival(field=["psycho-squad"], fixer=[]))

    table.me.plays("floor-it")
    table.me.ends_turn()

    assert table.rival.power("psycho-squad") == 6


def test_its_player_chooses_among_rival_units() -> None:
    """10.31 Friendly Units are not meant."""
    table = Table(me(hand=["floor-it"], field=["swordwise"], eddies=1), rival(field=["psycho-squad", "minotaur"]))

    table.me.plays("floor-it")
    assert table.options() == ["psycho-squad", "minotaur"]
    table.me.chooses("minotaur")

    assert table.rival.power("minotaur") == 8


def test_the_draw_is_no_choice() -> None:
    """1.14 With an empty deck it loses the game."""
    table = Table(me(hand=["floor-it"], eddies=1, deck=[]), rival(field=["psycho-squad"]))

    table.me.plays("floor-it")

    assert table.winner is table.rival
