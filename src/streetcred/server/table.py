"""The table as a seat sees it: everything here is made from that seat's view of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, cast

from streetcred.core import ability, look
from streetcred.core.event import PAID_FOR
from streetcred.core.gig import owner_of, sides_of
from streetcred.core.state import about
from streetcred.narrate import REASONS, capital, has_power
from streetcred.rules.play import price_of, stand_in
from streetcred.server.messages import PROTOCOL, Die, Held, Part, Piece, Result, Side, Table
from streetcred.server.names import PERSON
from streetcred.server.prompt import prompt, shown
from streetcred.terms import HAND, KEYWORD_NAMES, NOBODY
from streetcred.text.changes import Change

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Literal

    from streetcred.core.card import Card
    from streetcred.core.gig import Gig
    from streetcred.core.piece import Piece as Lying
    from streetcred.core.state import State
    from streetcred.narrate import Names
    from streetcred.server.messages import Seat, Step
    from streetcred.server.names import Seats
    from streetcred.view import View

CHANGES: Final = (
    ability.MAY_ATTACK,
    ability.CANT_ATTACK,
    ability.CANT_READY,
    ability.CANT_BE_BLOCKED,
    ability.CANT_BE_DEFEATED,
    ability.CANT_DEFEAT,
    ability.ONLY_UNITS,
    ability.MUST_ATTACK,
    ability.CANT_STEAL,
    ability.STEALS,
    ability.WINS,
)
"""What may be different about a piece, besides its power and its keywords."""
WAITING: Final = {"setup": "to get ready", "react": "to react"}
"""What the one who must decide is about, as far as everybody sees it."""


class Sitting(NamedTuple):
    """What there is to know of a game besides its position."""

    game: str
    seats: Seats
    deck_names: tuple[str, str]


def table_of(sitting: Sitting, names: Names, view: View, number: int) -> Table:
    """Give the table as the viewer sees it after so many answers; what has been before is still to be put in."""
    table = view.table
    table.about = _about(view)
    asked = view.decision if view.is_mine and sitting.seats[view.player] == PERSON else None
    return Table(
        protocol=PROTOCOL,
        game=sitting.game,
        seat=cast("Seat", view.player),
        number=number,
        turn=table.turn,
        turn_player=table.player,
        first=table.first,
        step=cast("Step", view.step),
        overtime=table.overtime,
        sides=(_side(sitting, names, view, 0), _side(sitting, names, view, 1)),
        prompt=None if asked is None else prompt(names, table, asked, number),
        waiting=_waiting(names, view) if asked is None else "",
        lines=0,
        log=[],
        backs=0,
        undo_to=[],
        result=result_of(names, table),
    )


def _about(view: View) -> int:
    """Give what the texts in sight are about at all, so that nothing is looked for in vain."""
    seen = {piece.card for piece in view.table.pieces if piece is not None}
    return about(seen.union(view.own.hand))


def result_of(names: Names, table: State) -> Result | None:
    """Say how a game ended; None while it goes on."""
    return ended(names, table.winner, table.reason) if table.is_over else None


def ended(names: Names, winner: int, reason: int) -> Result:
    """Say how a game ended."""
    words = "The game is a tie." if winner == NOBODY else names.does(winner, "win", REASONS[reason])
    return Result(winner=winner, words=words)


def _waiting(names: Names, view: View) -> str:
    """Say whom everybody waits for. What they are asked tells of their cards, so it is not said."""
    if view.decision is None:
        return ""
    who = names.who(view.decision.player)
    return f"{who} has {WAITING.get(view.step, 'to decide')}."


def _side(sitting: Sitting, names: Names, view: View, player: int) -> Side:
    table = view.table
    side = table.sides[player]
    bot = sitting.seats[player]
    return Side(
        name=names.who(player),
        bot=None if bot == PERSON else bot,
        deck_name=sitting.deck_names[player],
        deck=len(side.deck),
        hand_count=len(side.hand),
        hand=[held(table, player, card) for card in side.hand] if player == view.player else [],
        legends=_pieces(names, table, side.legends),
        field=_pieces(names, table, side.field),
        eddies_ready=look.ready_eddies(table, player),
        eddies_spent=side.spent_eddies,
        trash=_pieces(names, table, side.trash),
        removed=_pieces(names, table, side.removed),
        fixer=[_die(die) for die in side.fixer],
        gigs=[_gig(gig) for gig in side.gigs],
        street_cred=look.street_cred(table, player),
        sold=side.sold,
        called=side.called,
    )


def held(table: State, player: int, card: Card) -> Held:
    """Give a card of the hand with what it costs now."""
    return Held(card=card.slug, title=card.title, cost=price_of(table, stand_in(card, player, HAND), PAID_FOR))


def _die(die: int) -> Die:
    sides = cast("Literal[4, 6, 8, 10, 12, 20]", sides_of(die))
    return Die(id=die, sides=sides, value=None, owner=cast("Seat", owner_of(die)))


def _gig(gig: Gig) -> Die:
    sides = cast("Literal[4, 6, 8, 10, 12, 20]", gig.sides)
    return Die(id=gig.die, sides=sides, value=gig.value, owner=cast("Seat", owner_of(gig.die)))


def _pieces(names: Names, table: State, numbers: Iterable[int]) -> list[Piece]:
    return [_piece(names, table, table.piece(number)) for number in numbers]


def _piece(names: Names, table: State, piece: Lying) -> Piece:
    """Give a piece. A Legend that was looked at is only marked as known (5.7.4.3)."""
    card = shown(piece)
    known = card is not None
    bits = look.keywords_of(table, piece) if known else 0
    return Piece(
        id=piece.id,
        card=card,
        title=capital(names.piece(piece)),
        ready=piece.ready,
        face_up=piece.face_up,
        lag=piece.lag,
        solo=piece.solo,
        known=bool(piece.seen >> piece.owner & 1),
        power=look.power_of(table, piece) if known and has_power(piece.card) else None,
        parts=_parts(table, piece) if known else [],
        keywords=[name for bit, name in KEYWORD_NAMES.items() if bits & bit],
        changes=_changes(names, table, piece) if known and piece.in_play else [],
        gear=_pieces(names, table, piece.gear),
        attacking=piece.id == table.attacker,
        attacked=piece.id == table.target,
    )


def _parts(table: State, piece: Lying) -> list[Part]:
    """Say where a power comes from: what is printed, from each Gear, and from each text."""
    parts = [Part(words=gear.card.title, amount=look.real_power(table, gear)) for gear in map(table.piece, piece.gear)]
    for _, scope, amount in look.changes_on(table, ability.POWER, piece):
        parts.append(Part(words=scope.carrier.card.title, amount=amount))
    return [Part(words="Printed", amount=piece.card.power), *parts] if parts else []


def _changes(names: Names, table: State, piece: Lying) -> list[str]:
    """Say what other texts do to a piece; what it says of itself is printed on it."""
    own = [standing.change for standing in piece.card.standing]
    said = []
    for kind in CHANGES:
        for change, scope, _ in look.changes_on(table, kind, piece):
            if change not in own and isinstance(change, Change):
                said.append(f"{capital(change.say(names.book))} ({scope.carrier.card.title}).")
    return list(dict.fromkeys(said))
