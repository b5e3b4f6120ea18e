"""What an attack would come to, as it is said beside the option."""

from __future__ import annotations

import random

from streetcred import LISTS, Game
from streetcred.core import decision as ask
from streetcred.core import event
from streetcred.narrate import Names
from streetcred.server.course import Course
from streetcred.server.prompt import prompt
from streetcred.testing import Table, me, rival, unit
from tests.rules.cards_for_tests import a_unit, known

STRONG = a_unit("Strong", power=12)
WEAK = a_unit("Weak", power=3)
NOTHING = a_unit("Nothing", power=0)
in_catalogue = known(STRONG, WEAK, NOTHING)
NAMES = Names(("You", "Rival"), 0)


def said(table: Table, attacker: str) -> list[str]:
    """Give what is said of the attacks of a Unit."""
    view = table.view(0)
    assert view.decision is not None
    options = prompt(NAMES, view.table, view.decision, 0).options
    return [one.outcome for one in options if one.verb == "attack" and one.card == attacker]


def test_the_weaker_one_is_defeated() -> None:
    """9.17 On either side; both if they are equal."""
    table = Table(me(field=[STRONG, WEAK]), rival(field=[unit(WEAK, spent=True)]))
    assert said(table, "strong") == ["12 against 3: Rival's Weak would be defeated."]
    assert said(table, "weak") == ["3 against 3: your Weak and Rival's Weak would be defeated."]


def test_a_unit_without_power_defeats_nothing() -> None:
    """9.19.2 It loses all the same."""
    table = Table(me(field=[NOTHING]), rival(field=[unit(NOTHING, spent=True)]))
    assert said(table, "nothing") == ["0 against 0: nobody would be defeated."]


def test_gigs_by_power() -> None:
    """9.23.2 One, one more for each full 10, and no more than there are."""
    table = Table(me(field=[STRONG, WEAK, NOTHING]), rival(gigs={"d6": 1, "d8": 2, "d10": 3}))
    assert said(table, "strong") == ["Steals 2 Gigs of 3."]
    assert said(table, "weak") == ["Steals 1 Gig of 3."]
    assert said(table, "nothing") == ["Steals nothing, with power 0."]


def test_it_comes_to_that_where_nothing_comes_in_between() -> None:
    """In random games: whenever an attack goes on to its end without any effect, what was said is what happens."""
    compared = 0
    for seed in range(12):
        course = Course(Game(LISTS["the-heist"], LISTS["maelstrom-moves-in"], seed))
        chance = random.Random(seed)
        while course.game.options:
            option = chance.choice(course.game.options)
            outcome = _outcome(course, option) if option[0] == ask.ATTACK else ""
            count = course.game.event_count
            course.take(option)
            if outcome:
                compared += _compare(course, count, outcome)
    assert compared > 20


def _outcome(course: Course, option: ask.Option) -> str:
    view = course.game.view(course.decider or 0)
    assert view.decision is not None
    names = Names(("A", "B"), view.player)
    return next(one.outcome for one in prompt(names, view.table, view.decision, 0).options if one.key == option)


def _compare(course: Course, since: int, outcome: str) -> bool:
    """Let the attack go on without a reaction, and compare; False if something else came in between."""
    while course.game.decision is not None and course.game.decision.kind in (ask.REACT, ask.STEAL):
        course.take(course.game.options[0])
    kinds = [happened.kind for happened in course.game.events(2, since)]
    if event.ATTACK_ENDED not in kinds:
        return False
    kinds = kinds[: kinds.index(event.ATTACK_ENDED)]
    if {event.RESOLVES, event.PREVENTED, event.REPLACED, event.BLOCKED, event.CALLED, event.GIVEN} & set(kinds):
        return False
    stolen = sum(len(happened.gigs) for happened in course.game.events(2, since) if happened.kind == event.STOLE)
    if outcome.startswith("Steals"):
        assert outcome.startswith(f"Steals {stolen or 'nothing'}")
    else:
        assert kinds.count(event.DEFEATED) == (0 if "nobody" in outcome else 2 if " and " in outcome else 1), outcome
    return True
