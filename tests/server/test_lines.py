"""The log: told step by step, with what each line speaks of."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from streetcred import LISTS, Game, rulebook
from streetcred.core import event
from streetcred.server.course import BACK, CONCEDED, Course
from streetcred.server.lines import KINDS, Log
from streetcred.server.names import PERSON, names_for

SEATS = (PERSON, PERSON)
TOLD_BY_OTHERS = {"TURN_ENDING", "LEFT", "ATTACK_ENDED", "PICKED_GIG"}
"""Events that no sentence tells."""
NO_EVENTS = {
    "NO_CAUSE",
    "FOR_FREE",
    "GOING_SOLO",
    "AS_A_LEGEND",
    "WON",
    "LOST",
    "TIED",
    "BOTH",
    "PAID_FOR",
    "TYPE_CHECKING",
}


def played(seed: int, answers: int = 10_000) -> Course:
    """Play a game at random."""
    course = Course(Game(LISTS["the-heist"], LISTS["samurai-on-tour"], seed))
    chance = random.Random(seed)
    while course.game.options and course.number < answers:
        course.take(chance.choice(course.game.options))
    return course


def test_every_event_that_is_told_has_its_word_and_its_rule() -> None:
    """Rules are those of the rulebook."""
    kinds = {
        name: kind
        for name, kind in vars(event).items()
        if name.isupper() and isinstance(kind, int) and not name.startswith("BY_") and name not in NO_EVENTS
    }
    assert {name for name, kind in kinds.items() if kind not in KINDS} == TOLD_BY_OTHERS
    assert all(not rule or rulebook.find(rule) is not None for _, rule in KINDS.values())


@pytest.mark.parametrize("seed", range(4))
def test_a_line_that_was_told_stays(seed: int) -> None:
    """Whoever reads on after every answer reads the same as who reads all of it at the end."""
    whole = played(seed)
    course = Course(Game(*whole.game.decks, seed))
    step_by_step = Log(0, names_for(SEATS, 0))
    for option in whole.game.answers:
        before = step_by_step.lines.copy()
        course.take(option)
        step_by_step.read_on(course)
        assert step_by_step.lines[: len(before)] == before
    at_once = Log(0, names_for(SEATS, 0))
    at_once.read_on(whole)
    assert step_by_step.lines == at_once.lines
    assert [line.turn for line in at_once.lines] == sorted(line.turn for line in at_once.lines)
    assert at_once.lines[-1].turn == whole.game.state.turn


def test_going_back_and_on_again_is_the_same_log() -> None:
    """Also over a concession."""
    course = played(5, 40)
    answers = course.game.answers.copy()
    log = Log(1, names_for(SEATS, 1))
    log.read_on(course)
    lines = log.lines.copy()
    for number in (40, 31, 3, 0):
        course.take((CONCEDED, 0, 0))
        log.read_on(course)
        assert log.lines[-1].kind == "over"
        course.take((BACK, number, 0))
        log.go_back(number)
        log.read_on(course)
        assert log.lines == lines[: len(log.lines)]
        for option in answers[number:]:
            course.take(option)
            log.read_on(course)
        assert log.lines == lines


def test_a_react_step_without_a_reaction_is_one_line() -> None:
    """9.12 Who attacks is told once that nobody reacted."""
    words = [line.words for line in _log(played(1)).lines]
    assert any("not react" in said for said in words)
    assert not any("ends the React Step" in said and "may react" in before for before, said in pairwise(words))


def test_lines_name_what_they_speak_of() -> None:
    """Cards by their ids, pieces and dice by their numbers, the paragraph of a card where it speaks."""
    lines = _log(played(2)).lines
    assert any(line.kind == "rolled" and len(line.dice) == 1 and line.rule == "8.6.5" for line in lines)
    assert any(line.kind == "sold" and len(line.cards) == 1 for line in lines)
    assert any(line.kind == "attacked" and line.pieces for line in lines)
    spoken = [line for line in lines if line.kind == "resolved"]
    assert spoken
    assert all(line.source and line.source in line.words for line in spoken)


def _log(course: Course) -> Log:
    log = Log(0, names_for(SEATS, 0))
    log.read_on(course)
    return log
