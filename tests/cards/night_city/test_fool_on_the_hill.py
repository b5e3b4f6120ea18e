"""Fool on the Hill shows two cards; the rival lets them be added, or trashed for two others."""

from streetcred.core.decision import ACTIVATE
from streetcred.narrate import Names, answer
from streetcred.testing import ME, RIVAL, Table, me, rival

FOOL = "fool-on-the-hill"


def played(deck: list[str]) -> Table:
    """Play it with that deck."""
    table = Table(me(hand=[FOOL], eddies=2, deck=deck), rival())
    table.me.plays(FOOL)
    return table


def chooses(table: Table, place: int) -> None:
    """Let the rival choose: 0 to add them, 1 to trash them."""
    assert table.decision.player == RIVAL
    table.answers(table.decision.options[place])


def test_the_rival_may_have_them_added() -> None:
    """11.14.2 Both go to the hand, and no other card."""
    table = played(["floor-it", "satori", "psycho-squad"])

    chooses(table, 0)

    assert table.me.hand == ["floor-it", "satori-sword-of-saburo"]
    assert table.me.deck == ["psycho-squad"]
    assert table.me.trash == [FOOL]


def test_the_rival_may_have_them_trashed() -> None:
    """10.3.3 Then the next two cards are drawn."""
    table = played(["floor-it", "satori", "psycho-squad", "minotaur", "swordwise"])

    chooses(table, 1)

    assert table.me.trash == ["floor-it", "satori-sword-of-saburo", FOOL]
    assert table.me.hand == ["psycho-squad", "minotaur"]
    assert table.me.deck == ["swordwise-huscle"]


def test_the_rival_sees_both_before_choosing() -> None:
    """R446: the two cards are shown, the third is not."""
    table = played(["floor-it", "satori", "over-the-edge"])

    seen = str(table.view(RIVAL).table.events)
    assert "floor-it" in seen
    assert "satori" in seen
    assert "over-the-edge" not in seen
    chooses(table, 0)


def test_the_drawn_cards_are_not_seen() -> None:
    """5.4.3 Those that were trashed are, those that come instead are not."""
    table = played(["floor-it", "satori", "over-the-edge", "minotaur"])

    chooses(table, 1)

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "satori" in seen
    assert "over-the-edge" not in seen
    assert "minotaur" not in seen


def test_two_copies_are_two_cards() -> None:
    """11.14.1 The same card twice goes twice."""
    table = played(["floor-it", "floor-it", "floor-it"])

    chooses(table, 0)

    assert table.me.hand == ["floor-it", "floor-it"]
    assert table.me.deck == ["floor-it"]


def test_with_one_card_that_one_is_revealed() -> None:
    """2.4 Added it empties the deck and loses nothing; trashed it leaves nothing to draw."""
    table = played(["floor-it"])
    chooses(table, 0)
    assert table.me.hand == ["floor-it"]
    assert table.winner is None

    table = played(["floor-it"])
    chooses(table, 1)
    assert table.winner is table.rival


def test_with_3_cards_the_second_draw_loses_the_game() -> None:
    """1.14.1 Both cards have to be drawn."""
    table = played(["floor-it", "satori", "minotaur"])

    chooses(table, 1)

    assert table.winner is table.rival


def test_with_an_empty_deck_nothing_is_trashed_and_nothing_drawn() -> None:
    """10.3.1 No card was trashed, whatever the rival says."""
    table = played([])

    chooses(table, 1)

    assert table.winner is None
    assert table.me.trash == [FOOL]


def test_both_stay_in_the_deck_until_the_rival_has_chosen() -> None:
    """5.5.5 Either player still counts three cards there."""
    table = played(["floor-it", "satori", "minotaur"])

    for viewer in (ME, RIVAL):
        side = table.view(viewer).to_data()["sides"][ME]
        assert side["deck"] == 3
        assert side["trash"] == []
    chooses(table, 0)


def test_the_rival_reads_what_the_other_player_will_do() -> None:
    """10.1.4 It is not the rival's own hand that they are added to."""
    table = played(["floor-it", "satori", "minotaur"])

    reads = [answer(Names(you=RIVAL), table.state, table.decision, option) for option in table.decision.options]

    assert reads == ["Player A adds them to their hand", "Player A trashes them"]
    chooses(table, 0)


def test_played_from_the_trash_it_is_not_in_the_deck_to_be_drawn() -> None:
    """4.14.2 Alt's player trashes the whole deck, and the Program is bottom-decked too late."""
    table = Table(me(legends=["alt-cunningham-soul"], trash=[FOOL], eddies=3, deck=["floor-it", "satori"]), rival())

    table.answers([option for option in table.decision.options if option[0] == ACTIVATE][-1])
    chooses(table, 1)

    assert table.winner is table.rival
