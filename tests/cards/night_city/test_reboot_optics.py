"""Reboot Optics: the next rival Unit that fights this turn does not defeat its opponent."""

from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

OPTICS = "reboot-optics"


def test_as_a_reaction_it_saves_the_defender() -> None:
    """9.19.3 The fight is lost, but the defender stays."""
    table = Table(
        me(hand=[OPTICS], field=[unit("swordwise", spent=True)], eddies=2), rival(field=["psycho-squad"]), turn_of=RIVAL
    )

    table.rival.attacks("psycho-squad", "swordwise")
    table.me.plays(OPTICS)
    table.me.passes()

    assert table.me.field == ["swordwise-huscle"]
    assert table.me.trash == [OPTICS]


def test_played_before_the_own_attack_it_saves_the_attacker() -> None:
    """C4 The rival Unit may be the defender as well."""
    table = Table(me(hand=[OPTICS], field=["swordwise"], eddies=2), rival(field=[unit("psycho-squad", spent=True)]))

    table.me.plays(OPTICS)
    table.me.attacks("swordwise", "psycho-squad")
    table.rival.passes()

    assert table.me.field == ["swordwise-huscle"]
    assert table.rival.field == ["psycho-squad"]


def test_only_the_next_fight_is_meant() -> None:
    """10.16.1 In the second one the attacker falls."""
    table = Table(
        me(hand=[OPTICS], field=["swordwise", "emergency-atlus"], eddies=2),
        rival(field=[unit("psycho-squad", spent=True)]),
    )

    table.me.plays(OPTICS)
    table.me.attacks("swordwise", "psycho-squad")
    table.rival.passes()
    table.me.attacks("emergency-atlus", "psycho-squad")
    table.rival.passes()

    assert table.me.field == ["swordwise-huscle"]
    assert table.me.trash == [OPTICS, "emergency-atlus"]


def test_a_fight_with_nothing_to_save_uses_it_up() -> None:
    """C4 The first fight was won anyway."""
    table = Table(
        me(hand=[OPTICS], field=["minotaur", "swordwise"], eddies=2),
        rival(field=[unit("psycho-squad", spent=True), unit("chrome-fang", spent=True)]),
    )

    table.me.plays(OPTICS)
    table.me.attacks("minotaur", "psycho-squad")
    table.rival.passes()
    table.me.attacks("swordwise", "chrome-fang")
    table.rival.passes()

    assert table.me.field == ["minotaur"]
    assert table.rival.trash == ["psycho-squad"]


def test_two_of_them_wait_for_the_same_fight() -> None:
    """C3 The second fight finds neither of them."""
    table = Table(
        me(hand=[OPTICS, OPTICS], field=["swordwise", "emergency-atlus"], eddies=4),
        rival(field=[unit("psycho-squad", spent=True)]),
    )

    table.me.plays(OPTICS)
    table.me.plays(OPTICS)
    table.me.attacks("swordwise", "psycho-squad")
    table.rival.passes()
    table.answers(table.decision.options[0])
    table.me.attacks("emergency-atlus", "psycho-squad")
    table.rival.passes()

    assert table.me.field == ["swordwise-huscle"]


def test_in_a_tie_only_the_rival_unit_falls() -> None:
    """9.17.3 Both lose; the friendly Unit defeats, the rival Unit does not."""
    table = Table(me(hand=[OPTICS], field=["psycho-squad"], eddies=2), rival(field=[unit("chrome-fang", spent=True)]))

    table.me.plays(OPTICS)
    table.me.attacks("psycho-squad", "chrome-fang")
    table.rival.passes()

    assert table.me.field == ["psycho-squad"]
    assert table.rival.trash == ["chrome-fang"]


def test_it_waits_for_this_turn_only() -> None:
    """8.16.2 In the rival's turn the Unit falls."""
    table = Table(
        me(hand=[OPTICS], field=[unit("swordwise", spent=True)], eddies=2, fixer=[]),
        rival(field=["psycho-squad"], fixer=[]),
    )

    table.me.plays(OPTICS)
    table.me.ends_turn()
    table.rival.attacks("psycho-squad", "swordwise")
    table.me.passes()

    assert table.me.trash == [OPTICS, "swordwise-huscle"]


def test_a_theft_does_not_use_it_up() -> None:
    """9.15 No Unit fought; the attack after that is the fight it waits for."""
    table = Table(
        me(hand=[OPTICS], field=["swordwise", "emergency-atlus"], eddies=2),
        rival(field=[unit("psycho-squad", spent=True)], gigs={"d6": 3}),
    )

    table.me.plays(OPTICS)
    table.me.attacks("emergency-atlus", GIGS)
    table.rival.passes()
    table.me.attacks("swordwise", "psycho-squad")
    table.rival.passes()

    assert table.me.field == ["swordwise-huscle", "emergency-atlus"]
