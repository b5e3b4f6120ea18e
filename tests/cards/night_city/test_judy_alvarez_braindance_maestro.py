"""Judy Álvarez: Braindance Maestro rewards BRAINDANCE Programs, and trashes the top card to find a Program."""

from streetcred.cards.build import program
from streetcred.core.decision import ACTIVATE, MAIN
from streetcred.testing import RIVAL, Table, face_down, legend, me, rival, unit
from streetcred.text.vocabulary import BLUE, does, draw
from tests.rules.cards_for_tests import known

JUDY = "judy-alvarez-braindance-maestro"
DREAM = program(
    "Fast Dream", "PRM 923", BLUE, ram=1, cost=1, tags=["BRAINDANCE"], text=[does(draw(1), quick=True)]
)  # fmt: skip
in_catalogue = known(DREAM)


def test_a_braindance_program_strengthens_a_friendly_unit() -> None:
    """10.31 Her player picks it, ready or spent; rival Units are not offered."""
    table = Table(
        me(hand=["trust-no-one"], field=["psycho-squad", unit("swordwise", spent=True)], legends=[JUDY], eddies=1),
        rival(field=["minotaur"]),
    )

    table.me.plays("trust-no-one")
    assert table.options() == ["psycho-squad", "swordwise-huscle"]
    table.me.chooses("swordwise")

    assert (table.me.power("swordwise"), table.me.power("psycho")) == (4, 6)


def test_another_program_does_not() -> None:
    """3.13.1.1 Floor It has other tags."""
    table = Table(me(hand=["floor-it"], field=["psycho-squad"], legends=[JUDY], eddies=1))

    table.me.plays("floor-it")

    assert table.me.power("psycho") == 6


def test_a_rivals_braindance_program_does_not() -> None:
    """3.18.2 The text speaks to her player."""
    table = Table(me(field=["psycho-squad"], legends=[JUDY]), rival(hand=["trust-no-one"], eddies=1), turn_of=RIVAL)

    table.rival.plays("trust-no-one")

    assert table.me.power("psycho") == 6


def test_face_down_she_sees_nothing() -> None:
    """3.4.1 Her text is not there yet."""
    table = Table(me(hand=["trust-no-one"], field=["psycho-squad"], legends=[face_down(JUDY)], eddies=1))

    table.me.plays("trust-no-one")

    assert table.me.power("psycho") == 6


def test_a_program_that_turns_her_up_was_played_before() -> None:
    """C36 Chrome Reverie Calls her, and she does not answer to it."""
    table = Table(
        me(hand=["chrome-reverie"], field=["psycho-squad"], legends=[face_down(JUDY)], eddies=3, gigs={"d4": 1}),
        rival(field=["minotaur"]),
    )

    table.me.plays("chrome-reverie")
    table.me.says(yes=True)

    assert table.me.legends == [JUDY]
    assert table.me.power("psycho") == 6


def test_the_power_comes_after_the_program() -> None:
    """10.14 Carnage at the Colosseum still compares 6 with 6 and defeats nothing."""
    table = Table(me(hand=["carnage"], field=["psycho-squad"], legends=[JUDY], eddies=6), rival(field=["chrome-fang"]))

    table.me.plays("carnage")

    assert table.rival.field == ["chrome-fang"]
    assert table.me.power("psycho") == 7


def test_the_power_lasts_this_turn() -> None:
    """8.16.2 In the rival's turn it is gone."""
    table = Table(
        me(hand=["trust-no-one"], field=["psycho-squad"], legends=[JUDY], eddies=1, fixer=[]), rival(fixer=[])
    )

    table.me.plays("trust-no-one")
    assert table.me.power("psycho") == 7
    table.me.ends_turn()

    assert table.me.power("psycho") == 6


def test_three_programs_may_strengthen_the_same_unit() -> None:
    """R122: each of them counts, and each time the Unit is chosen anew."""
    hand = ["trust-no-one", "industrial-assembly", "afterparty"]
    table = Table(me(hand=hand, field=["psycho-squad", "swordwise"], legends=[JUDY], eddies=3))

    for name in hand:
        table.me.plays(name)
        table.me.chooses("psycho")

    assert (table.me.power("psycho"), table.me.power("swordwise")) == (9, 3)


def test_a_program_from_the_trash_counts() -> None:
    """R121: Lizzy Wizzy plays it from there."""
    table = Table(me(hand=["lizzy"], field=["psycho-squad"], trash=["trust-no-one"], legends=[JUDY], eddies=5))

    table.me.plays("lizzy")
    table.me.says(yes=True)
    table.me.chooses("trust-no-one")
    table.me.chooses("psycho")

    assert table.me.power("psycho") == 7


def test_a_program_played_as_a_reaction_counts() -> None:
    """R123: the defender wins a fight that would have been a tie."""
    table = Table(
        me(hand=[DREAM], field=[unit("psycho-squad", spent=True)], legends=[JUDY], eddies=1),
        rival(field=["chrome-fang"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("chrome-fang", "psycho")
    table.me.plays(DREAM)
    assert table.me.power("psycho") == 7
    table.me.passes()

    assert table.me.field == ["psycho-squad"]
    assert table.rival.trash == ["chrome-fang"]


def test_without_a_friendly_unit_nothing_happens() -> None:
    """R444: the Program is played, and there is nobody to strengthen."""
    table = Table(me(hand=["trust-no-one"], legends=[JUDY], eddies=1), rival(field=["minotaur"]))

    table.me.plays("trust-no-one")

    assert table.decision.kind == MAIN
    assert table.rival.power("minotaur") == 9


def test_spent_she_trashes_a_program_that_may_be_added() -> None:
    """2.1.1 It goes to the hand, or stays in the trash."""
    for yes, hand, trash in ((True, ["floor-it"], []), (False, [], ["floor-it"])):
        table = Table(me(legends=[JUDY], deck=["floor-it", "psycho-squad"]))

        table.me.activates(JUDY)
        assert table.me.trash == ["floor-it"]
        table.me.says(yes=yes)

        assert (table.me.hand, table.me.trash) == (hand, trash)
        assert table.me.deck == ["psycho-squad"]


def test_any_other_card_stays_in_the_trash() -> None:
    """10.3.1 Neither a Unit nor a Gear is a Program, and nothing is asked."""
    for name in ("psycho-squad", "mantis-blades"):
        table = Table(me(legends=[JUDY], deck=[name]))

        table.me.activates(JUDY)

        assert table.decision.kind == MAIN
        assert (table.me.hand, table.me.trash) == ([], [name])


def test_spent_she_can_not_be_used_again() -> None:
    """11.15.1 Her being ready is the cost."""
    assert not Table(me(legends=[legend(JUDY, spent=True)])).me.may(ACTIVATE)
    table = Table(me(legends=[JUDY], deck=["psycho-squad", "floor-it"]))
    assert table.me.may(ACTIVATE, JUDY)

    table.me.activates(JUDY)

    assert table.me.is_spent(JUDY)
    assert not table.me.may(ACTIVATE)


def test_the_rival_sees_the_trashed_card_and_not_the_next_one() -> None:
    """11.7.2 It is revealed on its way to the trash."""
    table = Table(me(legends=[JUDY], deck=["floor-it", "over-the-edge"]))

    table.me.activates(JUDY)

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "floor-it" in seen
    assert "over-the-edge" not in seen
    table.me.says(yes=True)
