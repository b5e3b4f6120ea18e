"""MaxTac Heavy costs 1 less for each rival Unit, but never less than 1."""

from streetcred.core.decision import ATTACK, PLAY
from streetcred.testing import RIVAL, Table, face_down, legend, me, rival, unit

HEAVY = "maxtac-heavy"


def test_each_rival_unit_takes_1_off() -> None:
    """11.8.2 Ready or spent, three of them make it 4."""
    field = [unit("psycho"), unit("swordwise", spent=True), unit("ruthless", lag=True)]
    assert not Table(me(hand=[HEAVY], eddies=3), rival(field=field)).me.may(PLAY)

    table = Table(me(hand=[HEAVY], eddies=4), rival(field=field))
    table.me.plays(HEAVY)

    assert table.me.field == [HEAVY]
    assert table.me.eddies == 0


def test_without_a_rival_unit_it_costs_7() -> None:
    """3.11.1 Friendly Units, Gear and Legends in the Legends area do not count."""
    table = Table(
        me(hand=[HEAVY], field=["psycho", "swordwise"], eddies=7),
        rival(legends=[legend("v-corporate", "mantis-blades"), face_down("wakako")]),
    )

    table.me.plays(HEAVY)

    assert table.me.eddies == 0


def test_gear_on_a_rival_unit_is_no_further_unit() -> None:
    """4.9 One Unit with two Gears is one Unit."""
    table = Table(me(hand=[HEAVY], eddies=6), rival(field=[unit("psycho", "mantis-blades", "satori")]))

    table.me.plays(HEAVY)

    assert table.me.eddies == 0


def test_a_legend_on_the_field_counts() -> None:
    """4.2.1 It is a Unit there."""
    table = Table(me(hand=[HEAVY], eddies=6), rival(field=[unit("v-corporate")]))

    table.me.plays(HEAVY)

    assert table.me.eddies == 0


def test_1_has_to_be_paid_in_any_case() -> None:
    """11.8.3 Six rival Units or eight, it is 1; without money it is not offered."""
    for count in (6, 8):
        assert not Table(me(hand=[HEAVY]), rival(field=["psycho"] * count)).me.may(PLAY)

        table = Table(me(hand=[HEAVY], eddies=3), rival(field=["psycho"] * count))
        table.me.plays(HEAVY)

        assert table.me.eddies == 2


def test_the_units_are_counted_when_it_is_played() -> None:
    """10.22 One of two rival Units falls first, and it costs 1 more."""
    table = Table(me(hand=[HEAVY], field=["animals"], eddies=5), rival(field=["psycho", unit("swordwise", spent=True)]))
    assert table.me.may(PLAY)

    table.me.attacks("animals", "swordwise")
    table.rival.passes()

    assert not table.me.may(PLAY)


def test_its_cost_value_stays_7() -> None:
    """11.8.2 Played for 1, it still is no Unit with cost 4 or less for Corporate Surveillance."""
    table = Table(
        me(field=["psycho"] * 6, hand=["corporate-surveillance"], eddies=2, fixer=[]),
        rival(hand=[HEAVY], eddies=1, fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.plays(HEAVY)
    table.rival.ends_turn()
    table.me.plays("corporate-surveillance")

    assert not table.rival.is_spent(HEAVY)


def test_played_for_free_nothing_is_paid() -> None:
    """11.8.4 Judy reveals it: 1 €$ for her, nothing for it."""
    table = Table(me(field=["judy-alvarez-nothing"], deck=[HEAVY], eddies=1))

    table.me.activates("judy-alvarez-nothing")
    table.me.says(yes=True)

    assert table.me.field == ["judy-alvarez-nothing-to-doubt", HEAVY]
    assert table.me.eddies == 0


def test_cheap_or_not_it_enters_with_lag() -> None:
    """4.7 It does not attack at once."""
    table = Table(me(hand=[HEAVY], eddies=6), rival(field=[unit("psycho", spent=True)]))

    table.me.plays(HEAVY)

    assert not table.me.may(ATTACK)
