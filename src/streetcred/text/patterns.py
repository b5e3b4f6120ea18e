"""Patterns: the "when" of card text, as tests on events (10.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import event as happenings
from streetcred.core.look import is_unit
from streetcred.text.word import Pattern

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.event import Event
    from streetcred.core.gig import Gig
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.dice import Gigs
    from streetcred.text.nouns import Noun
    from streetcred.text.word import Condition

# Labels in front of a text (11.17), and the two moments of a turn.
PLAY: Final = happenings.PLAYED
ATTACK: Final = happenings.ATTACKED
CALL: Final = happenings.CALLED
DEFEATED: Final = happenings.DEFEATED
START: Final = happenings.TURN_STARTED
END: Final = happenings.TURN_ENDING


class OfCards(Pattern):
    """Something that happens to such a card, or that it does; "it" is that card from then on."""

    def __init__(self, noun: Noun) -> None:
        self.noun = noun


class Label(Pattern):
    """11.18 to 11.21 This card is played, attacks, is Called or is defeated. On Gear it is the host, if not played."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def matches(self, state: State, scope: Scope, event: Event) -> bool:  # noqa: ARG002
        """Give whether the event is about this card; DEFEATED speaks of a Unit, which a Legend is on the field only."""
        this = scope.carrier if self.kind == PLAY else scope.source
        if event.piece is None or event.piece.id != this.id:
            return False
        return self.kind != DEFEATED or is_unit(event.piece)

    def say(self, book: Book) -> str:
        """Say the label."""
        return book.label(self.kind)


class YourTurn(Pattern):
    """8.6.2.2, 8.16.1 Your turn starts, or ends."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def matches(self, state: State, scope: Scope, event: Event) -> bool:  # noqa: ARG002
        """Give whether it is your turn."""
        return event.player == scope.player

    def say(self, book: Book) -> str:
        """Say the moment."""
        return book.your_turn(starts=self.kind == START)


class TurnEnds(Pattern):
    """8.16.1 This turn ends, whoever's it is, and what has to be true of it is true (10.3)."""

    kind = happenings.TURN_ENDING

    def __init__(self, only_if: Condition) -> None:
        self.only_if = only_if

    def matches(self, state: State, scope: Scope, event: Event) -> bool:  # noqa: ARG002
        """Give whether it is true; the first end of a turn is this turn's."""
        return self.only_if.holds(state, scope)

    def say(self, book: Book) -> str:
        """Say the moment."""
        return book.end_of_this_turn()


class Spent(OfCards):
    """3.7 Such a card is turned sideways, for whatever reason."""

    kind = happenings.SPENT

    def matches(self, state: State, scope: Scope, event: Event) -> bool:
        """Give whether such a card was spent."""
        return event.piece is not None and self.noun.fits(state, scope, event.piece)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.is_spent(self.noun)


class Attacks(OfCards):
    """9.4 Such a Unit attacks."""

    kind = happenings.ATTACKED

    def matches(self, state: State, scope: Scope, event: Event) -> bool:
        """Give whether such a Unit attacked."""
        return event.piece is not None and self.noun.fits(state, scope, event.piece)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.attacks(self.noun)


class YouPlay(Pattern):
    """11.4 You play such a card."""

    kind = happenings.PLAYED

    def __init__(self, *nouns: Noun) -> None:
        self.nouns = nouns

    def matches(self, state: State, scope: Scope, event: Event) -> bool:
        """Give whether you played such a card."""
        piece = event.piece
        if event.player != scope.player or piece is None:
            return False
        return any(noun.fits(state, scope, piece) for noun in self.nouns)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.you_play(self.nouns)


class Wins(OfCards):
    """9.17.1 Such a Unit wins a fight, attacking or defending: against such a one, by such a margin.

    Without a margin every win counts, also one with less power that a text decides (9.17.4).
    """

    kind = happenings.FOUGHT

    def __init__(self, noun: Noun, against: Noun | None = None, by: int = 0) -> None:
        super().__init__(noun)
        self.against = against
        self.by = by

    def matches(self, state: State, scope: Scope, event: Event) -> bool:
        """Give whether such a Unit won."""
        if event.cause != happenings.WON or event.piece is None or event.other is None:
            return False
        if self.by and event.number < self.by:
            return False
        if not self.noun.fits(state, scope, event.piece):
            return False
        return self.against is None or self.against.fits(state, scope, event.other)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.wins(self.noun, self.against, self.by)


class Loses(OfCards):
    """9.17.2 Such a Unit loses a fight; in a tie both do (9.17.3)."""

    kind = happenings.FOUGHT

    def matches(self, state: State, scope: Scope, event: Event) -> bool:
        """Give whether such a Unit lost."""
        if event.cause == happenings.WON or event.piece is None:
            return False
        return self.noun.fits(state, scope, event.piece)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.loses(self.noun)


class UsesBlocker(OfCards):
    """9.9, 11.24 Such a Unit uses BLOCKER."""

    kind = happenings.BLOCKED

    def matches(self, state: State, scope: Scope, event: Event) -> bool:
        """Give whether such a Unit blocked."""
        return event.piece is not None and self.noun.fits(state, scope, event.piece)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.uses_blocker(self.noun)


class IsDefeated(OfCards):
    """11.19 Such a Unit is defeated; the record is the one it had on the field."""

    kind = happenings.DEFEATED

    def matches(self, state: State, scope: Scope, event: Event) -> bool:
        """Give whether such a Unit was defeated."""
        return event.piece is not None and self.noun.fits(state, scope, event.piece)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.is_defeated(self.noun)


class YouRoll(Pattern):
    """8.6.5.2 You roll such a value on a Gig; a result that was ignored does not count (R125)."""

    kind = happenings.ROLLED

    def __init__(self, gigs: Gigs) -> None:
        self.wanted = gigs

    def matches(self, state: State, scope: Scope, event: Event) -> bool:  # noqa: ARG002
        """Give whether you rolled such a value."""
        return event.player == scope.player and self.wanted.fits(event.gigs[0])

    def say(self, book: Book) -> str:
        """Say it."""
        return book.you_roll(self.wanted)


class RivalChangesGigs(Pattern):
    """6.4, 6.6 A Rival adjusts or swaps one or more of your Gigs: once for each instruction (C19)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def matches(self, state: State, scope: Scope, event: Event) -> bool:  # noqa: ARG002
        """Give whether a Rival did that to a Gig of yours."""
        mine = self.kind == happenings.SWAPPED or event.number == scope.player
        return event.player != scope.player and mine

    def say(self, book: Book) -> str:
        """Say it, adjusting and swapping in one."""
        return book.rival_changes_gigs()


class Fights(OfCards):
    """9.17 Such a Unit fights, attacking or defending (C4)."""

    kind = happenings.FOUGHT

    def matches(self, state: State, scope: Scope, event: Event) -> bool:
        """Give whether such a Unit fought."""
        return event.piece is not None and self.noun.fits(state, scope, event.piece)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.fights(self.noun)


class Steals(OfCards):
    """6.7.3 Such a Unit steals such a Gig: once for each; or one or more of them: once for the steal (C19)."""

    kind = happenings.STOLE

    def __init__(self, noun: Noun, gigs: Gigs, *, each: bool = True) -> None:
        super().__init__(noun)
        self.wanted = gigs
        self.each = each

    def matches(self, state: State, scope: Scope, event: Event) -> bool:
        """Give whether such a Unit stole such a Gig."""
        if event.piece is None or not self.noun.fits(state, scope, event.piece):
            return False
        return bool(self.gigs(state, scope, event))

    def gigs(self, state: State, scope: Scope, event: Event) -> tuple[Gig, ...]:  # noqa: ARG002
        """Give the stolen Gigs that are meant."""
        power = 0 if event.piece is None or event.piece.fixed_power is None else event.piece.fixed_power
        return tuple(gig for gig in event.gigs if self._is_wanted(gig, power))

    def _is_wanted(self, gig: Gig, power: int) -> bool:
        return self.wanted.fits(gig) and (not self.wanted.below_power or gig.value < power)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.steals(self.noun, self.wanted, each=self.each)
