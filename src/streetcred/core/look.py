"""Questions about a position. Nothing here changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core.ability import ANYTHING, KEYWORD, POWER, Scope
from streetcred.terms import FIELD, LEGEND, LEGENDS, NOBODY, UNIT

if TYPE_CHECKING:
    from streetcred.core.ability import Change
    from streetcred.core.card import Card
    from streetcred.core.gig import Gig
    from streetcred.core.piece import Piece
    from streetcred.core.state import State


def voices(state: State, player: int, about: int = ANYTHING) -> list[tuple[Piece, Piece]]:
    """Give the cards of a player whose texts work now, each with the piece that its text is read on.

    Those are Units, face-up Legends, and the Gear on them, whose text is read on the host (4.11.3). `about` are bits:
    only cards with a text about one of these things are given.
    """
    found: list[tuple[Piece, Piece]] = []
    if not state.about & about:
        return found
    side = state.sides[player]
    pieces = state.pieces
    for numbers in (side.legends, side.field):
        for number in numbers:
            piece = pieces[number]
            assert piece is not None
            if piece.area == LEGENDS and not piece.face_up:
                continue
            if piece.card.about & about or about == ANYTHING:
                found.append((piece, piece))
            for worn in piece.gear:
                gear = pieces[worn]
                assert gear is not None
                if gear.card.about & about or about == ANYTHING:
                    found.append((gear, piece))
    return found


def changes_on(state: State, kind: int, piece: Piece) -> list[tuple[Change, Scope, int]]:
    """Give every change of one kind that is on a piece now, with who speaks and by how much."""
    found: list[tuple[Change, Scope, int]] = []
    for modifier in state.modifiers:
        if modifier.kind == kind and modifier.touches(state, piece):
            change = modifier.lasting.change
            amount = change.amount(state, modifier.scope) if modifier.lasting.live else modifier.amount
            found.append((change, modifier.scope, amount))
    about = 1 << kind
    if not state.about & about:
        return found
    for player in (piece.owner, 1 - piece.owner):
        for carrier, source in voices(state, player, about):
            for ability in carrier.card.standing:
                if ability.change.kind == kind:
                    scope = Scope(source, carrier, player)
                    if ability.touches(state, scope, piece):
                        found.append((ability.change, scope, ability.change.amount(state, scope)))
    return found


def is_under(state: State, kind: int, piece: Piece) -> bool:
    """Give whether a change of that kind (a ban, an order) is on the piece now."""
    return bool(changes_on(state, kind, piece))


def real_power(state: State, piece: Piece) -> int:
    """3.17.2 Printed power, the power of its Gear and all changes; it may be below 0 (2.10).

    What changes the power of a Gear itself changes that of its host too (3.17.3.1, 3.17.3.3).
    """
    power = piece.card.power
    for gear in piece.gear:
        power += real_power(state, state.piece(gear))
    for _, _, amount in changes_on(state, POWER, piece):
        power += amount
    return power


def power_of(state: State, piece: Piece) -> int:
    """2.10.1 The power that counts: what is below 0 is read as 0. A record of what was keeps its power."""
    if piece.fixed_power is not None:
        return piece.fixed_power
    return max(0, real_power(state, piece))


def cost_of(card: Card) -> int:
    """3.11.2.3 The cost value that effects read: a null cost is 0."""
    return 0 if card.cost is None else card.cost


def keywords_of(state: State, piece: Piece) -> int:
    """Bits of the keywords that a piece has: printed, from its Gear (11.6.4) and given."""
    keywords = piece.card.keywords
    for gear in piece.gear:
        keywords |= state.piece(gear).card.keywords
    for _, _, bits in changes_on(state, KEYWORD, piece):
        keywords |= bits
    return keywords


def street_cred(state: State, player: int) -> int | None:
    """11.2 The sum of the values of a player's Gigs; None (null) without a Gig."""
    gigs = state.sides[player].gigs
    if not gigs:
        return None
    total = 0
    for gig in gigs:
        total += gig.value
    return total


def below(first: int | None, second: int | None) -> bool:
    """5.11.4.2 Whether the first is the smaller one: null is below every number and not below null."""
    if second is None:
        return False
    return first is None or first < second


def payers(state: State, player: int, without: int = NOBODY) -> list[int]:
    """5.7.2 The ready Legends in the Legends area that can be spent for 1 €$: face-down, or with a sell tag."""
    found: list[int] = []
    for number in state.sides[player].legends:
        piece = state.piece(number)
        if piece.ready and number != without and (not piece.face_up or piece.card.sell_tag):
            found.append(number)
    return found


def ready_eddies(state: State, player: int) -> int:
    """5.8.1.3 How many Eddies can be spent."""
    side = state.sides[player]
    return len(side.eddies) + len(side.blind_eddies) - side.spent_eddies


def money(state: State, player: int, without: int = NOBODY) -> int:
    """11.8.1 How many €$ a player could pay now, without spending one certain Legend."""
    return ready_eddies(state, player) + len(payers(state, player, without))


def units_of(state: State, player: int) -> list[Piece]:
    """4.2.1 The Units a player has on the field, Legends among them."""
    return [state.piece(number) for number in state.sides[player].field]


def gear_of(state: State, piece: Piece) -> list[Piece]:
    """11.6.1 The Gears equipped to a piece."""
    return [state.piece(number) for number in piece.gear]


def is_unit(piece: Piece) -> bool:
    """4.2.1 Whether it is a Unit in play."""
    return piece.area == FIELD and bool(piece.types & UNIT)


def latest(state: State, piece: Piece) -> Piece:
    """10.10.1 The piece as it is now; as it was when it was last in play, if that is what the record shows."""
    if piece.id == NOBODY:
        return piece
    now = state.pieces[piece.id]
    if now is None or (piece.in_play and not now.in_play):
        return piece
    return now


def is_there(state: State, piece: Piece, area: int) -> bool:
    """Give whether that very piece lies in an area now."""
    if piece.id == NOBODY:
        return False
    now = state.pieces[piece.id]
    return now is not None and now.area == area


def gig_now(state: State, gig: Gig) -> Gig:
    """C2 The die as it lies now, whoever controls it; as it was, if it has left every Gig area."""
    for side in state.sides:
        for other in side.gigs:
            if other.die == gig.die:
                return other
    return gig


def controller_of(state: State, die: int) -> int:
    """1.7.2 The player in whose Gig area a die lies; NOBODY while it is in a fixer area."""
    for player in (0, 1):
        for gig in state.sides[player].gigs:
            if gig.die == die:
                return player
    return NOBODY


def is_in_legends_area(piece: Piece) -> bool:
    """5.7 Whether it lies in a Legends area by itself."""
    return piece.area == LEGENDS and piece.card.kind == LEGEND
