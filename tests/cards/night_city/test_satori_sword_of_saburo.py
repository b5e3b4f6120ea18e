"""Satori: Sword of Saburo draws a card when its host wins a fight."""

from streetcred.testing import GIGS, RIVAL, Table, legend, me, rival, unit

SATORI = "satori-sword-of-saburo"


def test_a_won_attack_draws() -> None:
    """9.17.1 5 and 2 win against 6."""
    table = Table(me(field=[unit("offduty", "satori")]), rival(field=[unit("psycho-squad", spent=True)]))

    table.me.attacks("offduty", "psycho-squad")
    table.rival.passes()

    assert table.me.hand == ["emergency-atlus"]
    assert table.rival.trash == ["psycho-squad"]


def test_a_won_defence_draws() -> None:
    """R193: it does not matter who attacked."""
    table = Table(me(field=[unit("psycho-squad", "satori", spent=True)]), rival(field=["swordwise"]), turn_of=RIVAL)

    table.rival.attacks("swordwise", "psycho-squad")
    table.me.passes()

    assert table.me.hand == ["emergency-atlus"]


def test_every_won_fight_draws() -> None:
    """10.16.3 Attacked twice in a turn, the host wins twice."""
    table = Table(
        me(field=[unit("psycho-squad", "satori", spent=True)]), rival(field=["swordwise", "ruthless"]), turn_of=RIVAL
    )

    for attacker in ("swordwise", "ruthless"):
        table.rival.attacks(attacker, "psycho-squad")
        table.me.passes()

    assert len(table.me.hand) == 2


def test_a_tie_draws_nothing() -> None:
    """R192: 4 and 2 against 6 is won by nobody."""
    table = Table(me(field=[unit("emergency-atlus", "satori")]), rival(field=[unit("psycho-squad", spent=True)]))

    table.me.attacks("emergency-atlus", "psycho-squad")
    table.rival.passes()

    assert table.me.hand == []
    assert table.me.trash == ["emergency-atlus", SATORI]


def test_a_lost_fight_draws_nothing() -> None:
    """9.17.2 4 and 2 against 9."""
    table = Table(me(field=[unit("emergency-atlus", "satori")]), rival(field=[unit("minotaur", spent=True)]))

    table.me.attacks("emergency-atlus", "minotaur")
    table.rival.passes()

    assert table.me.hand == []


def test_a_theft_is_no_fight() -> None:
    """9.15 Nobody defended the Gig."""
    table = Table(me(field=[unit("emergency-atlus", "satori")]), rival(gigs={"d6": 3}))

    table.me.attacks("emergency-atlus", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}
    assert table.me.hand == []


def test_winning_is_enough() -> None:
    """9.19.3 The loser is saved by a Deadman Transmitter; the fight was won."""
    table = Table(
        me(field=[unit("psycho-squad", "satori")]), rival(field=[unit("swordwise", "deadman-transmitter", spent=True)])
    )

    table.me.attacks("psycho-squad", "swordwise")
    table.rival.passes()

    assert table.rival.field == ["swordwise-huscle"]
    assert table.me.hand == ["emergency-atlus"]


def test_two_swords_draw_two_cards() -> None:
    """10.16.2 Each of them has its own effect."""
    table = Table(me(field=[unit("psycho-squad", "satori", "satori")]), rival(field=[unit("swordwise", spent=True)]))

    table.me.attacks("psycho-squad", "swordwise")
    table.rival.passes()
    table.answers(table.decision.options[0])

    assert len(table.me.hand) == 2


def test_the_card_is_drawn_before_the_loser_falls() -> None:
    """9.18 With an empty deck the winner of the fight loses the game, and the loser still stands."""
    table = Table(me(field=[unit("psycho-squad", "satori")], deck=[]), rival(field=[unit("swordwise", spent=True)]))

    table.me.attacks("psycho-squad", "swordwise")
    table.rival.passes()

    assert table.winner is table.rival
    assert table.rival.field == ["swordwise-huscle"]


def test_another_units_fight_is_not_meant() -> None:
    """4.11.3.1 A sword on a Legend in the Legends area draws nothing when a Unit wins."""
    table = Table(
        me(field=["psycho-squad"], legends=[legend("viktor-vektor-sit", "satori")]),
        rival(field=[unit("swordwise", spent=True)]),
    )

    table.me.attacks("psycho-squad", "swordwise")
    table.rival.passes()

    assert table.me.hand == []
