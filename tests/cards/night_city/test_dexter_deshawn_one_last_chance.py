"""Dexter DeShawn: One Last Chance adjusts Gigs, and draws when he falls while Street Cred lies far apart."""

from streetcred.core.event import ADJUSTED
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

DEXTER = "dexter-deshawn-one-last-chance"


def fallen(mine: dict[str, int], rivals: dict[str, int]) -> Table:
    """Let Dexter be defeated as he defends in the rival's turn."""
    table = Table(
        me(field=[unit(DEXTER, spent=True)], gigs=mine), rival(field=["psycho-squad"], gigs=rivals), turn_of=RIVAL
    )
    table.rival.attacks("psycho", DEXTER)
    table.me.passes()
    assert table.me.trash == [DEXTER]
    return table


def test_played_he_adjusts_a_gig_up_or_down() -> None:
    """6.4 By 1 at most, either way."""
    for amount, value in ((1, 4), (-1, 2)):
        table = Table(me(hand=[DEXTER], eddies=3, gigs={"d6": 3}))

        table.me.plays(DEXTER)
        assert table.options() == ["-1", "+0", "+1"]
        table.me.chooses(amount)

        assert table.me.gigs == {"d6": value}


def test_attacking_he_adjusts_a_gig_of_any_player() -> None:
    """11.21.2.2 Before the rival reacts."""
    table = Table(me(field=[DEXTER], gigs={"d4": 2}), rival(gigs={"d6": 3}))

    table.me.attacks(DEXTER, GIGS)
    assert table.options() == ["d4", "d6"]
    table.me.chooses("d6", 1)
    assert table.rival.gigs == {"d6": 4}
    table.rival.passes()

    assert table.me.gigs == {"d4": 2, "rival d6": 4}


def test_a_die_has_an_end() -> None:
    """6.4.4 A d4 does not get above 4, nor below 1."""
    for value, offered in ((4, ["-1", "+0"]), (1, ["+0", "+1"])):
        table = Table(me(hand=[DEXTER], eddies=3, gigs={"d4": value}))

        table.me.plays(DEXTER)

        assert table.options() == offered
        table.me.chooses(0)


def test_without_any_gig_nothing_is_asked() -> None:
    """10.7 Dice in the fixer areas are no Gigs."""
    table = Table(me(hand=[DEXTER], eddies=3))

    table.me.plays(DEXTER)

    assert table.me.field == [DEXTER]


def test_an_adjustment_by_0_is_none() -> None:
    """R076: with Dexter and with Industrial Assembly 0 is a legal choice, and nothing was adjusted."""
    table = Table(me(hand=[DEXTER, "industrial-assembly"], eddies=4, gigs={"d6": 3}))

    table.me.plays(DEXTER)
    table.me.chooses(0)
    table.me.plays("industrial-assembly")
    table.me.chooses(0)

    assert table.me.gigs == {"d6": 3}
    assert ADJUSTED not in {event.kind for event in table.state.events}


def test_defeated_with_10_between_the_players_he_draws_2() -> None:
    """11.19 Whoever is ahead."""
    assert len(fallen({"d6": 3}, {"d20": 13}).me.hand) == 2
    assert len(fallen({"d20": 13}, {"d6": 3}).me.hand) == 2


def test_defeated_with_9_between_the_players_he_draws_nothing() -> None:
    """10.3.1 One short is short."""
    assert fallen({"d6": 3}, {"d20": 12}).me.hand == []


def test_null_differs_from_nothing() -> None:
    """C16 Without a Gig there is no number to compare."""
    assert fallen({}, {"d20": 20}).me.hand == []
    assert fallen({"d20": 20}, {}).me.hand == []


def test_his_own_attack_may_make_the_difference() -> None:
    """10.15.1 9 lay between the players; he attacks, makes it 10, and falls."""
    table = Table(me(field=[DEXTER], gigs={"d4": 1}), rival(field=[unit("psycho-squad", spent=True)], gigs={"d20": 10}))

    table.me.attacks(DEXTER, "psycho")
    table.me.chooses("d20", 1)
    table.rival.passes()

    assert table.me.hand == ["emergency-atlus", "emergency-atlus"]


def test_saved_from_defeat_he_draws_nothing() -> None:
    """10.25 With a Deadman Transmitter he was never defeated."""
    table = Table(
        me(field=[unit(DEXTER, "deadman-transmitter", spent=True)], gigs={"d4": 1}),
        rival(field=["psycho-squad"], gigs={"d20": 20}),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", DEXTER)
    table.me.passes()

    assert table.me.field == [DEXTER]
    assert table.me.hand == []
