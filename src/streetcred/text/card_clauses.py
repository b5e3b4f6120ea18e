"""Instructions about cards: draw, discard, trash, search, look, add, bottom-deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core import look
from streetcred.core.decision import CARD, PICK
from streetcred.core.event import LOOKED, SEARCHED, Event
from streetcred.rules import areas
from streetcred.rules.play import stand_in
from streetcred.terms import DECK, HAND, NOBODY, TRASH
from streetcred.text.word import YOU, Sentence

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.card import Card
    from streetcred.core.effect import Effect
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.nouns import Target


class Draw(Sentence):
    """11.5 Draw that many, one by one."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: State, effect: Effect) -> bool:
        """Draw; whoever can't loses at once (1.14.1)."""
        areas.draw(state, effect.scope.acting, self.count)
        effect.scope.done = True
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.draw(self.count)


class Discard(Sentence):
    """Discard that many; the one who discards picks (10.31). With too few cards, what is there goes (R307)."""

    secret = True
    picks_it = True

    def __init__(self, count: int, *, by: int = YOU) -> None:
        self.count = count
        self.by = by

    def run(self, state: State, effect: Effect) -> bool:
        """Discard one card after the other."""
        scope = effect.scope
        player = scope.acting if self.by == YOU else 1 - scope.player
        reply = state.take()
        if reply is not None:
            self._discard(state, effect, player, _card_of(state, player, reply[1]))
        while effect.step < self.count and state.sides[player].hand:
            hand = state.sides[player].hand
            if len(hand) > self.count - effect.step:
                options = [(CARD, card.number, HAND) for card in dict.fromkeys(hand)]
                open_picks = self.count - effect.step
                return state.ask(player, PICK, options, scope.carrier, effect.ability, open_picks)
            self._discard(state, effect, player, hand[0])
        scope.done = effect.step == self.count
        return True

    def _discard(self, state: State, effect: Effect, player: int, card: Card) -> None:
        effect.scope.it = areas.discard(state, player, card)
        effect.scope.total += 1
        effect.step += 1

    def possible(self, state: State, scope: Scope) -> bool:
        """Give whether there are enough cards (R138)."""
        player = scope.acting if self.by == YOU else 1 - scope.player
        return len(state.sides[player].hand) >= self.count

    def say(self, book: Book) -> str:
        """Say it."""
        return book.discard(self.count, self.by)


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

    def __init__(self, target: Target, *, reveal: bool = False) -> None:
        self.target = target
        self.picks_it = target.picks
        self.reveal = reveal
        """Whether they are shown first (5.3.2.3)."""

    def run(self, state: State, effect: Effect) -> bool:
        """Pick the cards and move them."""
        picked = self.target.pick(state, effect)
        if picked is None:
            return False
        scope = effect.scope
        for piece in picked:
            if piece.area == DECK:
                areas.add_from_deck(state, scope.player, piece.card, shown=self.reveal)
            else:
                assert piece.area == TRASH, f"{piece} can't be added from there"
                areas.add_from_trash(state, piece)
            scope.it = piece
        scope.those = _without(scope.those, picked)
        scope.done = bool(picked)
        return True

    def say(self, book: Book) -> str:
        """Say it."""
        return book.add(self.target, reveal=self.reveal)


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
