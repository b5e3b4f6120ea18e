"""Joints: how instructions of one effect hang together.

Laid flat, a joint is a step in front of the steps it governs, and decides whether they are passed over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core.ability import Clause
from streetcred.core.decision import MAY, NO, YES
from streetcred.core.modifier import Delayed, Waiting
from streetcred.text.patterns import END, YourTurn
from streetcred.text.word import Joint, Sentence, flatten

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.effect import Effect
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.word import Condition, Pattern

_YES_NO: Final = ((YES, 0, 0), (NO, 0, 0))
_ONLY_NO: Final = ((NO, 0, 0),)


class Skip(Clause):
    """The end of one branch: pass over the other one."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def run(self, state: State, effect: Effect) -> bool:  # noqa: ARG002
        """Pass over the steps."""
        return effect.skip(self.steps)


class May(Joint):
    """2.1.1 "You may": asked when it is reached, by the player who would do it; never kept for later.

    It is not asked where everybody sees that nothing could come of it. Where only its player knows, it is asked all
    the same, so that the question tells nothing; "no" is then the only answer.
    """

    def __init__(self, sentence: Sentence, only_if: Condition | None = None) -> None:
        self.sentence = sentence
        self.only_if = only_if
        self.steps = sentence.flat()
        self.secret = sentence.secret or (only_if is not None and only_if.secret)

    def flat(self) -> list[Clause]:
        """Give the question and what it is about."""
        return [self, *self.steps]

    def possible(self, state: State, scope: Scope) -> bool:
        """Give whether it can be done at all."""
        if self.only_if is not None and not self.only_if.holds(state, scope):
            return False
        return self.sentence.possible(state, scope)

    def run(self, state: State, effect: Effect) -> bool:
        """Ask; on a "no" pass over what was asked about."""
        scope = effect.scope
        reply = state.take()
        if reply is None:
            possible = self.possible(state, scope)
            if possible or (self.secret and self._is_open(state, scope)):
                options = _YES_NO if possible else _ONLY_NO
                return state.ask(scope.acting, MAY, options, scope.carrier, effect.ability)
        if reply is not None and reply[0] == YES:
            return True
        scope.done = False
        if self.sentence.picks_it:
            scope.it = None
        return effect.skip(len(self.steps))

    def _is_open(self, state: State, scope: Scope) -> bool:
        """Give whether, as far as everybody sees, it could be done."""
        if self.only_if is not None and self.only_if.secret:
            return scope.it is not None and self.sentence.possible(state, scope)
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.may(self.sentence, self.only_if)


class If(Joint):
    """10.3.3 An "if" inside an effect: read when it is reached."""

    def __init__(self, condition: Condition, then: Sentence, otherwise: Sentence | None = None) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise
        self.yes = then.flat()
        self.no = [] if otherwise is None else otherwise.flat()
        if self.no:
            self.yes = [*self.yes, Skip(len(self.no))]

    def flat(self) -> list[Clause]:
        """Give the test and both branches."""
        return [self, *self.yes, *self.no]

    def run(self, state: State, effect: Effect) -> bool:
        """Go on with the branch that is true."""
        if self.condition.holds(state, effect.scope):
            return True
        return effect.skip(len(self.yes))

    def say(self, book: Book) -> str:
        """Say it."""
        return book.iff(self.condition, self.then, self.otherwise)


class Then(Joint):
    """A "then" that puts instructions in order and means nothing more."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence = sentence

    def flat(self) -> list[Clause]:
        """Give the steps of what follows."""
        return self.sentence.flat()

    def run(self, state: State, effect: Effect) -> bool:  # noqa: ARG002
        """Do nothing: it is never a step."""
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.then(self.sentence)


class EachPlayer(Joint):
    """2.9, 10.33 Each player does it, the turn player first. A "may" is asked of both first (C34)."""

    def __init__(self, sentence: Sentence) -> None:
        self.may = isinstance(sentence, May)
        self.sentence = sentence
        inner = sentence.sentence if isinstance(sentence, May) else sentence
        self.steps = [*inner.flat(), NextPlayer(len(inner.flat()))]

    def flat(self) -> list[Clause]:
        """Give the start, what each does, and the turn to the next player."""
        return [self, *self.steps]

    def run(self, state: State, effect: Effect) -> bool:
        """Find out who takes part, and let the first of them begin."""
        scope = effect.scope
        if self.may and not self._ask_both(state, effect):
            return False
        taking_part = 3
        if self.may:
            taking_part = 0
            for player, pick in zip((state.player, 1 - state.player), effect.picked, strict=True):
                if pick[0] == YES:
                    taking_part |= 1 << player
            effect.picked = ()
        scope.chosen = taking_part
        if not taking_part:
            return effect.skip(len(self.steps))
        scope.acting = state.player if taking_part >> state.player & 1 else 1 - state.player
        return True

    def _ask_both(self, state: State, effect: Effect) -> bool:
        reply = state.take()
        if reply is not None:
            effect.picked = (*effect.picked, reply)
        if len(effect.picked) == 2:
            return True
        player = state.player if not effect.picked else 1 - state.player
        return state.ask(player, MAY, _YES_NO, effect.scope.carrier, effect.ability)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.each_player((self.sentence,))


class NextPlayer(Clause):
    """The end of what each player does: the other player's turn, or the end."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def run(self, state: State, effect: Effect) -> bool:
        """Go back to the first step for the other player, if that one takes part too."""
        scope = effect.scope
        other = 1 - state.player
        if scope.acting == state.player and scope.chosen >> other & 1:
            scope.acting = other
            return effect.skip(-self.steps - 1)
        scope.acting = scope.player
        return True


class EachPlayerDoes(Joint):
    """Several instructions to each player in one sentence: each one is done by both before the next (C34)."""

    def __init__(self, sentences: tuple[Sentence, ...]) -> None:
        self.sentences = sentences

    def flat(self) -> list[Clause]:
        """Give the steps of all instructions."""
        return flatten([EachPlayer(sentence) for sentence in self.sentences])

    def run(self, state: State, effect: Effect) -> bool:  # noqa: ARG002
        """Do nothing: it is never a step."""
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.each_player(self.sentences)


class Wait(Joint):
    """Put something off: until the next time that ..., or until the end of your turn."""

    def __init__(self, pattern: Pattern, sentence: Sentence, *, this_turn: bool) -> None:
        self.pattern = pattern
        self.sentence = sentence
        self.steps = sentence.flat()
        self.waiting = Waiting(self, pattern, len(self.steps), this_turn=this_turn)

    def flat(self) -> list[Clause]:
        """Give the promise and what is promised."""
        return [self, *self.steps]

    def run(self, state: State, effect: Effect) -> bool:
        """Remember it, and pass over it now."""
        state.delayed = (*state.delayed, Delayed(self.waiting, effect.scope.clone(), state.turn))
        effect.scope.done = True
        return effect.skip(len(self.steps))

    def say(self, book: Book) -> str:
        """Say it."""
        return book.wait(self.pattern, self.sentence, next_time=self.waiting.this_turn)


def later(sentence: Sentence) -> Wait:
    """Give "at the end of your turn, ..." as a part of an effect."""
    return Wait(YourTurn(END), sentence, this_turn=False)
