"""What happened, in sentences for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from streetcred.core import ability, event, state
from streetcred.narrate.names import Names, capital, counted, gig_words, listed
from streetcred.terms import KEYWORD_NAMES, TYPE_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from streetcred.core.event import Event
    from streetcred.core.piece import Piece

Teller: TypeAlias = "Callable[[Names, Event], str | None]"
"""Says what one event was; None for what another sentence says already."""
GroupTeller: TypeAlias = "Callable[[Names, Sequence[Event]], str]"
"""Says in one sentence what several events of one kind were."""

REASONS: Final = {
    state.SEVEN_GIGS: "with seven or more Gigs at the start of the turn (1.10)",
    state.OVERTIME_GIGS: "with seven or more Gigs in overtime (1.11)",
    state.EMPTY_DECK: "because the other player had to draw from an empty deck (1.14)",
    state.CONCEDED: "because the other player conceded (1.16)",
}
"""Why a game is over, with the number of the rule."""

GIVEN: Final = {
    ability.MAY_ATTACK: "may attack what it otherwise could not",
    ability.CANT_ATTACK: "can't attack",
    ability.CANT_READY: "can't ready",
    ability.CANT_BE_BLOCKED: "can't be blocked",
    ability.CANT_BE_DEFEATED: "can't be defeated in a fight",
    ability.CANT_DEFEAT: "won't defeat its opponent in this fight",
    ability.MUST_ATTACK: "must attack next turn if it can",
    ability.WINS: "wins its fights",
    ability.STEALS: "steals fewer Gigs",
}


def sentence(names: Names, happened: Event) -> str | None:
    """Say what happened; None for what another sentence says already.

    The event must be one that its reader may see: what is hidden in it is said as "a card".
    """
    if happened.kind in _TOGETHER:
        return capital(_TOGETHER[happened.kind](names, [happened]))
    tell = _TELLERS.get(happened.kind)
    told = None if tell is None else tell(names, happened)
    return None if told is None else capital(told)


def story(names: Names, events: Iterable[Event]) -> list[tuple[Event, str]]:
    """Say what happened in as few sentences as tell everything, each with the first event that it tells of."""
    return [(group[0], words) for group, words in tales(names, events)]


def tales(names: Names, events: Iterable[Event]) -> list[tuple[list[Event], str]]:
    """Say what happened in as few sentences as tell everything, each with all events that it tells of."""
    told: list[tuple[list[Event], str]] = []
    for group in _groups(events):
        first, last = group[0], group[-1]
        if first.kind in _TOGETHER:
            words: str | None = _TOGETHER[first.kind](names, group)
        elif last.kind == event.PAID:
            words = _paid(names, group)
        elif len(group) > 1:
            words = names.does(first.player, "do", "not react")
        else:
            words = sentence(names, first)
        if words is not None:
            told.append((group, capital(words)))
    return told


def _groups(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Put together what one sentence tells: alike events, a payment with what was spent, a React Step without one."""
    group: list[Event] = []
    for happened in events:
        if group and not _goes_on(group[-1], happened):
            yield from _closed(group)
            group = []
        group.append(happened)
    if group:
        yield from _closed(group)


def _closed(group: list[Event]) -> list[list[Event]]:
    """Cards that were spent, but not for a payment that follows, are told one by one."""
    spent = group[-1].kind == event.SPENT
    return [[happened] for happened in group] if spent else [group]


def _goes_on(last: Event, happened: Event) -> bool:
    if last.player != happened.player:
        return False
    if _pays(last):
        return _pays(happened) or happened.kind == event.PAID
    if last.kind == event.REACT_OPENED:
        return happened.kind == event.PASSED
    return last.kind == happened.kind and last.kind in _TOGETHER


def _pays(happened: Event) -> bool:
    return happened.kind == event.SPENT and happened.cause == event.BY_PAYMENT


def _card(happened: Event) -> str:
    return "a card" if happened.card is None or not happened.card.number else happened.card.title


def _piece(names: Names, happened: Event) -> str:
    return "a piece" if happened.piece is None else names.piece(happened.piece)


def _owned(names: Names, piece: Piece | None) -> str:
    return "a piece" if piece is None else names.owned(piece)


def _gigs(happened: Event) -> str:
    return listed(gig_words(gig) for gig in happened.gigs)


def _cards(verb: str, after: str = "") -> GroupTeller:
    def tell(names: Names, group: Sequence[Event]) -> str:
        return names.does(group[0].player, verb, f"{listed(_card(happened) for happened in group)}{after}")

    return tell


def _pieces(verb: str) -> GroupTeller:
    def tell(names: Names, group: Sequence[Event]) -> str:
        return names.does(group[0].player, verb, listed(_piece(names, happened) for happened in group))

    return tell


def _readied(names: Names, group: Sequence[Event]) -> str:
    eddies = sum(happened.number for happened in group if happened.piece is None)
    things = [names.piece(happened.piece) for happened in group if happened.piece is not None]
    several = listed([*things, counted(eddies, "Eddie")] if eddies else things)
    return names.does(group[0].player, "ready", several)


def _paid(names: Names, group: Sequence[Event]) -> str:
    """Tell a payment: how much, and with what."""
    amount, legends = group[-1].number, group[:-1]
    eddies = amount - len(legends)
    things = [counted(eddies, "Eddie")] if eddies else []
    things += [_piece(names, happened) for happened in legends]
    return names.does(group[-1].player, "pay", f"{amount} €$ with {listed(things)}")


def _announced(names: Names, happened: Event) -> str:
    free = " for free" if happened.cause == event.FOR_FREE else ""
    return names.does(happened.player, "play", f"{_piece(names, happened)}{free}")


def _played(names: Names, happened: Event) -> str | None:
    """Tell how a Legend came to the field; any other card was told of when it was revealed."""
    how = {event.GOING_SOLO: " by GO SOLO", event.AS_A_LEGEND: " as a Unit"}.get(happened.cause)
    return None if how is None else names.does(happened.player, "play", f"{_piece(names, happened)}{how}")


def _meant(names: Names, happened: Event) -> str:
    """Tell which card was picked for a text that waits; everybody knows it (10.20.5)."""
    assert happened.piece is not None, "nothing was picked"
    assert happened.other is not None, "no text waits for it"
    picked = f"{names.owns(happened.player, happened.piece.owner)} {names.piece(happened.piece)}"
    return names.does(happened.player, "choose", f"{picked} for {names.piece(happened.other)}")


def _equipped(names: Names, happened: Event) -> str:
    return f"{_piece(names, happened)} is equipped to {_owned(names, happened.other)}."


def _moved_gear(names: Names, happened: Event) -> str:
    return names.does(happened.player, "move", f"{_piece(names, happened)} to {_owned(names, happened.other)}")


def _called(names: Names, happened: Event) -> str:
    free = " for free" if happened.cause == event.FOR_FREE else ""
    return names.does(happened.player, "Call", f"{_piece(names, happened)}{free}")


def _attacked(names: Names, happened: Event) -> str:
    power = 0 if happened.piece is None else happened.piece.fixed_power
    whom = f"{names.whose(1 - happened.player)} Gig area" if happened.other is None else names.owned(happened.other)
    return f"{_owned(names, happened.piece)} ({power}) attacks {whom}."


def _fought(names: Names, happened: Event) -> str | None:
    """Tell a fight once, from its winner's side, or from one side in a tie."""
    unit, other = happened.piece, happened.other
    if unit is None or other is None:
        return None
    powers = f"{unit.fixed_power} against {other.fixed_power}"
    if happened.cause == event.WON:
        return f"{names.owned(unit)} wins the fight against {names.owned(other)}, {powers}."
    if happened.cause == event.TIED and unit.id < other.id:
        return f"{names.owned(unit)} and {names.owned(other)} fight, {powers}: both lose."
    return None


def _stole(names: Names, happened: Event) -> str:
    return f"{_owned(names, happened.piece)} steals {names.whose(1 - happened.player)} {_gigs(happened)}."


def _prevented(names: Names, happened: Event) -> str:
    why = "isn't" if happened.cause == event.BY_EFFECT else "can't be"
    return f"{names.whose(happened.player)} {_gigs(happened)} {why} stolen and stays."


def _adjusted(names: Names, happened: Event) -> str:
    """Say what Gigs were changed to; the number of the event is the player who controls them."""
    changes = listed(f"d{gig.sides} to {gig.value}" for gig in happened.gigs)
    return names.does(happened.player, "change", f"{names.owns(happened.player, happened.number)} {changes}")


def _swapped(names: Names, happened: Event) -> str:
    mine, theirs = (gig_words(gig) for gig in happened.gigs)
    own = names.owns(happened.player, happened.player)
    rest = f"{own} {mine} for {names.whose(1 - happened.player)} {theirs}"
    return names.does(happened.player, "swap", rest)


def _given(names: Names, happened: Event) -> str | None:
    """Tell what a piece was given; a rule that stands for a while was told with the text that made it."""
    if happened.piece is None and happened.cause == ability.PRICE:
        return f"{names.whose(happened.player)} next such card costs {happened.number:+d} €$."
    if happened.piece is None:
        return None
    if happened.cause == ability.SOLO_PRICE:
        return f"{names.owned(happened.piece)} may use GO SOLO for {happened.number:+d} €$."
    if happened.cause == ability.POWER:
        return f"{names.owned(happened.piece)} gets {happened.number:+d} power."
    if happened.cause == ability.KEYWORD:
        keywords = listed(name for bit, name in KEYWORD_NAMES.items() if happened.number & bit)
        return f"{names.owned(happened.piece)} gets {keywords}."
    return f"{names.owned(happened.piece)} {GIVEN.get(happened.cause, 'changes')}."


def _spent(names: Names, happened: Event) -> str | None:
    if happened.cause in (event.BY_ATTACK, event.BY_BLOCKER):
        return None
    return f"{_owned(names, happened.piece)} is spent."


def _rerolled(names: Names, happened: Event) -> str:
    """Tell the result that was ignored too, which both players saw (6.2.2)."""
    ignored, rolled = happened.gigs
    return names.does(happened.player, "reroll", f"{gig_words(ignored)}: it shows {rolled.value} now")


def _looked(names: Names, happened: Event) -> str:
    card = happened.card
    known = "" if card is None or not card.number else f": it is {card.title}"
    assert happened.piece is not None, "nothing was looked at"
    seen = names.piece(happened.piece).removeprefix("a ")
    return names.does(happened.player, "look", f"at {names.owns(happened.player, happened.piece.owner)} {seen}{known}")


def _searched(names: Names, group: Sequence[Event]) -> str:
    cards = listed(_card(happened) for happened in group)
    return names.does(group[0].player, "look", f"at {cards} on top of the deck")


def _added(names: Names, group: Sequence[Event]) -> str:
    return names.does(group[0].player, "add", f"{listed(_card(happened) for happened in group)} to the hand")


def _resolves(names: Names, happened: Event) -> str:
    assert happened.piece is not None, "no card resolves"
    paragraph = happened.piece.card.abilities[happened.number]
    return f"[{names.piece(happened.piece)}] {names.ability(paragraph)}"


def _fizzled(names: Names, happened: Event) -> str:
    return f"[{_piece(names, happened)}] The condition no longer holds: nothing happens (10.15.1)."


def _over(names: Names, happened: Event) -> str:
    if happened.player < 0:
        return "The game is a tie."
    return names.does(happened.player, "win", REASONS[happened.number])


_TOGETHER: Final[Mapping[int, GroupTeller]] = {
    event.DREW: _cards("draw"),
    event.READIED: _readied,
    event.DISCARDED: _pieces("discard"),
    event.TRASHED: _pieces("trash"),
    event.SEARCHED: _searched,
    event.REVEALED: _cards("reveal"),
    event.ADDED: _added,
    event.RETURNED: _cards("return", " to the hand"),
    event.BOTTOM_DECKED: _cards("bottom-deck"),
}
"""What often happens several times in a row, and is told at once."""

_TELLERS: Final[Mapping[int, Teller]] = {
    event.GOES_FIRST: lambda names, happened: names.does(happened.player, "go", "first"),
    event.KEPT_HAND: lambda names, happened: names.does(happened.player, "keep", "the opening hand"),
    event.MULLIGANED: lambda names, happened: names.does(happened.player, "mulligan"),
    event.TURN_STARTED: lambda names, happened: f"Turn {happened.number}: {names.whose(happened.player)} turn.",
    event.ROLLED: lambda names, happened: names.does(happened.player, "roll", f"in {_gigs(happened)}"),
    event.ANNOUNCED: _announced,
    event.PLAYED: _played,
    event.EQUIPPED: _equipped,
    event.PAID: lambda names, happened: names.does(happened.player, "pay", f"{happened.number} €$"),
    event.CALLED: _called,
    event.SOLD: lambda names, happened: names.does(happened.player, "sell", _card(happened)),
    event.SPENT: _spent,
    event.ATTACKED: _attacked,
    event.BLOCKED: lambda names, happened: f"{_owned(names, happened.piece)} blocks.",
    event.REACT_OPENED: lambda names, happened: names.does(happened.player, "may", "react"),
    event.PASSED: lambda names, happened: names.does(happened.player, "end", "the React Step"),
    event.FOUGHT: _fought,
    event.DEFEATED: lambda names, happened: f"{_owned(names, happened.piece)} is defeated.",
    event.STOLE: _stole,
    event.PREVENTED: _prevented,
    event.ADJUSTED: _adjusted,
    event.SWAPPED: _swapped,
    event.LOOKED: _looked,
    event.MOVED_GEAR: _moved_gear,
    event.REMOVED_FROM_GAME: lambda names, happened: f"{_owned(names, happened.piece)} is removed from the game.",
    event.GIVEN: _given,
    event.RESOLVES: _resolves,
    event.FIZZLED: _fizzled,
    event.REPLACED: _resolves,
    event.CHOSE: lambda names, happened: names.does(happened.player, "name", f"the type {TYPE_NAMES[happened.number]}"),
    event.MEANT: _meant,
    event.REROLLED: _rerolled,
    event.OVERTIME_BEGAN: lambda _names, _happened: "Overtime begins: seven Gigs win at any moment (1.11).",
    event.GAME_OVER: _over,
}
