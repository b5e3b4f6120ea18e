"""Take Control makes a rival Unit steal 1 fewer Gig this turn, and draws a card if that Unit is a machine."""

from streetcred.core.decision import DONE
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

CONTROL = "take-control"


def test_as_a_reaction_it_saves_a_gig() -> None:
    """9.23.1 One fewer than 1 is none."""
    table = Table(me(hand=[CONTROL], eddies=2, gigs={"d6": 3}), rival(field=["psycho-squad"]), turn_of=RIVAL)

    table.rival.attacks("psycho", GIGS)
    table.me.plays(CONTROL)
    table.me.passes()

    assert table.me.gigs == {"d6": 3}
    assert table.me.trash == [CONTROL]


def test_a_strong_unit_steals_the_rest() -> None:
    """9.23.2 One fewer than 2 is 1."""
    table = Table(
        me(hand=[CONTROL], eddies=2, gigs={"d6": 3, "d8": 5}), rival(field=["animals-wrecker"]), turn_of=RIVAL
    )

    table.rival.attacks("animals-wrecker", GIGS)
    table.me.plays(CONTROL)
    table.me.passes()
    table.rival.chooses("d8")

    assert table.me.gigs == {"d6": 3}
    assert table.rival.gigs == {"rival d8": 5}


def test_two_of_them_take_2_and_no_more_than_there_is() -> None:
    """A10 It ends at 0, also for a Unit that would steal 1."""
    for name in ("animals-wrecker", "psycho-squad"):
        table = Table(
            me(hand=[CONTROL, CONTROL], eddies=4, gigs={"d6": 3, "d8": 5}), rival(field=[name]), turn_of=RIVAL
        )

        table.rival.attacks(name, GIGS)
        table.me.plays(CONTROL)
        table.me.plays(CONTROL)
        table.me.passes()

        assert table.me.gigs == {"d6": 3, "d8": 5}


def test_no_steal_means_no_gorilla_arms() -> None:
    """R203: 4 power steal nothing, and the Gear waits for a steal."""
    table = Table(
        me(hand=[CONTROL], eddies=2, gigs={"d6": 3, "d8": 5}),
        rival(field=[unit("pacifica", "gorilla-arms")]),
        turn_of=RIVAL,
    )

    table.rival.attacks("pacifica", GIGS)
    assert table.rival.power("pacifica") == 4
    table.me.plays(CONTROL)
    table.me.passes()

    assert table.me.gigs == {"d6": 3, "d8": 5}


def test_it_holds_for_every_steal_of_the_turn() -> None:
    """8.16.2 Played while Johnny fights, it is still there when he attacks once more."""
    table = Table(
        me(hand=[CONTROL], field=[unit("swordwise", spent=True)], eddies=2, gigs={"d6": 3}),
        rival(field=["johnny-silverhand-never"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("johnny", "swordwise")
    table.me.plays(CONTROL)
    table.me.passes()
    table.rival.attacks("johnny", GIGS)
    table.me.passes()

    assert table.me.gigs == {"d6": 3}


def test_other_units_steal_as_ever() -> None:
    """10.31 It is on the Unit that was chosen."""
    table = Table(
        me(hand=[CONTROL], eddies=2, gigs={"d6": 3, "d8": 5}),
        rival(field=["psycho-squad", "swordwise"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", GIGS)
    table.me.plays(CONTROL)
    table.me.chooses("psycho")
    table.me.passes()
    table.rival.attacks("swordwise", GIGS)
    table.me.passes()
    table.rival.chooses("d8")

    assert table.me.gigs == {"d6": 3}


def test_its_player_chooses_any_rival_unit() -> None:
    """4.2.1 Also one that does not attack, and a Legend on the field; one has to be chosen."""
    table = Table(
        me(hand=[CONTROL], field=["swordwise"], eddies=2, gigs={"d6": 3}),
        rival(field=["psycho-squad", "emergency-atlus", "v-corporate"], legends=["padre"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", GIGS)
    table.me.plays(CONTROL)

    assert table.options() == ["psycho-squad", "emergency-atlus", "v-corporate-exile"]
    assert DONE not in table.kinds()
    table.stops_here()


def test_a_machine_draws_a_card() -> None:
    """3.13.1.1 An AI, a DRONE or a VEHICLE; Psycho Squad is none of them."""
    units = ("delamain-rideshare", "secondhand", "emergency-atlus", "psycho-squad")
    for name, drawn in zip(units, (1, 1, 1, 0), strict=True):
        table = Table(me(hand=[CONTROL], eddies=2), rival(field=[name]))

        table.me.plays(CONTROL)

        assert len(table.me.hand) == drawn


def test_the_rival_does_not_see_the_card() -> None:
    """5.4.3 Only that the hand has grown."""
    table = Table(me(hand=[CONTROL], eddies=2, deck=["over-the-edge"]), rival(field=["emergency-atlus"]))

    table.me.plays(CONTROL)

    assert table.me.hand == ["over-the-edge"]
    assert "over-the-edge" not in str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)


def test_only_the_chosen_unit_is_looked_at() -> None:
    """10.3.1 A machine beside it draws nothing."""
    table = Table(me(hand=[CONTROL], eddies=2), rival(field=["psycho-squad", "emergency-atlus"]))

    table.me.plays(CONTROL)
    table.me.chooses("psycho")

    assert table.me.hand == []


def test_in_the_own_turn_it_is_over_before_the_rival_attacks() -> None:
    """8.16.2 This turn is not the next one."""
    table = Table(me(hand=[CONTROL], eddies=2, gigs={"d6": 3}, fixer=[]), rival(field=["psycho-squad"], fixer=[]))

    table.me.plays(CONTROL)
    table.me.ends_turn()
    table.rival.attacks("psycho", GIGS)
    table.me.passes()

    assert table.me.gigs == {}


def test_without_a_rival_unit_it_does_nothing() -> None:
    """10.7 It is paid, and neither is a Unit chosen nor a card drawn."""
    table = Table(me(hand=[CONTROL], field=["emergency-atlus"], eddies=2))

    table.me.plays(CONTROL)

    assert table.me.eddies == 0
    assert table.me.hand == []
    assert table.me.trash == [CONTROL]
