"""Patterns: the "when" of card text, as tests on events (10.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import event as happenings
from streetcred.text.word import Pattern

if TYPE_CHECKING:
    from streetcred.core.ability import Scope
    from streetcred.core.event import Event
    from streetcred.core.gig import Gig
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.dice import Gigs
    from streetcred.text.nouns import Noun

# Labels in front of a text (11.17), and the two moments of a turn.
PLAY: Final = happenings.PLAYED
ATTACK: Final = happenings.ATTACKED
CALL: Final = happenings.CALLED
DEFEATED: Final = happenings.DEFEATED
START: Final = happenings.TURN_STARTED
END: Final = happenings.TURN_ENDING


class Label(Pattern):
    """11.18 to 11.21 This card is played, attacks, is Called or is defeated. On Gear it is the host, if not played."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def matches(self, state: State, scope: Scope, event: Event) -> bool:  # noqa: ARG002
        """Give whether the event is about this card."""
        this = scope.carrier if self.kind == PLAY else scope.source
        return event.piece is not None and event.piece.id == this.id

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


class Spent(Pattern):
    """3.7 Such a card is turned sideways, for whatever reason."""

    kind = happenings.SPENT

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def matches(self, state: State, scope: Scope, event: Event) -> bool:
        """Give whether such a card was spent."""
        return event.piece is not None and self.noun.fits(state, scope, event.piece)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.is_spent(self.noun)


class Attacks(Pattern):
    """9.4 Such a Unit attacks."""

    kind = happenings.ATTACKED

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

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


class Wins(Pattern):
    """9.17.1 Such a Unit wins a fight, attacking or defending, against such a one."""

    kind = happenings.FOUGHT

    def __init__(self, noun: Noun, against: Noun) -> None:
        self.noun = noun
        self.against = against

    def matches(self, state: State, scope: Scope, event: Event) -> bool:
        """Give whether such a Unit won."""
        return event.cause == happenings.WON and _fought(state, scope, event, self.noun, self.against)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.wins(self.noun, self.against)


class Fights(Pattern):
    """9.17 Such a Unit fights, attacking or defending."""

    kind = happenings.FOUGHT

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def matches(self, state: State, scope: Scope, event: Event) -> bool:
        """Give whether such a Unit fought."""
        return event.piece is not None and self.noun.fits(state, scope, event.piece)

    def say(self, book: Book) -> str:
        """Say it."""
        return book.fights(self.noun)


def _fought(state: State, scope: Scope, event: Event, noun: Noun, against: Noun) -> bool:
    if event.piece is None or event.other is None:
        return False
    return noun.fits(state, scope, event.piece) and against.fits(state, scope, event.other)


class Steals(Pattern):
    """6.7.3 Such a Unit steals such a Gig: once for each; or one or more of them: once for the steal (C19)."""

    kind = happenings.STOLE

    def __init__(self, noun: Noun, gigs: Gigs, *, each: bool = True) -> None:
        self.noun = noun
        self.wanted = gigs
        self.each = each

    def matches(self, state: State, scope: Scope, event: Event) -> bool:
        """Give whether such a Unit stole such a Gig."""
        if event.piece is None or not self.noun.fits(state, scope, event.piece):
            return False
        return bool(self.gigs(state, scope, event))

    def gigs(self, state: State, scope: Scope, event: Event) -> tuple[Gig, ...]:  # noqa: ARG002
        """Give the stolen Gigs that are meant."""
        return tuple(gig for gig in event.gigs if self.wanted.fits(gig))

    def say(self, book: Book) -> str:
        """Say it."""
        return book.steals(self.noun, self.wanted, each=self.each)
