"""Live with the Aftermath: each player defeats a Unit of their own."""

from streetcred.core.decision import PIECE
from streetcred.testing import RIVAL, Table, face_down, legend, me, rival, unit

AFTERMATH = "live-with-the-aftermath"


def test_each_player_picks_a_unit_of_their_own() -> None:
    """10.33 The turn player first; the rival sees what it was."""
    table = Table(
        me(hand=[AFTERMATH], field=["swordwise", "minotaur"], eddies=3), rival(field=["psycho-squad", "ruthless"])
    )

    table.me.plays(AFTERMATH)
    assert table.options() == ["swordwise-huscle", "minotaur"]
    table.me.chooses("swordwise")
    assert table.me.field == ["minotaur"]
    assert table.options() == ["psycho-squad", "ruthless-lowlife"]
    table.rival.chooses("ruthless")

    assert table.rival.field == ["psycho-squad"]
    assert table.rival.trash == ["ruthless-lowlife"]


def test_whoever_has_no_unit_does_nothing() -> None:
    """R134: one side empty, the other side empty, or both; it may be played each time."""
    for mine, theirs in ((["swordwise"], []), ([], ["swordwise"]), ([], [])):
        table = Table(me(hand=[AFTERMATH], field=mine, eddies=3), rival(field=theirs))

        table.me.plays(AFTERMATH)

        assert table.me.field == []
        assert table.rival.field == []
        assert table.me.trash[-1] == AFTERMATH


def test_the_unit_has_to_be_defeated() -> None:
    """2.1 There is no "may" for either of them; with one Unit nothing is asked."""
    table = Table(me(hand=[AFTERMATH], field=["minotaur"], eddies=3), rival(field=["psycho-squad", "ruthless"]))

    table.me.plays(AFTERMATH)
    assert table.me.trash == ["minotaur"]
    assert table.kinds() == {PIECE}
    table.rival.chooses("psycho-squad")

    assert table.me.trash == ["minotaur", AFTERMATH]


def test_a_legend_on_the_field_is_a_unit() -> None:
    """4.2.1, 4.4.1 It is removed from the game; one in its area is no Unit."""
    table = Table(
        me(hand=[AFTERMATH], field=[unit("v-corporate", solo=True)], legends=[legend("saburo")], eddies=3),
        rival(legends=[legend("saburo")]),
    )

    table.me.plays(AFTERMATH, paying=[])

    assert table.me.removed == ["v-corporate-exile"]
    assert table.me.legends == table.rival.legends == ["saburo-arasaka-stubborn-patriarch"]


def test_a_deadman_transmitter_goes_instead() -> None:
    """10.24 It saves its host; the other player's Unit falls."""
    table = Table(
        me(hand=[AFTERMATH], field=[unit("swordwise", "deadman")], eddies=3),
        rival(field=[unit("psycho-squad", "satori")]),
    )

    table.me.plays(AFTERMATH)

    assert table.me.field == ["swordwise-huscle"]
    assert table.me.trash == ["deadman-transmitter", AFTERMATH]
    assert table.rival.trash == ["psycho-squad", "satori-sword-of-saburo"]


def test_the_rival_may_let_jackie_fall_instead() -> None:
    """10.26 For 1 €$, while the Program resolves."""
    table = Table(
        me(hand=[AFTERMATH], eddies=3),
        rival(field=["psycho-squad"], legends=["jackie-welles-mamas"], eddies=1),
    )

    table.me.plays(AFTERMATH)
    table.rival.chooses("jackie-welles-mamas")
    table.answers(table.decision.options[0])

    assert table.rival.field == ["psycho-squad"]
    assert table.rival.removed == ["jackie-welles-mamas-favorite"]


def test_what_the_defeats_trigger_comes_after_both() -> None:
    """10.13 The turn player's first: the discard hits before the rival draws."""
    table = Table(
        me(hand=[AFTERMATH], field=["caliber"], eddies=3, gigs={"d4": 4}),
        rival(hand=["floor-it"], field=["jackie-welles-ride"], gigs={"d6": 1}, deck=["satori"]),
    )

    table.me.plays(AFTERMATH)

    assert table.rival.trash == ["jackie-welles-ride-or-die-choom", "floor-it"]
    assert table.rival.hand == ["satori-sword-of-saburo"]


def test_the_choice_is_made_by_the_one_who_acts() -> None:
    """10.31 In the rival's hands the card asks the rival first."""
    table = Table(
        me(field=["swordwise", "minotaur"]),
        rival(hand=[AFTERMATH], field=["psycho-squad", "ruthless"], eddies=3),
        turn_of=RIVAL,
    )

    table.rival.plays(AFTERMATH)
    table.rival.chooses("psycho-squad")
    table.me.chooses("minotaur")

    assert table.rival.field == ["ruthless-lowlife"]
    assert table.me.field == ["swordwise-huscle"]


def test_who_played_it_may_fall_by_it() -> None:
    """10.21 Lizzy Wizzy is the only Unit of her side; her Program goes under the deck all the same."""
    table = Table(me(hand=["lizzy-wizzy", AFTERMATH], eddies=5), rival(field=["psycho-squad", "ruthless"]))

    table.me.plays("lizzy-wizzy")
    table.me.says(yes=True)
    table.me.chooses(AFTERMATH)
    table.rival.chooses("ruthless")

    assert table.me.trash == ["lizzy-wizzy-delicate-weapon"]
    assert table.me.deck[-1] == AFTERMATH
    assert table.rival.field == ["psycho-squad"]


def test_each_player_may_have_a_jackie() -> None:
    """10.26 Each decides about the own Unit when it would fall."""
    jackie = legend("jackie-welles-mamas", spent=True)
    table = Table(
        me(hand=[AFTERMATH], field=["minotaur"], legends=[jackie], eddies=4),
        rival(field=["psycho-squad"], legends=[jackie], eddies=1),
    )

    table.me.plays(AFTERMATH)
    table.me.chooses("jackie")
    table.rival.is_done()

    assert table.me.field == ["minotaur"]
    assert table.rival.trash == ["psycho-squad"]


def test_the_rival_calls_a_legend_for_a_fallen_unit() -> None:
    """10.13 T-Bug's effect is her player's, also in the other player's turn."""
    table = Table(
        me(hand=[AFTERMATH], field=["minotaur"], eddies=3),
        rival(field=["t-bug"], legends=[face_down("saburo")]),
    )

    table.me.plays(AFTERMATH)
    table.rival.says(yes=True)

    assert table.me.trash == ["minotaur", AFTERMATH]
    assert table.rival.legends == ["saburo-arasaka-stubborn-patriarch"]
