"""Safety Override: when the chosen Unit loses its next fight this turn, the opposing Unit is defeated as well."""

from streetcred.core.decision import PLAY
from streetcred.testing import GIGS, RIVAL, Table, face_down, me, rival, unit

OVERRIDE = "safety-override"


def test_the_unit_that_beats_it_falls_with_it() -> None:
    """9.18, 9.19 First the winner by the Program, then the loser by the fight."""
    table = Table(me(hand=[OVERRIDE], field=["swordwise"], eddies=2), rival(field=[unit("psycho-squad", spent=True)]))

    table.me.plays(OVERRIDE)
    table.me.attacks("swordwise", "psycho-squad")
    table.rival.passes()

    assert table.rival.trash == ["psycho-squad"]
    assert table.me.trash == [OVERRIDE, "swordwise-huscle"]


def test_a_friendly_unit_is_chosen() -> None:
    """R187: when the Program resolves; rival Units are not offered."""
    table = Table(
        me(hand=[OVERRIDE], field=["swordwise", "emergency-atlus"], eddies=2),
        rival(field=[unit("psycho-squad", spent=True), unit("chrome-fang", spent=True)]),
    )

    table.me.plays(OVERRIDE)
    assert table.options() == ["swordwise-huscle", "emergency-atlus"]
    table.me.chooses("swordwise")
    table.me.attacks("swordwise", "psycho-squad")
    table.rival.passes()

    assert table.rival.trash == ["psycho-squad"]


def test_the_loss_of_another_unit_is_not_meant() -> None:
    """A4 It does not use the Program up either."""
    table = Table(
        me(hand=[OVERRIDE], field=["swordwise", "emergency-atlus"], eddies=2),
        rival(field=[unit("psycho-squad", spent=True), unit("chrome-fang", spent=True)]),
    )

    table.me.plays(OVERRIDE)
    table.me.chooses("swordwise")
    table.me.attacks("emergency-atlus", "psycho-squad")
    table.rival.passes()
    assert table.rival.trash == []
    table.me.attacks("swordwise", "chrome-fang")
    table.rival.passes()

    assert table.rival.trash == ["chrome-fang"]


def test_as_a_reaction_it_takes_the_attacker_along() -> None:
    """11.26.1.1 Chosen is the Unit that is attacked."""
    table = Table(
        me(hand=[OVERRIDE], field=[unit("swordwise", spent=True)], eddies=2), rival(field=["minotaur"]), turn_of=RIVAL
    )

    table.rival.attacks("minotaur", "swordwise")
    table.me.plays(OVERRIDE)
    table.me.passes()

    assert table.rival.trash == ["minotaur"]
    assert table.me.trash == [OVERRIDE, "swordwise-huscle"]


def test_a_blocker_may_be_chosen_before_it_blocks() -> None:
    """9.11 One reaction after the other."""
    table = Table(
        me(hand=[OVERRIDE], field=["corpo-security"], gigs={"d6": 3}, eddies=2),
        rival(field=["minotaur"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("minotaur", GIGS)
    table.me.plays(OVERRIDE)
    table.me.blocks("corpo-security")
    table.me.passes()

    assert table.rival.trash == ["minotaur"]
    assert table.me.gigs == {"d6": 3}


def test_a_won_fight_does_not_use_it_up() -> None:
    """10.16.1 It waits for a loss."""
    table = Table(
        me(hand=[OVERRIDE], field=["johnny-silverhand-never"], eddies=2),
        rival(field=[unit("psycho-squad", spent=True), unit("minotaur", spent=True)]),
    )

    table.me.plays(OVERRIDE)
    table.me.attacks("johnny-silverhand-never", "psycho-squad")
    table.rival.passes()
    table.me.attacks("johnny-silverhand-never", "minotaur")
    table.rival.passes()

    assert table.rival.trash == ["psycho-squad", "minotaur"]
    assert table.me.field == []


def test_only_the_next_loss_counts() -> None:
    """10.16.1 Saved by a transmitter the Unit loses twice, and the second opponent stays."""
    table = Table(
        me(hand=[OVERRIDE], field=[unit("swordwise", "deadman", spent=True)], eddies=2),
        rival(field=["minotaur", "psycho-squad"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("minotaur", "swordwise")
    table.me.plays(OVERRIDE)
    table.me.passes()
    assert table.me.field == ["swordwise-huscle"]
    table.rival.attacks("psycho-squad", "swordwise")
    table.me.passes()

    assert table.rival.trash == ["minotaur"]
    assert table.rival.field == ["psycho-squad"]
    assert table.me.field == []


def test_a_tie_is_a_loss() -> None:
    """9.17.3 Both lose; Reboot Optics keeps the rival Unit from falling in the fight, but not by the Program."""
    table = Table(
        me(hand=[OVERRIDE], field=["psycho-squad"], eddies=2),
        rival(hand=["reboot-optics"], field=[unit("chrome-fang", spent=True)], eddies=2),
    )

    table.me.plays(OVERRIDE)
    table.me.attacks("psycho-squad", "chrome-fang")
    table.rival.plays("reboot-optics")
    table.rival.passes()

    assert table.rival.trash == ["reboot-optics", "chrome-fang"]
    assert table.me.trash == [OVERRIDE, "psycho-squad"]


def test_a_unit_that_can_not_fall_in_a_fight_falls_by_it() -> None:
    """C5 Muamar Reyes keeps a winner from nothing, for the defeat comes from the Program."""
    table = Table(
        me(hand=[OVERRIDE], field=["swordwise"], eddies=2),
        rival(field=[unit("psycho-squad", spent=True)], legends=[face_down("muamar-reyes")], eddies=1),
    )

    table.me.plays(OVERRIDE)
    table.me.attacks("swordwise", "psycho-squad")
    table.rival.calls("muamar-reyes", paying=[])
    table.answers(table.decision.options[0])
    table.rival.passes()

    assert table.rival.trash == ["psycho-squad"]


def test_a_transmitter_falls_in_its_place() -> None:
    """10.24 The defeat is replaced like any other."""
    table = Table(
        me(hand=[OVERRIDE], field=["swordwise"], eddies=2),
        rival(field=[unit("psycho-squad", "deadman", spent=True)]),
    )

    table.me.plays(OVERRIDE)
    table.me.attacks("swordwise", "psycho-squad")
    table.rival.passes()

    assert table.rival.field == ["psycho-squad"]
    assert table.rival.trash == ["deadman-transmitter"]


def test_two_of_them_wait_for_the_same_loss() -> None:
    """C3 One fight uses up both."""
    table = Table(
        me(hand=[OVERRIDE, OVERRIDE], field=[unit("swordwise", "deadman", spent=True)], eddies=4),
        rival(field=["minotaur", "psycho-squad"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("minotaur", "swordwise")
    table.me.plays(OVERRIDE)
    table.me.plays(OVERRIDE)
    table.me.passes()
    table.answers(table.decision.options[0])
    table.rival.attacks("psycho-squad", "swordwise")
    table.me.passes()

    assert table.rival.field == ["psycho-squad"]


def test_it_waits_for_this_turn_only() -> None:
    """8.16.2 In the rival's turn the Unit falls alone."""
    table = Table(
        me(hand=[OVERRIDE], field=[unit("swordwise", spent=True)], eddies=2, fixer=[]),
        rival(field=["psycho-squad"], fixer=[]),
    )

    table.me.plays(OVERRIDE)
    table.me.ends_turn()
    table.rival.attacks("psycho-squad", "swordwise")
    table.me.passes()

    assert table.rival.field == ["psycho-squad"]
    assert table.me.field == []


def test_without_a_friendly_unit_it_does_nothing() -> None:
    """10.7 A Unit that comes later is not meant."""
    table = Table(me(hand=[OVERRIDE, "riding-nomad"], eddies=7), rival(field=[unit("psycho-squad", spent=True)]))

    assert table.me.may(PLAY, OVERRIDE)
    table.me.plays(OVERRIDE)
    table.me.plays("riding-nomad")
    table.me.attacks("riding-nomad", "psycho-squad")
    table.rival.passes()

    assert table.rival.field == ["psycho-squad"]


def test_a_stronger_unit_that_loses_by_text_takes_the_winner_along() -> None:
    """9.17.1.1 Johnny wins against the stronger CORPO, and falls for it."""
    table = Table(
        me(hand=[OVERRIDE], field=["yorinobu-arasaka-steel"], eddies=2),
        rival(field=[unit("johnny-silverhand-never", spent=True)]),
    )

    table.me.plays(OVERRIDE)
    table.me.attacks("yorinobu-arasaka-steel", "johnny-silverhand-never")
    table.rival.passes()

    assert table.rival.trash == ["johnny-silverhand-never-stop-fighting"]
    assert table.me.trash == [OVERRIDE, "yorinobu-arasaka-steel-dragon"]


def test_in_a_tie_of_two_0s_only_the_opposing_unit_falls() -> None:
    """9.17.3, 9.19.2 Both lose, neither defeats the other, and the Program does."""
    table = Table(me(hand=[OVERRIDE], field=["japantown"], eddies=2), rival(field=[unit("secondhand", spent=True)]))

    table.me.plays(OVERRIDE)
    table.me.attacks("japantown", "secondhand")
    table.rival.passes()

    assert table.rival.trash == ["secondhand-bombus"]
    assert table.me.field == ["japantown-jonin"]


def test_in_a_tie_both_players_may_have_one() -> None:
    """10.13, 10.15 The rival's comes second and defeats although its own Unit is gone: here a transmitter.

    Then the fight defeats the Unit that nothing saves any more.
    """
    table = Table(
        me(hand=[OVERRIDE], field=[unit("psycho-squad", "deadman")], eddies=2),
        rival(hand=[OVERRIDE], field=[unit("psycho-squad", "kiroshi", spent=True)], eddies=2),
    )

    table.me.plays(OVERRIDE)
    table.me.attacks("psycho-squad", "psycho-squad")
    table.rival.plays(OVERRIDE)
    table.rival.passes()

    assert table.rival.field == []
    assert table.me.trash == [OVERRIDE, "deadman-transmitter", "psycho-squad"]
