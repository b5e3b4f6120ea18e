"""A whole game between bots in lines, to follow and to check: every choice, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import decision, event
from streetcred.narrate import answer, question, story
from streetcred.terminal.words import side_words, spoken
from streetcred.terms import DECK, HAND
from streetcred.view import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterator

    from streetcred.core.decision import Decision, Option
    from streetcred.terminal.session import Session

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


def transcript(session: Session) -> Iterator[str]:
    """Let bots play a session to its end, line by line, as somebody sees it who sees no hidden card."""
    game = session.game
    names = session.names(SPECTATOR)
    yield f"{session.title()}."
    yield from _happened(session, 0, set())
    turn = 0
    while not game.is_over:
        asked = game.decision
        assert asked is not None, "a game that is not over asks something"
        if game.state.turn != turn:
            turn = game.state.turn
            for player in (0, 1):
                yield from side_words(names, session.view(SPECTATOR), player)
        option = session.thought()
        yield _choice(session, asked, option)
        since = game.event_count
        game.answer(option)
        yield from _happened(session, since, TOLD_BY_THE_ANSWER.get(option[0], set()))


def _choice(session: Session, asked: Decision, option: Option) -> str:
    """Say who chose what."""
    names = session.names(SPECTATOR)
    table = session.view(asked.player).table
    kind, _, area = option
    hidden = kind == decision.CARD and area in (DECK, HAND)
    chosen = "a card" if hidden else spoken(answer(names, table, asked, option))
    if asked.kind in SPEAK_FOR_THEMSELVES:
        return f"{names.who(asked.player)}: {chosen}"
    return f"{names.who(asked.player)}: {question(names, table, asked)} {chosen}"


def _happened(session: Session, since: int, known: set[int]) -> Iterator[str]:
    """Say what has happened, the beginning of a turn as a heading."""
    events = [happened for happened in session.game.events(SPECTATOR, since) if happened.kind not in known]
    for happened, words in story(session.names(SPECTATOR), events):
        heading = happened.kind == event.TURN_STARTED
        yield f"\n== {words.rstrip('.')} ==" if heading else f"   {spoken(words)}"
