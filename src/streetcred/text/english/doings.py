"""English for changes and instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import ability
from streetcred.core.modifier import NEXT_TURN, THIS_TURN, UNTIL_YOUR_NEXT_TURN
from streetcred.terms import ANY_TYPE, KEYWORD_NAMES
from streetcred.text.board_clauses import ALSO_GIVE, GAINS, GIVE, HAS, LOSES
from streetcred.text.changes import MayAttack, MustAttack, Price
from streetcred.text.english.nouns import FROM, SIDE, STATE, THING
from streetcred.text.english.whens import EnglishWhens
from streetcred.text.gig_clauses import DOWN, EITHER_WAY, UP
from streetcred.text.nouns import Cards, Chosen, It, Opposing, This, Those
from streetcred.text.numbers import Fixed, Per
from streetcred.text.word import YOU

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.text.changes import Change
    from streetcred.text.dice import ChosenGig, Dice
    from streetcred.text.guards import Guard
    from streetcred.text.nouns import Noun, Target
    from streetcred.text.numbers import Number
    from streetcred.text.word import Pattern

BANS: Final = {
    ability.CANT_ATTACK: "can't attack",
    ability.CANT_READY: "can't ready",
    ability.CANT_BE_BLOCKED: "can't be blocked",
    ability.CANT_BE_DEFEATED: "can't be defeated in a fight",
}
SPANS: Final = {
    THIS_TURN: "this turn",
    UNTIL_YOUR_NEXT_TURN: "until your next turn",
    NEXT_TURN: "next turn",
}
FLOOR: Final = "to a minimum of 1 €$"
WAYS: Final = {UP: "increase", DOWN: "decrease", EITHER_WAY: "adjust"}
GIVING: Final = {GIVE: "give", ALSO_GIVE: "also give"}
HAVING: Final = {HAS: "have", GAINS: "gain", LOSES: "lose"}


class EnglishDoings(EnglishWhens):
    """Changes and instructions."""

    def for_each(self, said: str) -> str:
        """Say what an amount is for each of, if it is."""
        return f" for each {said}" if said else ""

    def having(self, change: Change) -> str:
        """Say a change about the subject: has +2 power, can't attack."""
        said = change.say(self)
        return f"{self.verb('have')} {said}" if change.is_had else said

    def amount(self, number: Number) -> str:
        """Say how much more or less."""
        if isinstance(number, Per):
            return f"{number.each:+d}"
        assert isinstance(number, Fixed), f"{number} is no amount to be printed"
        return f"{number.number:+d}"

    # Changes.

    def power(self, number: Number) -> str:
        """That much power."""
        if isinstance(number, Fixed | Per):
            return f"{self.amount(number)} power"
        return f"power equal to {number.say(self)}"

    def keyword(self, keyword: int) -> str:
        """A keyword that is had."""
        return KEYWORD_NAMES[keyword]

    def cant(self, kind: int) -> str:
        """What can't be done."""
        if kind == ability.CANT_DEFEAT:
            return f"{'does' if self.third else 'do'}n't defeat the opposing friendly Unit"
        return BANS[kind]

    def only_attack_units(self) -> str:
        """It can attack nothing but rival Units."""
        return "can only attack rival Units"

    def cant_steal(self, *, above: bool) -> str:
        """It can't steal Gigs above, or below, its power."""
        return f"can't steal friendly Gigs with value {'higher' if above else 'less'} than their power"

    def may_attack(self, noun: Noun, *, lifts_lag: bool, in_short: bool) -> str:
        """It can attack such Units although it lags, or although they are ready."""
        return f"can {self.attack(noun, lifts_lag=lifts_lag, in_short=in_short)}"

    def attack(self, noun: Noun, *, lifts_lag: bool, in_short: bool) -> str:
        """Attack such Units; of ready ones it goes without saying that they are the Rival's."""
        if not lifts_lag:
            return f"attack {self.cards(noun, plural=True, without=(SIDE,))}"
        when = "" if in_short else self.the_turn_it_is_played()
        return self.row("attack", self.cards(noun, plural=True), when)

    def may_attack_gigs(self) -> str:
        """It can attack the Gig area although it lags."""
        return f"can attack their Gig area {self.the_turn_it_is_played()}"

    def must_attack(self) -> str:
        """It must attack if it can."""
        return "must attack"

    def steals_fewer(self, fewer: int) -> str:
        """It steals fewer Gigs."""
        return f"{self.verb('steal')} {fewer} fewer {'Gig' if fewer == 1 else 'Gigs'}"

    def wins_against(self, noun: Noun) -> str:
        """It wins all fights against such Units."""
        return f"{self.verb('win')} all fights against {self.cards(noun, plural=True)}"

    def price(self, number: Number, kind: int) -> str:
        """More or less to pay."""
        said = f"{self.amount(number)} €$"
        return f"may use GO SOLO for {said}" if kind == ability.SOLO_PRICE else said

    def fixed_price(self, price: int) -> str:
        """Another price."""
        return f"{price} €$"

    def free_call(self) -> str:
        """A free Call."""
        return "may Call a Legend for free"

    # Instructions about cards.

    def draw(self, count: Number) -> str:
        """Draw cards."""
        each = count.say_each(self) if isinstance(count, Per) else ""
        return f"{self.verb('draw')} {count.say(self)}{self.for_each(each)}"

    def discard(self, count: int, by: int, noun: Noun | None, *, more: bool) -> str:
        """Discard cards."""
        kind = "" if noun is None else self.discarded(noun, plural=count > 1)
        what = self.row(str(count), "more" if more else "", kind)
        if by == YOU:
            return f"{self.verb('discard')} {what}"
        return f"{'that' if more else 'a'} Rival discards {what}"

    def discarded(self, noun: Noun, *, plural: bool) -> str:
        """Say what kind of card is discarded: it comes from the hand, and is a card, without saying."""
        any_type = isinstance(noun, Cards) and noun.types == ANY_TYPE
        return self.cards(noun, plural=plural, without=(FROM, THING) if any_type else (FROM,))

    def discard_hand(self) -> str:
        """Discard the hand, which only each player does."""
        return f"{self.verb('discard')} {self.your('hand')}"

    def trash(self, count: int) -> str:
        """Trash the top cards of the deck."""
        return f"{self.verb('trash')} {self.top(1) if count == 1 else count}"

    def top(self, count: int) -> str:
        """Say the top cards of the deck."""
        return f"the top {'card' if count == 1 else f'{count} cards'} of {self.your('deck')}"

    def reveal_top(self, count: int, *, adds: bool) -> str:
        """Reveal the top cards of the deck."""
        add = f"and {self.verb('add')} it to {self.your('hand')}" if adds else ""
        return self.row(self.verb("reveal"), self.top(count), add)

    def search(self, count: int) -> str:
        """Search the top cards of the deck."""
        return f"{self.verb('search')} {self.top(count)}"

    def trash_it(self) -> str:
        """Trash the card that was looked at."""
        return f"{self.verb('trash')} it"

    def trash_one(self) -> str:
        """Trash one of the searched cards."""
        return f"{self.verb('trash')} 1"

    def add_those(self) -> str:
        """Add the revealed cards to the hand."""
        return f"{self.verb('add')} them to {self.your('hand')}"

    def trash_those(self) -> str:
        """Trash the revealed cards."""
        return f"{self.verb('trash')} them"

    def add(self, target: Target, *, reveal: bool, counted: bool) -> str:
        """Add cards to the hand."""
        if reveal:
            it = "it" if self.is_one(target) else "them"
            return f"{self.verb('reveal')} {target.say(self)} and {self.verb('add')} {it} to {self.your('hand')}"
        what = self.counted_card(target.noun) if counted else self.row(target.say(self), self.among(target.noun))
        return f"{self.verb('add')} {what} to {self.your('hand')}"

    def is_one(self, target: Target) -> bool:
        """Give whether it is a single card."""
        if isinstance(target, Chosen):
            return isinstance(target.most, Fixed) and target.most.number == 1
        return isinstance(target.noun, This | It | Opposing)

    def among(self, noun: Noun) -> str:
        """Say where cards of a kind are found that were named just before."""
        return "from among them" if isinstance(noun, Those) and noun.types != ANY_TYPE else ""

    def counted_card(self, noun: Noun) -> str:
        """Say a single card with its number; one of those named just before by its number alone."""
        return "1" if isinstance(noun, Those) else f"1 {self.cards(noun)}"

    def add_more(self, dice: Dice) -> str:
        """Add one more card for each of something."""
        return f"{self.verb('add')} 1 more for each {dice.say_one(self)}"

    def bottom_deck_the_rest(self, *, at_random: bool) -> str:
        """Bottom-deck what is left of a search."""
        return f"{self.verb('bottom-deck')} the rest{' in a random order' if at_random else ''}"

    def bottom_deck(self, target: Target) -> str:
        """Bottom-deck cards."""
        return f"{self.verb('bottom-deck')} {target.say(self)}"

    def return_to_hand(self, target: Target) -> str:
        """Return a Unit to its owner's hand."""
        return f"{self.verb('return')} {target.say(self)} to its owner's hand"

    def sell_top(self) -> str:
        """Sell the top card of the deck."""
        return f"{self.verb('sell')} {self.top(1)}"

    def look_at(self, target: Target) -> str:
        """Look at face-down Legends."""
        return f"{self.verb('look')} at {target.say(self)}"

    def play(self, target: Target, only_on: Noun | None, *, free: bool, to_bottom: bool) -> str:
        """Play cards."""
        said = f"{self.verb('play')} {target.say(self)}{' for free' if free else ''}"
        if to_bottom:
            return f"{said}. Bottom-deck it after you play it"
        return said if only_on is None else f"{said}. Equip it only to {self.one(only_on)}"

    def choose_type(self) -> str:
        """Choose a card type."""
        return f"{self.verb('choose')} a card type"

    # Instructions about the table.

    def defeat(self, target: Target) -> str:
        """Defeat cards."""
        return f"{self.verb('defeat')} {target.say(self)}"

    def spend(self, targets: Sequence[Target]) -> str:
        """Spend cards."""
        return f"{self.verb('spend')} {' and '.join(target.say(self) for target in targets)}"

    def ready(self, target: Target) -> str:
        """Ready cards."""
        return f"{self.verb('ready')} {target.say(self)}"

    def ready_eddies(self, count: int) -> str:
        """Ready Eddies."""
        return f"{self.verb('ready')} {count} {'Eddie' if count == 1 else 'Eddies'}"

    def call_for_free(self, target: Target) -> str:
        """Call a Legend for free."""
        return f"{self.verb('Call')} {self.called(target)} for free"

    def called(self, target: Target) -> str:
        """Say a Legend to be Called: that it is friendly and face-down goes without saying."""
        return self.one(target.noun, without=(SIDE, STATE)) if target.picks else target.say(self)

    def pay(self, amount: int) -> str:
        """Pay."""
        return f"{self.verb('pay')} {amount} €$"

    def move_gear(self, gear: Target, host: Target) -> str:
        """Move a Gear to another host."""
        assert gear.picks, "which Gear it is has to be picked"
        return f"{self.verb('move')} a Gear from this Legend to {host.say(self)}"

    def give(self, target: Target, change: Change, span: int, said: int, during: Guard | None) -> str:
        """Give cards a change for a while."""
        when = "" if change.says_when else SPANS.get(span, "")
        if change.is_had and during is None and said in GIVING:
            what = self.row(target.say(self), change.say(self), when)
            return f"{GIVING[said]} {what}{self.for_each(change.say_each(self))}"
        it = self.about(third=self.is_one(target))
        whom, each = target.say(self), self.for_each(change.say_each(self))
        if during is not None:
            return self.row(f"{whom} {it.having(change)}{each}", during.say(it), when)
        if change.is_had:
            return f"{self.row(whom, it.verb(HAVING[said]), change.say(it), when)}{each}"
        what = self.row(whom, change.say(it), when)
        return f"{what}{self.after(change)}"

    def after(self, change: Change) -> str:
        """Say what is added to a change at the end."""
        if isinstance(change, Price):
            return f", {FLOOR}"
        return " if it can" if isinstance(change, MustAttack) else ""

    def give_once(self, target: Target, change: Change, until: Pattern) -> str:
        """Give cards a change for the next time that something happens."""
        assert isinstance(change, MayAttack), f"{change} is not given for once"
        what = self.attack(change.noun, lifts_lag=change.lifts_lag, in_short=change.in_short)
        return f"the next time {until.say(self)} this turn, {target.say(self)} may {what}"

    def have_for_a_while(self, noun: Noun, change: Change, span: int) -> str:
        """Let a rule stand for a while."""
        return f"{SPANS[span]}, {self.cards(noun, plural=True)} {self.about(third=False).having(change)}"

    def next_price(self, noun: Noun, change: Change) -> str:
        """The price of your next such card this turn."""
        cards, each = self.cards(noun, without=(SIDE,)), self.for_each(change.say_each(self))
        return f"your next {cards} this turn plays for {change.say(self)}{each}, {FLOOR}"

    # Instructions about Gigs.

    def adjust(self, way: int, gig: ChosenGig, amount: int, *, up_to: bool) -> str:
        """Increase, decrease or adjust a Gig."""
        return f"{self.verb(WAYS[way])} {gig.say(self)} by {'up to ' if up_to else ''}{amount}"

    def set_value(self, *, across: bool) -> str:
        """Set a Gig to the value of another one."""
        if across:
            return f"{self.verb('set')} a player's Gig to the same value as another player's Gig"
        return f"{self.verb('set')} a Gig's value to the value of another Gig"

    def swap(self, mine: ChosenGig, theirs: ChosenGig) -> str:
        """Swap two Gigs."""
        return f"{self.verb('swap')} {mine.say(self)} with {theirs.say(self)}"

    def steal(self, gig: ChosenGig, *, also: bool) -> str:
        """Steal a Gig."""
        if also:
            return f"it also steals {self.article(self.gig(gig.gigs, sided=False))}"
        return f"{self.verb('steal')} {gig.say(self)}"

    def prevent(self) -> str:
        """The Gig isn't stolen."""
        return "the Gig isn't stolen"
