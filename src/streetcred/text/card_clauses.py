"""Instructions about cards: draw, discard, trash, search, look, add, bottom-deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core import look
from streetcred.core.decision import CARD, PICK
from streetcred.core.event import BOTH, LOOKED, REVEALED, SEARCHED, Event
from streetcred.rules import areas
from streetcred.rules.play import stand_in
from streetcred.rules.sell import sell_top
from streetcred.terms import DECK, HAND, NOBODY, TRASH
from streetcred.text.nouns import ANY_OF_THOSE
from streetcred.text.numbers import number
from streetcred.text.word import YOU, Sentence

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.card import Card
    from streetcred.core.effect import Effect
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.dice import Dice
    from streetcred.text.nouns import Cards, Noun, Target
    from streetcred.text.numbers import Number


class Draw(Sentence):
    """11.5 Draw that many, one by one; after "may" all of them or none (C14)."""

    def __init__(self, count: int | Number) -> None:
        self.count = number(count)

    def run(self, state: State, effect: Effect) -> bool:
        """Draw; whoever can't loses at once (1.14.1)."""
        scope = effect.scope
        areas.draw(state, scope.acting, self.count.value(state, scope) or 0)
        scope.done = True
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.draw(self.count)


class Discard(Sentence):
    """Discard that many; the one who discards picks (10.31). With too few cards, what is there goes (R307)."""

    picks_it = True
    handles: Noun | None = ANY_OF_THOSE.noun

    def __init__(self, count: int, *, by: int = YOU, noun: Cards | None = None, more: bool = False) -> None:
        self.count = count
        self.by = by
        self.noun = noun
        """What kind of card; None for any."""
        self.more = more
        """Whether the card says "more", which is only said."""

    def run(self, state: State, effect: Effect) -> bool:
        """Discard one card after the other."""
        scope = effect.scope
        player = self._who(scope)
        reply = state.take()
        if reply is not None:
            self._discard(state, effect, player, _card_of(state, player, reply[1]))
        if effect.step == 0:
            scope.it = None
        while effect.step < self.count and (hand := self._fitting(state, scope, player)):
            open_picks = self.count - effect.step
            if len(hand) > open_picks or self.noun is not None:
                options = [(CARD, card.number, HAND) for card in dict.fromkeys(hand)]
                return state.ask(player, PICK, options, scope.carrier, effect.ability, open_picks)
            self._discard(state, effect, player, hand[0])
        scope.done = effect.step == self.count
        return True

    def _fitting(self, state: State, scope: Scope, player: int) -> list[Card]:
        hand = state.sides[player].hand
        if self.noun is None:
            return list(hand)
        return [card for card in hand if self.noun.fits(state, scope, stand_in(card, player, HAND))]

    def _discard(self, state: State, effect: Effect, player: int, card: Card) -> None:
        effect.scope.it = areas.discard(state, player, card)
        effect.scope.total += 1
        effect.step += 1

    def possible(self, state: State, scope: Scope) -> bool:
        """Give whether there are enough cards (R138)."""
        return len(self._fitting(state, scope, self._who(scope))) >= self.count

    def seems_possible(self, state: State, scope: Scope) -> bool:
        """Give whether the hand is large enough; what is in it only its player sees."""
        return len(state.sides[self._who(scope)].hand) >= self.count

    def _who(self, scope: Scope) -> int:
        return scope.acting if self.by == YOU else 1 - scope.player

    def say(self, book: Book) -> str:
        """Say it."""
        return book.discard(self.count, self.by, self.noun, more=self.more)


def _card_of(state: State, player: int, number: int) -> Card:
    return next(card for card in state.sides[player].hand if card.number == number)


class DiscardHand(Sentence):
    """Discard the whole hand."""

    def run(self, state: State, effect: Effect) -> bool:
        """Discard every card."""
        scope = effect.scope
        for card in state.sides[scope.acting].hand:
            areas.discard(state, scope.acting, card)
            scope.total += 1
        scope.done = True
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.discard_hand()


class Search(Sentence):
    """11.13 Look at that many top cards of your deck; they stay there until something moves them (11.13.3)."""

    handles: Noun | None = ANY_OF_THOSE.noun

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: State, effect: Effect) -> bool:
        """Look at the cards; fewer than asked for is no loss (R238)."""
        scope = effect.scope
        found = state.sides[scope.player].deck[: self.count]
        scope.those = tuple(stand_in(card, scope.player, DECK) for card in found)
        scope.it = scope.those[0] if scope.those else None
        scope.done = len(found) == self.count
        for card in found:
            state.events.append(Event(SEARCHED, scope.player, card=card, seen=1 << scope.player))
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.search(self.count)


class Trash(Sentence):
    """11.7.2 Trash that many top cards of your deck, one by one; an empty deck ends it without loss (R036)."""

    picks_it = True
    handles: Noun | None = ANY_OF_THOSE.noun

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: State, effect: Effect) -> bool:
        """Trash card after card."""
        scope = effect.scope
        trashed = [areas.trash_top(state, scope.player) for _ in range(self.count)]
        scope.those = tuple(piece for piece in trashed if piece is not None)
        scope.it = scope.those[-1] if scope.those else None
        scope.done = len(scope.those) == self.count
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.trash(self.count)


class RevealTop(Sentence):
    """11.14 Reveal the top cards of your deck: both players see them, and they stay there (11.14.2)."""

    picks_it = True
    handles: Noun | None = ANY_OF_THOSE.noun

    def __init__(self, count: int, *, adds: bool = False) -> None:
        self.count = count
        self.adds = adds
        """Whether they go to the hand in the same breath."""

    def run(self, state: State, effect: Effect) -> bool:
        """Reveal what there is; an empty deck reveals nothing and loses nothing (R124)."""
        scope = effect.scope
        found = state.sides[scope.player].deck[: self.count]
        scope.those = tuple(stand_in(card, scope.player, DECK, seen=BOTH) for card in found)
        scope.it = scope.those[0] if scope.those else None
        scope.done = len(found) == self.count
        for card in found:
            state.events.append(Event(REVEALED, scope.player, card=card))
            if self.adds:
                areas.add_from_deck(state, scope.player, card, shown=True)
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.reveal_top(self.count, adds=self.adds)


class AddThose(Sentence):
    """Put all the cards that were revealed into your hand."""

    def run(self, state: State, effect: Effect) -> bool:
        """Move them from the deck."""
        scope = effect.scope
        for piece in scope.those:
            areas.add_from_deck(state, scope.player, piece.card, shown=True)
        scope.done = bool(scope.those)
        scope.those = ()
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.add_those()


class TrashThose(Sentence):
    """Put all the cards that were revealed into the trash."""

    def run(self, state: State, effect: Effect) -> bool:
        """Move them from the deck."""
        scope = effect.scope
        for piece in scope.those:
            areas.trash_from_deck(state, scope.player, piece.card)
        scope.done = bool(scope.those)
        scope.those = ()
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.trash_those()


class TrashOne(Sentence):
    """Put one of the cards that were searched into the trash; the others stay on top (11.13.2)."""

    handles: Noun | None = ANY_OF_THOSE.noun

    def run(self, state: State, effect: Effect) -> bool:
        """Pick a card and move it; a criterion is not asked for, so one must be picked (5.3.2.5)."""
        picked = ANY_OF_THOSE.pick(state, effect)
        if picked is None:
            return False
        scope = effect.scope
        for piece in picked:
            areas.trash_from_deck(state, scope.player, piece.card)
        scope.done = bool(picked)
        scope.those = ()
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.trash_one()


class SellTop(Sentence):
    """A2, 11.9 Sell the top card of your deck, unseen, whether it has a sell tag or not (R047, R048)."""

    def run(self, state: State, effect: Effect) -> bool:
        """Sell it; a sale by an effect is never refused, and uses up the Sell action (A1)."""
        effect.scope.done = sell_top(state, effect.scope.player)
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.sell_top()


class BottomDeck(Sentence):
    """11.12 Put Units, with their Gear, to the bottom of their owners' decks in random order (4.12.3).

    A card that lies in the trash by then goes alone (R208).
    """

    def __init__(self, target: Target) -> None:
        self.target = target
        self.picks_it = target.picks
        self.handles = target.noun

    def run(self, state: State, effect: Effect) -> bool:
        """Pick and move."""
        picked = self.target.pick(state, effect)
        if picked is None:
            return False
        scope = effect.scope
        areas.bottom_deck(state, [piece for piece in picked if piece.in_play])
        for piece in picked:
            if piece.area == TRASH:
                areas.take_from_trash(state, piece)
                areas.put_on_bottom(state, piece.owner, [piece.card], shown=True)
        scope.it = picked[0] if picked else None
        scope.done = bool(picked)
        return True

    def possible(self, state: State, scope: Scope) -> bool:
        """Give whether there is something to move."""
        return self.target.exists(state, scope)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.bottom_deck(self.target)


class ReturnToHand(Sentence):
    """Put a Unit, and its Gear as cards of their own, into its owner's hand (4.12.1)."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.picks_it = target.picks
        self.handles = target.noun

    def run(self, state: State, effect: Effect) -> bool:
        """Pick and move."""
        picked = self.target.pick(state, effect)
        if picked is None:
            return False
        for piece in picked:
            areas.return_to_hand(state, piece)
        effect.scope.done = bool(picked)
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.return_to_hand(self.target)


class TrashIt(Sentence):
    """Put the card that was looked at into the trash."""

    def run(self, state: State, effect: Effect) -> bool:
        """Move it from the deck."""
        scope = effect.scope
        scope.done = scope.it is not None and scope.it.id == NOBODY
        if scope.done and scope.it is not None:
            scope.it = areas.trash_from_deck(state, scope.player, scope.it.card)
            scope.those = ()
        return True

    def possible(self, state: State, scope: Scope) -> bool:  # noqa: ARG002
        """Give whether a card was looked at."""
        return scope.it is not None

    def say(self, book: Book) -> str:
        """Say it."""
        return book.trash_it()


class Add(Sentence):
    """Put cards into your hand: out of a search, from among the trashed, from the trash."""

    def __init__(
        self,
        target: Target,
        *,
        reveal: bool = False,
        one_more_for_each: Dice | None = None,
        counted: bool = False,
    ) -> None:
        self.target = target
        self.picks_it = target.picks
        self.handles = target.noun
        self.reveal = reveal
        """Whether they are shown first (5.3.2.3)."""
        self.one_more_for_each = one_more_for_each
        """What it is said to be one more for each of."""
        self.counted = counted
        """Whether a single card is said as "1"."""

    def run(self, state: State, effect: Effect) -> bool:
        """Pick the cards and move them."""
        picked = self.target.pick(state, effect)
        if picked is None:
            return False
        scope = effect.scope
        for piece in picked:
            if piece.area == DECK:
                areas.add_from_deck(state, scope.player, piece.card, shown=self.reveal or piece.seen == BOTH)
            else:
                assert piece.area == TRASH, f"{piece} can't be added from there"
                areas.add_from_trash(state, piece)
            scope.it = piece
        scope.those = _without(scope.those, picked)
        scope.done = bool(picked)
        return True

    def possible(self, state: State, scope: Scope) -> bool:
        """Give whether there is a card to add."""
        return self.target.exists(state, scope)

    def say(self, book: Book) -> str:
        """Say it."""
        if self.one_more_for_each is not None:
            return book.add_more(self.one_more_for_each)
        return book.add(self.target, reveal=self.reveal, counted=self.counted)


def _without(those: tuple[Piece, ...], picked: list[Piece]) -> tuple[Piece, ...]:
    """Give what is left; of alike cards in a hidden place only as many go as were picked."""
    left = list(those)
    for piece in picked:
        if piece in left:
            left.remove(piece)
    return tuple(left)


class BottomDeckTheRest(Sentence):
    """11.12 Put what is left of a search to the bottom of the deck, always in random order."""

    def __init__(self, *, at_random: bool = False) -> None:
        self.at_random = at_random
        """Whether the card says "in a random order" as well."""

    def run(self, state: State, effect: Effect) -> bool:
        """Move the cards that nothing else moved."""
        scope = effect.scope
        side = state.sides[scope.player]
        rest = [piece.card for piece in scope.those]
        for card in rest:
            side.deck = areas.without(side.deck, card)
        areas.put_on_bottom(state, scope.player, rest, shown=False)
        scope.those = ()
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.bottom_deck_the_rest(at_random=self.at_random)


class LookAt(Sentence):
    """5.7.4.3 Look at face-down Legends, alone and until the effect is over; their places are known from then on."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.picks_it = target.picks
        self.handles = target.noun

    def run(self, state: State, effect: Effect) -> bool:
        """Pick the Legends and look."""
        picked = self.target.pick(state, effect)
        if picked is None:
            return False
        scope = effect.scope
        for piece in picked:
            known = piece.looked_at(scope.player)
            state.put(known)
            scope.it = known
            state.events.append(Event(LOOKED, scope.player, known, card=known.card, seen=1 << scope.player))
        scope.those = tuple(look.latest(state, piece) for piece in picked)
        scope.done = bool(picked)
        return True

    def possible(self, state: State, scope: Scope) -> bool:
        """Give whether there is a Legend to look at."""
        return self.target.exists(state, scope)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.look_at(self.target)
