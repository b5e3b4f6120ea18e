"""Chapters 8, 10 and 11: activating effects (8.14, 10.8, 10.9, 10.18 to 10.21, 11.15, 11.16)."""

from __future__ import annotations

from streetcred.core import decision, event
from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival, unit
from streetcred.text.vocabulary import (
    ADRENALINE,
    ATTACK,
    THIS,
    THIS_TURN,
    defeat,
    draw,
    give,
    keyword,
    on,
    power,
)

from .cards_for_tests import A_RIVAL_UNIT, a_gear, a_legend, a_unit, activate, known

WORKER = a_unit("Worker", activate(draw(1)))
BROKER = a_unit("Broker", activate(draw(1), pays=1))
SELLER = a_unit("Seller", activate(draw(1), pays=1, spends=False))
HEXER = a_unit("Hexer", activate(give(A_RIVAL_UNIT, power(-2), THIS_TURN)))
RUSHER = a_unit("Rusher", keyword(ADRENALINE), activate(draw(1)))
MARTYR = a_unit("Martyr", activate(defeat(THIS), draw(1)))
SNIPER = a_unit("Sniper", on(ATTACK, defeat(A_RIVAL_UNIT)))
AGENT = a_legend("Agent", activate(draw(1), pays=1))
TOOL = a_gear("Tool", activate(draw(1)))
in_catalogue = known(WORKER, BROKER, SELLER, HEXER, RUSHER, MARTYR, SNIPER, AGENT, TOOL)


def test_activating_is_an_action_of_the_own_main_phase() -> None:
    """8.14, 10.18, 10.4.2, 10.20.1 My effect in my turn, the Rival's in the Rival's; nobody has to."""
    table = Table(me(field=[WORKER]), rival(field=[WORKER], fixer=[]))

    assert table.me.may(decision.ACTIVATE)
    assert not table.rival.may(decision.ACTIVATE)
    table.me.ends_turn()
    assert table.rival.may(decision.ACTIVATE)
    assert not table.me.may(decision.ACTIVATE)

    assert table.me.hand == []


def test_the_spend_icon_costs_spending_the_unit() -> None:
    """10.19, 11.15, 11.15.1 The Unit is spent, and the effect follows."""
    table = Table(me(field=[WORKER, WORKER]))

    table.me.activates("worker#2")

    assert len(table.me.hand) == 1
    assert (table.me.is_spent("worker"), table.me.is_spent("worker#2")) == (False, True)


def test_spending_for_another_reason_is_no_activation() -> None:
    """11.15.2 It attacks, and draws nothing."""
    table = Table(me(field=[WORKER]), rival(gigs={"d6": 3}))

    table.me.attacks("worker", GIGS)
    table.rival.passes()

    assert table.me.hand == []


def test_a_spent_unit_can_not_pay_with_its_icon() -> None:
    """10.8, 10.9, 10.19.2 The cost needs a ready Unit."""
    table = Table(me(field=[unit(WORKER, spent=True)]))

    assert not table.me.may(decision.ACTIVATE)


def test_lag_forbids_the_spend_icon() -> None:
    """8.14.1, 10.9, 11.3.1.2, R001 With ADRENALINE it may attack, and still not do this."""
    table = Table(me(hand=[RUSHER], eddies=1), rival(gigs={"d6": 3}))

    table.me.plays(RUSHER)

    assert table.me.may(decision.ATTACK)
    assert not table.me.may(decision.ACTIVATE)


def test_lag_does_not_forbid_an_effect_without_the_icon() -> None:
    """8.14, 11.3.1.2 It costs only €$."""
    table = Table(me(field=[unit(SELLER, lag=True)], eddies=1))

    table.me.activates("seller")

    assert len(table.me.hand) == 1
    assert not table.me.is_spent("seller")


def test_lag_does_not_forbid_what_is_no_activation() -> None:
    """11.3.1.2, R429 Panam was played this turn, and the Call of the turn is free."""
    table = Table(me(hand=["panam-palmer-strength"], legends=[face_down("saburo-arasaka", spent=True)], eddies=6))

    table.me.plays("panam-palmer-strength")
    assert table.me.has_lag("panam")
    table.me.calls("saburo-arasaka", free=True)

    assert table.me.legends == ["saburo-arasaka-stubborn-patriarch"]


def test_a_legend_that_was_called_this_turn_may_use_its_icon() -> None:
    """5.7.6, 8.14, R023 There is no Lag in the Legends area; face-down Dexter has no effect to use."""
    table = Table(me(legends=[face_down("dexter-deshawn-off")], eddies=1, gigs={"d6": 3}))
    assert not table.me.may(decision.ACTIVATE)

    table.me.calls("dexter-deshawn-off", paying=[])
    table.answers((decision.MODE, 1, 0))
    table.me.activates("dexter-deshawn-off")
    table.me.chooses(2)

    assert table.me.gigs == {"d6": 5}
    assert table.me.is_spent("dexter-deshawn-off")


def test_a_legend_that_came_to_the_field_this_turn_may_not() -> None:
    """11.3.1.2, R012 On the field Sasha is a lagging Unit; the icon stands on her Gear."""
    table = Table(me(hand=["floor-it"], legends=[legend("sasha", "overwatch")], eddies=6))
    assert table.me.may(decision.ACTIVATE)

    table.me.fields("sasha", paying=[])

    assert table.me.has_lag("sasha")
    assert table.me.eddies == 1
    assert not table.me.may(decision.ACTIVATE)


def test_all_costs_have_to_be_paid() -> None:
    """10.19.2, 11.1.2, 2.7, R297 Without 1 €$ the Unit can't be spent for Overwatch either."""
    poor = Table(me(hand=["minotaur"], field=[unit("swordwise", "overwatch")]))
    rich = Table(me(hand=["minotaur"], field=[unit("swordwise", "overwatch")], eddies=1))
    assert not poor.me.may(decision.ACTIVATE)

    rich.me.activates("overwatch")

    assert (rich.me.eddies, rich.me.is_spent("swordwise"), rich.me.hand) == (0, True, [])


def test_costs_are_paid_in_printed_order() -> None:
    """10.19.3, 10.20.4 The €$ stand first: while they are paid, the Unit is still ready."""
    table = Table(me(field=[BROKER], legends=["v-corporate-exile"], eddies=1))

    table.answers(next(option for option in table.decision.options if option[0] == decision.ACTIVATE))
    assert table.decision.kind == decision.PAYMENT
    assert not table.me.is_spent("broker")
    table.answers(table.decision.options[0])

    assert table.me.is_spent("broker")


def test_eddies_and_legends_pay_for_activation() -> None:
    """11.16.1, 11.16.1.1 1 €$ before the colon may be a Legend in the Legends area."""
    table = Table(me(field=[BROKER], legends=["v-corporate-exile"], eddies=1))

    table.me.activates("broker", paying=["v-corporate"])

    assert table.me.is_spent("v-corporate")
    assert table.me.eddies == 1


def test_a_legend_spent_for_its_icon_does_not_pay_as_well() -> None:
    """11.16.1.1, 10.19.2 It takes one other Eddie or Legend."""
    alone = Table(me(legends=[AGENT]))
    helped = Table(me(legends=[AGENT, "v-corporate-exile"]))

    assert not alone.me.may(decision.ACTIVATE)
    helped.me.activates("agent")
    assert (helped.me.is_spent("agent"), helped.me.is_spent("v-corporate")) == (True, True)


def test_choices_after_the_colon_are_made_when_the_effect_resolves() -> None:
    """10.19.1, 10.20.3 The Unit is spent already when its target is asked for."""
    table = Table(me(field=[HEXER]), rival(field=["psycho-squad", "swordwise"]))

    table.me.activates("hexer")
    assert table.me.is_spent("hexer")
    table.me.chooses("psycho")

    assert table.rival.power("psycho") == 4


def test_the_rival_sees_which_effect_is_used() -> None:
    """10.20.5 Before any choice of the effect is made."""
    table = Table(me(field=[HEXER]), rival(field=["psycho-squad", "swordwise"]))

    table.me.activates("hexer")

    told = [happened for happened in table.view(RIVAL).table.events if happened.kind == event.RESOLVES]
    assert [happened.piece.card for happened in told if happened.piece] == [HEXER]
    table.stops_here()


def test_an_effect_without_a_target_may_be_activated() -> None:
    """A9, 10.7, 10.20.3 Only what stands before the colon has to be possible."""
    table = Table(me(field=[HEXER]), rival())

    table.me.activates("hexer")

    assert table.me.is_spent("hexer")


def test_an_effect_may_be_activated_with_an_empty_deck() -> None:
    """A9, 10.7, R124 Judy is spent for nothing: no card is revealed, and nothing is lost."""
    table = Table(me(field=["judy-alvarez-nothing"], deck=[], eddies=1))

    table.me.activates("judy")

    assert table.me.is_spent("judy")
    assert table.me.hand == []
    assert not table.is_over


def test_a_condition_after_the_colon_is_read_on_resolution() -> None:
    """A9, 10.3.3, 11.15.3.1, R127 Kerry may be used without such a Gig, and draws nothing."""
    without = Table(me(field=["kerry-eurodyne-the-last"], gigs={"d8": 7}))
    with_it = Table(me(field=["kerry-eurodyne-the-last"], gigs={"d8": 8}))

    without.me.activates("kerry")
    with_it.me.activates("kerry")

    assert without.me.is_spent("kerry")
    assert (len(without.me.hand), len(with_it.me.hand)) == (0, 2)


def test_the_effect_resolves_before_what_its_cost_has_triggered() -> None:
    """10.20, 10.20.4, 10.20.6, 10.20.7, 11.15.3, 11.15.3.2, R155 First the card is drawn, then the Gear asks."""
    table = Table(me(field=[unit(WORKER, "zetatech-faceplate")], gigs={"d6": 3}))

    table.me.activates("worker")

    assert len(table.me.hand) == 1
    assert table.decision.kind == decision.PICK_AMOUNT
    table.me.chooses(1)


def test_an_activated_effect_must_be_resolved() -> None:
    """2.2, 10.20.6 The draw can't be declined."""
    table = Table(me(field=[WORKER], deck=[]))

    table.me.activates("worker")

    assert table.winner is table.rival


def test_nothing_is_activated_while_effects_are_pending_or_resolve() -> None:
    """10.18.1 In the middle of the ATTACK effect the Worker can't be used, and in the React Step neither."""
    table = Table(me(field=[SNIPER, WORKER]), rival(field=["psycho-squad", "swordwise"], gigs={"d6": 3}))

    table.me.attacks("sniper", GIGS)
    assert decision.ACTIVATE not in table.kinds()
    table.me.chooses("psycho")
    assert decision.ACTIVATE not in table.kinds()
    table.rival.passes()

    assert table.me.may(decision.ACTIVATE)


def test_it_resolves_even_if_its_source_leaves() -> None:
    """10.21, R306 The Unit defeats itself, and the card is drawn."""
    table = Table(me(field=[MARTYR]))

    table.me.activates("martyr")

    assert table.me.trash == ["martyr"]
    assert len(table.me.hand) == 1


def test_it_may_be_used_as_often_as_it_can_be_paid() -> None:
    """8.10.1, 8.14, R128 Panam readies Kerry, who is used again; spent he can't be used."""
    table = Table(
        me(
            field=["kerry-eurodyne-the-last"],
            legends=[legend("panam-palmer-nomad", "mantis-blades")],
            eddies=2,
            gigs={"d8": 8},
        )
    )

    table.me.activates("kerry")
    assert not table.me.may(decision.ACTIVATE, "kerry")
    table.me.activates("panam", paying=[])
    table.me.activates("kerry")

    assert len(table.me.hand) == 4


def test_an_icon_on_gear_spends_the_host() -> None:
    """C10, 4.11.3, 11.15.1, R295 For Overwatch; the host must be ready and without Lag."""
    table = Table(
        me(
            hand=["floor-it", "swordwise"],
            field=[unit("swordwise", "overwatch"), unit("psycho-squad", "overwatch", lag=True)],
            eddies=2,
        ),
        rival(field=[unit("emergency-atlus", spent=True)]),
    )

    table.me.activates("overwatch")
    table.me.chooses("swordwise")

    assert table.me.is_spent("swordwise")
    assert table.rival.trash == ["emergency-atlus"]
    assert not table.me.may(decision.ACTIVATE)


def test_a_legend_in_the_legends_area_uses_its_gear() -> None:
    """C10, 5.7.6 Face-up is enough."""
    table = Table(me(legends=[legend("saburo-arasaka", TOOL)]))

    table.me.activates("tool")

    assert table.me.is_spent("saburo")


def test_a_text_may_make_its_own_effect_free() -> None:
    """A6, 10.20.4, R118 With two Gigs of 8 or more Johnny costs 0 €$, and is spent all the same."""
    johnny = "johnny-silverhand-rocking"
    table = Table(me(legends=[johnny], field=["swordwise"], gigs={"d8": 8, "d10": 9}))
    other = Table(me(legends=[johnny], field=["swordwise"], gigs={"d8": 8, "d10": 7}))
    assert not other.me.may(decision.ACTIVATE)

    table.me.activates(johnny)

    assert table.me.is_spent(johnny)
