"""What is known about every card: for its own page, and for searching all."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from streetcred.cards.announced import ANNOUNCED
from streetcred.cards.catalogue import CARDS
from streetcred.decks import LISTS
from streetcred.lab.known import known, source
from streetcred.printings import errata_of, printings_of
from streetcred.rulings import rulings, rulings_of
from streetcred.search.facts import facts_of, number_of
from streetcred.search.kin import kin_of, namesakes
from streetcred.server.card_messages import (
    CardFigures,
    CardSheet,
    Corrected,
    GoesWith,
    KeywordRule,
    Listed,
    PlayedIn,
    Printed,
    Ruled,
)
from streetcred.terms import LEGEND
from streetcred.text.abilities import text_of
from streetcred.text.english import ENGLISH

if TYPE_CHECKING:
    from streetcred.core.card import Card
    from streetcred.rulings import Ruling

MOST_KIN: Final = 8
KEYWORD_RULES: Final = {
    "CALL": "11.18",
    "DEFEATED": "11.19",
    "PLAY": "11.20",
    "ATTACK": "11.21",
    "ADRENALINE": "11.23",
    "BLOCKER": "11.24",
    "GO SOLO": "11.25",
    "QUICK": "11.26",
    "[SPEND]": "11.15",
    "[STAR]": "11.2",
}
"""The rules about the words and symbols of card texts."""
SELL: Final = KeywordRule(word="Sell tag", rule="8.11")


@get("/api/catalogue")
async def catalogue() -> list[Listed]:
    """Give all cards by number."""
    return all_listed()


@get("/api/cards/{card:str}")
async def card_sheet(card: FromPath[str]) -> CardSheet:
    """Give what is known about a card."""
    if card in ANNOUNCED:
        raise NotFoundException(ANNOUNCED[card].reason)
    if card not in CARDS:
        raise NotFoundException(f"No card has the id {card[:60]}. All cards are at /cards.")
    return sheet_of(card)


@cache
def all_listed() -> list[Listed]:
    """Give what a search wants to know of all cards, in the order of their numbers."""
    facts = sorted((facts_of(card) for card in CARDS.values()), key=lambda one: one.number)
    return [
        Listed(id=one.id, number=number_of(CARDS[one.id]), keywords=list(one.keywords), sets=list(one.sets))
        for one in facts
    ]


@cache
def sheet_of(slug: str) -> CardSheet:
    """Give what is known about the card with that id, which there must be."""
    card = CARDS[slug]
    order = [one.id for one in all_listed()]
    place = order.index(slug)
    return CardSheet(
        id=slug,
        number=number_of(card),
        before=order[place - 1],
        behind=order[(place + 1) % len(order)],
        keywords=_keywords(card),
        printings=[Printed(set=one.set.name, number=one.number, rarity=one.rarity) for one in printings_of(slug)],
        errata=[Corrected(printing=one.printing, date=one.date, words=one.correction) for one in errata_of(slug)],
        rulings=[_ruled(ruling) for ruling in rulings_of(slug)],
        named_in=[_ruled(ruling) for ruling in rulings() if ruling.card != slug and _names(ruling, card)],
        decks=_decks(card),
        namesakes=[other.slug for other in namesakes(card)],
        goes_with=[GoesWith(id=kin.card.slug, why=kin.why) for kin in kin_of(card, MOST_KIN)],
        figures=_figures(card),
    )


def _keywords(card: Card) -> list[KeywordRule]:
    symbols = [symbol for symbol in ("[SPEND]", "[STAR]") if symbol in text_of(card, ENGLISH)]
    found = [KeywordRule(word=word, rule=KEYWORD_RULES[word]) for word in (*facts_of(card).keywords, *symbols)]
    return [*found, SELL] if card.sell_tag else found


def _ruled(ruling: Ruling) -> Ruled:
    return Ruled(id=ruling.id, words=ruling.words, rules=list(ruling.rules))


def _names(ruling: Ruling, card: Card) -> bool:
    """Give whether a ruling names a card: by its title, or by a name that is no other card's and no short word."""
    if card.title in ruling.words:
        return True
    return len(card.name) > 1 and not namesakes(card) and card.name in ruling.words


def _decks(card: Card) -> list[PlayedIn]:
    copies = {slug: (*deck.legends, *deck.main).count(card) for slug, deck in LISTS.items()}
    return [PlayedIn(id=slug, name=LISTS[slug].name, copies=count) for slug, count in copies.items() if count]


def _figures(card: Card) -> CardFigures | None:
    found, made = known(card.slug), source()
    if found is None:
        return None
    last = made.first if card.kind == LEGEND else made.early
    return CardFigures(
        games=found.games,
        early=found.early,
        having=found.having,
        lacking=found.lacking,
        more=found.more,
        low=found.low,
        high=found.high,
        is_clear=found.is_clear,
        had=found.had,
        used=found.used,
        bot=made.bot,
        all_games=made.games,
        own_turns=last // 2,
    )
