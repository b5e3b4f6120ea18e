"""What a phrase book must be able to say. One subclass for each language; words only name their phrase."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.text.changes import Change
    from streetcred.text.dice import ChosenGig, Dice, Gigs
    from streetcred.text.filters import Filter
    from streetcred.text.guards import Guard
    from streetcred.text.nouns import Noun, Target
    from streetcred.text.numbers import Number
    from streetcred.text.word import Condition, Pattern, Sentence


class Part:
    """Words about a thing, in each of their forms, with the place where they stand around it.

    The book that says them gives places and forms their meaning; words with a single form never change.
    """

    def __init__(self, place: int, *forms: str) -> None:
        self.place = place
        self.forms = forms

    def said(self, form: int) -> str:
        """Give the words in that form."""
        return self.forms[form] if len(self.forms) > 1 else self.forms[0]


class Book(ABC):
    """A language for card text. Every method says one phrase; its name is the word it says.

    A book may also hold what the phrases around are about, such as who does it, or what "it" is: a language makes
    itself a book for each such case, and words are said by all of them alike.
    """

    # What is said in a game, about a text.

    @abstractmethod
    def spend_icon(self) -> str:
        """The spend icon as words, for reading aloud."""

    @abstractmethod
    def offer(self, sentence: Sentence | None, about: Noun | None, *, instead: bool) -> str:
        """Ask whether to do what may be done, instead of something else or not; `about` is what "it" is in it."""

    @abstractmethod
    def mode(self, sentence: Sentence, about: Noun | None) -> str:
        """One of several effects to choose from, without a full stop; `about` is what "it" is in it."""

    @abstractmethod
    def mode_of(self, who: str, sentence: Sentence, about: Noun | None) -> str:
        """One of several effects, as what that player will do, without a full stop."""

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
    def activated(
        self, price: int, sentences: Sequence[Sentence], change: Change | None, *, spends: bool, quick: bool
    ) -> str:
        """An effect with its cost, and what it says of that cost."""

    @abstractmethod
    def standing(
        self,
        noun: Noun,
        change: Change,
        during: Guard | None,
        only_if: Condition | None,
        unless: Condition | None,
    ) -> str:
        """A persistent effect."""

    @abstractmethod
    def own_price(self, kind: int, change: Change, only_if: Condition | None) -> str:
        """What a card says of the price to play itself."""

    @abstractmethod
    def first_price(self, noun: Noun, change: Change) -> str:
        """The price of the first such card that you play each turn."""

    @abstractmethod
    def rival_solo_price(self, more: int) -> str:
        """What Rivals must pay more to use GO SOLO."""

    @abstractmethod
    def free_calls(self) -> str:
        """During your turn, a Call may be free."""

    @abstractmethod
    def would_steal(self, noun: Noun, price: Sentence, instead: Sentence) -> str:
        """What may be done when such a Unit would steal a Gig."""

    @abstractmethod
    def would_roll_in(self) -> str:
        """What may be done with the result of a roll-in."""

    @abstractmethod
    def would_be_defeated(self, noun: Noun, sentences: Sequence[Sentence], *, optional: bool) -> str:
        """A replacement of a defeat."""

    # Nouns.

    @abstractmethod
    def known(self, noun: Noun) -> str:
        """Cards that need no choice."""

    @abstractmethod
    def them(self) -> str:
        """Cards that were named just before."""

    @abstractmethod
    def chosen(self, noun: Noun, most: Number, *, up_to: bool) -> str:
        """Cards that are picked."""

    @abstractmethod
    def one_card(self, noun: Noun) -> str:
        """One of the cards that are counted."""

    @abstractmethod
    def one_gig(self, gigs: Gigs) -> str:
        """One of the Gigs that are counted."""

    @abstractmethod
    def one_pair(self) -> str:
        """One of the value-pairs that are counted."""

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
    def nothing(self) -> Part:
        """Nothing: a filter that goes without saying."""

    @abstractmethod
    def cost_at_most(self, most: Number) -> Part:
        """With at most that cost."""

    @abstractmethod
    def cost_equals_a_gig(self) -> Part:
        """With the cost that some friendly Gig shows."""

    @abstractmethod
    def cost_equals_that_gig(self) -> Part:
        """With the cost that the Gig shows."""

    @abstractmethod
    def power_equals_that_gig(self) -> Part:
        """With the power that the Gig shows."""

    @abstractmethod
    def less_power_than(self, noun: Noun) -> Part:
        """With less power than one of those."""

    @abstractmethod
    def lowest_power(self) -> Part:
        """With the lowest power of its side."""

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
    def value_of_picked(self, gig: ChosenGig) -> str:
        """The value of a Gig that is picked."""

    @abstractmethod
    def its_cost(self) -> str:
        """The cost of the card handled last."""

    @abstractmethod
    def discarded_cost(self) -> str:
        """The cost of the card just discarded, where several may have been meant."""

    @abstractmethod
    def the_cost(self) -> str:
        """The cost of the one card that was discarded."""

    @abstractmethod
    def that_cost(self) -> str:
        """The cost of that card."""

    @abstractmethod
    def this_power(self) -> str:
        """The power of this Unit."""

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
    def control_both(self, first: Dice, second: Dice) -> str:
        """You control a Gig of each of two kinds."""

    @abstractmethod
    def friendly_die_is_min(self, sides: int) -> str:
        """A friendly die shows its lowest value."""

    @abstractmethod
    def rival_has_more_gigs(self, by: int) -> str:
        """A Rival controls more Gigs than you."""

    @abstractmethod
    def fixer_is_empty(self) -> str:
        """Your fixer area is empty."""

    @abstractmethod
    def gig_is(self, gigs: Gigs) -> str:
        """The Gig is such a one."""

    @abstractmethod
    def type_is(self, kind: int | None) -> str:
        """The card is of that type, or of the chosen one."""

    @abstractmethod
    def so_many_are(self, noun: Noun, one: Filter, at_least: int) -> str:
        """So many of those are like that."""

    @abstractmethod
    def will_happen(self, patterns: Sequence[Pattern]) -> str:
        """One of these happens to that Unit."""

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
    def this_is(self, one: Filter, *, as_it: bool) -> str:
        """This Unit passes a filter."""

    @abstractmethod
    def it_is(self, filters: Sequence[Filter], said: int) -> str:
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

    @abstractmethod
    def while_fighting(self, opponent: Noun) -> str:
        """During a fight against such a Unit."""

    @abstractmethod
    def during_your_turn(self) -> str:
        """In your turn."""

    @abstractmethod
    def while_lagging(self) -> str:
        """In the turn it is played."""

    # Patterns, without their "when".

    @abstractmethod
    def label(self, kind: int) -> str:
        """A label in front of a text."""

    @abstractmethod
    def your_turn(self, *, starts: bool) -> str:
        """At the start, or the end, of your turn."""

    @abstractmethod
    def end_of_this_turn(self) -> str:
        """At the end of this turn."""

    @abstractmethod
    def loses(self, noun: Noun) -> str:
        """Such a Unit loses a fight."""

    @abstractmethod
    def uses_blocker(self, noun: Noun) -> str:
        """Such a Unit uses BLOCKER."""

    @abstractmethod
    def is_defeated(self, noun: Noun) -> str:
        """Such a Unit is defeated."""

    @abstractmethod
    def you_roll(self, gigs: Gigs) -> str:
        """You roll such a value."""

    @abstractmethod
    def rival_changes_gigs(self) -> str:
        """A Rival adjusts or swaps friendly Gigs."""

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
    def wins(self, noun: Noun, against: Noun | None, by: int) -> str:
        """Such a Unit wins a fight, against such a one, by such a margin."""

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
    def cant_steal(self, *, above: bool) -> str:
        """It can't steal Gigs above, or below, its power."""

    @abstractmethod
    def keyword(self, keyword: int) -> str:
        """A keyword that is had."""

    @abstractmethod
    def may_attack(self, noun: Noun, *, lifts_lag: bool, in_short: bool) -> str:
        """It can attack such Units although it lags, or although they are ready."""

    @abstractmethod
    def may_attack_gigs(self) -> str:
        """It can attack the Gig area although it lags."""

    @abstractmethod
    def must_attack(self) -> str:
        """It must attack if it can."""

    @abstractmethod
    def steals_fewer(self, fewer: int) -> str:
        """It steals fewer Gigs."""

    @abstractmethod
    def wins_against(self, noun: Noun) -> str:
        """It wins all fights against such Units."""

    @abstractmethod
    def price(self, number: Number, kind: int) -> str:
        """More or less to pay."""

    @abstractmethod
    def fixed_price(self, price: int) -> str:
        """Another price."""

    @abstractmethod
    def free_call(self) -> str:
        """A free Call."""

    # Instructions.

    @abstractmethod
    def draw(self, count: Number) -> str:
        """Draw cards."""

    @abstractmethod
    def discard(self, count: int, by: int, noun: Noun | None, *, more: bool) -> str:
        """Discard cards."""

    @abstractmethod
    def trash(self, count: int) -> str:
        """Trash the top cards of the deck."""

    @abstractmethod
    def reveal_top(self, count: int, *, adds: bool) -> str:
        """Reveal the top cards of the deck."""

    @abstractmethod
    def add_those(self) -> str:
        """Add the revealed cards to the hand."""

    @abstractmethod
    def trash_those(self) -> str:
        """Trash the revealed cards."""

    @abstractmethod
    def trash_one(self) -> str:
        """Trash one of the searched cards."""

    @abstractmethod
    def sell_top(self) -> str:
        """Sell the top card of the deck."""

    @abstractmethod
    def bottom_deck(self, target: Target) -> str:
        """Bottom-deck cards."""

    @abstractmethod
    def return_to_hand(self, target: Target) -> str:
        """Return a Unit to its owner's hand."""

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
    def add(self, target: Target, *, reveal: bool, counted: bool) -> str:
        """Add cards to the hand."""

    @abstractmethod
    def add_more(self, dice: Dice) -> str:
        """Add one more card for each of something."""

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
    def give(self, target: Target, change: Change, span: int, said: int, during: Guard | None) -> str:
        """Give cards a change for a while."""

    @abstractmethod
    def give_once(self, target: Target, change: Change, until: Pattern) -> str:
        """Give cards a change for the next time that something happens."""

    @abstractmethod
    def next_price(self, noun: Noun, change: Change) -> str:
        """The price of your next such card this turn."""

    @abstractmethod
    def move_gear(self, gear: Target, host: Target) -> str:
        """Move a Gear to another host."""

    @abstractmethod
    def steal(self, gig: ChosenGig, *, also: bool) -> str:
        """Steal a Gig."""

    @abstractmethod
    def play(self, target: Target, only_on: Noun | None, *, free: bool, to_bottom: bool) -> str:
        """Play cards."""

    @abstractmethod
    def prevent(self) -> str:
        """The Gig isn't stolen."""

    @abstractmethod
    def choose_type(self) -> str:
        """Choose a card type."""

    @abstractmethod
    def have_for_a_while(self, noun: Noun, change: Change, span: int) -> str:
        """Let a rule stand for a while."""

    @abstractmethod
    def adjust(self, way: int, gig: ChosenGig, amount: int, *, up_to: bool) -> str:
        """Increase, decrease or adjust a Gig."""

    @abstractmethod
    def set_value(self, *, across: bool) -> str:
        """Set a Gig to the value of another one."""

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
    def if_done(self, then: Sentence, otherwise: Sentence | None) -> str:
        """If it was done, do this, otherwise that."""

    @abstractmethod
    def otherwise(self, sentence: Sentence) -> str:
        """Otherwise, do it."""

    @abstractmethod
    def both(self, first: Sentence, second: Sentence, *, then: bool) -> str:
        """Do one thing and another."""

    @abstractmethod
    def instead(self, first: Sentence, second: Sentence, condition: Condition, *, may: bool) -> str:
        """Do this, or if something holds that instead."""

    @abstractmethod
    def choose_one(self, modes: Sequence[Sentence], both_if: Condition | None) -> str:
        """Choose one effect."""

    @abstractmethod
    def give_these(self, target: Target, modes: Sequence[Sentence], rival_if: Condition) -> str:
        """Give a Unit several effects, or the one that the Rival picks."""

    @abstractmethod
    def rival_chooses(self, first: Sentence, second: Sentence) -> str:
        """A Rival chooses which of two things you do."""

    @abstractmethod
    def you_trash_them(self) -> str:
        """The Rival has chosen that you trash them."""

    @abstractmethod
    def at_end_of_this_turn(self, condition: Condition, sentence: Sentence) -> str:
        """If something happens, do something at the end of this turn."""

    @abstractmethod
    def then(self, sentence: Sentence) -> str:
        """Then do it."""

    @abstractmethod
    def each_player(self, sentences: Sequence[Sentence]) -> str:
        """Each player does it."""

    @abstractmethod
    def wait(self, pattern: Pattern, sentence: Sentence, *, next_time: bool) -> str:
        """Do it the next time that something happens, or at a later moment."""
