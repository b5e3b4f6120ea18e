"""Saving a position as plain data, and loading it again.

Texts are saved by address (card, paragraph, step), never as code. A save names the digest of every card in the game
as it was when the save was made, so that a save made with other rules is refused instead of being misread.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from streetcred.cards.catalogue import CARDS
from streetcred.core.ability import Scope
from streetcred.core.effect import Effect
from streetcred.core.event import Event
from streetcred.core.gig import Gig
from streetcred.core.modifier import Delayed, Modifier, Pending
from streetcred.core.piece import Piece
from streetcred.core.ruleset import RULESETS
from streetcred.core.run import settle
from streetcred.core.state import Side, State, about
from streetcred.errors import BadSave
from streetcred.rules.activate import Activate
from streetcred.rules.attack import Attack
from streetcred.rules.call import Call
from streetcred.rules.defeat import Defeat
from streetcred.rules.gigs import RollIn
from streetcred.rules.pay import Pay
from streetcred.rules.play import Play
from streetcred.rules.replace import Would
from streetcred.rules.setup import Setup
from streetcred.rules.steal import Steal
from streetcred.rules.turn import Turn
from streetcred.text.abilities import text_of
from streetcred.text.board_clauses import Lasts
from streetcred.text.english import ENGLISH
from streetcred.text.joints import PutsOff

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from streetcred.core.ability import Ability, Clause
    from streetcred.core.card import Card
    from streetcred.core.frame import Frame
    from streetcred.core.modifier import Lasting, Waiting

FORMAT: Final = 1
"""Raised when saves of the old form can't be read any more."""

Data: TypeAlias = Any
"""Plain data as JSON knows it."""

_FRAMES: Final = {
    "Activate": Activate,
    "Attack": Attack,
    "Call": Call,
    "Defeat": Defeat,
    "Pay": Pay,
    "Play": Play,
    "RollIn": RollIn,
    "Setup": Setup,
    "Steal": Steal,
    "Turn": Turn,
    "Would": Would,
}


def digest_of(cards: Iterable[Card]) -> str:
    """Give a short fingerprint of what cards say of themselves and do."""
    return hashlib.sha256("".join(sorted([_print_of(card) for card in cards])).encode()).hexdigest()[:12]


@cache
def _print_of(card: Card) -> str:
    facts = (card.slug, card.number, card.kind, card.colour, card.ram, card.cost, card.power, card.sell_tag)
    return hashlib.sha256(json.dumps([facts, card.tags, text_of(card, ENGLISH)]).encode()).hexdigest()


def to_data(state: State) -> dict[str, Data]:
    """Give a position as plain data."""
    cards = cards_in(state)
    return {
        "streetcred": "position",
        "format": FORMAT,
        "rules": state.ruleset.name,
        "version": state.ruleset.version,
        "digest": digest_of(cards),
        "sides": [_side_data(side) for side in state.sides],
        "pieces": [_maybe(piece) for piece in state.pieces],
        "chance": state.chance,
        "player": state.player,
        "turn": state.turn,
        "first": state.first,
        "stack": [frame.to_data() for frame in state.stack],
        "pending": [_pending_data(pending) for pending in state.pending],
        "resolving": state.resolving,
        "serial": state.serial,
        "modifiers": [_modifier_data(modifier) for modifier in state.modifiers],
        "delayed": [_delayed_data(delayed) for delayed in state.delayed],
        "events": [_event_data(event) for event in state.events],
        "dropped": state.dropped,
        "turn_began": state.turn_began,
        "overtime": state.overtime,
        "empty_turns": state.empty_turns,
        "attacker": state.attacker,
        "target": state.target,
        "fighting": state.fighting,
        "winner": state.winner,
        "reason": state.reason,
    }


def cards_in(state: State) -> set[Card]:
    """Give every card that is somewhere in a game."""
    found = {piece.card for piece in state.pieces if piece is not None}
    for side in state.sides:
        found.update(side.deck, side.hand, side.eddies, side.blind_eddies)
    return found


def from_data(data: Mapping[str, Data]) -> State:
    """Give the position that was saved, at the decision where it was saved.

    Raises BadSave if it can't be read, or was made with other rules or other card texts.
    """
    _check_header(data)
    try:
        state = _read(data)
    except KeyError as fault:
        raise BadSave(f"This save is damaged: it has or names no {fault}.") from fault
    except (IndexError, TypeError, ValueError, AttributeError, AssertionError) as fault:
        raise BadSave(f"This save is damaged: {fault}.") from fault
    digest = digest_of(cards_in(state))
    if digest != data["digest"]:
        raise BadSave(f"This save was made with other card texts ({data['digest']}; these are {digest}).")
    if not state.is_over:
        settle(state)
    return state


def _check_header(data: Mapping[str, Data]) -> None:
    if not isinstance(data, dict) or data.get("streetcred") != "position":
        raise BadSave("This is not a saved position of Streetcred.")
    if data.get("format") != FORMAT:
        raise BadSave(f"This save has format {data.get('format')}; this version reads format {FORMAT}.")
    ruleset = RULESETS.get(str(data.get("rules")))
    if ruleset is None:
        raise BadSave(f"This save follows rules named {data.get('rules')!r}; known are {', '.join(RULESETS)}.")
    if data.get("version") != ruleset.version:
        raise BadSave(f"This save follows rules version {data.get('version')}; this is version {ruleset.version}.")


def _read(data: Mapping[str, Data]) -> State:
    state = State(
        RULESETS[data["rules"]],
        0,
        [_side(side) for side in data["sides"]],
        [None if piece is None else _piece(piece) for piece in data["pieces"]],
        data["chance"],
        player=data["player"],
        turn=data["turn"],
        first=data["first"],
        stack=[_frame(frame) for frame in data["stack"]],
        pending=tuple(_pending(pending) for pending in data["pending"]),
        resolving=data["resolving"],
        serial=data["serial"],
        modifiers=tuple(_modifier(modifier) for modifier in data["modifiers"]),
        delayed=tuple(_delayed(delayed) for delayed in data["delayed"]),
        events=[_event(event) for event in data["events"]],
        dropped=data["dropped"],
        turn_began=data["turn_began"],
        overtime=data["overtime"],
        empty_turns=data["empty_turns"],
        attacker=data["attacker"],
        target=data["target"],
        fighting=data["fighting"],
        winner=data["winner"],
        reason=data["reason"],
    )
    state.about = about(cards_in(state))
    assert state.stack or state.is_over, "nothing is going on in it"
    return state


def _side_data(side: Side) -> Data:
    return {
        "deck": [card.slug for card in side.deck],
        "hand": [card.slug for card in side.hand],
        "legends": list(side.legends),
        "field": list(side.field),
        "eddies": [card.slug for card in side.eddies],
        "blind_eddies": [card.slug for card in side.blind_eddies],
        "spent_eddies": side.spent_eddies,
        "trash": list(side.trash),
        "removed": list(side.removed),
        "fixer": list(side.fixer),
        "gigs": [[gig.die, gig.value] for gig in side.gigs],
        "sold": side.sold,
        "called": side.called,
    }


def _side(data: Data) -> Side:
    return Side(
        deck=tuple(CARDS[slug] for slug in data["deck"]),
        hand=tuple(CARDS[slug] for slug in data["hand"]),
        legends=tuple(data["legends"]),
        field=tuple(data["field"]),
        eddies=tuple(CARDS[slug] for slug in data["eddies"]),
        blind_eddies=tuple(CARDS[slug] for slug in data["blind_eddies"]),
        spent_eddies=data["spent_eddies"],
        trash=tuple(data["trash"]),
        removed=tuple(data["removed"]),
        fixer=tuple(data["fixer"]),
        gigs=tuple(Gig(die, value) for die, value in data["gigs"]),
        sold=data["sold"],
        called=data["called"],
    )


def _piece(data: Data) -> Piece:
    number, slug, owner, area, face_up, ready, lag, host, gear, solo, seen, power = data
    return Piece(number, CARDS[slug], owner, area, face_up, ready, lag, host, tuple(gear), solo, seen, power)


def _maybe(piece: Piece | None) -> Data:
    return None if piece is None else list(piece.facts())


def _scope(data: Data) -> Scope:
    scope = Scope(_piece(data["source"]), _piece(data["carrier"]), data["player"])
    scope.acting = data["acting"]
    scope.it = None if data["it"] is None else _piece(data["it"])
    scope.opposing = None if data["opposing"] is None else _piece(data["opposing"])
    scope.gig = None if data["gig"] is None else Gig(*data["gig"])
    scope.those = tuple(_piece(piece) for piece in data["those"])
    scope.number = data["number"]
    scope.total = data["total"]
    scope.done = data["done"]
    scope.chosen = data["chosen"]
    scope.serial = data["serial"]
    scope.applied = tuple(data["applied"])
    return scope


def _address(clause: Clause) -> Data:
    return [clause.ability.card.slug, clause.ability.index, clause.at]


def _clause(data: Data) -> Clause:
    slug, index, at = data
    ability = _ability([slug, index])
    return ability.ops[int(at)]


def _ability(data: Data) -> Ability:
    card = CARDS[data[0]]
    return card.abilities[int(data[1])]


def _lasting(data: Data) -> Lasting:
    clause = _clause(data)
    assert isinstance(clause, Lasts), f"{data} leaves nothing behind that lasts"
    return clause.lasting


def _waiting(data: Data) -> Waiting:
    clause = _clause(data)
    assert isinstance(clause, PutsOff), f"{data} puts nothing off"
    return clause.waiting


def _frame(data: Data) -> Frame:
    name, *values = data
    if name == "Effect":
        address, at, end, scope, step, picked = values
        return Effect(_ability(address), at, end, _scope(scope), step, tuple((a, b, c) for a, b, c in picked))
    make: Callable[..., Frame] = _FRAMES[name]
    return make(*(tuple(value) if isinstance(value, list) else value for value in values))


def _pending_data(pending: Pending) -> Data:
    address = [pending.ability.card.slug, pending.ability.index]
    return [address, pending.start, pending.end, pending.scope.to_data(), pending.number]


def _pending(data: Data) -> Pending:
    address, start, end, scope, number = data
    return Pending(_ability(address), start, end, _scope(scope), number)


def _modifier_data(modifier: Modifier) -> Data:
    address = _address(modifier.lasting.maker)
    return [address, modifier.on, modifier.amount, modifier.turn, modifier.scope.to_data()]


def _modifier(data: Data) -> Modifier:
    address, on, amount, turn, scope = data
    return Modifier(_lasting(address), on, amount, turn, _scope(scope))


def _delayed_data(delayed: Delayed) -> Data:
    return [_address(delayed.waiting.maker), delayed.scope.to_data(), delayed.turn]


def _delayed(data: Data) -> Delayed:
    address, scope, turn = data
    return Delayed(_waiting(address), _scope(scope), turn)


def _event_data(event: Event) -> Data:
    return [
        event.kind,
        event.player,
        _maybe(event.piece),
        _maybe(event.other),
        None if event.card is None else event.card.slug,
        [[gig.die, gig.value] for gig in event.gigs],
        event.number,
        event.cause,
        event.seen,
    ]


def _event(data: Data) -> Event:
    kind, player, piece, other, card, gigs, number, cause, seen = data
    return Event(
        kind,
        player,
        None if piece is None else _piece(piece),
        None if other is None else _piece(other),
        None if card is None else CARDS[card],
        tuple(Gig(die, value) for die, value in gigs),
        number,
        cause,
        seen,
    )
