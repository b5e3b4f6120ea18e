"""Maman Brigitte: when played, two Programs may be discarded to bottom-deck a rival Unit without Gear."""

from streetcred.core.decision import CARD, NO
from streetcred.testing import RIVAL, Table, me, rival, unit

MAMAN = "maman-brigitte"


def test_two_programs_bottom_deck_an_unequipped_rival_unit() -> None:
    """10.32 First one Program and another, then the Unit; equipped Units are not offered."""
    table = Table(
        me(hand=[MAMAN, "floor-it", "satori", "reboot-optics", "trust-no-one"], field=["swordwise"], eddies=5),
        rival(field=["minotaur", unit("chrome-fang", "kiroshi"), "psycho-squad"], deck=["ruthless"]),
    )

    table.me.plays(MAMAN)
    table.me.says(yes=True)
    assert table.options() == ["floor-it", "reboot-optics", "trust-no-one"]
    table.me.chooses("trust-no-one")
    assert table.options() == ["floor-it", "reboot-optics"]
    assert table.kinds() == {CARD}
    table.me.chooses("floor-it")
    assert table.options() == ["minotaur", "psycho-squad"]
    table.me.chooses("minotaur")

    assert table.me.trash == ["trust-no-one", "floor-it"]
    assert table.rival.deck == ["ruthless-lowlife", "minotaur"]


def test_it_may_be_declined() -> None:
    """2.1.1 Nothing is discarded, and the Unit stays."""
    table = Table(me(hand=[MAMAN, "floor-it", "trust-no-one"], eddies=5), rival(field=["minotaur"]))

    table.me.plays(MAMAN)
    table.me.says(yes=False)

    assert table.me.hand == ["floor-it", "trust-no-one"]
    assert table.rival.field == ["minotaur"]


def test_one_program_is_not_enough() -> None:
    """10.31.2 With one Program and two other cards the only answer is no."""
    table = Table(me(hand=[MAMAN, "floor-it", "satori", "swordwise"], eddies=5), rival(field=["minotaur"]))

    table.me.plays(MAMAN)
    assert table.kinds() == {NO}
    table.me.says(yes=False)

    assert table.me.trash == []
    assert table.rival.field == ["minotaur"]


def test_two_copies_of_one_program_will_do() -> None:
    """10.31.2 They are two cards."""
    table = Table(me(hand=[MAMAN, "floor-it", "floor-it"], eddies=5), rival(field=["minotaur"], deck=[]))

    table.me.plays(MAMAN)
    table.me.says(yes=True)
    table.me.chooses("floor-it", "floor-it")

    assert table.me.trash == ["floor-it", "floor-it"]
    assert table.rival.deck == ["minotaur"]


def test_with_no_unequipped_rival_unit_they_may_still_go() -> None:
    """2.4 What follows finds no target."""
    table = Table(me(hand=[MAMAN, "floor-it", "trust-no-one"], eddies=5), rival(field=[unit("chrome-fang", "kiroshi")]))

    table.me.plays(MAMAN)
    table.me.says(yes=True)
    table.me.chooses("floor-it", "trust-no-one")

    assert table.me.hand == []
    assert table.rival.field == ["chrome-fang"]


def test_a_legend_on_the_field_is_removed_from_the_game() -> None:
    """4.4.1 A deck is no place for it."""
    table = Table(
        me(hand=[MAMAN, "floor-it", "trust-no-one"], eddies=5),
        rival(field=[unit("v-corporate", solo=True)], deck=["ruthless"]),
    )

    table.me.plays(MAMAN)
    table.me.says(yes=True)
    table.me.chooses("floor-it", "trust-no-one")

    assert table.rival.removed == ["v-corporate-exile"]
    assert table.rival.deck == ["ruthless-lowlife"]


def test_the_question_tells_the_rival_nothing() -> None:
    """5.4.3 With two Programs in the hand or with one, the rival sees the same table."""
    seen = []
    for card in ("floor-it", "swordwise"):
        table = Table(me(hand=[MAMAN, "trust-no-one", card], eddies=5), rival(field=["minotaur"]))
        table.me.plays(MAMAN)
        seen.append((table.view(RIVAL).to_data(), str(table.view(RIVAL).table.events)))
        table.me.says(yes=False)

    assert seen[0] == seen[1]


def test_the_rival_sees_what_is_discarded_and_no_more() -> None:
    """5.9.3, 5.4.3 The trash is open, the hand is not."""
    table = Table(
        me(hand=[MAMAN, "floor-it", "trust-no-one", "satori"], eddies=5), rival(field=["minotaur", "psycho-squad"])
    )

    table.me.plays(MAMAN)
    table.me.says(yes=True)
    table.me.chooses("floor-it", "trust-no-one", "minotaur")

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "trust-no-one" in seen
    assert "satori" not in seen
