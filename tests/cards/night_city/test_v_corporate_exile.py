"""V: Corporate Exile, a Legend with GO SOLO and nothing else."""

from streetcred.core.decision import ATTACK, FIELD_LEGEND, PLAY, SOLO
from streetcred.testing import GIGS, Table, face_down, legend, me, rival, unit

V = "v-corporate-exile"
GORO = "goro-takemura-losing-his-way"


def test_v_goes_solo_in_the_turn_of_the_call() -> None:
    """R008: Called and face-up, the way to the field is open."""
    table = Table(me(legends=[face_down(V)], eddies=6), rival(gigs={"d6": 3}))

    table.me.calls(V, paying=[])
    table.me.goes_solo(V, paying=[])
    table.me.attacks(V, GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_v_goes_solo_although_spent() -> None:
    """R009: on the field V is ready, whatever V was before."""
    table = Table(me(legends=[legend(V, spent=True)], eddies=5), rival(gigs={"d6": 3}))

    table.me.goes_solo(V)

    assert not table.me.is_spent(V)
    assert table.me.may(ATTACK, V)


def test_v_helps_to_pay_for_going_solo() -> None:
    """R010: four Eddies and V make five, and V enters ready all the same."""
    table = Table(me(legends=[V], eddies=4), rival(gigs={"d6": 3}))

    table.me.goes_solo(V)

    assert table.me.eddies == 0
    assert not table.me.is_spent(V)


def test_v_may_be_played_as_an_ordinary_unit() -> None:
    """R011: then V lags and can't attack this turn."""
    table = Table(me(legends=[V], eddies=5), rival(gigs={"d6": 3}))

    assert table.me.may(SOLO)
    table.me.fields(V, paying=[])

    assert table.me.has_lag(V)
    assert not table.me.may(ATTACK)


def test_played_as_an_ordinary_unit_v_stays_spent() -> None:
    """R024: the orientation is kept; a Legend with a null cost can't be played like this."""
    table = Table(me(legends=[legend(V, spent=True), "saburo"], eddies=5))

    assert not table.me.may(FIELD_LEGEND, "saburo")
    table.me.fields(V, paying=[])

    assert table.me.is_spent(V)
    assert table.me.has_lag(V)


def test_v_is_still_a_legend_after_going_solo() -> None:
    """R013: Goro asks whether all friendly Legends are face-up, and V alone answers for them."""
    table = Table(me(legends=[V], field=[GORO], eddies=5), rival(gigs={"d6": 3}))

    table.me.goes_solo(V, paying=[])
    table.me.attacks(GORO, GIGS)

    assert table.me.power(GORO) == 9
    table.rival.passes()


def test_v_counts_once_as_a_unit_and_once_as_a_legend() -> None:
    """R289: Over the Edge finds V once among the Units, and Goro finds V among the Legends."""
    units = [V, "field-operator", GORO]
    table = Table(me(hand=["over-the-edge"], field=units, eddies=3, gigs={"d20": 8}), rival(gigs={"d6": 3}))

    table.me.attacks(GORO, GIGS)
    assert table.me.power(GORO) == 9
    table.rival.passes()
    table.me.plays("over-the-edge")

    assert table.options() == [V, "field-operator"]
    table.stops_here()


def test_on_the_field_v_is_no_money() -> None:
    """R251: only Legends in the Legends area pay."""
    table = Table(me(hand=["mantis-blades"], field=[V]))
    assert not table.me.may(PLAY)

    table = Table(me(hand=["mantis-blades"], legends=[V]))
    assert table.me.may(PLAY)


def test_v_leaves_the_game_from_the_field() -> None:
    """11.25.1 Defeated after going solo V is removed, not trashed."""
    table = Table(me(legends=[V], eddies=5), rival(field=[unit("minotaur", spent=True)]))

    table.me.goes_solo(V, paying=[])
    table.me.attacks(V, "minotaur")
    table.rival.passes()

    assert table.me.removed == [V]
    assert table.me.trash == []


def test_v_needs_five_eddies() -> None:
    """11.1.2 With four and V spent there is not enough."""
    table = Table(me(legends=[legend(V, spent=True)], eddies=4))

    assert not table.me.may(SOLO)
    assert not table.me.may(FIELD_LEGEND)
