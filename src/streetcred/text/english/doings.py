"""English for changes and instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import ability
from streetcred.core.modifier import NEXT_TURN, THIS_TURN, UNTIL_YOUR_NEXT_TURN
from streetcred.terms import ANY_TYPE, KEYWORD_NAMES
from streetcred.text.changes import MustAttack, Price
from streetcred.text.english.whens import EnglishWhens
from streetcred.text.nouns import Those
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
    ability.CANT_DEFEAT: "doesn't defeat the opposing friendly Unit",
}
SPANS: Final = {
    THIS_TURN: "this turn",
    UNTIL_YOUR_NEXT_TURN: "until your next turn",
    NEXT_TURN: "next turn",
}
FLOOR: Final = "to a minimum of 1 €$"
UP, DOWN = 1, -1

# How a change is said (see `streetcred.text.board_clauses`).
GIVE, HAS, GAINS, LOSES, ALSO_GIVE = range(5)


class EnglishDoings(EnglishWhens):
    """Changes and instructions."""

    def for_each(self, said: str) -> str:
        """Say what an amount is for each of, if it is."""
        return f" for each {said}" if said else ""

    def having(self, change: Change, *, plural: bool) -> str:
        """Say a change about a subject: has +2 power, can't attack."""
        said = change.say(self)
        if not change.is_had:
            return said
        return f"{'have' if plural else 'has'} {said}"

    # Changes.

    def power(self, number: Number) -> str:
        """That much power."""
        if isinstance(number, Fixed):
            return f"{number.number:+d} power"
        if isinstance(number, Per):
            return f"{number.each:+d} power"
        return f"power equal to {number.say(self)}"

    def keyword(self, keyword: int) -> str:
        """A keyword that is had."""
        return KEYWORD_NAMES[keyword]

    def cant(self, kind: int) -> str:
        """What can't be done."""
        return BANS[kind]

    def only_attack_units(self) -> str:
        """It can attack nothing but rival Units."""
        return "can only attack rival Units"

    def cant_steal(self, *, above: bool) -> str:
        """It can't steal Gigs above, or below, its power."""
        return f"can't steal friendly Gigs with value {'higher' if above else 'less'} than their power"

    def may_attack(self, noun: Noun, *, lifts_lag: bool, in_short: bool) -> str:
        """It can attack such Units although it lags, or although they are ready."""
        words = self.cards(noun, plural=True)
        if lifts_lag:
            return f"can attack {words}{'' if in_short else ' the turn it' + chr(39) + 's played'}"
        return f"can attack {words.replace('rival ', '')}"

    def may_attack_gigs(self) -> str:
        """It can attack the Gig area although it lags."""
        return "can attack their Gig area the turn it's played"

    def must_attack(self) -> str:
        """It must attack if it can."""
        return "must attack"

    def steals_fewer(self, fewer: int) -> str:
        """It steals fewer Gigs."""
        return f"steals {fewer} fewer {'Gig' if fewer == 1 else 'Gigs'}"

    def wins_against(self, noun: Noun) -> str:
        """It wins all fights against such Units."""
        return f"wins all fights against {self.cards(noun, plural=True)}"

    def price(self, number: Number, kind: int) -> str:
        """More or less to pay."""
        amount = number.number if isinstance(number, Fixed) else int(number.say(self))
        said = f"{amount:+d} €$"
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
        return f"draw {count.say(self)}{self.for_each(each)}"

    def discard(self, count: int, by: int, noun: Noun | None, *, more: bool) -> str:
        """Discard cards."""
        what = f"{count} more" if more else str(count)
        if noun is not None:
            kind = self.cards(noun, plural=count > 1).replace(" from your hand", "")
            what = f"{what} {kind.removeprefix('card ')}"
        if by == YOU:
            return f"discard {what}"
        return f"{'that' if more else 'a'} Rival discards {what}"

    def discard_hand(self) -> str:
        """Discard the hand, which only each player does."""
        return "discard their hand"

    def trash(self, count: int) -> str:
        """Trash the top cards of the deck."""
        return "trash the top card of your deck" if count == 1 else f"trash {count}"

    def top(self, count: int) -> str:
        """Say the top cards of the deck."""
        return f"the top {'card' if count == 1 else f'{count} cards'} of your deck"

    def reveal_top(self, count: int, *, adds: bool) -> str:
        """Reveal the top cards of the deck."""
        return f"reveal {self.top(count)}{' and add it to your hand' if adds else ''}"

    def search(self, count: int) -> str:
        """Search the top cards of the deck."""
        return f"search {self.top(count)}"

    def trash_it(self) -> str:
        """Trash the card that was looked at."""
        return "trash it"

    def trash_one(self) -> str:
        """Trash one of the searched cards."""
        return "trash 1"

    def add_those(self) -> str:
        """Add the revealed cards to the hand."""
        return "add them to your hand"

    def trash_those(self) -> str:
        """Trash the revealed cards."""
        return "trash them"

    def add(self, target: Target, *, reveal: bool, counted: bool) -> str:
        """Add cards to the hand."""
        said, noun = target.say(self), target.noun
        if reveal:
            return (
                f"reveal {said} and add {'it' if said.startswith('a') and 'any' not in said else 'them'} to your hand"
            )
        if isinstance(noun, Those) and noun.types != ANY_TYPE:
            said = f"{said} from among them"
        if counted:
            said = "1" if isinstance(noun, Those) else f"1 {said.partition(' ')[2]}"
        return f"add {said} to your hand"

    def add_more(self, dice: Dice) -> str:
        """Add one more card for each of something."""
        return f"add 1 more for each {dice.say_one(self)}"

    def bottom_deck_the_rest(self, *, at_random: bool) -> str:
        """Bottom-deck what is left of a search."""
        return f"bottom-deck the rest{' in a random order' if at_random else ''}"

    def bottom_deck(self, target: Target) -> str:
        """Bottom-deck cards."""
        return f"bottom-deck {target.say(self)}"

    def return_to_hand(self, target: Target) -> str:
        """Return a Unit to its owner's hand."""
        return f"return {target.say(self)} to its owner's hand"

    def sell_top(self) -> str:
        """Sell the top card of the deck."""
        return f"sell {self.top(1)}"

    def look_at(self, target: Target) -> str:
        """Look at face-down Legends."""
        return f"look at {target.say(self)}"

    def play(self, target: Target, only_on: Noun | None, *, free: bool, to_bottom: bool) -> str:
        """Play cards."""
        said = f"play {target.say(self)}{' for free' if free else ''}"
        if to_bottom:
            return f"{said}. Bottom-deck it after you play it"
        return said if only_on is None else f"{said}. Equip it only to {self.article(self.cards(only_on))}"

    def choose_type(self) -> str:
        """Choose a card type."""
        return "choose a card type"

    # Instructions about the table.

    def defeat(self, target: Target) -> str:
        """Defeat cards."""
        return f"defeat {target.say(self)}"

    def spend(self, targets: Sequence[Target]) -> str:
        """Spend cards."""
        return f"spend {' and '.join(target.say(self) for target in targets)}"

    def ready(self, target: Target) -> str:
        """Ready cards."""
        return f"ready {target.say(self)}"

    def ready_eddies(self, count: int) -> str:
        """Ready Eddies."""
        return f"ready {count} {'Eddie' if count == 1 else 'Eddies'}"

    def call_for_free(self, target: Target) -> str:
        """Call a Legend for free."""
        said = target.say(self).replace("a friendly face-down Legend", "a Legend")
        return f"Call {said} for free"

    def pay(self, amount: int) -> str:
        """Pay."""
        return f"pay {amount} €$"

    def move_gear(self, gear: Target, host: Target) -> str:
        """Move a Gear to another host."""
        return f"move a Gear from this Legend to {host.say(self)}" if gear.picks else ""

    def give(self, target: Target, change: Change, span: int, said: int, during: Guard | None) -> str:
        """Give cards a change for a while."""
        whom, what, each = target.say(self), change.say(self), self.for_each(change.say_each(self))
        until = f" {SPANS[span]}" if span in SPANS else ""
        if isinstance(change, Price):
            return f"{whom} {what}{until}, {FLOOR}"
        if isinstance(change, MustAttack):
            return f"{whom} {what}{until} if it can"
        if during is not None:
            return f"{whom} {self.having(change, plural=False)}{each} {during.say(self)}{until}"
        if not change.is_had:
            return f"{whom} {what}{'' if what.endswith('played') else until}"
        verb = {GIVE: "give", ALSO_GIVE: "also give"}.get(said)
        if verb is not None:
            return f"{verb} {whom} {what}{until}{each}"
        return f"{whom} {({HAS: 'has', GAINS: 'gains', LOSES: 'loses'})[said]} {what}{until}{each}"

    def give_once(self, target: Target, change: Change, until: Pattern) -> str:
        """Give cards a change for the next time that something happens."""
        what = change.say(self).replace("can ", "may ", 1)
        assert target.noun is not None, "somebody must be given it"
        return f"the next time {until.say(self)} this turn, it {what}"

    def have_for_a_while(self, noun: Noun, change: Change, span: int) -> str:
        """Let a rule stand for a while."""
        return f"{SPANS[span]}, {self.cards(noun, plural=True)} {self.having(change, plural=True)}"

    def next_price(self, noun: Noun, change: Change) -> str:
        """The price of your next such card this turn."""
        cards = self.cards(noun).removeprefix("friendly ")
        each = self.for_each(change.say_each(self))
        return f"your next {cards} this turn plays for {change.say(self)}{each}, {FLOOR}"

    # Instructions about Gigs.

    def adjust(self, way: int, gig: ChosenGig, amount: int, *, up_to: bool) -> str:
        """Increase, decrease or adjust a Gig."""
        verb = {UP: "increase", DOWN: "decrease"}.get(way, "adjust")
        return f"{verb} {gig.say(self)} by {'up to ' if up_to else ''}{amount}"

    def set_value(self, *, across: bool) -> str:
        """Set a Gig to the value of another one."""
        if across:
            return "set a player's Gig to the same value as another player's Gig"
        return "set a Gig's value to the value of another Gig"

    def swap(self, mine: ChosenGig, theirs: ChosenGig) -> str:
        """Swap two Gigs."""
        return f"swap {mine.say(self)} with {theirs.say(self)}"

    def steal(self, gig: ChosenGig, *, also: bool) -> str:
        """Steal a Gig."""
        said = gig.say(self)
        return f"it also steals {said.replace('rival ', '')}" if also else f"steal {said}"

    def prevent(self) -> str:
        """The Gig isn't stolen."""
        return "the Gig isn't stolen"
