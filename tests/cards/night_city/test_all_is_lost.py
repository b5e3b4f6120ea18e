"""All is Lost trashes the top three cards of the deck, and gives back a Unit that was among them."""

from streetcred.core.decision import PIECE
from streetcred.testing import RIVAL, Table, me, rival

LOST = "all-is-lost"


def played(deck: list[str], trash: tuple[str, ...] = ()) -> Table:
    """Play it with that deck and that trash."""
    table = Table(me(hand=[LOST], deck=deck, trash=trash, eddies=1), rival(trash=["psycho-squad"]))
    table.me.plays(LOST)
    return table


def test_the_only_unit_has_to_be_taken() -> None:
    """R034: there is nothing to decline."""
    table = played(["floor-it", "psycho-squad", "satori", "minotaur"])

    assert table.me.hand == ["psycho-squad"]
    assert table.me.trash == ["floor-it", "satori-sword-of-saburo", LOST]
    assert table.me.deck == ["minotaur"]


def test_one_of_several_units_is_chosen() -> None:
    """10.31 Only the Units of these three, and only one of them."""
    table = played(["swordwise", "psycho-squad", "satori", "minotaur"])

    assert table.options() == ["swordwise-huscle", "psycho-squad"]
    table.me.chooses("swordwise")

    assert table.me.hand == ["swordwise-huscle"]
    assert table.me.trash == ["psycho-squad", "satori-sword-of-saburo", LOST]


def test_an_older_unit_is_no_help() -> None:
    """R035: three cards without a Unit, and Minotaur stays where it was."""
    table = played(["floor-it", "floor-it", "satori"], trash=("minotaur",))

    assert table.me.hand == []
    assert table.me.trash == ["minotaur", "floor-it", "floor-it", "satori-sword-of-saburo", LOST]
    assert not table.me.may(PIECE)


def test_an_older_copy_is_not_offered() -> None:
    """10.31 Among equal Units only the one just trashed counts."""
    table = played(["psycho-squad", "floor-it", "satori"], trash=("psycho-squad",))

    assert table.me.hand == ["psycho-squad"]
    assert table.me.trash == ["psycho-squad", "floor-it", "satori-sword-of-saburo", LOST]


def test_from_a_short_deck_comes_what_is_there() -> None:
    """11.7.2.1 The last card is a Unit; trashing the last one loses nothing."""
    table = played(["psycho-squad"])

    assert table.me.hand == ["psycho-squad"]
    assert table.me.deck == []
    assert table.winner is None


def test_with_an_empty_deck_nothing_happens() -> None:
    """10.7 There is nothing to trash and nothing to take."""
    table = played([], trash=("minotaur",))

    assert table.me.hand == []
    assert table.me.trash == ["minotaur", LOST]
    assert table.winner is None


def test_it_does_not_take_gear_or_programs() -> None:
    """4.1 Cards of other types stay in the trash."""
    table = played(["floor-it", "satori", "psycho-squad"])

    assert table.me.hand == ["psycho-squad"]


def test_the_rival_sees_all_that_was_trashed_and_nothing_else() -> None:
    """11.7.2, 5.9.3 Also the Unit on its way to the hand; the next card of the deck stays unknown."""
    table = played(["floor-it", "swordwise", "satori", "minotaur"])

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert all(name in seen for name in ("floor-it", "swordwise", "satori"))
    assert "minotaur" not in seen
