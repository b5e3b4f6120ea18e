"""Hacked Corpo trashes three cards when played and puts a Program of theirs into the hand."""

from streetcred.testing import GIGS, RIVAL, Table, me, rival

CORPO = "hacked-corpo"


def played(deck: list[str], trash: list[str] | None = None) -> Table:
    """Play it with that deck and that trash."""
    table = Table(me(hand=[CORPO], eddies=4, deck=deck, trash=trash or []))
    table.me.plays(CORPO)
    return table


def test_three_cards_go_to_the_trash_in_order() -> None:
    """11.7.2.1 The first one lies lowest; without a Program nothing is added."""
    table = played(["swordwise", "satori", "psycho-squad", "floor-it"])

    assert table.me.trash == ["swordwise-huscle", "satori-sword-of-saburo", "psycho-squad"]
    assert table.me.deck == ["floor-it"]
    assert table.me.hand == []


def test_the_only_program_is_added() -> None:
    """R100: there is no question whether it is."""
    table = played(["swordwise", "floor-it", "psycho-squad"])

    assert table.me.hand == ["floor-it"]
    assert table.me.trash == ["swordwise-huscle", "psycho-squad"]


def test_of_two_programs_one_is_chosen() -> None:
    """R483: one and no more; the Unit is not offered."""
    table = played(["floor-it", "psycho-squad", "over-the-edge"])

    assert table.options() == ["floor-it", "over-the-edge"]
    table.me.chooses("over-the-edge")

    assert table.me.hand == ["over-the-edge"]
    assert table.me.trash == ["floor-it", "psycho-squad"]


def test_a_program_that_lay_in_the_trash_before_is_not_meant() -> None:
    """10.31 Only the three cards of this effect are; not the fourth of the deck either."""
    table = played(["swordwise", "satori", "psycho-squad", "floor-it"], trash=["over-the-edge"])

    assert table.me.hand == []
    assert table.me.trash[0] == "over-the-edge"


def test_with_fewer_cards_those_are_trashed() -> None:
    """11.7.2 Nobody loses by it, and the Program of two cards is added."""
    table = played(["floor-it", "satori"])

    assert table.me.deck == []
    assert table.me.hand == ["floor-it"]
    assert table.winner is None


def test_with_an_empty_deck_nothing_happens() -> None:
    """10.6.1 The Unit is there all the same."""
    table = played([], trash=["over-the-edge"])

    assert table.me.field == [CORPO]
    assert table.me.trash == ["over-the-edge"]
    assert table.winner is None


def test_played_for_free_it_does_the_same() -> None:
    """11.20.1 Yorinobu brings it into play, and it has been played."""
    table = Table(me(hand=["yorinobu-arasaka-steel", CORPO], eddies=7, deck=["floor-it", "satori", "swordwise"]))

    table.me.plays("yorinobu-arasaka-steel")
    table.me.says(yes=True)
    table.me.chooses(CORPO)

    assert table.me.hand == ["floor-it"]


def test_its_attack_trashes_nothing() -> None:
    """11.20.1 The effect belongs to being played."""
    table = Table(me(field=[CORPO], deck=["floor-it"]), rival(gigs={"d6": 3}))

    table.me.attacks(CORPO, GIGS)
    table.rival.passes()

    assert table.me.deck == ["floor-it"]


def test_all_of_it_is_seen() -> None:
    """5.9.3 The trash is open: the rival knows which Program was taken from there."""
    table = played(["floor-it", "satori", "over-the-edge", "sandevistan"])
    table.me.chooses("floor-it")

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "floor-it" in seen
    assert "sandevistan" not in seen
