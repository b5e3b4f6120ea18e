"""Spanish for changes and instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import ability
from streetcred.core.modifier import NEXT_TURN, THIS_TURN, UNTIL_YOUR_NEXT_TURN
from streetcred.terms import ANY_TYPE, KEYWORD_NAMES, UNIT
from streetcred.text.board_clauses import ALSO_GIVE, GAINS, GIVE, HAS, LOSES
from streetcred.text.changes import MayAttack, MustAttack, Price
from streetcred.text.dice import EventGig
from streetcred.text.gig_clauses import DOWN, EITHER_WAY, UP
from streetcred.text.nouns import Those
from streetcred.text.numbers import Fixed, Per
from streetcred.text.spanish.grammar import IT, ORDER, THE, TO_IT
from streetcred.text.spanish.nouns import FROM, SIDE, STATE
from streetcred.text.spanish.terms import ADJECTIVES, TERMS
from streetcred.text.spanish.whens import SpanishWhens
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
    ability.CANT_ATTACK: "atacar",
    ability.CANT_READY: "prepararse",
}
WAYS: Final = {UP: "increase", DOWN: "decrease", EITHER_WAY: "adjust"}
HAVING: Final = {HAS: ("tiene", "tienen"), GAINS: ("gana", "ganan"), LOSES: ("pierde", "pierden")}


class SpanishDoings(SpanishWhens):
    """Changes and instructions."""

    def for_each(self, said: str) -> str:
        """Say what an amount is for each of, if it is."""
        return f"por cada {said}" if said else ""

    def having(self, change: Change) -> str:
        """Say a change about the subject: tiene +2 de poder, no puede atacar."""
        return self.row(self.agreed(*HAVING[HAS]) if change.is_had else "", change.say(self))

    def span(self, span: int) -> str:
        """Say for how long."""
        if span == THIS_TURN:
            return self.this("turn")
        next_turn = f"{ADJECTIVES['next'][TERMS['turn'].form()]} {self.term('turn')}"
        if span == UNTIL_YOUR_NEXT_TURN:
            return f"hasta tu {next_turn}"
        return f"el {next_turn}" if span == NEXT_TURN else ""

    def amount(self, number: Number) -> int:
        """Give how much more or less."""
        if isinstance(number, Per):
            return number.each
        assert isinstance(number, Fixed), f"{number} is no amount to be printed"
        return number.number

    # Changes.

    def power(self, number: Number) -> str:
        """That much power."""
        if isinstance(number, Fixed | Per):
            return f"{self.amount(number):+d} de {self.term('power')}"
        return f"{self.term('power')} igual {number.say(self.but(preposition='a'))}"

    def keyword(self, keyword: int) -> str:
        """A keyword that is had."""
        return KEYWORD_NAMES[keyword]

    def cant(self, kind: int) -> str:
        """What can't be done."""
        can = self.agreed("puede", "pueden")
        if kind == ability.CANT_DEFEAT:
            return f"no {self.agreed('derrota', 'derrotan')} a {self.opposing('friendly')}"
        if kind == ability.CANT_BE_BLOCKED:
            return f"no {can} ser {ADJECTIVES['blocked'][self.subject_form]}"
        if kind == ability.CANT_BE_DEFEATED:
            return f"no {can} ser {ADJECTIVES['defeated'][self.subject_form]} en {self.a('fight')}"
        return f"no {can} {BANS[kind]}"

    def only_attack_units(self) -> str:
        """It can attack nothing but rival Units."""
        return f"solo {self.agreed('puede', 'pueden')} atacar a {self.units('rival')}"

    def units(self, side: str) -> str:
        """Say Units of a side."""
        return f"{self.term('Unit', plural=True)} {ADJECTIVES[side][self.form(UNIT, plural=True)]}"

    def cant_steal(self, *, above: bool) -> str:
        """It can't steal Gigs above, or below, its power."""
        gigs = f"{self.term('Gig', plural=True)} {ADJECTIVES['friendly'][2]}"
        value = f"con {self.term('value')} {'mayor' if above else 'menor'} que su {self.term('power')}"
        return f"no {self.agreed('puede', 'pueden')} arrebatar {gigs} {value}"

    def may_attack(self, noun: Noun, *, lifts_lag: bool, in_short: bool) -> str:
        """It can attack such Units although it lags, or although they are ready."""
        when = self.the_turn_it_is_played() if lifts_lag and not in_short else ""
        units = self.cards(noun, plural=True, without=() if lifts_lag else (SIDE,))
        return self.row(self.agreed("puede", "pueden"), "atacar a", units, when)

    def may_attack_gigs(self) -> str:
        """It can attack the Gig area although it lags."""
        area = f"{self.the('Gig area')} {ADJECTIVES['rival'][TERMS['Gig area'].form()]}"
        return f"{self.agreed('puede', 'pueden')} atacar {area} {self.the_turn_it_is_played()}"

    def must_attack(self) -> str:
        """It must attack if it can."""
        return f"{self.agreed('debe', 'deben')} atacar"

    def steals_fewer(self, fewer: int) -> str:
        """It steals fewer Gigs."""
        return f"{self.agreed('arrebata', 'arrebatan')} {self.counted(fewer, 'Gig')} menos"

    def wins_against(self, noun: Noun) -> str:
        """It wins all fights against such Units."""
        fights = f"todos {self.the('fight', plural=True)}"
        return f"{self.agreed('gana', 'ganan')} {fights} contra {self.cards(noun, plural=True)}"

    def price(self, number: Number, kind: int) -> str:
        """More or less to pay."""
        amount = self.amount(number)
        said = f"{abs(amount)} €$ {'más' if amount > 0 else 'menos'}"
        return f"{self.agreed('puede', 'pueden')} usar GO SOLO pagando {said}" if kind == ability.SOLO_PRICE else said

    def fixed_price(self, price: int) -> str:
        """Another price."""
        return f"{price} €$"

    def free_call(self) -> str:
        """A free Call."""
        return f"{self.agreed('puede', 'pueden')} llamar gratis a {self.a('Legend')}"

    def floor(self) -> str:
        """Say below what no price goes."""
        return "con un mínimo de 1 €$"

    # Instructions about cards.

    def draw(self, count: Number) -> str:
        """Draw cards."""
        each = count.say_each(self) if isinstance(count, Per) else ""
        return self.row(self.verb("draw"), self.counted(self.amount(count), "card"), self.for_each(each))

    def discard(self, count: int, by: int, noun: Noun | None, *, more: bool) -> str:
        """Discard cards."""
        cards = self.counted(count, "card")
        if noun is not None:
            cards = f"{count} {self.cards(noun, plural=count > 1, without=(FROM,))}"
        if by == YOU:
            return self.row(self.verb("discard"), cards, "más" if more else "")
        return self.row(self.that("Rival") if more else self.a("Rival"), "descarta", cards, "más" if more else "")

    def discard_hand(self) -> str:
        """Discard the hand."""
        return f"{self.verb('discard')} {self.your('hand')}"

    def to_hand(self) -> str:
        """Say where added cards go."""
        return f"a {self.your('hand')}"

    def to_trash(self) -> str:
        """Say where trashed cards go."""
        return f"a {self.your('trash')}"

    def to_bottom(self) -> str:
        """Say where bottom-decked cards go."""
        return f"en el fondo {self.the('deck', 'de')}"

    def top(self, count: int) -> str:
        """Say the top cards of the deck."""
        thing = TERMS["card"]
        form, number = thing.form(plural=count > 1), str(count) if count > 1 else ""
        which = self.row(THE[""][form], number, ADJECTIVES["first"][form])
        return f"{which} {thing.said(plural=count > 1)} de {self.your('deck')}"

    def those(self, count: int) -> str:
        """Say the pronoun for that many cards."""
        return IT[self.form(ANY_TYPE, plural=count > 1)]

    def trash(self, count: int) -> str:
        """Trash the top cards of the deck."""
        return f"{self.verb('send')} {self.top(count)} {self.to_trash()}"

    def reveal_top(self, count: int, *, adds: bool) -> str:
        """Reveal the top cards of the deck."""
        add = f"y {self.verb('add', self.those(count))} {self.to_hand()}" if adds else ""
        return self.row(self.verb("reveal"), self.top(count), add)

    def search(self, count: int) -> str:
        """Search the top cards of the deck."""
        return f"{self.verb('search')} {self.top(count)}"

    def trash_it(self) -> str:
        """Trash the card that was looked at."""
        return f"{self.verb('send', self.those(1))} {self.to_trash()}"

    def trash_one(self) -> str:
        """Trash one of the searched cards."""
        return f"{self.verb('send')} 1 {self.to_trash()}"

    def add_those(self) -> str:
        """Add the revealed cards to the hand."""
        return f"{self.verb('add', self.those(2))} {self.to_hand()}"

    def trash_those(self) -> str:
        """Trash the revealed cards."""
        return f"{self.verb('send', self.those(2))} {self.to_trash()}"

    def add(self, target: Target, *, reveal: bool, counted: bool) -> str:
        """Add cards to the hand."""
        if reveal:
            add = self.verb("add", IT[self.form_of(target)])
            return f"{self.verb('reveal')} {target.say(self)} y {add} {self.to_hand()}"
        if counted:
            what = "" if isinstance(target.noun, Those) else self.cards(target.noun)
            return self.row(self.verb("add"), "1", what, self.to_hand())
        return self.row(self.do("add", target), self.among(target.noun), self.to_hand())

    def among(self, noun: Noun) -> str:
        """Say where cards of a kind are found that were named just before."""
        return "de entre ellas" if isinstance(noun, Those) and noun.types != ANY_TYPE else ""

    def add_more(self, dice: Dice) -> str:
        """Add one more card for each of something."""
        return f"{self.verb('add')} 1 más {self.for_each(dice.say_one(self))}"

    def bottom_deck_the_rest(self, *, at_random: bool) -> str:
        """Bottom-deck what is left of a search."""
        return self.row(self.verb("put"), "el resto", self.to_bottom(), "en orden aleatorio" if at_random else "")

    def bottom_deck(self, target: Target) -> str:
        """Bottom-deck cards."""
        return f"{self.do('put', target)} {self.to_bottom()}"

    def return_to_hand(self, target: Target) -> str:
        """Return a Unit to its owner's hand."""
        return f"{self.do('return', target)} a {self.the('hand')} de su {self.term('owner')}"

    def sell_top(self) -> str:
        """Sell the top card of the deck."""
        return f"{self.verb('sell')} {self.top(1)}"

    def look_at(self, target: Target) -> str:
        """Look at face-down Legends."""
        return self.do("look at", target)

    def play(self, target: Target, only_on: Noun | None, *, free: bool, to_bottom: bool) -> str:
        """Play cards."""
        said = self.do("play", target, how="gratis" if free else "")
        order, pronoun = self.but(mood=ORDER), IT[self.form_of(target)]
        if to_bottom:
            return f"{said}. Tras jugar{pronoun}, {order.verb('put', pronoun)} {self.to_bottom()}"
        if only_on is None:
            return said
        return f"{said}. {self.capital(order.verb('equip', pronoun))} solo a {self.one(only_on)}"

    def choose_type(self) -> str:
        """Choose a card type."""
        return f"{self.verb('choose')} {self.a('type')} de {self.term('card')}"

    # Instructions about the table.

    def defeat(self, target: Target) -> str:
        """Defeat cards."""
        return self.do("defeat", target, to_people=True)

    def spend(self, targets: Sequence[Target]) -> str:
        """Spend cards."""
        first, *rest = targets
        return self.all_of([self.do("spend", first, to_people=True), *(self.whom(target) for target in rest)])

    def ready(self, target: Target) -> str:
        """Ready cards."""
        return self.do("ready", target, to_people=True)

    def ready_eddies(self, count: int) -> str:
        """Ready Eddies."""
        return f"{self.verb('ready')} {self.counted(count, 'Eddie')}"

    def call_for_free(self, target: Target) -> str:
        """Call a Legend for free; that it is friendly and face-down goes without saying."""
        if target.picks:
            return f"{self.verb('Call')} gratis a {self.one(target.noun, without=(SIDE, STATE))}"
        return self.do("Call", target, how="gratis", to_people=True)

    def pay(self, amount: int) -> str:
        """Pay."""
        return f"{self.verb('pay')} {amount} €$"

    def move_gear(self, gear: Target, host: Target) -> str:
        """Move a Gear to another host."""
        assert gear.picks, "which Gear it is has to be picked"
        return f"{self.verb('move')} {self.a('Gear')} de {self.this('Legend')} a {host.say(self)}"

    def give(self, target: Target, change: Change, span: int, said: int, during: Guard | None) -> str:
        """Give cards a change for a while."""
        they = self.but(subject=self.form_of(target))
        when = "" if change.says_when else self.span(span)
        what, each = change.say(they), self.for_each(change.say_each(self))
        if during is not None:
            return self.row(target.say(self), they.having(change), each, during.say(they), when)
        if not change.is_had:
            return f"{self.row(target.say(self), what, when)}{self.finish(change)}"
        if said in (GIVE, ALSO_GIVE):
            return self.row(self.giving(target, what, also=said == ALSO_GIVE), when, each)
        return self.row(target.say(self), they.agreed(*HAVING[said]), what, when, each)

    def giving(self, target: Target, what: str, *, also: bool) -> str:
        """Say to give cards what they then have."""
        too = "también" if also else ""
        if target.is_pronoun():
            return self.row(self.verb("give", TO_IT[self.form_of(target)]), too, what)
        return self.row(self.verb("give"), too, what, "a", target.say(self))

    def finish(self, change: Change) -> str:
        """Say what is added to a change at the end."""
        if isinstance(change, Price):
            return f", {self.floor()}"
        return " si puede" if isinstance(change, MustAttack) else ""

    def give_once(self, target: Target, change: Change, until: Pattern) -> str:
        """Give cards a change for the next time that something happens; whose change it is goes without saying."""
        assert isinstance(change, MayAttack), f"{change} is not given for once"
        return f"{self.next_time(until)}, {change.say(self.but(subject=self.form_of(target)))}"

    def next_time(self, pattern: Pattern) -> str:
        """Say the next time this turn that something happens."""
        return f"{self.this('turn')}, la próxima vez que {pattern.say(self)}"

    def have_for_a_while(self, noun: Noun, change: Change, span: int) -> str:
        """Let a rule stand for a while."""
        they = self.but(subject=self.form(self.types_of(noun), plural=True))
        return f"{self.span(span)}, {self.the_cards(noun)} {they.having(change)}"

    def next_price(self, noun: Noun, change: Change) -> str:
        """The price of your next such card this turn."""
        which = ADJECTIVES["next"][self.form(self.types_of(noun))]
        cards = f"tu {which} {self.cards(noun, without=(SIDE,))}"
        paying = self.row("se juega pagando", change.say(self), self.for_each(change.say_each(self)))
        return f"{self.this('turn')}, {cards} {paying}, {self.floor()}"

    # Instructions about Gigs.

    def adjust(self, way: int, gig: ChosenGig, amount: int, *, up_to: bool) -> str:
        """Increase, decrease or adjust a Gig."""
        by = f"{'hasta ' if up_to else ''}en {amount}"
        if isinstance(gig, EventGig):
            return f"{self.verb(WAYS[way], IT[TERMS['Gig'].form()])} {by}"
        return f"{self.verb(WAYS[way])} {gig.say(self)} {by}"

    def set_value(self, *, across: bool) -> str:
        """Set a Gig to the value of another one."""
        value, gig, player = self.the("value"), self.term("Gig"), self.term("player")
        if across:
            return f"{self.verb('set')} {value} de un {gig} de un {player} en {value} de un {gig} de otro {player}"
        return f"{self.verb('set')} {value} de un {gig} en {value} de otro {gig}"

    def swap(self, mine: ChosenGig, theirs: ChosenGig) -> str:
        """Swap two Gigs."""
        return f"{self.verb('swap')} {mine.say(self)} por {theirs.say(self)}"

    def steal(self, gig: ChosenGig, *, also: bool) -> str:
        """Steal a Gig."""
        if also:
            return f"{self.that('Unit')} también arrebata {self.a_gig(gig.gigs, sided=False)}"
        return f"{self.verb('steal')} {gig.say(self)}"

    def prevent(self) -> str:
        """The Gig isn't stolen."""
        return f"{self.that('Gig')} no es arrebatado"
