"""Names for what is on a table and for what may be answered: ids of cards, dice such as `d6`, amounts such as `+2`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import decision, look
from streetcred.core.decision import GIG_AREA
from streetcred.core.gig import sides_of
from streetcred.narrate import Names, answer
from streetcred.save import cards_in
from streetcred.terms import NOBODY, REMOVED, TRASH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.decision import Decision, Option
    from streetcred.core.piece import Piece
    from streetcred.core.state import State

GIGS: Final = "gigs"
"""The rival Gig area, as the target of an attack."""
OF_CARDS: Final = (decision.CARD, decision.PLAY, decision.SELL)
OF_PIECES: Final = (
    decision.PIECE,
    decision.CALL,
    decision.SOLO,
    decision.FIELD_LEGEND,
    decision.BLOCK,
    decision.ACTIVATE,
)


def option_name(state: State, asked: Decision, option: Option) -> str:
    """Give the name of an option: a card's id, a die, an amount, or what it means."""
    kind, number, more = option
    if kind in OF_CARDS:
        return next(one.slug for one in cards_in(state) if one.number == number)
    if kind in OF_PIECES:
        return piece_name(state, number)
    if kind == decision.GIG:
        return die_name(state, number)
    if kind == decision.AMOUNT:
        return f"{number:+d}"
    if kind == decision.ATTACK:
        return f"{piece_name(state, number)} > {GIGS if more == GIG_AREA else piece_name(state, more)}"
    if kind == decision.NEXT:
        return next(pending for pending in state.pending if pending.number == number).ability.card.slug
    return answer(Names(), state, asked, option).lower()


def piece_name(state: State, number: int) -> str:
    """Give the id of a piece's card, with a number behind it from the second copy in its area on."""
    piece = state.piece(number)
    alike = [other.id for other in pieces_in(state, piece.owner, piece.area) if other.card is piece.card]
    place = alike.index(number)
    return piece.card.slug + (f"#{place + 1}" if place else "")


def die_name(state: State, die: int) -> str:
    """Give the name of a die as its controller names it: `d6`, or `rival d6` for a die that the other brought."""
    holder = look.controller_of(state, die)
    return f"d{sides_of(die)}" if holder in (NOBODY, die // 6) else f"rival d{sides_of(die)}"


def pieces_in(state: State, player: int, area: int) -> list[Piece]:
    """Give a player's pieces in an area, Gear behind its host."""
    side = state.sides[player]
    if area in (TRASH, REMOVED):
        return [state.piece(number) for number in (side.trash if area == TRASH else side.removed)]
    found: list[Piece] = []
    for number in side.legends + side.field:
        piece = state.piece(number)
        found += [piece, *look.gear_of(state, piece)]
    return [piece for piece in found if piece.area == area]


def piece_named(state: State, player: int, name: str, areas: Sequence[int]) -> Piece | None:
    """Give a player's piece by its name, out of the first of these areas that has one; None without one.

    A name is the beginning of an id, with `#2` behind it for the second copy.
    """
    wanted, _, place = name.partition("#")
    for area in areas:
        found = [piece for piece in pieces_in(state, player, area) if piece.card.slug.startswith(wanted)]
        if found:
            one_card = all(piece.card is found[0].card for piece in found)
            at = int(place) - 1 if place.isdigit() else 0
            return found[at] if one_card and 0 <= at < len(found) else None
    return None
