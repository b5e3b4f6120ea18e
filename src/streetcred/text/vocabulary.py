"""What authors of cards write with: short functions that make the words.

A card file imports this module whole; nothing else is needed to write a card.
"""

from __future__ import annotations

from typing import Final

from streetcred.core.modifier import NEXT_TURN, THIS_ATTACK, THIS_TURN, UNTIL_YOUR_NEXT_TURN
from streetcred.terms import (
    ADRENALINE,
    BLOCKER,
    BLUE,
    GEAR,
    GO_SOLO,
    GREEN,
    LEGEND,
    PROGRAM,
    RED,
    UNIT,
    YELLOW,
)
from streetcred.text import abilities, board_clauses, card_clauses, changes, conditions, filters, gig_clauses, joints
from streetcred.text.changes import ATTACK as TO_ATTACK
from streetcred.text.changes import BE_BLOCKED, BE_DEFEATED, DEFEAT
from streetcred.text.changes import READY as TO_READY
from streetcred.text.conditions import LESS, MORE
from streetcred.text.dice import (
    EVEN,
    IT_GIG,
    MAX,
    MIN,
    ODD,
    ChosenGig,
    Dice,
    Gigs,
    Pairs,
    a_friendly_gig,
    a_gig,
    a_rival_gig,
    friendly_gigs,
)
from streetcred.text.nouns import (
    FACE_DOWN_LEGEND,
    IT,
    THIS,
    THIS_LEGEND,
    THIS_UNIT_OR_LEGEND,
    Cards,
    Noun,
    Target,
    Those,
    a,
    either,
    every,
    friendly,
    in_your_trash,
    other,
    rival,
    up_to,
)
from streetcred.text.numbers import CostOfIt, HighestValue, Number, TotalDiscarded, number
from streetcred.text.patterns import (
    ATTACK,
    CALL,
    DEFEATED,
    END,
    PLAY,
    START,
    Attacks,
    Fights,
    Label,
    Spent,
    Steals,
    Wins,
    YouPlay,
    YourTurn,
)
from streetcred.text.word import RIVAL, YOU, Condition, Pattern, Sentence

__all__ = [
    "ADRENALINE",
    "ATTACK",
    "ATTACKING",
    "BECOMES_MIN",
    "BE_BLOCKED",
    "BE_DEFEATED",
    "BLOCKER",
    "BLUE",
    "CALL",
    "CRED_EVEN",
    "DEFEAT",
    "DEFEATED",
    "END",
    "EVEN",
    "FACE_DOWN",
    "FACE_DOWN_LEGEND",
    "FACE_UP",
    "GEAR",
    "GO_SOLO",
    "GREEN",
    "IT",
    "ITS",
    "ITS_COST",
    "IT_GIG",
    "LEGEND",
    "LESS",
    "MAX",
    "MIN",
    "MORE",
    "NEXT_TURN",
    "ODD",
    "PLAY",
    "PROGRAM",
    "READY",
    "RED",
    "RIVAL",
    "SPENT",
    "START",
    "THE_DISCARDED",
    "THIS",
    "THIS_ATTACK",
    "THIS_LEGEND",
    "THIS_TURN",
    "THIS_UNIT_OR_LEGEND",
    "TO_ATTACK",
    "TO_READY",
    "UNIT",
    "UNTIL_YOUR_NEXT_TURN",
    "VALUE_PAIR",
    "YELLOW",
    "YOU",
    "a",
    "a_friendly_gig",
    "a_gig",
    "a_rival_gig",
    "add",
    "adjust",
    "all_friendly_legends",
    "at",
    "attacks",
    "bottom_deck_the_rest",
    "call",
    "cant",
    "cant_steal_above_power",
    "control",
    "cost_at_most",
    "cred",
    "cred_below",
    "cred_differs_by",
    "decrease",
    "defeat",
    "different_values",
    "discard",
    "discard_hand",
    "does",
    "does_in_turn",
    "draw",
    "each_player",
    "either",
    "equals_a_gig",
    "every",
    "fights",
    "first_time",
    "friendly",
    "friendly_gigs",
    "give",
    "happened",
    "has",
    "has_keyword",
    "have",
    "have_for_a_while",
    "iff",
    "in_your_trash",
    "increase",
    "is_named",
    "it_is",
    "keyword",
    "later",
    "look_at",
    "may",
    "named",
    "next_time",
    "of_colour",
    "on",
    "only_attack_units",
    "other",
    "pay",
    "power",
    "power_at_least",
    "power_at_most",
    "ready",
    "ready_eddies",
    "reveal_and_add",
    "rival",
    "search",
    "spend",
    "spent",
    "steals",
    "swap",
    "tag",
    "then",
    "this_is",
    "those",
    "trash_it",
    "up_to",
    "value_of",
    "when",
    "wins_against",
    "would_be_defeated",
    "you_play",
]

FACE_UP: Final = filters.Facing(up=True)
FACE_DOWN: Final = filters.Facing(up=False)
READY: Final = filters.Oriented(ready=True)
SPENT: Final = filters.Oriented(ready=False)
ITS: Final = filters.OnThis()
VALUE_PAIR: Final = Pairs()
ATTACKING: Final = abilities.WhileAttacking()
CRED_EVEN: Final = conditions.CredEven()
BECOMES_MIN: Final = conditions.Becomes()
ITS_COST: Final = CostOfIt()
THE_DISCARDED: Final = TotalDiscarded()


# Abilities: one for each printed paragraph.


def keyword(bit: int) -> abilities.KeywordLine:
    """BLOCKER, GO SOLO, ADRENALINE: a keyword on its own line."""
    return abilities.KeywordLine(bit)


def does(*sentences: Sentence, quick: bool = False) -> abilities.ProgramText:
    """What a Program does, in one paragraph."""
    return abilities.ProgramText((sentences,), quick=quick)


def does_in_turn(*paragraphs: tuple[Sentence, ...], quick: bool = False) -> abilities.ProgramText:
    """What a Program does, in several paragraphs."""
    return abilities.ProgramText(paragraphs, quick=quick)


def on(
    labels: int | tuple[int, ...], *sentences: Sentence, only_if: Condition | None = None
) -> abilities.TriggeredText:
    """PLAY, ATTACK, CALL, DEFEATED: an effect with a label, or with two."""
    kinds = labels if isinstance(labels, tuple) else (labels,)
    return abilities.TriggeredText(tuple(Label(kind) for kind in kinds), sentences, only_if=only_if)


def when(pattern: Pattern, *sentences: Sentence, only_if: Condition | None = None) -> abilities.TriggeredText:
    """When ..., each time."""
    return abilities.TriggeredText((pattern,), sentences, only_if=only_if)


def first_time(pattern: Pattern, *sentences: Sentence) -> abilities.TriggeredText:
    """The first time ... each turn."""
    return abilities.TriggeredText((pattern,), sentences, first=True)


def at(moment: int, *sentences: Sentence, only_if: Condition | None = None) -> abilities.TriggeredText:
    """At the start, or at the end, of your turn."""
    return abilities.TriggeredText((YourTurn(moment),), sentences, only_if=only_if)


def have(
    subject: Noun | Target,
    change: changes.Change,
    *,
    during: abilities.Guard | None = None,
    only_if: Condition | None = None,
) -> abilities.StandingText:
    """A persistent effect: as long as the card is there, and the condition holds."""
    return abilities.StandingText(_noun(subject), change, during=during, only_if=only_if)


def would_be_defeated(subject: Noun | Target, *instead: Sentence, optional: bool = False) -> abilities.WouldBeDefeated:
    """If ... would be defeated, something else happens instead."""
    return abilities.WouldBeDefeated(_noun(subject), instead, optional=optional)


def _noun(subject: Noun | Target) -> Noun:
    return subject.noun if isinstance(subject, Target) else subject


# Filters.


def tag(*tags: str) -> filters.Tag:
    """With one of these tags."""
    return filters.Tag(*tags)


def of_colour(colour: str) -> filters.Colour:
    """Of that colour."""
    return filters.Colour(colour)


def cost_at_most(most: int) -> filters.CostAtMost:
    """With cost N or less."""
    return filters.CostAtMost(most)


def power_at_most(most: int | Number) -> filters.PowerAtMost:
    """With power N or less, or equal to or less than something."""
    return filters.PowerAtMost(number(most))


def power_at_least(least: int) -> filters.PowerAtLeast:
    """With power N+."""
    return filters.PowerAtLeast(least)


def named(name: str) -> filters.Named:
    """Named so."""
    return filters.Named(name)


def has_keyword(bit: int) -> filters.HasKeyword:
    """With that keyword."""
    return filters.HasKeyword(bit)


def those(types: int, *some: filters.Filter) -> Those:
    """Cards of these types among the ones just searched or trashed."""
    return Those(types, some)


# Numbers and conditions.


def value_of(gigs: Gigs) -> HighestValue:
    """The value of a Gig."""
    return HighestValue(gigs)


def cred(than: int) -> conditions.CompareCred:
    """You have MORE, or LESS, Street Cred than a Rival."""
    return conditions.CompareCred(than)


def cred_below(limit: int) -> conditions.CredBelow:
    """You have less than that Street Cred."""
    return conditions.CredBelow(limit)


def cred_differs_by(least: int) -> conditions.CredDiffers:
    """Your Street Cred differs from a Rival's by that much or more."""
    return conditions.CredDiffers(least)


def control(dice: Dice, at_least: int = 1) -> conditions.Control:
    """You control such a Gig, or value-pair, or that many of them."""
    return conditions.Control(dice, at_least)


def different_values(at_least: int) -> conditions.DifferentValues:
    """You control that many Gigs with different values."""
    return conditions.DifferentValues(at_least)


def equals_a_gig(value: Number) -> conditions.EqualsAGig:
    """A number equals the value of a friendly Gig."""
    return conditions.EqualsAGig(value)


def this_is(one: filters.Filter) -> conditions.ThisIs:
    """This Unit is, or has, that."""
    return conditions.ThisIs(one)


def is_named(name: str) -> conditions.ThisIs:
    """This Unit is named so."""
    return conditions.ThisIs(filters.Named(name))


def it_is(*some: filters.Filter, secret: bool = False) -> conditions.ItIs:
    """That card is, or has, one of these. `secret` where only you see it."""
    return conditions.ItIs(*some, secret=secret)


def all_friendly_legends(one: filters.Filter) -> conditions.AllFriendlyLegends:
    """All friendly Legends are that."""
    return conditions.AllFriendlyLegends(one)


def happened(pattern: Pattern) -> conditions.Happened:
    """It has happened this turn."""
    return conditions.Happened(pattern)


# Patterns.


def spent(subject: Noun | Target) -> Spent:
    """Such a card is spent."""
    return Spent(_noun(subject))


def attacks(subject: Noun | Target) -> Attacks:
    """Such a Unit attacks."""
    return Attacks(_noun(subject))


def you_play(*nouns: Cards) -> YouPlay:
    """You play one of such cards."""
    return YouPlay(*nouns)


def wins_against(subject: Noun | Target, against: Noun) -> Wins:
    """Such a Unit wins a fight against such a one."""
    return Wins(_noun(subject), against)


def fights(subject: Noun | Target) -> Fights:
    """Such a Unit fights."""
    return Fights(_noun(subject))


def steals(subject: Noun | Target, gigs: Gigs | None = None, *, each: bool = True) -> Steals:
    """Such a Unit steals a Gig, once for each; or 1 or more Gigs."""
    return Steals(_noun(subject), gigs or Gigs(), each=each)


# Changes.


def power(amount: int | Number) -> changes.Power:
    """That much more power, or less."""
    return changes.Power(number(amount))


def cant(what: int) -> changes.Cant:
    """A ban: TO_ATTACK, TO_READY, BE_BLOCKED, BE_DEFEATED in a fight, DEFEAT in a fight."""
    return changes.Cant(what)


def only_attack_units() -> changes.OnlyAttackUnits:
    """Can only attack rival Units."""
    return changes.OnlyAttackUnits()


def cant_steal_above_power() -> changes.CantStealAbove:
    """Can't steal friendly Gigs with value higher than their power."""
    return changes.CantStealAbove()


# Instructions.


def draw(count: int) -> card_clauses.Draw:
    """Draw N."""
    return card_clauses.Draw(count)


def discard(count: int, *, by: int = YOU) -> card_clauses.Discard:
    """Discard N, or a Rival does."""
    return card_clauses.Discard(count, by=by)


def discard_hand() -> card_clauses.DiscardHand:
    """Discard the whole hand."""
    return card_clauses.DiscardHand()


def search(count: int) -> card_clauses.Search:
    """Search the top N cards of your deck."""
    return card_clauses.Search(count)


def trash_it() -> card_clauses.TrashIt:
    """Trash the card just looked at."""
    return card_clauses.TrashIt()


def add(target: Target) -> card_clauses.Add:
    """Add cards to your hand."""
    return card_clauses.Add(target)


def reveal_and_add(target: Target) -> card_clauses.Add:
    """Reveal cards and add them to your hand."""
    return card_clauses.Add(target, reveal=True)


def bottom_deck_the_rest(*, at_random: bool = False) -> card_clauses.BottomDeckTheRest:
    """Bottom-deck what is left of a search."""
    return card_clauses.BottomDeckTheRest(at_random=at_random)


def look_at(target: Target) -> card_clauses.LookAt:
    """Look at face-down Legends."""
    return card_clauses.LookAt(target)


def defeat(target: Target) -> board_clauses.Defeat:
    """Defeat cards in play."""
    return board_clauses.Defeat(target)


def spend(*targets: Target) -> board_clauses.Spend:
    """Spend cards in play."""
    return board_clauses.Spend(*targets)


def ready(target: Target) -> board_clauses.Ready:
    """Ready cards in play."""
    return board_clauses.Ready(target)


def ready_eddies(count: int) -> board_clauses.ReadyEddies:
    """Ready N Eddies."""
    return board_clauses.ReadyEddies(count)


def call(target: Target) -> board_clauses.Call:
    """Call a Legend for free."""
    return board_clauses.Call(target)


def pay(amount: int) -> board_clauses.Pay:
    """Pay N €$ within an effect."""
    return board_clauses.Pay(amount)


def give(target: Target, change: changes.Change, span: int) -> board_clauses.Give:
    """Give cards a change for a while."""
    return board_clauses.Give(target, change, span)


def has(target: Target, change: changes.Change, span: int) -> board_clauses.Give:
    """The same, said as "this Unit has ..."."""
    return board_clauses.Give(target, change, span, said=board_clauses.HAS)


def have_for_a_while(noun: Cards, change: changes.Change, span: int) -> board_clauses.HaveForAWhile:
    """A standing rule for a while, over all that fit, now and later."""
    return board_clauses.HaveForAWhile(noun, change, span)


def increase(gig: ChosenGig, *, up_to: int) -> gig_clauses.Adjust:
    """Increase a Gig by up to N."""
    return gig_clauses.Adjust(gig_clauses.UP, gig, up_to, up_to=True)


def decrease(gig: ChosenGig, *, up_to: int) -> gig_clauses.Adjust:
    """Decrease a Gig by up to N."""
    return gig_clauses.Adjust(gig_clauses.DOWN, gig, up_to, up_to=True)


def adjust(gig: ChosenGig, *, up_to: int) -> gig_clauses.Adjust:
    """Adjust a Gig by up to N, either way."""
    return gig_clauses.Adjust(gig_clauses.EITHER_WAY, gig, up_to, up_to=True)


def swap(mine: ChosenGig, theirs: ChosenGig) -> gig_clauses.Swap:
    """Swap a friendly with a rival Gig."""
    return gig_clauses.Swap(mine, theirs)


# Joints.


def may(sentence: Sentence, *, only_if: Condition | None = None) -> joints.May:
    """You may do it (if ...)."""
    return joints.May(sentence, only_if)


def iff(condition: Condition, then: Sentence, otherwise: Sentence | None = None) -> joints.If:
    """If ..., do this, otherwise that."""
    return joints.If(condition, then, otherwise)


def then(sentence: Sentence) -> joints.Then:
    """Then, do it."""
    return joints.Then(sentence)


def each_player(*sentences: Sentence) -> joints.EachPlayerDoes:
    """Each player does it."""
    return joints.EachPlayerDoes(sentences)


def next_time(pattern: Pattern, sentence: Sentence) -> joints.Wait:
    """The next time ... this turn, it happens."""
    return joints.Wait(pattern, sentence, this_turn=True)


def later(sentence: Sentence) -> joints.Wait:
    """At the end of your turn, it happens."""
    return joints.later(sentence)
