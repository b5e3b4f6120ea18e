"""Instructions about the table: defeat, spend, ready, Call, and changes that last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import look
from streetcred.core.event import BY_EFFECT, GIVEN, Event
from streetcred.core.modifier import NEXT_TURN, UNTIL_YOUR_NEXT_TURN, Lasting, Modifier
from streetcred.rules import orient
from streetcred.rules.call import Call as CallWork
from streetcred.rules.call import may_call
from streetcred.rules.defeat import defeat
from streetcred.rules.pay import pay
from streetcred.terms import NOBODY
from streetcred.text.word import Sentence

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.effect import Effect
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.changes import Change
    from streetcred.text.nouns import Cards, Target

# How a change is said.
GIVE: Final = 0
HAS: Final = 1


class Defeat(Sentence):
    """Defeat cards in play; each may be saved by a replacement effect (10.24)."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.picks_it = target.picks

    def run(self, state: State, effect: Effect) -> bool:
        """Pick, then let the process of defeat run."""
        scope = effect.scope
        if effect.step == 0:
            picked = self.target.pick(state, effect)
            if picked is None:
                return False
            effect.step = 1
            state.result = 0
            scope.it = _as_it_was(state, picked[0]) if picked else None
            if picked and not defeat(state, picked, BY_EFFECT, scope.applied):
                return False
        scope.done = state.result > 0
        return True

    def possible(self, state: State, scope: Scope) -> bool:
        """Give whether there is something to defeat."""
        return self.target.exists(state, scope)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.defeat(self.target)


def _as_it_was(state: State, piece: Piece) -> Piece:
    return piece.as_it_was(look.power_of(state, piece))


class Spend(Sentence):
    """3.7 Spend cards in play; one that is spent already may be picked, and nothing turns (C9)."""

    def __init__(self, *targets: Target) -> None:
        self.targets = targets
        self.picks_it = any(target.picks for target in targets)

    def run(self, state: State, effect: Effect) -> bool:
        """Pick and spend, one target after the other; what is possible of it is done (R160)."""
        scope = effect.scope
        while effect.step < len(self.targets):
            picked = self.targets[effect.step].pick(state, effect)
            if picked is None:
                return False
            for piece in picked:
                orient.spend(state, state.piece(piece.id), BY_EFFECT)
                scope.it = state.piece(piece.id)
            scope.done = bool(picked)
            effect.step += 1
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.spend(self.targets)


class Ready(Sentence):
    """3.8 Ready cards in play."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.picks_it = target.picks

    def run(self, state: State, effect: Effect) -> bool:
        """Pick and ready; on a ready card nothing happens (R166)."""
        picked = self.target.pick(state, effect)
        if picked is None:
            return False
        for piece in picked:
            orient.ready(state, piece)
            effect.scope.it = state.piece(piece.id)
        effect.scope.done = bool(picked)
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.ready(self.target)


class ReadyEddies(Sentence):
    """Ready spent Eddies; all are alike, so nothing is asked."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: State, effect: Effect) -> bool:
        """Ready as many as there are, up to the number."""
        readied = orient.ready_eddies(state, effect.scope.player, self.count)
        effect.scope.done = readied == self.count
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.ready_eddies(self.count)


class Call(Sentence):
    """11.11 Call a Legend for free; once per turn, also by an effect (5.7.3)."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.picks_it = target.picks

    def run(self, state: State, effect: Effect) -> bool:
        """Pick the Legend and start the Call."""
        if effect.step == 1:
            effect.scope.done = state.result == 1
            return True
        if not may_call(state, effect.scope.player):
            effect.scope.done = False
            return True
        picked = self.target.pick(state, effect)
        if picked is None:
            return False
        effect.step = 1
        state.result = 0
        if not picked or picked[0].face_up:
            return self.run(state, effect)
        state.stack.append(CallWork(effect.scope.player, picked[0].id, free=True))
        return False

    def possible(self, state: State, scope: Scope) -> bool:
        """Give whether a Call is still open this turn and a Legend lies face-down."""
        return may_call(state, scope.player) and self.target.exists(state, scope)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.call_for_free(self.target)


class Pay(Sentence):
    """11.8 Pay in the middle of an effect; only ever after "may" (2.7)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, state: State, effect: Effect) -> bool:
        """Pay, asking how if that makes a difference."""
        effect.scope.done = True
        if effect.step == 1:
            return True
        effect.step = 1
        return pay(state, effect.scope.player, self.amount)

    def possible(self, state: State, scope: Scope) -> bool:
        """Give whether there is enough money."""
        return look.money(state, scope.player) >= self.amount

    def say(self, book: Book) -> str:
        """Say it."""
        return book.pay(self.amount)


def end_of_span(state: State, span: int, player: int) -> int:
    """Give the number of the turn that a span names, counted from the turn now."""
    if span in (UNTIL_YOUR_NEXT_TURN, NEXT_TURN):
        return state.turn + 2 if state.player == player else state.turn + 1
    return state.turn


class Give(Sentence):
    """Give cards a change for a while: to those there are now, by a number that is counted now (R080)."""

    def __init__(self, target: Target, change: Change, span: int, *, said: int = GIVE) -> None:
        self.target = target
        self.picks_it = target.picks
        self.change = change
        self.lasting = Lasting(self, change, span)
        self.said = said

    def run(self, state: State, effect: Effect) -> bool:
        """Pick, count, and let the change stick to the cards."""
        picked = self.target.pick(state, effect)
        if picked is None:
            return False
        scope = effect.scope
        amount = self.change.amount(state, scope)
        for piece in picked:
            player = piece.owner if self.lasting.span == NEXT_TURN else scope.player
            turn = end_of_span(state, self.lasting.span, player)
            state.modifiers = (*state.modifiers, Modifier(self.lasting, piece.id, amount, turn, scope.clone()))
            state.events.append(Event(GIVEN, scope.player, piece, number=amount, cause=self.change.kind))
            scope.it = piece
        scope.done = bool(picked)
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.give(self.target, self.change, self.lasting.span, self.said)


class HaveForAWhile(Sentence):
    """A standing rule for a while: over all cards that fit, also those that come later (R053, R224)."""

    def __init__(self, noun: Cards, change: Change, span: int) -> None:
        self.noun = noun
        self.change = change
        self.lasting = Lasting(self, change, span, noun)

    def run(self, state: State, effect: Effect) -> bool:
        """Let the rule stand from now on."""
        scope = effect.scope
        turn = end_of_span(state, self.lasting.span, scope.player)
        state.modifiers = (*state.modifiers, Modifier(self.lasting, NOBODY, 0, turn, scope.clone()))
        state.events.append(Event(GIVEN, scope.player, cause=self.change.kind))
        scope.done = True
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.have_for_a_while(self.noun, self.change, self.lasting.span)
