"""What is printed on the cards, which lists there are, and which bots: what never changes while the server runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, cast

from streetcred import rulebook
from streetcred.agents import BOTS
from streetcred.cards.catalogue import CARDS
from streetcred.decks import LISTS
from streetcred.decks.lists import HOUSE
from streetcred.narrate import has_power, power_words, reminders
from streetcred.server.messages import BotSummary, Card, DeckSummary, RuleSheet, RuleText
from streetcred.terms import COLOURS
from streetcred.text.abilities import text_of
from streetcred.text.english import ENGLISH

if TYPE_CHECKING:
    from streetcred.core.card import Card as Printed
    from streetcred.decks import Deck
    from streetcred.rulebook import Rule

BOT_WORDS: Final = {
    "random": "Gives any legal answer at all.",
    "greedy": "Looks one step ahead, for measuring; the same as street.",
    "rookie": "Plays sensibly, but errs in every third choice or so: for first games.",
    "street": "Takes whatever looks best right now.",
    "solo": "Thinks a turn through before it moves.",
    "legend": "Thinks a turn through, and what you could do then: the best there is.",
}


def card_message(card: Printed) -> Card:
    """Give what is printed on a card."""
    return Card(
        id=card.slug,
        name=card.name,
        subtitle=card.subtitle,
        type=cast("Literal['Legend', 'Unit', 'Gear', 'Program']", card.type_name),
        colour=cast("Literal['Red', 'Green', 'Blue', 'Yellow']", card.colour),
        ram=card.ram,
        cost=card.cost,
        power=power_words(card) if has_power(card) else "",
        sell_tag=card.sell_tag,
        tags=list(card.tags),
        text=text_of(card, ENGLISH).splitlines(),
        reminders=reminders(card),
    )


def all_cards() -> list[Card]:
    """Give every card, in the order of their ids."""
    return [card_message(CARDS[slug]) for slug in sorted(CARDS)]


def all_decks() -> list[DeckSummary]:
    """Give every list that comes with the game."""
    return [_deck(slug, deck) for slug, deck in LISTS.items()]


def _deck(slug: str, deck: Deck) -> DeckSummary:
    colours = {card.colour for card in (*deck.legends, *deck.main)}
    return DeckSummary(
        id=slug,
        name=deck.name,
        official=slug not in HOUSE,
        colours=[colour for colour in COLOURS if colour in colours],
        legends=[card.slug for card in deck.legends],
        cards={card.slug: count for card, count in deck.counts.items()},
    )


def rule_sheet(number: str) -> RuleSheet | None:
    """Give a rule and those below it; None if there is none with that number."""
    rule = rulebook.find(number)
    return (
        None if rule is None else RuleSheet(rule=_rule(rule), below=[_rule(one) for one in rulebook.children(number)])
    )


def _rule(rule: Rule) -> RuleText:
    return RuleText(number=rule.number, chapter=rule.chapter, section=rule.section, words=rule.text)


def all_bots() -> list[BotSummary]:
    """Give every bot, from the weakest to the best."""
    return [BotSummary(id=name, words=BOT_WORDS[name]) for name in BOTS]
