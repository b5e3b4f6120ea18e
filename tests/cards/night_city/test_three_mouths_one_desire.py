"""Three Mouths, One Desire takes one of the top three cards, and one more for each friendly min Gig."""

from streetcred.core.decision import CARD
from streetcred.testing import ME, RIVAL, Table, me, rival

MOUTHS = "three-mouths-one-desire"
DECK = ["floor-it", "satori", "swordwise", "minotaur"]


def searching(gigs: dict[str, int], deck: list[str] | None = None) -> Table:
    """Play it with those friendly Gigs and that deck."""
    table = Table(me(hand=[MOUTHS], eddies=2, gigs=gigs, deck=DECK if deck is None else deck), rival(gigs={"d8": 1}))
    table.me.plays(MOUTHS)
    return table


def test_one_of_the_top_three_goes_to_the_hand() -> None:
    """5.3.2.5 Any card, and one has to be taken; without a min Gig that is all."""
    table = searching({"d6": 2})

    assert table.options() == ["floor-it", "satori-sword-of-saburo", "swordwise-huscle"]
    assert table.kinds() == {CARD}
    table.me.chooses("satori")

    assert table.me.hand == ["satori-sword-of-saburo"]
    assert table.me.deck[0] == "minotaur"
    assert sorted(table.me.deck[1:]) == ["floor-it", "swordwise-huscle"]
    assert table.me.trash == [MOUTHS]


def test_a_min_gig_adds_one_more() -> None:
    """6.3.1 One that shows 1, whatever its faces; the rival one does not count."""
    table = searching({"d20": 1, "d6": 2})

    table.me.chooses("satori")
    table.me.says(yes=True)
    assert table.options()[:2] == ["floor-it", "swordwise-huscle"]
    table.me.chooses("swordwise")

    assert table.me.hand == ["satori-sword-of-saburo", "swordwise-huscle"]
    assert table.me.deck == ["minotaur", "floor-it"]


def test_one_more_may_be_declined() -> None:
    """2.1.1 The two others go to the bottom."""
    table = searching({"d20": 1})

    table.me.chooses("satori")
    table.me.says(yes=False)

    assert table.me.hand == ["satori-sword-of-saburo"]
    assert len(table.me.deck) == 3


def test_two_min_gigs_add_two_more_or_one() -> None:
    """2.1.1 "May" goes for each of them."""
    table = searching({"d20": 1, "d4": 1})
    table.me.chooses("satori")
    table.me.says(yes=True)
    table.me.chooses("floor-it", "swordwise")
    assert sorted(table.me.hand) == ["floor-it", "satori-sword-of-saburo", "swordwise-huscle"]
    assert table.me.deck == ["minotaur"]

    table = searching({"d20": 1, "d4": 1})
    table.me.chooses("satori")
    table.me.says(yes=True)
    table.me.chooses("floor-it")
    table.me.is_done()
    assert table.me.hand == ["satori-sword-of-saburo", "floor-it"]
    assert table.me.deck == ["minotaur", "swordwise-huscle"]


def test_three_min_gigs_find_no_fourth_card() -> None:
    """2.4 No more than three cards were searched."""
    table = searching({"d20": 1, "d4": 1, "d6": 1})

    table.me.chooses("satori")
    table.me.says(yes=True)
    table.me.chooses("floor-it", "swordwise")

    assert len(table.me.hand) == 3
    assert table.me.deck == ["minotaur"]


def test_a_short_deck_is_searched_as_far_as_it_goes() -> None:
    """11.13.3 Of two cards one is taken; the last one is taken unasked; an empty deck is no loss."""
    two = searching({"d6": 2}, ["floor-it", "satori"])
    two.me.chooses("satori")
    assert (two.me.hand, two.me.deck) == (["satori-sword-of-saburo"], ["floor-it"])

    one = searching({"d6": 1}, ["floor-it"])
    assert (one.me.hand, one.me.deck) == (["floor-it"], [])

    none = searching({"d6": 1}, [])
    assert (none.me.hand, none.is_over) == ([], False)


def test_three_copies_of_a_card_are_three_cards() -> None:
    """10.31.2 Two are taken, one goes down."""
    table = searching({"d4": 1}, ["floor-it", "floor-it", "floor-it", "minotaur"])

    table.me.chooses("floor-it")
    table.me.says(yes=True)
    table.me.chooses("floor-it")

    assert table.me.hand == ["floor-it", "floor-it"]
    assert table.me.deck == ["minotaur", "floor-it"]


def test_the_rival_sees_none_of_the_cards() -> None:
    """5.4.3, 5.5.2 Neither what was taken nor what went to the bottom, nor what was offered."""
    table = searching({"d4": 1})
    open_question = str(table.view(RIVAL).to_data())
    table.me.chooses("satori")
    table.me.says(yes=True)
    table.me.chooses("floor-it")

    seen = open_question + str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "three-mouths" in seen
    assert not any(card in seen for card in ("satori", "floor-it", "swordwise"))
    assert "floor-it" in str(table.view(ME).to_data())


def test_it_is_a_braindance() -> None:
    """3.13.1.1 Judy sees it, and gives a friendly Unit 1 power."""
    table = Table(
        me(hand=[MOUTHS], field=["swordwise"], legends=["judy-alvarez-braindance"], eddies=2, deck=["satori"])
    )

    table.me.plays(MOUTHS, paying=[])

    assert table.me.power("swordwise") == 4
    assert table.me.hand == ["satori-sword-of-saburo"]
