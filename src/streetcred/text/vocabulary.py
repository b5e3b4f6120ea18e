"""What authors of cards write with: short functions that make the words.

A card file imports this module whole; nothing else is needed to write a card.
"""

from __future__ import annotations

from typing import Final

from streetcred.core.ability import SOLO_PRICE
from streetcred.core.event import ADJUSTED, SWAPPED
from streetcred.core.modifier import NEXT_TURN, THIS_ATTACK, THIS_TURN, UNTIL_YOUR_NEXT_TURN
from streetcred.terms import (
    ADRENALINE,
    ANY_TYPE,
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
from streetcred.text import (
    abilities,
    board_clauses,
    card_clauses,
    changes,
    conditions,
    filters,
    gig_clauses,
    guards,
    joints,
)
from streetcred.text.changes import ATTACK as TO_ATTACK
from streetcred.text.changes import BE_BLOCKED, BE_DEFEATED, DEFEAT
from streetcred.text.changes import READY as TO_READY
from streetcred.text.conditions import LESS, MORE
from streetcred.text.dice import (
    ANY,
    EVEN,
    IT_GIG,
    MAX,
    MIN,
    MIN_OR_MAX,
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
    ANY_OF_THOSE,
    FACE_DOWN_LEGEND,
    IT,
    OPPOSING,
    RIVALS,
    THAT_UNIT,
    THE_PICKED,
    THIS,
    THIS_LEGEND,
    THIS_UNIT_OR_LEGEND,
    Cards,
    It,
    ItsGear,
    Known,
    Noun,
    Picked,
    Target,
    ThisInTrash,
    Those,
    a,
    any_number,
    either,
    every,
    exactly,
    friendly,
    in_your_hand,
    in_your_hand_or_trash,
    in_your_legends_area,
    in_your_trash,
    other,
    rival,
    theirs,
    up_to,
)
from streetcred.text.numbers import (
    CostOfDiscarded,
    CostOfIt,
    CostOfThatCard,
    CostOfTheCard,
    HighestValue,
    Minus,
    Number,
    Per,
    PowerOfThis,
    TotalDiscarded,
    ValueOfPicked,
    number,
)
from streetcred.text.patterns import (
    ATTACK,
    CALL,
    DEFEATED,
    END,
    PLAY,
    START,
    Attacks,
    Fights,
    IsDefeated,
    Label,
    Loses,
    RivalChangesGigs,
    Spent,
    Steals,
    UsesBlocker,
    Wins,
    YouPlay,
    YouRoll,
    YourTurn,
)
from streetcred.text.word import RIVAL, YOU, Condition, Pattern, Sentence

__all__ = [
    "ADRENALINE",
    "AFFORDABLE",
    "ANY_OF_THOSE",
    "ANY_TYPE",
    "ATTACK",
    "ATTACKING",
    "A_VALUE_PAIR",
    "BECOMES_MIN",
    "BE_BLOCKED",
    "BE_DEFEATED",
    "BLOCKER",
    "BLUE",
    "CALL",
    "COST_OF_A_GIG",
    "COST_OF_THAT_GIG",
    "CRED_EVEN",
    "DEFEAT",
    "DEFEATED",
    "DISCARDED_COST",
    "END",
    "EQUIPPED",
    "EVEN",
    "FACE_DOWN_LEGEND",
    "FACE_UP",
    "FIXER_IS_EMPTY",
    "GEAR",
    "GO_SOLO",
    "GREEN",
    "IT",
    "ITS",
    "ITS_COST",
    "ITS_GEAR",
    "ITS_POWER",
    "IT_GIG",
    "LAGGING",
    "LEGEND",
    "LESS",
    "LOWEST_POWER",
    "MAX",
    "MIN",
    "MIN_OR_MAX",
    "MORE",
    "NEXT_TURN",
    "ODD",
    "OPPOSING",
    "PLAY",
    "POWER_OF_THAT_GIG",
    "PROGRAM",
    "READY",
    "RED",
    "RIVAL",
    "SPENT",
    "START",
    "THAT_COST",
    "THAT_UNIT",
    "THE_COST",
    "THE_DISCARDED",
    "THE_PICKED",
    "THIS",
    "THIS_ATTACK",
    "THIS_GEAR",
    "THIS_IN_TRASH",
    "THIS_LEGEND",
    "THIS_TURN",
    "THIS_UNIT_OR_LEGEND",
    "TO_ATTACK",
    "TO_READY",
    "UNEQUIPPED",
    "UNIT",
    "UNTIL_YOUR_NEXT_TURN",
    "VALUE_PAIR",
    "YELLOW",
    "YOUR_TURN",
    "YOU_TRASH_THEM",
    "a",
    "a_friendly_gig",
    "a_gig",
    "a_rival_gig",
    "a_rival_gig_unshared",
    "activate",
    "add",
    "add_one_more_for_each",
    "add_or_play",
    "add_those",
    "adjust",
    "adjust_by",
    "all_friendly_legends",
    "also_give",
    "any_number",
    "at",
    "at_end_of_this_turn",
    "attacks",
    "attacks_gigs_lagging",
    "attacks_lagging",
    "attacks_ready",
    "both",
    "bottom_deck",
    "bottom_deck_the_rest",
    "call",
    "cant",
    "cant_steal_above_power",
    "cant_steal_below_power",
    "choose_one",
    "choose_type",
    "control",
    "control_both",
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
    "exactly",
    "fighting",
    "fights",
    "first_plays_for",
    "first_then",
    "first_time",
    "fixed_price",
    "free_calls",
    "friendly",
    "friendly_die_is_min",
    "friendly_gigs",
    "gains",
    "gets",
    "gig_is",
    "gigs",
    "gigs_below_its_power",
    "give",
    "give_once",
    "give_these",
    "happened",
    "has",
    "has_keyword",
    "have",
    "have_for_a_while",
    "if_done",
    "iff",
    "in_your_hand",
    "in_your_hand_or_trash",
    "in_your_legends_area",
    "in_your_trash",
    "increase",
    "instead",
    "is_defeated",
    "is_named",
    "it_is",
    "it_is_type",
    "keyword",
    "later",
    "less_power_than",
    "look_at",
    "loses",
    "loses_power",
    "may",
    "move_gear_from_this_legend",
    "must_attack",
    "named",
    "next_plays_for",
    "next_time",
    "of_colour",
    "on",
    "only_attack_units",
    "other",
    "otherwise",
    "pay",
    "per",
    "picked",
    "play",
    "play_for_free",
    "plays_for",
    "power",
    "power_at_least",
    "power_at_most",
    "prevent",
    "price",
    "ready",
    "ready_eddies",
    "return_to_hand",
    "reveal_and_add",
    "reveal_top",
    "reveal_top_and_add",
    "rival",
    "rival_chooses",
    "rival_has_more_gigs",
    "rivals_go_solo_for",
    "search",
    "sell_top",
    "set_value",
    "so_many_are",
    "solo_price",
    "spend",
    "spent",
    "steal",
    "steals",
    "steals_fewer",
    "steals_or_fights_from_now",
    "swap",
    "tag",
    "that_legend_is",
    "that_unit_is",
    "theirs",
    "them",
    "then",
    "this_is",
    "those",
    "trash",
    "trash_it",
    "trash_one",
    "trash_those",
    "up_to",
    "uses_blocker",
    "value_of",
    "value_of_picked",
    "when",
    "when_rival_changes_gigs",
    "wins",
    "wins_all_against",
    "would_be_defeated",
    "would_roll_in",
    "would_steal",
    "you_play",
    "you_roll",
]

FACE_UP: Final = filters.Facing(up=True)
FACE_DOWN: Final = filters.Facing(up=False)
READY: Final = filters.Oriented(ready=True)
SPENT: Final = filters.Oriented(ready=False)
ITS: Final = filters.OnThis()
VALUE_PAIR: Final = Pairs()
A_VALUE_PAIR: Final = Pairs(in_short=True)
THIS_IN_TRASH: Final = Known(ThisInTrash())
ATTACKING: Final = guards.WhileAttacking()
YOUR_TURN: Final = guards.DuringYourTurn()
LAGGING: Final = guards.WhileLagging()
CRED_EVEN: Final = conditions.CredEven()
BECOMES_MIN: Final = conditions.Becomes()
ITS_COST: Final = CostOfIt()
THE_COST: Final = CostOfTheCard()
THAT_COST: Final = CostOfThatCard()
DISCARDED_COST: Final = CostOfDiscarded()
ITS_POWER: Final = PowerOfThis()
EQUIPPED: Final = filters.Equipped(equipped=True)
UNEQUIPPED: Final = filters.Equipped(equipped=False)
LOWEST_POWER: Final = filters.LowestPower()
COST_OF_A_GIG: Final = filters.CostEqualsAGig()
COST_OF_THAT_GIG: Final = filters.CostEqualsThatGig()
POWER_OF_THAT_GIG: Final = filters.PowerEqualsThatGig()
AFFORDABLE: Final = filters.Affordable()
FIXER_IS_EMPTY: Final = conditions.FixerIsEmpty()
YOU_TRASH_THEM: Final = conditions.SecondWasChosen()
ITS_GEAR: Final = ItsGear(of_this=False)
THIS_GEAR: Final = ItsGear(of_this=True)
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
    during: guards.Guard | None = None,
    only_if: Condition | None = None,
    unless: Condition | None = None,
) -> abilities.StandingText:
    """A persistent effect: as long as the card is there, and the condition holds."""
    return abilities.StandingText(_noun(subject), change, during=during, only_if=only_if, unless=unless)


def activate(
    *sentences: Sentence, pays: int = 0, quick: bool = False, costs: changes.Change | None = None
) -> abilities.ActivatedText:
    """[SPEND]: or N €$, [SPEND]: an effect at a price; `costs` is what it says of that price."""
    return abilities.ActivatedText(pays, sentences, spends=True, quick=quick, change=costs)


def plays_for(kind: int, change: changes.Change, *, only_if: Condition | None = None) -> abilities.OwnPrice:
    """Play this card for less, or for another price."""
    return abilities.OwnPrice(kind, change, only_if)


def first_plays_for(noun: Cards, change: changes.Change) -> abilities.FirstPrice:
    """Play your first such card each turn for less."""
    return abilities.FirstPrice(noun, change)


def rivals_go_solo_for(more: int) -> abilities.RivalSoloPrice:
    """Rivals must pay more to use GO SOLO."""
    return abilities.RivalSoloPrice(more)


def free_calls() -> abilities.FreeCalls:
    """During your turn, you may Call a Legend for free."""
    return abilities.FreeCalls()


def would_steal(subject: Noun | Target, price: Sentence, instead: Sentence) -> abilities.WouldSteal:
    """When such a Unit would steal a Gig, you may do something. If you do, something else happens."""
    return abilities.WouldSteal(_noun(subject), price, instead)


def would_roll_in() -> abilities.WouldRollIn:
    """When you roll in a Gig, you may ignore the result and reroll it once."""
    return abilities.WouldRollIn(gig_clauses.Reroll())


def when_rival_changes_gigs(*sentences: Sentence) -> abilities.TriggeredText:
    """When a Rival adjusts or swaps 1 or more friendly Gigs."""
    return abilities.TriggeredText((RivalChangesGigs(ADJUSTED), RivalChangesGigs(SWAPPED)), sentences)


def would_be_defeated(subject: Noun | Target, *instead: Sentence, optional: bool = False) -> abilities.WouldBeDefeated:
    """If ... would be defeated, something else happens instead."""
    return abilities.WouldBeDefeated(_noun(subject), instead, optional=optional)


def _noun(subject: Noun | Target) -> Noun:
    return subject.noun if isinstance(subject, Target) else subject


def picked(noun: Cards) -> Picked:
    """The card that was picked when the effect resolved, said as what it had to be."""
    return Picked(noun)


def them(noun: Cards) -> Known:
    """All of them, said as "them"."""
    return Known(noun, as_them=True)


def a_rival_gig_unshared() -> ChosenGig:
    """A rival Gig with a value not shared by a friendly Gig."""
    return ChosenGig(Gigs(RIVALS, unshared=True))


def gigs(*, sides: int = 0) -> Gigs:
    """Gigs of that die."""
    return Gigs(sides=sides)


def fighting(opponent: Cards) -> guards.WhileFighting:
    """While fighting such a Unit."""
    return guards.WhileFighting(opponent)


def gigs_below_its_power() -> Gigs:
    """Gigs with value less than the thief's power."""
    return Gigs(below_power=True)


# Filters.


def tag(*tags: str) -> filters.Tag:
    """With one of these tags."""
    return filters.Tag(*tags)


def of_colour(colour: str) -> filters.Colour:
    """Of that colour."""
    return filters.Colour(colour)


def cost_at_most(most: int | Number) -> filters.CostAtMost:
    """With cost N or less, or equal to or less than something."""
    return filters.CostAtMost(number(most))


def less_power_than(noun: Cards) -> filters.LessPowerThan:
    """With less power than one of those."""
    return filters.LessPowerThan(noun)


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


def value_of_picked(gig: ChosenGig) -> ValueOfPicked:
    """The value of a Gig that you pick."""
    return ValueOfPicked(gig)


def per(each: int, counted: Noun | Dice) -> Per:
    """So much for each of something."""
    return Per(each, counted)


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


def control_both(first: Dice, second: Dice) -> conditions.ControlBoth:
    """You control a Gig of the one kind and a Gig of the other."""
    return conditions.ControlBoth(first, second)


def friendly_die_is_min(sides: int) -> conditions.FriendlyDieIs:
    """A friendly die of that many faces is a min Gig."""
    return conditions.FriendlyDieIs(friendly_gigs(shows=MIN, sides=sides))


def rival_has_more_gigs(*, by: int = 1) -> conditions.RivalHasMoreGigs:
    """A Rival controls (at least N) more Gigs than you."""
    return conditions.RivalHasMoreGigs(by)


def gig_is(*, shows: int = ANY, sides: int = 0) -> conditions.GigIs:
    """The Gig of the event is such a one."""
    return conditions.GigIs(Gigs(shows=shows, sides=sides))


def it_is_type(kind: int | None = None) -> conditions.TypeIs:
    """It's a card of that type, or of the chosen type."""
    return conditions.TypeIs(kind)


def so_many_are(noun: Cards, one: filters.Filter, *, at_least: int) -> conditions.SoManyAre:
    """N or more of those are like that."""
    return conditions.SoManyAre(noun, one, at_least)


def steals_or_fights_from_now() -> conditions.HappenedSince:
    """That Unit steals or fights, from now on."""
    return conditions.HappenedSince(Steals(It(), Gigs(), each=False), Fights(It()))


def this_is(one: filters.Filter, *, as_it: bool = False) -> conditions.ThisIs:
    """This Unit is, or has, that; `as_it` where it was named just before."""
    return conditions.ThisIs(one, as_it=as_it)


def is_named(name: str) -> conditions.ThisIs:
    """This Unit is named so."""
    return conditions.ThisIs(filters.Named(name))


def that_legend_is(*some: filters.Filter) -> conditions.ItIs:
    """That Legend, which only you see, is or has one of these."""
    return conditions.ItIs(*some, secret=True, said=conditions.THAT_LEGEND)


def that_unit_is(*some: filters.Filter) -> conditions.ItIs:
    """That Unit is one of these."""
    return conditions.ItIs(*some)


def it_is(one: filters.Filter) -> conditions.ItIs:
    """It's such a Unit."""
    return conditions.ItIs(one, said=conditions.AS_IT)


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


def wins(subject: Noun | Target, against: Noun | None = None, *, by: int = 0) -> Wins:
    """Such a Unit wins a fight, against such a one, by such a margin."""
    return Wins(_noun(subject), against, by)


def loses(subject: Noun | Target) -> Loses:
    """Such a Unit loses a fight."""
    return Loses(_noun(subject))


def uses_blocker(subject: Noun | Target) -> UsesBlocker:
    """Such a Unit uses BLOCKER."""
    return UsesBlocker(_noun(subject))


def is_defeated(subject: Noun | Target) -> IsDefeated:
    """Such a Unit is defeated."""
    return IsDefeated(_noun(subject))


def you_roll(*, shows: int) -> YouRoll:
    """You roll such a value on a Gig."""
    return YouRoll(Gigs(shows=shows))


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


def cant_steal_above_power() -> changes.CantSteal:
    """Can't steal friendly Gigs with value higher than their power."""
    return changes.CantSteal(above=True)


def cant_steal_below_power() -> changes.CantSteal:
    """Can't steal friendly Gigs with value less than their power."""
    return changes.CantSteal(above=False)


def gets(bit: int) -> changes.HasKeyword:
    """A keyword that is given."""
    return changes.HasKeyword(bit)


def attacks_lagging(noun: Cards, *, in_short: bool = False) -> changes.MayAttack:
    """Can attack such Units the turn it's played."""
    return changes.MayAttack(noun, lifts_lag=True, in_short=in_short)


def attacks_ready(noun: Cards) -> changes.MayAttack:
    """Can attack such Units although they are ready."""
    return changes.MayAttack(noun, lifts_lag=False)


def attacks_gigs_lagging() -> changes.MayAttackGigs:
    """Can attack their Gig area the turn it's played."""
    return changes.MayAttackGigs()


def must_attack() -> changes.MustAttack:
    """Must attack if it can."""
    return changes.MustAttack()


def steals_fewer(count: int) -> changes.StealsFewer:
    """Steals N fewer Gigs."""
    return changes.StealsFewer(count)


def wins_all_against(noun: Cards) -> changes.WinsAgainst:
    """Wins all fights against such Units."""
    return changes.WinsAgainst(noun)


def price(amount: int | Number) -> changes.Price:
    """So much more, or less, to pay."""
    return changes.Price(number(amount))


def solo_price(amount: int) -> changes.Price:
    """So much more, or less, to pay for GO SOLO, however often it is used while it lasts (C22)."""
    return changes.Price(number(amount), SOLO_PRICE)


def fixed_price(amount: int) -> changes.FixedPrice:
    """Another price in place of the cost."""
    return changes.FixedPrice(amount)


# Instructions.


def draw(count: int | Number) -> card_clauses.Draw:
    """Draw N."""
    return card_clauses.Draw(count)


def discard(count: int, noun: Cards | None = None, *, by: int = YOU, more: bool = False) -> card_clauses.Discard:
    """Discard N (of such cards), or a Rival does."""
    return card_clauses.Discard(count, by=by, noun=noun, more=more)


def trash(count: int) -> card_clauses.Trash:
    """Trash N."""
    return card_clauses.Trash(count)


def trash_one() -> card_clauses.TrashOne:
    """Trash 1 of the cards just searched."""
    return card_clauses.TrashOne()


def reveal_top(count: int) -> card_clauses.RevealTop:
    """Reveal the top N cards of your deck."""
    return card_clauses.RevealTop(count)


def reveal_top_and_add() -> card_clauses.RevealTop:
    """Reveal the top card of your deck and add it to your hand."""
    return card_clauses.RevealTop(1, adds=True)


def add_those() -> card_clauses.AddThose:
    """Add them to your hand."""
    return card_clauses.AddThose()


def trash_those() -> card_clauses.TrashThose:
    """Trash them."""
    return card_clauses.TrashThose()


def sell_top() -> card_clauses.SellTop:
    """Sell the top card of your deck."""
    return card_clauses.SellTop()


def bottom_deck(target: Target) -> card_clauses.BottomDeck:
    """Bottom-deck cards."""
    return card_clauses.BottomDeck(target)


def return_to_hand(target: Target) -> card_clauses.ReturnToHand:
    """Return a Unit to its owner's hand."""
    return card_clauses.ReturnToHand(target)


def discard_hand() -> card_clauses.DiscardHand:
    """Discard the whole hand."""
    return card_clauses.DiscardHand()


def search(count: int) -> card_clauses.Search:
    """Search the top N cards of your deck."""
    return card_clauses.Search(count)


def trash_it() -> card_clauses.TrashIt:
    """Trash the card just looked at."""
    return card_clauses.TrashIt()


def add(target: Target, *, counted: bool = False) -> card_clauses.Add:
    """Add cards to your hand; `counted` where a single one is said as "1"."""
    return card_clauses.Add(target, counted=counted)


def add_one_more_for_each(dice: Dice) -> card_clauses.Add:
    """Add 1 more of the cards just searched for each of something."""
    return card_clauses.Add(up_to(per(1, dice), those(ANY_TYPE)), one_more_for_each=dice)


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


def has(
    target: Target,
    change: changes.Change,
    span: int,
    *,
    during: guards.Guard | None = None,
) -> board_clauses.Give:
    """The same, said as "this Unit has ..."; with a "while" its number stays live (C8)."""
    return board_clauses.Give(target, change, span, said=board_clauses.HAS, during=during, live=during is not None)


def also_give(target: Target, change: changes.Change, span: int) -> board_clauses.Give:
    """The same, said as "also give it ..."."""
    return board_clauses.Give(target, change, span, said=board_clauses.ALSO_GIVE)


def gains(target: Target, change: changes.Change, span: int) -> board_clauses.Give:
    """The same, said as "this Unit gains ..."."""
    return board_clauses.Give(target, change, span, said=board_clauses.GAINS)


def loses_power(target: Target, lost: Number, span: int) -> board_clauses.Give:
    """The same, said as "a rival Unit loses power equal to ..."."""
    return board_clauses.Give(target, power(Minus(lost)), span, said=board_clauses.LOSES)


def give_once(target: Target, change: changes.Change, until: Pattern) -> board_clauses.Give:
    """The next time ... this turn, it has the change for that once."""
    return board_clauses.Give(target, change, THIS_TURN, until=until)


def next_plays_for(noun: Cards, change: changes.Change) -> board_clauses.NextPrice:
    """Your next such card this turn plays for less."""
    return board_clauses.NextPrice(noun, change)


def move_gear_from_this_legend(host: Target) -> board_clauses.MoveGear:
    """Move a Gear from this Legend to another host."""
    return board_clauses.MoveGear(a(THIS_GEAR), host)


def steal(gig: ChosenGig, *, by: Target, also: bool = False) -> board_clauses.Steal:
    """Steal a rival Gig, with that Unit as the thief."""
    return board_clauses.Steal(gig, by, also=also)


def play_for_free(target: Target, *, to_bottom: bool = False, only_on: Cards | None = None) -> board_clauses.Play:
    """Play cards for free."""
    return board_clauses.Play(target, to_bottom=to_bottom, only_on=only_on)


def play(target: Target, *, to_bottom: bool = False) -> board_clauses.Play:
    """Play cards, and pay for them."""
    return board_clauses.Play(target, free=False, to_bottom=to_bottom)


def prevent() -> board_clauses.Prevent:
    """The Gig isn't stolen."""
    return board_clauses.Prevent()


def choose_type() -> board_clauses.ChooseType:
    """Choose a card type."""
    return board_clauses.ChooseType()


def set_value(*, across: bool = False) -> gig_clauses.SetValue:
    """Set a Gig's value to that of another one; `across` two players."""
    return gig_clauses.SetValue(across=across)


def adjust_by(gig: ChosenGig, amount: int) -> gig_clauses.Adjust:
    """Adjust a Gig by exactly N."""
    return gig_clauses.Adjust(gig_clauses.EITHER_WAY, gig, amount, up_to=False)


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


def if_done(then: Sentence, otherwise: Sentence | None = None) -> joints.IfDone:
    """If you do, this happens, otherwise that."""
    return joints.IfDone(then, otherwise)


def otherwise(sentence: Sentence) -> joints.Otherwise:
    """Otherwise, do it."""
    return joints.Otherwise(sentence)


def both(first: Sentence, second: Sentence) -> joints.Both:
    """Do one thing and another."""
    return joints.Both(first, second)


def first_then(first: Sentence, second: Sentence) -> joints.Both:
    """Do one thing, then another, in one sentence."""
    return joints.Both(first, second, then=True)


def instead(first: Sentence, second: Sentence, *, if_: Condition, may: bool = False) -> joints.Instead:
    """Do this; if something holds, that instead (if you like)."""
    return joints.Instead(first, second, if_, may=may)


def choose_one(*modes: Sentence, both_if: Condition | None = None) -> joints.ChooseOne:
    """Choose one effect (or both, if something holds)."""
    return joints.ChooseOne(modes, both_if=both_if)


def give_these(target: Target, *modes: Sentence, rival_if: Condition) -> joints.GiveThese:
    """Give a Unit these effects, or the one that the Rival picks if something holds."""
    return joints.GiveThese(target, modes, rival_if)


def rival_chooses(first: Sentence, second: Sentence) -> joints.RivalChooses:
    """A Rival chooses whether you do this or that."""
    return joints.RivalChooses(first, second)


def add_or_play(target: Target, *, if_: Condition) -> joints.AddOrPlay:
    """Add a card to your hand; if something holds, you may play it for free instead."""
    return joints.AddOrPlay(target, if_, card_clauses.Add(IT), board_clauses.Play(IT))


def at_end_of_this_turn(sentence: Sentence, *, if_: Condition) -> joints.AtEndOfThisTurn:
    """If something happens from now on, do something at the end of this turn."""
    return joints.AtEndOfThisTurn(if_, sentence)


def then(sentence: Sentence) -> joints.Then:
    """Then, do it."""
    return joints.Then(sentence)


def each_player(*sentences: Sentence) -> joints.EachPlayerDoes:
    """Each player does it."""
    return joints.EachPlayerDoes(sentences)


def next_time(pattern: Pattern, sentence: Sentence, *, about: Target | None = None) -> joints.Wait:
    """The next time ... this turn, it happens; `about` is picked now, and only that one counts."""
    return joints.Wait(pattern, sentence, this_turn=True, about=about)


def later(sentence: Sentence) -> joints.Wait:
    """At the end of your turn, it happens."""
    return joints.later(sentence)
