"""What a view says of where the game is (8.1, 9.2)."""

from __future__ import annotations

from streetcred import LISTS, Game
from streetcred.testing import GIGS, ME, RIVAL, Table, me, rival, unit
from streetcred.text.vocabulary import ATTACK, DEFEATED, draw, may, on

from .rules.cards_for_tests import a_unit, known

ARGUER = a_unit("Arguer", on(ATTACK, may(draw(1))))
HEIR = a_unit("Heir", on(DEFEATED, may(draw(1))))
in_catalogue = known(ARGUER, HEIR)


def test_an_attack_goes_through_its_steps() -> None:
    """9.2 It is declared, the Rival reacts, and the fight is over when all that it set off is resolved."""
    table = Table(me(field=[ARGUER]), rival(field=[unit(HEIR, spent=True)], gigs={"d6": 3}))

    table.me.attacks("arguer", "heir")
    assert table.view(ME).step == "attack"
    table.me.says(yes=False)
    assert table.view(ME).step == table.view(RIVAL).step == "react"
    table.rival.passes()
    assert table.view(ME).step == "fight"
    table.rival.says(yes=False)
    assert table.view(ME).step == "main"


def test_stealing_is_a_step_too() -> None:
    """9.22 The attacker is about to choose a Gig."""
    table = Table(me(field=[ARGUER]), rival(gigs={"d6": 3, "d8": 4}))

    table.me.attacks("arguer", GIGS)
    table.me.says(yes=False)
    table.rival.passes()
    assert table.view(RIVAL).step == "steal"

    table.me.chooses("d8")
    assert table.view(RIVAL).step == "main"


def test_a_game_begins_with_setup_and_is_over_at_its_end() -> None:
    """7.1, 1.10 Neither belongs to a turn."""
    game = Game(LISTS["the-heist"], LISTS["embracing-power"], seed=1)
    assert game.view(ME).step == "setup"

    game.concede(RIVAL)
    assert game.view(ME).step == "over"
