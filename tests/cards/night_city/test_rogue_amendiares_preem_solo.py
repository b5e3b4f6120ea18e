"""Rogue Amendiares: Preem Solo goes solo; Gigs that friendly Legends steal draw a card or cost the rival one."""

from streetcred.testing import GIGS, ME, RIVAL, Table, face_down, legend, me, rival, unit

ROGUE = "rogue-amendiares-preem-solo"
V = "v-corporate"


def stolen(gigs: dict[str, int], *gear: str) -> Table:
    """Let V, wearing that Gear, steal those Gigs while Rogue lies in the Legends area."""
    table = Table(me(field=[unit(V, *gear)], legends=[ROGUE]), rival(hand=["floor-it", "satori"], gigs=gigs))
    table.me.attacks(V, GIGS)
    table.rival.passes()
    return table


def test_an_even_value_draws_a_card() -> None:
    """10.3 The rival keeps the hand."""
    table = stolen({"d8": 6})

    assert table.me.hand == ["emergency-atlus"]
    assert len(table.rival.hand) == 2


def test_an_odd_value_costs_the_rival_a_card() -> None:
    """10.31 The rival chooses which one, and nothing is drawn."""
    table = stolen({"d8": 5})

    assert table.options() == ["floor-it", "satori-sword-of-saburo"]
    table.rival.chooses("satori")

    assert table.rival.hand == ["floor-it"]
    assert table.rival.trash == ["satori-sword-of-saburo"]
    assert table.me.hand == []


def test_herself_or_another_legend_in_both_places_it_works() -> None:
    """R178: Rogue steals on the field, or V steals while she lies in the Legends area."""
    for mine in (me(field=[unit(ROGUE)]), me(field=[unit(V)], legends=[ROGUE])):
        table = Table(mine, rival(gigs={"d8": 6}))

        table.me.attacks(ROGUE if table.me.field == [ROGUE] else V, GIGS)
        table.rival.passes()

        assert table.me.hand == ["emergency-atlus"]


def test_she_goes_solo_and_steals_at_once() -> None:
    """11.25.1 For 7 €$ she comes ready and attacks this turn."""
    table = Table(me(legends=[ROGUE], eddies=7), rival(gigs={"d8": 6}))

    table.me.goes_solo(ROGUE, paying=[])
    table.me.attacks(ROGUE, GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d8": 6}
    assert table.me.hand == ["emergency-atlus"]


def test_a_theft_by_a_unit_does_not_count() -> None:
    """4.2.1 Psycho Squad is no Legend."""
    table = Table(me(field=["psycho"], legends=[ROGUE]), rival(gigs={"d8": 6}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert table.me.hand == []


def test_a_theft_by_a_rival_legend_does_not_count() -> None:
    """1.7.2.2 It has to be friendly."""
    table = Table(
        me(legends=[ROGUE], gigs={"d8": 6, "d6": 3}), rival(hand=["floor-it"], field=[unit(V)]), turn_of=RIVAL
    )

    table.rival.attacks(V, GIGS)
    table.me.passes()
    table.rival.chooses("d8")

    assert table.me.hand == []
    assert table.rival.hand == ["floor-it"]


def test_face_down_she_does_nothing() -> None:
    """3.4.1 Her text does not count then."""
    table = Table(me(field=[unit(V)], legends=[face_down(ROGUE)]), rival(gigs={"d8": 6}))

    table.me.attacks(V, GIGS)
    table.rival.passes()

    assert table.me.hand == []


def test_two_gigs_wake_her_twice() -> None:
    """10.16.3 One is even, one is odd; her player orders the two."""
    table = stolen({"d6": 5, "d8": 6}, "mantis-blades")

    assert table.me.gigs == {"rival d6": 5, "rival d8": 6}
    table.answers(table.decision.options[0])
    table.rival.chooses("satori")

    assert table.me.hand == ["emergency-atlus"]
    assert table.rival.trash == ["satori-sword-of-saburo"]


def test_the_value_is_read_when_she_resolves() -> None:
    """C2 6th Street Recruits raise the stolen d6 from 5 to 6 first, and she draws."""
    table = Table(me(field=[unit(V), "6th-street"], legends=[ROGUE]), rival(hand=["floor-it"], gigs={"d6": 5}))

    table.me.attacks(V, GIGS)
    table.rival.passes()
    table.me.chooses("6th-street")
    table.me.chooses(1)

    assert table.me.hand == ["emergency-atlus"]
    assert table.rival.hand == ["floor-it"]


def test_before_it_is_raised_the_odd_value_counts() -> None:
    """10.12 The other order: the rival discards, then the Gig is raised."""
    table = Table(me(field=[unit(V), "6th-street"], legends=[ROGUE]), rival(hand=["floor-it"], gigs={"d6": 5}))

    table.me.attacks(V, GIGS)
    table.rival.passes()
    table.me.chooses(ROGUE)
    table.me.chooses(1)

    assert table.me.gigs == {"rival d6": 6}
    assert table.me.hand == []
    assert table.rival.trash == ["floor-it"]


def test_a_rival_with_an_empty_hand_discards_nothing() -> None:
    """2.4 And nothing is drawn in its place."""
    table = Table(me(field=[unit(V)], legends=[ROGUE]), rival(gigs={"d8": 5}))

    table.me.attacks(V, GIGS)
    table.rival.passes()

    assert table.rival.trash == []
    assert table.me.hand == []


def test_the_extra_theft_of_gorilla_arms_wakes_her_too() -> None:
    """C20 It is a second theft by the same Legend."""
    table = Table(
        me(field=[unit(V, "gorilla-arms")], legends=[ROGUE]),
        rival(gigs={"d8": 6, "d10": 8, "d12": 4}, hand=["floor-it"]),
    )

    table.me.attacks(V, GIGS)
    table.rival.passes()
    table.me.chooses("d8", "d10")
    while not table.is_settled:
        table.answers(table.decision.options[0])

    assert len(table.me.gigs) == 3
    assert len(table.me.hand) == 3


def test_a_solo_that_leaves_the_field_is_removed() -> None:
    """11.25.1 Beaten, she is out of the game and draws no more."""
    table = Table(
        me(legends=[legend(ROGUE)], field=[unit(V)], eddies=7),
        rival(field=[unit("minotaur", spent=True)], gigs={"d8": 6}),
    )

    table.me.goes_solo(ROGUE, paying=[])
    table.me.attacks(ROGUE, "minotaur")
    table.rival.passes()
    assert table.me.removed == [ROGUE]
    table.me.attacks(V, GIGS)
    table.rival.passes()

    assert table.me.hand == []


def test_the_rival_sees_only_what_is_discarded() -> None:
    """5.4.3 I do not see the rest of the rival's hand, and the rival does not see my draw."""
    table = Table(
        me(field=[unit(V, "mantis-blades")], legends=[ROGUE], deck=["over-the-edge"]),
        rival(hand=["floor-it", "satori"], gigs={"d6": 5, "d8": 6}),
    )

    table.me.attacks(V, GIGS)
    table.rival.passes()
    table.answers(table.decision.options[0])
    table.rival.chooses("satori")

    mine = str(table.view(ME).to_data()) + str(table.view(ME).table.events)
    assert "satori" in mine
    assert "floor-it" not in mine
    assert table.me.hand == ["over-the-edge"]
    assert "over-the-edge" not in str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
