"""Sandevistan readies its host at the end of its player's turn."""

from streetcred.core.decision import BLOCK
from streetcred.testing import GIGS, ME, RIVAL, Table, face_down, legend, me, rival, unit


def test_the_host_is_ready_after_its_attack() -> None:
    """R189: it is not a choice; in the rival's turn the Unit is no target."""
    table = Table(
        me(field=[unit("psycho-squad", "sandevistan")], fixer=[]), rival(field=["minotaur"], gigs={"d6": 3}, fixer=[])
    )

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    assert table.me.is_spent("psycho-squad")
    table.me.ends_turn()

    assert not table.me.is_spent("psycho-squad")
    assert [name for name in table.options() if ">" in name] == ["minotaur > gigs"]


def test_a_blocker_attacks_and_blocks() -> None:
    """3.8 Ready again, the host guards in the rival's turn."""
    table = Table(
        me(field=[unit("psycho-squad", "sandevistan", "mandibular")], fixer=[]),
        rival(field=["swordwise"], gigs={"d6": 3}, fixer=[]),
    )

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.ends_turn()
    table.rival.attacks("swordwise", GIGS)

    assert table.me.may(BLOCK, "psycho-squad")
    table.me.passes()


def test_a_ready_host_stays_ready() -> None:
    """10.6.1 There is nothing to turn."""
    table = Table(me(field=[unit("psycho-squad", "sandevistan")], fixer=[]), rival(fixer=[]))

    table.me.ends_turn()

    assert not table.me.is_spent("psycho-squad")


def test_a_legend_pays_in_both_turns() -> None:
    """4.10.1 Spent for a card, V is ready again when the rival attacks, and pays for a Call."""
    table = Table(
        me(
            hand=["mantis-blades"],
            legends=[legend("v-corporate", "sandevistan"), face_down("saburo", spent=True)],
            gigs={"d6": 3},
            fixer=[],
        ),
        rival(field=["swordwise"], fixer=[]),
    )

    table.me.plays("mantis-blades")
    assert table.me.is_spent("v-corporate")
    table.me.ends_turn()
    table.rival.attacks("swordwise", GIGS)
    table.me.calls("saburo")
    table.me.passes()

    assert table.me.is_spent("v-corporate")
    assert table.me.legends[1] == "saburo-arasaka-stubborn-patriarch"


def test_the_end_of_the_rivals_turn_is_not_meant() -> None:
    """8.16.1 A host that blocked stays spent until its player's turn begins."""
    table = Table(
        me(field=[unit("corpo-security", "sandevistan")], gigs={"d6": 3}), rival(field=["swordwise"]), turn_of=RIVAL
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("corpo-security")
    table.me.passes()
    table.rival.ends_turn()
    assert table.decision.player == ME
    table.stops_here()

    assert not table.me.is_spent("corpo-security")


def test_other_units_stay_spent() -> None:
    """4.11.3.1 Only the host is meant."""
    table = Table(
        me(field=[unit("psycho-squad", "sandevistan", spent=True), unit("swordwise", spent=True)], fixer=[]),
        rival(fixer=[]),
    )

    table.me.ends_turn()

    assert not table.me.is_spent("psycho-squad")
    assert table.me.is_spent("swordwise")


def test_offduty_malfini_gets_up_again() -> None:
    """8.16.1 It was spent when it was played; Sandevistan makes it ready for the rival's turn."""
    table = Table(me(hand=["offduty", "sandevistan"], eddies=7, fixer=[]), rival(field=["psycho-squad"], fixer=[]))

    table.me.plays("offduty")
    table.me.plays("sandevistan")
    assert table.me.power("offduty") == 7
    table.me.ends_turn()

    assert not table.me.is_spent("offduty")
