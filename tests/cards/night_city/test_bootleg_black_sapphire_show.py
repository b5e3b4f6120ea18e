"""Bootleg Black Sapphire Show turns the top card into an Eddie, unseen; an even and an odd Gig draw two more."""

from streetcred.core.decision import SELL
from streetcred.testing import ME, RIVAL, Setting, Table, me, rival

SHOW = "bootleg-black-sapphire-show"


def played(mine: Setting, theirs: Setting | None = None) -> Table:
    """Play it."""
    table = Table(mine, theirs)
    table.me.plays(SHOW)
    return table


def test_the_top_card_becomes_a_ready_eddie() -> None:
    """A2 Psycho Squad has no Sell Tag, and is an Eddie now."""
    table = played(me(hand=[SHOW], eddies=5, deck=["psycho-squad", "floor-it"]))

    assert (table.me.eddies, table.me.spent_eddies) == (1, 5)
    assert table.me.deck == ["floor-it"]
    assert table.me.hand == []


def test_nobody_sees_the_card() -> None:
    """A2 Its player does not learn either whether it is in the deck still."""
    table = played(me(hand=[SHOW], eddies=5, deck=["psycho-squad", "floor-it"]))

    for viewer in (ME, RIVAL):
        view = table.view(viewer)
        assert "psycho-squad" not in str(view.table.events) + str(view.to_data()["sides"])
    assert sorted(table.view(ME).to_data()["unseen"]) == ["floor-it", "psycho-squad"]


def test_an_even_and_an_odd_gig_draw_2() -> None:
    """2.3 After the sale, so the second and the third card of the deck."""
    table = played(me(hand=[SHOW], eddies=5, gigs={"d4": 2, "d6": 3}, deck=["psycho-squad", "floor-it", "satori"]))

    assert table.me.hand == ["floor-it", "satori-sword-of-saburo"]


def test_gigs_of_one_kind_draw_nothing() -> None:
    """10.3.1 Two even ones, two odd ones, a single one, none; what the rival has does not count."""
    for gigs in ({"d4": 2, "d6": 4}, {"d4": 1, "d6": 3}, {"d6": 3}, {}):
        table = played(me(hand=[SHOW], eddies=5, gigs=gigs), rival(gigs={"d4": 2, "d6": 1}))

        assert table.me.hand == []
        assert table.me.eddies == 1


def test_the_cards_have_to_be_drawn() -> None:
    """1.14.1 One card is sold, one is drawn, and the next draw loses."""
    table = played(me(hand=[SHOW], eddies=5, gigs={"d4": 2, "d6": 3}, deck=["psycho-squad", "floor-it"]))

    assert table.winner is table.rival


def test_with_an_empty_deck_nothing_is_sold() -> None:
    """10.7 That is no draw; the draw of the second part is one."""
    table = played(me(hand=[SHOW], eddies=5, gigs={"d4": 2}, deck=[]))
    assert table.me.eddies == 0
    assert table.winner is None

    table = played(me(hand=[SHOW], eddies=5, gigs={"d4": 2, "d6": 3}, deck=[]))
    assert table.winner is table.rival


def test_it_sells_after_the_action() -> None:
    """A1 The sale of this turn has been made, and the effect sells on top of it."""
    table = Table(me(hand=[SHOW, "mantis-blades"], eddies=5))

    table.me.sells("mantis-blades")
    table.me.plays(SHOW)

    assert (table.me.eddies, table.me.spent_eddies) == (2, 5)


def test_it_uses_up_the_action() -> None:
    """A1 Until the next turn nothing more is sold by hand; a second Show still sells."""
    table = Table(me(hand=[SHOW, SHOW, "mantis-blades"], eddies=10))

    table.me.plays(SHOW)
    assert not table.me.may(SELL)
    table.me.plays(SHOW)

    assert (table.me.eddies, table.me.spent_eddies) == (2, 10)


def test_the_eddie_pays_at_once() -> None:
    """5.8.2.1 It is ready: Mantis Blades are played with it."""
    table = Table(me(hand=[SHOW, "mantis-blades"], eddies=5, field=["swordwise"]))

    table.me.plays(SHOW)
    table.me.plays("mantis-blades")

    assert table.me.gear("swordwise") == ["mantis-blades"]
    assert (table.me.eddies, table.me.spent_eddies) == (0, 6)
