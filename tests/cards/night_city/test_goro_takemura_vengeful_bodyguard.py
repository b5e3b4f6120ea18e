"""Goro Takemura: Vengeful Bodyguard gives a cheap Unit BLOCKER, and a block lets his player discard and draw."""

from streetcred.core.decision import ACTIVATE, BLOCK, REACT
from streetcred.testing import GIGS, RIVAL, Table, face_down, me, rival, unit

GORO = "goro-takemura-vengeful-bodyguard"


def attacked(field: list[str], hand: list[str], deck: list[str] | None = None) -> Table:
    """Let the rival attack while Goro lies face-up beside those Units."""
    table = Table(
        me(hand=hand, field=field, legends=[GORO], gigs={"d6": 3}, eddies=1, deck=deck),
        rival(field=["swordwise"]),
        turn_of=RIVAL,
    )
    table.rival.attacks("swordwise", GIGS)
    return table


def test_a_unit_that_he_makes_a_blocker_blocks_the_attack_at_hand() -> None:
    """11.26.2 He is used as a reaction; he and 1 Eddie are spent."""
    table = attacked(["psycho-squad"], ["floor-it"])
    assert not table.me.may(BLOCK)

    table.me.activates(GORO)
    table.me.blocks("psycho-squad")
    table.me.says(yes=False)
    table.me.passes()

    assert table.me.is_spent(GORO)
    assert table.me.eddies == 0
    assert table.rival.trash == ["swordwise-huscle"]


def test_a_friendly_unit_with_cost_4_or_less_is_chosen() -> None:
    """10.31 A spent one may be; one with cost 5 and a rival one may not."""
    table = Table(
        me(field=["psycho-squad", unit("swordwise", spent=True), "chrome-fang"], legends=[GORO], eddies=1),
        rival(field=["field-operator"]),
    )

    table.me.activates(GORO)
    assert table.options() == ["psycho-squad", "swordwise-huscle"]
    table.me.chooses("swordwise")

    assert table.me.keywords("swordwise") == {"BLOCKER"}
    assert table.me.keywords("psycho-squad") == set()


def test_it_lasts_for_the_turn_it_was_given_in() -> None:
    """8.16.2 Given in the own turn it is gone when the rival attacks."""
    table = Table(
        me(field=["psycho-squad"], legends=[GORO], eddies=1, gigs={"d6": 3, "d8": 3}, fixer=[]),
        rival(field=["swordwise"], fixer=[]),
    )

    table.me.activates(GORO)
    assert table.me.keywords("psycho-squad") == {"BLOCKER"}
    assert table.me.power("psycho-squad") == 7
    table.me.ends_turn()
    table.rival.attacks("swordwise", GIGS)

    assert not table.me.may(BLOCK)
    assert table.me.power("psycho-squad") == 6
    table.me.passes()
    table.rival.chooses("d6")


def test_with_a_value_pair_it_has_1_power_more() -> None:
    """6.5 The blocker wins a fight that would be a tie."""
    table = Table(
        me(hand=["floor-it"], field=["psycho-squad"], legends=[GORO], eddies=1, gigs={"d6": 3, "d8": 3}),
        rival(field=["chrome-fang"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("chrome-fang", GIGS)
    table.me.activates(GORO)
    table.me.blocks("psycho-squad")
    table.me.says(yes=False)
    table.me.passes()

    assert table.me.field == ["psycho-squad"]
    assert table.rival.trash == ["chrome-fang"]


def test_a_friendly_and_a_rival_gig_are_no_pair() -> None:
    """6.5 Both have to lie in the friendly Gig area."""
    table = Table(
        me(field=["psycho-squad"], legends=[GORO], eddies=1, gigs={"d6": 3, "d8": 4}),
        rival(gigs={"d6": 3, "d10": 3}),
    )

    table.me.activates(GORO)

    assert table.me.keywords("psycho-squad") == {"BLOCKER"}
    assert table.me.power("psycho-squad") == 6


def test_without_such_a_unit_he_may_be_used_for_nothing() -> None:
    """A9 The choice stands after the colon."""
    table = Table(me(field=["chrome-fang"], legends=[GORO], eddies=1, gigs={"d6": 3, "d8": 3}))

    table.me.activates(GORO)

    assert table.me.is_spent(GORO)
    assert table.me.keywords("chrome-fang") == set()
    assert table.me.power("chrome-fang") == 6


def test_he_can_not_be_spent_for_his_own_eddie() -> None:
    """10.19.2 The icon takes him, so somebody else has to pay."""
    table = Table(me(field=["psycho-squad"], legends=[GORO]))
    assert not table.me.may(ACTIVATE)

    table = Table(me(field=["psycho-squad"], legends=[GORO, face_down("v-corporate")]))
    table.me.activates(GORO)
    assert table.me.is_spent("v-corporate")
    assert table.me.keywords("psycho-squad") == {"BLOCKER"}


def test_face_down_he_does_nothing() -> None:
    """3.4.1 Neither of his texts can be read."""
    table = Table(
        me(hand=["floor-it"], field=["corpo-security"], legends=[face_down(GORO)], gigs={"d6": 3}, eddies=1),
        rival(field=["swordwise"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)
    assert not table.me.may(ACTIVATE)
    table.me.blocks("corpo-security")
    table.me.passes()

    assert table.me.hand == ["floor-it"]


def test_a_printed_blocker_counts_too() -> None:
    """R097: Secondhand Bombus blocks by itself, and any card of the hand may go."""
    table = attacked(["secondhand"], ["floor-it", "satori"])

    table.me.blocks("secondhand")
    table.me.says(yes=True)
    assert table.options() == ["floor-it", "satori-sword-of-saburo"]
    table.me.chooses("satori")
    table.me.passes()

    assert table.me.hand == ["floor-it", "emergency-atlus"]
    assert table.me.trash == ["satori-sword-of-saburo", "secondhand-bombus"]


def test_the_discard_may_be_declined() -> None:
    """R095: then nothing is drawn either."""
    table = attacked(["secondhand"], ["floor-it"])

    table.me.blocks("secondhand")
    table.me.says(yes=False)
    table.me.passes()

    assert table.me.hand == ["floor-it"]
    assert len(table.me.deck) == 20


def test_with_an_empty_deck_the_discard_loses_the_game() -> None:
    """R096: it is allowed, and the draw that follows has to be made."""
    table = attacked(["secondhand"], ["floor-it"], deck=[])
    table.me.blocks("secondhand")
    table.me.says(yes=True)
    assert table.me.trash == ["floor-it"]
    assert table.winner is table.rival

    table = attacked(["secondhand"], ["floor-it"], deck=[])
    table.me.blocks("secondhand")
    table.me.says(yes=False)
    assert table.winner is None
    table.me.passes()


def test_with_an_empty_hand_nothing_can_be_discarded() -> None:
    """10.7 Everybody sees that, so nothing is asked; nor is anything drawn."""
    table = attacked(["secondhand"], [])

    table.me.blocks("secondhand")

    assert table.decision.kind == REACT
    table.me.passes()
    assert table.me.hand == []


def test_a_rival_block_is_nothing_to_him() -> None:
    """1.7.2.2 A rival Unit is no friendly one."""
    table = Table(
        me(hand=["floor-it"], field=["swordwise"], legends=[GORO]), rival(field=["corpo-security"], gigs={"d6": 3})
    )

    table.me.attacks("swordwise", GIGS)
    table.rival.blocks("corpo-security")
    table.rival.passes()

    assert table.me.hand == ["floor-it"]


def test_the_rival_sees_the_discarded_card_and_not_the_drawn_one() -> None:
    """5.4.3, 5.9.3 The trash is open to both, a hand to its player."""
    table = attacked(["secondhand"], ["floor-it"], deck=["over-the-edge"])

    table.me.blocks("secondhand")
    table.me.says(yes=True)

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "floor-it" in seen
    assert "over-the-edge" not in seen
    table.me.passes()
