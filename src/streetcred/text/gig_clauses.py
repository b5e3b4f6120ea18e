"""Instructions about Gigs: adjust and swap (6.4, 6.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core.decision import AMOUNT, PICK_AMOUNT
from streetcred.core.look import gig_now
from streetcred.rules import gigs
from streetcred.text.word import Sentence

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.decision import Option
    from streetcred.core.effect import Effect
    from streetcred.core.gig import Gig
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
