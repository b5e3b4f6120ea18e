"""Chapter 8, the Main Phase: sell, Call, play, activate and attack, in any order, and end the turn."""

from __future__ import annotations

import pytest

from streetcred.core import decision
from streetcred.terms import ADRENALINE
from streetcred.testing import FILLER, GIGS, Table, face_down, legend, me, rival, unit
from streetcred.text.vocabulary import draw, keyword

from .cards_for_tests import a_legend, a_unit, activate, known

SCHOLAR = a_unit("Scholar", activate(draw(1)))
SPRINTER = a_unit("Sprinter", keyword(ADRENALINE), activate(draw(1)))
SAGE = a_legend("Sage", activate(draw(1)))
BROKER = a_unit("Broker", activate(draw(1), pays=1, spends=False))
in_catalogue = known(SCHOLAR, SPRINTER, SAGE, BROKER)


# Passing, and the order of actions.


def test_the_turn_may_be_ended_between_any_two_actions() -> None:
    """8.9 Before the first one, after it, and when nothing else is left to do."""
    table = Table(me(hand=["floor-it"], deck=["psycho-squad"]), rival(fixer=[]))

    assert table.me.may(decision.END_TURN)
    table.me.sells("floor-it")
    assert table.kinds() == {decision.END_TURN}
    table.me.ends_turn()

    assert table.rival.may(decision.END_TURN)


def test_the_turn_can_not_be_ended_within_an_action() -> None:
    """8.9 Neither while the Rival may react, nor while the attacker chooses what to steal."""
    table = Table(me(field=["psycho-squad"]), rival(gigs={"d6": 3, "d8": 4}))

    table.me.attacks("psycho-squad", GIGS)
    assert decision.END_TURN not in table.kinds()
    table.rival.passes()

    assert table.kinds() == {decision.GIG}
    table.me.chooses("d6")


def test_actions_come_in_any_order() -> None:
    """8.10 Attack, sell, play, Call, and attack again."""
    table = Table(
        me(
            hand=["floor-it", "kiroshi"],
            field=["psycho-squad", "emergency-atlus"],
            legends=[face_down("saburo")],
            eddies=1,
        ),
        rival(gigs={"d6": 3, "d8": 4}),
    )

    table.me.attacks("psycho-squad", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    table.me.sells("kiroshi")
    table.me.plays("floor-it", paying=[])
    table.me.calls("saburo", paying=[])
    table.me.attacks("emergency-atlus", GIGS)
    table.rival.passes()

    assert table.rival.gigs == {}
    assert table.me.legends == ["saburo-arasaka-stubborn-patriarch"]


def test_actions_may_be_repeated() -> None:
    """8.10.1 Three cards are played, and two Units attack."""
    table = Table(
        me(hand=["floor-it"] * 3, eddies=3, field=["psycho-squad", "psycho-squad"]), rival(gigs={"d6": 3, "d8": 4})
    )

    for _ in range(3):
        table.me.plays("floor-it")
    for name in ("psycho-squad", "psycho-squad#2"):
        table.me.attacks(name, GIGS)
        table.rival.passes()
        if table.decision.kind == decision.STEAL:
            table.me.chooses("d6")

    assert table.me.trash == ["floor-it"] * 3
    assert table.rival.gigs == {}


# Sell a card.


def test_one_card_of_the_hand_can_be_sold() -> None:
    """8.11, 8.11.2: one with a Sell Tag; it becomes an Eddie."""
    table = Table(me(hand=["psycho-squad", "floor-it"]), rival())
    assert not table.me.may(decision.SELL, "psycho-squad")

    table.me.sells("floor-it")

    assert table.me.hand == ["psycho-squad"]
    assert table.me.eddies == 1


def test_a_card_is_sold_once_per_turn() -> None:
    """8.11.1 The second one must wait for the next own turn."""
    table = Table(me(hand=["floor-it", "floor-it"], fixer=[]), rival(fixer=[]))

    table.me.sells("floor-it")
    assert not table.me.may(decision.SELL)
    table.me.ends_turn()
    table.rival.ends_turn()

    assert table.me.may(decision.SELL, "floor-it")


def test_nothing_is_sold_in_the_rivals_turn() -> None:
    """8.11 Not even in the React Step."""
    table = Table(me(field=["psycho-squad"]), rival(hand=["floor-it"], gigs={"d6": 3}))

    table.me.attacks("psycho-squad", GIGS)

    assert not table.rival.may(decision.SELL)
    table.rival.passes()


# Call a Legend.


def test_a_call_costs_one_and_turns_a_legend_up() -> None:
    """8.12, C23, R247: which one is the player's choice."""
    table = Table(
        me(legends=[face_down("viktor-vektor-sit"), face_down("saburo"), legend("v-corporate")], eddies=2), rival()
    )
    callable_now = [table.name(option) for option in table.decision.options if option[0] == decision.CALL]
    assert callable_now == ["viktor-vektor-sit-down-and-relax", "saburo-arasaka-stubborn-patriarch"]

    table.me.calls("saburo", paying=[])

    assert table.me.legends[:2] == ["(viktor-vektor-sit-down-and-relax)", "saburo-arasaka-stubborn-patriarch"]
    assert table.me.eddies == 1


def test_without_one_euro_there_is_no_call() -> None:
    """8.12 The only Legend is spent, and there is no Eddie."""
    table = Table(me(legends=[face_down("saburo", spent=True)]), rival())

    assert not table.me.may(decision.CALL)


def test_there_is_one_call_per_turn() -> None:
    """8.12.1, R246: for 1 €$; the next one is open in the next turn."""
    table = Table(
        me(legends=[face_down("viktor-vektor-sit"), face_down("saburo")], eddies=4, fixer=[]), rival(fixer=[])
    )

    table.me.calls("saburo", paying=[])
    assert (table.me.eddies, table.me.spent_eddies) == (3, 1)
    assert not table.me.may(decision.CALL)
    table.me.ends_turn()
    table.rival.ends_turn()

    assert table.me.may(decision.CALL, "viktor-vektor-sit")


def test_a_legend_can_be_called_in_the_rivals_turn() -> None:
    """8.12.2: as a reaction, also after a Call in the own turn."""
    table = Table(
        me(
            field=[FILLER],
            legends=[face_down("saburo"), face_down("yorinobu-arasaka-embracing")],
            eddies=2,
            gigs={"d4": 1},
            fixer=[],
        ),
        rival(field=["psycho-squad", "emergency-atlus"], fixer=[]),
    )
    table.me.calls("saburo", paying=[])
    table.me.ends_turn()

    table.rival.attacks("psycho-squad", GIGS)
    table.me.calls("yorinobu-arasaka-embracing", paying=[])
    table.me.passes()

    assert table.me.legends == ["saburo-arasaka-stubborn-patriarch", "yorinobu-arasaka-embracing-destruction"]


# Play a card.


def test_cards_are_played_from_the_hand() -> None:
    """8.13 Not from the deck, and not from the trash."""
    table = Table(me(hand=["floor-it"], trash=["industrial"], deck=["afterparty", FILLER], eddies=5), rival())

    assert table.me.may(decision.PLAY, "floor-it")
    table.me.plays("floor-it")

    assert table.me.hand == ["afterparty-at-lizzies"]
    assert not table.me.may(decision.PLAY, "industrial")


def test_a_program_with_quick_can_be_played_in_the_main_phase() -> None:
    """8.13: the keyword adds the React Step and takes nothing away."""
    table = Table(me(hand=["floor-it"], eddies=1), rival())

    table.me.plays("floor-it")

    assert table.me.trash == ["floor-it"]


# Activate an effect.


def test_effects_of_friendly_units_and_legends_can_be_activated() -> None:
    """8.14 Those of the Rival's cards can't, nor can that of a face-down Legend."""
    table = Table(me(field=[SCHOLAR], legends=[SAGE, face_down(SAGE)]), rival(field=[SCHOLAR], legends=[SAGE]))
    assert [option[1] for option in table.decision.options if option[0] == decision.ACTIVATE] == [
        table.me.piece("sage").id,
        table.me.piece("scholar").id,
    ]

    table.me.activates("scholar")
    table.me.activates("sage")

    assert len(table.me.hand) == 2
    assert not table.me.may(decision.ACTIVATE)


def test_an_effect_without_a_spend_icon_can_be_activated_again_and_again() -> None:
    """8.14, 8.10.1 As often as its cost can be paid, and by a lagging Unit too."""
    table = Table(me(field=[unit(BROKER, lag=True)], eddies=2), rival())

    table.me.activates("broker")
    table.me.activates("broker")

    assert len(table.me.hand) == 2
    assert not table.me.may(decision.ACTIVATE)


def test_effects_are_not_activated_while_something_else_goes_on() -> None:
    """8.14 In the React Step neither player may: it is no action of the Main Phase, and the effect has no QUICK."""
    table = Table(me(field=["psycho-squad", SCHOLAR]), rival(field=[SCHOLAR], gigs={"d6": 3}))

    table.me.attacks("psycho-squad", GIGS)

    assert not table.rival.may(decision.ACTIVATE)
    assert not table.me.may(decision.ACTIVATE)
    table.rival.passes()


@pytest.mark.parametrize("name", ["scholar", "sprinter"])
def test_a_lagging_unit_does_not_use_its_spend_icon(name: str) -> None:
    """8.14.1: ADRENALINE lifts the ban on attacks, and not this one."""
    table = Table(me(field=[unit(SCHOLAR, lag=True), unit(SPRINTER, lag=True)], fixer=[]), rival(fixer=[]))

    assert not table.me.may(decision.ACTIVATE, name)
    table.me.ends_turn()
    table.rival.ends_turn()

    assert table.me.may(decision.ACTIVATE, name)


# Attack.


def test_attacking_is_an_action() -> None:
    """8.15 After it the Main Phase goes on."""
    table = Table(me(field=["psycho-squad"], hand=["floor-it"], eddies=1), rival(gigs={"d6": 3}))

    table.me.attacks("psycho-squad", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}
    assert table.me.may(decision.PLAY, "floor-it")


def test_only_units_of_the_turn_player_attack() -> None:
    """8.15 The Rival's Units have to wait."""
    table = Table(me(gigs={"d6": 3}), rival(field=["psycho-squad"], gigs={"d8": 3}))

    assert not table.me.may(decision.ATTACK)
