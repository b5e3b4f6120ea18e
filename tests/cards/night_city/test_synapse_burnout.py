"""Synapse Burnout: in the fights of this turn a friendly Unit is stronger by the number of face-up Legends."""

from streetcred.core.decision import PIECE
from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival, unit

BURNOUT = "synapse-burnout"
SABURO = "saburo-arasaka-stubborn-patriarch"


def test_one_legend_turns_a_tie_into_a_win() -> None:
    """9.17.1 Chrome Fang has 6 as well; with 7 Psycho Squad stays."""
    table = Table(
        me(hand=[BURNOUT], field=["psycho-squad"], legends=["muamar"], eddies=1),
        rival(field=[unit("chrome-fang", spent=True)]),
    )

    table.me.plays(BURNOUT, paying=[])
    table.me.attacks("psycho-squad", "chrome-fang")
    table.rival.passes()

    assert table.me.field == ["psycho-squad"]
    assert table.rival.trash == ["chrome-fang"]


def test_as_a_reaction_it_helps_the_defender() -> None:
    """11.26.1.1 It has QUICK."""
    table = Table(
        me(hand=[BURNOUT], field=[unit("psycho-squad", spent=True)], legends=["muamar"], eddies=1),
        rival(field=["chrome-fang"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("chrome-fang", "psycho-squad")
    table.me.plays(BURNOUT, paying=[])
    table.me.passes()

    assert table.me.field == ["psycho-squad"]
    assert table.rival.trash == ["chrome-fang"]


def test_any_friendly_unit_may_be_chosen() -> None:
    """10.31 No rival one, and no Legend in the Legends area."""
    table = Table(
        me(hand=[BURNOUT], field=["psycho-squad", "v-corporate"], legends=["muamar"], eddies=1),
        rival(field=["chrome-fang"]),
    )

    table.me.plays(BURNOUT, paying=[])

    assert table.options() == ["psycho-squad", "v-corporate-exile"]
    table.stops_here()


def test_without_a_friendly_unit_it_does_nothing() -> None:
    """10.7 It may be played all the same."""
    table = Table(me(hand=[BURNOUT], legends=["muamar"], eddies=1), rival(field=["chrome-fang"]))

    table.me.plays(BURNOUT, paying=[])

    assert table.me.trash == [BURNOUT]
    assert not table.me.may(PIECE)


def test_a_legend_on_the_field_counts_like_one_in_its_area() -> None:
    """R200: 6 and 2 are more than 7."""
    table = Table(
        me(hand=[BURNOUT], field=["psycho-squad", "goro-takemura-hands"], legends=["muamar"], eddies=1),
        rival(field=[unit("screw", spent=True)]),
    )

    table.me.plays(BURNOUT, paying=[])
    table.me.chooses("psycho-squad")
    table.me.attacks("psycho-squad", "screw")
    table.rival.passes()

    assert table.me.field == ["psycho-squad", "goro-takemura-hands-unclean"]
    assert table.rival.field == []


def test_a_legend_that_fights_counts_itself() -> None:
    """R201: V alone has 9 in the fight, as many as Minotaur, and takes it along."""
    table = Table(me(hand=[BURNOUT], field=["v-corporate"], eddies=1), rival(field=[unit("minotaur", spent=True)]))

    table.me.plays(BURNOUT)
    table.me.attacks("v-corporate", "minotaur")
    table.rival.passes()

    assert table.me.removed == ["v-corporate-exile"]
    assert table.rival.trash == ["minotaur"]


def test_face_down_and_rival_legends_do_not_count() -> None:
    """1.7.2.1 Psycho Squad keeps its 6, and both fall."""
    table = Table(
        me(hand=[BURNOUT], field=["psycho-squad"], legends=[face_down(SABURO)], eddies=1),
        rival(field=[unit("chrome-fang", spent=True)], legends=["muamar"]),
    )

    table.me.plays(BURNOUT, paying=[])
    table.me.attacks("psycho-squad", "chrome-fang")
    table.rival.passes()

    assert table.me.field == []
    assert table.rival.field == []


def test_a_legend_called_in_the_same_react_step_counts() -> None:
    """R480: two Legends when it is played, three in the fight; 6 and 3 beat 8."""
    table = Table(
        me(
            hand=[BURNOUT],
            field=[unit("psycho-squad", spent=True)],
            legends=[legend(SABURO, spent=True), legend("muamar", spent=True), face_down("v-corporate")],
            eddies=2,
        ),
        rival(field=["maxtac-av"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("maxtac-av", "psycho-squad")
    table.me.plays(BURNOUT, paying=[])
    table.me.calls("v-corporate", paying=[])
    table.me.passes()

    assert table.me.field == ["psycho-squad"]
    assert table.rival.trash == ["maxtac-av"]


def test_outside_a_fight_the_power_stays() -> None:
    """9.16.1 Neither before the attack nor in the React Step there is more of it."""
    table = Table(
        me(hand=[BURNOUT], field=["psycho-squad"], legends=["muamar"], eddies=1),
        rival(field=[unit("chrome-fang", spent=True)]),
    )

    table.me.plays(BURNOUT, paying=[])
    assert table.me.power("psycho-squad") == 6
    table.me.attacks("psycho-squad", "chrome-fang")
    assert table.me.power("psycho-squad") == 6
    table.rival.passes()

    assert table.me.power("psycho-squad") == 6


def test_it_gives_no_second_gig() -> None:
    """9.23.2 Minotaur would have 10 with one Legend, but does not fight."""
    table = Table(
        me(hand=[BURNOUT], field=["minotaur"], legends=["muamar"], eddies=1),
        rival(gigs={"d6": 3, "d8": 4}),
    )

    table.me.plays(BURNOUT, paying=[])
    table.me.attacks("minotaur", GIGS)
    table.rival.passes()
    table.me.chooses("d8")

    assert table.rival.gigs == {"d6": 3}


def test_it_counts_in_every_fight_of_the_turn() -> None:
    """10.23 Johnny wins his first fight by it, is readied by that, and wins again."""
    johnny = "johnny-silverhand-never"
    table = Table(
        me(hand=[BURNOUT], field=[johnny], legends=["muamar"], eddies=1),
        rival(field=[unit("maxtac-av", spent=True), unit("rockn", spent=True)]),
    )

    table.me.plays(BURNOUT, paying=[])
    table.me.attacks(johnny, "maxtac-av")
    table.rival.passes()
    table.me.attacks(johnny, "rockn")
    table.rival.passes()

    assert table.me.field == ["johnny-silverhand-never-stop-fighting"]
    assert table.rival.field == []


def test_two_of_them_add_up() -> None:
    """10.16.2 6 and twice 1 tie with 8."""
    table = Table(
        me(hand=[BURNOUT, BURNOUT], field=["psycho-squad"], legends=["muamar"], eddies=2),
        rival(field=[unit("maxtac-av", spent=True)]),
    )

    table.me.plays(BURNOUT, paying=[])
    table.me.plays(BURNOUT, paying=[])
    table.me.attacks("psycho-squad", "maxtac-av")
    table.rival.passes()

    assert table.rival.trash == ["maxtac-av"]


def test_it_ends_with_the_turn() -> None:
    """8.16.2 In the rival's turn Psycho Squad fights with its 6 again."""
    table = Table(
        me(hand=[BURNOUT], field=[unit("psycho-squad", spent=True)], legends=["muamar"], eddies=1, fixer=[]),
        rival(field=["chrome-fang"], fixer=[]),
    )

    table.me.plays(BURNOUT, paying=[])
    table.me.ends_turn()
    table.rival.attacks("chrome-fang", "psycho-squad")
    table.me.passes()

    assert table.me.field == []
    assert table.rival.field == []
