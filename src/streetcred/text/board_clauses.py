"""Instructions about the table: defeat, spend, ready, Call, and changes that last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import look
from streetcred.core.decision import PICK_TYPE, TYPE
from streetcred.core.event import BY_EFFECT, CHOSE, FOR_FREE, GIVEN, PAID_FOR, Event
from streetcred.core.modifier import NEXT_TURN, THIS_TURN, UNTIL_YOUR_NEXT_TURN, Lasting, Modifier
from streetcred.rules import areas, equip, orient
from streetcred.rules.call import Call as CallWork
from streetcred.rules.call import may_call
from streetcred.rules.defeat import defeat
from streetcred.rules.pay import pay
from streetcred.rules.play import has_a_place, reveal
from streetcred.rules.steal import Steal as StealWork
from streetcred.rules.steal import allowance
from streetcred.terms import DECK, GEAR, HAND, NOBODY, TYPE_NAMES
from streetcred.text.nouns import IN_HAND, IN_HAND_OR_TRASH, Cards
from streetcred.text.patterns import YouPlay
from streetcred.text.word import Sentence

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.effect import Effect
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.changes import Change
    from streetcred.text.dice import ChosenGig
    from streetcred.text.guards import Guard
    from streetcred.text.nouns import Target
    from streetcred.text.word import Pattern

# How a change is said.
GIVE: Final = 0
HAS: Final = 1
GAINS: Final = 2
LOSES: Final = 3
ALSO_GIVE: Final = 4


class Defeat(Sentence):
    """Defeat cards in play; each may be saved by a replacement effect (10.24)."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.picks_it = target.picks
        self.handles = target.noun

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
        self.handles = targets[-1].noun

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
        self.handles = target.noun

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
        self.handles = target.noun

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


class Lasts(Sentence):
    """An instruction that leaves something behind for a while; a save names it by the place of the instruction."""

    lasting: Lasting


class NextPrice(Lasts):
    """Your next card of a kind this turn costs less to play: by a number that is counted now (R040)."""

    def __init__(self, noun: Cards, change: Change) -> None:
        self.noun = noun
        self.change = change
        self.lasting = Lasting(self, change, THIS_TURN, noun, until=YouPlay(noun))

    def run(self, state: State, effect: Effect) -> bool:
        """Let the price stand until such a card is played."""
        scope = effect.scope
        amount = self.change.amount(state, scope)
        state.modifiers = (*state.modifiers, Modifier(self.lasting, NOBODY, amount, state.turn, scope.clone()))
        state.events.append(Event(GIVEN, scope.player, number=amount, cause=self.change.kind))
        scope.done = True
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.next_price(self.noun, self.change)


class MoveGear(Sentence):
    """11.6.6 Move a Gear of this Legend to another host."""

    picks_it = True

    def __init__(self, gear: Target, host: Target) -> None:
        self.gear = gear
        self.host = host
        self.handles = host.noun

    def run(self, state: State, effect: Effect) -> bool:
        """Pick the Gear, pick the host, move."""
        scope = effect.scope
        if effect.step == 0:
            if not self.possible(state, scope):
                scope.done = False
                scope.it = None
                return True
            picked = self.gear.pick(state, effect)
            if picked is None:
                return False
            scope.those = tuple(picked)
            effect.step = 1
        hosts = self.host.pick(state, effect)
        if hosts is None:
            return False
        equip.move_gear(state, state.piece(scope.those[0].id), hosts[0])
        scope.done = True
        scope.it = state.piece(hosts[0].id)
        scope.those = ()
        return True

    def possible(self, state: State, scope: Scope) -> bool:
        """Give whether there is a Gear to move and another host for it (10.7)."""
        return self.gear.exists(state, scope) and self.host.exists(state, scope)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.move_gear(self.gear, self.host)


class Steal(Sentence):
    """6.7 Steal a rival Gig: the whole process once more, a steal of its own, by that Unit (6.7.1.2, C20)."""

    def __init__(self, gig: ChosenGig, thief: Target, *, also: bool = False) -> None:
        self.gig = gig
        self.thief = thief
        self.also = also
        """Whether the thief is the subject of the sentence."""

    def run(self, state: State, effect: Effect) -> bool:
        """Pick the Gig if the thief may steal at all, then let the process run."""
        scope = effect.scope
        if effect.step == 1:
            scope.done = state.result > 0
            return True
        thieves = [piece for piece in self.thief.noun.now(state, scope) if look.is_unit(piece)]
        scope.done = False
        if not thieves or allowance(state, thieves[0], 1) == 0:
            return True
        picked = self.gig.pick(state, effect)
        if picked is None:
            return False
        if not picked:
            return True
        effect.step = 1
        state.stack.append(StealWork(thieves[0].id, 1, (picked[0].die,)))
        return False

    def say(self, book: Book) -> str:
        """Say it."""
        return book.steal(self.gig, also=self.also)


class Play(Sentence):
    """11.4 Play cards within an effect, with all rules but what the text says otherwise (11.4.3, 11.8.4.1)."""

    def __init__(
        self,
        target: Target,
        *,
        free: bool = True,
        to_bottom: bool = False,
        only_on: Cards | None = None,
    ) -> None:
        self.target = target
        self.picks_it = target.picks
        self.handles = target.noun
        self.free = free
        self.to_bottom = to_bottom
        """Whether it goes to the bottom of the deck after it was played."""
        self.only_on = only_on
        """What Gear may be equipped to."""

    def run(self, state: State, effect: Effect) -> bool:
        """Pick the cards, then play one after the other; IT is the piece that was played last.

        Where everybody sees that none of them can be played, nothing is picked (10.7).
        """
        scope = effect.scope
        if effect.step == 0:
            if not self.target.noun.is_hidden(scope) and not self.possible(state, scope):
                scope.it = None
                scope.done = False
                return True
            picked = self.target.pick(state, effect)
            if picked is None:
                return False
            scope.those = tuple(picked)
            scope.it = None
            effect.step = 1
            scope.done = False
        elif scope.it is not None:
            scope.done = True
            scope.it = look.latest(state, scope.it)
        while scope.those:
            card, scope.those = scope.those[0], scope.those[1:]
            if self._can_be_played(state, scope, card):
                scope.it = self._start(state, scope, card)
                return False
        return True

    def _hosts(self, state: State, scope: Scope) -> tuple[int, ...]:
        return () if self.only_on is None else tuple(piece.id for piece in self.only_on.now(state, scope))

    def _can_be_played(self, state: State, scope: Scope, card: Piece) -> bool:
        """11.4.1.1 Give whether the rules for its type can be followed; Gear needs a host."""
        if card.card.kind == GEAR and self.only_on is not None:
            return bool(self._hosts(state, scope))
        return has_a_place(state, scope.player, card.card)

    def _start(self, state: State, scope: Scope, card: Piece) -> Piece:
        side = state.sides[scope.player]
        if card.area == HAND:
            side.hand = areas.without(side.hand, card.card)
        elif card.area == DECK:
            side.deck = areas.without(side.deck, card.card)
        else:
            areas.take_from_trash(state, card)
        how = FOR_FREE if self.free else PAID_FOR
        hosts = self._hosts(state, scope)
        return reveal(state, scope.player, card.card, how, to_bottom=self.to_bottom, only_on=hosts)

    def possible(self, state: State, scope: Scope) -> bool:
        """Give whether there is a card that can be played."""
        return any(self._can_be_played(state, scope, card) for card in self.target.noun.now(state, scope))

    def seems_possible(self, state: State, scope: Scope) -> bool:
        """Give whether there is such a card, or one in the hand that might be such a card."""
        noun = self.target.noun
        from_hand = isinstance(noun, Cards) and noun.place in (IN_HAND, IN_HAND_OR_TRASH)
        return (from_hand and bool(state.sides[scope.player].hand)) or self.possible(state, scope)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.play(self.target, self.only_on, free=self.free, to_bottom=self.to_bottom)

    def say_offer(self, book: Book) -> str:
        """Say what may be played."""
        return book.play(self.target, None, free=self.free, to_bottom=False)


class Prevent(Sentence):
    """6.7.4 The Gig isn't stolen: as a replacement it need do nothing more."""

    def run(self, state: State, effect: Effect) -> bool:  # noqa: ARG002
        """Do nothing: what would have happened does not happen."""
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.prevent()


class ChooseType(Sentence):
    """Name a card type: one of the four (A12)."""

    def run(self, state: State, effect: Effect) -> bool:
        """Ask for the type."""
        scope = effect.scope
        reply = state.take()
        if reply is None:
            options = [(TYPE, kind, 0) for kind in TYPE_NAMES]
            return state.ask(scope.acting, PICK_TYPE, options, scope.carrier, effect.ability)
        scope.chosen = reply[1]
        state.events.append(Event(CHOSE, scope.acting, scope.carrier, number=reply[1]))
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.choose_type()


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
        return pay(state, effect.scope.player, self.amount, payee=effect.scope.carrier)

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


class Give(Lasts):
    """Give cards a change for a while: to those there are now, by a number that is counted now (R080)."""

    def __init__(
        self,
        target: Target,
        change: Change,
        span: int,
        *,
        said: int = GIVE,
        live: bool = False,
        during: Guard | None = None,
        until: Pattern | None = None,
    ) -> None:
        self.target = target
        self.picks_it = target.picks
        self.handles = target.noun
        self.change = change
        self.lasting = Lasting(self, change, span, live=live, during=during, until=until)
        self.said = said
        self.during = during
        self.until = until

    def run(self, state: State, effect: Effect) -> bool:
        """Pick, count, and let the change stick to the cards."""
        scope = effect.scope
        if effect.step == 0:
            if not self.change.choose(state, effect):
                return False
            effect.step = 1
        picked = self.target.pick(state, effect)
        if picked is None:
            return False
        if picked and self.picks_it:
            scope.it = picked[0]
        amount = self.change.amount(state, scope)
        for piece in picked:
            turn = self._last_turn(state, scope, piece)
            state.modifiers = (*state.modifiers, Modifier(self.lasting, piece.id, amount, turn, scope.clone()))
            state.events.append(Event(GIVEN, scope.player, piece, number=amount, cause=self.change.kind))
            scope.it = piece
        scope.done = bool(picked)
        return True

    def _last_turn(self, state: State, scope: Scope, piece: Piece) -> int:
        """C35 Give the number of the turn its span names; "next turn" is the next one of the card's controller."""
        player = piece.owner if self.lasting.span == NEXT_TURN else scope.player
        return end_of_span(state, self.lasting.span, player)

    def say(self, book: Book) -> str:
        """Say it."""
        if self.until is not None:
            return book.give_once(self.target, self.change, self.until)
        return book.give(self.target, self.change, self.lasting.span, self.said, self.during)


class HaveForAWhile(Lasts):
    """A standing rule for a while: over all cards that fit, also those that come later (R053, R224)."""

    def __init__(self, noun: Cards, change: Change, span: int) -> None:
        self.noun = noun
        self.change = change
        self.lasting = Lasting(self, change, span, noun, live=True)

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
