"""English: the phrase book in which card texts are written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import ability, event
from streetcred.core.modifier import NEXT_TURN, THIS_TURN, UNTIL_YOUR_NEXT_TURN
from streetcred.terms import ANY_TYPE, GEAR, HAND, KEYWORD_NAMES, LEGEND, PROGRAM, TRASH, UNIT
from streetcred.text.board_clauses import GIVE, Pay
from streetcred.text.book import Book
from streetcred.text.dice import ANY, EVEN, MAX, MIN, ODD, Gigs
from streetcred.text.gig_clauses import DOWN, UP
from streetcred.text.joints import May
from streetcred.text.nouns import EITHER, FRIENDLY, RIVALS, Cards, It, This, Those
from streetcred.text.numbers import Fixed
from streetcred.text.patterns import Label, Steals, YourTurn
from streetcred.text.word import YOU

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.text.abilities import Guard
    from streetcred.text.book import Part
    from streetcred.text.changes import Change
    from streetcred.text.dice import ChosenGig, Dice
    from streetcred.text.filters import Filter
    from streetcred.text.nouns import Noun, Target
    from streetcred.text.numbers import Number
    from streetcred.text.word import Condition, Pattern, Sentence

# Where words stand around a thing: up to another spent rival face-up MERC Blue Unit with cost 4 or less.
ANOTHER, ORIENTATION, SIDE, STATE, TAG, COLOUR, AFTER, WHOLE = range(8)

CRED: Final = "[STAR] (Street Cred)"
SIDE_WORDS: Final = {FRIENDLY: "friendly", RIVALS: "rival", EITHER: ""}
TYPE_WORDS: Final = {LEGEND: "Legend", UNIT: "Unit", GEAR: "Gear", PROGRAM: "Program"}
LABELS: Final = {
    event.PLAYED: "PLAY",
    event.ATTACKED: "ATTACK",
    event.CALLED: "CALL",
    event.DEFEATED: "DEFEATED",
}
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
SHOWN: Final = {ANY: "", MIN: "min", MAX: "max", EVEN: "", ODD: ""}
SHOWN_AFTER: Final = {EVEN: "with an even value", ODD: "with an odd value"}


class English(Book):
    """The phrases of the printed cards, chosen alike for all of them."""

    # Grammar.

    def article(self, words: str) -> str:
        """Put "a" or "an" before words."""
        if words.startswith(("another ", "this ", "its ")):
            return words
        sounds_like_a_vowel = words[:1].lower() in "aeiou" and not words.startswith("Unit")
        sounds_like_a_vowel = sounds_like_a_vowel or words.startswith("NCPD")
        return f"{'an' if sounds_like_a_vowel else 'a'} {words}"

    def capital(self, words: str) -> str:
        """Let words begin with a capital letter."""
        return words[:1].upper() + words[1:]

    def small(self, sentence: Sentence) -> str:
        """Say a sentence as it stands after a comma."""
        return sentence.say(self)

    def sentences(self, sentences: Sequence[Sentence], opening: str = "") -> str:
        """Say sentences one after the other; the first one after an opening such as "When ...,"."""
        said = [sentence.say(self) for sentence in sentences]
        said[0] = opening + said[0]
        return " ".join(f"{self.capital(words)}." for words in said)

    def types(self, types: int, *, plural: bool) -> str:
        """Say types of cards."""
        if types == ANY_TYPE:
            return "cards" if plural else "card"
        names = [f"{name}s" if plural else name for bit, name in TYPE_WORDS.items() if types & bit]
        return " or ".join(reversed(names))

    def cards(self, noun: Noun, *, plural: bool = False) -> str:
        """Say what kind of cards, without article or number."""
        assert isinstance(noun, Cards | Those), f"{noun} has no kind"
        parts = [one.say(self) for one in noun.filters]
        whole = [words for place, words in parts if place == WHOLE]
        has_side = isinstance(noun, Cards) and noun.place not in (HAND, TRASH) and (ANOTHER, "its") not in parts
        if isinstance(noun, Cards) and has_side and noun.side != EITHER:
            parts.append((SIDE, SIDE_WORDS[noun.side]))
        if not whole:
            parts.append((COLOUR, self.types(noun.types, plural=plural)))
        if isinstance(noun, Cards) and noun.place in (HAND, TRASH):
            parts.append((AFTER, "from your hand" if noun.place == HAND else "from your trash"))
        return " ".join(words for _, words in sorted(parts, key=lambda part: part[0]))

    def subject(self, noun: Noun) -> str:
        """Say cards as the subject of a "when": a friendly Unit, this Unit."""
        return self.known(noun) if isinstance(noun, This | It) else self.article(self.cards(noun))

    def gig(self, gigs: Gigs, *, plural: bool = False) -> str:
        """Say what kind of Gig, without article."""
        thing = f"d{gigs.sides}" if gigs.sides else "Gigs" if plural else "Gig"
        after = f"with {gigs.at_least}+ value" if gigs.at_least else SHOWN_AFTER.get(gigs.shows, "")
        words = (SIDE_WORDS[gigs.side], SHOWN[gigs.shows], thing, after)
        return " ".join(word for word in words if word)

    def third_person(self, words: str) -> str:
        """Turn "draw 1" into "draws 1"."""
        verb, _, rest = words.partition(" ")
        return f"{verb}s {rest}"

    def having(self, change: Change, *, plural: bool) -> str:
        """Say a change about a subject: has +2 power, can't attack."""
        said = change.say(self)
        if not change.is_had:
            return said
        return f"{'have' if plural else 'has'} {said}"

    # Paragraphs.

    def keyword_line(self, keyword: int) -> str:
        """A keyword alone on its line."""
        return KEYWORD_NAMES[keyword]

    def program(self, paragraphs: Sequence[Sequence[Sentence]], *, quick: bool) -> str:
        """What a Program does."""
        said = "\n".join(self.sentences(paragraph) for paragraph in paragraphs)
        return f"QUICK {said}" if quick else said

    def triggered(
        self,
        patterns: Sequence[Pattern],
        sentences: Sequence[Sentence],
        only_if: Condition | None,
        *,
        first: bool,
    ) -> str:
        """An effect with its trigger."""
        condition = "" if only_if is None else f"if {only_if.say(self)}, "
        said = [pattern.say(self) for pattern in patterns]
        if isinstance(patterns[0], Label):
            return f"{' '.join(said)} {self.sentences(sentences, condition)}"
        if isinstance(patterns[0], YourTurn):
            return self.sentences(sentences, f"{said[0]}, {condition}")
        when = " or ".join(said)
        opening = f"the first time {when} each turn, " if first else f"when {when}, "
        return self.sentences(sentences, opening + condition)

    def activated(self, price: int, sentences: Sequence[Sentence], *, spends: bool, quick: bool) -> str:
        """An effect with its cost."""
        costs = ([f"{price} €$"] if price else []) + (["[SPEND]"] if spends else [])
        return f"{'QUICK ' if quick else ''}{', '.join(costs)}: {self.sentences(sentences)}"

    def standing(self, noun: Noun, change: Change, during: Guard | None, only_if: Condition | None) -> str:
        """A persistent effect."""
        alone = isinstance(noun, This)
        subject = self.known(noun) if alone else self.cards(noun, plural=True)
        said = f"{subject} {self.having(change, plural=not alone)}"
        if only_if is not None:
            said = f"if {only_if.say(self)}, {said}"
        if during is not None:
            said = f"{said} {during.say(self)}"
        return f"{self.capital(said)}."

    def would_be_defeated(self, noun: Noun, sentences: Sequence[Sentence], *, optional: bool) -> str:
        """A replacement of a defeat."""
        said = [sentence.say(self) for sentence in sentences]
        paid = [words for sentence, words in zip(sentences, said, strict=True) if isinstance(sentence, Pay)]
        rest = [words for sentence, words in zip(sentences, said, strict=True) if not isinstance(sentence, Pay)]
        doing = f"{paid[0]} to {rest[0]}" if paid else rest[0]
        if optional:
            doing = f"you may {doing}"
        return f"If {self.subject(noun)} would be defeated, {doing} instead."

    # Nouns.

    def known(self, noun: Noun) -> str:
        """Cards that need no choice."""
        if isinstance(noun, This):
            return f"this {self.types(noun.types, plural=False)}"
        if isinstance(noun, It):
            return "it"
        return f"all {self.cards(noun, plural=True)}"

    def chosen(self, noun: Noun, most: int, *, up_to: bool) -> str:
        """Cards that are picked."""
        if up_to:
            return f"up to {most} {self.cards(noun, plural=most > 1)}"
        return self.article(self.cards(noun)) if most == 1 else f"{most} {self.cards(noun, plural=True)}"

    def chosen_gig(self, gigs: Gigs) -> str:
        """A Gig that is picked."""
        return self.article(self.gig(gigs))

    def event_gig(self) -> str:
        """The Gig that the event is about."""
        return "it"

    # Filters.

    def tags(self, tags: Sequence[str]) -> Part:
        """With one of these tags."""
        return TAG, " or ".join(tags)

    def colour(self, colour: str) -> Part:
        """Of that colour."""
        return COLOUR, colour

    def cost_at_most(self, most: int) -> Part:
        """With at most that cost."""
        return AFTER, f"with cost {most} or less"

    def power_at_most(self, most: Number) -> Part:
        """With at most that power."""
        if isinstance(most, Fixed):
            return AFTER, f"with power {most.say(self)} or less"
        return AFTER, f"with power equal to or less than {most.say(self)}"

    def power_at_least(self, least: int) -> Part:
        """With at least that power."""
        return AFTER, f"with power {least}+"

    def facing(self, *, up: bool) -> Part:
        """Face-up or face-down."""
        return STATE, "face-up" if up else "face-down"

    def oriented(self, *, ready: bool) -> Part:
        """Ready or spent."""
        return ORIENTATION, "ready" if ready else "spent"

    def equipped(self, *, equipped: bool) -> Part:
        """With Gear or without."""
        return STATE, "equipped" if equipped else "unequipped"

    def another(self) -> Part:
        """Not this one."""
        return ANOTHER, "another"

    def named(self, name: str) -> Part:
        """With that name, which stands for the thing itself."""
        return WHOLE, f'"{name.upper()}"'

    def its(self) -> Part:
        """On this piece."""
        return ANOTHER, "its"

    def has_keyword(self, keyword: int) -> Part:
        """With that keyword."""
        return AFTER, f"with {KEYWORD_NAMES[keyword]}"

    # Numbers.

    def digits(self, number: int) -> str:
        """A printed number."""
        return str(number)

    def value_of(self, gigs: Gigs) -> str:
        """The value of a Gig."""
        return f"the value of {self.article(self.gig(gigs))}"

    def its_cost(self) -> str:
        """The cost of the card handled last."""
        return "its cost"

    def total_discarded(self) -> str:
        """How many cards were discarded in all."""
        return "the total number of discarded cards"

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

    def control(self, dice: Dice, at_least: int) -> str:
        """You control such Gigs: what you control is friendly, so that word is left out."""
        several = at_least > 1
        if isinstance(dice, Gigs):
            words = self.gig(dice, plural=several).removeprefix("friendly ")
        else:
            words = "value-pairs of Gigs" if several else "value-pair of Gigs"
        return f"you control {f'{at_least} or more {words}' if several else self.article(words)}"

    def different_values(self, at_least: int) -> str:
        """You control Gigs that show different values."""
        return f"you control {at_least} or more Gigs with different values"

    def equals_a_gig(self, number: Number) -> str:
        """A number equals the value of a friendly Gig."""
        return f"{number.say(self)} equals the value of a friendly Gig"

    def becomes_min(self) -> str:
        """The Gig has become a min Gig."""
        return "it becomes a min Gig"

    def this_is(self, one: Filter) -> str:
        """This Unit passes a filter."""
        return f"this Unit {self.being(one)}"

    def it_is(self, filters: Sequence[Filter]) -> str:
        """The card handled last passes one of the filters."""
        return f"that Legend {' or '.join(self.being(one) for one in filters)}"

    def being(self, one: Filter) -> str:
        """Say a filter as what a subject is or has."""
        place, words = one.say(self)
        if place == AFTER:
            return f"has {words.removeprefix('with ')}"
        return f"is named {words}" if place == WHOLE else f"is {words}"

    def all_friendly_legends(self, one: Filter) -> str:
        """All friendly Legends pass a filter."""
        return f"all friendly Legends are {one.say(self)[1]}"

    def happened(self, pattern: Pattern) -> str:
        """It has happened this turn."""
        assert isinstance(pattern, Steals), f"{pattern} has no past tense yet"
        return f"{self.subject(pattern.noun)} stole {self.article(self.gig(pattern.wanted))} this turn"

    def while_attacking(self) -> str:
        """During its attack."""
        return "while attacking"

    # Patterns.

    def label(self, kind: int) -> str:
        """A label in front of a text."""
        return LABELS[kind]

    def your_turn(self, *, starts: bool) -> str:
        """At the start, or the end, of your turn."""
        return f"at the {'start' if starts else 'end'} of your turn"

    def is_spent(self, noun: Noun) -> str:
        """Such a card is spent."""
        return f"{self.subject(noun)} is spent"

    def attacks(self, noun: Noun) -> str:
        """Such a Unit attacks."""
        return f"{self.subject(noun)} attacks"

    def you_play(self, nouns: Sequence[Noun]) -> str:
        """You play such a card."""
        cards = " or ".join(self.cards(noun).removeprefix("friendly ") for noun in nouns)
        return f"you play {self.article(cards)}"

    def wins(self, noun: Noun, against: Noun) -> str:
        """Such a Unit wins a fight against such a one."""
        return f"{self.subject(noun)} wins a fight against {self.subject(against)}"

    def fights(self, noun: Noun) -> str:
        """Such a Unit fights."""
        return f"{self.subject(noun)} fights"

    def steals(self, noun: Noun, gigs: Gigs, *, each: bool) -> str:
        """Such a Unit steals such a Gig, or one or more."""
        what = self.article(self.gig(gigs)) if each else f"1 or more {self.gig(gigs, plural=True)}"
        return f"{self.subject(noun)} steals {what}"

    # Changes.

    def power(self, number: Number) -> str:
        """That much power."""
        assert isinstance(number, Fixed), f"{number} can't be said with a sign"
        return f"{number.number:+d} power"

    def cant(self, kind: int) -> str:
        """What can't be done."""
        return BANS[kind]

    def only_attack_units(self) -> str:
        """It can attack nothing but rival Units."""
        return "can only attack rival Units"

    def cant_steal_above(self) -> str:
        """It can't steal Gigs above its power."""
        return "can't steal friendly Gigs with value higher than their power"

    # Instructions.

    def draw(self, count: int) -> str:
        """Draw cards."""
        return f"draw {count}"

    def discard(self, count: int, by: int) -> str:
        """Discard cards."""
        return f"discard {count}" if by == YOU else f"a Rival discards {count}"

    def discard_hand(self) -> str:
        """Discard the hand, which only each player does."""
        return "discard their hand"

    def search(self, count: int) -> str:
        """Search the top cards of the deck."""
        return f"search the top {'card' if count == 1 else f'{count} cards'} of your deck"

    def trash_it(self) -> str:
        """Trash the card that was looked at."""
        return "trash it"

    def add(self, target: Target, *, reveal: bool) -> str:
        """Add cards to the hand."""
        said = target.say(self)
        if not reveal:
            return f"add {said} to your hand"
        return f"reveal {said} and add {'them' if said.startswith('up to') else 'it'} to your hand"

    def bottom_deck_the_rest(self, *, at_random: bool) -> str:
        """Bottom-deck what is left of a search."""
        return f"bottom-deck the rest{' in a random order' if at_random else ''}"

    def look_at(self, target: Target) -> str:
        """Look at face-down Legends."""
        return f"look at {target.say(self)}"

    def defeat(self, target: Target) -> str:
        """Defeat cards; a Gear of the piece itself needs no article."""
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

    def give(self, target: Target, change: Change, span: int, said: int) -> str:
        """Give cards a change for a while."""
        what = change.say(self)
        until = f" {SPANS[span]}" if span in SPANS else ""
        if change.is_had and said == GIVE:
            return f"give {target.say(self)} {what}{until}"
        return f"{target.say(self)} {self.having(change, plural=False)}{until}"

    def have_for_a_while(self, noun: Noun, change: Change, span: int) -> str:
        """Let a rule stand for a while."""
        return f"{SPANS[span]}, {self.cards(noun, plural=True)} {self.having(change, plural=True)}"

    def adjust(self, way: int, gig: ChosenGig, amount: int, *, up_to: bool) -> str:
        """Increase, decrease or adjust a Gig."""
        verb = {UP: "increase", DOWN: "decrease"}.get(way, "adjust")
        return f"{verb} {gig.say(self)} by {'up to ' if up_to else ''}{amount}"

    def swap(self, mine: ChosenGig, theirs: ChosenGig) -> str:
        """Swap two Gigs."""
        return f"swap {mine.say(self)} with {theirs.say(self)}"

    # Joints.

    def may(self, sentence: Sentence, only_if: Condition | None) -> str:
        """You may do it."""
        said = f"you may {sentence.say(self)}"
        return said if only_if is None else f"if {only_if.say(self)}, {said}"

    def iff(self, condition: Condition, then: Sentence, otherwise: Sentence | None) -> str:
        """If it is so, do this, otherwise that."""
        said = f"if {condition.say(self)}, {then.say(self)}"
        return said if otherwise is None else f"{said}. Otherwise, {otherwise.say(self)}"

    def then(self, sentence: Sentence) -> str:
        """Then do it."""
        return f"then, {sentence.say(self)}"

    def each_player(self, sentences: Sequence[Sentence]) -> str:
        """Each player does it."""
        said = [
            f"may {sentence.sentence.say(self)}" if isinstance(sentence, May) else self.third_person(sentence.say(self))
            for sentence in sentences
        ]
        return f"each player {' and '.join(said)}"

    def wait(self, pattern: Pattern, sentence: Sentence, *, next_time: bool) -> str:
        """Do it the next time that something happens, or at a later moment."""
        if next_time:
            return f"the next time {pattern.say(self)} this turn, {sentence.say(self)}"
        return f"{pattern.say(self)}, {sentence.say(self)}"


ENGLISH: Final = English()
