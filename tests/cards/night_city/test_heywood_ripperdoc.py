"""Heywood Ripperdoc may defeat a Gear, and draws when its cost shows on a friendly Gig."""

from streetcred.core.decision import YES
from streetcred.testing import Table, legend, me, rival, unit


def test_a_gear_is_defeated_and_a_card_drawn() -> None:
    """10.10.1 Its cost counts although it is gone."""
    table = Table(me(hand=["heywood"], eddies=6, gigs={"d6": 3}), rival(field=[unit("psycho-squad", "sandevistan")]))

    table.me.plays("heywood")
    table.me.says(yes=True)

    assert table.rival.trash == ["sandevistan"]
    assert table.rival.power("psycho-squad") == 6
    assert table.me.hand == ["emergency-atlus"]


def test_without_the_cost_on_a_gig_it_is_defeated_all_the_same() -> None:
    """R104: only the draw is missing."""
    table = Table(me(hand=["heywood"], eddies=6, gigs={"d6": 4}), rival(field=[unit("psycho-squad", "sandevistan")]))

    table.me.plays("heywood")
    table.me.says(yes=True)

    assert table.rival.trash == ["sandevistan"]
    assert table.me.hand == []


def test_the_cost_must_show_on_a_friendly_gig() -> None:
    """R337: a rival 3 is no help."""
    table = Table(
        me(hand=["heywood"], eddies=6, gigs={"d6": 5, "d8": 2}),
        rival(field=[unit("psycho-squad", "sandevistan")], gigs={"d4": 3}),
    )

    table.me.plays("heywood")
    table.me.says(yes=True)

    assert table.me.hand == []


def test_it_may_be_declined() -> None:
    """2.1.1 Then there is no Gear whose cost could match, not even with a Gig that shows Heywood's own cost."""
    table = Table(
        me(hand=["heywood"], eddies=6, gigs={"d6": 6, "d4": 3}), rival(field=[unit("psycho-squad", "sandevistan")])
    )

    table.me.plays("heywood")
    table.me.says(yes=False)

    assert table.rival.gear("psycho-squad") == ["sandevistan"]
    assert table.me.hand == []


def test_without_any_gear_nothing_is_asked_and_nothing_drawn() -> None:
    """10.7 There is no Gear in play, and a 6 on a Gig matches nothing."""
    table = Table(me(hand=["heywood"], eddies=6, gigs={"d6": 6}), rival(field=["psycho-squad"]))

    table.me.plays("heywood")

    assert not table.me.may(YES)
    assert table.me.hand == []


def test_any_gear_in_play_may_be_chosen() -> None:
    """10.31 Of both players, on Units and on Legends."""
    table = Table(
        me(hand=["heywood"], field=[unit("swordwise", "mantis-blades")], eddies=6),
        rival(field=[unit("psycho-squad", "kiroshi-optics")], legends=[legend("saburo", "satori")]),
    )

    table.me.plays("heywood")
    table.me.says(yes=True)

    assert sorted(table.options()) == ["kiroshi-optics", "mantis-blades", "satori-sword-of-saburo"]
    table.me.chooses("satori")
    assert table.rival.gear("saburo") == []
    assert table.rival.trash == ["satori-sword-of-saburo"]


def test_an_own_gear_may_pay_for_a_card() -> None:
    """1.7.1 It goes to its owner's trash."""
    table = Table(me(hand=["heywood"], field=[unit("swordwise", "mantis-blades")], eddies=6, gigs={"d4": 1}))

    table.me.plays("heywood")
    table.me.says(yes=True)

    assert table.me.trash == ["mantis-blades"]
    assert table.me.hand == ["emergency-atlus"]


def test_a_deadman_transmitter_does_not_save_itself() -> None:
    """10.24 It speaks of a Unit that would be defeated."""
    table = Table(me(hand=["heywood"], eddies=6), rival(field=[unit("psycho-squad", "deadman-transmitter")]))

    table.me.plays("heywood")
    table.me.says(yes=True)

    assert table.rival.gear("psycho-squad") == []
    assert table.rival.trash == ["deadman-transmitter"]


def test_what_the_gear_gave_is_gone() -> None:
    """11.6.1.2 Without Mandibular Upgrade the Unit is no blocker any more."""
    table = Table(me(hand=["heywood"], eddies=6), rival(field=[unit("psycho-squad", "mandibular-upgrade")]))
    assert table.rival.keywords("psycho-squad") == {"BLOCKER"}

    table.me.plays("heywood")
    table.me.says(yes=True)

    assert table.rival.keywords("psycho-squad") == set()
