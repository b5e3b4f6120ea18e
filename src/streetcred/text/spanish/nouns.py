"""Spanish for things: cards, Gigs, numbers, and what is said about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from streetcred.terms import ANY_TYPE, GEAR, KEYWORD_NAMES, LEGEND, UNIT
from streetcred.text.book import Part
from streetcred.text.dice import EVEN, MAX, MIN, MIN_OR_MAX, ODD
from streetcred.text.nouns import ALL as ALL_OF_THEM
from streetcred.text.nouns import (
    AS_IT,
    AS_THIS_UNIT,
    FRIENDLY,
    IN_HAND,
    IN_HAND_OR_TRASH,
    IN_LEGENDS_AREA,
    IN_PLAY,
    IN_TRASH,
    RIVALS,
    THEIRS,
    Cards,
    Chosen,
    It,
    ItsGear,
    Opposing,
    Picked,
    This,
    Those,
)
from streetcred.text.nouns import THIS as THIS_ONE
from streetcred.text.numbers import Fixed, Per
from streetcred.text.spanish.grammar import ALL, AN, IT, ITS, ONE_OF, THAT, THE, THIS, SpanishGrammar
from streetcred.text.spanish.terms import ADJECTIVES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.text.dice import ChosenGig, Gigs
    from streetcred.text.nouns import Noun, Target
    from streetcred.text.numbers import Number

# Where words stand around a thing: otra Unidad MERC azul aliada boca arriba agotada de tu mano con coste 4 o menos.
OWNER, ANOTHER, THING, NAME, TAG, COLOUR, SIDE, STATE, ORIENTATION, FROM, WITH, UNSAID = range(12)

SIDE_WORDS: Final = {FRIENDLY: "friendly", RIVALS: "rival"}
SHOWN: Final = {MIN: "mínimo", MAX: "máximo", MIN_OR_MAX: "mínimo o máximo", EVEN: "par", ODD: "impar"}
PEOPLE: Final = LEGEND | UNIT
"""Types of cards that are spoken of as people: "derrota a una Unidad"."""


class SpanishNouns(SpanishGrammar):
    """Things."""

    def types_of(self, noun: Noun) -> int:
        """Give the types of the cards that a noun may mean."""
        if isinstance(noun, Picked):
            return noun.noun.types
        if isinstance(noun, It):
            return self.it if noun.said == AS_IT else UNIT
        if isinstance(noun, Cards | This | Those):
            return noun.types
        return GEAR if isinstance(noun, ItsGear) else UNIT

    def after(self, noun: Noun | None) -> Self:
        """Give the book in which "it" is such a card; where no card was named, it is what it was."""
        return self if noun is None else self.but(it=self.types_of(noun))

    # Cards.

    def parts(self, noun: Cards | Those, joined: str = "o") -> list[Part]:
        """Give all that is said of cards, in the order in which it is said."""
        parts = [one.say(self) for one in noun.filters]
        places = {part.place for part in parts}
        if isinstance(noun, Cards):
            parts.append(Part(FROM, self.from_there(noun.place)))
            if noun.place == IN_PLAY and noun.side in SIDE_WORDS and OWNER not in places:
                parts.append(Part(SIDE, *ADJECTIVES[SIDE_WORDS[noun.side]]))
        if NAME not in places:
            one, many = (self.types(noun.types, plural=plural, joined=joined) for plural in (False, True))
            parts.append(Part(THING, one, one, many, many))
        return sorted(parts, key=lambda part: part.place)

    def from_there(self, place: int) -> str:
        """Say where cards come from."""
        if place == IN_HAND:
            return f"de {self.your('hand')}"
        if place == IN_TRASH:
            return f"de {self.your('trash')}"
        if place == IN_HAND_OR_TRASH:
            return f"de {self.your('hand')} o {self.term('trash')}"
        return f"de {self.your('Legends area')}" if place == IN_LEGENDS_AREA else ""

    def cards(self, noun: Noun, *, plural: bool = False, without: Sequence[int] = (), joined: str = "o") -> str:
        """Say what kind of cards, without article or number; `without` are places whose words go without saying."""
        if isinstance(noun, ItsGear):
            return self.types(GEAR, plural=plural)
        assert isinstance(noun, Cards | Those), f"{noun} has no kind"
        form = self.form(noun.types, plural=plural)
        unsaid = (OWNER, ANOTHER, UNSAID, *without)
        return self.row(*(_part(part, form) for part in self.parts(noun, joined) if part.place not in unsaid))

    def determiner(self, noun: Noun, form: int, usual: Sequence[str], another: str) -> str:
        """Say what stands before cards: the usual word, or "su", or a form of "otro"."""
        if isinstance(noun, ItsGear):
            return ITS[form]
        parts = {part.place: part for part in self.parts(noun)} if isinstance(noun, Cards | Those) else {}
        if OWNER in parts:
            return parts[OWNER].said(form)
        return ADJECTIVES[another][form] if ANOTHER in parts else usual[form]

    def one(self, noun: Noun, *, without: Sequence[int] = ()) -> str:
        """Say one of such cards: una Unidad, otra Unidad, su Equipo."""
        form = self.form(self.types_of(noun))
        return f"{self.determiner(noun, form, AN, 'another')} {self.cards(noun, without=without)}"

    def the_cards(self, noun: Noun) -> str:
        """Say cards as a known group: las Unidades rivales, las demás Unidades."""
        form = self.form(self.types_of(noun), plural=True)
        return f"{self.determiner(noun, form, THE[''], 'the other')} {self.cards(noun, plural=True)}"

    def some(self, noun: Noun, count: int) -> str:
        """Say several: 2 Unidades rivales, otras 2 Unidades."""
        form = self.form(self.types_of(noun), plural=count > 1)
        before = self.determiner(noun, form, ("", "", "", ""), "another")
        return self.row(before, str(count), self.cards(noun, plural=count > 1))

    def subject(self, noun: Noun) -> str:
        """Say cards as the subject of a "cuando": una Unidad aliada, esta Unidad."""
        if isinstance(noun, Picked):
            return self.one(noun.noun)
        if isinstance(noun, This | It | Opposing):
            return self.known(noun)
        return self.one(noun)

    def known(self, noun: Noun) -> str:
        """Cards that need no choice."""
        types = self.types_of(noun)
        if isinstance(noun, This) or (isinstance(noun, It) and noun.said == AS_THIS_UNIT):
            return f"{THIS[self.form(types)]} {self.types(types)}"
        if isinstance(noun, It):
            return f"{THAT[self.form(types)]} {self.types(types)}"
        if isinstance(noun, Opposing):
            return self.opposing("rival")
        form = self.form(types, plural=True)
        return f"{self.determiner(noun, form, ALL, 'all other')} {self.cards(noun, plural=True)}"

    def opposing(self, side: str) -> str:
        """Say the other Unit of a fight."""
        form = self.form(UNIT)
        return f"{self.the('Unit')} {ADJECTIVES[side][form]} {ADJECTIVES['opposing'][form]}"

    def them(self) -> str:
        """Cards that were named just before."""
        return IT[self.form(self.it, plural=True)]

    def chosen(self, noun: Noun, most: Number, *, up_to: bool) -> str:
        """Cards that are picked."""
        if isinstance(most, Per):
            return f"{self.one(noun)} por cada {most.say_each(self)}"
        assert isinstance(most, Fixed), f"{most} is no number of cards"
        count = most.number
        if count == ALL_OF_THEM:
            return f"cualquier número de {self.cards(noun, plural=True)}"
        if up_to:
            return f"hasta {self.some(noun, count)}"
        if isinstance(noun, Cards) and noun.side == THEIRS:
            return f"{ONE_OF[self.form(noun.types)]} de sus {self.cards(noun, plural=True)}"
        return self.one(noun) if count == 1 else self.some(noun, count)

    def one_card(self, noun: Noun) -> str:
        """One of the cards that are counted."""
        if isinstance(noun, ItsGear):
            return f"{ONE_OF[self.form(GEAR)]} de sus {self.cards(noun, plural=True)}"
        return self.cards(noun)

    # What an instruction is about.

    def is_many(self, target: Target) -> bool:
        """Give whether it is more than one card, or may be."""
        if isinstance(target, Chosen):
            return not isinstance(target.most, Fixed) or target.most.number > 1
        return not isinstance(target.noun, This | It | Opposing)

    def form_of(self, target: Target) -> int:
        """Give the form of what agrees with it."""
        return self.form(self.types_of(target.noun), plural=self.is_many(target))

    def do(self, verb: str, target: Target, *, how: str = "", to_people: bool = False) -> str:
        """Say to do something with cards: with a pronoun, or with "a" before those that are people."""
        if target.is_pronoun():
            return self.row(self.verb(verb, IT[self.form_of(target)]), how)
        return self.row(self.verb(verb), how, self.whom(target) if to_people else target.say(self))

    def whom(self, target: Target) -> str:
        """Say cards after a verb, with "a" before those that are people; an open number of them goes without."""
        is_person = not self.types_of(target.noun) & ~PEOPLE
        is_open = isinstance(target, Chosen) and target.up_to
        return self.row("a" if is_person and not is_open else "", target.say(self))

    # Filters.

    def nothing(self) -> Part:
        """Nothing: a filter that goes without saying."""
        return Part(UNSAID, "")

    def tags(self, tags: Sequence[str]) -> Part:
        """With one of these tags."""
        return Part(TAG, self.either_of(tags))

    def colour(self, colour: str) -> Part:
        """Of that colour."""
        return Part(COLOUR, *ADJECTIVES[colour])

    def cost_at_most(self, most: Number) -> Part:
        """With at most that cost."""
        return Part(WITH, f"{self.term('cost')} {self.at_most(most)}")

    def at_most(self, most: Number) -> str:
        """Say a limit."""
        if isinstance(most, Fixed):
            return f"{most.number} o menos" if most.number else "0"
        return f"menor o igual que {most.say(self)}"

    def cost_equals_a_gig(self) -> Part:
        """With the cost that some friendly Gig shows."""
        gig = f"{self.term('Gig')} {ADJECTIVES['friendly'][0]}"
        return Part(WITH, f"{self.term('cost')} igual {self.the('value', 'a')} de algún {gig}")

    def cost_equals_that_gig(self) -> Part:
        """With the cost that the Gig shows."""
        return Part(WITH, f"{self.term('cost')} igual {self.the('value', 'a')} de {self.that('Gig')}")

    def power_equals_that_gig(self) -> Part:
        """With the power that the Gig shows."""
        return Part(WITH, f"{self.term('power')} igual {self.the('value', 'a')} de {self.that('Gig')}")

    def less_power_than(self, noun: Noun) -> Part:
        """With less power than one of those."""
        return Part(WITH, f"menos {self.term('power')} que {self.one(noun)}")

    def lowest_power(self) -> Part:
        """With the lowest power of its side."""
        return Part(WITH, f"{self.the('power')} más bajo")

    def power_at_most(self, most: Number) -> Part:
        """With at most that power."""
        return Part(WITH, f"{self.term('power')} {self.at_most(most)}")

    def power_at_least(self, least: int) -> Part:
        """With at least that power."""
        return Part(WITH, f"{self.term('power')} {least} o más")

    def facing(self, *, up: bool) -> Part:
        """Face-up or face-down."""
        return Part(STATE, "boca arriba" if up else "boca abajo")

    def oriented(self, *, ready: bool) -> Part:
        """Ready or spent."""
        return Part(ORIENTATION, *ADJECTIVES["ready" if ready else "spent"])

    def equipped(self, *, equipped: bool) -> Part:
        """With Gear or without."""
        return Part(STATE, *ADJECTIVES["equipped"]) if equipped else Part(STATE, f"sin {self.term('Gear')}")

    def another(self) -> Part:
        """Not this one: the word depends on what stands before the thing."""
        return Part(ANOTHER, *ADJECTIVES["another"])

    def named(self, name: str) -> Part:
        """With that name, which stands for the thing itself."""
        return Part(NAME, f'"{name.upper()}"')

    def its(self) -> Part:
        """On this piece, which needs no side."""
        return Part(OWNER, *ITS)

    def has_keyword(self, keyword: int) -> Part:
        """With that keyword."""
        return Part(WITH, KEYWORD_NAMES[keyword])

    # Gigs.

    def gig(self, gigs: Gigs, *, plural: bool = False, sided: bool = True) -> str:
        """Say what kind of Gig, without article; `sided` with whose it is."""
        thing = f"d{gigs.sides}" if gigs.sides else self.term("Gig", plural=plural)
        side = ""
        if sided and gigs.side in SIDE_WORDS:
            side = ADJECTIVES[SIDE_WORDS[gigs.side]][2 if plural else 0]
        return self.row(thing, side, self._after_gig(gigs))

    def _after_gig(self, gigs: Gigs) -> str:
        if gigs.at_least:
            return f"con {self.term('value')} {gigs.at_least} o más"
        if gigs.below_power:
            return f"con {self.term('value')} menor que su {self.term('power')}"
        if gigs.unshared:
            gig = f"{self.term('Gig')} {ADJECTIVES['friendly'][0]}"
            return f"con {self.a('value')} que ningún {gig} comparta"
        if gigs.shows in (EVEN, ODD):
            return f"con {self.term('value')} {SHOWN[gigs.shows]}"
        return f"al {SHOWN[gigs.shows]}" if gigs.shows in SHOWN else ""

    def a_gig(self, gigs: Gigs, *, sided: bool = True) -> str:
        """Say one such Gig."""
        return f"{AN[0]} {self.gig(gigs, sided=sided)}"

    def chosen_gig(self, gigs: Gigs) -> str:
        """A Gig that is picked."""
        return self.a_gig(gigs)

    def event_gig(self) -> str:
        """The Gig that the event is about."""
        return self.that("Gig")

    def one_gig(self, gigs: Gigs) -> str:
        """One of the Gigs that are counted."""
        return self.gig(gigs)

    def one_pair(self) -> str:
        """One of the value-pairs that are counted."""
        return self.pair(in_short=False, side="friendly")

    def pair(self, *, in_short: bool, plural: bool = False, side: str = "") -> str:
        """Say value-pairs, without article."""
        pair = self.term("value-pair", plural=plural)
        friendly = ADJECTIVES[side][1] if side else ""
        of_gigs = "" if in_short else f"de {self.term('Gig', plural=True)}"
        return self.row(pair, friendly, of_gigs, f"de igual {self.term('value')}")

    # Numbers.

    def digits(self, number: int) -> str:
        """A printed number."""
        return str(number)

    def number(self, name: str, of: str) -> str:
        """Say a number that something has, after the preposition that wants it."""
        return f"{self.the(name, self.preposition)} de {of}"

    def value_of(self, gigs: Gigs) -> str:
        """The value of a Gig."""
        return self.number("value", self.a_gig(gigs))

    def value_of_picked(self, gig: ChosenGig) -> str:
        """The value of a Gig that is picked."""
        return self.number("value", gig.say(self))

    def its_cost(self) -> str:
        """The cost of the card handled last."""
        return self.row(self.preposition, f"su {self.term('cost')}")

    def discarded_cost(self) -> str:
        """The cost of the card just discarded, where several may have been meant."""
        return self.number("cost", f"{self.the('card')} {ADJECTIVES['discarded'][self.form(ANY_TYPE)]}")

    def the_cost(self) -> str:
        """The cost of the one card that was discarded."""
        return self.number("cost", self.that("card"))

    def that_cost(self) -> str:
        """The cost of that card."""
        return self.number("cost", self.that("card"))

    def this_power(self) -> str:
        """The power of this Unit."""
        return self.number("power", self.known(THIS_ONE.noun))

    def total_discarded(self) -> str:
        """How many cards were discarded in all."""
        cards, form = self.term("card", plural=True), self.form(ANY_TYPE, plural=True)
        return f"{THE[self.preposition][0]} número total de {cards} {ADJECTIVES['discarded'][form]}"


def _part(part: Part, form: int) -> str:
    """Say a part of what is said of cards."""
    words = part.said(form)
    return f"con {words}" if part.place == WITH else words
