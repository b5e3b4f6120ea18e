"""Nouns for cards: which ones a text means, who picks among them, and how many."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from streetcred.core import look
from streetcred.core.ability import Noun as CoreNoun
from streetcred.core.decision import CARD, DONE, PICK, PIECE
from streetcred.rules.play import stand_in
from streetcred.terms import ANY_TYPE, FIELD, GEAR, HAND, LEGEND, NOBODY, TRASH, UNIT
from streetcred.text.filters import Another, Facing, Filter
from streetcred.text.numbers import Number, number

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
THEIRS: Final = 3
"""Of the player who acts, where each player does something (2.9)."""

# Where cards lie that a noun means.
IN_PLAY: Final = 0
IN_LEGENDS_AREA: Final = 1
IN_HAND: Final = 2
IN_TRASH: Final = 3
IN_HAND_OR_TRASH: Final = 4


class Noun(CoreNoun):
    """Words that mean cards, and can find them."""

    @abstractmethod
    def now(self, state: State, scope: Scope) -> list[Piece]:
        """Give the cards meant at this moment."""

    def count(self, state: State, scope: Scope) -> int:
        """Give how many there are at this moment."""
        return len(self.now(state, scope))

    def say_one(self, book: Book) -> str:
        """Say one of them, without an article."""
        return book.one_card(self)

    def is_hidden(self, scope: Scope) -> bool:  # noqa: ARG002
        """Give whether they lie where the other player can't see them (5.3.2)."""
        return False

    def is_picky(self) -> bool:
        """Give whether it asks for more than any card."""
        return False


class Cards(Noun):
    """Cards of certain types in a certain place, of a certain side, that pass all filters."""

    def __init__(self, types: int, side: int, filters: tuple[Filter, ...], place: int = IN_PLAY) -> None:
        self.types = types
        self.side = side
        self.filters = filters
        self.place = place

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether a record has one of the types, is of the side and passes all filters."""
        if not piece.types & self.types:
            return False
        if not self._is_of(scope, piece.owner):
            return False
        return all((piece.face_up or one.on_back) and one.fits(state, scope, piece) for one in self.filters)

    def _is_of(self, scope: Scope, player: int) -> bool:
        """Give whether the side meant is that player's."""
        if self.side == THEIRS:
            return player == scope.acting
        return self.side == EITHER or (player == scope.player) == (self.side == FRIENDLY)

    def now(self, state: State, scope: Scope) -> list[Piece]:
        """Give the cards meant at this moment, those of the turn player first."""
        found: list[Piece] = []
        for player in (state.player, 1 - state.player):
            if self._is_of(scope, player):
                found += [piece for piece in self._all(state, player) if self.fits(state, scope, piece)]
        return found

    def is_hidden(self, scope: Scope) -> bool:  # noqa: ARG002
        """Give whether they lie in a hand."""
        return self.place in (IN_HAND, IN_HAND_OR_TRASH)

    def is_picky(self) -> bool:
        """Give whether it asks for more than any card."""
        return self.types != ANY_TYPE or bool(self.filters)

    def _all(self, state: State, player: int) -> list[Piece]:
        """Give all cards in the place; in play means the Legends area and the field, for Legends too (C7)."""
        side = state.sides[player]
        found: list[Piece] = []
        if self.place in (IN_HAND, IN_HAND_OR_TRASH):
            found += [stand_in(card, player, HAND) for card in side.hand]
        if self.place in (IN_TRASH, IN_HAND_OR_TRASH):
            found += [state.piece(number) for number in side.trash]
        if self.place == IN_LEGENDS_AREA:
            found += [state.piece(number) for number in side.legends]
        if self.place != IN_PLAY:
            return found
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


class ThisInTrash(This):
    """This Unit, once it lies in the trash: where its DEFEATED effect finds it."""

    def now(self, state: State, scope: Scope) -> list[Piece]:
        """Give the card, if it still lies in the trash."""
        if not look.is_there(state, scope.source, TRASH):
            return []
        return [state.piece(scope.source.id)]


class ItsGear(Noun):
    """Its Gear: what is equipped to the card handled last, or to this one."""

    def __init__(self, *, of_this: bool) -> None:
        self.of_this = of_this

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:
        """Give whether it is such a Gear."""
        host = scope.source if self.of_this else scope.it
        return host is not None and piece.id in look.latest(state, host).gear

    def now(self, state: State, scope: Scope) -> list[Piece]:
        """Give the Gear."""
        host = scope.source if self.of_this else scope.it
        return [] if host is None else look.gear_of(state, look.latest(state, host))


# How IT is said.
AS_IT: Final = 0
AS_THAT_UNIT: Final = 1
AS_THIS_UNIT: Final = 2


class It(Noun):
    """IT: the card that was handled last, or that the event is about."""

    def __init__(self, said: int = AS_IT) -> None:
        self.said = said

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether it is that very piece."""
        return scope.it is not None and piece.id != NOBODY and piece.id == scope.it.id

    def now(self, state: State, scope: Scope) -> list[Piece]:
        """Give the card where it is now; one that has left for a hidden area is gone (C30)."""
        if scope.it is None:
            return []
        if scope.it.id == NOBODY:
            return [scope.it]
        here = state.pieces[scope.it.id]
        return [] if here is None else [here]


class Picked(It):
    """A card that was picked when the effect resolved, said as what it had to be (A3, A4)."""

    def __init__(self, noun: Cards) -> None:
        super().__init__()
        self.noun = noun


class Opposing(Noun):
    """The opposing Unit of the fight that the event is about."""

    def fits(self, state: State, scope: Scope, piece: Piece) -> bool:  # noqa: ARG002
        """Give whether it is that very Unit."""
        return scope.opposing is not None and piece.id == scope.opposing.id

    def now(self, state: State, scope: Scope) -> list[Piece]:
        """Give the Unit, if it is still on the field."""
        if scope.opposing is None or not look.is_there(state, scope.opposing, FIELD):
            return []
        return [state.piece(scope.opposing.id)]


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


ALL: Final = 1000
"""More than there ever are: any number of them."""


class Target:
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

    def is_pronoun(self) -> bool:
        """Give whether it is said as "it" or "them": by what was named just before."""
        return False


class Known(Target):
    """Cards that need no choice: this Unit, it, all rival Units; "them" if they were named just before."""

    def __init__(self, noun: Noun, *, as_them: bool = False) -> None:
        self.noun = noun
        self.as_them = as_them

    def pick(self, state: State, effect: Effect) -> list[Piece] | None:
        """Give all that the noun means."""
        return self.noun.now(state, effect.scope)

    def say(self, book: Book) -> str:
        """Say them."""
        return book.them() if self.as_them else book.known(self.noun)

    def is_pronoun(self) -> bool:
        """Give whether it is said as "it" or "them"."""
        if isinstance(self.noun, It) and not isinstance(self.noun, Picked):
            return self.noun.said == AS_IT
        return self.as_them


class Chosen(Target):
    """Cards that a player picks, one at a time (10.31): `most` of them, or up to that many.

    From a hidden place with a criterion a player may fail to find (5.3.2.4.1): "none" is then always an answer.
    """

    picks = True

    def __init__(self, noun: Noun, most: int | Number = 1, *, up_to: bool = False) -> None:
        self.noun = noun
        self.most = number(most)
        self.up_to = up_to

    def pick(self, state: State, effect: Effect) -> list[Piece] | None:
        """Ask until the picks are complete; what is forced by what everybody sees is not asked."""
        reply = state.take()
        most = self.most.value(state, effect.scope) or 0
        if reply is not None:
            effect.picked = (*effect.picked, reply)
            if reply[0] == DONE:
                return self._finish(state, effect)
        left = self._left(state, effect)
        wanted = most - len(effect.picked)
        if wanted <= 0:
            return self._finish(state, effect)
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
        state.ask(scope.acting, PICK, options, scope.carrier, effect.ability, wanted)
        return None

    def exists(self, state: State, scope: Scope) -> bool:
        """Give whether there is anything to pick, and something may be picked at all."""
        return (self.most.value(state, scope) or 0) > 0 and super().exists(state, scope)

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
THAT_UNIT: Final = Known(It(AS_THAT_UNIT))
THE_PICKED: Final = Known(It(AS_THIS_UNIT))
OPPOSING: Final = Known(Opposing())


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
    return Cards(types, FRIENDLY, filters, IN_TRASH)


def in_your_hand(types: int, *filters: Filter) -> Cards:
    """Give "... from your hand"."""
    return Cards(types, FRIENDLY, filters, IN_HAND)


def in_your_hand_or_trash(types: int, *filters: Filter) -> Cards:
    """Give "... from your hand or trash"."""
    return Cards(types, FRIENDLY, filters, IN_HAND_OR_TRASH)


def in_your_legends_area(*filters: Filter) -> Cards:
    """Give "... Legends in your Legends area"."""
    return Cards(LEGEND, FRIENDLY, filters, IN_LEGENDS_AREA)


def theirs(types: int, *filters: Filter) -> Cards:
    """Give cards in play of the player who acts."""
    return Cards(types, THEIRS, filters)


def other(noun: Cards) -> Cards:
    """Give "another ..." or "other ..."."""
    return Cards(noun.types, noun.side, (Another(), *noun.filters), noun.place)


def a(noun: Noun) -> Chosen:
    """Give one card that is picked."""
    return Chosen(noun)


def up_to(most: int | Number, noun: Noun) -> Chosen:
    """Give up to that many cards that are picked."""
    return Chosen(noun, most, up_to=True)


def any_number(noun: Noun) -> Chosen:
    """Give any number of cards that are picked."""
    return Chosen(noun, ALL, up_to=True)


def exactly(most: int | Number, noun: Noun) -> Chosen:
    """Give that many cards that are picked, as far as there are as many."""
    return Chosen(noun, most)


def every(noun: Cards) -> Known:
    """Give all of them."""
    return Known(noun)


ANY_OF_THOSE: Final = Chosen(Those())
FACE_DOWN_LEGEND: Final = friendly(LEGEND, Facing(up=False))
