"""Pepe Najarro: with a value-pair, his attack readies up to two MERC Legends in the Legends area."""

from streetcred.testing import GIGS, OnTable, Table, face_down, legend, me, rival, unit

PEPE = "pepe-najarro"
PAIR = {"d6": 4, "d8": 4}
V = "v-corporate-exile"
JACKIE = "jackie-welles-pour-one-out-for-me"
ROGUE = "rogue-amendiares-preem-solo"


def attacking(gigs: dict[str, int], *legends: OnTable) -> Table:
    """Let him attack with those Gigs and those Legends."""
    table = Table(me(field=[PEPE], legends=legends, gigs=gigs), rival(gigs={"d4": 2}))
    table.me.attacks(PEPE, GIGS)
    return table


def test_two_merc_legends_are_readied() -> None:
    """6.5 Two Gigs that show 4 are a pair."""
    table = attacking(PAIR, legend(V, spent=True), legend(JACKIE, spent=True), legend(ROGUE, spent=True))

    assert table.options() == [V, JACKIE, ROGUE, "done"]
    table.me.chooses(V, ROGUE)
    table.rival.passes()

    assert not table.me.is_spent(V)
    assert table.me.is_spent(JACKIE)
    assert not table.me.is_spent(ROGUE)


def test_it_may_be_one_or_none() -> None:
    """2.8 "Up to" allows fewer."""
    table = attacking(PAIR, legend(V, spent=True), legend(JACKIE, spent=True))
    table.me.chooses(JACKIE)
    table.me.is_done()
    table.rival.passes()
    assert [table.me.is_spent(one) for one in (V, JACKIE)] == [True, False]

    table = attacking(PAIR, legend(V, spent=True), legend(JACKIE, spent=True))
    table.me.is_done()
    table.rival.passes()
    assert [table.me.is_spent(one) for one in (V, JACKIE)] == [True, True]


def test_without_a_pair_nobody_is_readied() -> None:
    """10.3.1 A rival Gig with the same value does not help."""
    table = attacking({"d6": 2, "d8": 4}, legend(V, spent=True))

    table.rival.passes()

    assert table.me.is_spent(V)


def test_only_mercs_in_the_legends_area_are_offered() -> None:
    """3.4.1 Not Saburo, not a face-down Legend, and not one on the field."""
    table = Table(
        me(
            field=[PEPE, unit("jackie-welles-mamas", spent=True)],
            legends=[legend("saburo", spent=True), face_down(ROGUE, spent=True, known=True), legend(V, spent=True)],
            gigs=PAIR,
        ),
        rival(gigs={"d4": 2}),
    )

    table.me.attacks(PEPE, GIGS)

    assert table.options() == [V, "done"]
    table.stops_here()


def test_without_a_merc_nothing_is_asked() -> None:
    """10.7 There is nobody to ready."""
    table = attacking(PAIR, legend("saburo", spent=True))

    table.rival.passes()

    assert table.me.is_spent("saburo")


def test_a_readied_legend_pays_once_more() -> None:
    """5.7.2 In the same turn."""
    table = Table(
        me(hand=["floor-it", "floor-it"], field=[PEPE], legends=[legend(V)], gigs=PAIR), rival(gigs={"d4": 2})
    )

    table.me.plays("floor-it")
    table.me.attacks(PEPE, GIGS)
    table.me.chooses(V)
    table.rival.passes()
    table.me.plays("floor-it")

    assert table.me.trash == ["floor-it", "floor-it"]


def pistol(gigs: dict[str, int]) -> Table:
    """Let him attack with V's pistol, which may lower a Gig."""
    pepe = unit(PEPE, "dying-night")
    table = Table(me(field=[pepe], legends=[legend(V, spent=True)], gigs=gigs), rival(gigs={"d4": 2}))
    table.me.attacks(PEPE, GIGS)
    return table


def test_a_pair_that_is_broken_first_readies_nobody() -> None:
    """C1 The pair is looked for again when the effect resolves."""
    table = pistol(PAIR)

    table.me.chooses("dying-night")
    table.me.chooses("d8", -1)
    table.rival.passes()

    assert table.me.is_spent(V)


def test_a_pair_that_is_made_after_the_attack_comes_too_late() -> None:
    """C1 It has to be there when he attacks."""
    table = pistol({"d6": 4, "d8": 5})

    table.me.chooses("d8", -1)
    assert table.me.gigs == {"d6": 4, "d8": 4}
    table.rival.passes()

    assert table.me.is_spent(V)


def test_the_pair_may_be_broken_afterwards() -> None:
    """10.12 His player lets his own effect come first."""
    table = pistol(PAIR)

    table.me.chooses(PEPE)
    table.me.chooses(V)
    table.me.chooses("d8", -1)
    table.rival.passes()

    assert not table.me.is_spent(V)
