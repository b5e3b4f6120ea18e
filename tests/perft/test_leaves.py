"""How many ways lead on from ten positions, answer by answer.

A count that changes means that the rules of play have changed somewhere. The change that does it must say why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred.core import run
from streetcred.testing import GIGS, Table, face_down, legend, me, rival, unit

if TYPE_CHECKING:
    from collections.abc import Callable

    from streetcred.core.state import State


def leaves(state: State, depth: int) -> int:
    """Give the number of different ways to answer `depth` decisions; a game that is over is one leaf."""
    if depth == 0 or state.decision is None:
        return 1
    total = 0
    for option in state.decision.options:
        after = state.clone()
        run.answer(after, option)
        total += leaves(after, depth - 1)
    return total


def counts(state: State, depth: int) -> list[int]:
    """Give the number of leaves for every depth from 1 on."""
    return [leaves(state, step) for step in range(1, depth + 1)]


def first_turn() -> Table:
    """The Start Phase of a first turn: a die to choose, then one Legend and no Eddie to pay with."""
    return Table(
        me(
            hand=["mantis-blades", "corpo-security", "floor-it"],
            legends=[
                face_down("saburo", spent=True),
                face_down("goro-takemura-hands", spent=True),
                face_down("yorinobu-arasaka-embracing"),
            ],
        ),
        rival(legends=[face_down("v-corporate"), face_down("viktor-vektor-sit"), face_down("jackie-welles-pour")]),
        turn=1,
        at_start=True,
    )


def rich_hand() -> Table:
    """Much to sell and to play, Eddies and Legends to pay with."""
    return Table(
        me(
            hand=["industrial-assembly", "satori", "swordwise-huscle", "over-the-edge", "sandevistan"],
            legends=[legend("yorinobu-arasaka-embracing"), face_down("saburo"), face_down("goro-takemura-hands")],
            eddies=3,
            gigs={"d6": 4},
        ),
        rival(field=["psycho-squad"], gigs={"d8": 2}),
    )


def many_attackers() -> Table:
    """Three attackers against spent and ready Units, Gigs and a blocker."""
    return Table(
        me(field=["psycho-squad", "delamain-cab", "evelyn-parker-scheming"], gigs={"d4": 1, "d12": 9}),
        rival(field=[unit("emergency-atlus", spent=True), "corpo-security"], gigs={"d6": 3, "d8": 8, "d20": 12}),
    )


def reacting() -> Table:
    """A React Step with blockers, QUICK, and a Legend to Call."""
    table = Table(
        me(field=[unit("psycho-squad", "mantis-blades")], gigs={"d4": 2}),
        rival(
            hand=["floor-it", "reboot-optics"],
            field=["secondhand-bombus", "corpo-security"],
            legends=[face_down("viktor-vektor-sit"), legend("v-corporate")],
            eddies=2,
            gigs={"d6": 3, "d10": 10},
        ),
    )
    table.me.attacks("psycho-squad", GIGS)
    return table


def going_solo() -> Table:
    """Legends that can go to the field in two ways, by several payments."""
    return Table(
        me(
            legends=[legend("goro-takemura-hands", "mantis-blades"), legend("v-corporate"), face_down("saburo")],
            eddies=4,
        ),
        rival(field=[unit("delamain-cab", spent=True)], gigs={"d6": 5}),
    )


def ordered_effects() -> Table:
    """An attack that makes four effects pending at once."""
    return Table(
        me(
            field=[unit("evelyn-parker-scheming", "kiroshi-optics", "tetratronic-rippler", "zetatech-faceplate")],
            legends=[face_down("viktor-vektor-sit"), face_down("jackie-welles-pour")],
            gigs={"d4": 2, "d6": 3},
        ),
        rival(gigs={"d8": 8}),
    )


def big_thief() -> Table:
    """An attacker of power 20 and more against five Gigs, with a standing limit on what may be stolen."""
    table = Table(
        me(hand=["chrome-fang"], eddies=5, gigs={"d4": 4, "d6": 6, "d8": 7, "d10": 10, "d12": 11}),
        rival(field=[unit("minotaur", "mantis-blades", "mantis-blades", "satori", "sandevistan", "mantis-blades")]),
    )
    table.me.plays("chrome-fang")
    table.me.ends_turn()
    return table


def defeats() -> Table:
    """Defeats that may be replaced: a Deadman Transmitter, and a Legend that steps in."""
    return Table(
        me(field=["psycho-squad", unit("delamain-cab", "satori")], gigs={"d4": 4}),
        rival(
            field=[unit("emergency-atlus", "deadman-transmitter", "deadman-transmitter", spent=True)],
            legends=[legend("jackie-welles-mamas")],
            eddies=1,
            gigs={"d20": 9},
        ),
    )


def shattered() -> Table:
    """Both players discard and may draw."""
    return Table(
        me(hand=["shattered-memories", "mantis-blades", "mantis-blades"], eddies=5, gigs={"d4": 4}),
        rival(hand=["floor-it", "psycho-squad"]),
    )


def last_turn() -> Table:
    """A turn that can win: six Gigs, overtime, and one to steal."""
    return Table(
        me(
            hand=["mantis-blades"],
            field=["psycho-squad", unit("corpo-security")],
            eddies=1,
            gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 4, "d12": 5, "d20": 6},
        ),
        rival(field=["secondhand-bombus"], gigs={"d4": 1, "d6": 2}),
        turn=15,
        overtime=True,
    )


POSITIONS: list[tuple[Callable[[], Table], list[int]]] = [
    (first_turn, [5, 35, 135, 435, 1530, 5115]),
    (rich_hand, [12, 75, 583, 2638, 9877]),
    (many_attackers, [7, 15, 34, 112, 217, 501, 1123]),
    (reacting, [6, 22, 70, 212, 548, 1405, 4210]),
    (going_solo, [6, 36, 108, 284, 588, 2184, 7460]),
    (ordered_effects, [4, 12, 20, 59, 162, 394, 900]),
    (big_thief, [5, 10, 20, 60, 175, 250, 740]),
    (defeats, [5, 9, 18, 45, 123, 264, 604]),
    (shattered, [4, 10, 26, 53, 194, 640, 1800]),
    (last_turn, [4, 9, 18, 42, 71, 129, 251]),
]


@pytest.mark.parametrize(("position", "expected"), POSITIONS, ids=lambda value: getattr(value, "__name__", ""))
def test_as_many_ways_lead_on_as_ever(position: Callable[[], Table], expected: list[int]) -> None:
    """The number of ways is the same for every depth."""
    table = position()
    table.stops_here()

    assert counts(table.state, len(expected)) == expected
