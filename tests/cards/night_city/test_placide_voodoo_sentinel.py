"""Placide: played or attacking, he may discard a Program to send a rival Unit to the bottom of its deck."""

from streetcred.core.decision import BLOCK, CARD, NO, YES
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

PLACIDE = "placide"


def test_played_he_bottom_decks_a_rival_unit_for_a_program() -> None:
    """10.32 The Program first, then any rival Unit; it goes below its owner's deck."""
    table = Table(
        me(hand=[PLACIDE, "floor-it", "satori", "swordwise", "reboot-optics"], eddies=8),
        rival(field=["minotaur", "psycho-squad"], deck=["ruthless"]),
    )

    table.me.plays(PLACIDE)
    table.me.says(yes=True)
    assert table.options() == ["floor-it", "reboot-optics"]
    table.me.chooses("floor-it")
    assert table.options() == ["minotaur", "psycho-squad"]
    table.me.chooses("minotaur")

    assert table.me.trash == ["floor-it"]
    assert table.rival.field == ["psycho-squad"]
    assert table.rival.deck == ["ruthless-lowlife", "minotaur"]


def test_his_attack_does_it_too() -> None:
    """11.21.2.2 Before the rival may react: the blocker is gone."""
    table = Table(
        me(hand=["floor-it"], field=[PLACIDE]),
        rival(field=["corpo-security"], gigs={"d6": 3, "d8": 4}, deck=["satori"]),
    )

    table.me.attacks(PLACIDE, GIGS)
    table.me.says(yes=True)
    table.me.chooses("floor-it")
    assert not table.rival.may(BLOCK)
    table.rival.passes()

    assert table.rival.deck == ["satori-sword-of-saburo", "corpo-security"]
    assert table.me.gigs == {"rival d6": 3, "rival d8": 4}


def test_it_may_be_declined() -> None:
    """2.1.1 The Program stays in the hand and the Unit on the field."""
    table = Table(me(hand=["floor-it"], field=[PLACIDE]), rival(field=["psycho-squad"], gigs={"d6": 3}))

    table.me.attacks(PLACIDE, GIGS)
    table.me.says(yes=False)
    table.rival.passes()

    assert table.me.hand == ["floor-it"]
    assert table.rival.field == ["psycho-squad"]


def test_with_no_rival_unit_the_program_may_still_go() -> None:
    """R171: nothing is found to bottom-deck."""
    table = Table(me(hand=[PLACIDE, "floor-it"], eddies=8))

    table.me.plays(PLACIDE)
    table.me.says(yes=True)
    table.me.chooses("floor-it")

    assert table.me.trash == ["floor-it"]


def test_without_a_program_the_answer_is_no() -> None:
    """10.31.1 Other cards do not count."""
    table = Table(me(hand=[PLACIDE, "satori", "swordwise"], eddies=8), rival(field=["psycho-squad"]))

    table.me.plays(PLACIDE)
    assert table.kinds() == {NO}
    table.me.says(yes=False)

    assert table.rival.field == ["psycho-squad"]


def test_the_question_tells_the_rival_nothing() -> None:
    """5.4.3 With a Program in the hand or without one, the rival sees the same table."""
    seen = []
    for card in ("floor-it", "swordwise"):
        table = Table(me(hand=[PLACIDE, card], eddies=8), rival(field=["psycho-squad"]))
        table.me.plays(PLACIDE)
        seen.append((table.view(RIVAL).to_data(), str(table.view(RIVAL).table.events)))
        assert table.me.may(YES) == (card == "floor-it")
        table.me.says(yes=False)

    assert seen[0] == seen[1]


def test_sending_the_target_away_ends_the_attack() -> None:
    """9.6 There is no React Step; Placide is spent, and nobody has fought."""
    table = Table(me(hand=["floor-it"], field=[PLACIDE]), rival(field=[unit("minotaur", spent=True)]))

    table.me.attacks(PLACIDE, "minotaur")
    table.me.says(yes=True)
    table.me.chooses("floor-it")

    assert table.rival.trash == []
    assert table.me.is_spent(PLACIDE)
    assert table.is_settled


def test_gear_goes_with_its_host() -> None:
    """4.12.3 Both lie at the bottom, in an order that nobody knows."""
    table = Table(
        me(hand=[PLACIDE, "floor-it"], eddies=8),
        rival(field=[unit("psycho-squad", "satori")], deck=["ruthless", "ruthless"]),
    )

    table.me.plays(PLACIDE)
    table.me.says(yes=True)
    table.me.chooses("floor-it")

    assert table.rival.deck[:2] == ["ruthless-lowlife"] * 2
    assert sorted(table.rival.deck[2:]) == ["psycho-squad", "satori-sword-of-saburo"]


def test_a_legend_on_the_field_is_removed_from_the_game() -> None:
    """4.4.1 The deck is no place for it; its Gear goes there all the same."""
    table = Table(
        me(hand=[PLACIDE, "floor-it"], eddies=8),
        rival(field=[unit("v-corporate", "satori", solo=True)], deck=["ruthless"]),
    )

    table.me.plays(PLACIDE)
    table.me.says(yes=True)
    table.me.chooses("floor-it")

    assert table.rival.removed == ["v-corporate-exile"]
    assert table.rival.deck == ["ruthless-lowlife", "satori-sword-of-saburo"]


def test_once_he_has_said_yes_a_program_must_go() -> None:
    """10.31.2 There is no way back, also with one Program only."""
    table = Table(me(hand=[PLACIDE, "floor-it", "satori"], eddies=8), rival(field=["psycho-squad"]))

    table.me.plays(PLACIDE)
    table.me.says(yes=True)

    assert table.options() == ["floor-it"]
    assert table.kinds() == {CARD}
    table.stops_here()
