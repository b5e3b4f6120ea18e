"""Shattered Memories: both players discard their hands and may draw five; a matching Gig draws two more."""

from streetcred.testing import RIVAL, Table, me, rival

MEMORIES = "shattered-memories"


def played(mine: list[str], theirs: list[str], gigs: dict[str, int], deck: list[str] | None = None) -> Table:
    """Play it with those hands and those friendly Gigs."""
    table = Table(me(hand=[MEMORIES, *mine], eddies=4, gigs=gigs, deck=deck), rival(hand=theirs))
    table.me.plays(MEMORIES)
    return table


def test_both_hands_go_and_both_players_draw_5() -> None:
    """2.9 The turn player is asked first, then the rival."""
    table = played(["floor-it", "satori"], ["mantis-blades"], {})

    assert table.me.trash == ["floor-it", "satori-sword-of-saburo"]
    assert table.rival.trash == ["mantis-blades"]
    table.me.says(yes=True)
    table.rival.says(yes=True)

    assert len(table.me.hand) == 5
    assert len(table.rival.hand) == 5
    assert table.me.trash[-1] == MEMORIES


def test_each_player_decides_alone() -> None:
    """10.33 One draws, the other does not."""
    for mine, theirs in ((True, False), (False, True)):
        table = played(["floor-it"], ["mantis-blades"], {})

        table.me.says(yes=mine)
        table.rival.says(yes=theirs)

        assert len(table.me.hand) == (5 if mine else 0)
        assert len(table.rival.hand) == (5 if theirs else 0)


def test_the_number_of_discarded_cards_on_a_gig_draws_2() -> None:
    """10.3 Two of the one hand and one of the other are 3; the Program itself was not in the hand."""
    table = played(["floor-it", "satori"], ["mantis-blades"], {"d6": 3})

    table.me.says(yes=True)
    table.rival.says(yes=False)

    assert len(table.me.hand) == 7


def test_another_number_draws_nothing() -> None:
    """10.3.1 4 Gigs with other values, and a rival Gig with the right one."""
    table = Table(
        me(hand=[MEMORIES, "floor-it"], eddies=4, gigs={"d6": 3, "d8": 1}),
        rival(hand=["mantis-blades"], gigs={"d4": 2}),
    )

    table.me.plays(MEMORIES)
    table.me.says(yes=False)
    table.rival.says(yes=False)

    assert table.me.hand == []


def test_empty_hands_are_0_cards() -> None:
    """R197: both may still draw, and no Gig shows 0."""
    table = played([], [], {"d6": 1})

    table.me.says(yes=True)
    table.rival.says(yes=True)

    assert len(table.me.hand) == 5
    assert len(table.rival.hand) == 5


def test_the_5_cards_are_drawn_or_not() -> None:
    """C14 Whoever has four and says yes loses; a no costs nothing."""
    four = ["floor-it"] * 4
    table = played([], [], {}, deck=four)
    table.me.says(yes=True)
    table.rival.says(yes=False)
    assert table.winner is table.rival

    table = played([], [], {}, deck=four)
    table.me.says(yes=False)
    table.rival.says(yes=False)
    assert table.winner is None


def test_the_2_cards_have_to_be_drawn() -> None:
    """1.14.1 With one card left the second draw loses the game."""
    table = played(["satori"], [], {"d6": 1}, deck=["floor-it"])

    table.me.says(yes=False)
    table.rival.says(yes=False)

    assert table.winner is table.rival


def test_discarded_cards_are_seen_and_drawn_ones_are_not() -> None:
    """5.4.3, 5.9.3 The trash is open to both, a hand to its player."""
    table = played(["satori"], [], {}, deck=["over-the-edge"] * 5)

    assert "satori" in str(table.view(RIVAL).to_data())
    table.me.says(yes=True)
    table.rival.says(yes=False)

    assert table.me.hand == ["over-the-edge"] * 5
    assert "over-the-edge" not in str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)


def test_a_stolen_gig_is_a_friendly_one() -> None:
    """1.7.2.1 The rival brought the die, and it shows 3 in my Gig area."""
    table = played(["floor-it"], ["satori", "satori"], {"rival d20": 3})

    table.me.says(yes=False)
    table.rival.says(yes=False)

    assert len(table.me.hand) == 2


def test_a_rival_without_enough_cards_loses_before_the_2_are_drawn() -> None:
    """1.17 My 5 come first (C26), then the game is over, and the Program stays where it is."""
    table = Table(me(hand=[MEMORIES], eddies=4, gigs={"d4": 1}), rival(hand=["satori"], deck=["floor-it"] * 3))

    table.me.plays(MEMORIES)
    table.me.says(yes=True)
    table.rival.says(yes=True)

    assert table.winner is table.me
    assert len(table.me.hand) == 5
    assert table.me.trash == []


def test_played_out_of_the_trash_it_goes_under_the_deck_after_the_draws() -> None:
    """4.14.2 Alt plays it; until then it is in no area, so seven cards of seven can be drawn."""
    alt = "alt-cunningham-soulkiller"
    table = Table(me(hand=["floor-it"], legends=[alt], trash=[MEMORIES], eddies=5, gigs={"d6": 1}, deck=["satori"] * 7))

    table.answers([option for option in table.decision.options if table.name(option).startswith(alt)][-1])
    table.me.says(yes=True)
    table.rival.says(yes=False)

    assert len(table.me.hand) == 7
    assert table.me.deck == [MEMORIES]
    assert table.me.trash == ["floor-it"]
