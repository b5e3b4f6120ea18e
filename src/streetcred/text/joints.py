"""Joints: how instructions of one effect hang together.

Laid flat, a joint is a step in front of the steps it governs, and decides whether they are passed over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core.ability import Clause
from streetcred.core.decision import MAY, MODE, NO, PICK_MODE, YES
from streetcred.core.event import MEANT, Event
from streetcred.core.modifier import Delayed, Waiting
from streetcred.text.card_clauses import Add
from streetcred.text.patterns import END, TurnEnds, YourTurn
from streetcred.text.word import Joint, Sentence, flatten

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.effect import Effect
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.nouns import Target
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
        self.handles = sentence.handles

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
            if possible or self.seems_possible(state, scope):
                options = _YES_NO if possible else _ONLY_NO
                return state.ask(scope.acting, MAY, options, scope.carrier, effect.ability)
        if reply is not None and reply[0] == YES:
            return True
        scope.done = False
        if self.sentence.picks_it:
            scope.it = None
        return effect.skip(len(self.steps))

    def seems_possible(self, state: State, scope: Scope) -> bool:
        """Give whether, as far as everybody sees, it could be done."""
        if self.only_if is not None and not self.only_if.secret and not self.only_if.holds(state, scope):
            return False
        if self.only_if is not None and self.only_if.secret and scope.it is None:
            return False
        return self.sentence.seems_possible(state, scope)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.may(self.sentence, self.only_if)


class If(Joint):
    """10.3.3 An "if" inside an effect: read when it is reached (C33)."""

    def __init__(self, condition: Condition, then: Sentence, otherwise: Sentence | None = None) -> None:
        self.condition = condition
        self.then = then
        self.handles = then.handles
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
        self.handles = sentence.handles

    def flat(self) -> list[Clause]:
        """Give the steps of what follows."""
        return self.sentence.flat()

    def run(self, state: State, effect: Effect) -> bool:  # noqa: ARG002
        """Do nothing: it is never a step."""
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.then(self.sentence)


class IfDone(Joint):
    """What "If you do" opens: reads whether the last instruction was carried out in full."""

    def __init__(self, then: Sentence, otherwise: Sentence | None = None) -> None:
        self.then = then
        self.handles = then.handles
        self.otherwise = otherwise
        self.yes = then.flat()
        self.no = [] if otherwise is None else otherwise.flat()
        if self.no:
            self.yes = [*self.yes, Skip(len(self.no))]

    def flat(self) -> list[Clause]:
        """Give the test and both branches."""
        return [self, *self.yes, *self.no]

    def run(self, state: State, effect: Effect) -> bool:  # noqa: ARG002
        """Go on with the branch that is true."""
        return True if effect.scope.done else effect.skip(len(self.yes))

    def say(self, book: Book) -> str:
        """Say it."""
        return book.if_done(self.then, self.otherwise)


class Otherwise(Joint):
    """What "Otherwise" opens: only if the last instruction was not carried out."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence = sentence
        self.handles = sentence.handles
        self.steps = sentence.flat()

    def flat(self) -> list[Clause]:
        """Give the test and what it governs."""
        return [self, *self.steps]

    def run(self, state: State, effect: Effect) -> bool:  # noqa: ARG002
        """Pass it over if the last instruction was carried out."""
        return effect.skip(len(self.steps)) if effect.scope.done else True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.otherwise(self.sentence)


class Both(Joint):
    """Two instructions in one sentence: "add it to your hand and ready 1 Eddie", "draw 1, then discard 1"."""

    def __init__(self, first: Sentence, second: Sentence, *, then: bool = False) -> None:
        self.first = first
        self.second = second
        self.then = then
        self.picks_it = first.picks_it
        self.handles = second.handles or first.handles

    def flat(self) -> list[Clause]:
        """Give the steps of both."""
        return flatten([self.first, self.second])

    def run(self, state: State, effect: Effect) -> bool:  # noqa: ARG002
        """Do nothing: it is never a step."""
        return True

    def possible(self, state: State, scope: Scope) -> bool:
        """Give whether the first can be done."""
        return self.first.possible(state, scope)

    def seems_possible(self, state: State, scope: Scope) -> bool:
        """Give whether the first seems possible."""
        return self.first.seems_possible(state, scope)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.both(self.first, self.second, then=self.then)


class Instead(Joint):
    """One of two instructions, decided when it is reached: the second in place of the first, if a condition holds.

    This is no replacement effect (10.24). With `may`, the player decides whether it is the second.
    """

    def __init__(self, first: Sentence, second: Sentence, condition: Condition, *, may: bool = False) -> None:
        self.first = first
        self.second = second
        self.condition = condition
        self.may = may
        self.handles = first.handles
        self.usual = first.flat()
        self.other = second.flat()

    def flat(self) -> list[Clause]:
        """Give the choice and both instructions."""
        return [self, *self.usual, Skip(len(self.other)), *self.other]

    def run(self, state: State, effect: Effect) -> bool:
        """Find out which it is, asking if that is the player's choice."""
        scope = effect.scope
        reply = state.take()
        second = self.condition.holds(state, scope) and (not self.may or self.second.possible(state, scope))
        if second and self.may:
            if reply is None:
                return state.ask(scope.acting, MAY, _YES_NO, scope.carrier, effect.ability)
            second = reply[0] == YES
        return effect.skip(len(self.usual) + 1) if second else True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.instead(self.first, self.second, self.condition, may=self.may)


class AddOrPlay(Joint):
    """Add a card to your hand, or if something holds about it play it for free instead: ask before it moves."""

    picks_it = True

    def __init__(self, target: Target, condition: Condition, adding: Sentence, playing: Sentence) -> None:
        self.target = target
        self.handles = target.noun
        self.said = Instead(Add(target), playing, condition, may=True)
        self.choice = Instead(adding, playing, condition, may=True)

    def flat(self) -> list[Clause]:
        """Give the pick and the choice."""
        return [self, *self.choice.flat()]

    def run(self, state: State, effect: Effect) -> bool:
        """Pick one card: IT from then on."""
        picked = self.target.pick(state, effect)
        if picked is None:
            return False
        effect.scope.it = picked[0] if picked else None
        effect.scope.those = ()
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return self.said.say(book)


class ChooseOne(Joint):
    """Choose one effect; one that can do nothing may be chosen (R073). Both run from top to bottom (R098)."""

    def __init__(self, modes: tuple[Sentence, ...], *, both_if: Condition | None = None) -> None:
        self.modes = modes
        self.both_if = both_if
        self.steps = _branches(modes)

    def flat(self) -> list[Clause]:
        """Give the choice and the modes."""
        return [self, *[step for branch in self.steps for step in branch]]

    def run(self, state: State, effect: Effect) -> bool:
        """Ask which effect, unless it is both."""
        scope = effect.scope
        reply = state.take()
        if self.both_if is not None and self.both_if.holds(state, scope):
            scope.chosen = BOTH_MODES
            return True
        if reply is None:
            return ask_mode(state, effect, self.modes, scope.acting)
        return take_mode(effect, self.steps, reply[1])

    def say(self, book: Book) -> str:
        """Say it."""
        return book.choose_one(self.modes, self.both_if)


BOTH_MODES: Final = 99


class EndOfMode(Clause):
    """The end of one of several effects: pass over the others, unless both were chosen."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def run(self, state: State, effect: Effect) -> bool:  # noqa: ARG002
        """Pass over the others."""
        return True if effect.scope.chosen == BOTH_MODES else effect.skip(self.steps)


def _branches(modes: tuple[Sentence, ...]) -> list[list[Clause]]:
    """Lay modes out one after the other, each with its end."""
    flat = [mode.flat() for mode in modes]
    lengths = [len(steps) + 1 for steps in flat]
    return [[*steps, EndOfMode(sum(lengths[place + 1 :]))] for place, steps in enumerate(flat)]


def ask_mode(state: State, effect: Effect, modes: tuple[Sentence, ...], player: int) -> bool:
    """Ask a player for one of several effects."""
    options = [(MODE, place, 0) for place in range(len(modes))]
    return state.ask(player, PICK_MODE, options, effect.scope.carrier, effect.ability)


def take_mode(effect: Effect, branches: list[list[Clause]], place: int) -> bool:
    """Go to the effect that was chosen."""
    effect.scope.chosen = place
    return effect.skip(sum(len(branch) for branch in branches[:place]))


class GiveThese(Joint):
    """Give a Unit several effects; under a condition the Rival picks one of them instead (R099)."""

    picks_it = True

    def __init__(self, target: Target, modes: tuple[Sentence, ...], rival_if: Condition) -> None:
        self.target = target
        self.handles = target.noun
        self.modes = modes
        self.rival_if = rival_if
        self.steps = _branches(modes)

    def flat(self) -> list[Clause]:
        """Give the pick, the choice, and the effects."""
        return [self, *[step for branch in self.steps for step in branch]]

    def run(self, state: State, effect: Effect) -> bool:
        """Pick the Unit; then both effects, or the one that the Rival picks."""
        scope = effect.scope
        if effect.step == 0:
            picked = self.target.pick(state, effect)
            if picked is None:
                return False
            if not picked:
                return effect.skip(sum(len(branch) for branch in self.steps))
            scope.it = picked[0]
            effect.step = 1
        if not self.rival_if.holds(state, scope):
            scope.chosen = BOTH_MODES
            return True
        reply = state.take()
        if reply is None:
            return ask_mode(state, effect, self.modes, 1 - scope.player)
        return take_mode(effect, self.steps, reply[1])

    def say(self, book: Book) -> str:
        """Say it."""
        return book.give_these(self.target, self.modes, self.rival_if)


class RivalChooses(Joint):
    """A Rival chooses which of two things you do (R446)."""

    def __init__(self, first: Sentence, second: Sentence) -> None:
        self.modes = (first, second)
        self.steps = _branches(self.modes)

    def flat(self) -> list[Clause]:
        """Give the choice and both."""
        return [self, *[step for branch in self.steps for step in branch]]

    def run(self, state: State, effect: Effect) -> bool:
        """Ask the Rival."""
        reply = state.take()
        if reply is None:
            return ask_mode(state, effect, self.modes, 1 - effect.scope.player)
        effect.scope.number = reply[1]
        return take_mode(effect, self.steps, reply[1])

    def say(self, book: Book) -> str:
        """Say it."""
        return book.rival_chooses(*self.modes)


class PutsOff(Joint):
    """Puts something off; a save names what waits by the place of the joint."""

    waiting: Waiting


class AtEndOfThisTurn(PutsOff):
    """If something happens to it from now on, do something at the end of this turn."""

    def __init__(self, condition: Condition, sentence: Sentence) -> None:
        self.condition = condition
        self.sentence = sentence
        inner = If(condition, sentence)
        self.steps = inner.flat()
        self.waiting = Waiting(self, TurnEnds(condition), len(self.steps), this_turn=True)

    def flat(self) -> list[Clause]:
        """Give the promise and what is promised."""
        return [self, *self.steps]

    def run(self, state: State, effect: Effect) -> bool:
        """Remember from when on it counts, and pass over it now."""
        scope = effect.scope.clone()
        scope.serial = state.event_number()
        if scope.it is not None:
            state.delayed = (*state.delayed, Delayed(self.waiting, scope, state.turn))
        return effect.skip(len(self.steps))

    def say(self, book: Book) -> str:
        """Say it."""
        return book.at_end_of_this_turn(self.condition, self.sentence)


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
    """The end of what each player does, all of it (C26): the other player's turn, or the end."""

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


class Wait(PutsOff):
    """Put something off: until the next time that ..., or until the end of your turn.

    With `about`, a card is picked now, and only what happens to that one counts (A3, A4).
    """

    def __init__(self, pattern: Pattern, sentence: Sentence, *, this_turn: bool, about: Target | None = None) -> None:
        self.pattern = pattern
        self.sentence = sentence
        self.about = about
        self.steps = sentence.flat()
        self.waiting = Waiting(self, pattern, len(self.steps), this_turn=this_turn)

    def flat(self) -> list[Clause]:
        """Give the promise and what is promised."""
        return [self, *self.steps]

    def run(self, state: State, effect: Effect) -> bool:
        """Pick what it is about, remember it, and pass over it now."""
        scope = effect.scope
        if self.about is not None:
            picked = self.about.pick(state, effect)
            if picked is None:
                return False
            if not picked:
                return effect.skip(len(self.steps))
            scope.it = picked[0]
            state.events.append(Event(MEANT, scope.player, scope.it, scope.carrier))
        state.delayed = (*state.delayed, Delayed(self.waiting, scope.clone(), state.turn))
        scope.done = True
        return effect.skip(len(self.steps))

    def say(self, book: Book) -> str:
        """Say it."""
        return book.wait(self.pattern, self.sentence, next_time=self.waiting.this_turn)


def later(sentence: Sentence) -> Wait:
    """Give "at the end of your turn, ..." as a part of an effect, which needs its source no more (A5)."""
    return Wait(YourTurn(END), sentence, this_turn=False)
