"""River Ward: Detective on the Hunt plays cheap Gear for free, and searches when an equipped friendly Unit falls."""

from streetcred.core.decision import ACTIVATE, CARD, DONE
from streetcred.testing import GIGS, ME, RIVAL, Setting, Table, face_down, legend, me, rival, unit

RIVER = "river-ward-detective-on-the-hunt"


def fallen(mine: Setting) -> Table:
    """Let Emergency Atlus attack Minotaur and fall."""
    table = Table(mine, rival(field=[unit("minotaur", spent=True)]))
    table.me.attacks("emergency-atlus", "minotaur")
    table.rival.passes()
    return table


def test_a_gear_is_played_for_free() -> None:
    """11.8.4 River Ward is spent for it, and no Eddie."""
    table = Table(me(hand=["satori"], legends=[RIVER], field=["swordwise"], eddies=2))

    table.me.activates(RIVER)
    table.me.chooses("satori", "swordwise")

    assert table.me.gear("swordwise") == ["satori-sword-of-saburo"]
    assert table.me.is_spent(RIVER)
    assert table.me.eddies == 2


def test_it_has_to_be_gear_with_cost_2_or_less() -> None:
    """3.11.1.2 The printed cost counts: Zetatech Berserk would cost 1 with five Legends, and is a 6 all the same."""
    hand = ["satori", "mantis-blades", "deadman", "floor-it", "swordwise", "zetatech-berserk"]
    table = Table(me(hand=hand, legends=[RIVER], field=["psycho-squad"]))

    table.me.activates(RIVER)

    assert table.options() == ["satori-sword-of-saburo", "mantis-blades", "done"]
    table.stops_here()


def test_he_may_be_spent_for_nothing() -> None:
    """R175: without a Gear in the hand he asks all the same, so that the rival learns nothing."""
    table = Table(me(hand=["floor-it"], legends=[RIVER], field=["psycho-squad"]))

    table.me.activates(RIVER)
    assert table.kinds() == {DONE}
    table.me.is_done()

    assert table.me.is_spent(RIVER)
    assert table.me.hand == ["floor-it"]


def test_a_gear_in_the_hand_need_not_be_found() -> None:
    """5.3.2.4.1 A hand is hidden; its player may keep the Gear, and the rival does not see it."""
    table = Table(me(hand=["satori"], legends=[RIVER], field=["psycho-squad"]))

    table.me.activates(RIVER)
    table.me.is_done()

    assert table.me.hand == ["satori-sword-of-saburo"]
    assert "satori" not in str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)


def test_the_gear_goes_on_any_legal_host() -> None:
    """R176: a friendly Unit, himself or another face-up Legend; no face-down Legend and no rival Unit."""
    legends = [legend(RIVER), legend("saburo-arasaka"), face_down("v-corporate")]
    table = Table(me(hand=["satori"], legends=legends, field=["psycho-squad"]), rival(field=["swordwise"]))

    table.me.activates(RIVER)
    table.me.chooses("satori")
    assert sorted(table.options()) == ["psycho-squad", RIVER, "saburo-arasaka-stubborn-patriarch"]
    table.me.chooses("saburo")

    assert table.me.gear("saburo") == ["satori-sword-of-saburo"]


def test_alone_he_wears_it_himself() -> None:
    """4.10.1 With one host there is nothing to choose."""
    table = Table(me(hand=["mantis-blades"], legends=[RIVER]))

    table.me.activates(RIVER)
    table.me.chooses("mantis-blades")

    assert table.me.gear(RIVER) == ["mantis-blades"]


def test_in_the_react_step_he_makes_a_blocker() -> None:
    """11.26.2 Mandibular Upgrade goes on the defender, and it blocks."""
    table = Table(
        me(hand=["mandibular"], legends=[RIVER], field=["psycho-squad"], gigs={"d6": 3}),
        rival(field=["swordwise"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.activates(RIVER)
    table.me.chooses("mandibular", "psycho-squad")
    table.me.blocks("psycho-squad")
    table.me.passes()

    assert table.me.gigs == {"d6": 3}
    assert table.rival.trash == ["swordwise-huscle"]


def test_spent_or_face_down_he_plays_nothing() -> None:
    """11.15.1 He has to be turned for it, and face-up."""
    table = Table(me(hand=["satori"], legends=[legend(RIVER, spent=True)], field=["psycho-squad"]))
    assert not table.me.may(ACTIVATE)

    table = Table(me(hand=["satori"], legends=[face_down(RIVER)], field=["psycho-squad"]))
    assert not table.me.may(ACTIVATE)


def test_one_card_is_trashed_and_the_other_stays() -> None:
    """R177: there is no "none"; what is left lies on top of the deck as before."""
    mine = me(
        legends=[RIVER], field=[unit("emergency-atlus", "mantis-blades")], deck=["floor-it", "satori", "minotaur"]
    )
    table = fallen(mine)

    assert table.options() == ["floor-it", "satori-sword-of-saburo"]
    table.me.chooses("satori")

    assert table.me.trash == ["emergency-atlus", "mantis-blades", "satori-sword-of-saburo"]
    assert table.me.deck == ["floor-it", "minotaur"]


def test_the_rival_sees_the_trashed_card_only() -> None:
    """5.3.2.1 The other one is seen by the searcher alone."""
    mine = me(legends=[RIVER], field=[unit("emergency-atlus", "mantis-blades")], deck=["floor-it", "satori"])
    table = fallen(mine)
    table.me.chooses("floor-it")

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "floor-it" in seen
    assert "satori" not in seen
    assert "satori" in str(table.view(ME).table.events)


def test_two_equal_cards_are_asked_about_too() -> None:
    """5.3.2.5 Only their player sees that it makes no difference."""
    mine = me(legends=[RIVER], field=[unit("emergency-atlus", "mantis-blades")], deck=["floor-it", "floor-it"])
    table = fallen(mine)

    assert table.me.may(CARD)
    table.me.chooses("floor-it")

    assert table.me.deck == ["floor-it"]


def test_a_short_deck_is_no_loss() -> None:
    """11.13.3 The only card is trashed; with an empty deck there is nothing to search."""
    gone: dict[int, list[str]] = {1: ["floor-it"], 0: []}
    for count, trashed in gone.items():
        mine = me(legends=[RIVER], field=[unit("emergency-atlus", "mantis-blades")], deck=["floor-it"] * count)
        table = fallen(mine)

        assert table.me.trash == ["emergency-atlus", "mantis-blades", *trashed]
        assert table.winner is None


def test_an_unequipped_unit_is_not_mourned() -> None:
    """10.16.1 Without Gear nothing is searched."""
    table = fallen(me(legends=[RIVER], field=["emergency-atlus"], deck=["floor-it", "satori"]))

    assert table.me.trash == ["emergency-atlus"]


def test_neither_a_rival_unit_nor_a_lone_gear_is_meant() -> None:
    """1.7.2.1 A rival Unit with Gear falls, and a friendly Unit loses its Gear: no search."""
    table = Table(
        me(legends=[RIVER], field=["psycho-squad"], deck=["floor-it", "satori"]),
        rival(field=[unit("swordwise", "mantis-blades", spent=True)]),
    )
    table.me.attacks("psycho-squad", "swordwise")
    table.rival.passes()
    assert table.me.deck == ["floor-it", "satori-sword-of-saburo"]

    table = Table(
        me(legends=[RIVER], field=[unit("psycho-squad", "mantis-blades")], deck=["floor-it", "satori"]),
        rival(hand=["detonate"], eddies=1),
        turn_of=RIVAL,
    )
    table.rival.plays("detonate")
    assert table.me.trash == ["mantis-blades"]
    assert table.me.deck == ["floor-it", "satori-sword-of-saburo"]


def test_he_searches_in_the_rivals_turn_and_for_each_unit() -> None:
    """10.16.3 Two equipped Units fall at once: two searches. A Legend on the field is a Unit."""
    table = Table(
        me(
            legends=[RIVER],
            field=[unit("swordwise", "mantis-blades"), unit("v-corporate", "kiroshi"), "psycho-squad"],
            deck=["floor-it", "satori", "minotaur", "octant"],
        ),
        rival(hand=["adam-smasher-metal"], eddies=9),
        turn_of=RIVAL,
    )

    table.rival.plays("adam-smasher-metal")
    table.answers(table.decision.options[0])
    table.me.chooses("floor-it")
    table.me.chooses("satori")

    assert table.me.deck == ["minotaur", "octant"]


def test_a_unit_that_was_saved_was_not_defeated() -> None:
    """10.25 Deadman Transmitter falls in place of its host."""
    table = fallen(me(legends=[RIVER], field=[unit("emergency-atlus", "deadman")], deck=["floor-it", "satori"]))

    assert table.me.field == ["emergency-atlus"]
    assert table.me.deck == ["floor-it", "satori-sword-of-saburo"]
