"""Chapter 11: Lag (11.3)."""

from __future__ import annotations

from streetcred.core import decision
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit
from streetcred.text.vocabulary import (
    ADRENALINE,
    ANY_TYPE,
    GO_SOLO,
    a,
    does,
    in_your_hand,
    keyword,
    play_for_free,
)

from .cards_for_tests import a_legend, a_program, a_unit, known

RUSHER = a_unit("Rusher", keyword(ADRENALINE))
SOLOIST = a_legend("Soloist", keyword(GO_SOLO), cost=2)
BACKUP = a_program("Backup", does(play_for_free(a(in_your_hand(ANY_TYPE))), quick=True))
ROGUE = "rogue-amendiares-queen"
in_catalogue = known(RUSHER, SOLOIST, BACKUP)


def test_units_enter_with_lag() -> None:
    """11.3.1, 4.7, 5.6.4 Lying ready, and lagging."""
    table = Table(me(hand=["psycho-squad"], eddies=4))

    table.me.plays("psycho")

    assert table.me.has_lag("psycho")
    assert not table.me.is_spent("psycho")


def test_lagging_units_do_not_attack() -> None:
    """11.3.1.1 The Unit that was played this turn stays at home."""
    table = Table(me(hand=["psycho-squad"], field=["swordwise"], eddies=4), rival(gigs={"d6": 3}))

    table.me.plays("psycho")

    assert table.me.may(decision.ATTACK, "swordwise")
    assert not table.me.may(decision.ATTACK, "psycho")


def test_lagging_units_do_not_use_the_spend_icon() -> None:
    """11.3.1.2, 8.14.1, R022 Judy was played this turn; another Judy was there before."""
    judy = "judy-alvarez-nothing"
    played = Table(me(hand=[judy], eddies=7))
    rested = Table(me(field=[judy], eddies=1))

    played.me.plays(judy)

    assert played.me.eddies == 1
    assert not played.me.may(decision.ACTIVATE)
    assert rested.me.may(decision.ACTIVATE)


def test_lagging_units_block() -> None:
    """11.3.1.1, 11.3.1.2 Lag forbids nothing else."""
    table = Table(me(field=["psycho-squad"]), rival(field=[unit("corpo-security", lag=True)], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)

    assert table.rival.may(decision.BLOCK)
    table.stops_here()


def test_quick_does_not_lift_lag() -> None:
    """11.3.1.2, R016, R179 Rogue came in this turn, which is the Rival's, and can't be spent for her effect."""
    lagging = Table(me(field=["psycho-squad"]), rival(field=[unit(ROGUE, lag=True)], eddies=2, gigs={"d6": 3}))
    rested = Table(me(field=["psycho-squad"]), rival(field=[ROGUE], eddies=2, gigs={"d6": 3}))

    for table in (lagging, rested):
        table.me.attacks("psycho", GIGS)
        table.stops_here()

    assert not lagging.rival.may(decision.ACTIVATE)
    assert rested.rival.may(decision.ACTIVATE)


def test_lag_ends_with_the_turn() -> None:
    """11.3.2, R479 In the Rival's turn it is gone, and Rogue's effect may be used as a reaction."""
    table = Table(me(hand=[ROGUE], eddies=7, gigs={"d6": 3}), rival(field=["psycho-squad"], fixer=[]))

    table.me.plays(ROGUE)
    table.me.ends_turn()
    assert not table.me.has_lag(ROGUE)
    table.rival.attacks("psycho", GIGS)
    table.me.activates(ROGUE)

    assert table.me.is_spent(ROGUE)
    assert table.rival.power("psycho") == 2
    table.stops_here()


def test_lag_of_all_units_ends_with_every_turn() -> None:
    """B10, 11.3.2, R252 Also of a Unit that came in the Rival's turn: it attacks in the next one."""
    table = Table(
        me(hand=[BACKUP, "swordwise"], eddies=1, gigs={"d4": 1}, fixer=[]),
        rival(field=["psycho-squad"], gigs={"d6": 3}, fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", GIGS)
    table.me.plays(BACKUP)
    assert table.me.has_lag("swordwise")
    table.me.passes()
    table.rival.ends_turn()

    assert not table.me.has_lag("swordwise")
    assert table.me.may(decision.ATTACK, "swordwise")


def test_legends_enter_the_field_with_lag() -> None:
    """11.3.1, 4.5.2 Played for its cost a Legend lags like any Unit; by GO SOLO it can attack."""
    plainly = Table(me(legends=[SOLOIST], eddies=2), rival(gigs={"d6": 3}))
    alone = Table(me(legends=[SOLOIST], eddies=2), rival(gigs={"d6": 3}))

    plainly.me.fields("soloist", paying=[])
    alone.me.goes_solo("soloist", paying=[])

    assert plainly.me.has_lag("soloist")
    assert not plainly.me.may(decision.ATTACK)
    assert alone.me.may(decision.ATTACK)


def test_adrenaline_lets_a_lagging_unit_attack() -> None:
    """11.3.1.1, 11.23.2 The condition stays, the ban is lifted."""
    table = Table(me(hand=[RUSHER], eddies=1), rival(gigs={"d6": 3}))

    table.me.plays(RUSHER)

    assert table.me.has_lag("rusher")
    assert table.me.may(decision.ATTACK)


def test_gear_brings_no_lag() -> None:
    """11.3.1 A rested Unit that is equipped this turn may attack."""
    table = Table(me(hand=["mantis-blades"], field=["psycho-squad"], eddies=1), rival(gigs={"d6": 3}))

    table.me.plays("mantis-blades")

    assert table.me.may(decision.ATTACK)
