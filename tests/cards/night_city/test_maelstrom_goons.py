"""Maelstrom Goons make the rival discard a card for each Gig they steal while they have Gear."""

from streetcred.testing import GIGS, ME, Table, me, rival, unit

GOONS = "maelstrom-goons"


def test_equipped_they_make_the_rival_discard() -> None:
    """10.31 The rival picks the card."""
    table = Table(me(field=[unit(GOONS, "mantis-blades")]), rival(hand=["floor-it", "satori"], gigs={"d6": 3}))

    table.me.attacks(GOONS, GIGS)
    table.rival.passes()
    assert table.options() == ["floor-it", "satori-sword-of-saburo"]
    table.rival.chooses("satori")

    assert table.rival.hand == ["floor-it"]
    assert table.rival.trash == ["satori-sword-of-saburo"]
    assert table.me.gigs == {"rival d6": 3}


def test_unequipped_they_only_steal() -> None:
    """11.6.3 The condition is not met."""
    table = Table(me(field=[GOONS]), rival(hand=["floor-it", "satori"], gigs={"d6": 3}))

    table.me.attacks(GOONS, GIGS)
    table.rival.passes()

    assert table.rival.hand == ["floor-it", "satori-sword-of-saburo"]
    assert table.me.gigs == {"rival d6": 3}


def test_each_stolen_gig_costs_a_card() -> None:
    """R135: with 10 power they steal two at once, and two cards go."""
    table = Table(
        me(field=[unit(GOONS, "overwatch", "adrenaline-converter")]),
        rival(hand=["floor-it", "satori", "psycho-squad"], gigs={"d6": 3, "d8": 3}),
    )

    table.me.attacks(GOONS, GIGS)
    table.rival.passes()
    table.answers(table.decision.options[0])
    table.rival.chooses("satori")
    table.rival.chooses("floor-it")

    assert table.rival.hand == ["psycho-squad"]
    assert len(table.me.gigs) == 2


def test_with_an_empty_hand_nothing_is_discarded() -> None:
    """10.7 Of two discards the second one finds no card."""
    for hand in ([], ["floor-it"]):
        table = Table(
            me(field=[unit(GOONS, "overwatch", "adrenaline-converter")]), rival(hand=hand, gigs={"d6": 3, "d8": 3})
        )

        table.me.attacks(GOONS, GIGS)
        table.rival.passes()
        table.answers(table.decision.options[0])

        assert table.rival.hand == []
        assert table.rival.trash == hand


def test_the_extra_gig_of_gorilla_arms_costs_a_card_too() -> None:
    """10.16.1 They steal it as well, in a theft of its own."""
    table = Table(me(field=[unit(GOONS, "gorilla-arms")]), rival(hand=["floor-it", "satori"], gigs={"d6": 3, "d8": 5}))

    table.me.attacks(GOONS, GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    table.me.chooses(GOONS)
    table.rival.chooses("floor-it")

    assert table.rival.hand == []
    assert table.me.gigs == {"rival d6": 3, "rival d8": 5}


def test_a_theft_by_another_unit_costs_nothing() -> None:
    """10.1.3 They speak of themselves; a second band of Goons does not listen either."""
    table = Table(
        me(field=[unit(GOONS, "mantis-blades"), "swordwise", GOONS]), rival(hand=["floor-it"], gigs={"d6": 3, "d8": 5})
    )

    table.me.attacks("swordwise", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    table.me.attacks(f"{GOONS}#2", GIGS)
    table.rival.passes()

    assert table.rival.hand == ["floor-it"]


def test_a_blocked_attack_costs_nothing() -> None:
    """9.15 They fight and steal nothing."""
    table = Table(
        me(field=[unit(GOONS, "mantis-blades")]),
        rival(hand=["floor-it"], field=["corpo-security"], gigs={"d6": 3}),
    )

    table.me.attacks(GOONS, GIGS)
    table.rival.blocks("corpo-security")
    table.rival.passes()

    assert table.rival.hand == ["floor-it"]


def test_a_gig_stolen_after_a_fight_costs_a_card() -> None:
    """6.7.1.2 Appetite for Destruction lets them steal by winning."""
    table = Table(
        me(hand=["appetite"], field=[unit(GOONS, "mantis-blades")], eddies=3),
        rival(hand=["floor-it"], field=[unit("secondhand", spent=True)], gigs={"d6": 3}),
    )

    table.me.plays("appetite")
    table.me.attacks(GOONS, "secondhand")
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}
    assert table.rival.trash == ["floor-it", "secondhand-bombus"]


def test_only_the_discarded_card_is_seen() -> None:
    """5.4.3, 5.9.3 The rest of the hand stays hidden."""
    table = Table(me(field=[unit(GOONS, "mantis-blades")]), rival(hand=["floor-it", "over-the-edge"], gigs={"d6": 3}))

    table.me.attacks(GOONS, GIGS)
    table.rival.passes()
    table.rival.chooses("floor-it")

    seen = str(table.view(ME).to_data()) + str(table.view(ME).table.events)
    assert "floor-it" in seen
    assert "over-the-edge" not in seen
