"""The Relic: when its host is defeated, another Unit comes from the trash and the host goes under the deck."""

from streetcred.testing import GIGS, RIVAL, Table, legend, me, rival, unit

RELIC = "the-relic-experimental-biochip"
JACKIE = "jackie-welles-mamas-favorite"


def fallen(trash: list[str], *more_gear: str, deck: list[str] | None = None) -> Table:
    """Let a Unit with The Relic attack Minotaur and lose, with those cards in the trash."""
    table = Table(
        me(field=[unit("secondhand", RELIC, *more_gear)], trash=trash, deck=deck),
        rival(field=[unit("minotaur", spent=True)], trash=["chrome-fang"]),
    )
    table.me.attacks("secondhand", "minotaur")
    table.rival.passes()
    return table


def test_a_unit_comes_from_the_trash_and_the_host_goes_to_the_bottom() -> None:
    """11.8.4 It comes for free, ready and with Lag; The Relic itself stays in the trash."""
    table = fallen(["psycho-squad"])

    assert table.me.field == ["psycho-squad"]
    assert not table.me.is_spent("psycho")
    assert table.me.has_lag("psycho")
    assert table.me.deck[-1] == "secondhand-bombus"
    assert table.me.trash == [RELIC]


def test_its_player_chooses_a_unit() -> None:
    """10.31 Neither Gear nor a Program, nothing of the rival trash, and not the host."""
    table = fallen(["psycho-squad", "mantis-blades", "floor-it", "adam-smasher-metal"])

    assert table.options() == ["psycho-squad", "adam-smasher-metal-over-meat"]
    table.me.chooses("psycho")

    assert table.me.field == ["psycho-squad"]


def test_cost_9_is_cheap_enough() -> None:
    """3.11.1 Adam Smasher comes, and his PLAY effect clears the table."""
    table = fallen(["adam-smasher-metal"])

    assert table.me.field == ["adam-smasher-metal-over-meat"]
    assert table.rival.field == []


def test_other_gear_of_the_host_stays_in_the_trash() -> None:
    """R208: only the Unit goes under the deck."""
    table = fallen(["psycho-squad"], "mantis-blades")

    assert table.me.trash == [RELIC, "mantis-blades"]
    assert table.me.deck[-1] == "secondhand-bombus"
    assert len(table.me.deck) == 21


def test_a_copy_of_the_host_is_another_unit() -> None:
    """10.1.3 It comes back as it were, and the one that fell goes under the deck."""
    table = fallen(["secondhand"])

    assert table.me.field == ["secondhand-bombus"]
    assert table.me.gear("secondhand") == []
    assert table.me.deck[-1] == "secondhand-bombus"
    assert table.me.trash == [RELIC]


def test_without_another_unit_only_the_host_moves() -> None:
    """2.4 What can be done of it is done."""
    table = fallen(["floor-it"])

    assert table.me.field == []
    assert table.me.deck[-1] == "secondhand-bombus"
    assert table.me.trash == ["floor-it", RELIC]


def test_what_the_new_unit_triggers_comes_afterwards() -> None:
    """10.14 Delamain draws two, and the second card is the host."""
    table = fallen(["delamain-rideshare"], deck=["floor-it"])

    assert table.me.hand == ["floor-it", "secondhand-bombus"]
    assert not table.is_over


def test_a_legend_as_host_is_out_of_the_game() -> None:
    """4.4.2 The Unit comes all the same; there is nothing to put under the deck."""
    table = Table(
        me(field=[unit("v-corporate", RELIC, solo=True)], trash=["psycho-squad"]),
        rival(field=[unit("rockn", "mantis-blades", "mantis-blades", spent=True)]),
    )

    table.me.attacks("v-corporate", "rockn")
    table.rival.passes()

    assert table.me.field == ["psycho-squad"]
    assert table.me.removed == ["v-corporate-exile"]
    assert len(table.me.deck) == 20


def test_a_legend_in_the_legends_area_is_no_unit() -> None:
    """11.19.1 Jackie gives himself up there, and The Relic on him does nothing."""
    table = Table(
        me(field=["swordwise"], legends=[legend(JACKIE, RELIC, spent=True)], trash=["psycho-squad"], eddies=1),
        rival(field=[unit("minotaur", spent=True)]),
    )

    table.me.attacks("swordwise", "minotaur")
    table.rival.passes()
    table.me.chooses(JACKIE)

    assert table.me.field == ["swordwise-huscle"]
    assert table.me.removed == [JACKIE]
    assert table.me.trash == ["psycho-squad", RELIC]


def test_it_works_in_the_rivals_turn() -> None:
    """11.19.2 The defender falls, and a Unit takes its place."""
    table = Table(
        me(field=[unit("secondhand", RELIC, spent=True)], trash=["psycho-squad"]),
        rival(field=["minotaur"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("minotaur", "secondhand")
    table.me.passes()

    assert table.me.field == ["psycho-squad"]
    assert table.me.deck[-1] == "secondhand-bombus"


def test_the_defeat_of_the_gear_alone_is_not_the_hosts() -> None:
    """4.11.3.1 A ripperdoc takes The Relic out, and the host stays where it is."""
    table = Table(
        me(field=[unit("secondhand", RELIC)], trash=["psycho-squad"]),
        rival(hand=["heywood-ripperdoc"], eddies=6),
        turn_of=RIVAL,
    )

    table.rival.plays("heywood-ripperdoc")
    table.rival.says(yes=True)

    assert table.me.field == ["secondhand-bombus"]
    assert table.me.trash == ["psycho-squad", RELIC]


def test_a_defeat_that_is_replaced_triggers_nothing() -> None:
    """10.25 The Deadman Transmitter goes instead."""
    table = fallen(["psycho-squad"], "deadman-transmitter")

    assert table.me.field == ["secondhand-bombus"]
    assert table.me.gear("secondhand") == [RELIC]
    assert table.me.trash == ["psycho-squad", "deadman-transmitter"]


def test_bottom_decked_the_host_was_not_defeated() -> None:
    """11.19.1 Les Élémens takes it away without a defeat."""
    table = Table(
        me(field=[unit("secondhand", RELIC)], trash=["psycho-squad"]),
        rival(hand=["les-elemens"], eddies=5),
        turn_of=RIVAL,
    )

    table.rival.plays("les-elemens")

    assert table.me.field == []
    assert sorted(table.me.deck[-2:]) == ["secondhand-bombus", RELIC]


def test_two_of_them_bring_2_units() -> None:
    """10.16.2 The second one finds the host under the deck already."""
    table = fallen(["psycho-squad", "swordwise"], RELIC)

    table.answers(table.decision.options[0])
    table.me.chooses("psycho")

    assert table.me.field == ["psycho-squad", "swordwise-huscle"]
    assert table.me.deck[-1] == "secondhand-bombus"
    assert table.me.trash == [RELIC, RELIC]


def test_another_effect_of_the_defeat_is_ordered_with_it() -> None:
    """10.12 Screw takes the only Unit into the hand first, or The Relic plays it."""
    for first, field, hand in (("screw", [], ["psycho-squad"]), (RELIC, ["psycho-squad"], [])):
        table = Table(
            me(field=[unit("screw", RELIC, spent=True)], trash=["psycho-squad"]),
            rival(hand=["wild-in-the-streets"], eddies=5),
            turn_of=RIVAL,
        )

        table.rival.plays("wild-in-the-streets")
        table.me.chooses(first)

        assert table.me.field == field
        assert table.me.hand == hand
        assert table.me.deck[-1] == "screw-lovelorn-fool"


def test_a_unit_that_fell_with_the_host_may_be_the_one() -> None:
    """11.19.2 Both are in the trash before anything resolves."""
    table = Table(
        me(field=[unit("secondhand", RELIC), "rockn-rockerboy"]),
        rival(hand=["adam-smasher-metal"], eddies=9),
        turn_of=RIVAL,
    )

    table.rival.plays("adam-smasher-metal")

    assert table.me.field == ["rockn-rockerboy"]
    assert table.me.trash == [RELIC]
    assert table.me.deck[-1] == "secondhand-bombus"


def test_both_players_may_have_one() -> None:
    """10.13 One Program fells both hosts; Malfini comes first and finds no rival Unit to spend yet."""
    table = Table(
        me(hand=["live-with"], field=[unit("secondhand", RELIC)], trash=["offduty"], eddies=3),
        rival(field=[unit("swordwise", RELIC)], trash=["rockn-rockerboy"]),
    )

    table.me.plays("live-with")

    assert table.me.field == ["offduty-malfini"]
    assert table.rival.field == ["rockn-rockerboy"]
    assert not table.rival.is_spent("rockn")
    assert table.rival.deck[-1] == "swordwise-huscle"


def test_its_player_searches_in_the_rivals_turn() -> None:
    """10.14 Hanako's search comes when the host lies under the deck, and what she leaves goes below it."""
    table = Table(
        me(
            field=[unit("secondhand", RELIC, spent=True)],
            trash=["hanako-arasaka-in-a-gilded-cage"],
            gigs={"d4": 1},
            deck=["floor-it", "satori", "minotaur", "satori", "octant"],
        ),
        rival(field=["rockn-rockerboy"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("rockn", "secondhand")
    table.me.passes()
    table.me.chooses("floor-it")
    table.me.is_done()

    assert table.me.hand == ["floor-it"]
    assert table.me.deck[:2] == ["octant", "secondhand-bombus"]


def test_a_unit_with_blocker_blocks_the_next_attack() -> None:
    """9.9 It comes ready, and Lag does not keep it from that."""
    table = Table(
        me(field=[unit("secondhand", RELIC, spent=True)], trash=["corpo-security"], gigs={"d6": 2}),
        rival(field=["rockn-rockerboy", "swordwise"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("rockn", "secondhand")
    table.me.passes()
    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("corpo-security")
    table.me.passes()

    assert table.me.gigs == {"d6": 2}
    assert table.me.trash == [RELIC, "corpo-security"]
