"""Augmented Negotiators block, and when they do the rival discards a card."""

from streetcred.core.decision import BLOCK
from streetcred.testing import GIGS, ME, RIVAL, Table, legend, me, rival, unit

NEGOTIATORS = "augmented-negotiators"


def test_the_attacking_player_discards_a_card_of_choice() -> None:
    """10.31 Before the fight: whoever discards picks."""
    table = Table(
        me(field=[NEGOTIATORS], gigs={"d6": 3}),
        rival(hand=["floor-it", "satori"], field=["psycho-squad"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", GIGS)
    table.me.blocks(NEGOTIATORS)
    table.rival.chooses("satori")
    assert table.rival.hand == ["floor-it"]
    assert table.me.field == [NEGOTIATORS]
    table.me.passes()

    assert table.me.trash == [NEGOTIATORS]
    assert table.me.gigs == {"d6": 3}


def test_the_last_card_goes_unasked() -> None:
    """2.1 There is no choice about it."""
    table = Table(
        me(field=[NEGOTIATORS], gigs={"d6": 3}), rival(hand=["satori"], field=["psycho-squad"]), turn_of=RIVAL
    )

    table.rival.attacks("psycho", GIGS)
    table.me.blocks(NEGOTIATORS)

    assert table.rival.trash == ["satori-sword-of-saburo"]
    table.me.passes()


def test_an_empty_hand_does_not_prevent_the_block() -> None:
    """R045: they block, and nothing is discarded."""
    table = Table(me(field=[NEGOTIATORS], gigs={"d6": 3}), rival(field=["psycho-squad"]), turn_of=RIVAL)

    table.rival.attacks("psycho", GIGS)
    table.me.blocks(NEGOTIATORS)
    table.me.passes()

    assert table.me.gigs == {"d6": 3}
    assert table.rival.trash == []


def test_the_block_of_another_unit_brings_nothing() -> None:
    """10.1.3 It is about this Unit."""
    table = Table(
        me(field=[NEGOTIATORS, "corpo-security"], gigs={"d6": 3}),
        rival(hand=["satori"], field=["psycho-squad"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", GIGS)
    table.me.blocks("corpo-security")
    table.me.passes()

    assert table.rival.hand == ["satori-sword-of-saburo"]


def test_being_attacked_is_no_block() -> None:
    """9.9.1 Spent they are a target like any other, and can't block."""
    table = Table(
        me(field=[unit(NEGOTIATORS, spent=True)], gigs={"d6": 3}),
        rival(hand=["satori"], field=["psycho-squad"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", NEGOTIATORS)
    assert not table.me.may(BLOCK)
    table.me.passes()

    assert table.me.trash == [NEGOTIATORS]
    assert table.rival.hand == ["satori-sword-of-saburo"]


def test_their_own_attack_takes_no_card() -> None:
    """11.24.2 In their player's turn there is nothing to block."""
    table = Table(me(field=[NEGOTIATORS]), rival(hand=["satori"], gigs={"d6": 3}))

    table.me.attacks(NEGOTIATORS, GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}
    assert table.rival.hand == ["satori-sword-of-saburo"]


def test_two_of_them_take_2_cards() -> None:
    """10.16.3 The second ones take the attack over from the first."""
    table = Table(
        me(field=[NEGOTIATORS, NEGOTIATORS], gigs={"d6": 3}),
        rival(hand=["floor-it", "satori"], field=["psycho-squad"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", GIGS)
    table.me.blocks(NEGOTIATORS)
    table.rival.chooses("floor-it")
    table.me.blocks("augmented-negotiators#2")
    table.me.passes()

    assert table.rival.trash == ["floor-it", "satori-sword-of-saburo"]
    assert table.me.field == [NEGOTIATORS]


def test_another_effect_of_the_block_is_ordered_with_it() -> None:
    """10.12 Goro Takemura sees the block as well; their player says which comes first."""
    table = Table(
        me(hand=["floor-it"], field=[NEGOTIATORS], legends=[legend("goro-takemura-vengeful")], gigs={"d6": 3}),
        rival(hand=["satori"], field=["psycho-squad"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", GIGS)
    table.me.blocks(NEGOTIATORS)
    assert sorted(table.options()) == [NEGOTIATORS, "goro-takemura-vengeful-bodyguard"]
    table.me.chooses("goro")
    assert table.rival.hand == ["satori-sword-of-saburo"]
    table.me.says(yes=True)
    table.me.passes()

    assert table.me.hand == ["emergency-atlus"]
    assert table.rival.hand == []


def test_the_rest_of_the_hand_stays_hidden() -> None:
    """5.4.3, 5.9.3 Only the discarded card is seen."""
    table = Table(
        me(field=[NEGOTIATORS], gigs={"d6": 3}),
        rival(hand=["floor-it", "satori"], field=["psycho-squad"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", GIGS)
    table.me.blocks(NEGOTIATORS)
    before = str(table.view(ME).to_data()) + str(table.view(ME).table.events)
    table.rival.chooses("satori")
    after = str(table.view(ME).to_data()) + str(table.view(ME).table.events)

    assert "satori" not in before
    assert "satori" in after
    assert "floor-it" not in after
    table.me.passes()
