"""Hanako Arasaka: In a Gilded Cage searches four cards for those whose cost a friendly Gig shows."""

from streetcred.core.decision import ATTACK, DONE
from streetcred.testing import GIGS, ME, RIVAL, Setting, Table, me, rival, unit

HANAKO = "hanako-arasaka-in-a-gilded-cage"
DECK = ["floor-it", "satori", "minotaur", "psycho-squad", "octant"]
"""Costs 1, 2, 7, 4, and one card that she does not reach."""


def played(gigs: dict[str, int], deck: list[str], theirs: Setting | None = None) -> Table:
    """Play her with those friendly Gigs and that deck."""
    table = Table(me(hand=[HANAKO], eddies=4, gigs=gigs, deck=deck), theirs)
    table.me.plays(HANAKO)
    return table


def test_any_number_of_matching_cards_is_added() -> None:
    """10.31 Costs 1 and 4 are shown, 2 and 7 are not; the rest goes to the bottom."""
    table = played({"d4": 1, "d6": 4}, DECK)

    assert table.options() == ["floor-it", "psycho-squad", "done"]
    table.me.chooses("floor-it")
    assert table.options() == ["psycho-squad", "done"]
    table.me.chooses("psycho-squad")
    table.me.is_done()

    assert table.me.hand == ["floor-it", "psycho-squad"]
    assert table.me.deck[0] == "octant"
    assert sorted(table.me.deck[1:]) == ["minotaur", "satori-sword-of-saburo"]


def test_one_gig_fits_several_cards() -> None:
    """10.31 Two cards with cost 1, and one Gig that shows it."""
    table = played({"d4": 1}, ["floor-it", "mantis-blades", "satori", "minotaur"])

    table.me.chooses("floor-it")
    table.me.chooses("mantis-blades")
    table.me.is_done()

    assert table.me.hand == ["floor-it", "mantis-blades"]


def test_copies_of_a_card_are_taken_one_by_one() -> None:
    """11.13 Three equal cards fit, two are taken."""
    table = played({"d4": 1}, ["floor-it", "floor-it", "floor-it", "minotaur"])

    table.me.chooses("floor-it")
    table.me.chooses("floor-it")
    table.me.is_done()

    assert table.me.hand == ["floor-it", "floor-it"]
    assert sorted(table.me.deck) == ["floor-it", "minotaur"]


def test_none_may_be_taken() -> None:
    """11.13.4.1 Her player may fail to find what is there."""
    table = played({"d4": 1, "d6": 4}, DECK)

    table.me.is_done()

    assert table.me.hand == []
    assert table.me.deck[0] == "octant"
    assert sorted(table.me.deck[1:]) == ["floor-it", "minotaur", "psycho-squad", "satori-sword-of-saburo"]


def test_without_a_match_it_is_asked_all_the_same() -> None:
    """5.3.2.4 So the rival can't tell that nothing was there; rival Gigs and dice in the fixer area do not count."""
    for gigs in ({"d6": 3}, {}):
        table = played(gigs, DECK, rival(gigs={"d4": 1}))

        assert table.kinds() == {DONE}
        table.me.is_done()

        assert table.me.hand == []
        assert table.me.deck[0] == "octant"


def test_the_printed_cost_counts() -> None:
    """3.11.1.2 Octant would be played for 6 with that d8, and costs 7."""
    for value, options in ((6, ["done"]), (7, ["octant", "done"])):
        table = played({"d8": 8, "d12": value}, ["octant"])

        assert table.options() == options
        table.me.is_done()


def test_from_a_short_deck_comes_what_is_there() -> None:
    """11.13.3 Two cards are searched, and an empty deck is no loss."""
    table = played({"d4": 1}, ["satori", "floor-it"])
    table.me.chooses("floor-it")
    table.me.is_done()
    assert table.me.deck == ["satori-sword-of-saburo"]

    table = played({"d4": 1}, [])
    assert table.winner is None
    assert table.me.hand == []


def test_the_rival_sees_what_is_added_and_not_the_rest() -> None:
    """11.14.1 Added cards are revealed first; what goes to the bottom is her player's to know."""
    table = played({"d4": 1, "d6": 4}, DECK)
    table.me.chooses("psycho-squad")
    table.me.is_done()

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "psycho-squad" in seen
    assert not any(name in seen for name in ("floor-it", "satori", "minotaur", "octant"))
    assert "minotaur" in str(table.view(ME).table.events)


def test_during_the_search_the_rival_sees_no_face() -> None:
    """5.3.2.1 Neither the cards nor what may be chosen."""
    table = played({"d4": 1, "d6": 4}, DECK)

    view = table.view(RIVAL)
    seen = str(view.to_data()) + str(view.table.events) + str(view.decision)
    assert not any(name in seen for name in ("floor-it", "satori", "minotaur", "psycho-squad"))
    assert view.to_data()["decision"]["options"] == []
    table.me.is_done()


def test_it_works_only_when_she_is_played() -> None:
    """11.20.1 Her attack searches nothing."""
    table = Table(me(field=[HANAKO], gigs={"d4": 1}, deck=DECK), rival(gigs={"d6": 3}))

    table.me.attacks(HANAKO, GIGS)
    table.rival.passes()

    assert table.me.deck[0] == "floor-it"


def test_a_stolen_gig_counts_for_the_one_who_has_it() -> None:
    """1.7.2 The own die that lies with the rival does not."""
    table = played({"rival d6": 2}, DECK, rival(gigs={"rival d4": 1}))

    assert table.options() == ["satori-sword-of-saburo", "done"]
    table.me.chooses("satori")
    table.me.is_done()

    assert table.me.hand == ["satori-sword-of-saburo"]


def test_brought_by_another_effect_she_searches_after_it() -> None:
    """10.14 Yorinobu plays her from the hand, and she may attack at once."""
    table = Table(
        me(hand=["yorinobu-arasaka-steel", HANAKO], eddies=7, gigs={"d4": 1}, deck=DECK),
        rival(field=[unit("secondhand", spent=True)]),
    )

    table.me.plays("yorinobu-arasaka-steel")
    table.me.says(yes=True)
    table.me.chooses(HANAKO)
    table.me.chooses("floor-it")
    table.me.is_done()

    assert table.me.hand == ["floor-it"]
    assert table.me.may(ATTACK, HANAKO)
