"""English for conditions, guards and moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import event
from streetcred.terms import LEGEND
from streetcred.text.conditions import AS_IT, THAT_LEGEND
from streetcred.text.dice import EVEN, Gigs, Pairs
from streetcred.text.english.nouns import NAME, SIDE, TYPE_WORDS, WITH, EnglishNouns
from streetcred.text.nouns import Cards
from streetcred.text.patterns import Fights, Steals, YouPlay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.text.dice import Dice
    from streetcred.text.filters import Filter
    from streetcred.text.nouns import Noun
    from streetcred.text.numbers import Number
    from streetcred.text.word import Pattern

CRED: Final = "[STAR] (Street Cred)"
LABELS: Final = {
    event.PLAYED: "PLAY",
    event.ATTACKED: "ATTACK",
    event.CALLED: "CALL",
    event.DEFEATED: "DEFEATED",
}


class EnglishWhens(EnglishNouns):
    """Conditions without their "if", guards, and moments without their "when"."""

    # Conditions.

    def compare_cred(self, *, more: bool) -> str:
        """You have more, or less, Street Cred than the Rival."""
        return f"you have {'more' if more else 'less'} {CRED} than a Rival"

    def cred_below(self, limit: int) -> str:
        """You have less Street Cred than that."""
        return f"you have less than {limit} {CRED}"

    def cred_even(self) -> str:
        """Your Street Cred is an even number."""
        return f"your {CRED} is an even number"

    def cred_differs(self, least: int) -> str:
        """Your Street Cred differs from the Rival's by that much."""
        return f"your {CRED} differs from a Rival's by {least}+"

    def controlled(self, dice: Dice, *, plural: bool = False) -> str:
        """Say dice that you control: they are friendly, so that word is left out."""
        if isinstance(dice, Gigs):
            return self.gig(dice, plural=plural, sided=False)
        assert isinstance(dice, Pairs), f"{dice} can't be said"
        return f"value-pair{'s' if plural else ''}{'' if dice.in_short else ' of Gigs'}"

    def control(self, dice: Dice, at_least: int) -> str:
        """You control such Gigs, or value-pairs."""
        if at_least > 1:
            return f"you control {at_least} or more {self.controlled(dice, plural=True)}"
        return f"you control {self.article(self.controlled(dice))}"

    def control_both(self, first: Dice, second: Dice) -> str:
        """You control a Gig of each of two kinds."""
        return f"you control {self.article(self.controlled(first))} and {self.article(self.controlled(second))}"

    def friendly_die_is_min(self, sides: int) -> str:
        """A friendly die shows its lowest value."""
        return f"a friendly d{sides} is a min Gig"

    def rival_has_more_gigs(self, by: int) -> str:
        """A Rival controls more Gigs than you."""
        return f"a Rival controls {f'at least {by} more' if by > 1 else 'more'} Gigs than you"

    def fixer_is_empty(self) -> str:
        """Your fixer area is empty."""
        return "your fixer area is empty"

    def gig_is(self, gigs: Gigs) -> str:
        """The Gig is such a one."""
        if gigs.sides:
            return f"it's a d{gigs.sides}"
        return f"its value is {'even' if gigs.shows == EVEN else 'odd'}"

    def type_is(self, kind: int | None) -> str:
        """The card is of that type, or of the chosen one."""
        return "it's the chosen type" if kind is None else f"it's {self.article(TYPE_WORDS[kind])}"

    def so_many_are(self, noun: Noun, one: Filter, at_least: int) -> str:
        """So many of those are like that."""
        cards = self.cards(noun, plural=True, joined="and/or")
        return f"{at_least} or more {cards} {self.about(third=False).being(one)}"

    def will_happen(self, patterns: Sequence[Pattern]) -> str:
        """One of these happens to that Unit."""
        verbs = {Steals: "steals", Fights: "fights"}
        return f"that Unit {' or '.join(verbs[type(pattern)] for pattern in patterns)}"

    def different_values(self, at_least: int) -> str:
        """You control Gigs that show different values."""
        return f"you control {at_least} or more Gigs with different values"

    def equals_a_gig(self, number: Number) -> str:
        """A number equals the value of a friendly Gig."""
        return f"{number.say(self)} equals the value of a friendly Gig"

    def becomes_min(self) -> str:
        """The Gig has become a min Gig."""
        return "it becomes a min Gig"

    def this_is(self, one: Filter, *, as_it: bool) -> str:
        """This Unit passes a filter."""
        if as_it and one.say(self).place not in (WITH, NAME):
            return f"it's {one.say(self).said(0)}"
        return f"{'it' if as_it else 'this Unit'} {self.about(third=True).being(one)}"

    def it_is(self, filters: Sequence[Filter], said: int) -> str:
        """The card handled last passes one of the filters."""
        words = self.either_of([one.say(self).said(0) for one in filters])
        if said == AS_IT:
            return f"it's {self.article(f'{words} Unit')}"
        if said == THAT_LEGEND:
            return f"that Legend {' or '.join(self.about(third=True).being(one) for one in filters)}"
        return f"that Unit is {self.article(words)}"

    def being(self, one: Filter) -> str:
        """Say a filter as what the subject is or has."""
        part = one.say(self)
        if part.place == WITH:
            return f"{self.verb('have')} {part.said(0)}"
        be = "is" if self.third else "are"
        return self.row(be, "named" if part.place == NAME else "", part.said(0))

    def one_of_yours(self, nouns: Sequence[Noun]) -> str:
        """Say cards that can't but be yours."""
        return self.article(" or ".join(self.cards(noun, without=(SIDE,)) for noun in nouns))

    def all_friendly_legends(self, one: Filter) -> str:
        """All friendly Legends pass a filter."""
        return f"all friendly Legends {self.about(third=False).being(one)}"

    def happened(self, pattern: Pattern) -> str:
        """It has happened this turn."""
        if isinstance(pattern, YouPlay):
            return f"you played {self.one_of_yours(pattern.nouns)} this turn"
        assert isinstance(pattern, Steals), f"{pattern} has no past tense yet"
        return f"{self.subject(pattern.noun)} stole {self.article(self.gig(pattern.wanted))} this turn"

    # Guards.

    def while_attacking(self) -> str:
        """During its attack."""
        return "while attacking"

    def while_fighting(self, opponent: Noun) -> str:
        """During a fight against such a Unit."""
        alone = isinstance(opponent, Cards) and opponent.types == LEGEND
        return f"while fighting {self.one(opponent) if alone else self.cards(opponent, plural=True)}"

    def during_your_turn(self) -> str:
        """In your turn."""
        return "during your turn"

    def while_lagging(self) -> str:
        """In the turn it is played."""
        return self.the_turn_it_is_played()

    def the_turn_it_is_played(self) -> str:
        """In the turn in which the subject is played."""
        return "the turn it's played" if self.third else "the turn they're played"

    # Moments.

    def label(self, kind: int) -> str:
        """A label in front of a text."""
        return LABELS[kind]

    def your_turn(self, *, starts: bool) -> str:
        """At the start, or the end, of your turn."""
        return f"at the {'start' if starts else 'end'} of your turn"

    def end_of_this_turn(self) -> str:
        """At the end of this turn."""
        return "at the end of this turn"

    def is_spent(self, noun: Noun) -> str:
        """Such a card is spent."""
        return f"{self.subject(noun)} is spent"

    def attacks(self, noun: Noun) -> str:
        """Such a Unit attacks."""
        return f"{self.subject(noun)} attacks"

    def you_play(self, nouns: Sequence[Noun]) -> str:
        """You play such a card."""
        return f"you play {self.one_of_yours(nouns)}"

    def wins(self, noun: Noun, against: Noun | None, by: int) -> str:
        """Such a Unit wins a fight, against such a one, by such a margin."""
        said = f"{self.subject(noun)} wins a fight"
        if against is not None:
            return f"{said} against {self.subject(against)}"
        return f"{said} by {by}+ power" if by else said

    def loses(self, noun: Noun) -> str:
        """Such a Unit loses a fight."""
        return f"{self.subject(noun)} loses a fight"

    def fights(self, noun: Noun) -> str:
        """Such a Unit fights."""
        return f"{self.subject(noun)} fights"

    def uses_blocker(self, noun: Noun) -> str:
        """Such a Unit uses BLOCKER."""
        return f"{self.subject(noun)} uses BLOCKER"

    def is_defeated(self, noun: Noun) -> str:
        """Such a Unit is defeated."""
        return f"{self.subject(noun)} is defeated"

    def steals(self, noun: Noun, gigs: Gigs, *, each: bool) -> str:
        """Such a Unit steals such a Gig, or one or more."""
        what = self.article(self.gig(gigs)) if each else f"1 or more {self.gig(gigs, plural=True)}"
        return f"{self.subject(noun)} steals {what}"

    def you_roll(self, gigs: Gigs) -> str:
        """You roll such a value."""
        return f"you roll {self.article(self.gig(gigs, thing='value on a Gig'))}"

    def rival_changes_gigs(self) -> str:
        """A Rival adjusts or swaps friendly Gigs."""
        return "a Rival adjusts or swaps 1 or more friendly Gigs"
