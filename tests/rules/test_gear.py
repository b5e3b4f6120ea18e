"""Chapter 4, Gear: where it may be equipped, its two text boxes, and where it goes when its host leaves."""

from __future__ import annotations

from streetcred.core import decision
from streetcred.core.event import ANNOUNCED
from streetcred.testing import FILLER, GIGS, ME, RIVAL, Table, face_down, legend, me, rival, unit
from streetcred.text.vocabulary import (
    ATTACK,
    GEAR,
    LEGEND,
    PLAY,
    THIS,
    UNIT,
    a,
    bottom_deck,
    defeat,
    does,
    draw,
    either,
    every,
    friendly,
    have,
    on,
    power,
    return_to_hand,
    tag,
)
from streetcred.text.vocabulary import rival as rivals

from .cards_for_tests import a_gear, a_program, known

MANUAL = a_gear("Manual", on(PLAY, draw(1)))
TROPHY = a_gear("Trophy", on(ATTACK, draw(1)))
WEIGHT = a_gear("Weight", have(THIS, power(3)))
RECALL = a_program("Recall", does(return_to_hand(a(friendly(UNIT)))))
SEND_HOME = a_program("Send Home", does(return_to_hand(a(friendly(LEGEND)))))
BURY = a_program("Bury", does(bottom_deck(every(rivals(UNIT)))))
BURY_LEGENDS = a_program("Bury Legends", does(bottom_deck(every(friendly(LEGEND)))))
PURGE = a_program("Purge", does(defeat(every(friendly(UNIT, tag("ARASAKA"))))))
SCRAP = a_program("Scrap", does(defeat(every(either(GEAR)))))
in_catalogue = known(MANUAL, TROPHY, WEIGHT, RECALL, SEND_HOME, BURY, BURY_LEGENDS, PURGE, SCRAP)


def test_gear_gives_power_and_effects() -> None:
    """4.9 Power to one host, a keyword to the other."""
    table = Table(
        me(hand=["mantis-blades", "mandibular"], eddies=2, field=["psycho-squad", "emergency-atlus"]), rival()
    )

    table.me.plays("mantis-blades", on="psycho-squad")
    table.me.plays("mandibular", on="emergency-atlus")

    assert table.me.power("psycho-squad") == 8
    assert table.me.keywords("emergency-atlus") == {"BLOCKER"}


def test_gear_is_revealed_paid_for_and_equipped() -> None:
    """4.10 The Rival sees which card it is."""
    table = Table(me(hand=["mantis-blades"], eddies=1, field=["psycho-squad"]), rival())

    table.me.plays("mantis-blades")

    shown = [happened.piece for happened in table.view(RIVAL).table.events if happened.kind == ANNOUNCED]
    assert [piece.card.slug for piece in shown if piece is not None] == ["mantis-blades"]
    assert table.me.gear("psycho-squad") == ["mantis-blades"]
    assert table.me.eddies == 0


def test_gear_goes_onto_friendly_units_and_face_up_legends() -> None:
    """4.10.1, 3.18.1.2.2.1: no others, whatever reminder an early Kiroshi Optics prints."""
    table = Table(
        me(
            hand=["kiroshi"],
            eddies=1,
            field=["psycho-squad"],
            legends=["viktor-vektor-sit", face_down("saburo", spent=True)],
        ),
        rival(field=["emergency-atlus"], legends=["yorinobu-arasaka-embracing"]),
    )

    table.me.plays("kiroshi", paying=[])

    assert table.options() == ["psycho-squad", "viktor-vektor-sit-down-and-relax"]
    table.me.chooses("viktor-vektor-sit")
    assert table.me.gear("viktor-vektor-sit") == ["kiroshi-optics"]


def test_gear_needs_a_host_in_play() -> None:
    """4.10.2 Units in the hand or in the trash, and face-down Legends, are none: it can't be played."""
    table = Table(
        me(
            hand=["mantis-blades", "psycho-squad"],
            trash=["psycho-squad"],
            eddies=2,
            legends=[face_down("viktor-vektor-sit")],
        ),
        rival(field=["emergency-atlus"]),
    )

    assert not table.me.may(decision.PLAY, "mantis-blades")


def test_one_unit_may_carry_any_number_of_gears() -> None:
    """4.10.3 Five of the same, and a sixth."""
    table = Table(me(hand=["mantis-blades"], eddies=1, field=[unit("psycho-squad", *["mantis-blades"] * 5)]), rival())

    table.me.plays("mantis-blades")

    assert table.me.gear("psycho-squad") == ["mantis-blades"] * 6
    assert table.me.power("psycho-squad") == 18


def test_what_a_gear_says_of_itself_happens_when_it_is_played() -> None:
    """4.11, 4.11.1, 3.18.1.1 Its own PLAY, once; what its other text box says waits for the host."""
    table = Table(me(hand=[MANUAL, TROPHY], eddies=2, field=["psycho-squad"]), rival(gigs={"d6": 3}))

    table.me.plays(MANUAL)
    assert len(table.me.hand) == 2
    table.me.plays(TROPHY)
    assert len(table.me.hand) == 1
    table.me.attacks("psycho-squad", GIGS)
    table.rival.passes()

    assert len(table.me.hand) == 2


def test_what_a_gear_says_of_itself_is_not_its_hosts() -> None:
    """4.11.2 When the host is played with the Gear on it, the Gear is not played."""
    table = Table(me(legends=[legend("v-corporate-exile", MANUAL)], eddies=5), rival())

    table.me.fields("v-corporate-exile", paying=[])

    assert table.me.gear("v-corporate-exile") == ["manual"]
    assert table.me.hand == []


def test_the_bottom_text_box_is_read_on_the_host() -> None:
    """4.11.3 "This Unit attacks" is the host that attacks."""
    table = Table(me(field=[unit("psycho-squad", TROPHY), "emergency-atlus"]), rival(gigs={"d6": 3, "d8": 4}))

    table.me.attacks("emergency-atlus", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    assert table.me.hand == []
    table.me.attacks("psycho-squad", GIGS)
    table.rival.passes()

    assert len(table.me.hand) == 1


def test_the_bottom_text_box_is_for_the_host_alone() -> None:
    """4.11.3.1 "This Unit has 3 more power" is 1 + 3 for the host, and still 1 for the Gear."""
    table = Table(me(field=[unit("psycho-squad", WEIGHT)]), rival())

    assert table.me.power("psycho-squad") == 10
    assert table.me.power("weight") == 1


def test_a_host_has_no_tags_of_its_gear() -> None:
    """4.11.3.2: with the ARASAKA sword on it, Psycho Squad is no ARASAKA Unit; Field Operator is one."""
    table = Table(me(hand=[PURGE], eddies=1, field=[unit("psycho-squad", "satori"), "field-operator"]), rival())

    table.me.plays(PURGE)

    assert table.me.field == ["psycho-squad"]


def test_gear_goes_to_the_trash_with_its_host() -> None:
    """4.12: nothing stays behind on the field."""
    host = unit("emergency-atlus", "mantis-blades", "mandibular", spent=True)
    table = Table(me(field=[unit("minotaur")]), rival(field=[host]))

    table.me.attacks("minotaur", "emergency-atlus")
    table.rival.passes()

    assert table.rival.trash == ["emergency-atlus", "mantis-blades", "mandibular-upgrade"]


def test_gear_follows_its_host_to_the_bottom_as_to_the_trash() -> None:
    """4.12, R478: Les Élémens, or a lost fight; in neither case a Gear stays behind."""
    host = unit("emergency-atlus", "sandevistan", "mantis-blades", spent=True)
    cards = ["emergency-atlus", "mantis-blades", "sandevistan"]
    bottom = Table(me(hand=["les-elemens"], eddies=5), rival(field=[host], deck=[]))
    trash = Table(me(field=["minotaur"]), rival(field=[host], deck=[]))

    bottom.me.plays("les-elemens")
    trash.me.attacks("minotaur", "emergency-atlus")
    trash.rival.passes()

    assert bottom.rival.field == trash.rival.field == []
    assert sorted(bottom.rival.deck) == cards
    assert sorted(trash.rival.trash) == cards


def test_gear_goes_to_the_field_with_its_host() -> None:
    """4.12 From the Legends area; there it is still equipped."""
    table = Table(me(legends=[legend("v-corporate-exile", "mantis-blades")], eddies=5), rival())

    table.me.goes_solo("v-corporate-exile", paying=[])

    shown = table.view(RIVAL).to_data()["sides"][ME]["field"][0]
    assert [(gear["card"], gear["area"]) for gear in shown["gear"]] == [("mantis-blades", "field")]
    assert table.me.power("v-corporate-exile") == 10


def test_gear_that_is_defeated_goes_alone() -> None:
    """4.12 The host does not move, and has lost the power."""
    table = Table(me(hand=[SCRAP], eddies=1, field=[unit("psycho-squad", "mantis-blades")]), rival())

    table.me.plays(SCRAP)

    assert table.me.field == ["psycho-squad"]
    assert table.me.power("psycho-squad") == 6
    assert table.me.trash == ["mantis-blades", "scrap"]


def test_in_the_hand_nothing_is_equipped() -> None:
    """4.12.1 Both come back, and the Unit is played again without the Gear."""
    table = Table(me(hand=[RECALL], eddies=5, field=[unit("psycho-squad", "mantis-blades")]), rival())

    table.me.plays(RECALL)
    assert table.me.hand == ["psycho-squad", "mantis-blades"]
    table.me.plays("psycho-squad")

    assert table.me.gear("psycho-squad") == []
    assert table.me.hand == ["mantis-blades"]


def test_the_gear_of_a_defeated_legend_stays_in_the_trash() -> None:
    """4.12.2 The Legend is removed from the game, its Gear is not."""
    table = Table(
        me(field=["minotaur"]), rival(field=[unit("v-corporate-exile", "kiroshi", spent=True)], deck=[FILLER])
    )

    table.me.attacks("minotaur", "v-corporate-exile")
    table.rival.passes()

    assert table.rival.removed == ["v-corporate-exile"]
    assert table.rival.trash == ["kiroshi-optics"]


def test_the_gear_of_a_legend_that_would_go_to_the_hand_does_so() -> None:
    """4.12.2 From the Legends area as well."""
    table = Table(me(hand=[SEND_HOME], eddies=1, legends=[legend("viktor-vektor-sit", "mantis-blades")]), rival())

    table.me.plays(SEND_HOME, paying=[])

    assert table.me.removed == ["viktor-vektor-sit-down-and-relax"]
    assert table.me.hand == ["mantis-blades"]


def test_the_gear_of_a_legend_that_would_go_to_the_deck_does_so() -> None:
    """4.12.2 To the bottom, without the Legend."""
    table = Table(
        me(hand=[BURY_LEGENDS], eddies=1, field=[unit("v-corporate-exile", "mantis-blades")], deck=["psycho-squad"]),
        rival(),
    )

    table.me.plays(BURY_LEGENDS)

    assert table.me.removed == ["v-corporate-exile"]
    assert table.me.deck == ["psycho-squad", "mantis-blades"]


def test_a_bottom_decked_unit_and_its_gear_are_mixed() -> None:
    """4.12.3: with all that goes to the bottom at that moment; the order is left to chance."""
    field = [unit("emergency-atlus", "mantis-blades"), unit("corpo-security", "kiroshi")]
    orders = set()
    for seed in range(60):
        table = Table(me(hand=[BURY], eddies=1), rival(field=field, deck=["psycho-squad"]), seed=seed)
        table.me.plays(BURY)
        assert table.rival.deck[0] == "psycho-squad"
        orders.add(tuple(table.rival.deck[1:]))

    assert {tuple(sorted(order)) for order in orders} == {
        ("corpo-security", "emergency-atlus", "kiroshi-optics", "mantis-blades")
    }
    assert len(orders) > 12
    assert {order[0] for order in orders} == {
        "corpo-security",
        "emergency-atlus",
        "kiroshi-optics",
        "mantis-blades",
    }
