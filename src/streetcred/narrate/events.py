"""What happened, in sentences for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import ability, event, state
from streetcred.narrate.names import Names, ability_words, gig_words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from streetcred.core.event import Event

REASONS: Final = {
    state.SEVEN_GIGS: "with seven or more Gigs at the start of the turn (1.10)",
    state.OVERTIME_GIGS: "with seven or more Gigs in overtime (1.11)",
    state.EMPTY_DECK: "because the other player had to draw from an empty deck (1.14)",
    state.CONCEDED: "because the other player conceded (1.16)",
}
"""Why a game is over, with the number of the rule."""

GIVEN: Final = {
    ability.CANT_ATTACK: "can't attack",
    ability.CANT_READY: "can't ready",
    ability.CANT_BE_BLOCKED: "can't be blocked",
    ability.CANT_BE_DEFEATED: "can't be defeated in a fight",
    ability.CANT_DEFEAT: "won't defeat its opponent in this fight",
    ability.MUST_ATTACK: "must attack next turn if it can",
    ability.CANT_STEAL: "are limited in what they can steal",
}


def sentence(names: Names, happened: Event) -> str | None:
    """Say what happened; None for what another sentence says already.

    The event must be one that its reader may see: what is hidden in it is said as "a card".
    """
    tell = _TELLERS.get(happened.kind)
    return None if tell is None else tell(names, happened)


def _card(happened: Event) -> str:
    return "a card" if happened.card is None or not happened.card.number else happened.card.title


def _piece(names: Names, happened: Event) -> str:
    return "a piece" if happened.piece is None else names.piece(happened.piece)


def _gigs(happened: Event) -> str:
    return " and ".join(gig_words(gig) for gig in happened.gigs)


def _about_a_card(verb: str, after: str = "") -> Callable[[Names, Event], str]:
    def tell(names: Names, happened: Event) -> str:
        return names.does(happened.player, verb, f"{_card(happened)}{after}")

    return tell


def _about_a_piece(verb: str, after: str = "") -> Callable[[Names, Event], str]:
    def tell(names: Names, happened: Event) -> str:
        return names.does(happened.player, verb, f"{_piece(names, happened)}{after}")

    return tell


def _played(names: Names, happened: Event) -> str | None:
    how = {event.GOING_SOLO: " by GO SOLO", event.AS_A_LEGEND: " as a Unit", event.FOR_FREE: " for free"}
    if happened.piece is None or happened.piece.host >= 0 or happened.cause == event.PAID_FOR:
        return None
    return names.does(happened.player, "play", f"{_piece(names, happened)}{how.get(happened.cause, '')}")


def _called(names: Names, happened: Event) -> str:
    free = " for free" if happened.cause == event.FOR_FREE else ""
    return names.does(happened.player, "Call", f"{_piece(names, happened)}{free}")


def _attacked(names: Names, happened: Event) -> str:
    power = 0 if happened.piece is None else happened.piece.fixed_power
    whom = f"{names.whose(1 - happened.player)} Gig area"
    if happened.other is not None:
        whom = f"{names.whose(happened.other.owner)} {names.piece(happened.other)}"
    return f"{_piece(names, happened)} ({power}) attacks {whom}."


def _fought(names: Names, happened: Event) -> str | None:
    """Tell a fight once, from its winner's side, or from the attacker's in a tie."""
    unit, other = happened.piece, happened.other
    if unit is None or other is None:
        return None
    powers = f"{unit.fixed_power} against {other.fixed_power}"
    if happened.cause == event.WON:
        return f"{names.piece(unit)} wins the fight against {names.piece(other)}, {powers}."
    if happened.number == 0 and unit.id < other.id:
        return f"{names.piece(unit)} and {names.piece(other)} fight, {powers}: both lose."
    return None


def _stole(names: Names, happened: Event) -> str:
    return f"{_piece(names, happened)} steals {_gigs(happened)} for {names.who(happened.player).lower()}."


def _given(names: Names, happened: Event) -> str:
    if happened.cause == ability.POWER:
        return f"{_piece(names, happened)} gets {happened.number:+d} power."
    subject = "Rivals" if happened.piece is None else names.piece(happened.piece)
    return f"{subject} {GIVEN.get(happened.cause, 'changes')}."


def _readied(names: Names, happened: Event) -> str:
    if happened.piece is not None:
        return f"{names.piece(happened.piece)} readies."
    eddies = "Eddie" if happened.number == 1 else "Eddies"
    return names.does(happened.player, "ready", f"{happened.number} {eddies}")


def _spent(names: Names, happened: Event) -> str | None:
    if happened.cause in (event.BY_ATTACK, event.BY_BLOCKER):
        return None
    return f"{_piece(names, happened)} is spent."


def _resolves(names: Names, happened: Event) -> str:
    assert happened.piece is not None
    paragraph = happened.piece.card.abilities[happened.number]
    return f"[{names.piece(happened.piece)}] {ability_words(paragraph)}"


def _fizzled(names: Names, happened: Event) -> str:
    return f"[{_piece(names, happened)}] The condition no longer holds: nothing happens (10.15.1)."


def _replaced(names: Names, happened: Event) -> str:
    return _resolves(names, happened)


def _over(names: Names, happened: Event) -> str:
    if happened.player < 0:
        return "The game is a tie."
    return names.does(happened.player, "win", REASONS[happened.number])


_TELLERS: Final[Mapping[int, Callable[[Names, Event], str | None]]] = {
    event.GOES_FIRST: lambda names, happened: names.does(happened.player, "go", "first"),
    event.KEPT_HAND: lambda names, happened: names.does(happened.player, "keep", "the opening hand"),
    event.MULLIGANED: lambda names, happened: names.does(happened.player, "mulligan"),
    event.TURN_STARTED: lambda names, happened: f"Turn {happened.number}: {names.who(happened.player)}.",
    event.DREW: _about_a_card("draw"),
    event.ROLLED: lambda names, happened: names.does(happened.player, "roll", f"in {_gigs(happened)}"),
    event.ANNOUNCED: _about_a_piece("play"),
    event.PLAYED: _played,
    event.EQUIPPED: lambda names, happened: (
        f"{_piece(names, happened)} is equipped to {'' if happened.other is None else names.piece(happened.other)}."
    ),
    event.PAID: lambda names, happened: names.does(happened.player, "pay", f"{happened.number} €$"),
    event.CALLED: _called,
    event.SOLD: _about_a_card("sell"),
    event.SPENT: _spent,
    event.READIED: _readied,
    event.ATTACKED: _attacked,
    event.BLOCKED: lambda names, happened: f"{_piece(names, happened)} blocks.",
    event.REACT_OPENED: lambda names, happened: names.does(happened.player, "have", "the React Step"),
    event.PASSED: lambda names, happened: names.does(happened.player, "end", "the React Step"),
    event.FOUGHT: _fought,
    event.DEFEATED: lambda names, happened: f"{_piece(names, happened)} is defeated.",
    event.STOLE: _stole,
    event.PREVENTED: lambda _names, happened: f"{_gigs(happened)} can't be stolen and stays.",
    event.ADJUSTED: lambda names, happened: names.does(happened.player, "change", f"a Gig to {_gigs(happened)}"),
    event.SWAPPED: lambda names, happened: (
        names.does(happened.player, "swap", f"{gig_words(happened.gigs[0])} for {gig_words(happened.gigs[1])}")
    ),
    event.DISCARDED: _about_a_piece("discard"),
    event.TRASHED: _about_a_piece("trash"),
    event.SEARCHED: lambda names, happened: (
        names.does(happened.player, "look", f"at {_card(happened)} on top of the deck")
    ),
    event.LOOKED: lambda names, happened: names.does(happened.player, "look", f"at {_looked(happened)}"),
    event.REVEALED: _about_a_card("reveal"),
    event.ADDED: _about_a_card("add", " to the hand"),
    event.RETURNED: _about_a_card("return", " to the hand"),
    event.BOTTOM_DECKED: _about_a_card("bottom-deck"),
    event.MOVED_GEAR: _about_a_piece("move"),
    event.REMOVED_FROM_GAME: lambda names, happened: f"{_piece(names, happened)} is removed from the game.",
    event.GIVEN: _given,
    event.RESOLVES: _resolves,
    event.FIZZLED: _fizzled,
    event.REPLACED: _replaced,
    event.REROLLED: lambda names, happened: names.does(happened.player, "reroll"),
    event.OVERTIME_BEGAN: lambda _names, _happened: "Overtime begins: seven Gigs win at any moment (1.11).",
    event.GAME_OVER: _over,
}


def _looked(happened: Event) -> str:
    return "a face-down Legend" if happened.card is None or not happened.card.number else happened.card.title
