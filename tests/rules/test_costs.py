"""Chapter 11: costs and payment (11.1, 11.8)."""

from __future__ import annotations

import pytest

from streetcred.core import decision
from streetcred.testing import OnTable, Table, face_down, legend, me, rival, unit
from streetcred.text.vocabulary import (
    ANY_TYPE,
    CALL,
    FACE_DOWN_LEGEND,
    GO_SOLO,
    LEGEND,
    THIS,
    THIS_LEGEND,
    UNIT,
    a,
    call,
    control,
    cost_at_most,
    defeat,
    does,
    draw,
    either,
    fixed_price,
    free_calls,
    friendly,
    friendly_gigs,
    have,
    in_your_hand,
    keyword,
    may,
    on,
    play_for_free,
    price,
    solo_price,
    spent,
    when,
)
from streetcred.text.vocabulary import rival as rivals

from .cards_for_tests import a_legend, a_program, a_unit, activate, known

BROKER = a_unit("Broker", activate(draw(1), pays=2))
BARGAIN = a_unit("Bargain", have(THIS, price(-2), only_if=control(friendly_gigs(at_least=8))), cost=5)
GIFT = a_unit("Gift", have(THIS, price(-9)), cost=7)
FLAT_RATE = a_unit("Flat Rate", have(THIS, fixed_price(2), only_if=control(friendly_gigs(at_least=8))), cost=5)
MERCHANT = a_unit("Merchant", have(friendly(UNIT), price(-1)))
CUSTOMS = a_unit("Customs", have(rivals(UNIT), price(1)))
BOUNCER = a_unit("Bouncer", have(rivals(LEGEND), solo_price(1)))
AGENT = a_unit("Agent", free_calls())
TREASURER = a_unit("Treasurer", when(spent(friendly(LEGEND)), draw(1)))
SOLOIST = a_legend("Soloist", keyword(GO_SOLO), cost=3)
HUSTLER = a_legend("Hustler", have(THIS_LEGEND, price(-1)), cost=3)
PLAIN_LEGEND = a_legend("Plain Legend", sell=False)
CALLER = a_legend("Caller", on(CALL, may(draw(1))))
FREE_CALL = a_program("Free Call", does(call(a(FACE_DOWN_LEGEND))))
SMALL_GAME = a_program("Small Game", does(defeat(a(either(UNIT, cost_at_most(6))))))
GIVEAWAY = a_program("Giveaway", does(play_for_free(a(in_your_hand(ANY_TYPE)))))
in_catalogue = known(
    BROKER,
    BARGAIN,
    GIFT,
    FLAT_RATE,
    MERCHANT,
    CUSTOMS,
    BOUNCER,
    AGENT,
    TREASURER,
    SOLOIST,
    HUSTLER,
    PLAIN_LEGEND,
    CALLER,
    FREE_CALL,
    SMALL_GAME,
    GIVEAWAY,
)


def test_playing_a_card_costs_its_cost_value() -> None:
    """11.1.1, 11.1.1.1, 3.11.1 A Unit with cost 3 spends three of four Eddies."""
    table = Table(me(hand=["swordwise"], eddies=4))

    table.me.plays("swordwise")

    assert (table.me.eddies, table.me.spent_eddies) == (1, 3)


def test_activating_costs_what_stands_before_the_colon() -> None:
    """11.1.1.2, 11.16.1.1 The activation cost is paid by spending."""
    table = Table(me(field=[BROKER], eddies=3))

    table.me.activates("broker")

    assert (table.me.eddies, table.me.is_spent("broker")) == (1, True)


def test_a_cost_has_to_be_paid_in_full() -> None:
    """11.1.2, 11.4.1.1 With 2 €$ a Unit with cost 3 can't be played."""
    table = Table(me(hand=["swordwise", "corpo-security"], eddies=2))

    assert not table.me.may(decision.PLAY, "swordwise")
    assert table.me.may(decision.PLAY, "corpo-security")


def test_a_game_action_has_to_be_paid_in_full_too() -> None:
    """11.1.2 Without 1 €$ there is no Call."""
    table = Table(me(legends=[face_down(CALLER, spent=True)]))

    assert not table.me.may(decision.CALL)


def test_a_cost_may_be_replaced_by_another() -> None:
    """11.1.2.1 It costs 2 in place of 5, and the 2 are paid in full."""
    table = Table(me(hand=[FLAT_RATE], eddies=3, gigs={"d8": 8}))
    poor = Table(me(hand=[FLAT_RATE], eddies=1, gigs={"d8": 8}))

    table.me.plays(FLAT_RATE)

    assert table.me.eddies == 1
    assert not poor.me.may(decision.PLAY)


def test_the_replacing_cost_must_be_paid() -> None:
    """11.1.2.1, R159 With an empty fixer area Nocturne costs 1 €$, and nobody may pay 3, nor the other way round."""
    table = Table(me(hand=["nocturne"], eddies=5, fixer=[]))
    without = Table(me(hand=["nocturne"], eddies=5, fixer=[20]))

    for one in (table, without):
        one.me.plays("nocturne")
        one.answers((decision.MODE, 0, 0))

    assert (table.me.eddies, without.me.eddies) == (4, 2)


def test_a_reduction_is_no_offer() -> None:
    """11.8.2, R218 With Viktor the first CYBERWARE costs 3 less, and its player is not asked."""
    table = Table(me(hand=["the-relic"], field=["viktor-vektor-drop"], eddies=5))

    table.me.plays("the-relic")

    assert table.me.gear("viktor-vektor-drop") == ["the-relic-experimental-biochip"]
    assert table.me.eddies == 3


def test_eddies_and_legends_pay_in_any_mix() -> None:
    """11.8.1, R302 3 €$ out of 4 Eddies and 2 Legends: no Legend, one of the two, or both."""
    table = Table(me(hand=["swordwise"], eddies=4, legends=["v-corporate-exile", face_down("saburo-arasaka")]))

    table.answers(next(option for option in table.decision.options if option[0] == decision.PLAY))

    assert table.decision.kind == decision.PAYMENT
    assert sorted(option[1].bit_count() for option in table.decision.options) == [0, 1, 1, 2]
    table.stops_here()


def test_what_was_chosen_is_spent() -> None:
    """11.8.1, 5.7.2 A Legend counts 1 €$, and the Eddies pay the rest."""
    table = Table(me(hand=["swordwise"], eddies=4, legends=["v-corporate-exile", face_down("saburo-arasaka")]))

    table.me.plays("swordwise", paying=["v-corporate"])

    assert table.me.is_spent("v-corporate")
    assert not table.me.is_spent("saburo")
    assert table.me.spent_eddies == 2


def test_a_single_way_to_pay_is_not_asked_about() -> None:
    """11.8.1 All money there is has to be spent."""
    table = Table(me(hand=["swordwise"], eddies=1, legends=["v-corporate-exile", face_down("saburo-arasaka")]))

    table.me.plays("swordwise")

    assert (table.me.is_spent("v-corporate"), table.me.is_spent("saburo"), table.me.eddies) == (True, True, 0)


@pytest.mark.parametrize(
    ("shown", "pays"),
    [
        (legend("v-corporate-exile"), True),
        (legend(PLAIN_LEGEND), False),
        (face_down(PLAIN_LEGEND), True),
        (face_down("v-corporate-exile", spent=True), False),
    ],
    ids=["face-up with a Sell Tag", "face-up without", "face-down", "spent"],
)
def test_which_legends_pay(shown: OnTable, pays: bool) -> None:  # noqa: FBT001
    """11.8.1, 5.7.2.2, 3.12.2, R250 Ready ones, face-down or with a Sell Tag."""
    table = Table(me(hand=["corpo-security"], eddies=1, legends=[shown]))

    assert table.me.may(decision.PLAY) == pays


def test_a_legend_on_the_field_does_not_pay() -> None:
    """11.8.1 Only Legends in the Legends area do."""
    table = Table(me(hand=["corpo-security"], eddies=1, field=["v-corporate-exile"]))

    assert not table.me.may(decision.PLAY)


def test_a_legend_may_pay_for_its_own_call() -> None:
    """8.12, 11.8.1, 11.11.1.3, R248 It is turned up and stays spent."""
    table = Table(me(legends=[face_down(PLAIN_LEGEND)]))

    table.me.calls("plain-legend")

    assert table.me.legends == ["plain-legend"]
    assert table.me.is_spent("plain-legend")


def test_a_legend_may_pay_for_its_own_go_solo() -> None:
    """11.8.1, 11.25.1 It is spent, and enters ready."""
    table = Table(me(legends=[SOLOIST], eddies=2))

    table.me.goes_solo("soloist")

    assert table.me.field == ["soloist"]
    assert not table.me.is_spent("soloist")
    assert table.me.eddies == 0


def test_a_reduction_changes_what_is_paid_and_not_the_cost() -> None:
    """11.8.2, 3.11.1.2, R052 Octant is paid with 5, and costs 7 for an effect that looks for 6 or less."""
    table = Table(me(hand=["octant", SMALL_GAME], eddies=6, gigs={"d8": 8, "d10": 8}), rival(field=["swordwise"]))

    table.me.plays("octant")
    assert table.me.eddies == 1
    table.me.plays(SMALL_GAME)

    assert table.me.field == ["octant"]
    assert table.rival.field == []


def test_a_reduction_stops_at_one() -> None:
    """11.8.3, R254 Eight Gigs of 8 or more take 8 off the 7 of Octant, and it is paid with 1 €$."""
    high = {"d8": 8, "d10": 8, "d12": 8, "d20": 8, "rival d8": 8, "rival d10": 8, "rival d12": 8, "rival d20": 8}
    table = Table(me(hand=["octant"], eddies=2, gigs=high))
    poor = Table(me(hand=["octant"], gigs=high))
    assert not poor.me.may(decision.PLAY)

    table.me.plays("octant")

    assert table.me.eddies == 1


def test_a_legend_on_the_field_counts_among_the_rival_units() -> None:
    """11.8.3, 4.2.1, R330 Seven Units and a Legend take 8 off the 7 of MaxTac Heavy; 1 €$ is left to pay."""
    table = Table(me(hand=["maxtac-heavy"], eddies=2), rival(field=[*["secondhand"] * 7, "v-corporate"]))
    fewer = Table(me(hand=["maxtac-heavy"], eddies=2), rival(field=[*["secondhand"] * 4, "v-corporate"]))

    table.me.plays("maxtac-heavy")
    fewer.me.plays("maxtac-heavy")

    assert (table.me.eddies, fewer.me.eddies) == (1, 0)


def test_all_changes_of_a_price_add_up() -> None:
    """C21, 11.8.2 Two less, one less, and one more."""
    table = Table(me(hand=[BARGAIN], field=[MERCHANT], eddies=5, gigs={"d8": 8}), rival(field=[CUSTOMS]))

    table.me.plays(BARGAIN)

    assert table.me.eddies == 2


def test_the_lowest_price_is_applied_to_the_sum() -> None:
    """C21, 11.8.3 7 - 9 + 1 is below 1, so 1 €$ is paid."""
    table = Table(me(hand=[GIFT], eddies=2), rival(field=[CUSTOMS]))

    table.me.plays(GIFT)

    assert table.me.eddies == 1


def test_going_solo_may_cost_more() -> None:
    """11.8.2, 11.25.1 Without the money for it the Legend may be played the ordinary way."""
    table = Table(me(legends=[SOLOIST], eddies=2), rival(field=[BOUNCER]))

    assert not table.me.may(decision.SOLO)
    assert table.me.may(decision.FIELD_LEGEND)


def test_nobody_has_to_go_solo() -> None:
    """11.25.1, 4.5, R173 There would be 7 €$ for GO SOLO against a Riot Shield, and V is played for 5 all the same."""
    table = Table(me(legends=["v-corporate"], eddies=7), rival(field=[unit("psycho-squad", "riot-shield")]))
    assert table.me.may(decision.SOLO)

    table.me.fields("v-corporate", paying=[])

    assert table.me.eddies == 2
    assert table.me.has_lag("v-corporate")


def test_what_makes_units_cheaper_is_no_matter_for_a_legend_in_the_legends_area() -> None:
    """11.8.2 There it is a Legend and no Unit."""
    table = Table(me(legends=[legend(SOLOIST, spent=True)], field=[MERCHANT], eddies=2))

    assert not table.me.may(decision.SOLO)


def test_a_legend_counts_its_own_reduction_once() -> None:
    """11.8.2 Cost 3 less 1 is 2."""
    table = Table(me(legends=[legend(HUSTLER, spent=True)], eddies=4))

    table.me.fields("hustler")

    assert table.me.eddies == 2


def test_a_call_may_be_free() -> None:
    """11.8.2, 11.11.1 A text may lower the price of a Call to nothing."""
    table = Table(me(legends=[face_down(CALLER, spent=True)], field=[AGENT]))

    table.me.calls("caller", free=True)
    table.me.says(yes=False)

    assert table.me.legends == ["caller"]


def test_for_free_nothing_is_paid() -> None:
    """11.8.4 A card of any cost, without money; its PLAY effects and Lag are as always."""
    table = Table(me(hand=[GIVEAWAY, "chrome-fang"], eddies=1))

    table.me.plays(GIVEAWAY)

    assert table.me.field == ["chrome-fang"]
    assert table.me.has_lag("chrome-fang")
    assert len(table.state.modifiers) == 1


def test_for_free_other_conditions_have_to_be_met() -> None:
    """11.8.4.1, 11.4.3 Gear needs a host, although it costs nothing."""
    without = Table(me(hand=[GIVEAWAY, "mantis-blades"], eddies=1))
    with_one = Table(me(hand=[GIVEAWAY, "mantis-blades"], field=["swordwise"], eddies=1))

    without.me.plays(GIVEAWAY)
    with_one.me.plays(GIVEAWAY)

    assert without.me.hand == ["mantis-blades"]
    assert with_one.me.gear("swordwise") == ["mantis-blades"]


def test_a_free_call_is_not_paid() -> None:
    """11.8.4 It is a Call all the same: the CALL effect is there, and there is no second one this turn."""
    table = Table(me(hand=[FREE_CALL], legends=[face_down(CALLER, spent=True), face_down(PLAIN_LEGEND)], eddies=2))

    table.me.plays(FREE_CALL, paying=[])
    table.me.chooses("caller")
    table.me.says(yes=True)

    assert (table.me.eddies, len(table.me.hand)) == (1, 1)
    assert not table.me.may(decision.CALL)


def test_spending_for_a_call_triggers_together_with_the_call() -> None:
    """C11, 10.2.4, 10.12 The Call is finished first; then its player orders both effects."""
    table = Table(me(field=[TREASURER], legends=[face_down(CALLER)]))

    table.me.calls("caller")

    assert table.me.legends == ["caller"]
    assert table.options() == ["treasurer", "caller"]
    table.stops_here()


def test_spending_for_a_card_triggers_after_it_was_played() -> None:
    """10.2.4, 10.14 The new Unit is on the field when the card is drawn."""
    table = Table(me(hand=["psycho-squad"], field=[TREASURER], legends=[face_down(CALLER)], eddies=3))

    table.me.plays("psycho")

    assert table.me.field == ["treasurer", "psycho-squad"]
    assert len(table.me.hand) == 1


def test_a_card_does_not_see_what_was_spent_for_it() -> None:
    """C12, 10.16.1 The Legend was spent before the Unit was in play."""
    table = Table(me(hand=[TREASURER], legends=[face_down(CALLER)]))

    table.me.plays(TREASURER)

    assert table.me.field == ["treasurer"]
    assert table.me.hand == []


def test_gear_does_not_see_its_host_pay_for_it() -> None:
    """C13 The Legend was spent first, and equipped afterwards."""
    table = Table(me(hand=["tetratronic"], legends=["v-corporate-exile"]))

    table.me.plays("tetratronic")

    assert table.me.gear("v-corporate") == ["tetratronic-rippler"]
    assert table.me.is_spent("v-corporate")
    assert table.decision.kind == decision.MAIN
