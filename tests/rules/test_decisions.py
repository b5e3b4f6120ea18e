"""Decisions on questions that the printed rules leave open, where no chapter of theirs has a test of it."""

from __future__ import annotations

from streetcred.core import decision
from streetcred.testing import GIGS, ME, Table, face_down, me, rival, unit

SEVEN = {"d4": 1, "d6": 1, "d8": 3, "d10": 4, "d12": 5, "d20": 6, "rival d4": 1}


def test_appetite_for_destruction_waits_for_the_unit_that_was_picked() -> None:
    """A3 The win of another friendly Unit steals nothing; the one that was picked still steals after it."""
    table = Table(
        me(hand=["appetite"], field=["psycho-squad", "minotaur"], eddies=3),
        rival(field=[unit("swordwise", spent=True), unit("secondhand", spent=True)], gigs={"d6": 3}),
    )

    table.me.plays("appetite")
    table.me.chooses("minotaur")
    table.me.attacks("psycho", "swordwise")
    table.rival.passes()
    assert table.rival.gigs == {"d6": 3}
    table.me.attacks("minotaur", "secondhand")
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_safety_override_waits_for_the_unit_that_was_picked() -> None:
    """A4 What beats another friendly Unit lives on; what beats the one that was picked is defeated."""
    table = Table(
        me(hand=["safety-override"], field=["emergency-atlus", "swordwise"], eddies=2),
        rival(field=[unit("minotaur", spent=True)]),
    )

    table.me.plays("safety-override")
    table.me.chooses("swordwise")
    table.me.attacks("emergency-atlus", "minotaur")
    table.rival.passes()
    assert table.rival.field == ["minotaur"]
    table.me.attacks("swordwise", "minotaur")
    table.rival.passes()

    assert table.rival.trash == ["minotaur"]


def test_legend_is_one_of_the_card_types_to_name() -> None:
    """A12 Misty's player may name it like the other three."""
    table = Table(me(field=["misty"], deck=["floor-it", "swordwise"]), rival(fixer=[]))

    table.me.ends_turn()
    assert table.options() == ["legend", "unit", "gear", "program"]
    table.me.chooses("legend")

    assert table.me.trash == ["floor-it"]


def test_v_streetkid_trashes_when_called_and_not_when_played() -> None:
    """A13 The label that is printed is CALL."""
    called = Table(me(legends=[face_down("v-streetkid")], eddies=1, deck=["swordwise"] * 4))
    played = Table(me(legends=["v-streetkid"], eddies=5, deck=["swordwise"] * 4))

    called.me.calls("v-streetkid", paying=[])
    played.me.goes_solo("v-streetkid", paying=[])

    assert (len(called.me.trash), len(played.me.trash)) == (3, 0)


def test_the_win_is_checked_before_effects_of_the_start() -> None:
    """B1 Hanako would draw from an empty deck for the pair of ones, but the game is won by then."""
    hanako = "hanako-arasaka-daughter"
    won = Table(me(legends=[hanako], gigs=SEVEN, deck=[]), at_start=True)
    six = {name: value for name, value in SEVEN.items() if name != "d20"}
    lost = Table(me(legends=[hanako], gigs=six, deck=[]), at_start=True)

    assert won.winner is won.me
    assert lost.winner is lost.rival


def test_the_end_of_a_turn_comes_before_overtime() -> None:
    """B8 Kusanagi is back in the hand when overtime begins and seven Gigs win."""
    table = Table(me(field=["modded-kusanagi"], gigs=SEVEN), rival(), turn=14, empty_turns=2)

    table.me.ends_turn()

    assert table.winner is table.me
    assert table.me.hand == ["modded-kusanagi"]


def test_the_value_of_a_stolen_gig_is_read_on_resolution() -> None:
    """C2 Stolen at 2, raised to 4 by 6th Street Recruits; Wraith Marauders then ready a Unit of power 4."""
    table = Table(
        me(field=["wraith-marauders", "6th-street", unit("emergency-atlus", spent=True)]), rival(gigs={"d6": 2})
    )

    table.me.attacks("wraith", GIGS)
    table.rival.passes()
    table.me.chooses("6th-street", 2)

    assert not table.me.is_spent("emergency-atlus")


def test_synapse_burnout_counts_as_long_as_the_fight_lasts() -> None:
    """C8 The Legend that is Called after it counts too: 6 and 2 beat 7."""
    table = Table(
        me(
            hand=["synapse"],
            field=["psycho-squad"],
            legends=["v-corporate", face_down("saburo")],
            eddies=2,
        ),
        rival(field=[unit("maxtac-suppression", spent=True)]),
    )

    table.me.plays("synapse", paying=[])
    table.me.calls("saburo", paying=[])
    table.me.attacks("psycho", "maxtac-suppression")
    table.rival.passes()

    assert table.me.field == ["psycho-squad"]
    assert table.rival.trash == ["maxtac-suppression-team"]


def test_one_or_more_gigs_are_one_event() -> None:
    """C19 Animals Wrecker steals two at once, and Evelyn readies 1 Eddie."""
    table = Table(
        me(field=["animals-wrecker"], legends=["evelyn-parker-beautiful"], spent_eddies=3),
        rival(gigs={"d6": 3, "d8": 3}),
    )

    table.me.attacks("animals-wrecker", GIGS)
    table.rival.passes()

    assert len(table.me.gigs) == 2
    assert table.me.eddies == 1


def test_the_extra_steal_comes_when_the_first_gig_has_moved() -> None:
    """C20 By then the 3 is shared, so that Gorilla Arms can't take the other 3."""
    table = Table(me(field=[unit("psycho-squad", "gorilla-arms")]), rival(gigs={"d6": 3, "d8": 3, "d10": 5}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d6")

    assert table.me.gigs == {"rival d6": 3, "rival d10": 5}


def test_a_cheaper_go_solo_lasts_for_the_turn() -> None:
    """C22 V goes solo for 3 €$, and what Nocturne gives is still there for another time, until the turn ends."""
    table = Table(me(hand=["nocturne"], legends=["v-corporate"], eddies=6), rival(fixer=[]))

    table.me.plays("nocturne", paying=[])
    table.answers((decision.MODE, 2, 0))
    table.me.goes_solo("v-corporate", paying=[])
    assert table.me.eddies == 0
    assert len(table.view(ME).to_data()["lasting"]) == 1
    table.me.ends_turn()

    assert table.view(ME).to_data()["lasting"] == []


def test_a_card_that_is_back_in_the_hand_is_not_defeated() -> None:
    """C30 Kusanagi returns first, and Cyberpsychosis finds nothing more to defeat."""
    table = Table(
        me(hand=["cyberpsychosis"], field=[unit("modded-kusanagi", "mantis-blades")], eddies=3),
        rival(gigs={"d6": 3}, fixer=[]),
    )

    table.me.plays("cyberpsychosis")
    table.me.attacks("modded-kusanagi", GIGS)
    table.rival.passes()
    table.me.ends_turn()
    table.me.chooses("modded-kusanagi")

    assert table.me.hand == ["modded-kusanagi", "mantis-blades"]
    assert table.me.trash == ["cyberpsychosis"]


def test_pyramid_song_takes_5_power() -> None:
    """C31 Psycho Squad has 6 and keeps 1."""
    table = Table(me(hand=["pyramid-song"], eddies=3), rival(field=["psycho-squad"]))

    table.me.plays("pyramid-song")
    table.answers((decision.MODE, 0, 0))

    assert table.rival.power("psycho-squad") == 1


def test_an_if_after_a_steal_is_read_on_resolution() -> None:
    """C33 Stolen at 3 the Gig is odd; raised to 4 before Rogue's effect it is even, and she draws."""
    table = Table(
        me(field=[unit("rogue-amendiares-preem", solo=True), "6th-street"]),
        rival(hand=["floor-it"], gigs={"d6": 3}),
    )

    table.me.attacks("rogue", GIGS)
    table.rival.passes()
    table.me.chooses("6th-street", 1)

    assert len(table.me.hand) == 1
    assert table.rival.hand == ["floor-it"]


def test_a_legend_does_not_see_the_program_that_turned_it_up() -> None:
    """C36 Judy comes too late for the Braindance that Called her, and sees the next one."""
    table = Table(
        me(
            hand=["chrome-reverie", "industrial-assembly"],
            field=["swordwise"],
            legends=[face_down("judy-alvarez-braindance")],
            eddies=4,
            gigs={"d4": 1},
        ),
        rival(field=["psycho-squad"]),
    )

    table.me.plays("chrome-reverie", paying=[])
    table.me.says(yes=True)
    assert table.me.power("swordwise") == 3
    table.me.plays("industrial-assembly", paying=[])
    table.me.chooses(0)

    assert table.me.power("swordwise") == 4


def test_nothing_follows_a_card_out_of_the_trash() -> None:
    """C37 Cyberpsychosis has marked the Unit that fell; played from the trash it is another one."""
    table = Table(
        me(hand=["cyberpsychosis", "we-gotta-live"], field=[unit("swordwise", "mantis-blades")], eddies=8),
        rival(field=[unit("minotaur", spent=True)], fixer=[]),
    )

    table.me.plays("cyberpsychosis")
    table.me.attacks("swordwise", "minotaur")
    table.rival.passes()
    assert table.me.field == []
    table.me.plays("we-gotta-live")
    table.me.chooses("swordwise")
    table.me.ends_turn()

    assert table.me.field == ["swordwise-huscle"]
    assert table.me.power("swordwise") == 3
