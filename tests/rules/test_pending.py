"""Chapter 10: pending effects (10.11 to 10.15)."""

from __future__ import annotations

import pytest

from streetcred.core import decision
from streetcred.testing import GIGS, ME, RIVAL, Table, me, rival, unit
from streetcred.text.vocabulary import (
    ATTACK,
    DEFEATED,
    MORE,
    UNIT,
    a,
    a_friendly_gig,
    attacks,
    cred,
    decrease,
    defeat,
    does,
    draw,
    either,
    every,
    first_time,
    friendly,
    increase,
    later,
    may,
    on,
    tag,
    when,
)

from .cards_for_tests import A_FRIENDLY_UNIT, A_RIVAL_UNIT, a_program, a_unit, known

TALKER = a_unit("Talker", on(ATTACK, draw(1)), on(ATTACK, increase(a_friendly_gig(), up_to=1)))
LEADER = a_unit("Leader", on(ATTACK, draw(1), only_if=cred(MORE)), on(ATTACK, decrease(a_friendly_gig(), up_to=5)))
CHEERER = a_unit("Cheerer", when(attacks(friendly(UNIT)), may(draw(1))))
EARLY_CHEERER = a_unit("Early Cheerer", first_time(attacks(friendly(UNIT)), draw(1)))
MOURNER = a_unit("Mourner", on(DEFEATED, may(draw(1))), tags=["DRONE"])
FRIEND = a_unit("Friend", on(DEFEATED, may(draw(1))))
BOMB = a_unit("Bomb", on(DEFEATED, defeat(A_RIVAL_UNIT), defeat(A_FRIENDLY_UNIT)), tags=["DRONE"])
CHAIN = a_unit("Chain", on(DEFEATED, defeat(a(friendly(UNIT, tag("NOMAD"))))))
LAST = a_unit("Last", on(DEFEATED, may(draw(1))), tags=["NOMAD"])
DRONE_HUNT = a_program("Drone Hunt", does(defeat(every(either(UNIT, tag("DRONE"))))))
PLANNER = a_unit("Planner", on(ATTACK, later(draw(1)), only_if=cred(MORE)), power=0)
LOSS = a_program("Loss", does(decrease(a_friendly_gig(), up_to=5)))
in_catalogue = known(
    TALKER, LEADER, CHEERER, EARLY_CHEERER, MOURNER, FRIEND, BOMB, CHAIN, LAST, DRONE_HUNT, PLANNER, LOSS
)


def first_to_resolve(table: Table, place: int = 0) -> None:
    """Let the player who orders pending effects start with the one in that place."""
    assert table.decision.kind == decision.ORDER
    table.answers(table.decision.options[place])


def test_pending_effects_come_before_every_action() -> None:
    """10.11, 10.11.1 With money, cards and another Unit, nothing but their order can be chosen."""
    table = Table(me(hand=["swordwise"], field=[CHEERER, EARLY_CHEERER], eddies=9), rival(gigs={"d6": 3}))

    table.me.attacks("cheerer", GIGS)

    assert table.kinds() == {decision.NEXT}
    table.stops_here()


def test_an_effect_stays_pending_when_its_source_has_gone() -> None:
    """10.11.2, 10.15 Both Units are in the trash, and both effects resolve."""
    table = Table(me(hand=[DRONE_HUNT], eddies=1), rival(field=[MOURNER, MOURNER]))

    table.me.plays(DRONE_HUNT)
    first_to_resolve(table)
    table.rival.says(yes=True)
    table.rival.says(yes=True)

    assert len(table.rival.hand) == 2


def test_a_resolved_effect_is_no_longer_pending() -> None:
    """10.11.3 After both have resolved once the turn goes on."""
    table = Table(me(field=[CHEERER, EARLY_CHEERER]), rival(gigs={"d6": 3}))

    table.me.attacks("cheerer", GIGS)
    first_to_resolve(table)
    table.me.says(yes=False)

    assert len(table.me.hand) == 1
    assert table.decision.kind == decision.REACT
    table.stops_here()


@pytest.mark.parametrize(("first", "cards"), [("draw", 1), ("increase", 0)])
def test_a_player_orders_the_own_effects(first: str, cards: int) -> None:
    """10.12 Either of two ATTACK effects may come first."""
    table = Table(me(field=[TALKER], gigs={"d6": 1}), rival(gigs={"d4": 1}))

    table.me.attacks("talker", GIGS)
    first_to_resolve(table, 0 if first == "draw" else 1)

    assert table.decision.kind == decision.PICK_AMOUNT
    assert len(table.me.hand) == cards
    table.stops_here()


def test_copies_of_one_card_are_ordered_too() -> None:
    """10.12, 10.16.2 Two copies that trigger together are two effects."""
    table = Table(me(field=[CHEERER, CHEERER]), rival(gigs={"d6": 3}))

    table.me.attacks("cheerer", GIGS)

    assert table.options() == ["cheerer", "cheerer"]
    table.stops_here()


def test_two_yorinobus_are_ordered_too() -> None:
    """10.12, 10.16.2, R303 Both see the first ARASAKA Unit fall, and their player says which of them draws first."""
    table = Table(
        me(field=["yorinobu-arasaka-steel"] * 2 + ["field-operator"]), rival(field=[unit("maxtac-av", spent=True)])
    )

    table.me.attacks("field-operator", "maxtac-av")
    table.rival.passes()
    assert table.options() == ["yorinobu-arasaka-steel-dragon"] * 2
    first_to_resolve(table)

    assert len(table.me.hand) == 2


def test_the_turn_player_resolves_first() -> None:
    """10.13, R304 All of the turn player's effects, then the Rival's."""
    table = Table(me(hand=[DRONE_HUNT], field=[MOURNER, MOURNER], eddies=1), rival(field=[MOURNER]))

    table.me.plays(DRONE_HUNT)
    first_to_resolve(table)
    table.me.says(yes=True)
    table.me.says(yes=True)
    assert (len(table.me.hand), len(table.rival.hand)) == (2, 0)
    table.rival.says(yes=True)

    assert len(table.rival.hand) == 1


def test_a_new_effect_waits_for_the_one_that_resolves() -> None:
    """10.14 The bomb hits both sides before anything that this triggers resolves."""
    table = Table(me(hand=[DRONE_HUNT], field=[BOMB, FRIEND], eddies=1), rival(field=[FRIEND]))

    table.me.plays(DRONE_HUNT)

    assert (table.me.field, table.rival.field) == ([], [])
    assert table.decision.player == ME
    table.stops_here()


def test_a_new_effect_joins_those_that_are_pending() -> None:
    """10.14, 10.12 The new one may even come before an older one."""
    table = Table(me(hand=[DRONE_HUNT], field=[BOMB, MOURNER, FRIEND], eddies=1))

    table.me.plays(DRONE_HUNT)
    table.me.chooses("bomb")
    assert table.options() == ["mourner", "friend"]
    table.me.chooses("friend")
    assert table.decision.ability is FRIEND.triggered[0]

    table.stops_here()


def test_whoever_resolves_finishes_all_of_theirs() -> None:
    """10.14.1 In my turn the Rival resolves: all of the Rival's effects, new ones included, come before my new one."""
    table = Table(me(hand=[DRONE_HUNT], field=[FRIEND], eddies=1), rival(field=[BOMB, MOURNER, FRIEND]))

    table.me.plays(DRONE_HUNT)
    table.rival.chooses("bomb")
    assert table.me.trash == ["drone-hunt", "friend"]
    assert table.options() == ["mourner", "friend"]
    table.rival.chooses("friend")
    table.rival.says(yes=True)
    table.rival.says(yes=True)
    assert len(table.rival.hand) == 2
    table.me.says(yes=True)

    assert len(table.me.hand) == 1


def test_the_turn_player_finishes_all_of_theirs_first_too() -> None:
    """10.13, 10.14.1 My effects, new ones included, then the Rival's, old and new."""
    table = Table(me(hand=[DRONE_HUNT], field=[BOMB, MOURNER, FRIEND], eddies=1), rival(field=[MOURNER, FRIEND]))

    table.me.plays(DRONE_HUNT)
    table.me.chooses("bomb")
    table.me.chooses("mourner")
    table.me.says(yes=True)
    table.me.says(yes=True)
    assert table.options() == ["mourner", "friend"]
    assert table.decision.player == RIVAL

    table.stops_here()


def test_after_the_rival_the_turn_player_resolves_again() -> None:
    """10.14.1 When the Rival is done my new effect resolves, and then what that one has made pending."""
    table = Table(me(hand=[DRONE_HUNT], field=[CHAIN, LAST], eddies=1), rival(field=[BOMB, LAST]))

    table.me.plays(DRONE_HUNT)
    table.rival.chooses("chain")
    table.rival.says(yes=False)
    table.me.says(yes=True)

    assert table.me.trash == ["drone-hunt", "chain", "last"]
    assert (len(table.me.hand), len(table.rival.hand)) == (1, 0)


def test_a_condition_that_opens_an_effect_must_still_hold() -> None:
    """10.15.1, C1 The lead is there at the declaration, and lost by the effect that was resolved first."""
    table = Table(me(field=[LEADER], gigs={"d6": 6}), rival(gigs={"d4": 3}))

    table.me.attacks("leader", GIGS)
    first_to_resolve(table, 1)
    table.me.chooses(-5)

    assert table.me.hand == []
    assert table.decision.kind == decision.REACT
    table.stops_here()


def test_what_changes_after_it_has_resolved_is_no_matter() -> None:
    """10.15, 10.15.1 In the other order the card is drawn before the lead is lost."""
    table = Table(me(field=[LEADER], gigs={"d6": 6}), rival(gigs={"d4": 3}))

    table.me.attacks("leader", GIGS)
    first_to_resolve(table, 0)
    table.me.chooses(-5)

    assert len(table.me.hand) == 1
    table.stops_here()


def test_in_the_rivals_turn_the_rival_resolves_first() -> None:
    """10.13, 10.14.1 Whose turn it is decides, not who sits where; new effects are finished by whoever resolves."""
    table = Table(me(field=[BOMB, FRIEND]), rival(hand=[DRONE_HUNT], field=[MOURNER, FRIEND], eddies=1), turn_of=RIVAL)

    table.rival.plays(DRONE_HUNT)
    table.rival.says(yes=True)
    assert (table.me.field, table.rival.field) == ([], [])
    table.me.says(yes=True)
    table.rival.says(yes=True)

    assert (len(table.me.hand), len(table.rival.hand)) == (1, 2)


def test_a_promise_is_not_checked_again() -> None:
    """10.15, 10.15.1 The lead that opened the effect is lost before the end of the turn, and the card is drawn."""
    table = Table(me(field=[PLANNER], hand=[LOSS], eddies=1, gigs={"d6": 6}), rival(gigs={"d4": 3}, fixer=[]))

    table.me.attacks("planner", GIGS)
    table.rival.passes()
    table.me.plays(LOSS)
    table.me.chooses(-5)
    table.me.ends_turn()

    assert len(table.me.hand) == 1
