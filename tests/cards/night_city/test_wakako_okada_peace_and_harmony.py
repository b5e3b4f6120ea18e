"""Wakako Okada: Peace and Harmony weakens a rival Unit or draws when Called, and lowers Gigs."""

from streetcred.core.decision import ACTIVATE, MODE
from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival, unit

WAKAKO = "wakako-okada-peace-and-harmony"
WEAKENS, DRAWS = (MODE, 0, 0), (MODE, 1, 0)


def test_called_she_weakens_a_rival_unit() -> None:
    """10.31 First the effect is chosen, then the Unit, among all rival ones."""
    table = Table(
        me(legends=[face_down(WAKAKO)], field=["emergency-atlus"], eddies=1), rival(field=["psycho", "swordwise"])
    )

    table.me.calls(WAKAKO, paying=[])
    assert list(table.decision.options) == [WEAKENS, DRAWS]
    table.answers(WEAKENS)
    assert table.options() == ["psycho-squad", "swordwise-huscle"]
    table.me.chooses("psycho")

    assert table.rival.power("psycho") == 4
    assert table.me.hand == []


def test_or_her_player_draws() -> None:
    """10.31 The rival Unit keeps its power, and the card is not shown."""
    table = Table(me(legends=[face_down(WAKAKO)], deck=["floor-it"], eddies=1), rival(field=["psycho"]))

    table.me.calls(WAKAKO, paying=[])
    table.answers(DRAWS)

    assert table.me.hand == ["floor-it"]
    assert table.rival.power("psycho") == 6
    assert "floor-it" not in str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)


def test_the_weakness_lasts_this_turn() -> None:
    """8.16.2 In the rival's turn the Unit is as strong as before."""
    table = Table(me(legends=[face_down(WAKAKO)], eddies=1, fixer=[]), rival(field=["psycho"], fixer=[]))

    table.me.calls(WAKAKO, paying=[])
    table.answers(WEAKENS)
    table.me.ends_turn()

    assert table.rival.power("psycho") == 6


def test_power_does_not_count_below_0() -> None:
    """2.10.1 Delamain has none and still has none."""
    table = Table(me(legends=[face_down(WAKAKO)], eddies=1), rival(field=["delamain-rideshare"]))

    table.me.calls(WAKAKO, paying=[])
    table.answers(WEAKENS)

    assert table.rival.power("delamain-rideshare") == 0


def test_without_a_rival_unit_the_first_effect_may_be_chosen_in_vain() -> None:
    """10.7 Nobody is weaker, and no card is drawn for it."""
    table = Table(me(legends=[face_down(WAKAKO)], field=["psycho"], eddies=1))

    table.me.calls(WAKAKO, paying=[])
    table.answers(WEAKENS)

    assert table.me.power("psycho") == 6
    assert table.me.hand == []


def test_called_as_a_reaction_she_stops_an_attacker() -> None:
    """8.12.2 Psycho Squad comes with 6, fights with 4 and falls to Offduty Malfini."""
    table = Table(
        me(legends=[face_down(WAKAKO)], field=[unit("offduty", spent=True)], eddies=1),
        rival(field=["psycho"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", "offduty")
    table.me.calls(WAKAKO, paying=[])
    table.answers(WEAKENS)
    table.me.passes()

    assert table.rival.trash == ["psycho-squad"]
    assert table.me.field == ["offduty-malfini"]


def test_spent_she_lowers_a_gig_by_up_to_2() -> None:
    """6.4.2 Any Gig of either player, by 0, 1 or 2."""
    table = Table(me(legends=[WAKAKO], gigs={"d4": 3}), rival(gigs={"d8": 6}))

    table.me.activates(WAKAKO)
    assert table.options() == ["d4", "d8"]
    table.me.chooses("d8")
    assert table.options() == ["-2", "-1", "+0"]
    table.me.chooses(-2)

    assert table.rival.gigs == {"d8": 4}
    assert table.me.is_spent(WAKAKO)


def test_by_0_is_allowed() -> None:
    """2.8 She is spent, and the Gig stays."""
    table = Table(me(legends=[WAKAKO], gigs={"d4": 3}))

    table.me.activates(WAKAKO)
    table.me.chooses(0)

    assert table.me.gigs == {"d4": 3}
    assert table.me.is_spent(WAKAKO)


def test_a_gig_does_not_fall_below_1() -> None:
    """6.4.4 From 2 there is only one step."""
    table = Table(me(legends=[WAKAKO], gigs={"d4": 2}))

    table.me.activates(WAKAKO)
    assert table.options() == ["-1", "+0"]
    table.me.chooses(-1)

    assert table.me.gigs == {"d4": 1}


def test_with_nothing_but_ones_she_may_be_used_in_vain() -> None:
    """R223: a Gig that shows 1 can be picked, and nothing changes."""
    table = Table(me(legends=[WAKAKO], gigs={"d4": 1}), rival(gigs={"d8": 1}))

    table.me.activates(WAKAKO)
    assert table.options() == ["d4", "d8"]
    table.me.chooses("d8")

    assert table.rival.gigs == {"d8": 1}
    assert table.me.is_spent(WAKAKO)


def test_without_a_gig_she_may_be_used_in_vain() -> None:
    """A9 What stands after the colon does not matter; dice in a fixer area are no Gigs (6.1.4)."""
    table = Table(me(legends=[WAKAKO]))

    table.me.activates(WAKAKO)

    assert table.me.is_spent(WAKAKO)


def test_face_down_spent_or_as_a_reaction_she_lowers_nothing() -> None:
    """10.19.2, 9.7 Her icon needs her ready and face-up, and she is not QUICK."""
    for wakako in (face_down(WAKAKO), legend(WAKAKO, spent=True)):
        assert not Table(me(legends=[wakako], gigs={"d4": 3})).me.may(ACTIVATE)

    table = Table(me(legends=[WAKAKO], gigs={"d4": 3}), rival(field=["psycho"]), turn_of=RIVAL)
    table.rival.attacks("psycho", GIGS)
    assert not table.me.may(ACTIVATE)
    table.me.passes()


def test_called_ready_she_may_be_used_in_the_same_turn() -> None:
    """5.7.6 There is no Lag in the Legends area."""
    table = Table(me(legends=[face_down(WAKAKO)], eddies=1, gigs={"d4": 3}))

    table.me.calls(WAKAKO, paying=[])
    table.answers(DRAWS)
    table.me.activates(WAKAKO)
    table.me.chooses(-2)

    assert table.me.gigs == {"d4": 1}
