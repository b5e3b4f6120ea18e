"""What a seat is asked, with every legal answer in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.cards.catalogue import BY_NUMBER
from streetcred.core import decision as ask
from streetcred.narrate import answer, capital, question, rule_of
from streetcred.server.messages import Option, Prompt
from streetcred.server.outcome import outcome
from streetcred.terms import LEGENDS, NOBODY

if TYPE_CHECKING:
    from typing import Literal

    from streetcred.core.decision import Decision
    from streetcred.core.decision import Option as Key
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.narrate import Names
    from streetcred.server.messages import Kind, Verb

KINDS: Final[dict[int, Kind]] = {
    ask.WHO_FIRST: "who_first",
    ask.OPENING_HAND: "opening_hand",
    ask.ROLL_IN: "roll_in",
    ask.MAIN: "main",
    ask.REACT: "react",
    ask.PAYMENT: "payment",
    ask.HOST: "host",
    ask.PICK: "pick",
    ask.PICK_AMOUNT: "pick_amount",
    ask.MAY: "may",
    ask.PICK_MODE: "pick_mode",
    ask.PICK_TYPE: "pick_type",
    ask.ORDER: "order",
    ask.STEAL: "steal",
    ask.REPLACE: "replace",
}
VERBS: Final[dict[int, Verb]] = {
    ask.DONE: "done",
    ask.YES: "yes",
    ask.NO: "no",
    ask.PIECE: "piece",
    ask.CARD: "card",
    ask.GIG: "gig",
    ask.AMOUNT: "amount",
    ask.MODE: "mode",
    ask.TYPE: "type",
    ask.NEXT: "next",
    ask.PAY: "pay",
    ask.KEEP: "keep",
    ask.MULLIGAN: "mulligan",
    ask.FIRST: "first",
    ask.SECOND: "second",
    ask.END_TURN: "end_turn",
    ask.PASS: "pass",
    ask.SELL: "sell",
    ask.CALL: "call",
    ask.PLAY: "play",
    ask.SOLO: "solo",
    ask.FIELD_LEGEND: "field_legend",
    ask.ACTIVATE: "activate",
    ask.ATTACK: "attack",
    ask.BLOCK: "block",
}
OF_CARDS: Final = (ask.CARD, ask.PLAY, ask.SELL)
"""Options whose first number is that of a printed card."""
OF_PIECES: Final = (ask.PIECE, ask.CALL, ask.SOLO, ask.FIELD_LEGEND, ask.ACTIVATE, ask.ATTACK, ask.BLOCK)
"""Options whose first number is that of a piece."""
GOING_ON: Final = (ask.END_TURN, ask.PASS, ask.DONE)


def prompt(names: Names, table: State, asked: Decision, number: int) -> Prompt:
    """Give what is asked of the player who must decide, whose view the table is."""
    return Prompt(
        number=number,
        kind=KINDS[asked.kind],
        question=question(names, table, asked),
        reason="" if asked.ability is None else names.ability(asked.ability),
        card=_card_that_asks(asked),
        piece=None if asked.piece is None or asked.piece.id == NOBODY else asked.piece.id,
        rule=rule_of(asked),
        options=[_option(names, table, asked, key) for key in asked.options],
        on=next((key for key in asked.options if key[0] in GOING_ON), None),
        usual=asked.options[0] if asked.kind == ask.PAYMENT else None,
    )


def _card_that_asks(asked: Decision) -> str | None:
    if asked.ability is not None:
        return asked.ability.card.slug
    return None if asked.piece is None else shown(asked.piece)


def shown(piece: Piece) -> str | None:
    """Give the id of the card that a piece shows; None for a face that is hidden, or was only looked at (5.7.4.3)."""
    return None if (piece.area == LEGENDS and not piece.face_up) or not piece.card.number else piece.card.slug


def _option(names: Names, table: State, asked: Decision, key: Key) -> Option:
    kind, number, more = key
    piece = _piece_of(table, key)
    return Option(
        key=key,
        verb=VERBS[kind],
        words=capital(answer(names, table, asked, key)),
        card=BY_NUMBER[number].slug if kind in OF_CARDS else None if piece is None else shown(piece),
        piece=None if piece is None or piece.id == NOBODY else piece.id,
        die=number if kind == ask.GIG else None,
        target=_target(more) if kind == ask.ATTACK else None,
        pays_with=_paying(table, asked.player, number) if kind == ask.PAY else [],
        outcome=outcome(names, table, number, more) if kind == ask.ATTACK else "",
    )


def _piece_of(table: State, key: Key) -> Piece | None:
    """Give the piece that an option is about."""
    kind, number, _ = key
    if kind == ask.NEXT:
        return next(pending.scope.carrier for pending in table.pending if pending.number == number)
    return table.piece(number) if kind in OF_PIECES else None


def _target(target: int) -> int | Literal["gigs"]:
    return "gigs" if target == ask.GIG_AREA else target


def _paying(table: State, player: int, bits: int) -> list[int]:
    return [number for number in table.sides[player].legends if bits >> number & 1]
