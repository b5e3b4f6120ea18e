"""Corporate Surveillance spends a rival Unit that costs 4 or less."""

from streetcred.core.decision import BLOCK, PLAY
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

SURVEILLANCE = "corporate-surveillance"


def test_a_cheap_unit_is_spent() -> None:
    """3.11.1 Psycho Squad costs exactly 4, Chrome Fang costs 5 and is no choice."""
    table = Table(me(hand=[SURVEILLANCE], eddies=2), rival(field=["psycho-squad", "chrome-fang"]))

    table.me.plays(SURVEILLANCE)

    assert table.rival.is_spent("psycho-squad")
    assert not table.rival.is_spent("chrome-fang")
    assert table.me.trash == [SURVEILLANCE]


def test_its_player_chooses_among_several() -> None:
    """10.31 Friendly Units are not among them."""
    table = Table(
        me(hand=[SURVEILLANCE], field=["swordwise"], eddies=2), rival(field=["psycho-squad", "corpo-security"])
    )

    table.me.plays(SURVEILLANCE)
    assert table.options() == ["psycho-squad", "corpo-security"]
    table.me.chooses("corpo-security")

    assert table.rival.is_spent("corpo-security")
    assert not table.rival.is_spent("psycho-squad")


def test_without_a_rival_unit_it_may_be_played() -> None:
    """R061: it and Floor It are paid for and go to the trash; Floor It still draws a card."""
    table = Table(me(hand=[SURVEILLANCE, "floor-it"], eddies=3))

    table.me.plays(SURVEILLANCE)
    table.me.plays("floor-it")

    assert table.me.spent_eddies == 3
    assert table.me.trash == [SURVEILLANCE, "floor-it"]
    assert table.me.hand == ["emergency-atlus"]


def test_a_spent_unit_may_be_chosen() -> None:
    """10.31, 3.7 Nothing turns, and the ready one stays ready."""
    table = Table(me(hand=[SURVEILLANCE], eddies=2), rival(field=[unit("psycho-squad", spent=True), "swordwise"]))

    table.me.plays(SURVEILLANCE)
    table.me.chooses("psycho-squad")

    assert table.rival.is_spent("psycho-squad")
    assert not table.rival.is_spent("swordwise")


def test_what_goes_with_it_still_happens_to_a_spent_unit() -> None:
    """R062: it turns nothing, and Memory Relapse keeps such a Unit from readying."""
    psycho = unit("psycho-squad", spent=True)
    surveyed = Table(me(hand=[SURVEILLANCE], eddies=2), rival(field=[psycho], fixer=[]))
    relapsed = Table(me(hand=["memory-relapse"], eddies=4), rival(field=[psycho], fixer=[]))

    surveyed.me.plays(SURVEILLANCE)
    relapsed.me.plays("memory-relapse")
    for table in (surveyed, relapsed):
        assert table.rival.is_spent("psycho-squad")
        table.me.ends_turn()

    assert not surveyed.rival.is_spent("psycho-squad")
    assert relapsed.rival.is_spent("psycho-squad")


def test_a_spent_blocker_does_not_block() -> None:
    """9.9 The way to the Gig area is free."""
    table = Table(
        me(hand=[SURVEILLANCE], field=["psycho-squad"], eddies=2), rival(field=["corpo-security"], gigs={"d6": 3})
    )

    table.me.plays(SURVEILLANCE)
    table.me.attacks("psycho-squad", GIGS)

    assert not table.rival.may(BLOCK)
    table.rival.passes()


def test_the_spent_unit_becomes_a_target() -> None:
    """9.3.2.1 Ready it could not be attacked."""
    table = Table(me(hand=[SURVEILLANCE], field=["psycho-squad"], eddies=2), rival(field=["swordwise"]))

    table.me.plays(SURVEILLANCE)
    table.me.attacks("psycho-squad", "swordwise")
    table.rival.passes()

    assert table.rival.trash == ["swordwise-huscle"]


def test_gear_does_not_make_a_unit_more_expensive() -> None:
    """3.11.1 The cost is that of the Unit; its Rippler sees that it is spent, after the Program is done."""
    table = Table(
        me(hand=[SURVEILLANCE], eddies=2),
        rival(field=[unit("psycho-squad", "tetratronic", "sandevistan")], deck=["floor-it"]),
    )

    table.me.plays(SURVEILLANCE)
    assert table.me.trash == [SURVEILLANCE]
    assert table.decision.player == RIVAL
    table.rival.says(yes=False)

    assert table.rival.is_spent("psycho-squad")


def test_it_is_no_reaction() -> None:
    """9.10.1 Only a Program with QUICK may be played in the React Step."""
    table = Table(
        me(hand=[SURVEILLANCE], eddies=2, gigs={"d6": 3}), rival(field=["psycho-squad", "swordwise"]), turn_of=RIVAL
    )

    table.rival.attacks("psycho-squad", GIGS)

    assert not table.me.may(PLAY)
    table.me.passes()
