"""Effects that trigger, wait and take their turn (10.11 to 10.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core.ability import Scope, Triggered
from streetcred.core.decision import NEXT, ORDER
from streetcred.core.effect import Effect
from streetcred.core.event import FIZZLED, RESOLVES, Event
from streetcred.core.look import voices
from streetcred.core.modifier import Pending

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.ability import Ability, Pattern
    from streetcred.core.piece import Piece
    from streetcred.core.state import State


def happen(state: State, event: Event, leaving: Sequence[tuple[Piece, Piece]] = (), deaf: Sequence[int] = ()) -> None:
    """Note what happened; effects of what is in play and waits for it become pending (10.16.1).

    `leaving` are the texts on pieces that leave play by this event: they still see it (10.10.1). `deaf` are pieces that
    came into play while it was under way: they don't.
    """
    state.events.append(event)
    about = 1 << event.kind
    if state.about & about:
        for carrier, source in leaving:
            _hear(state, carrier, source, event)
        for player in (state.player, 1 - state.player):
            for carrier, source in voices(state, player, about):
                if carrier.id not in deaf:
                    _hear(state, carrier, source, event)
    if state.delayed:
        _wake(state, event)
    if state.modifiers:
        state.modifiers = tuple(modifier for modifier in state.modifiers if not modifier.is_ended_by(state, event))


def _hear(state: State, carrier: Piece, source: Piece, event: Event) -> None:
    for ability in carrier.card.triggered:
        for pattern in ability.patterns:
            if pattern.kind == event.kind:
                scope = Scope(source, carrier, source.owner)
                if _triggers(state, ability, pattern, scope, event):
                    last = len(ability.ops)
                    _become_pending(state, ability, 0, last, scope, pattern, event, once=ability.first)


def _triggers(state: State, ability: Triggered, pattern: Pattern, scope: Scope, event: Event) -> bool:
    if not pattern.matches(state, scope, event):
        return False
    if ability.first and _happened_before(state, pattern, scope, event):
        return False
    return _is_open(ability, state, scope)


def _is_open(ability: Triggered, state: State, scope: Scope) -> bool:
    """10.3, C1 Whether the condition that opens an effect holds: read when it triggers, and again when it resolves."""
    return ability.only_if is None or ability.only_if.holds(state, scope)


def _happened_before(state: State, pattern: Pattern, scope: Scope, event: Event) -> bool:
    """Give whether an earlier event of this turn fits the whole description already (C18)."""
    for earlier in state.events_since(state.turn_began):
        if earlier is event:
            return False
        if earlier.kind == pattern.kind and pattern.matches(state, scope, earlier):
            return True
    return False


def _become_pending(
    state: State,
    ability: Ability,
    start: int,
    end: int,
    scope: Scope,
    pattern: Pattern,
    event: Event,
    *,
    once: bool,
) -> None:
    """10.16.3 Become pending once, or once for each Gig where the text says "a Gig".

    An event that is about no card, as the end of a turn, leaves what was promised about one as it is.
    """
    if event.piece is not None:
        scope.it = event.piece
    scope.opposing = event.other
    scope.number = event.number
    gigs = pattern.gigs(state, scope, event)
    for gig in gigs if pattern.each and not once else gigs[:1] or (None,):
        waiting = scope.clone()
        waiting.gig = gig
        state.pending = (*state.pending, Pending(ability, start, end, waiting, state.serial))
        state.serial += 1


def _wake(state: State, event: Event) -> None:
    """Make the effects pending that waited for this event; each is used up by its first match (C3)."""
    for delayed in state.delayed:
        waiting = delayed.waiting
        pattern = waiting.pattern
        if pattern.kind == event.kind and pattern.matches(state, delayed.scope, event):
            state.delayed = tuple(other for other in state.delayed if other is not delayed)
            first = waiting.maker.at + 1
            ability = waiting.maker.ability
            scope = delayed.scope.clone()
            _become_pending(state, ability, first, first + waiting.length, scope, pattern, event, once=True)


def resolve_next(state: State) -> None:
    """10.12 to 10.14.1 Start the pending effect that is next, or ask its player which one that is."""
    mine = [pending for pending in state.pending if pending.scope.player == state.resolving]
    if not mine:
        state.resolving = _who_resolves(state)
        mine = [pending for pending in state.pending if pending.scope.player == state.resolving]
    reply = state.take()
    if reply is not None:
        mine = [pending for pending in mine if pending.number == reply[1]]
    if len(mine) == 1:
        _start(state, mine[0])
    else:
        state.ask(state.resolving, ORDER, [(NEXT, pending.number, 0) for pending in mine])


def _who_resolves(state: State) -> int:
    """10.13 The turn player resolves all theirs first; whoever resolves goes on until none is left (10.14.1)."""
    for pending in state.pending:
        if pending.scope.player == state.player:
            return state.player
    return 1 - state.player


def _start(state: State, pending: Pending) -> None:
    """10.15.1 Start resolving, if the condition that opens the effect still holds."""
    state.pending = tuple(other for other in state.pending if other is not pending)
    ability = pending.ability
    scope = pending.scope.clone()
    if isinstance(ability, Triggered) and pending.start == 0 and not _is_open(ability, state, scope):
        state.events.append(Event(FIZZLED, scope.player, scope.carrier, number=ability.index))
        return
    state.events.append(Event(RESOLVES, scope.player, scope.carrier, number=ability.index))
    state.stack.append(Effect(ability, pending.start, pending.end, scope))
