"""Spanish for conditions, guards and moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import event
from streetcred.terms import LEGEND, UNIT
from streetcred.text.conditions import AS_IT, THAT_LEGEND
from streetcred.text.dice import EVEN, Gigs, Pairs
from streetcred.text.nouns import FRIENDLY, Cards
from streetcred.text.patterns import Fights, Steals, YouPlay
from streetcred.text.spanish.grammar import AN, THAT
from streetcred.text.spanish.nouns import (
    COLOUR,
    NAME,
    ORIENTATION,
    SHOWN,
    SIDE,
    STATE,
    TAG,
    WITH,
    SpanishNouns,
)
from streetcred.text.spanish.terms import ADJECTIVES, FEMININE, FEMININES, TERMS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.text.dice import Dice
    from streetcred.text.filters import Filter
    from streetcred.text.nouns import Noun
    from streetcred.text.numbers import Number
    from streetcred.text.word import Pattern

LABELS: Final = {
    event.PLAYED: "PLAY",
    event.ATTACKED: "ATTACK",
    event.CALLED: "CALL",
    event.DEFEATED: "DEFEATED",
}
BEING: Final = {
    TAG: ("es", "son"),
    COLOUR: ("es", "son"),
    STATE: ("está", "están"),
    ORIENTATION: ("está", "están"),
    WITH: ("tiene", "tienen"),
    NAME: ("se llama", "se llaman"),
}
"""The verb with which a filter is said of a subject: of one, of many."""


class SpanishWhens(SpanishNouns):
    """Conditions without their "si", guards, and moments without their "cuando"."""

    # Conditions.

    def compare_cred(self, *, more: bool) -> str:
        """You have more, or less, Street Cred than the Rival."""
        return f"tienes {'más' if more else 'menos'} {self.term('Street Cred')} que {self.a('Rival')}"

    def cred_below(self, limit: int) -> str:
        """You have less Street Cred than that."""
        return f"tienes menos de {limit} {self.term('Street Cred')}"

    def cred_even(self) -> str:
        """Your Street Cred is an even number."""
        return f"tu {self.term('Street Cred')} es un número par"

    def cred_differs(self, least: int) -> str:
        """Your Street Cred differs from the Rival's by that much."""
        return f"tu {self.term('Street Cred')} difiere de la de {self.a('Rival')} en {least} o más"

    def control(self, dice: Dice, at_least: int) -> str:
        """You control such Gigs, or value-pairs."""
        if at_least > 1:
            return f"controlas {at_least} o más {self.controlled(dice, plural=True)}"
        return f"controlas {self.one_controlled(dice)}"

    def controlled(self, dice: Dice, *, plural: bool = False) -> str:
        """Say dice that you control: they are friendly, so that word is left out."""
        if isinstance(dice, Gigs):
            return self.gig(dice, plural=plural, sided=False)
        assert isinstance(dice, Pairs), f"{dice} can't be said"
        return self.pair(in_short=dice.in_short, plural=plural)

    def one_controlled(self, dice: Dice) -> str:
        """Say one of such dice with its article."""
        thing = TERMS["Gig" if isinstance(dice, Gigs) else "value-pair"]
        return f"{AN[thing.form()]} {self.controlled(dice)}"

    def control_both(self, first: Dice, second: Dice) -> str:
        """You control a Gig of each of two kinds."""
        return f"controlas {self.all_of([self.one_controlled(first), self.one_controlled(second)])}"

    def friendly_die_is_min(self, sides: int) -> str:
        """A friendly die shows its lowest value."""
        return f"un d{sides} {ADJECTIVES['friendly'][0]} está al mínimo"

    def rival_has_more_gigs(self, by: int) -> str:
        """A Rival controls more Gigs than you."""
        gigs = self.term("Gig", plural=True)
        more = f"al menos {self.counted(by, 'Gig')} más" if by > 1 else f"más {gigs}"
        return f"{self.a('Rival')} controla {more} que tú"

    def fixer_is_empty(self) -> str:
        """Your fixer area is empty."""
        return f"tu {self.term('fixer area')} está {ADJECTIVES['empty'][TERMS['fixer area'].form()]}"

    def gig_is(self, gigs: Gigs) -> str:
        """The Gig is such a one."""
        if gigs.sides:
            return f"es un d{gigs.sides}"
        return f"su {self.term('value')} es {'par' if gigs.shows == EVEN else 'impar'}"

    def type_is(self, kind: int | None) -> str:
        """The card is of that type, or of the chosen one."""
        if kind is None:
            return f"es {self.the('type', 'de')} {ADJECTIVES['chosen'][TERMS['type'].form()]}"
        return f"es {AN[self.form(kind)]} {self.types(kind)}"

    def so_many_are(self, noun: Noun, one: Filter, at_least: int) -> str:
        """So many of those are like that."""
        form = self.form(self.types_of(noun), plural=True)
        return f"{at_least} o más {self.cards(noun, plural=True, joined='y/o')} {self.being(one, form)}"

    def will_happen(self, patterns: Sequence[Pattern]) -> str:
        """One of these happens to that Unit."""
        verbs = {Steals: f"arrebata {self.a('Gig')}", Fights: "combate"}
        return f"{self.that('Unit')} {self.either_of([verbs[type(pattern)] for pattern in patterns])}"

    def different_values(self, at_least: int) -> str:
        """You control Gigs that show different values."""
        gigs = f"{at_least} o más {self.term('Gig', plural=True)}"
        return f"controlas {gigs} con {self.term('value', plural=True)} distintos"

    def equals_a_gig(self, number: Number) -> str:
        """A number equals the value of a friendly Gig."""
        gig = f"{self.a('Gig')} {ADJECTIVES['friendly'][0]}"
        return f"{number.say(self)} es igual {self.the('value', 'a')} de {gig}"

    def becomes_min(self) -> str:
        """The Gig has become a min Gig."""
        return "queda al mínimo"

    def this_is(self, one: Filter, *, as_it: bool) -> str:
        """This Unit passes a filter."""
        said = self.being(one, self.form(UNIT))
        return said if as_it else f"{self.this('Unit')} {said}"

    def it_is(self, filters: Sequence[Filter], said: int) -> str:
        """The card handled last passes one of the filters."""
        if said == AS_IT:
            kinds = self.either_of([one.say(self).said(FEMININE) for one in filters])
            return f"es {self.a('Unit')} {kinds}"
        name = "Legend" if said == THAT_LEGEND else "Unit"
        form = TERMS[name].form()
        return f"{THAT[form]} {self.term(name)} {self.either_of([self.being(one, form) for one in filters])}"

    def being(self, one: Filter, form: int) -> str:
        """Say a filter as what a subject of that form is or has."""
        part = one.say(self)
        return f"{BEING[part.place][form > FEMININE]} {part.said(form)}"

    def all_friendly_legends(self, one: Filter) -> str:
        """All friendly Legends pass a filter."""
        legends = self.known(Cards(LEGEND, FRIENDLY, ()))
        return f"{legends} {self.being(one, FEMININES)}"

    def happened(self, pattern: Pattern) -> str:
        """It has happened this turn."""
        if isinstance(pattern, YouPlay):
            return f"has jugado {self.one_of_yours(pattern.nouns)} {self.this('turn')}"
        assert isinstance(pattern, Steals), f"{pattern} has no past tense yet"
        return f"{self.subject(pattern.noun)} ha arrebatado {self.a_gig(pattern.wanted)} {self.this('turn')}"

    def one_of_yours(self, nouns: Sequence[Noun]) -> str:
        """Say cards that can't but be yours."""
        return self.either_of([self.one(noun, without=(SIDE,)) for noun in nouns])

    # Guards.

    def while_attacking(self) -> str:
        """During its attack."""
        return f"mientras {self.agreed('ataca', 'atacan')}"

    def while_fighting(self, opponent: Noun) -> str:
        """During a fight against such a Unit."""
        alone = isinstance(opponent, Cards) and opponent.types == LEGEND
        against = self.one(opponent) if alone else self.cards(opponent, plural=True)
        return f"mientras {self.agreed('combate', 'combaten')} contra {against}"

    def during_your_turn(self) -> str:
        """In your turn."""
        return f"durante {self.your('turn')}"

    def while_lagging(self) -> str:
        """In the turn it is played."""
        return self.the_turn_it_is_played()

    def the_turn_it_is_played(self) -> str:
        """In the turn in which the subject is played."""
        return f"{self.the('turn')} en que se {self.agreed('juega', 'juegan')}"

    # Moments: after "cuando" and "la primera vez que" the verb is a subjunctive.

    def label(self, kind: int) -> str:
        """A label in front of a text."""
        return LABELS[kind]

    def your_turn(self, *, starts: bool) -> str:
        """At the start, or the end, of your turn."""
        return f"al {'principio' if starts else 'final'} de {self.your('turn')}"

    def end_of_this_turn(self) -> str:
        """At the end of this turn."""
        return f"al final de {self.this('turn')}"

    def is_spent(self, noun: Noun) -> str:
        """Such a card is spent."""
        return f"{self.subject(noun)} se agote"

    def attacks(self, noun: Noun) -> str:
        """Such a Unit attacks."""
        return f"{self.subject(noun)} ataque"

    def you_play(self, nouns: Sequence[Noun]) -> str:
        """You play such a card."""
        return f"juegues {self.one_of_yours(nouns)}"

    def wins(self, noun: Noun, against: Noun | None, by: int) -> str:
        """Such a Unit wins a fight, against such a one, by such a margin."""
        said = f"{self.subject(noun)} gane {self.a('fight')}"
        if against is not None:
            return f"{said} contra {self.subject(against)}"
        return f"{said} por {by} o más de {self.term('power')}" if by else said

    def loses(self, noun: Noun) -> str:
        """Such a Unit loses a fight."""
        return f"{self.subject(noun)} pierda {self.a('fight')}"

    def fights(self, noun: Noun) -> str:
        """Such a Unit fights."""
        return f"{self.subject(noun)} combata"

    def uses_blocker(self, noun: Noun) -> str:
        """Such a Unit uses BLOCKER."""
        return f"{self.subject(noun)} use BLOCKER"

    def is_defeated(self, noun: Noun) -> str:
        """Such a Unit is defeated."""
        return f"{self.subject(noun)} sea {self.defeated(noun)}"

    def defeated(self, noun: Noun) -> str:
        """Say "defeated" of one of those."""
        return ADJECTIVES["defeated"][self.form(self.types_of(noun))]

    def steals(self, noun: Noun, gigs: Gigs, *, each: bool) -> str:
        """Such a Unit steals such a Gig, or one or more."""
        what = self.a_gig(gigs) if each else f"1 o más {self.gig(gigs, plural=True)}"
        return f"{self.subject(noun)} arrebate {what}"

    def you_roll(self, gigs: Gigs) -> str:
        """You roll such a value."""
        die = f"un d{gigs.sides}" if gigs.sides else self.a("Gig")
        least = f"de {gigs.at_least} o más" if gigs.at_least else ""
        return self.row("obtengas", self.a("value"), SHOWN.get(gigs.shows, ""), least, "en", die)

    def rival_changes_gigs(self) -> str:
        """A Rival adjusts or swaps friendly Gigs."""
        gigs = f"{self.term('Gig', plural=True)} {ADJECTIVES['friendly'][2]}"
        return f"{self.a('Rival')} ajuste o intercambie 1 o más {gigs}"
