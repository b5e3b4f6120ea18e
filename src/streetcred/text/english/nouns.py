"""English for things: cards, Gigs, numbers, and what is said about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.terms import ANY_TYPE, GEAR, KEYWORD_NAMES, LEGEND, PROGRAM, UNIT
from streetcred.text.book import Part
from streetcred.text.dice import ANY, EVEN, MAX, MIN, MIN_OR_MAX, ODD
from streetcred.text.english.grammar import EnglishGrammar
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

    from streetcred.text.dice import ChosenGig, Gigs
    from streetcred.text.nouns import Noun
    from streetcred.text.numbers import Number

# Where words stand around a thing: its spent rival face-up MERC Blue Unit with cost 4 or less from your trash.
OWNER, ANOTHER, ORIENTATION, SIDE, STATE, TAG, COLOUR, THING, NAME, WITH, FROM, UNSAID = range(12)

SIDE_WORDS: Final = {FRIENDLY: "friendly", RIVALS: "rival", EITHER: "", THEIRS: ""}
TYPE_WORDS: Final = {LEGEND: "Legend", UNIT: "Unit", GEAR: "Gear", PROGRAM: "Program"}
PLACE_WORDS: Final = {
    IN_HAND: "hand",
    IN_TRASH: "trash",
    IN_HAND_OR_TRASH: "hand or trash",
    IN_LEGENDS_AREA: "Legends area",
}
IT_WORDS: Final = {AS_IT: "it", AS_THAT_UNIT: "that Unit", AS_THIS_UNIT: "this Unit"}
SHOWN: Final = {ANY: "", MIN: "min", MAX: "max", MIN_OR_MAX: "min or max", EVEN: "", ODD: ""}
SHOWN_AFTER: Final = {EVEN: "with an even value", ODD: "with an odd value"}


class EnglishNouns(EnglishGrammar):
    """Things."""

    def types(self, types: int, *, plural: bool, joined: str = "or") -> str:
        """Say types of cards."""
        if types == ANY_TYPE:
            return "cards" if plural else "card"
        names = [f"{name}s" if plural else name for bit, name in TYPE_WORDS.items() if types & bit]
        return f" {joined} ".join(reversed(names))

    # Cards.

    def parts(self, noun: Cards | Those, joined: str = "or") -> list[Part]:
        """Give all that is said of cards, in the order in which it is said."""
        parts = [one.say(self) for one in noun.filters]
        places = {part.place for part in parts}
        if isinstance(noun, Cards):
            parts.append(Part(FROM, self.place("in" if noun.place == IN_LEGENDS_AREA else "from", noun.place)))
            if noun.place == IN_PLAY and OWNER not in places:
                parts.append(Part(SIDE, SIDE_WORDS[noun.side]))
        if NAME not in places:
            forms = [self.types(noun.types, plural=plural, joined=joined) for plural in (False, True)]
            parts.append(Part(THING, *forms))
        return sorted(parts, key=lambda part: part.place)

    def place(self, preposition: str, place: int) -> str:
        """Say where cards are or come from; of cards in play nothing is said."""
        return "" if place == IN_PLAY else f"{preposition} {self.your(PLACE_WORDS[place])}"

    def cards(
        self, noun: Noun, *, plural: bool = False, without: Sequence[int] = (), joined: str = "or", lies: str = ""
    ) -> str:
        """Say what kind of cards, without article or number; `without` are places whose words go without saying."""
        if isinstance(noun, ItsGear):
            return "its Gear" if noun.of_this else "its equipped Gear"
        assert isinstance(noun, Cards | Those), f"{noun} has no kind"
        unsaid = (UNSAID, *without)
        said = [self.part(part, plural=plural) for part in self.parts(noun, joined) if part.place not in unsaid]
        return self.row(*said, lies)

    def part(self, part: Part, *, plural: bool) -> str:
        """Say a part of what is said of cards."""
        words = part.said(plural)
        return f"with {words}" if part.place == WITH else words

    def one(self, noun: Noun, *, without: Sequence[int] = ()) -> str:
        """Say one of such cards: with an article, unless other words stand in its place."""
        words = self.cards(noun, without=without)
        if isinstance(noun, ItsGear):
            return words
        assert isinstance(noun, Cards | Those), f"{noun} has no kind"
        places = {one.say(self).place for one in noun.filters}
        return words if places & {OWNER, ANOTHER} else self.article(words)

    def subject(self, noun: Noun) -> str:
        """Say cards as the subject of a "when": a friendly Unit, this Unit."""
        if isinstance(noun, Picked):
            return self.one(noun.noun)
        if isinstance(noun, This | It | Opposing):
            return self.known(noun)
        return self.one(noun)

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
            return f"{self.one(noun)} for each {most.say_each(self)}"
        assert isinstance(most, Fixed), f"{most} is no number of cards"
        count = most.number
        if count == ALL:
            return f"any number of {self.cards(noun, plural=True)}"
        if up_to:
            return f"up to {count} {self.cards(noun, plural=count > 1)}"
        if isinstance(noun, Cards) and noun.side == THEIRS:
            return f"one of their {self.cards(noun, plural=True)}"
        return self.one(noun) if count == 1 else f"{count} {self.cards(noun, plural=True)}"

    def one_card(self, noun: Noun) -> str:
        """One of the cards that are counted."""
        if isinstance(noun, ItsGear):
            return "of its equipped Gear"
        if not isinstance(noun, Cards):
            return self.cards(noun)
        if noun.side == RIVALS and not noun.filters:
            return f"of a Rival's {self.types(noun.types, plural=True)}"
        return self.cards(noun, without=(FROM,), lies=self.place("in", noun.place))

    # Filters.

    def nothing(self) -> Part:
        """Nothing: a filter that goes without saying."""
        return Part(UNSAID, "")

    def tags(self, tags: Sequence[str]) -> Part:
        """With one of these tags."""
        return Part(TAG, self.either_of(tags))

    def colour(self, colour: str) -> Part:
        """Of that colour."""
        return Part(COLOUR, colour)

    def cost_at_most(self, most: Number) -> Part:
        """With at most that cost."""
        if isinstance(most, Fixed):
            return Part(WITH, f"cost {most.say(self)} or less")
        return Part(WITH, f"cost equal to or less than {most.say(self)}")

    def cost_equals_a_gig(self) -> Part:
        """With the cost that some friendly Gig shows."""
        return Part(WITH, "cost equal to any friendly Gig values")

    def cost_equals_that_gig(self) -> Part:
        """With the cost that the Gig shows."""
        return Part(WITH, "cost equal to that Gig's value")

    def power_equals_that_gig(self) -> Part:
        """With the power that the Gig shows."""
        return Part(WITH, "power equal to the Gig's value")

    def less_power_than(self, noun: Noun) -> Part:
        """With less power than one of those."""
        return Part(WITH, f"less power than {self.one(noun)}")

    def lowest_power(self) -> Part:
        """With the lowest power of its side, which is said with whose it is."""
        return Part(OWNER, "a Rival's lowest-power")

    def power_at_most(self, most: Number) -> Part:
        """With at most that power."""
        if isinstance(most, Fixed):
            return Part(WITH, f"power {most.say(self)}{' or less' if most.number else ''}")
        return Part(WITH, f"power equal to or less than {most.say(self)}")

    def power_at_least(self, least: int) -> Part:
        """With at least that power."""
        return Part(WITH, f"power {least}+")

    def facing(self, *, up: bool) -> Part:
        """Face-up or face-down."""
        return Part(STATE, "face-up" if up else "face-down")

    def oriented(self, *, ready: bool) -> Part:
        """Ready or spent."""
        return Part(ORIENTATION, "ready" if ready else "spent")

    def equipped(self, *, equipped: bool) -> Part:
        """With Gear or without."""
        return Part(STATE, "equipped" if equipped else "unequipped")

    def another(self) -> Part:
        """Not this one."""
        return Part(ANOTHER, "another", "other")

    def named(self, name: str) -> Part:
        """With that name, which stands for the thing itself."""
        return Part(NAME, f'"{name.upper()}"')

    def its(self) -> Part:
        """On this piece, which needs no side."""
        return Part(OWNER, "its")

    def has_keyword(self, keyword: int) -> Part:
        """With that keyword."""
        return Part(WITH, KEYWORD_NAMES[keyword])

    # Gigs.

    def gig(self, gigs: Gigs, *, plural: bool = False, sided: bool = True, thing: str = "Gig") -> str:
        """Say what kind of Gig, without article; `sided` with whose it is."""
        if gigs.sides:
            thing = f"d{gigs.sides}"
        side = SIDE_WORDS[gigs.side] if sided else ""
        return self.row(side, SHOWN[gigs.shows], f"{thing}s" if plural else thing, self._after_gig(gigs))

    def _after_gig(self, gigs: Gigs) -> str:
        if gigs.at_least:
            return f"with {gigs.at_least}+ value"
        if gigs.below_power:
            return "with value less than its power"
        if gigs.unshared:
            return "with a value not shared by a friendly Gig"
        return SHOWN_AFTER.get(gigs.shows, "")

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

    def value_of_picked(self, gig: ChosenGig) -> str:
        """The value of a Gig that is picked."""
        return gig.say(self)

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
