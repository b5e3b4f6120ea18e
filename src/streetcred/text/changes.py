"""Changes: what a persistent effect or a modifier changes (10.22)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from streetcred.core import ability
from streetcred.core.ability import Change as CoreChange
from streetcred.terms import KEYWORD_NAMES
from streetcred.text.numbers import Per

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.effect import Effect
    from streetcred.core.gig import Gig
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.nouns import Noun
    from streetcred.text.numbers import Number

ATTACK: Final = ability.CANT_ATTACK
BE_BLOCKED: Final = ability.CANT_BE_BLOCKED
BE_DEFEATED: Final = ability.CANT_BE_DEFEATED
DEFEAT: Final = ability.CANT_DEFEAT
READY: Final = ability.CANT_READY


class Change(CoreChange):
    """A change that can be said."""

    is_had = False
    """Whether it is a thing that the subject has (power), or else something it does or can't do."""
    says_when = False
    """Whether its phrase says when it holds; nothing more is then said of that."""

    @abstractmethod
    def say(self, book: Book) -> str:
        """Say what the subject has, does or can't do."""

    def say_each(self, book: Book) -> str:  # noqa: ARG002
        """Say what its amount is for each of; nothing for a plain amount."""
        return ""

    def choose(self, state: State, effect: Effect) -> bool:  # noqa: ARG002
        """Let the player choose what its amount is read from; give False after asking."""
        return True


class Power(Change):
    """3.17.2 More power, or less."""

    kind = ability.POWER
    is_had = True

    def __init__(self, number: Number) -> None:
        self.number = number

    def amount(self, state: State, scope: Scope) -> int:
        """Give how much more."""
        return self.number.value(state, scope) or 0

    def choose(self, state: State, effect: Effect) -> bool:
        """Let the player choose what the number is read from."""
        return self.number.choose(state, effect)

    def say(self, book: Book) -> str:
        """Say how much."""
        return book.power(self.number)

    def say_each(self, book: Book) -> str:
        """Say what it is for each of."""
        return self.number.say_each(book) if isinstance(self.number, Per) else ""


class HasKeyword(Change):
    """11.22 A keyword."""

    kind = ability.KEYWORD
    is_had = True

    def __init__(self, keyword: int) -> None:
        assert keyword in KEYWORD_NAMES, f"{keyword} is no keyword"
        self.keyword = keyword

    def amount(self, state: State, scope: Scope) -> int:  # noqa: ARG002
        """Give the keyword's bit."""
        return self.keyword

    def say(self, book: Book) -> str:
        """Say the keyword."""
        return book.keyword(self.keyword)


class MayAttack(Change):
    """9.3.2.3 A permission to attack such Units: while lagging, or although they are ready. It grants just that."""

    kind = ability.MAY_ATTACK

    def __init__(self, noun: Noun, *, lifts_lag: bool, in_short: bool = False) -> None:
        self.noun = noun
        self.lifts_lag = lifts_lag
        self.in_short = in_short
        """Whether "the turn it's played" goes without saying."""
        self.says_when = lifts_lag and not in_short

    def covers(self, state: State, scope: Scope, piece: Piece | None) -> bool:
        """Give whether a target is one of them; the Gig area is not."""
        return piece is not None and self.noun.fits(state, scope, piece)

    def say(self, book: Book) -> str:
        """Say what may be attacked."""
        return book.may_attack(self.noun, lifts_lag=self.lifts_lag, in_short=self.in_short)


class MayAttackGigs(Change):
    """9.3.2.3 A permission to attack the rival Gig area while lagging."""

    kind = ability.MAY_ATTACK
    lifts_lag = True
    says_when = True

    def covers(self, state: State, scope: Scope, piece: Piece | None) -> bool:  # noqa: ARG002
        """Give whether the target is the Gig area."""
        return piece is None

    def say(self, book: Book) -> str:
        """Say it."""
        return book.may_attack_gigs()


class MustAttack(Change):
    """An order to attack: the turn can't be ended while there is a legal attack."""

    kind = ability.MUST_ATTACK

    def say(self, book: Book) -> str:
        """Say it."""
        return book.must_attack()


class StealsFewer(Change):
    """9.23.2 It steals fewer Gigs, at every steal."""

    kind = ability.STEALS

    def __init__(self, fewer: int) -> None:
        self.fewer = fewer

    def amount(self, state: State, scope: Scope) -> int:  # noqa: ARG002
        """Give how many fewer, below zero."""
        return -self.fewer

    def say(self, book: Book) -> str:
        """Say how many fewer."""
        return book.steals_fewer(self.fewer)


class WinsAgainst(Change):
    """9.17.4 It wins all fights against such Units, whatever the powers."""

    kind = ability.WINS

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def covers(self, state: State, scope: Scope, piece: Piece | None) -> bool:
        """Give whether an opponent is one of them."""
        return piece is not None and self.noun.fits(state, scope, piece)

    def say(self, book: Book) -> str:
        """Say against which."""
        return book.wins_against(self.noun)


class Price(Change):
    """11.8.2 What is paid to play a card, to use GO SOLO or to activate an effect: more, or less."""

    def __init__(self, number: Number, kind: int = ability.PRICE) -> None:
        self.number = number
        self.kind = kind

    def amount(self, state: State, scope: Scope) -> int:
        """Give how much more is paid, below zero for less."""
        return self.number.value(state, scope) or 0

    def say(self, book: Book) -> str:
        """Say how much more or less."""
        return book.price(self.number, self.kind)

    def say_each(self, book: Book) -> str:
        """Say what it is for each of."""
        return self.number.say_each(book) if isinstance(self.number, Per) else ""


class FixedPrice(Change):
    """3.11.1.1 Another price in place of the cost; it is compulsory (R159)."""

    kind = ability.PRICE

    def __init__(self, price: int) -> None:
        self.fixed = price

    def fixes(self, state: State, scope: Scope) -> int | None:  # noqa: ARG002
        """Give the price."""
        return self.fixed

    def say(self, book: Book) -> str:
        """Say the price."""
        return book.fixed_price(self.fixed)


class FreeCall(Change):
    """11.11 A Call that may be free."""

    kind = ability.FREE_CALL

    def say(self, book: Book) -> str:
        """Say it."""
        return book.free_call()


class Cant(Change):
    """2.6 A plain ban: it beats every permission."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def say(self, book: Book) -> str:
        """Say what can't be done."""
        return book.cant(self.kind)


class OnlyAttackUnits(Change):
    """9.3.2.3 It can attack rival Units and nothing else."""

    kind = ability.ONLY_UNITS

    def say(self, book: Book) -> str:
        """Say it."""
        return book.only_attack_units()


class CantSteal(Change):
    """9.23.4 It can't steal friendly Gigs whose value is higher, or lower, than its power at that moment."""

    kind = ability.CANT_STEAL

    def __init__(self, *, above: bool) -> None:
        self.above = above

    def bars(self, state: State, gig: Gig, power: int) -> bool:  # noqa: ARG002
        """Give whether the Gig is out of reach."""
        return gig.value > power if self.above else gig.value < power

    def say(self, book: Book) -> str:
        """Say it."""
        return book.cant_steal(above=self.above)
