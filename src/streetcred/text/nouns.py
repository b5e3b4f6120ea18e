"""Nouns for cards: which ones a text means, who picks among them, and how many."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from streetcred.core import look
from streetcred.core.ability import Noun as CoreNoun
from streetcred.core.decision import CARD, DONE, PICK, PIECE
from streetcred.rules.play import stand_in
from streetcred.terms import ANY_TYPE, FIELD, GEAR, HAND, LEGEND, NOBODY, TRASH, UNIT
from streetcred.text.filters import Another, Facing, Filter
from streetcred.text.word import RIVAL

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.decision import Option
    from streetcred.core.effect import Effect
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.text.book import Book

# Whose pieces are meant (1.7.2).
FRIENDLY: Final = 0
RIVALS: Final = 1
EITHER: Final = 2


class Noun(CoreNoun):
    """Words that mean cards, and can find them."""

    @abstractmethod
    def now(self, state: State, scope: Scope) -> list[Piece]:
        """Give the cards meant at this moment."""

    def is_hidden(self, scope: Scope) -> bool:  # noqa: ARG002
        """Give whether they lie where the other player can't see them (5.3.2)."""
        return False

    def is_picky(self) -> bool:
        """Give whether it asks for more than any card."""
        return False


class Cards(Noun):
    """Cards of certain types in a certain place, of a certain side, that pass all filters."""

    def __init__(self, types: int, side: int, filters: tuple[Filter, ...], place: int = FIELD) -> None:
        self.types = types
        self.side = side
        self.filters = filters
        self.place = place
        """FIELD for cards in play; else HAND or TRASH."""

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether a record has one of the types, is of the side and passes all filters."""
        if not piece.types & self.types:
            return False
        if self.side != EITHER and (piece.owner == scope.player) != (self.side == FRIENDLY):
            return False
        return all(one.fits(state, scope, piece) for one in self.filters)

    def now(self, state: State, scope: Scope) -> list[Piece]:
        """Give the cards meant at this moment, those of the turn player first."""
        found: list[Piece] = []
        for player in (state.player, 1 - state.player):
            if self.side == EITHER or (player == scope.player) == (self.side == FRIENDLY):
                found += [piece for piece in self._all(state, player) if self.fits(state, scope, piece)]
        return found

    def is_hidden(self, scope: Scope) -> bool:  # noqa: ARG002
        """Give whether they lie in a hand."""
        return self.place == HAND

    def is_picky(self) -> bool:
        """Give whether it asks for more than any card."""
        return self.types != ANY_TYPE or bool(self.filters)

    def _all(self, state: State, player: int) -> list[Piece]:
        side = state.sides[player]
        if self.place == HAND:
            return [stand_in(card, player, HAND) for card in side.hand]
        if self.place == TRASH:
            return [state.piece(number) for number in side.trash]
        found: list[Piece] = []
        for piece in map(state.piece, side.legends + side.field):
            found.append(piece)
            if self.types & GEAR:
                found += look.gear_of(state, piece)
        return found


class This(Noun):
    """THIS: the piece that the text is read on; for Gear its host (4.11.3.1)."""

    def __init__(self, types: int = UNIT) -> None:
        self.types = types
        """As what the text speaks of it: "this Unit", "this Legend", "this Unit or Legend"."""

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether it is that very piece."""
        return piece.id == scope.source.id

    def now(self, state: State, scope: Scope) -> list[Piece]:
        """Give the piece, if it is still in play."""
        here = look.latest(state, scope.source)
        return [here] if here.in_play and look.is_there(state, here, here.area) else []


class It(Noun):
    """IT: the card that was handled last, or that the event is about."""

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether it is that very piece."""
        return scope.it is not None and piece.id != NOBODY and piece.id == scope.it.id

    def now(self, state: State, scope: Scope) -> list[Piece]:
        """Give the card where it is now; one that has left for a hidden area is gone."""
        if scope.it is None:
            return []
        if scope.it.id == NOBODY:
            return [scope.it]
        here = state.pieces[scope.it.id]
        return [] if here is None else [here]


class Those(Noun):
    """THOSE: the cards just trashed, searched or revealed that pass the filters."""

    def __init__(self, types: int = ANY_TYPE, filters: tuple[Filter, ...] = ()) -> None:
        self.types = types
        self.filters = filters

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether a card has one of the types and passes all filters."""
        return bool(piece.types & self.types) and all(one.fits(state, scope, piece) for one in self.filters)

    def now(self, state: State, scope: Scope) -> list[Piece]:
        """Give the cards."""
        return [piece for piece in scope.those if self.fits(state, scope, piece)]

    def is_hidden(self, scope: Scope) -> bool:
        """Give whether they are still in the deck."""
        return bool(scope.those) and scope.those[0].id == NOBODY

    def is_picky(self) -> bool:
        """Give whether it asks for more than any card."""
        return self.types != ANY_TYPE or bool(self.filters)


class Target(ABC):
    """What an instruction acts on: cards that are picked, all of a kind, or ones that are known already."""

    noun: Noun
    picks = False
    """Whether the cards have to be picked."""

    @abstractmethod
    def pick(self, state: State, effect: Effect) -> list[Piece] | None:
        """Give the cards; None after asking for them."""

    @abstractmethod
    def say(self, book: Book) -> str:
        """Say what is acted on."""

    def exists(self, state: State, scope: Scope) -> bool:
        """Give whether there is anything to act on."""
        return bool(self.noun.now(state, scope))


class Known(Target):
    """Cards that need no choice: this Unit, it, all rival Units."""

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def pick(self, state: State, effect: Effect) -> list[Piece] | None:
        """Give all that the noun means."""
        return self.noun.now(state, effect.scope)

    def say(self, book: Book) -> str:
        """Say them."""
        return book.known(self.noun)


class Chosen(Target):
    """Cards that a player picks, one at a time (10.31): `most` of them, or up to that many.

    From a hidden place with a criterion a player may fail to find (5.3.2.4.1): "none" is then always an answer.
    """

    picks = True

    def __init__(self, noun: Noun, most: int = 1, *, up_to: bool = False, by: int = 0) -> None:
        self.noun = noun
        self.most = most
        self.up_to = up_to
        self.by = by

    def pick(self, state: State, effect: Effect) -> list[Piece] | None:
        """Ask until the picks are complete; what is forced by what everybody sees is not asked."""
        reply = state.take()
        if reply is not None:
            effect.picked = (*effect.picked, reply)
            if reply[0] == DONE or len(effect.picked) == self.most:
                return self._finish(state, effect)
        left = self._left(state, effect)
        wanted = self.most - len(effect.picked)
        may_fail = self.noun.is_picky() and self.noun.is_hidden(effect.scope)
        optional = self.up_to or may_fail
        if not optional and len(left) <= wanted:
            effect.picked += tuple(option_of(piece) for piece in left)
            return self._finish(state, effect)
        if not left and not may_fail:
            return self._finish(state, effect)
        options: list[Option] = list(dict.fromkeys(option_of(piece) for piece in left))
        if optional:
            options.append((DONE, 0, 0))
        scope = effect.scope
        player = 1 - scope.player if self.by == RIVAL else scope.acting
        state.ask(player, PICK, options, scope.carrier, effect.ability, wanted)
        return None

    def _left(self, state: State, effect: Effect) -> list[Piece]:
        """Give what can still be picked: every copy once."""
        left = self.noun.now(state, effect.scope)
        for option in effect.picked:
            for piece in left:
                if option_of(piece) == option:
                    left.remove(piece)
                    break
        return left

    def _finish(self, state: State, effect: Effect) -> list[Piece]:
        picks = effect.picked
        effect.picked = ()
        found: list[Piece] = []
        for option in picks:
            if option[0] == PIECE:
                found.append(state.piece(option[1]))
            elif option[0] == CARD:
                found.append(next(p for p in self.noun.now(state, effect.scope) if option_of(p) == option))
        return found

    def say(self, book: Book) -> str:
        """Say how many, and of what."""
        return book.chosen(self.noun, self.most, up_to=self.up_to)


def option_of(piece: Piece) -> Option:
    """Give the option that names a piece, or a card in a hidden area."""
    if piece.id == NOBODY:
        return (CARD, piece.card.number, piece.area)
    return (PIECE, piece.id, 0)


THIS: Final = Known(This())
THIS_LEGEND: Final = Known(This(LEGEND))
THIS_UNIT_OR_LEGEND: Final = Known(This(UNIT | LEGEND))
IT: Final = Known(It())


def friendly(types: int, *filters: Filter) -> Cards:
    """Give "friendly ..."."""
    return Cards(types, FRIENDLY, filters)


def rival(types: int, *filters: Filter) -> Cards:
    """Give "rival ..."."""
    return Cards(types, RIVALS, filters)


def either(types: int, *filters: Filter) -> Cards:
    """Give cards in play of both sides."""
    return Cards(types, EITHER, filters)


def in_your_trash(types: int, *filters: Filter) -> Cards:
    """Give "... from your trash"."""
    return Cards(types, FRIENDLY, filters, TRASH)


def other(noun: Cards) -> Cards:
    """Give "another ..." or "other ..."."""
    return Cards(noun.types, noun.side, (Another(), *noun.filters), noun.place)


def a(noun: Noun) -> Chosen:
    """Give one card that is picked."""
    return Chosen(noun)


def up_to(most: int, noun: Noun) -> Chosen:
    """Give up to that many cards that are picked."""
    return Chosen(noun, most, up_to=True)


def every(noun: Cards) -> Known:
    """Give all of them."""
    return Known(noun)


FACE_DOWN_LEGEND: Final = friendly(LEGEND, Facing(up=False))
