"""Chapter 3: what a card shows and says of itself: facing, orientation, name, cost, tags, power, text, type."""

from __future__ import annotations

from streetcred.cards.catalogue import BY_NUMBER, CARDS
from streetcred.core import decision
from streetcred.terms import LEGEND
from streetcred.testing import GIGS, ME, RIVAL, OnTable, Table, card, face_down, legend, me, rival, unit
from streetcred.text.abilities import text_of
from streetcred.text.english import ENGLISH
from streetcred.text.vocabulary import (
    GEAR,
    PLAY,
    THIS_TURN,
    UNIT,
    a,
    cost_at_most,
    defeat,
    does,
    draw,
    every,
    friendly,
    give,
    have,
    on,
    power,
    price,
    tag,
)

from .cards_for_tests import a_legend, a_program, a_unit, known

PATRON = a_unit("Patron", have(friendly(LEGEND | UNIT), price(-3)), cost=3)
PENSION = a_program("Pension", does(defeat(a(friendly(LEGEND, cost_at_most(0))))))
POLISH = a_program("Polish", does(give(every(friendly(GEAR)), power(2), THIS_TURN)))
PURGE = a_program("Purge", does(defeat(every(friendly(UNIT, tag("ARASAKA"))))))
FIGUREHEAD = a_legend("Figurehead", sell=False)
READER = a_unit("Reader", on(PLAY, draw(1)))
in_catalogue = known(PATRON, PENSION, POLISH, PURGE, FIGUREHEAD, READER)


# Facing and orientation.


def test_a_face_up_card_shows_its_face() -> None:
    """3.3 Both players and everybody else know the Legend."""
    table = Table(me(legends=["saburo"]), rival())

    shown = [table.view(viewer).to_data()["sides"][ME]["legends"][0] for viewer in (ME, RIVAL, 2)]

    assert [piece["card"] for piece in shown] == ["saburo-arasaka-stubborn-patriarch"] * 3
    assert all(piece["face_up"] for piece in shown)


def test_a_face_down_card_shows_only_its_back() -> None:
    """3.4, 3.2.1 The back of a Legend is not that of the cards in a hand; which card it is, it does not show."""
    table = Table(me(legends=[face_down("saburo")], hand=["psycho-squad"]), rival())

    seen = table.view(RIVAL).to_data()["sides"][ME]

    assert seen["legends"][0]["card"] == "hidden-legend"
    assert seen["hand"] == ["hidden"]


def test_of_a_face_down_card_nothing_counts() -> None:
    """3.4.1 Saburo gives no power, and a Legend without a Sell Tag pays like any other."""
    table = Table(
        me(legends=[face_down("saburo"), face_down(FIGUREHEAD)], field=["field-operator"], hand=["corpo-security"]),
        rival(gigs={"d6": 3}),
    )

    table.me.plays("corpo-security")
    table.me.attacks("field-operator", GIGS)

    assert table.me.power("field-operator") == 2
    table.rival.passes()


def test_ready_and_spent() -> None:
    """3.5, 3.6 A ready Unit may attack and is no target; a spent one is a target and may not attack."""
    table = Table(
        me(field=["psycho-squad", unit("emergency-atlus", spent=True)]),
        rival(field=["delamain-cab", unit("corpo-security", spent=True)]),
    )

    assert [name for name in table.options() if ">" in name] == ["psycho-squad > corpo-security"]


def test_spending_turns_a_ready_card_sideways() -> None:
    """3.7 Corporate Surveillance spends a rival Unit: from now on it is a target."""
    table = Table(me(field=["psycho-squad"], hand=["corporate"], eddies=2), rival(field=["delamain-cab"]))
    assert not table.me.may(decision.ATTACK)

    table.me.plays("corporate")

    assert table.rival.is_spent("delamain-cab")
    assert table.me.may(decision.ATTACK, "psycho-squad > delamain-cab")


def test_readying_turns_a_spent_card_upright() -> None:
    """3.8 Sandevistan readies its host at the end of the turn."""
    table = Table(me(field=[unit("psycho-squad", "sandevistan", spent=True)]), rival(fixer=[]))

    table.me.ends_turn()

    assert not table.me.is_spent("psycho-squad")


# Name and cost.


def test_the_subtitle_is_no_part_of_the_name() -> None:
    """3.9.2 Dying Night readies two Eddies for a Unit named V, and V: Corporate Exile is named so."""
    table = Table(me(field=[unit("v-corporate-exile", "dying-night")], spent_eddies=2), rival(gigs={"d6": 1}, fixer=[]))

    table.me.attacks("v-corporate-exile", GIGS)
    table.rival.passes()
    table.me.ends_turn()

    assert table.me.eddies == 2


def test_the_cost_is_what_must_be_paid() -> None:
    """3.11.1 Psycho Squad costs 4: not to be had for 3, and then all four are spent."""
    poor = Table(me(hand=["psycho-squad"], eddies=3), rival())
    assert not poor.me.may(decision.PLAY)

    table = Table(me(hand=["psycho-squad"], eddies=4), rival())
    table.me.plays("psycho-squad")

    assert (table.me.eddies, table.me.spent_eddies) == (0, 4)


def test_the_cost_is_paid_wherever_the_card_is_played_from() -> None:
    """3.11.1.1 A Legend of cost 5 costs 5 out of the Legends area as well."""
    legends: list[str | OnTable] = ["v-corporate-exile", face_down("viktor-vektor-sit", spent=True)]
    assert not Table(me(legends=legends, eddies=3), rival()).me.may(decision.FIELD_LEGEND)
    table = Table(me(legends=legends, eddies=6), rival())

    table.me.fields("v-corporate-exile", paying=[])

    assert table.me.eddies == 1


def test_a_discount_leaves_the_cost_value_as_it_is() -> None:
    """3.11.1.2 Minotaur is played for 4, but is no Unit of cost 4: Corporate Surveillance does not reach it."""
    table = Table(me(field=[PATRON], hand=["minotaur"], eddies=4), rival(hand=["corporate"], eddies=2, fixer=[]))

    table.me.plays("minotaur")
    assert table.me.eddies == 0
    table.me.ends_turn()
    table.rival.plays("corporate")

    assert not table.me.is_spent("minotaur")
    assert table.me.is_spent("patron")


def test_a_null_cost_can_not_be_paid() -> None:
    """3.11.2, 3.11.2.1: Viktor Vektor stays in the Legends area, whatever his player has."""
    table = Table(me(legends=["viktor-vektor-sit"], eddies=10), rival())

    assert not table.me.may(decision.FIELD_LEGEND)
    assert not table.me.may(decision.SOLO)


def test_a_null_cost_can_not_be_changed() -> None:
    """3.11.2.2: a discount for all friendly cards reaches V, and makes no number of a null cost."""
    table = Table(me(field=[PATRON], legends=["viktor-vektor-sit", "v-corporate-exile"], eddies=2), rival())

    assert table.me.may(decision.FIELD_LEGEND, "v-corporate-exile")
    assert not table.me.may(decision.FIELD_LEGEND, "viktor-vektor-sit")


def test_effects_read_a_null_cost_as_zero() -> None:
    """3.11.2, 3.11.2.3, R255: no payment fields Viktor Vektor, but he is a Legend with cost 0 or less; V costs 5."""
    table = Table(me(hand=[PENSION], legends=["viktor-vektor-sit", "v-corporate-exile"], eddies=6), rival())
    assert not table.me.may(decision.FIELD_LEGEND, "viktor-vektor-sit")
    assert table.me.may(decision.FIELD_LEGEND, "v-corporate-exile")

    table.me.plays(PENSION, paying=[])

    assert table.me.removed == ["viktor-vektor-sit-down-and-relax"]


# Sell Tag.


def test_a_sell_tag_lets_a_card_be_sold() -> None:
    """3.12.1: the tag decides, not the type: MT0D12 Flathead has one, Psycho Squad has none."""
    table = Table(me(hand=["mt0d12", "psycho-squad", "floor-it"]), rival())

    assert table.me.may(decision.SELL, "mt0d12")
    assert table.me.may(decision.SELL, "floor-it")
    assert not table.me.may(decision.SELL, "psycho-squad")


def test_a_face_up_legend_pays_if_it_has_a_sell_tag() -> None:
    """3.12.2: V has one, Figurehead has none."""
    without = Table(me(hand=["floor-it"], legends=[FIGUREHEAD]), rival())
    assert not without.me.may(decision.PLAY)
    table = Table(me(hand=["floor-it"], legends=["v-corporate-exile"]), rival())

    table.me.plays("floor-it")

    assert table.me.is_spent("v-corporate-exile")


# Tags, product and number.


def test_a_tag_means_every_card_that_carries_it() -> None:
    """3.13.1, 3.13.1.1 Cards with ARASAKA among their tags, whatever other tags they have."""
    field = ["field-operator", "corpo-security", "minotaur", "psycho-squad"]
    table = Table(me(hand=[PURGE], field=field, eddies=1), rival())

    table.me.plays(PURGE)

    assert table.me.field == ["corpo-security", "psycho-squad"]


def test_every_card_has_a_tag() -> None:
    """3.13.2 One or more."""
    assert all(one.tags for one in CARDS.values())
    assert max(len(one.tags) for one in CARDS.values()) > 1


def test_product_and_card_number_tell_cards_apart() -> None:
    """3.14.2, 3.15.1 Two cards are number 1 of their products, and each has a number of its own."""
    vektor, yorinobu = card("viktor-vektor-sit"), card("yorinobu-arasaka-embracing")

    assert vektor.number != yorinobu.number
    assert vektor.number % 1000 == yorinobu.number % 1000 == 1
    assert BY_NUMBER[vektor.number] is vektor


# Power.


def test_power_decides_what_is_stolen() -> None:
    """3.17.1 11 power steal two Gigs, where 9 steal one."""
    table = Table(
        me(field=[unit("minotaur", "mantis-blades"), "minotaur"]), rival(gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 4})
    )

    table.me.attacks("minotaur", GIGS)
    table.rival.passes()
    table.me.chooses("d4", "d6")
    table.me.attacks("minotaur#2", GIGS)
    table.rival.passes()
    table.me.chooses("d8")

    assert table.rival.gigs == {"d10": 4}


def test_power_decides_who_wins() -> None:
    """3.17.1 6 beat 4."""
    table = Table(me(field=["psycho-squad"]), rival(field=[unit("emergency-atlus", spent=True)]))

    table.me.attacks("psycho", "emergency")
    table.rival.passes()

    assert table.rival.trash == ["emergency-atlus"]
    assert table.me.field == ["psycho-squad"]


def test_power_is_the_printed_one_with_gear_and_effects() -> None:
    """3.17.2, 3.17.3, 3.17.3.1: 2 printed, 2 and 0 of two Gears, and 1 of Saburo while it attacks."""
    table = Table(
        me(field=[unit("field-operator", "mantis-blades", "mandibular")], legends=["saburo"]), rival(gigs={"d6": 3})
    )
    assert table.me.power("field-operator") == 4

    table.me.attacks("field-operator", GIGS)
    assert table.me.power("field-operator") == 5
    table.rival.passes()

    assert table.me.power("field-operator") == 4


def test_what_changes_a_unit_does_not_change_its_gear() -> None:
    """3.17.3.2, 3.17.3.3 Floor It takes 1 of the Unit's power, and none of the Gear's."""
    table = Table(me(hand=["floor-it"], eddies=1), rival(field=[unit("psycho-squad", "mantis-blades")]))

    table.me.plays("floor-it")

    assert table.rival.power("psycho-squad") == 7
    assert table.rival.power("mantis-blades") == 2


def test_what_changes_the_gear_itself_changes_its_host() -> None:
    """3.17.3.3, 3.17.3.1 A Gear with 2 more power this turn gives them to whoever carries it."""
    table = Table(me(hand=[POLISH], eddies=1, field=[unit("psycho-squad", "mantis-blades")]), rival(fixer=[]))

    table.me.plays(POLISH)
    assert table.me.power("mantis-blades") == 4
    assert table.me.power("psycho-squad") == 10
    table.me.ends_turn()

    assert table.me.power("psycho-squad") == 8


def test_base_power_is_the_printed_one() -> None:
    """3.17.4 It stays 6 under Gear."""
    table = Table(me(field=[unit("psycho-squad", "mantis-blades")]), rival())

    assert table.me.power("psycho-squad") == 8
    assert table.me.piece("psycho-squad").card.power == 6


# Text and type.


def test_the_text_is_what_the_card_does_and_nothing_else() -> None:
    """3.18.1.2, 3.18.1.2.1, 3.18.1.2.2, 3.18.1.2.3 Reminders and flavor are no effects, and not kept."""
    assert text_of(card("psycho-squad"), ENGLISH) == ""
    assert text_of(card("mantis-blades"), ENGLISH) == ""


def test_a_keyword_stands_for_a_longer_effect() -> None:
    """3.18.1.2.1.1 BLOCKER is all that Secondhand Bombus says, and with it the Unit takes an attack over."""
    assert text_of(card("secondhand-bombus"), ENGLISH) == "BLOCKER"
    table = Table(me(field=["psycho-squad"]), rival(field=["secondhand-bombus"], gigs={"d6": 3}))

    table.me.attacks("psycho-squad", GIGS)
    table.rival.blocks("secondhand-bombus")
    table.rival.passes()

    assert table.rival.trash == ["secondhand-bombus"]


def test_you_is_the_player_who_controls_the_card() -> None:
    """3.18.2 In the Rival's turn "draw 1" is the Rival's draw."""
    table = Table(me(), rival(hand=[READER], eddies=1, deck=["psycho-squad"]), turn_of=RIVAL)

    table.rival.plays(READER)

    assert table.rival.hand == ["psycho-squad"]
    assert table.me.hand == []


def test_a_host_has_the_text_of_its_gear() -> None:
    """3.18.3 Mandibular Upgrade makes a Unit a blocker that is none by itself."""
    table = Table(me(field=["psycho-squad"]), rival(field=[unit("emergency-atlus", "mandibular")], gigs={"d6": 3}))

    table.me.attacks("psycho-squad", GIGS)
    table.rival.blocks("emergency-atlus")
    table.rival.passes()

    assert table.rival.gigs == {"d6": 3}
    assert table.rival.trash == ["emergency-atlus", "mandibular-upgrade"]


def test_the_type_decides_where_a_card_goes() -> None:
    """3.21.1, 4.1 A Unit to the field, Gear onto it, a Program into the trash; a Legend lies in its own area."""
    table = Table(
        me(
            hand=["corpo-security", "mantis-blades", "floor-it"],
            eddies=4,
            legends=[legend("viktor-vektor-sit", spent=True)],
        ),
        rival(),
    )

    table.me.plays("corpo-security")
    table.me.plays("mantis-blades", on="corpo-security")
    table.me.plays("floor-it")

    assert table.me.field == ["corpo-security"]
    assert table.me.gear("corpo-security") == ["mantis-blades"]
    assert table.me.trash == ["floor-it"]
    assert table.me.legends == ["viktor-vektor-sit-down-and-relax"]
