"""Kerry Eurodyne: Axe, Attitude, Audience lets a roll-in be done again, and rewards the lowest and the highest roll."""

from streetcred.core.decision import ACTIVATE
from streetcred.narrate import Names, question, story
from streetcred.testing import ME, RIVAL, Table, face_down, legend, me, rival

KERRY = "kerry-eurodyne-axe-attitude-audience"


def rolled(sides: int, seed: int, *, again: bool = False, deck: list[str] | None = None) -> Table:
    """Begin a turn with that last die in the fixer area; keep the first roll, or roll again."""
    table = Table(me(legends=[KERRY], fixer=[sides], deck=deck), rival(), at_start=True, seed=seed)
    if again:
        table.me.chooses(KERRY)
    else:
        table.me.is_done()
    return table


def test_the_result_may_be_kept() -> None:
    """2.1.1 A 5 on a d6 stays, and no card is drawn but that of the turn."""
    table = rolled(6, seed=0)

    assert table.me.gigs == {"d6": 5}
    assert len(table.me.hand) == 1


def test_the_result_is_seen_before_it_is_decided() -> None:
    """6.2.2 The question says what the die shows."""
    table = Table(me(legends=[KERRY], fixer=[6]), rival(), at_start=True, seed=0)

    assert table.view(ME).to_data()["decision"]["number"] == 5
    assert "d6 (5)" in question(Names(), table.view(ME).table, table.decision)
    table.me.is_done()


def test_or_it_is_ignored_and_rolled_again() -> None:
    """8.6.5.2 The same die comes up 3 then, and a second time it is not asked."""
    table = rolled(6, seed=0, again=True)

    assert table.me.gigs == {"d6": 3}
    assert table.me.fixer == []
    assert not table.me.may(ACTIVATE, KERRY)


def test_a_min_and_a_max_value_draw_a_card() -> None:
    """6.3.1, 6.3.2 A 1 and a 6 on a d6, a 4 on a d4."""
    for sides, seed, value in ((6, 5, 1), (6, 10, 6), (4, 1, 4)):
        table = rolled(sides, seed)

        assert table.me.gigs == {f"d{sides}": value}
        assert len(table.me.hand) == 2


def test_on_a_d20_it_is_3_cards() -> None:
    """10.2 Three in place of the one; for a 15 none."""
    for seed, value, drawn in ((5, 1, 3), (10, 20, 3), (0, 15, 0)):
        table = rolled(20, seed)

        assert table.me.gigs == {"d20": value}
        assert len(table.me.hand) == 1 + drawn


def test_an_ignored_1_draws_nothing() -> None:
    """10.25 Kept it would have drawn a card; the 4 that comes instead draws none."""
    assert len(rolled(6, seed=5).me.hand) == 2

    table = rolled(6, seed=5, again=True)

    assert table.me.gigs == {"d6": 4}
    assert len(table.me.hand) == 1


def test_of_two_1s_only_the_second_counts() -> None:
    """R340: one card, not two."""
    assert rolled(6, seed=14).me.gigs == {"d6": 1}

    table = rolled(6, seed=14, again=True)

    assert table.me.gigs == {"d6": 1}
    assert len(table.me.hand) == 2


def test_the_second_roll_may_be_the_one_that_draws() -> None:
    """8.6.5.2 A 4 on a d20 is ignored, and a 20 follows."""
    table = rolled(20, seed=8, again=True)

    assert table.me.gigs == {"d20": 20}
    assert len(table.me.hand) == 4


def test_the_cards_have_to_be_drawn() -> None:
    """1.14.1 Three for a 1 on the d20, and one was left after the draw of the turn."""
    table = rolled(20, seed=5, deck=["floor-it", "floor-it"])

    assert table.winner is table.rival


def test_the_die_is_chosen_before_it_is_rolled() -> None:
    """8.6.5.1 Rolling again can't change which die it is."""
    table = Table(me(legends=[KERRY], fixer=[4, 6]), rival(), at_start=True)

    table.me.chooses("d6")
    table.me.chooses(KERRY)

    assert table.me.gigs.keys() == {"d6"}
    assert table.me.fixer == [4]


def test_face_down_or_for_the_rivals_roll_he_does_nothing() -> None:
    """5.3.1.2, 3.18.2 The 1 of that seed draws no card and is not asked about."""
    table = Table(me(legends=[face_down(KERRY)], fixer=[6]), rival(), at_start=True, seed=5)
    assert table.me.gigs == {"d6": 1}
    assert len(table.me.hand) == 1

    table = Table(me(legends=[KERRY]), rival(fixer=[6]), turn_of=RIVAL, at_start=True, seed=5)
    assert table.rival.gigs == {"d6": 1}
    assert table.me.hand == []
    assert len(table.rival.hand) == 1


def test_an_adjusted_gig_was_not_rolled() -> None:
    """6.4 Industrial Assembly takes a d4 up to 4, and nothing is drawn."""
    table = Table(me(hand=["industrial"], legends=[KERRY], gigs={"d4": 1}, eddies=1), rival())

    table.me.plays("industrial", paying=[])
    table.me.chooses(3)

    assert table.me.gigs == {"d4": 4}
    assert table.me.hand == []


def test_the_result_that_was_ignored_is_told() -> None:
    """6.2.2 Both players saw it."""
    table = rolled(6, seed=0, again=True)

    assert "A rerolls d6 (5): it shows 3 now." in [
        words for _, words in story(Names(("A", "B")), table.view(RIVAL).table.events)
    ]


def test_a_rolled_seventh_gig_wins_in_overtime_before_a_card_is_drawn() -> None:
    """1.13 The 1 would have drawn one."""
    gigs = {"d4": 2, "d8": 2, "d10": 2, "d12": 2, "d20": 2, "rival d4": 3}
    table = Table(me(legends=[KERRY], fixer=[6], gigs=gigs), rival(), overtime=True, at_start=True, seed=5)

    table.me.is_done()

    assert table.winner is table.me
    assert len(table.me.hand) == 1


def test_with_one_on_each_side_only_that_of_the_roller_works() -> None:
    """3.18.2 Spent or ready: mine asks and draws for my 1, the rival's does neither."""
    table = Table(me(legends=[legend(KERRY, spent=True)], fixer=[6]), rival(legends=[KERRY]), at_start=True, seed=5)

    table.me.is_done()

    assert table.is_settled
    assert len(table.me.hand) == 2
    assert table.rival.hand == []
