"""What a phrase book must be able to say. One subclass for each language; words only name their phrase."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.text.abilities import Guard
    from streetcred.text.changes import Change
    from streetcred.text.dice import ChosenGig, Dice, Gigs
    from streetcred.text.filters import Filter
    from streetcred.text.nouns import Noun, Target
    from streetcred.text.numbers import Number
    from streetcred.text.word import Condition, Pattern, Sentence

Part: TypeAlias = tuple[int, str]
"""Words about a thing, with the place where they stand around it; the book itself gives places their meaning."""


class Book(ABC):
    """A language for card text. Every method says one phrase; its name is the word it says."""

    # Paragraphs: whole sentences with their full stops.

    @abstractmethod
    def keyword_line(self, keyword: int) -> str:
        """A keyword alone on its line."""

    @abstractmethod
    def program(self, paragraphs: Sequence[Sequence[Sentence]], *, quick: bool) -> str:
        """What a Program does."""

    @abstractmethod
    def triggered(
        self,
        patterns: Sequence[Pattern],
        sentences: Sequence[Sentence],
        only_if: Condition | None,
        *,
        first: bool,
    ) -> str:
        """An effect with its trigger."""

    @abstractmethod
    def activated(self, price: int, sentences: Sequence[Sentence], *, spends: bool, quick: bool) -> str:
        """An effect with its cost."""

    @abstractmethod
    def standing(self, noun: Noun, change: Change, during: Guard | None, only_if: Condition | None) -> str:
        """A persistent effect."""

    @abstractmethod
    def would_be_defeated(self, noun: Noun, sentences: Sequence[Sentence], *, optional: bool) -> str:
        """A replacement of a defeat."""

    # Nouns.

    @abstractmethod
    def known(self, noun: Noun) -> str:
        """Cards that need no choice."""

    @abstractmethod
    def chosen(self, noun: Noun, most: int, *, up_to: bool) -> str:
        """Cards that are picked."""

    @abstractmethod
    def chosen_gig(self, gigs: Gigs) -> str:
        """A Gig that is picked."""

    @abstractmethod
    def event_gig(self) -> str:
        """The Gig that the event is about."""

    # Filters.

    @abstractmethod
    def tags(self, tags: Sequence[str]) -> Part:
        """With one of these tags."""

    @abstractmethod
    def colour(self, colour: str) -> Part:
        """Of that colour."""

    @abstractmethod
    def cost_at_most(self, most: int) -> Part:
        """With at most that cost."""

    @abstractmethod
    def power_at_most(self, most: Number) -> Part:
        """With at most that power."""

    @abstractmethod
    def power_at_least(self, least: int) -> Part:
        """With at least that power."""

    @abstractmethod
    def facing(self, *, up: bool) -> Part:
        """Face-up or face-down."""

    @abstractmethod
    def oriented(self, *, ready: bool) -> Part:
        """Ready or spent."""

    @abstractmethod
    def equipped(self, *, equipped: bool) -> Part:
        """With Gear or without."""

    @abstractmethod
    def another(self) -> Part:
        """Not this one."""

    @abstractmethod
    def named(self, name: str) -> Part:
        """With that name."""

    @abstractmethod
    def its(self) -> Part:
        """On this piece."""

    @abstractmethod
    def has_keyword(self, keyword: int) -> Part:
        """With that keyword."""

    # Numbers.

    @abstractmethod
    def digits(self, number: int) -> str:
        """A printed number."""

    @abstractmethod
    def value_of(self, gigs: Gigs) -> str:
        """The value of a Gig."""

    @abstractmethod
    def its_cost(self) -> str:
        """The cost of the card handled last."""

    @abstractmethod
    def total_discarded(self) -> str:
        """How many cards were discarded in all."""

    # Conditions, without their "if".

    @abstractmethod
    def compare_cred(self, *, more: bool) -> str:
        """You have more, or less, Street Cred than the Rival."""

    @abstractmethod
    def cred_below(self, limit: int) -> str:
        """You have less Street Cred than that."""

    @abstractmethod
    def cred_even(self) -> str:
        """Your Street Cred is an even number."""

    @abstractmethod
    def cred_differs(self, least: int) -> str:
        """Your Street Cred differs from the Rival's by that much."""

    @abstractmethod
    def control(self, dice: Dice, at_least: int) -> str:
        """You control such Gigs, or value-pairs."""

    @abstractmethod
    def different_values(self, at_least: int) -> str:
        """You control Gigs that show different values."""

    @abstractmethod
    def equals_a_gig(self, number: Number) -> str:
        """A number equals the value of a friendly Gig."""

    @abstractmethod
    def becomes_min(self) -> str:
        """The Gig has become a min Gig."""

    @abstractmethod
    def this_is(self, one: Filter) -> str:
        """This Unit passes a filter."""

    @abstractmethod
    def it_is(self, filters: Sequence[Filter]) -> str:
        """The card handled last passes one of the filters."""

    @abstractmethod
    def all_friendly_legends(self, one: Filter) -> str:
        """All friendly Legends pass a filter."""

    @abstractmethod
    def happened(self, pattern: Pattern) -> str:
        """It has happened this turn."""

    @abstractmethod
    def while_attacking(self) -> str:
        """During its attack."""

    # Patterns, without their "when".

    @abstractmethod
    def label(self, kind: int) -> str:
        """A label in front of a text."""

    @abstractmethod
    def your_turn(self, *, starts: bool) -> str:
        """At the start, or the end, of your turn."""

    @abstractmethod
    def is_spent(self, noun: Noun) -> str:
        """Such a card is spent."""

    @abstractmethod
    def attacks(self, noun: Noun) -> str:
        """Such a Unit attacks."""

    @abstractmethod
    def you_play(self, nouns: Sequence[Noun]) -> str:
        """You play such a card."""

    @abstractmethod
    def wins(self, noun: Noun, against: Noun) -> str:
        """Such a Unit wins a fight against such a one."""

    @abstractmethod
    def fights(self, noun: Noun) -> str:
        """Such a Unit fights."""

    @abstractmethod
    def steals(self, noun: Noun, gigs: Gigs, *, each: bool) -> str:
        """Such a Unit steals such a Gig, or one or more."""

    # Changes.

    @abstractmethod
    def power(self, number: Number) -> str:
        """That much power."""

    @abstractmethod
    def cant(self, kind: int) -> str:
        """What can't be done."""

    @abstractmethod
    def only_attack_units(self) -> str:
        """It can attack nothing but rival Units."""

    @abstractmethod
    def cant_steal_above(self) -> str:
        """It can't steal Gigs above its power."""

    # Instructions.

    @abstractmethod
    def draw(self, count: int) -> str:
        """Draw cards."""

    @abstractmethod
    def discard(self, count: int, by: int) -> str:
        """Discard cards."""

    @abstractmethod
    def discard_hand(self) -> str:
        """Discard the hand."""

    @abstractmethod
    def search(self, count: int) -> str:
        """Search the top cards of the deck."""

    @abstractmethod
    def trash_it(self) -> str:
        """Trash the card that was looked at."""

    @abstractmethod
    def add(self, target: Target, *, reveal: bool) -> str:
        """Add cards to the hand."""

    @abstractmethod
    def bottom_deck_the_rest(self, *, at_random: bool) -> str:
        """Bottom-deck what is left of a search."""

    @abstractmethod
    def look_at(self, target: Target) -> str:
        """Look at face-down Legends."""

    @abstractmethod
    def defeat(self, target: Target) -> str:
        """Defeat cards."""

    @abstractmethod
    def spend(self, targets: Sequence[Target]) -> str:
        """Spend cards."""

    @abstractmethod
    def ready(self, target: Target) -> str:
        """Ready cards."""

    @abstractmethod
    def ready_eddies(self, count: int) -> str:
        """Ready Eddies."""

    @abstractmethod
    def call_for_free(self, target: Target) -> str:
        """Call a Legend for free."""

    @abstractmethod
    def pay(self, amount: int) -> str:
        """Pay."""

    @abstractmethod
    def give(self, target: Target, change: Change, span: int, said: int) -> str:
        """Give cards a change for a while."""

    @abstractmethod
    def have_for_a_while(self, noun: Noun, change: Change, span: int) -> str:
        """Let a rule stand for a while."""

    @abstractmethod
    def adjust(self, way: int, gig: ChosenGig, amount: int, *, up_to: bool) -> str:
        """Increase, decrease or adjust a Gig."""

    @abstractmethod
    def swap(self, mine: ChosenGig, theirs: ChosenGig) -> str:
        """Swap two Gigs."""

    # Joints.

    @abstractmethod
    def may(self, sentence: Sentence, only_if: Condition | None) -> str:
        """You may do it."""

    @abstractmethod
    def iff(self, condition: Condition, then: Sentence, otherwise: Sentence | None) -> str:
        """If it is so, do this, otherwise that."""

    @abstractmethod
    def then(self, sentence: Sentence) -> str:
        """Then do it."""

    @abstractmethod
    def each_player(self, sentences: Sequence[Sentence]) -> str:
        """Each player does it."""

    @abstractmethod
    def wait(self, pattern: Pattern, sentence: Sentence, *, next_time: bool) -> str:
        """Do it the next time that something happens, or at a later moment."""
