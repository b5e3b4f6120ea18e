"""Modded Kusanagi attacks in the turn it is played, and returns to the hand at the end of its player's turn."""

from streetcred.core.decision import ATTACK
from streetcred.testing import GIGS, ME, RIVAL, Table, me, rival, unit

KUSANAGI = "modded-kusanagi"


def test_played_it_attacks_and_goes_back() -> None:
    """11.23.1, 8.16.1 At the end of the turn it is in the hand again."""
    table = Table(me(hand=[KUSANAGI], eddies=6, fixer=[]), rival(gigs={"d6": 3}, fixer=[]))

    table.me.plays(KUSANAGI)
    table.me.attacks(KUSANAGI, GIGS)
    table.rival.passes()
    assert table.me.gigs == {"rival d6": 3}
    table.me.ends_turn()

    assert table.me.field == []
    assert table.me.hand == [KUSANAGI]


def test_it_goes_back_without_an_attack_too() -> None:
    """2.1 It is no choice."""
    table = Table(me(field=[KUSANAGI], fixer=[]), rival(fixer=[]))

    table.me.ends_turn()

    assert table.me.hand == [KUSANAGI]


def test_the_next_turn_it_is_played_again() -> None:
    """4.7 And it attacks again, for its cost."""
    table = Table(me(hand=[KUSANAGI], eddies=6, fixer=[]), rival(gigs={"d6": 3}, fixer=[]))

    table.me.plays(KUSANAGI)
    table.me.ends_turn()
    table.rival.ends_turn()
    table.me.plays(KUSANAGI)

    assert table.me.eddies == 0
    assert table.me.may(ATTACK, KUSANAGI)


def test_the_rivals_turn_does_not_send_it_back() -> None:
    """8.16.1 Only the turn of its player does."""
    table = Table(me(field=[KUSANAGI], fixer=[]), rival(fixer=[]), turn_of=RIVAL)

    table.rival.ends_turn()

    assert table.me.field == [KUSANAGI]


def test_its_gear_comes_along() -> None:
    """4.12.1 In the hand they are two cards."""
    table = Table(me(field=[unit(KUSANAGI, "mantis-blades")], fixer=[]), rival(fixer=[]))

    table.me.ends_turn()

    assert sorted(table.me.hand) == ["mantis-blades", KUSANAGI]


def test_fallen_in_its_attack_it_stays_in_the_trash() -> None:
    """10.22.3 A text in the trash does nothing."""
    table = Table(me(field=[KUSANAGI], fixer=[]), rival(field=[unit("minotaur", spent=True)], fixer=[]))

    table.me.attacks(KUSANAGI, "minotaur")
    table.rival.passes()
    table.me.ends_turn()

    assert table.me.trash == [KUSANAGI]
    assert table.me.hand == []


def test_both_of_two_go_back() -> None:
    """10.12 One after the other."""
    table = Table(me(field=[KUSANAGI, KUSANAGI], fixer=[]), rival(fixer=[]))

    table.me.ends_turn()
    table.answers(table.decision.options[0])

    assert table.me.hand == [KUSANAGI, KUSANAGI]


def test_its_player_orders_it_with_its_gear() -> None:
    """10.12 Sandevistan readies it first, or finds it gone."""
    for first in ("sandevistan", KUSANAGI):
        table = Table(me(field=[unit(KUSANAGI, "sandevistan")], fixer=[]), rival(fixer=[]))

        table.me.ends_turn()
        table.me.chooses(first)

        assert sorted(table.me.hand) == [KUSANAGI, "sandevistan"]


def test_a_defeat_set_for_the_end_of_the_turn_finds_it_gone() -> None:
    """C30 Under Cyberpsychosis it may return first; defeated first it stays in the trash."""
    for first, hand, trash in (
        (KUSANAGI, [KUSANAGI, "mantis-blades"], ["cyberpsychosis"]),
        ("cyberpsychosis", [], ["cyberpsychosis", KUSANAGI, "mantis-blades"]),
    ):
        table = Table(
            me(hand=["cyberpsychosis"], field=[unit(KUSANAGI, "mantis-blades")], eddies=3, fixer=[]),
            rival(gigs={"d6": 3}, fixer=[]),
        )

        table.me.plays("cyberpsychosis")
        table.me.attacks(KUSANAGI, GIGS)
        table.rival.passes()
        table.me.ends_turn()
        table.me.chooses(first)

        assert table.me.hand == hand
        assert sorted(table.me.trash) == sorted(trash)


def test_the_rival_saw_it_go_and_sees_it_in_the_hand_no_more() -> None:
    """5.3.2.1 The event is open, the hand is not."""
    table = Table(me(hand=["over-the-edge"], field=[KUSANAGI], fixer=[]), rival(fixer=[]))

    table.me.ends_turn()

    assert table.view(RIVAL).to_data()["sides"][ME]["hand"] == ["hidden", "hidden"]
    assert KUSANAGI in str(table.view(RIVAL).table.events)
    assert "over-the-edge" not in str(table.view(RIVAL).table.events)
