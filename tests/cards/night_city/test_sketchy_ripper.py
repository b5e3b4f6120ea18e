"""Sketchy Ripper has no power, but its attack searches for a Gear."""

from streetcred.core.decision import DONE, REACT
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

RIPPER = "sketchy-ripper"
THREE = ["psycho-squad", "sandevistan", "floor-it"]


def attacking(*deck: str) -> Table:
    """Attack the Gig area with that deck."""
    table = Table(me(field=[RIPPER], deck=deck), rival(gigs={"d6": 3}))
    table.me.attacks(RIPPER, GIGS)
    return table


def test_a_gear_is_added_and_the_rest_goes_to_the_bottom() -> None:
    """11.12 The fourth card is on top afterwards; the Gear may cost what it likes."""
    table = attacking(*THREE, "over-the-edge")

    table.me.chooses("sandevistan")
    assert table.decision.kind == REACT
    table.rival.passes()

    assert table.me.hand == ["sandevistan"]
    assert table.me.deck[0] == "over-the-edge"
    assert sorted(table.me.deck[1:]) == ["floor-it", "psycho-squad"]


def test_without_power_nothing_is_stolen() -> None:
    """9.23.2.1 0 power, 0 Gigs."""
    table = attacking(*THREE)

    table.me.chooses("sandevistan")
    table.rival.passes()

    assert table.rival.gigs == {"d6": 3}


def test_only_gear_is_offered_and_only_of_the_top_3() -> None:
    """11.13.1.1 The fourth card is out of sight."""
    table = attacking("mantis-blades", "satori", "psycho-squad", "kiroshi")

    assert table.options()[:-1] == ["mantis-blades", "satori-sword-of-saburo"]
    table.stops_here()


def test_only_one_gear_is_added() -> None:
    """10.31.2 The other one goes to the bottom, even a copy."""
    table = attacking("mantis-blades", "mantis-blades", "psycho-squad", "floor-it")

    table.me.chooses("mantis")
    table.rival.passes()

    assert table.me.hand == ["mantis-blades"]
    assert sorted(table.me.deck) == ["floor-it", "mantis-blades", "psycho-squad"]


def test_its_player_may_find_nothing() -> None:
    """11.13.4.1 All three go to the bottom."""
    table = attacking(*THREE, "over-the-edge")

    table.me.is_done()
    table.rival.passes()

    assert table.me.hand == []
    assert table.me.deck[0] == "over-the-edge"
    assert sorted(table.me.deck[1:]) == sorted(THREE)


def test_without_a_gear_it_is_asked_all_the_same() -> None:
    """5.3.2.4 The rival does not learn that there was none."""
    table = attacking("psycho-squad", "floor-it", "swordwise", "sandevistan")

    assert table.kinds() == {DONE}
    table.me.is_done()
    table.rival.passes()

    assert table.me.hand == []
    assert table.me.deck[0] == "sandevistan"


def test_a_short_deck_is_searched_as_far_as_it_goes() -> None:
    """11.13.3 Two cards, or none: searching is not drawing."""
    table = attacking("sandevistan", "floor-it")
    table.me.chooses("sandevistan")
    table.rival.passes()
    assert table.me.deck == ["floor-it"]

    table = attacking()
    table.rival.passes()
    assert not table.is_over


def test_the_rival_sees_the_gear_and_nothing_else() -> None:
    """5.3.2.3 It is revealed when it is added, and not before."""
    table = attacking(*THREE, "over-the-edge")

    before = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    table.me.chooses("sandevistan")
    after = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)

    assert "sandevistan" not in before
    assert "sandevistan" in after
    assert not any(name in after for name in ("psycho", "floor-it", "over-the-edge"))
    table.rival.passes()


def test_with_gear_it_steals() -> None:
    """3.17.2 Mantis Blades lend it 2 power."""
    table = Table(me(field=[unit(RIPPER, "mantis-blades")], deck=THREE), rival(gigs={"d6": 3}))

    table.me.attacks(RIPPER, GIGS)
    table.me.is_done()
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_it_searches_and_then_falls() -> None:
    """11.21.2.2 Against any Unit with power the fight is lost."""
    table = Table(me(field=[RIPPER], deck=THREE), rival(field=[unit("swordwise", spent=True)]))

    table.me.attacks(RIPPER, "swordwise")
    table.me.chooses("sandevistan")
    table.rival.passes()

    assert table.me.hand == ["sandevistan"]
    assert table.me.trash == [RIPPER]
