"""Valentino Street Racer, when played, lets another friendly Unit of low cost attack at once."""

from streetcred.core.decision import ACTIVATE, ATTACK, PIECE
from streetcred.testing import GIGS, Table, legend, me, rival, unit

RACER = "valentino-street-racer"


def test_a_lagging_unit_attacks_at_once() -> None:
    """11.23.2 Chrome Fang was played this turn and costs 5; the Racer itself has to wait."""
    table = Table(me(hand=["chrome-fang", RACER], eddies=8), rival(gigs={"d6": 3}))

    table.me.plays("chrome-fang")
    table.me.plays(RACER)
    assert table.me.keywords("chrome-fang") == {"ADRENALINE"}
    assert not table.me.may(ATTACK, RACER)
    table.me.attacks("chrome-fang", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_its_player_chooses_another_friendly_unit_with_cost_5_or_less() -> None:
    """10.31 Neither one that costs 6, nor a rival one, nor itself; one that does not lag is offered too."""
    table = Table(
        me(hand=[RACER], field=[unit("swordwise", lag=True), "chrome-fang", "animals"], eddies=3),
        rival(field=["psycho-squad"]),
    )

    table.me.plays(RACER)
    assert table.options() == ["swordwise-huscle", "chrome-fang"]
    table.me.chooses("chrome-fang")

    assert table.me.keywords("swordwise") == set()


def test_without_such_a_unit_nothing_happens() -> None:
    """10.7 It can't choose itself."""
    table = Table(me(hand=[RACER], field=["animals"], eddies=3), rival(gigs={"d6": 3}))

    table.me.plays(RACER)

    assert not table.me.may(PIECE)
    assert table.me.keywords(RACER) == set()


def test_a_second_racer_may_get_it() -> None:
    """10.1.3 Another one is any other piece, a copy as well."""
    table = Table(me(hand=[RACER, RACER], eddies=6), rival(gigs={"d6": 3}))

    table.me.plays(RACER)
    table.me.plays(RACER)

    assert table.me.may(ATTACK, RACER)
    assert not table.me.may(ATTACK, f"{RACER}#2")


def test_a_legend_on_the_field_may_get_it() -> None:
    """4.2.1 V, played as an ordinary Unit for 5, lags and attacks all the same."""
    table = Table(me(hand=[RACER], legends=["v-corporate"], eddies=8), rival(gigs={"d6": 3}))

    table.me.fields("v-corporate", paying=[])
    table.me.plays(RACER)
    table.me.attacks("v-corporate", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_the_cost_is_the_printed_one() -> None:
    """3.11.1.2 MaxTac Heavy was played for 5 and costs 7."""
    table = Table(
        me(hand=["maxtac-heavy", RACER], eddies=8), rival(field=["swordwise", "psycho-squad"], gigs={"d6": 3})
    )

    table.me.plays("maxtac-heavy")
    assert table.me.eddies == 3
    table.me.plays(RACER)

    assert not table.me.may(ATTACK)


def test_spend_icons_still_have_to_wait() -> None:
    """11.3.1.2 Kerry may attack, but not be spent for his effect."""
    kerry = "kerry-eurodyne-the-last"
    table = Table(me(hand=[RACER], field=[unit(kerry, lag=True)], eddies=3), rival(gigs={"d6": 3}))

    table.me.plays(RACER)

    assert table.me.may(ATTACK, kerry)
    assert not table.me.may(ACTIVATE)


def test_it_lasts_for_the_turn() -> None:
    """8.16.2 Afterwards the keyword is gone."""
    table = Table(me(hand=[RACER], field=["swordwise"], eddies=3, fixer=[]), rival(fixer=[]))

    table.me.plays(RACER)
    assert table.me.keywords("swordwise") == {"ADRENALINE"}
    table.me.ends_turn()

    assert table.me.keywords("swordwise") == set()


def test_it_takes_a_valid_target_to_attack() -> None:
    """11.23.2 Only Lag is lifted: a ready rival Unit is no target."""
    table = Table(me(hand=[RACER], field=[unit("swordwise", lag=True)], eddies=3), rival(field=["psycho-squad"]))

    table.me.plays(RACER)

    assert not table.me.may(ATTACK)


def test_it_works_only_when_it_is_played() -> None:
    """11.20.1 Standing on the field it helps nobody."""
    table = Table(me(field=[RACER, unit("swordwise", lag=True)], legends=[legend("muamar")]), rival(gigs={"d6": 3}))

    table.me.attacks(RACER, GIGS)
    table.rival.passes()

    assert not table.me.may(ATTACK)
