"""Delamain: Rideshare AI draws two cards when played, and has no power."""

from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

DELAMAIN = "delamain-rideshare"


def test_it_draws_2() -> None:
    """11.20.1 When it is played."""
    table = Table(me(hand=[DELAMAIN], eddies=3, deck=["floor-it", "satori", "minotaur"]))

    table.me.plays(DELAMAIN)

    assert table.me.hand == ["floor-it", "satori-sword-of-saburo"]
    assert table.me.deck == ["minotaur"]


def test_the_draw_can_not_be_skipped() -> None:
    """R070: with one card left in the deck it loses the game."""
    table = Table(me(hand=[DELAMAIN], eddies=3, deck=["floor-it"]))

    table.me.plays(DELAMAIN)

    assert table.winner is table.rival


def test_it_steals_nothing_by_itself() -> None:
    """9.23.2.1 It may attack, but with 0 power no Gig comes along."""
    table = Table(me(field=[DELAMAIN]), rival(gigs={"d6": 3}))

    table.me.attacks(DELAMAIN, GIGS)
    table.rival.passes()

    assert table.rival.gigs == {"d6": 3}


def test_with_gear_it_steals() -> None:
    """R293: what stands in brackets is a reminder; with 2 power it takes one Gig."""
    table = Table(me(field=[unit(DELAMAIN, "mantis-blades")]), rival(gigs={"d6": 3, "d8": 4}))

    table.me.attacks(DELAMAIN, GIGS)
    table.rival.passes()
    table.me.chooses("d8")

    assert table.me.gigs == {"rival d8": 4}


def test_an_attack_draws_nothing() -> None:
    """11.20.1 Only the play does."""
    table = Table(me(field=[DELAMAIN]), rival(gigs={"d6": 3}))

    table.me.attacks(DELAMAIN, GIGS)
    table.rival.passes()

    assert table.me.hand == []


def test_the_rival_does_not_see_what_was_drawn() -> None:
    """5.4.3 Two cards more in the hand, and no more than that."""
    table = Table(me(hand=[DELAMAIN], eddies=3, deck=["floor-it", "satori", "minotaur"]))

    table.me.plays(DELAMAIN)

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "delamain" in seen
    assert "floor-it" not in seen
    assert "satori" not in seen


def test_it_is_an_ai() -> None:
    """3.13.1.1 Take Control draws a card for whoever stops it."""
    table = Table(me(field=[DELAMAIN]), rival(hand=["take-control"], eddies=2, gigs={"d6": 3}, deck=["floor-it"]))

    table.me.attacks(DELAMAIN, GIGS)
    table.rival.plays("take-control")
    table.rival.passes()

    assert table.rival.hand == ["floor-it"]
