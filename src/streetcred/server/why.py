"""Why a card of the hand, or a piece, can't do this or that now: asked in the order in which the rules ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.cards.catalogue import CARDS
from streetcred.core import decision as ask
from streetcred.core import look
from streetcred.core.ability import CANT_ATTACK, MAY_ATTACK, ONLY_UNITS, Scope
from streetcred.core.event import AS_A_LEGEND, GOING_SOLO, PAID_FOR
from streetcred.errors import GameError
from streetcred.narrate import listed
from streetcred.rules import activate, attack, call, play, react
from streetcred.rules.attack import Attack
from streetcred.server.messages import Reason
from streetcred.terms import ADRENALINE, BLOCKER, FIELD, GEAR, GO_SOLO, HAND, LEGEND, LEGENDS, NOBODY, PROGRAM, QUICK

if TYPE_CHECKING:
    from streetcred.core.ability import Activated
    from streetcred.core.card import Card
    from streetcred.core.piece import Piece
    from streetcred.view import View

REACTIONS: Final = frozenset({"play", "call", "activate", "block"})
"""What may be done in the React Step at all (9.8 to 9.10)."""
ACTIONS: Final = {
    "play": "8.13",
    "sell": "8.11",
    "call": "8.12",
    "solo": "11.25",
    "field_legend": "4.5",
    "activate": "8.14",
    "attack": "8.15",
}
"""What may be done in one's own Main Phase, and the rule that says so."""


def reasons(view: View, card: str, piece: int) -> list[Reason]:
    """Say for everything that a card of the viewer's hand, or a piece of the viewer's, could do, why it can't now.

    Raises GameError if it is neither.
    """
    if card:
        return _of_a_card(view, card)
    table = view.table
    found = table.pieces[piece] if 0 <= piece < len(table.pieces) else None
    if found is None or found.owner != view.player:
        raise GameError("That is none of your pieces.")
    return _of_a_piece(view, found)


def _of_a_card(view: View, slug: str) -> list[Reason]:
    card = CARDS.get(slug)
    if card is None or card not in view.own.hand:
        raise GameError("That card is not in your hand.")
    return [
        *(_barred(view, "play") or _why_not_play(view, card)),
        *(_barred(view, "sell") or _why_not_sell(view, card)),
    ]


def _of_a_piece(view: View, piece: Piece) -> list[Reason]:
    """A piece in the trash, or out of the game, can't do anything in principle."""
    if not piece.in_play:
        return []
    found: list[Reason] = []
    if piece.area == LEGENDS and piece.card.kind == LEGEND and not piece.face_up:
        return _barred(view, "call") or _why_not_call(view, piece)
    if piece.area == LEGENDS and piece.card.kind == LEGEND:
        found += _legend(view, piece)
    for ability in piece.card.activated:
        found += _barred(view, "activate") or _why_not_activate(view, piece, ability)
    if look.is_unit(piece):
        found += _barred(view, "attack") or _why_not_attack(view, piece)
        if look.keywords_of(view.table, piece) & BLOCKER or _reacts(view):
            found += _barred(view, "block") or _why_not_block(view, piece)
    return found


def _legend(view: View, legend: Piece) -> list[Reason]:
    """A face-up Legend in the Legends area can be played to the field."""
    found = _barred(view, "field_legend") or _why_not_field(view, legend, AS_A_LEGEND)
    if legend.card.keywords & GO_SOLO:
        found = [*(_barred(view, "solo") or _why_not_field(view, legend, GOING_SOLO)), *found]
    return found


def _reacts(view: View) -> bool:
    return view.decision is not None and view.is_mine and view.decision.kind == ask.REACT


def _because(what: str, words: str, rule: str) -> list[Reason]:
    return [Reason(what=what, words=words, rule=rule)]


def _barred(view: View, what: str) -> list[Reason]:
    """Say why this is not the moment for such a thing, whoever does it."""
    asked, table = view.decision, view.table
    if asked is None:
        return _because(what, "The game is over.", "1.8")
    if not view.is_mine:
        return _not_mine(view, what)
    if asked.kind == ask.MAIN:
        in_time = what != "block"
        return [] if in_time else _because(what, "You block only while a Rival attacks, in the React Step.", "9.9")
    if asked.kind == ask.REACT:
        if what in REACTIONS:
            return []
        return _because(what, "It is your Rival's turn: this is an action of your own Main Phase.", ACTIONS[what])
    if table.turn == 0:
        return _because(what, "The first turn has not begun.", "8.2.1")
    return _because(what, "First comes what you are asked now.", "10.2.3")


def _not_mine(view: View, what: str) -> list[Reason]:
    table = view.table
    if table.turn == 0:
        return _because(what, "The first turn has not begun.", "8.2.1")
    if table.player == view.player:
        return _because(what, "Your Rival has to decide first.", "10.11.1" if table.attacker == NOBODY else "9.7")
    if what in REACTIONS:
        return _because(what, "It is your Rival's turn: you may react only while a Unit attacks.", "9.7.1")
    return _because(what, "It is your Rival's turn.", ACTIONS[what])


def _money_is_short(what: str, price: int, money: int, rule: str) -> list[Reason]:
    if price <= money:
        return []
    return _because(what, f"It costs {price} €$, and you have {money} to spend.", rule)


def _why_not_play(view: View, card: Card) -> list[Reason]:
    """8.13, 9.10.1 Money first, then a place for it; as a reaction only a Program with QUICK."""
    table, player = view.table, view.player
    if _reacts(view) and not (card.kind == PROGRAM and card.keywords & QUICK):
        return _because("play", "As a reaction only a Program with QUICK can be played.", "9.10.1")
    price = play.price_of(table, play.stand_in(card, player, HAND), PAID_FOR)
    short = _money_is_short("play", price, look.money(table, player), "11.4.1.1")
    if short or play.has_a_place(table, player, card):
        return short
    assert card.kind == GEAR, f"{card} has no place"
    return _because("play", "There is no Unit and no face-up Legend of yours to equip it to.", "4.10")


def _why_not_sell(view: View, card: Card) -> list[Reason]:
    """8.11 A Sell Tag, and once a turn."""
    if not card.sell_tag:
        return _because("sell", "It has no Sell Tag.", "8.11")
    return _because("sell", "A card was sold this turn already.", "8.11.1") if view.own.sold else []


def _why_not_call(view: View, legend: Piece) -> list[Reason]:
    """8.12, 11.11 Once a turn, for its price, or free where a text allows it."""
    table, player = view.table, view.player
    if not call.may_call(table, player):
        return _because("call", "You have Called a Legend this turn already.", "11.11.2")
    if any(option[1] == legend.id for option in call.calls(table, player)):
        return []
    return _money_is_short("call", table.ruleset.call_price, look.money(table, player), "11.11.1")


def _why_not_field(view: View, legend: Piece, how: int) -> list[Reason]:
    """4.5, 11.25 It must have a cost, and be paid for."""
    what = "solo" if how == GOING_SOLO else "field_legend"
    if legend.card.cost is None:
        return _because(what, "It has no cost, so it can't be played onto the field.", "4.5.3")
    price = play.price_of(view.table, legend, how)
    rule = "11.25.1" if how == GOING_SOLO else "4.5"
    return _money_is_short(what, price, look.money(view.table, view.player), rule)


def _why_not_activate(view: View, carrier: Piece, ability: Activated) -> list[Reason]:
    """8.14, 9.10, 10.19.2 QUICK for a reaction; then its icon, and its price."""
    table = view.table
    if _reacts(view) and not ability.quick:
        return _because("activate", "As a reaction only effects with QUICK can be used.", "9.10")
    source = carrier if carrier.host == NOBODY else table.piece(carrier.host)
    if ability.spends and not source.ready:
        return _because("activate", f"{_who(carrier, source)} is spent already.", "11.15.1")
    if ability.spends and source.area == FIELD and source.lag:
        return _because("activate", f"{_who(carrier, source)} has Lag.", "11.3.1.2")
    price = activate.price_of(table, ability, Scope(source, carrier, source.owner))
    money = look.money(table, source.owner, source.id if ability.spends else NOBODY)
    return _money_is_short("activate", price, money, "10.19.2")


def _who(carrier: Piece, source: Piece) -> str:
    return "It" if carrier is source else source.card.title


def _why_not_attack(view: View, unit: Piece) -> list[Reason]:
    """9.3.1, 9.3.2 Ready, able to attack, without Lag, and with a target."""
    table = view.table
    if attack.targets_of(table, unit):
        return []
    if not unit.ready:
        return _because("attack", "It is spent.", "9.3.1")
    bans = look.changes_on(table, CANT_ATTACK, unit)
    if bans:
        who = listed(dict.fromkeys(scope.carrier.card.title for _, scope, _ in bans))
        return _because("attack", f"{who} keeps it from attacking.", "9.3.2.3")
    rested = not unit.lag or unit.solo or look.keywords_of(table, unit) & ADRENALINE
    if not rested and not look.changes_on(table, MAY_ATTACK, unit):
        return _because("attack", "It has Lag: it came this turn.", "11.3.1.1")
    if not rested:
        return _because("attack", "It has Lag, and what it may attack all the same is not there.", "9.3.2.3.1")
    if look.is_under(table, ONLY_UNITS, unit):
        return _because("attack", "It can attack only Units, and no rival Unit is spent.", "9.3.2.4")
    return _because("attack", "There is no target: no rival Unit is spent, and your Rival has no Gig.", "9.3.2.4")


def _why_not_block(view: View, unit: Piece) -> list[Reason]:
    """9.9, 11.24 The attack must be one that can be blocked; the Unit ready, with BLOCKER, and no target already."""
    table = view.table
    under_way = next(frame for frame in reversed(table.stack) if isinstance(frame, Attack))
    if unit in react.blockers(table, under_way):
        return []
    if not look.keywords_of(table, unit) & BLOCKER:
        return _because("block", "It has no BLOCKER.", "9.9")
    if not under_way.blockable:
        return _because("block", "This attack can't be blocked.", "9.9")
    if not unit.ready:
        return _because("block", "It is spent.", "9.9")
    return _because("block", "It is what is attacked already.", "11.24.3")
