"""Stand-ins for the person at the keyboard: what they answer follows from the seed and the number of the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred import LISTS
from streetcred.core.event import GAME_OVER
from streetcred.terminal.session import PERSON, Session

if TYPE_CHECKING:
    from collections.abc import Iterator

DECKS = (LISTS["the-heist"], LISTS["embracing-power"])


def session(seed: int = 7, seats: tuple[str, str] = (PERSON, "random")) -> Session:
    """Begin a game."""
    return Session.start(DECKS, seed, seats)


def place(one: Session) -> int:
    """Give the place of the answer that the person gives now: any, but the same one every time."""
    decision = one.game.decision
    assert decision is not None, "the game is over"
    return (len(one.game.answers) * 7919 + one.game.seed) % len(decision.options)


def answer(one: Session) -> None:
    """Answer for the person."""
    one.game.answer(one.game.options[place(one)])


def decisions(one: Session) -> Iterator[int]:
    """Go from one decision of a person to the next, to the end of the game; give the place of each answer."""
    one.let_bots_play()
    while not one.game.is_over:
        chosen = place(one)
        yield chosen
        one.game.answer(one.game.options[chosen])
        one.let_bots_play()


def play_on(one: Session) -> None:
    """Play to the end."""
    for _ in decisions(one):
        pass


def secrets(one: Session, viewer: int) -> set[str]:
    """Give the names of the rival's hidden cards, less those that the viewer has seen a copy of.

    A name that is a letter is left out, since every text has it.
    """
    side = one.game.state.sides[1 - viewer]
    face_down = [piece.card for piece in map(one.game.state.piece, side.legends) if not piece.face_up]
    table = one.view(viewer).table
    known = {piece.card.name for piece in table.pieces if piece is not None}
    known |= {card.name for card in table.sides[1 - viewer].eddies}
    known |= {card.name for card in (*table.sides[viewer].hand, *one.game.decks[viewer].main)}
    known |= {card.name for card in one.game.decks[viewer].legends}
    for happened in one.game.events(viewer):
        for piece in (happened.piece, happened.other):
            known |= {piece.card.name} if piece is not None else set()
        known |= {happened.card.name} if happened.card is not None else set()
    return {card.name for card in (*side.hand, *face_down) if len(card.name) > 1} - known


def how_it_ended(one: Session) -> str:
    """Give the sentence with which the game ended, as the person reads it."""
    return next(words for happened, words in one.story(one.reader()) if happened.kind == GAME_OVER)
