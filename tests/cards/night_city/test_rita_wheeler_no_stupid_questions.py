"""Rita Wheeler: No Stupid Questions is a blocker; spent for the first time in a turn she draws and then discards."""

from streetcred.core.decision import CARD
from streetcred.testing import GIGS, RIVAL, Table, legend, me, rival, unit

RITA = "rita-wheeler-no-stupid-questions"


def test_her_attack_draws_a_card_and_discards_one() -> None:
    """10.31 Any card of the hand, the new one too."""
    table = Table(me(hand=["satori"], field=[RITA], deck=["floor-it"]), rival(gigs={"d6": 3}))

    table.me.attacks(RITA, GIGS)
    assert table.options() == ["satori-sword-of-saburo", "floor-it"]
    table.me.chooses("satori")
    table.rival.passes()

    assert table.me.hand == ["floor-it"]
    assert table.me.trash == ["satori-sword-of-saburo"]


def test_with_an_empty_hand_the_new_card_goes() -> None:
    """2.1 Nothing of it can be declined."""
    table = Table(me(field=[RITA], deck=["floor-it"]), rival(gigs={"d6": 3}))

    table.me.attacks(RITA, GIGS)
    table.rival.passes()

    assert table.me.hand == []
    assert table.me.trash == ["floor-it"]


def test_her_block_does_it_too() -> None:
    """11.24.1 She is spent for it; what she draws may be a reaction to the same attack."""
    table = Table(
        me(hand=["satori"], field=[RITA], gigs={"d6": 3}, deck=["floor-it", "octant"], eddies=1),
        rival(field=["emergency-atlus"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("emergency-atlus", GIGS)
    table.me.blocks(RITA)
    table.me.chooses("satori")
    table.me.plays("floor-it")
    table.me.passes()

    assert table.me.field == [RITA]
    assert table.rival.trash == ["emergency-atlus"]


def test_spent_by_the_rival_she_does_it_as_well() -> None:
    """3.7 Whoever turns her; it is her player who draws and chooses."""
    table = Table(
        me(hand=["satori"], field=[RITA], deck=["floor-it"]),
        rival(hand=["corporate-surveillance"], eddies=2),
        turn_of=RIVAL,
    )

    table.rival.plays("corporate-surveillance")
    table.me.chooses("floor-it")

    assert table.me.hand == ["satori-sword-of-saburo"]


def test_spent_already_she_is_not_spent() -> None:
    """C9 Nothing turns, and nothing happens."""
    table = Table(
        me(hand=["satori"], field=[unit(RITA, spent=True)], deck=["floor-it"]),
        rival(hand=["corporate-surveillance"], eddies=2),
        turn_of=RIVAL,
    )

    table.rival.plays("corporate-surveillance")

    assert table.me.deck == ["floor-it"]
    assert not table.me.may(CARD)


def test_the_second_time_in_a_turn_does_nothing() -> None:
    """C18 Readied by Panam's Gear she attacks again."""
    table = Table(
        me(field=[RITA], legends=[legend("panam-palmer-nomad", "mandibular")], eddies=2),
        rival(gigs={"d6": 3, "d8": 4}),
    )

    table.me.attacks(RITA, GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    assert len(table.me.trash) == 1
    table.me.activates("panam-palmer-nomad", paying=[])
    table.me.attacks(RITA, GIGS)
    table.rival.passes()

    assert len(table.me.trash) == 1
    assert table.rival.gigs == {}


def test_each_turn_has_a_first_time() -> None:
    """C18 She blocks in the rival's turn, and attacks in her own."""
    table = Table(
        me(field=[RITA], gigs={"d6": 3}, fixer=[]),
        rival(field=["swordwise"], gigs={"d8": 4}, fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.blocks(RITA)
    table.me.passes()
    assert len(table.me.trash) == 1
    table.rival.ends_turn()
    table.me.attacks(RITA, GIGS)
    table.me.chooses("emergency-atlus")
    table.rival.passes()

    assert len(table.me.trash) == 2


def test_two_of_her_count_each_for_herself() -> None:
    """10.1.3 She speaks of this Unit."""
    table = Table(me(field=[RITA, RITA]), rival(gigs={"d6": 3, "d8": 4}))

    table.me.attacks(RITA, GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    table.me.attacks(f"{RITA}#2", GIGS)
    table.rival.passes()

    assert table.me.trash == ["emergency-atlus", "emergency-atlus"]


def test_her_player_orders_her_effect_and_that_of_her_gear() -> None:
    """11.21.2.1 NetWatch Netdriver draws when she is spent; first that, and there are two cards to choose from."""
    for first, count in ((RITA, 1), ("netwatch", 2)):
        table = Table(me(field=[unit(RITA, "netwatch")], deck=["floor-it", "satori"]), rival(gigs={"d6": 3}))

        table.me.attacks(RITA, GIGS)
        table.me.chooses(first)
        if count == 2:
            assert table.options() == ["floor-it", "satori-sword-of-saburo"]
            table.me.chooses("satori")
        table.rival.passes()

        assert len(table.me.hand) == 1
        assert table.me.trash == [["floor-it"], ["satori-sword-of-saburo"]][count - 1]


def test_the_rival_sees_only_what_is_discarded() -> None:
    """5.9.3 The trash is public, what is drawn and kept is not."""
    table = Table(me(hand=["satori"], field=[RITA], deck=["floor-it"]), rival(gigs={"d6": 3}))

    table.me.attacks(RITA, GIGS)
    table.me.chooses("satori")

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "satori" in seen
    assert "floor-it" not in seen
    table.rival.passes()
