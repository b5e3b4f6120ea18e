"""What is said to be true of a game, against what is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from streetcred.core import look
from streetcred.core.gig import sides_of
from streetcred.errors import BadScene
from streetcred.layout.data import SEATS
from streetcred.scenes import steps
from streetcred.scenes.names import die_name, piece_named
from streetcred.terms import FIELD, KEYWORD_NAMES, LEGENDS, REMOVED, TRASH

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.game import Game

Data: TypeAlias = Any
"""Plain data as JSON and TOML know it."""


def differences(then: Mapping[str, Data], game: Game) -> list[str]:
    """Give a sentence for all that is not as it is said to be. Raises BadScene if something unknown is said."""
    return differences_in(then, game.state)


def differences_in(then: Mapping[str, Data], state: State) -> list[str]:
    """Give the same for a position."""
    found: list[str] = []
    for name, wanted in then.items():
        if name in SEATS:
            found += _on_side(state, SEATS.index(name), wanted)
        elif name in ("offers", "refuses"):
            found += _offered(state, name, wanted)
        else:
            found += _same(name, wanted, _of_game(state, name))
    return found


def _same(what: str, wanted: Data, found: Data) -> list[str]:
    return [] if wanted == found else [f"{what} should be {wanted!r} and is {found!r}."]


def _of_game(state: State, name: str) -> Data:
    if name == "winner":
        return SEATS[state.winner] if state.is_over and state.winner >= 0 else "nobody"
    if name == "over":
        return state.is_over
    if name == "asked":
        return "nobody" if state.decision is None else SEATS[state.decision.player]
    if name == "turn":
        return state.turn
    if name == "overtime":
        return state.overtime
    raise BadScene(f"Nothing of a game is named {name!r}.")


def _offered(state: State, name: str, wanted: list[str]) -> list[str]:
    """Give the answers that should be offered and are not, or the other way round."""
    wrong = [text for text in wanted if steps.offers(state, steps.read(text)) != (name == "offers")]
    return [f"{text!r} should {'' if name == 'offers' else 'not '}be offered." for text in wrong]


def _on_side(state: State, player: int, wanted: Mapping[str, Data]) -> list[str]:
    found: list[str] = []
    for name, value in wanted.items():
        if name in LISTS:
            found += _same(f"{name} of {SEATS[player]}", value, LISTS[name](state, player))
        elif name in OF_PIECES:
            for card, expected in value.items():
                piece = piece_named(state, player, card, (FIELD, LEGENDS, TRASH, REMOVED))
                real = "missing" if piece is None else OF_PIECES[name](state, piece)
                found += _same(f"{name} of {card}", expected, real)
        else:
            raise BadScene(f"Nothing of a side is named {name!r}; there are {', '.join([*LISTS, *OF_PIECES])}.")
    return found


def _cards(state: State, numbers: tuple[int, ...]) -> list[str]:
    return [state.piece(number).card.slug for number in numbers]


def _legends(state: State, player: int) -> list[str]:
    """Give the ids of the Legends; of a face-down one in brackets."""
    pieces = [state.piece(number) for number in state.sides[player].legends]
    return [piece.card.slug if piece.face_up else f"({piece.card.slug})" for piece in pieces]


LISTS: Final[dict[str, Callable[[State, int], Data]]] = {
    "hand": lambda state, player: [card.slug for card in state.sides[player].hand],
    "deck": lambda state, player: [card.slug for card in state.sides[player].deck],
    "cards_in_hand": lambda state, player: len(state.sides[player].hand),
    "cards_in_deck": lambda state, player: len(state.sides[player].deck),
    "field": lambda state, player: _cards(state, state.sides[player].field),
    "legends": _legends,
    "trash": lambda state, player: _cards(state, state.sides[player].trash),
    "removed": lambda state, player: _cards(state, state.sides[player].removed),
    "eddies": look.ready_eddies,
    "spent_eddies": lambda state, player: state.sides[player].spent_eddies,
    "gigs": lambda state, player: {die_name(state, gig.die): gig.value for gig in state.sides[player].gigs},
    "gig_count": lambda state, player: len(state.sides[player].gigs),
    "fixer": lambda state, player: [sides_of(die) for die in state.sides[player].fixer],
    "cred": look.street_cred,
}
OF_PIECES: Final[dict[str, Callable[[State, Piece], Data]]] = {
    "power": look.power_of,
    "spent": lambda _, piece: not piece.ready,
    "lag": lambda _, piece: piece.lag,
    "gear": lambda state, piece: [gear.card.slug for gear in look.gear_of(state, piece)],
    "keywords": lambda state, piece: [
        word for bit, word in KEYWORD_NAMES.items() if look.keywords_of(state, piece) & bit
    ],
}
