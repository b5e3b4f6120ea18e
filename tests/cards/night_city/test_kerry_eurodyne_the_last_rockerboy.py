"""Kerry Eurodyne: The Last Rockerboy draws two cards when spent, with a friendly Gig of value 8 or more."""

from streetcred.core.decision import ACTIVATE, ATTACK
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

KERRY = "kerry-eurodyne-the-last-rockerboy"


def test_with_a_gig_of_8_he_draws_2() -> None:
    """11.15.1 He is spent for it, and so he does not attack."""
    table = Table(me(field=[KERRY], gigs={"d8": 8, "d6": 1}), rival(gigs={"d6": 3}))

    table.me.activates(KERRY)

    assert table.me.hand == ["emergency-atlus", "emergency-atlus"]
    assert table.me.is_spent(KERRY)
    assert not table.me.may(ATTACK)


def test_7_is_not_enough() -> None:
    """10.3.1 Neither are two Gigs with 8 together, nor a rival Gig with more."""
    table = Table(me(field=[KERRY], gigs={"d8": 7, "d6": 1}), rival(gigs={"d20": 20}))

    table.me.activates(KERRY)

    assert table.me.hand == []
    assert table.me.is_spent(KERRY)


def test_several_gigs_of_8_draw_2_as_well() -> None:
    """10.3 It is a condition and no number."""
    table = Table(me(field=[KERRY], gigs={"d8": 8, "d10": 9, "rival d20": 20}))

    table.me.activates(KERRY)

    assert len(table.me.hand) == 2


def test_lagging_he_can_not_be_used() -> None:
    """R126: in the turn he is played; in the next one he can."""
    table = Table(me(hand=[KERRY], eddies=4, gigs={"d8": 8}, fixer=[]), rival(fixer=[]))

    table.me.plays(KERRY)
    assert not table.me.may(ACTIVATE)
    table.me.ends_turn()
    table.rival.ends_turn()

    assert table.me.may(ACTIVATE, KERRY)


def test_spent_he_can_not_be_used() -> None:
    """10.19.2 After his attack there is nothing to spend."""
    table = Table(me(field=[KERRY], gigs={"d8": 8}), rival(gigs={"d6": 3}))

    table.me.attacks(KERRY, GIGS)
    table.rival.passes()

    assert table.me.hand == []
    assert not table.me.may(ACTIVATE)


def test_he_is_no_reaction() -> None:
    """9.10 The text has no QUICK."""
    table = Table(me(field=[KERRY], gigs={"d8": 8}), rival(field=["swordwise"]), turn_of=RIVAL)

    table.rival.attacks("swordwise", GIGS)

    assert not table.me.may(ACTIVATE)
    table.me.passes()


def test_with_one_card_left_the_second_draw_loses_the_game() -> None:
    """1.14.1 Both have to be drawn."""
    table = Table(me(field=[KERRY], gigs={"d8": 8}, deck=["floor-it"]))

    table.me.activates(KERRY)

    assert table.winner is table.rival


def test_what_triggers_on_his_being_spent_comes_after_it() -> None:
    """11.15.3.2 First his two cards, then Faceplate raises the Gig that was missing."""
    table = Table(me(field=[unit(KERRY, "zetatech-faceplate")], gigs={"d8": 7}))

    table.me.activates(KERRY)
    table.me.chooses(1)

    assert table.me.gigs == {"d8": 8}
    assert table.me.hand == []


def test_each_copy_is_used_by_itself() -> None:
    """8.10.1 Two of them draw four."""
    table = Table(me(field=[KERRY, KERRY], gigs={"d8": 8}))

    table.me.activates(KERRY)
    table.me.activates(f"{KERRY}#2")

    assert len(table.me.hand) == 4


def test_the_rival_does_not_see_the_cards() -> None:
    """5.4.3 A hand is its player's to see."""
    table = Table(me(field=[KERRY], gigs={"d8": 8}, deck=["floor-it", "satori"]))

    table.me.activates(KERRY)

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert table.me.hand == ["floor-it", "satori-sword-of-saburo"]
    assert "floor-it" not in seen
    assert "satori" not in seen
