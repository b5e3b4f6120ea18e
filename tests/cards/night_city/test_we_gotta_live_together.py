"""We Gotta Live Together plays up to two cheap Units from the trash for free, and costs less two Gigs behind."""

import pytest

from streetcred.core.decision import ACTIVATE, ATTACK, PLAY
from streetcred.testing import ME, RIVAL, Table, face_down, me, rival

TOGETHER = "we-gotta-live-together"


def test_two_units_come_back() -> None:
    """11.8.4 For free; they lag like any Unit."""
    table = Table(me(hand=[TOGETHER], trash=["swordwise", "emergency-atlus"], eddies=5), rival(gigs={"d6": 3}))

    table.me.plays(TOGETHER)
    table.me.chooses("swordwise", "emergency-atlus")

    assert table.me.field == ["swordwise-huscle", "emergency-atlus"]
    assert table.me.trash == [TOGETHER]
    assert table.me.spent_eddies == 5
    assert not table.me.may(ATTACK)


def test_one_or_none_will_do() -> None:
    """2.8 "Up to"."""
    for chosen in (["swordwise"], []):
        table = Table(me(hand=[TOGETHER], trash=["swordwise", "emergency-atlus"], eddies=5))

        table.me.plays(TOGETHER)
        table.me.chooses(*chosen)
        table.me.is_done()

        assert len(table.me.field) == len(chosen)


def test_units_with_cost_3_or_less_are_offered() -> None:
    """3.11 No dearer ones, no other cards, and none of the rival's trash."""
    trash = ["secondhand", "psycho-squad", "mantis-blades", "floor-it", "swordwise", "octant"]
    table = Table(
        me(hand=[TOGETHER], trash=trash, eddies=5, gigs={"d8": 8, "d10": 8, "d12": 8, "d20": 20}),
        rival(trash=["emergency-atlus"], gigs={"d4": 1}),
    )

    table.me.plays(TOGETHER)

    assert table.options() == ["secondhand-bombus", "swordwise-huscle", "done"]
    table.me.is_done()


def test_two_copies_may_come() -> None:
    """10.31.2 They are two cards."""
    table = Table(me(hand=[TOGETHER], trash=["swordwise", "swordwise", "swordwise"], eddies=5))

    table.me.plays(TOGETHER)
    table.me.chooses("swordwise-huscle#2", "swordwise-huscle#3")

    assert table.me.field == ["swordwise-huscle", "swordwise-huscle"]
    assert table.me.trash == ["swordwise-huscle", TOGETHER]


def test_without_such_a_unit_it_does_nothing() -> None:
    """10.7 It may be played, and nothing is asked."""
    table = Table(me(hand=[TOGETHER], trash=["psycho-squad"], eddies=5))

    table.me.plays(TOGETHER)

    assert table.me.field == []
    assert table.me.trash == ["psycho-squad", TOGETHER]


@pytest.mark.parametrize(
    ("mine", "theirs", "price"),
    [
        ({}, {"d6": 1, "d8": 1}, 3),
        ({"d20": 20}, {"d4": 1, "d6": 1, "d8": 1}, 3),
        ({}, {"d20": 20}, 5),
        ({"d4": 1}, {"d6": 6, "d8": 8}, 5),
        ({"d4": 1, "d6": 1}, {}, 5),
    ],
)
def test_two_gigs_behind_it_costs_3(mine: dict[str, int], theirs: dict[str, int], price: int) -> None:
    """3.11.1.1 The lower price is no choice; one Gig behind it costs 5."""
    table = Table(me(hand=[TOGETHER], gigs=mine, eddies=5), rival(gigs=theirs))
    assert not Table(me(hand=[TOGETHER], gigs=mine, eddies=price - 1), rival(gigs=theirs)).me.may(PLAY)

    table.me.plays(TOGETHER)

    assert table.me.spent_eddies == price


def test_their_play_effects_wait_for_the_program() -> None:
    """10.12 Both are on the field and the Program is in the trash when the player orders them."""
    table = Table(
        me(
            hand=[TOGETHER],
            trash=["field-operator", "japantown"],
            gigs={"d6": 4},
            eddies=5,
            deck=["floor-it"],
        )
    )

    table.me.plays(TOGETHER)
    table.me.chooses("field-operator", "japantown")
    assert table.me.trash == [TOGETHER]
    assert table.me.hand == []
    table.me.chooses("japantown")
    table.me.chooses("field-operator")

    assert table.me.power("field-operator") == 4
    assert table.me.hand == ["floor-it"]


def test_they_are_seen() -> None:
    """5.9.3 The trash is open to the rival, and so is what was picked from it."""
    table = Table(me(hand=[TOGETHER], trash=["swordwise", "emergency-atlus"], eddies=5))

    table.me.plays(TOGETHER)
    table.me.chooses("swordwise")
    table.me.is_done()

    shown = table.view(RIVAL).to_data()["sides"][ME]
    assert [one["card"] for one in shown["field"]] == ["swordwise-huscle"]
    assert [one["card"] for one in shown["trash"]] == ["emergency-atlus", TOGETHER]


def test_another_discount_is_taken_off_the_3() -> None:
    """3.11.1.2 Alt makes it 1 €$ with two min Gigs."""
    table = Table(
        me(hand=[TOGETHER], legends=["alt-cunningham-soul"], gigs={"d4": 1, "d6": 1}, eddies=1),
        rival(gigs={"d4": 1, "d6": 1, "d8": 1, "d10": 1}),
    )

    table.answers(next(option for option in table.decision.options if option[0] == ACTIVATE))
    table.me.plays(TOGETHER)

    assert table.me.spent_eddies == 1


def test_from_the_trash_it_costs_3_too() -> None:
    """3.11.1.1 Alt's player, two Gigs behind, pays 1 for her and 3 for the Program."""
    table = Table(
        me(trash=[TOGETHER, "swordwise"], legends=["alt-cunningham-soul"], eddies=4), rival(gigs={"d4": 1, "d6": 1})
    )

    table.answers([option for option in table.decision.options if option[0] == ACTIVATE][-1])
    table.me.chooses("swordwise")

    assert table.me.field == ["swordwise-huscle"]
    assert table.me.spent_eddies == 4
    assert table.me.deck[-1] == TOGETHER


def test_two_units_that_call_share_the_one_call_of_the_turn() -> None:
    """5.7.3 The second Tyger's Whisper asks nothing."""
    table = Table(
        me(
            hand=[TOGETHER],
            trash=["tygers", "tygers"],
            legends=[face_down("padre"), face_down("v-corporate")],
            eddies=5,
        )
    )

    table.me.plays(TOGETHER, paying=[])
    table.me.chooses("tygers-whisper", "tygers-whisper#2")
    table.answers(table.decision.options[0])
    table.me.says(yes=True)
    table.me.chooses("v-corporate")

    assert table.me.legends == ["(padre-man-of-the-cross)", "v-corporate-exile"]
    assert table.is_settled
