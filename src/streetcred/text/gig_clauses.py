"""Instructions about Gigs: adjust and swap (6.4, 6.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core.decision import AMOUNT, GIG, PICK, PICK_AMOUNT
from streetcred.core.event import REROLLED, Event
from streetcred.core.gig import Gig
from streetcred.core.look import controller_of, gig_now
from streetcred.rules import gigs
from streetcred.text.word import Sentence

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.decision import Option
    from streetcred.core.effect import Effect
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.dice import ChosenGig

# Which way a Gig is adjusted.
UP: Final = 1
DOWN: Final = -1
EITHER_WAY: Final = 0


class Adjust(Sentence):
    """6.4 Increase, decrease or adjust a Gig. The player picks an amount that ends on a face (C15).

    "By up to" allows 0, which is no adjustment (R025); an exact amount that is on no face fails (6.4.4).
    """

    def __init__(self, way: int, gig: ChosenGig, amount: int, *, up_to: bool) -> None:
        self.way = way
        self.gig = gig
        self.amount = amount
        self.up_to = up_to

    def run(self, state: State, effect: Effect) -> bool:
        """Pick the Gig, pick the amount, adjust."""
        scope = effect.scope
        if effect.step == 0:
            picked = self.gig.pick(state, effect)
            if picked is None:
                return False
            scope.done = False
            scope.gig = None
            if not picked:
                return True
            scope.gig = picked[0]
            effect.step = 1
        return self._adjust(state, effect)

    def _adjust(self, state: State, effect: Effect) -> bool:
        scope = effect.scope
        assert scope.gig is not None
        gig = gig_now(state, scope.gig)
        reply = state.take()
        if reply is None:
            amounts = self.amounts(gig)
            if len(amounts) > 1:
                options: list[Option] = [(AMOUNT, amount, 0) for amount in amounts]
                return state.ask(scope.acting, PICK_AMOUNT, options, scope.carrier, effect.ability)
            amount = amounts[0] if amounts else 0
        else:
            amount = reply[1]
        changed = gigs.adjust(state, scope.player, [(gig.die, gig.value + amount)])
        scope.done = bool(changed)
        scope.gig = changed[0] if changed else gig
        return True

    def amounts(self, gig: Gig) -> list[int]:
        """Give the amounts that end on a face of the die, the smallest number first."""
        if self.up_to:
            lowest = 0 if self.way == UP else -self.amount
            highest = 0 if self.way == DOWN else self.amount
            wanted = list(range(lowest, highest + 1))
        else:
            wanted = [way * self.amount for way in (DOWN, UP) if self.way in (way, EITHER_WAY)]
        return [amount for amount in wanted if gigs.fits(gig.die, gig.value + amount)]

    def possible(self, state: State, scope: Scope) -> bool:
        """Give whether there is a Gig to adjust."""
        return self.gig.exists(state, scope)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.adjust(self.way, self.gig, self.amount, up_to=self.up_to)


class SetValue(Sentence):
    """6.4.3 Set a Gig to the value of another one: pick the Gig, then the one it copies.

    A pick that changes nothing, or that is not on the die, may be made and fails (6.4.4, 6.4.5, R165).
    """

    def __init__(self, *, across: bool) -> None:
        self.across = across
        """Whether the two must be Gigs of different players (R298)."""

    def run(self, state: State, effect: Effect) -> bool:
        """Pick both, then set."""
        scope = effect.scope
        reply = state.take()
        if effect.step == 0:
            if reply is None:
                scope.gig = None
                options = [(GIG, die, 0) for die in _all_dice(state) if self._copied(state, die)]
                if not options:
                    scope.done = False
                    return True
                return state.ask(scope.acting, PICK, options, scope.carrier, effect.ability, 1)
            scope.gig = gig_now(state, Gig(reply[1], 0))
            effect.step = 1
            reply = None
        assert scope.gig is not None
        if reply is None:
            options = [(GIG, die, 0) for die in self._copied(state, scope.gig.die)]
            return state.ask(scope.acting, PICK, options, scope.carrier, effect.ability, 1)
        value = gig_now(state, Gig(reply[1], 0)).value
        scope.done = bool(gigs.adjust(state, scope.player, [(scope.gig.die, value)]))
        return True

    def _copied(self, state: State, die: int) -> list[int]:
        """Give the dice whose value that one may take."""
        owner = controller_of(state, die)
        others = [other for other in _all_dice(state) if other != die]
        return [other for other in others if not self.across or controller_of(state, other) != owner]

    def possible(self, state: State, scope: Scope) -> bool:  # noqa: ARG002
        """Give whether there are two such Gigs."""
        return any(self._copied(state, die) for die in _all_dice(state))

    def say(self, book: Book) -> str:
        """Say it."""
        return book.set_value(across=self.across)


def _all_dice(state: State) -> list[int]:
    return [gig.die for player in (state.player, 1 - state.player) for gig in state.sides[player].gigs]


class Reroll(Sentence):
    """8.6.5.2 Ignore the result of the roll-in and roll once more (R125)."""

    def run(self, state: State, effect: Effect) -> bool:  # noqa: ARG002
        """Roll the die that is being rolled in again."""
        for frame in state.stack:
            if isinstance(frame, gigs.RollIn):
                ignored = Gig(frame.die, frame.value)
                frame.roll(state)
                rolled = Gig(frame.die, frame.value)
                state.events.append(Event(REROLLED, frame.player, gigs=(ignored, rolled), number=frame.value))
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.would_roll_in()


class Swap(Sentence):
    """6.6 Swap a friendly and a rival Gig; you pick both (R103), and it takes one on each side (R101)."""

    def __init__(self, mine: ChosenGig, theirs: ChosenGig) -> None:
        self.mine = mine
        self.theirs = theirs

    def run(self, state: State, effect: Effect) -> bool:
        """Pick both Gigs, then swap them."""
        scope = effect.scope
        if effect.step == 0:
            scope.done = False
            if not self.possible(state, scope):
                return True
            picked = self.mine.pick(state, effect)
            if picked is None:
                return False
            scope.gig = picked[0]
            effect.step = 1
        picked = self.theirs.pick(state, effect)
        if picked is None:
            return False
        assert scope.gig is not None
        gigs.swap(state, scope.player, gig_now(state, scope.gig), picked[0])
        scope.done = True
        return True

    def possible(self, state: State, scope: Scope) -> bool:
        """Give whether there is a Gig on each side."""
        return self.mine.exists(state, scope) and self.theirs.exists(state, scope)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.swap(self.mine, self.theirs)
