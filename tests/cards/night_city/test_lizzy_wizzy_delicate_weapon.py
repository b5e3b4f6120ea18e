"""Lizzy Wizzy: Delicate Weapon plays a cheap Program from the hand or the trash for free, and can block."""

from streetcred.core.decision import DONE, NO, YES
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

LIZZY = "lizzy-wizzy-delicate-weapon"


def test_a_program_of_the_hand_is_played_for_free() -> None:
    """11.8.4 Her own cost is all that is paid; the Program goes to the bottom of the deck."""
    table = Table(me(hand=[LIZZY, "over-the-edge"], eddies=5, gigs={"d20": 9}), rival(field=["minotaur"]))

    table.me.plays(LIZZY)
    table.me.says(yes=True)
    table.me.chooses("over-the-edge")
    table.me.chooses("minotaur")

    assert table.rival.trash == ["minotaur"]
    assert table.me.hand == table.me.trash == []
    assert table.me.deck[-1] == "over-the-edge"


def test_a_program_of_the_trash_is_played_for_free() -> None:
    """11.4.2 She says so; it does not go back there."""
    table = Table(
        me(hand=[LIZZY], trash=["over-the-edge", "satori"], eddies=5, gigs={"d20": 9}), rival(field=["minotaur"])
    )

    table.me.plays(LIZZY)
    table.me.says(yes=True)
    table.me.chooses("over-the-edge")
    table.me.chooses("minotaur")

    assert table.rival.trash == ["minotaur"]
    assert table.me.trash == ["satori-sword-of-saburo"]
    assert table.me.deck[-1] == "over-the-edge"


def test_it_may_be_declined() -> None:
    """2.1.1 Nothing is played and nothing moves."""
    table = Table(me(hand=[LIZZY, "floor-it"], trash=["satori", "detonate"], eddies=5))

    table.me.plays(LIZZY)
    table.me.says(yes=False)

    assert table.me.hand == ["floor-it"]
    assert table.me.trash == ["satori-sword-of-saburo", "detonate"]
    assert len(table.me.deck) == 20


def test_programs_of_both_places_with_cost_3_or_less_are_offered() -> None:
    """3.11.1.2 The cost counts and not the price; no Units, no Gear, nothing of the rival's."""
    table = Table(
        me(
            hand=[LIZZY, "over-the-edge", "we-gotta-live-together", "shattered-memories", "mantis-blades"],
            trash=["floor-it", "wild-in-the-streets", "secondhand"],
            eddies=5,
        ),
        rival(trash=["detonate"], gigs={"d4": 1, "d6": 1}),
    )

    table.me.plays(LIZZY)
    table.me.says(yes=True)

    assert table.options()[:-1] == ["over-the-edge", "floor-it"]
    table.stops_here()


def test_with_a_hand_that_does_not_fit_it_is_asked_all_the_same() -> None:
    """5.3.2.1 Whether there is such a Program in the hand is not for the rival to know."""
    table = Table(me(hand=[LIZZY, "shattered-memories"], eddies=5))

    table.me.plays(LIZZY)
    assert table.kinds() == {NO}
    table.me.says(yes=False)

    assert table.me.hand == ["shattered-memories"]


def test_after_a_yes_none_may_be_found() -> None:
    """5.3.2.4.1 The hand is hidden, so its player may fail to find."""
    table = Table(me(hand=[LIZZY, "floor-it"], eddies=5))

    table.me.plays(LIZZY)
    assert table.kinds() == {YES, NO}
    table.me.says(yes=True)
    assert DONE in table.kinds()
    table.me.is_done()

    assert table.me.hand == ["floor-it"]


def test_the_program_leaves_after_it_was_played() -> None:
    """4.14.2 Floor It draws the last card of the deck, and lies under it afterwards."""
    table = Table(me(hand=[LIZZY, "floor-it"], deck=["satori"], eddies=5))

    table.me.plays(LIZZY)
    table.me.says(yes=True)
    table.me.chooses("floor-it")

    assert table.me.hand == ["satori-sword-of-saburo"]
    assert table.me.deck == ["floor-it"]


def test_a_program_that_can_do_nothing_may_be_played() -> None:
    """10.7 There is no Gear to detonate; it goes under the deck all the same."""
    table = Table(me(hand=[LIZZY], trash=["detonate"], eddies=5))

    table.me.plays(LIZZY)
    table.me.says(yes=True)
    table.me.chooses("detonate")

    assert table.me.trash == []
    assert table.me.deck[-1] == "detonate"


def test_the_rival_sees_the_program_and_not_the_hand() -> None:
    """11.4.1 What is played is revealed."""
    table = Table(me(hand=[LIZZY, "industrial-assembly", "over-the-edge"], eddies=5))

    table.me.plays(LIZZY)
    table.me.says(yes=True)
    before = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    table.me.chooses("industrial-assembly")
    after = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)

    assert "industrial" not in before
    assert "industrial" in after
    assert "over-the-edge" not in before + after


def test_she_blocks() -> None:
    """11.24 Also with Lag, as long as she is ready."""
    table = Table(me(field=[unit(LIZZY, lag=True)], gigs={"d6": 3}), rival(field=["secondhand"]), turn_of=RIVAL)

    table.rival.attacks("secondhand", GIGS)
    table.me.blocks(LIZZY)
    table.me.passes()

    assert table.me.is_spent(LIZZY)
    assert table.rival.trash == ["secondhand-bombus"]


def test_played_for_free_she_was_played_too() -> None:
    """11.20.1 The Relic brings her from the trash, and she takes a Program from there."""
    table = Table(
        me(field=[unit("secondhand", "the-relic")], trash=[LIZZY, "detonate"]),
        rival(field=[unit("minotaur", spent=True)]),
    )

    table.me.attacks("secondhand", "minotaur")
    table.rival.passes()
    table.me.says(yes=True)
    table.me.chooses("detonate")

    assert table.me.field == [LIZZY]
    assert table.me.deck[-2:] == ["secondhand-bombus", "detonate"]
