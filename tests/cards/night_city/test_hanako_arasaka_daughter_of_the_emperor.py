"""Hanako Arasaka: Daughter of the Emperor swaps Gigs, and draws for value-pairs when a turn starts."""

from streetcred.core.decision import ACTIVATE, NEXT
from streetcred.testing import GIGS, ME, RIVAL, Table, face_down, legend, me, rival

HANAKO = "hanako-arasaka-daughter-of-the-emperor"


def test_two_gigs_change_places_with_their_values() -> None:
    """6.6.1 The rest of both Gig areas stays."""
    table = Table(me(legends=[HANAKO], gigs={"d4": 1, "d6": 2}), rival(gigs={"d8": 7, "d20": 15}))

    table.me.activates(HANAKO)
    table.me.chooses("d4", "d20")

    assert table.me.gigs == {"rival d20": 15, "d6": 2}
    assert table.rival.gigs == {"d8": 7, "rival d4": 1}
    assert table.me.is_spent(HANAKO)


def test_her_player_picks_both_gigs() -> None:
    """R103: first one of the own Gigs, then one of the rival's; the rival is not asked."""
    table = Table(me(legends=[HANAKO], gigs={"d4": 1, "d6": 2}), rival(gigs={"d8": 7, "d20": 15}))

    table.me.activates(HANAKO)
    assert (table.decision.player, table.options()) == (ME, ["d4", "d6"])
    table.me.chooses("d6")
    assert (table.decision.player, table.options()) == (ME, ["d8", "d20"])
    table.me.chooses("d8")

    assert table.rival.gigs == {"rival d6": 2, "d20": 15}


def test_without_a_gig_on_one_side_nothing_is_swapped() -> None:
    """R101: she may be spent, but one Gig alone goes nowhere."""
    for mine, theirs in (({"d4": 1}, {}), ({}, {"d8": 7})):
        table = Table(me(legends=[HANAKO], gigs=mine), rival(gigs=theirs))

        table.me.activates(HANAKO)

        assert table.me.is_spent(HANAKO)
        assert (table.me.gigs, table.rival.gigs) == (mine, theirs)


def test_a_swap_is_no_theft() -> None:
    """R102: neither her own Gorilla Arms nor Rogue wake up, and what limits thefts does not stop her."""
    table = Table(
        me(legends=[legend(HANAKO, "gorilla-arms"), "rogue-amendiares-preem-solo"], gigs={"d4": 1}, fixer=[]),
        rival(hand=["westbrook"], eddies=4, gigs={"d8": 4, "d12": 2, "d20": 3}, fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.plays("westbrook")
    table.rival.ends_turn()
    hand = table.me.hand
    table.me.activates(HANAKO)
    table.me.chooses("d12")

    assert table.me.gigs == {"rival d12": 2}
    assert table.rival.gigs == {"d8": 4, "rival d4": 1, "d20": 3}
    assert table.me.hand == hand


def test_in_overtime_a_swap_can_not_make_a_seventh_gig() -> None:
    """6.6 One comes and one goes: six stay six."""
    six = {"d4": 1, "d6": 1, "d8": 1, "d10": 1, "d12": 1, "d20": 1}
    table = Table(me(legends=[HANAKO], gigs=six), rival(gigs={"d8": 7}), overtime=True)

    table.me.activates(HANAKO)
    table.me.chooses("d4")

    assert not table.is_over
    assert len(table.me.gigs) == 6


def test_a_spent_or_a_face_down_one_does_not_swap() -> None:
    """10.19.2 The icon needs her ready, and her text needs her face-up."""
    for hanako in (legend(HANAKO, spent=True), face_down(HANAKO)):
        table = Table(me(legends=[hanako], gigs={"d4": 1}), rival(gigs={"d8": 7}))

        assert not table.me.may(ACTIVATE)


def test_she_is_no_reaction() -> None:
    """9.7 She has no QUICK."""
    table = Table(me(legends=[HANAKO], gigs={"d4": 1}), rival(field=["psycho"], gigs={"d8": 7}), turn_of=RIVAL)

    table.rival.attacks("psycho", GIGS)

    assert not table.me.may(ACTIVATE)
    table.me.passes()


def test_each_pair_draws_a_card_at_the_start() -> None:
    """6.5 No pair draws nothing, one pair one card, two pairs two; the card of every turn comes on top."""
    for gigs, drawn in (
        ({"d4": 2, "d6": 3}, 0),
        ({"d4": 2, "d6": 2}, 1),
        ({"d4": 2, "d6": 2, "d8": 5, "d10": 5}, 2),
        ({}, 0),
    ):
        table = Table(me(legends=[HANAKO], gigs=gigs, fixer=[]), rival(fixer=[]), at_start=True)

        assert len(table.me.hand) == drawn + 1


def test_a_gig_is_in_one_pair_only() -> None:
    """6.5.1 Three alike are one pair, four alike are two."""
    three = {"d4": 3, "d6": 3, "d8": 3}
    for gigs, drawn in ((three, 1), ({**three, "d10": 3}, 2)):
        table = Table(me(legends=[HANAKO], gigs=gigs, fixer=[]), rival(fixer=[]), at_start=True)

        assert len(table.me.hand) == drawn + 1


def test_pairs_of_the_rival_and_across_both_areas_do_not_count() -> None:
    """5.12.3 Only friendly Gigs make a friendly pair."""
    table = Table(
        me(legends=[HANAKO], gigs={"d4": 2}, fixer=[]),
        rival(gigs={"d4": 2, "d8": 6, "d10": 6}, fixer=[]),
        at_start=True,
    )

    assert len(table.me.hand) == 1


def test_the_start_of_the_rivals_turn_draws_nothing() -> None:
    """8.6.2.2 It is about her own player's turn."""
    table = Table(me(legends=[HANAKO], gigs={"d4": 2, "d6": 2}, fixer=[]), rival(fixer=[]))

    table.me.ends_turn()

    assert table.me.hand == []


def test_face_down_she_draws_nothing() -> None:
    """3.4.1 Nothing on her counts then; spent she draws all the same."""
    for hanako, drawn in ((face_down(HANAKO), 0), (legend(HANAKO, spent=True), 1)):
        table = Table(me(legends=[hanako], gigs={"d4": 2, "d6": 2}, fixer=[]), rival(fixer=[]), at_start=True)

        assert len(table.me.hand) == drawn + 1


def test_the_draw_can_lose_the_game() -> None:
    """1.14 It is no choice."""
    table = Table(me(legends=[HANAKO], gigs={"d4": 2, "d6": 2}, deck=[], fixer=[]), rival(fixer=[]), at_start=True)

    assert table.winner is table.rival


def test_the_rival_does_not_see_what_is_drawn() -> None:
    """5.4.3 It goes to the hand unseen."""
    table = Table(
        me(legends=[HANAKO], gigs={"d4": 2, "d6": 2}, deck=["floor-it", "satori"], fixer=[]),
        rival(fixer=[]),
        at_start=True,
    )

    assert table.me.hand == ["floor-it", "satori-sword-of-saburo"]
    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "floor-it" not in seen
    assert "satori" not in seen


def test_the_order_in_which_a_turn_starts() -> None:
    """R245: what lasted until this turn is over, and nothing is ready, drawn or rolled yet when she asks for cards."""
    table = Table(
        me(hand=["pacifica"], legends=[HANAKO, HANAKO], eddies=4, gigs={"d4": 2, "d6": 2}, fixer=[8, 10]),
        rival(field=["psycho"], fixer=[]),
    )

    table.me.plays("pacifica", paying=[])
    table.me.ends_turn()
    assert table.view(ME).to_data()["lasting"] != []
    table.rival.ends_turn()
    assert table.kinds() == {NEXT}
    assert table.view(ME).to_data()["lasting"] == []
    assert (table.me.hand, table.me.eddies, table.me.gigs) == ([], 0, {"d4": 2, "d6": 2})
    table.answers(table.decision.options[0])

    assert table.options() == ["d8", "d10"]
    assert (len(table.me.hand), table.me.eddies) == (3, 4)
    table.stops_here()


def test_seven_gigs_win_before_she_draws() -> None:
    """1.10.1 The empty deck is never asked for a card."""
    six = {"d4": 1, "d6": 1, "d8": 1, "d10": 1, "d12": 1, "d20": 1}
    table = Table(me(legends=[HANAKO], gigs={**six, "rival d4": 1}, deck=[], fixer=[]), rival(fixer=[]), at_start=True)

    assert table.winner is table.me
