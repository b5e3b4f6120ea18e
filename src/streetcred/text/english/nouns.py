"""English for things: cards, Gigs, numbers, and what is said about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.terms import ANY_TYPE, GEAR, KEYWORD_NAMES, LEGEND, PROGRAM, UNIT
from streetcred.text.book import Book
from streetcred.text.dice import ANY, EVEN, MAX, MIN, MIN_OR_MAX, ODD
from streetcred.text.nouns import (
    ALL,
    AS_IT,
    AS_THAT_UNIT,
    AS_THIS_UNIT,
    EITHER,
    FRIENDLY,
    IN_HAND,
    IN_HAND_OR_TRASH,
    IN_LEGENDS_AREA,
    IN_PLAY,
    IN_TRASH,
    RIVALS,
    THEIRS,
    Cards,
    It,
    ItsGear,
    Opposing,
    Picked,
    This,
    Those,
)
from streetcred.text.numbers import Fixed, Per

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.text.book import Part
    from streetcred.text.dice import Gigs
    from streetcred.text.nouns import Noun
    from streetcred.text.numbers import Number

# Where words stand around a thing: up to another spent rival face-up MERC Blue Unit with cost 4 or less.
ANOTHER, ORIENTATION, SIDE, STATE, TAG, COLOUR, AFTER, WHOLE, UNSAID, OWNER = range(10)

SIDE_WORDS: Final = {FRIENDLY: "friendly", RIVALS: "rival", EITHER: "", THEIRS: ""}
TYPE_WORDS: Final = {LEGEND: "Legend", UNIT: "Unit", GEAR: "Gear", PROGRAM: "Program"}
PLACE_WORDS: Final = {
    IN_HAND: "from your hand",
    IN_TRASH: "from your trash",
    IN_HAND_OR_TRASH: "from your hand or trash",
    IN_LEGENDS_AREA: "in your Legends area",
}
IT_WORDS: Final = {AS_IT: "it", AS_THAT_UNIT: "that Unit", AS_THIS_UNIT: "this Unit"}
SHOWN: Final = {ANY: "", MIN: "min", MAX: "max", MIN_OR_MAX: "min or max", EVEN: "", ODD: ""}
SHOWN_AFTER: Final = {EVEN: "with an even value", ODD: "with an odd value"}
STARTS_LIKE_A_VOWEL: Final = ("NCPD",)


class EnglishNouns(Book):
    """Things."""

    # Grammar.

    def article(self, words: str) -> str:
        """Put "a" or "an" before words."""
        if words.startswith(("another ", "this ", "its ", "a Rival's ")):
            return words
        vowel = words[:1] in "aeiouAEIO" or words.startswith(STARTS_LIKE_A_VOWEL)
        return f"{'an' if vowel and not words.startswith('Unit') else 'a'} {words}"

    def capital(self, words: str) -> str:
        """Let words begin with a capital letter."""
        return words[:1].upper() + words[1:]

    def third_person(self, words: str) -> str:
        """Turn "draw 1" into "draws 1"."""
        verb, _, rest = words.partition(" ")
        return f"{verb}s {rest}"

    def either_of(self, words: Sequence[str]) -> str:
        """Say alternatives: "CORPO or GANGER", "AI, DRONE, or VEHICLE"."""
        if len(words) > 2:
            return f"{', '.join(words[:-1])}, or {words[-1]}"
        return " or ".join(words)

    def types(self, types: int, *, plural: bool) -> str:
        """Say types of cards."""
        if types == ANY_TYPE:
            return "cards" if plural else "card"
        names = [f"{name}s" if plural else name for bit, name in TYPE_WORDS.items() if types & bit]
        return " or ".join(reversed(names))

    # Cards.

    def cards(self, noun: Noun, *, plural: bool = False) -> str:
        """Say what kind of cards, without article or number."""
        if isinstance(noun, ItsGear):
            return "its Gear" if noun.of_this else "its equipped Gear"
        assert isinstance(noun, Cards | Those), f"{noun} has no kind"
        parts = [one.say(self) for one in noun.filters]
        places = {place for place, _ in parts}
        if isinstance(noun, Cards):
            if noun.place == IN_PLAY and OWNER not in places:
                parts.append((SIDE, SIDE_WORDS[noun.side]))
            parts.append((AFTER, PLACE_WORDS.get(noun.place, "")))
        if WHOLE not in places:
            parts.append((COLOUR, self.types(noun.types, plural=plural)))
        parts = [(ANOTHER, "other") if plural and part == (ANOTHER, "another") else part for part in parts]
        parts = [(SIDE if place == OWNER else place, words) for place, words in parts]
        return " ".join(words for place, words in sorted(parts, key=lambda part: part[0]) if words and place != UNSAID)

    def subject(self, noun: Noun) -> str:
        """Say cards as the subject of a "when": a friendly Unit, this Unit."""
        if isinstance(noun, Picked):
            return self.article(self.cards(noun.noun))
        if isinstance(noun, This | It | Opposing):
            return self.known(noun)
        return self.article(self.cards(noun))

    def known(self, noun: Noun) -> str:
        """Cards that need no choice."""
        if isinstance(noun, This):
            return f"this {self.types(noun.types, plural=False)}"
        if isinstance(noun, It):
            return IT_WORDS[noun.said]
        if isinstance(noun, Opposing):
            return "the opposing rival Unit"
        return f"all {self.cards(noun, plural=True)}"

    def them(self) -> str:
        """Cards that were named just before."""
        return "them"

    def chosen(self, noun: Noun, most: Number, *, up_to: bool) -> str:
        """Cards that are picked."""
        if isinstance(most, Per):
            return f"{self.article(self.cards(noun))} for each {most.say_each(self)}"
        assert isinstance(most, Fixed), f"{most} is no number of cards"
        count = most.number
        if count == ALL:
            return f"any number of {self.cards(noun, plural=True)}"
        if up_to:
            return f"up to {count} {self.cards(noun, plural=count > 1)}"
        if isinstance(noun, Cards) and noun.side == THEIRS:
            return f"one of their {self.cards(noun, plural=True)}"
        return self.article(self.cards(noun)) if count == 1 else f"{count} {self.cards(noun, plural=True)}"

    def one_card(self, noun: Noun) -> str:
        """One of the cards that are counted."""
        if isinstance(noun, ItsGear):
            return "of its equipped Gear"
        if isinstance(noun, Cards) and noun.side == RIVALS and not noun.filters:
            return f"of a Rival's {self.types(noun.types, plural=True)}"
        words = self.cards(noun)
        return words.replace("from your trash", "in your trash")

    # Filters.

    def nothing(self) -> Part:
        """Nothing: a filter that goes without saying."""
        return UNSAID, ""

    def tags(self, tags: Sequence[str]) -> Part:
        """With one of these tags."""
        return TAG, self.either_of(tags)

    def colour(self, colour: str) -> Part:
        """Of that colour."""
        return COLOUR, colour

    def cost_at_most(self, most: Number) -> Part:
        """With at most that cost."""
        if isinstance(most, Fixed):
            return AFTER, f"with cost {most.say(self)} or less"
        return AFTER, f"with cost equal to or less than {most.say(self)}"

    def cost_equals_a_gig(self) -> Part:
        """With the cost that some friendly Gig shows."""
        return AFTER, "with cost equal to any friendly Gig values"

    def cost_equals_that_gig(self) -> Part:
        """With the cost that the Gig shows."""
        return AFTER, "with cost equal to that Gig's value"

    def power_equals_that_gig(self) -> Part:
        """With the power that the Gig shows."""
        return AFTER, "with power equal to the Gig's value"

    def less_power_than(self, noun: Noun) -> Part:
        """With less power than one of those."""
        return AFTER, f"with less power than {self.article(self.cards(noun))}"

    def lowest_power(self) -> Part:
        """With the lowest power of its side, which is said with whose it is."""
        return OWNER, "a Rival's lowest-power"

    def power_at_most(self, most: Number) -> Part:
        """With at most that power."""
        if isinstance(most, Fixed):
            return AFTER, f"with power {most.say(self)}{' or less' if most.number else ''}"
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
        """On this piece, which needs no side."""
        return OWNER, "its"

    def has_keyword(self, keyword: int) -> Part:
        """With that keyword."""
        return AFTER, f"with {KEYWORD_NAMES[keyword]}"

    # Gigs.

    def gig(self, gigs: Gigs, *, plural: bool = False) -> str:
        """Say what kind of Gig, without article."""
        thing = f"d{gigs.sides}" if gigs.sides else "Gigs" if plural else "Gig"
        after = SHOWN_AFTER.get(gigs.shows, "")
        if gigs.at_least:
            after = f"with {gigs.at_least}+ value"
        elif gigs.below_power:
            after = "with value less than its power"
        elif gigs.unshared:
            after = "with a value not shared by a friendly Gig"
        words = (SIDE_WORDS[gigs.side], SHOWN[gigs.shows], thing, after)
        return " ".join(word for word in words if word)

    def chosen_gig(self, gigs: Gigs) -> str:
        """A Gig that is picked."""
        return self.article(self.gig(gigs))

    def event_gig(self) -> str:
        """The Gig that the event is about."""
        return "it"

    def one_gig(self, gigs: Gigs) -> str:
        """One of the Gigs that are counted."""
        return self.gig(gigs)

    def one_pair(self) -> str:
        """One of the value-pairs that are counted."""
        return "friendly value-pair of Gigs"

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

    def discarded_cost(self) -> str:
        """The cost of the card just discarded, where several may have been meant."""
        return "the discarded card's cost"

    def the_cost(self) -> str:
        """The cost of the one card that was discarded."""
        return "the card's cost"

    def that_cost(self) -> str:
        """The cost of that card."""
        return "that card's cost"

    def this_power(self) -> str:
        """The power of this Unit."""
        return "this Unit's power"

    def total_discarded(self) -> str:
        """How many cards were discarded in all."""
        return "the total number of discarded cards"
