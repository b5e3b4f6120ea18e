"""Viktor Vektor: Sit Down and Relax searches for cheap Gear when he is Called."""

from streetcred.core.decision import DONE
from streetcred.testing import GIGS, RIVAL, Table, face_down, me, rival

VIKTOR = "viktor-vektor-sit-down-and-relax"
FIVE = ["mantis-blades", "psycho-squad", "kiroshi-optics", "sandevistan", "satori"]


def called(*deck: str) -> Table:
    """Call Viktor with that deck."""
    table = Table(me(legends=[face_down(VIKTOR)], deck=deck, eddies=1))
    table.me.calls(VIKTOR, paying=[])
    return table


def test_two_gears_are_added_and_the_rest_goes_to_the_bottom() -> None:
    """11.12 The sixth card is on top afterwards."""
    table = called(*FIVE, "floor-it")

    table.me.chooses("mantis", "satori")

    assert table.me.hand == ["mantis-blades", "satori-sword-of-saburo"]
    assert table.me.deck[0] == "floor-it"
    assert sorted(table.me.deck[1:]) == ["kiroshi-optics", "psycho-squad", "sandevistan"]


def test_only_gear_with_cost_2_or_less_is_offered() -> None:
    """3.11.1 Sandevistan costs 3, and Psycho Squad is no Gear."""
    table = called(*FIVE)

    assert table.options()[:-1] == ["mantis-blades", "kiroshi-optics", "satori-sword-of-saburo"]
    table.stops_here()


def test_one_gear_may_be_enough() -> None:
    """2.8 Up to 2 can be 1."""
    table = called(*FIVE, "floor-it")

    table.me.chooses("kiroshi")
    table.me.is_done()

    assert table.me.hand == ["kiroshi-optics"]
    assert table.me.deck[0] == "floor-it"
    assert len(table.me.deck) == 5


def test_nothing_has_to_be_found() -> None:
    """R198: all five may go to the bottom although Gear is among them."""
    table = called(*FIVE, "floor-it")

    table.me.is_done()

    assert table.me.hand == []
    assert table.me.deck[0] == "floor-it"
    assert len(table.me.deck) == 6


def test_without_fitting_gear_the_search_is_still_asked_about() -> None:
    """5.3.2.4 The question comes all the same, so the rival learns nothing from it."""
    table = called("psycho-squad", "sandevistan", "floor-it", "over-the-edge", "field-operator")

    assert table.kinds() == {DONE}
    table.me.is_done()

    assert table.me.hand == []
    assert len(table.me.deck) == 5


def test_of_two_alike_gears_the_one_left_goes_to_the_bottom() -> None:
    """11.12 Each copy is a card of its own."""
    table = called("mantis-blades", "mantis-blades", "psycho-squad", "psycho-squad", "sandevistan", "floor-it")

    table.me.chooses("mantis")
    table.me.is_done()

    assert table.me.hand == ["mantis-blades"]
    assert table.me.deck[0] == "floor-it"
    assert "mantis-blades" in table.me.deck[1:]


def test_both_of_two_alike_gears_may_be_added() -> None:
    """10.31.2 After one copy the other is still there to choose."""
    table = called("mantis-blades", "mantis-blades", "psycho-squad", "sandevistan", "floor-it")

    table.me.chooses("mantis", "mantis")

    assert table.me.hand == ["mantis-blades", "mantis-blades"]
    assert "mantis-blades" not in table.me.deck


def test_a_short_deck_is_searched_as_far_as_it_goes() -> None:
    """11.13.3 Three cards are enough to look at, and nobody loses."""
    table = called("mantis-blades", "psycho-squad", "satori")

    table.me.chooses("satori", "mantis")

    assert table.me.deck == ["psycho-squad"]


def test_an_empty_deck_is_no_loss() -> None:
    """1.14 Searching is not drawing."""
    table = called()

    assert not table.is_over
    assert table.me.legends == [VIKTOR]


def test_the_rival_sees_what_is_added_and_nothing_else() -> None:
    """5.3.2.3 The added Gear is revealed; the other cards stay unknown."""
    table = called("mantis-blades", "psycho-squad", "satori", "floor-it", "over-the-edge")

    assert "mantis" not in str(table.view(RIVAL).to_data())
    assert "mantis" not in str(table.view(RIVAL).table.events)
    table.me.chooses("mantis")
    table.me.is_done()

    seen = str(table.view(RIVAL).table.events)
    assert "mantis" in seen
    assert not any(name in seen for name in ("psycho", "satori", "floor-it", "over-the-edge"))


def test_he_may_be_called_as_a_reaction() -> None:
    """8.12.2, 11.18 In the rival's attack he searches just the same."""
    table = Table(
        me(legends=[face_down(VIKTOR)], deck=FIVE, eddies=1, gigs={"d6": 3}),
        rival(field=["psycho-squad"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", GIGS)
    table.me.calls(VIKTOR, paying=[])
    table.me.chooses("satori", "kiroshi")
    table.me.passes()

    assert table.me.hand == ["satori-sword-of-saburo", "kiroshi-optics"]
