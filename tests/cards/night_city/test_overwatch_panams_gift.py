"""Overwatch: for 1 €$ the host is spent to discard a card and to shoot a spent rival Unit that costs no more."""

from streetcred.core.decision import ACTIVATE
from streetcred.testing import GIGS, RIVAL, Table, legend, me, rival, unit

OVERWATCH = "overwatch-panams-gift"


def test_a_spent_unit_that_costs_no_more_than_the_discard_is_defeated() -> None:
    """3.11 Ready Units and dearer ones are not offered."""
    field = [unit(one, spent=True) for one in ("swordwise", "psycho-squad", "chrome-fang")]
    table = Table(
        me(hand=["psycho-squad", "floor-it"], field=[unit("minotaur", OVERWATCH)], eddies=1),
        rival(field=[*field, "ruthless"]),
    )

    table.me.activates(OVERWATCH)
    table.me.chooses("psycho-squad")
    assert table.options() == ["swordwise-huscle", "psycho-squad"]
    table.me.chooses("psycho-squad")

    assert table.me.trash == ["psycho-squad"]
    assert table.rival.trash == ["psycho-squad"]
    assert table.me.is_spent("minotaur")
    assert table.me.spent_eddies == 1


def test_a_cheap_discard_may_hit_nothing() -> None:
    """10.7 Cost 1 is below all of them, and the card is gone."""
    table = Table(
        me(hand=["floor-it"], field=[unit("minotaur", OVERWATCH)], eddies=1),
        rival(field=[unit("swordwise", spent=True)]),
    )

    table.me.activates(OVERWATCH)

    assert table.me.trash == ["floor-it"]
    assert table.rival.field == ["swordwise-huscle"]


def test_with_an_empty_hand_nothing_is_defeated() -> None:
    """R163: there is no discarded card to compare with; the host is spent for nothing."""
    table = Table(me(field=[unit("minotaur", OVERWATCH)], eddies=1), rival(field=[unit("secondhand", spent=True)]))

    table.me.activates(OVERWATCH)

    assert table.rival.field == ["secondhand-bombus"]
    assert table.me.is_spent("minotaur")


def test_without_a_spent_unit_the_card_is_discarded_all_the_same() -> None:
    """2.4 As much as possible of it is done."""
    table = Table(me(hand=["minotaur"], field=[unit("psycho-squad", OVERWATCH)], eddies=1), rival(field=["swordwise"]))

    table.me.activates(OVERWATCH)

    assert table.me.trash == ["minotaur"]
    assert table.rival.field == ["swordwise-huscle"]


def test_as_a_reaction_it_shoots_the_attacker() -> None:
    """9.13 The attacker is spent; with it gone the attack ends."""
    table = Table(
        me(hand=["minotaur"], field=[unit("psycho-squad", OVERWATCH)], eddies=1, gigs={"d6": 3}),
        rival(field=["chrome-fang"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("chrome-fang", GIGS)
    table.me.activates(OVERWATCH)

    assert table.rival.trash == ["chrome-fang"]
    assert table.me.gigs == {"d6": 3}


def test_it_has_to_be_paid_and_the_host_has_to_be_ready() -> None:
    """10.19.2 No €$, or a host that is spent: no shot."""
    for eddies, spent in ((0, False), (1, True)):
        table = Table(
            me(hand=["minotaur"], field=[unit("psycho-squad", OVERWATCH, spent=spent)], eddies=eddies),
            rival(field=[unit("swordwise", spent=True)]),
        )

        assert not table.me.may(ACTIVATE)


def test_a_legend_in_its_area_may_shoot() -> None:
    """C10 It is the host that is spent; for the 1 €$ something else is needed."""
    table = Table(
        me(hand=["minotaur"], legends=[legend("saburo", OVERWATCH)], eddies=1),
        rival(field=[unit("swordwise", spent=True)]),
    )
    poor = Table(me(hand=["minotaur"], legends=[legend("saburo", OVERWATCH)]))

    table.me.activates(OVERWATCH)

    assert table.rival.trash == ["swordwise-huscle"]
    assert table.me.is_spent("saburo")
    assert not poor.me.may(ACTIVATE)


def test_a_legend_that_attacks_alone_may_be_shot() -> None:
    """11.25.1 V costs 5, and is removed from the game."""
    table = Table(
        me(hand=["chrome-fang"], field=[unit("psycho-squad", OVERWATCH)], eddies=1, gigs={"d6": 3}),
        rival(legends=["v-corporate"], eddies=5),
        turn_of=RIVAL,
    )

    table.rival.goes_solo("v-corporate", paying=[])
    table.rival.attacks("v-corporate", GIGS)
    table.me.activates(OVERWATCH)

    assert table.rival.removed == ["v-corporate-exile"]
    assert table.me.gigs == {"d6": 3}


def test_what_was_paid_for_the_discard_does_not_matter() -> None:
    """3.11.1.2 Trauma Team Operatives cost 6, however cheap the trash would make them."""
    table = Table(
        me(hand=["trauma-team"], field=[unit("psycho-squad", OVERWATCH)], trash=["swordwise"] * 5, eddies=1),
        rival(field=[unit("chrome-fang", spent=True)]),
    )

    table.me.activates(OVERWATCH)

    assert table.rival.trash == ["chrome-fang"]


def test_the_rival_sees_only_the_card_that_is_discarded() -> None:
    """5.9.3 The other one stays hidden."""
    table = Table(
        me(hand=["minotaur", "floor-it"], field=[unit("psycho-squad", OVERWATCH)], eddies=1),
        rival(field=[unit("chrome-fang", spent=True)]),
    )

    table.me.activates(OVERWATCH)
    table.me.chooses("minotaur")

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "minotaur" in seen
    assert "floor-it" not in seen
