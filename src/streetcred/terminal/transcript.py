"""A whole game in lines, to follow and to check: every choice, and what came of it.

It is made of games that are over, so nothing in it is hidden: who drew what can be checked line by line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import decision, event
from streetcred.game import Game
from streetcred.narrate import Names, answer, listed, question, story
from streetcred.terminal.words import side_words, spoken
from streetcred.view import OPEN, open_view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from streetcred.core.decision import Decision, Option

SPEAK_FOR_THEMSELVES: Final = frozenset({decision.WHO_FIRST, decision.OPENING_HAND, decision.MAIN, decision.REACT})
"""Decisions whose answers tell what was asked."""
TOLD_BY_THE_ANSWER: Final = {
    decision.FIRST: {event.GOES_FIRST},
    decision.KEEP: {event.KEPT_HAND},
    decision.MULLIGAN: {event.MULLIGANED},
    decision.PLAY: {event.ANNOUNCED},
    decision.SELL: {event.SOLD},
    decision.BLOCK: {event.BLOCKED},
    decision.PASS: {event.PASSED},
    decision.ATTACK: {event.REACT_OPENED},
}
"""What need not be told again after an answer of that kind."""


def transcript(game: Game, names: Names, title: str) -> Iterator[str]:
    """Give a game from its beginning to where it stands, line by line."""
    yield f"{title}."
    shown = Game(*game.decks, game.seed, game.state.ruleset, game.layout)
    yield from _happened(shown, names, 0, set())
    turn = 0
    for option in game.answers:
        asked = shown.decision
        assert asked is not None, "a game that is not over asks something"
        if shown.state.turn != turn:
            turn = shown.state.turn
            for player in (0, 1):
                yield from side_words(names, open_view(shown.state, player), player)
        yield _choice(shown, names, asked, option)
        since = shown.event_count
        shown.answer(option)
        yield from _happened(shown, names, since, TOLD_BY_THE_ANSWER.get(option[0], set()))
        if asked.kind == decision.WHO_FIRST:
            yield from _legends(shown, names)
    if game.conceded is not None:
        yield f"{names.who(game.conceded)} concedes."
        yield from _happened(game, names, shown.event_count, set())


def _legends(shown: Game, names: Names) -> Iterator[str]:
    """Say how the face-down Legends lie."""
    for player in (0, 1):
        legends = [shown.state.piece(number).card.title for number in shown.state.sides[player].legends]
        yield f"   {names.whose(player)} Legends from left to right: {listed(legends)}."


def _choice(shown: Game, names: Names, asked: Decision, option: Option) -> str:
    """Say who chose what."""
    chosen = spoken(answer(names, shown.state, asked, option), names.book)
    if asked.kind in SPEAK_FOR_THEMSELVES:
        return f"{names.who(asked.player)}: {chosen}"
    return f"{names.who(asked.player)}: {question(names, shown.state, asked)} {chosen}"


def _happened(shown: Game, names: Names, since: int, known: set[int]) -> Iterator[str]:
    """Say what has happened, the beginning of a turn as a heading.

    What is played for free is never what an answer has told: an effect plays it.
    """
    happenings = shown.events(OPEN, since)
    events = [one for one in happenings if one.kind not in known or one.cause == event.FOR_FREE]
    for happened, words in story(names, events):
        heading = happened.kind == event.TURN_STARTED
        yield f"\n== {words.rstrip('.')} ==" if heading else f"   {spoken(words, names.book)}"
