"""Judy Álvarez: Nothing to Doubt reveals the top card, which is played for free or added to the hand."""

from streetcred.core import run
from streetcred.core.decision import ACTIVATE, YES
from streetcred.imagine import imagine
from streetcred.testing import GIGS, ME, RIVAL, Table, face_down, me, rival, unit

JUDY = "judy-alvarez-nothing-to-doubt"


def test_the_top_card_may_be_played_for_free() -> None:
    """11.8.4 1 €$ for her, nothing for a Unit of cost 7."""
    table = Table(me(field=[JUDY], deck=["octant", "satori"], eddies=1))

    table.me.activates(JUDY)
    table.me.says(yes=True)

    assert table.me.field == [JUDY, "octant"]
    assert table.me.has_lag("octant")
    assert table.me.is_spent(JUDY)
    assert table.me.eddies == 0
    assert table.me.deck == ["satori-sword-of-saburo"]


def test_declined_it_goes_to_the_hand() -> None:
    """2.1.1 Not playing it is a choice, adding it is what follows."""
    table = Table(me(field=[JUDY], deck=["octant", "satori"], eddies=1))

    table.me.activates(JUDY)
    table.me.says(yes=False)

    assert table.me.hand == ["octant"]
    assert table.me.deck == ["satori-sword-of-saburo"]
    assert table.me.field == [JUDY]


def test_played_it_is_not_added_as_well() -> None:
    """10.3.1 It is the one or the other: a Program does what it says and goes to the trash."""
    table = Table(me(field=[JUDY], deck=["corporate-surveillance", "satori"], eddies=1), rival(field=["swordwise"]))

    table.me.activates(JUDY)
    table.me.says(yes=True)

    assert table.rival.is_spent("swordwise")
    assert table.me.trash == ["corporate-surveillance"]
    assert table.me.hand == []


def test_a_gear_is_played_on_a_host_of_choice() -> None:
    """4.10 Judy herself is one."""
    table = Table(me(field=[JUDY, "psycho"], deck=["satori"], eddies=1))

    table.me.activates(JUDY)
    table.me.says(yes=True)
    assert table.options() == [JUDY, "psycho-squad"]
    table.me.chooses(JUDY)

    assert table.me.gear(JUDY) == ["satori-sword-of-saburo"]


def test_the_played_card_triggers_what_it_triggers() -> None:
    """10.14 Field Operator's draw comes when she is done."""
    table = Table(me(field=[JUDY], deck=["field-operator", "satori"], eddies=1, gigs={"d6": 2}))

    table.me.activates(JUDY)
    table.me.says(yes=True)

    assert table.me.hand == ["satori-sword-of-saburo"]


def test_a_played_program_may_draw() -> None:
    """4.14.2 The revealed card has left the deck when Floor It draws the next one."""
    table = Table(me(field=[JUDY], deck=["floor-it", "satori"], eddies=1))

    table.me.activates(JUDY)
    table.me.says(yes=True)

    assert table.me.hand == ["satori-sword-of-saburo"]
    assert table.me.trash == ["floor-it"]


def test_both_players_see_the_card_and_not_the_next_one() -> None:
    """11.14.3 Before the choice already."""
    table = Table(me(field=[JUDY], deck=["octant", "satori"], eddies=1))

    table.me.activates(JUDY)

    for player in (ME, RIVAL):
        events = str(table.view(player).table.events)
        assert "octant" in events
        assert "satori" not in events
    table.me.says(yes=False)


def test_adding_it_is_no_draw() -> None:
    """1.14 The last card of the deck comes to the hand, and nobody loses."""
    table = Table(me(field=[JUDY], deck=["octant"], eddies=1))

    table.me.activates(JUDY)
    table.me.says(yes=False)

    assert not table.is_over
    assert table.me.hand == ["octant"]


def test_what_she_needs() -> None:
    """10.19.2 1 €$, and she has to be ready, without Lag and in her own player's Main Phase."""
    assert not Table(me(field=[JUDY])).me.may(ACTIVATE)
    assert not Table(me(field=[unit(JUDY, spent=True)], eddies=1)).me.may(ACTIVATE)
    assert not Table(me(field=[unit(JUDY, lag=True)], eddies=1)).me.may(ACTIVATE)

    table = Table(me(field=[JUDY], eddies=1, gigs={"d6": 2}), rival(field=["swordwise"]), turn_of=RIVAL)
    table.rival.attacks("swordwise", GIGS)
    assert not table.me.may(ACTIVATE)
    table.me.passes()


def test_a_legend_may_be_spent_for_her() -> None:
    """11.8.1 A face-down one, for instance."""
    table = Table(me(field=[JUDY], legends=[face_down("wakako")], deck=["octant"]))

    table.me.activates(JUDY)
    table.me.says(yes=False)

    assert table.me.is_spent("wakako")


def test_a_second_copy_goes_on_with_the_next_card() -> None:
    """10.20 Each of them for 1 €$ and once."""
    table = Table(me(field=[JUDY, JUDY], deck=["octant", "satori"], eddies=2))

    table.me.activates(JUDY)
    table.me.says(yes=False)
    table.me.activates(JUDY + "#2")
    table.me.says(yes=False)

    assert table.me.hand == ["octant", "satori-sword-of-saburo"]


def test_the_card_is_revealed_before_her_being_spent_draws() -> None:
    """11.15.3.2 Alt and a Netdriver draw afterwards, and the top card is in the hand by then."""
    table = Table(
        me(
            field=["alt-cunningham-mother", unit(JUDY, "netwatch")],
            deck=["octant", "satori", "minotaur"],
            eddies=1,
        )
    )

    table.me.activates(JUDY)
    assert table.me.hand == []
    table.me.says(yes=False)
    table.answers(table.decision.options[0])

    assert table.me.hand == ["octant", "satori-sword-of-saburo", "minotaur"]


def test_a_program_from_an_otherwise_empty_deck_can_lose_the_game() -> None:
    """1.14 Floor It was the last card, and it has to draw."""
    table = Table(me(field=[JUDY], deck=["floor-it"], eddies=1), rival(field=["swordwise"]))

    table.me.activates(JUDY)
    table.me.says(yes=True)

    assert table.winner is table.rival


def test_what_she_plays_may_be_her_end() -> None:
    """10.14 Adam Smasher comes for free, and then defeats her with all the others."""
    table = Table(me(field=[JUDY], deck=["adam-smasher-metal"], eddies=1), rival(field=["swordwise"]))

    table.me.activates(JUDY)
    table.me.says(yes=True)

    assert table.me.field == ["adam-smasher-metal-over-meat"]
    assert table.me.trash == [JUDY]
    assert table.rival.field == []


def test_the_revealed_card_lies_on_top_in_every_imagined_world() -> None:
    """11.14.2 For both players; so the answers can be tried there."""
    table = Table(me(field=[JUDY], deck=["octant", "satori", "floor-it"], eddies=1))

    table.me.activates(JUDY)

    for viewer in (ME, RIVAL):
        world = imagine(table.view(viewer), 1)
        assert world.sides[ME].deck[0].slug == "octant"
        run.answer(world, (YES, 0, 0))
        assert [world.piece(number).card.slug for number in world.sides[ME].field] == [JUDY, "octant"]
    table.me.says(yes=False)
