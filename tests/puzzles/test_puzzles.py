"""Puzzles: each has exactly the solution that it says, whatever the rival answers; false ones are noticed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from streetcred.errors import BadScene
from streetcred.layout.setting import YOU
from streetcred.puzzles import Solver, all_puzzles, faults, prove, puzzle_of
from streetcred.puzzles.limits import NONE, in_order
from streetcred.puzzles.line import line, refutation
from streetcred.puzzles.names import name_of

PUZZLES = all_puzzles()
EASY: dict[str, Any] = {
    "id": "a-puzzle",
    "title": "A test",
    "goal": "Take the Gig.",
    "why": "It is there.",
    "you": {"field": ["psycho-squad"], "hand": ["corporate-surveillance"], "eddies": 2, "fixer": [], "sold": True},
    "rival": {"field": ["secondhand-bombus"], "gigs": {"d6": 3}, "fixer": []},
    "reached": {"you": {"gig_count": 1}},
    "solution": ["play corporate-surveillance", "attack gigs with psycho-squad"],
}


@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_has_the_solution_that_it_says_and_no_other(name: str) -> None:
    """Every stated answer is needed, together they are enough, and no other order of them is."""
    assert faults(PUZZLES[name]) == []


@pytest.mark.parametrize("name", PUZZLES)
def test_a_solution_can_be_shown_and_played(name: str) -> None:
    """Its answers come one after the other, and the rival's resistance does not help."""
    puzzle = PUZZLES[name]
    said = [name_of(state, asked, option) for state, asked, option in line(puzzle)]
    assert said == list(puzzle.solution)


def test_there_are_thirty_of_three_grades() -> None:
    """The easy ones first."""
    grades = [puzzle.grade for puzzle in PUZZLES.values()]
    assert (len(grades), grades) == (30, sorted(grades))
    assert set(grades) == {1, 2, 3}
    assert all(puzzle.scene.layout.sides[1].hand == [] for puzzle in PUZZLES.values())


def test_what_is_said_wrongly_is_noticed() -> None:
    """A needless answer, a missing one, a wrong order, another order, and a goal that can't be missed."""
    assert faults(puzzle_of(EASY)) == []
    needless = {**EASY, "rival": {"gigs": {"d6": 3}, "fixer": []}}
    assert "'play corporate-surveillance' is not needed." in faults(puzzle_of(needless))
    assert faults(puzzle_of({**EASY, "solution": EASY["solution"][1:]})) == [
        "attack gigs with psycho-squad: this order does not force it."
    ]
    assert len(faults(puzzle_of({**EASY, "solution": EASY["solution"][::-1]}))) == 2
    twice = {**EASY, "either": [EASY["solution"][::-1]]}
    assert faults(puzzle_of(twice)) == [
        "attack gigs with psycho-squad, play corporate-surveillance: this order does not force it."
    ]
    assert "Nothing can be done wrong at the beginning." in faults(puzzle_of({**EASY, "reached": {"over": False}}))


def test_the_first_answers_are_told_apart() -> None:
    """Those after which the goal can be forced, and the others."""
    proof = prove(puzzle_of(EASY))
    assert proof.first == ["play corporate-surveillance"]
    assert sorted(proof.lost) == ["attack gigs with psycho-squad", "end the turn"]


def test_the_rival_finds_what_prevents_the_goal() -> None:
    """It blocks whoever attacks too early."""
    puzzle = puzzle_of(EASY)
    game = puzzle.scene.begin()
    asked = game.decision
    assert asked is not None
    game.answer(next(option for option in asked.options if name_of(game.state, asked, option).startswith("attack")))
    assert game.decision is not None
    reply = refutation(puzzle, game.state)
    assert name_of(game.state, game.decision, reply) == "block with secondhand-bombus"


@pytest.mark.parametrize("name", list(PUZZLES)[::6])
def test_against_a_careless_rival_the_solution_works_as_well(name: str) -> None:
    """Whatever is replied."""
    puzzle = PUZZLES[name]
    chance = random.Random(name)
    limits = in_order(puzzle.solution)
    solver = Solver(puzzle, limits)
    state, given = puzzle.scene.begin().state, NONE
    while puzzle.outcome(state) is None:
        asked = state.decision
        assert asked is not None
        if asked.player == YOU:
            allowed = limits(state, asked, given)
            option, given = next((one, more) for one, more in allowed if solver.forces(solver.after(state, one), more))
        else:
            option = chance.choice(asked.options)
        state = solver.after(state, option)
    assert puzzle.outcome(state)


def test_chance_and_size_are_refused() -> None:
    """A die that is rolled before the goal is decided, and more than can be tried."""
    rolls = {**EASY, "rival": {"gigs": {"d6": 3}}, "by": "next turn", "reached": {"you": {"gig_count": 0}}}
    with pytest.raises(BadScene, match="chance has a say"):
        faults(puzzle_of(rolls))
    puzzle = puzzle_of(EASY)
    with pytest.raises(BadScene, match="too many possibilities"):
        Solver(puzzle, most=2).forces(puzzle.scene.begin().state)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"goal": ""}, "needs a goal"),
        ({"solution": []}, "needs a goal, what is reached, and a solution"),
        ({"grade": 4}, "has grade 4"),
        ({"by": "some day"}, "has by 'some day'"),
        ({"either": [5]}, "has order 5"),
        ({"colour": 1}, "has 'colour'"),
    ],
)
def test_a_bad_puzzle_is_refused_in_a_sentence(data: dict[str, Any], reason: str) -> None:
    """A contributor is told what is wrong."""
    with pytest.raises(BadScene, match=reason):
        puzzle_of({**EASY, **data})
