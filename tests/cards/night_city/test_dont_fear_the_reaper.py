"""(Don't Fear) The Reaper spends all rival Units, and then defeats a spent Unit of either player."""

from streetcred.core.decision import BLOCK, PIECE
from streetcred.narrate import Names, answer
from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival, unit

REAPER = "dont-fear-the-reaper"


def test_all_rival_units_are_spent_and_one_of_them_is_defeated() -> None:
    """2.3 First the one, then the other."""
    table = Table(me(hand=[REAPER], eddies=7), rival(field=["psycho-squad", "minotaur", "swordwise"]))

    table.me.plays(REAPER)
    assert table.options() == ["psycho-squad", "minotaur", "swordwise-huscle"]
    table.me.chooses("minotaur")

    assert table.rival.trash == ["minotaur"]
    assert table.rival.is_spent("psycho-squad")
    assert table.rival.is_spent("swordwise")


def test_units_that_were_spent_before_do_for_the_second_part() -> None:
    """R077: nothing is left to spend, and one is defeated all the same."""
    table = Table(
        me(hand=[REAPER], eddies=7),
        rival(field=[unit("psycho-squad", spent=True), unit("minotaur", spent=True)]),
    )

    table.me.plays(REAPER)
    table.me.chooses("minotaur")

    assert table.rival.field == ["psycho-squad"]


def test_a_friendly_unit_that_is_spent_may_be_chosen() -> None:
    """R078: it need not be one that the Program spent; a ready friendly Unit is not offered."""
    table = Table(
        me(hand=[REAPER], eddies=7, field=[unit("field-operator", spent=True), "swordwise"]),
        rival(field=["psycho-squad"]),
    )

    table.me.plays(REAPER)
    assert table.options() == ["field-operator", "psycho-squad"]
    table.me.chooses("field-operator")

    assert table.me.field == ["swordwise-huscle"]
    assert table.rival.field == ["psycho-squad"]


def test_friendly_units_stay_ready() -> None:
    """1.7.2.2 The swept Units are the rival ones; the friendly Unit may attack what is left."""
    table = Table(me(hand=[REAPER], eddies=7, field=["minotaur"]), rival(field=["psycho-squad", "swordwise"]))

    table.me.plays(REAPER)
    table.me.chooses("psycho-squad")

    assert not table.me.is_spent("minotaur")
    table.me.attacks("minotaur", "swordwise")
    table.rival.passes()
    assert table.rival.field == []


def test_alone_on_the_table_a_spent_friendly_unit_falls() -> None:
    """2.1 There is no "may", so the only spent Unit it is."""
    table = Table(me(hand=[REAPER], eddies=7, field=[unit("psycho-squad", spent=True)]))

    table.me.plays(REAPER)

    assert table.me.trash == ["psycho-squad", REAPER]


def test_without_a_rival_unit_or_a_spent_one_nothing_happens() -> None:
    """10.7 It may be played in vain."""
    table = Table(me(hand=[REAPER], eddies=7, field=["psycho-squad"]))

    table.me.plays(REAPER)

    assert table.me.field == ["psycho-squad"]
    assert not table.me.may(PIECE)


def test_a_legend_counts_on_the_field_only() -> None:
    """4.2.1 V is spent and falls; the Legend in the Legends area is neither spent nor offered."""
    table = Table(
        me(hand=[REAPER], eddies=7),
        rival(field=["v-corporate", "swordwise"], legends=["saburo-arasaka", legend("muamar", spent=True)]),
    )

    table.me.plays(REAPER)
    assert not table.rival.is_spent("saburo-arasaka")
    assert table.options() == ["v-corporate-exile", "swordwise-huscle"]
    table.me.chooses("v-corporate")

    assert table.rival.removed == ["v-corporate-exile"]


def test_what_being_spent_triggers_waits_for_the_defeat() -> None:
    """10.14 Rita is spent and then defeated; her player draws and discards after that."""
    table = Table(
        me(hand=[REAPER], eddies=7),
        rival(hand=["satori"], field=["rita-wheeler"], deck=["floor-it"]),
    )

    table.me.plays(REAPER)
    assert table.rival.trash == ["rita-wheeler-no-stupid-questions"]
    table.rival.chooses("satori")

    assert table.rival.hand == ["floor-it"]
    assert table.rival.trash[-1] == "satori-sword-of-saburo"


def test_a_replacement_saves_the_unit() -> None:
    """10.24 It stays, spent, and its Transmitter goes."""
    table = Table(me(hand=[REAPER], eddies=7), rival(field=[unit("psycho-squad", "deadman")]))

    table.me.plays(REAPER)

    assert table.rival.field == ["psycho-squad"]
    assert table.rival.is_spent("psycho-squad")
    assert table.rival.trash == ["deadman-transmitter"]


def test_it_takes_away_the_rivals_blockers() -> None:
    """9.9 Whoever is left is spent and can't block."""
    table = Table(
        me(hand=[REAPER], eddies=7, field=["psycho-squad"]),
        rival(field=["corpo-security", "secondhand"], gigs={"d6": 3}),
    )

    table.me.plays(REAPER)
    table.me.chooses("secondhand")
    table.me.attacks("psycho-squad", GIGS)

    assert not table.rival.may(BLOCK)
    table.rival.passes()
    assert table.me.gigs == {"rival d6": 3}


def test_the_draws_of_the_rival_come_after_it_and_may_lose_the_game() -> None:
    """1.14 Netdriver's Unit is spent and defeated; its player has to draw from an empty deck."""
    table = Table(me(hand=[REAPER], eddies=7), rival(field=[unit("psycho-squad", "netwatch")], deck=[]))

    table.me.plays(REAPER)

    assert table.winner is table.me
    assert table.rival.trash == ["psycho-squad", "netwatch-netdriver"]


def test_one_effect_that_waits_for_two_units_names_them_apart() -> None:
    """10.16.3 Alt draws for each equipped Unit that was spent, also when she has fallen."""
    table = Table(
        me(hand=[REAPER], eddies=7),
        rival(
            field=["alt-cunningham-mother", unit("psycho-squad", "kiroshi"), unit("minotaur", "kiroshi")],
            deck=["floor-it", "satori", "minotaur"],
        ),
    )

    table.me.plays(REAPER)
    table.me.chooses("alt-cunningham-mother")
    reads = [answer(Names(you=RIVAL), table.state, table.decision, option) for option in table.decision.options]
    table.answers(table.decision.options[0])

    assert "about Psycho Squad (7)" in reads[0]
    assert "about Minotaur (10)" in reads[1]
    assert table.rival.hand == ["floor-it", "satori-sword-of-saburo"]


def test_the_rival_may_call_in_the_turn_of_the_other() -> None:
    """2.4 What its Radioport does when its Unit is spent is not bound to the rival's own turn."""
    table = Table(
        me(hand=[REAPER], eddies=7),
        rival(field=[unit("psycho-squad", "arasaka-emergency")], legends=[face_down("goro-takemura-hands")]),
    )

    table.me.plays(REAPER)
    table.rival.says(yes=True)
    table.rival.says(yes=True)

    assert table.rival.field == []
    assert table.rival.legends == ["goro-takemura-hands-unclean"]
