"""A scene for every card: a table at which it can be played, Called or sent out at once, and at which it does the most.

Both sides are lists that come with the game. What lies where is chosen from the card's facts: Eddies for its cost,
Units with the tags that its text speaks of, a host for Gear, a Legend that is face-down or not. Whether its conditions
want more Gigs than the Rival or fewer, strong Units or weak ones, is found out by playing it at each of a few tables.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from streetcred.cards.catalogue import CARDS
from streetcred.core import decision as ask
from streetcred.decks import LISTS
from streetcred.layout import YOU, Layout, OnTable, Setting, face_down, legend, unit
from streetcred.scenes import steps
from streetcred.scenes.scene import Scene
from streetcred.search import facts_of
from streetcred.search.kin import spoken_of
from streetcred.terms import GEAR, LEGEND, PROGRAM, UNIT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from streetcred.core.card import Card
    from streetcred.decks import Deck
    from streetcred.game import Game

RIVALS: Final = ("embracing-power", "the-heist")
"""The list of the Rival, and what it gives way to if that is the own one."""
SPARE_EDDIES: Final = 3
CARRIED: Final = "mantis-blades"
"""Gear without text, which is already on the table."""
WEAK: Final = 3
"""A Unit with no more power than that is weak."""
LONGEST: Final = 60
"""Answers after which playing a card has come to its end."""


class Gigs(NamedTuple):
    """The Gigs of both sides."""

    mine: Mapping[str, int]
    theirs: Mapping[str, int]


GIGS: Final = (
    Gigs({"d4": 3, "d6": 5, "d8": 8, "d10": 6}, {"d4": 2, "d6": 3, "d12": 7}),
    Gigs({"d4": 1, "d6": 4}, {"d4": 3, "d8": 6, "d10": 9, "d12": 8}),
    Gigs({"d4": 4, "d6": 6, "d8": 8}, {"d4": 1, "d6": 2, "d8": 3}),
    Gigs({"d4": 4, "d8": 1, "d20": 11}, {"d6": 6, "d10": 1, "d12": 5}),
)


@cache
def scene_for(slug: str) -> Scene:
    """Give the scene in which the card with that id, which there must be, is tried."""
    card = CARDS[slug]
    tables = [_scene(card, gigs, strong=strong) for gigs, strong in product(GIGS, (True, False))]
    return max(tables, key=_happening)


def _scene(card: Card, gigs: Gigs, *, strong: bool) -> Scene:
    mine = next(deck for deck in LISTS.values() if card in (*deck.main, *deck.legends))
    theirs = next(LISTS[name] for name in RIVALS if LISTS[name] is not mine)
    luck = random.Random(card.number)
    units = _units(mine, card, strong=strong)
    own = Setting(
        hand=[*([] if card.kind == LEGEND else [card.slug]), *_hand(mine, card)],
        field=[unit(units[0]), *(unit(one, CARRIED) for one in units[1:])],
        legends=_legends(mine, card),
        eddies=(card.cost or 0) + SPARE_EDDIES,
        deck=[*_hand(mine, card), *_shuffled(mine, luck)],
        trash=_trash(mine, card),
        gigs=gigs.mine,
    )
    others = _units(theirs, None, strong=True)
    rival = Setting(
        hand=[one.slug for one in theirs.main[:4]],
        field=[unit(others[0], CARRIED), unit(_weak(theirs)), unit(_weak(theirs), spent=True)],
        legends=[legend(theirs.legends[0]), *(face_down(one) for one in theirs.legends[1:])],
        eddies=2,
        deck=_shuffled(theirs, luck),
        trash=[others[0]],
        gigs=gigs.theirs,
    )
    return Scene(
        id=f"try-{card.slug}",
        title=card.title,
        words=_words(card),
        layout=Layout((own, rival)),
        cards=[card.slug],
        seed=card.number,
        goal=f"Try {card.title}.",
        steps=[_step(card, units)],
        moral="The game goes on from here; undo it to try it another way.",
    )


def _units(deck: Deck, card: Card | None, *, strong: bool) -> list[Card]:
    """Give two Units of a list: those with tags that the card speaks of first, then by power."""
    wanted = frozenset() if card is None else spoken_of(card)
    units = {one for one in deck.main if one.kind == UNIT and one is not card}
    order = sorted(
        units, key=lambda one: (wanted.isdisjoint(one.tags), -one.power if strong else one.power, one.number)
    )
    return order[:2]


def _weak(deck: Deck) -> Card:
    return min(
        (one for one in deck.main if one.kind == UNIT), key=lambda one: (one.power > WEAK, one.cost or 0, one.number)
    )


def _hand(deck: Deck, card: Card) -> list[str]:
    """Give a card of every type to hold besides: some texts want one to discard, to play or to show."""
    found = [
        next((one for one in deck.main if one.kind == kind and one is not card), None) for kind in (UNIT, GEAR, PROGRAM)
    ]
    return [one.slug for one in found if one is not None]


def _trash(deck: Deck, card: Card) -> list[str]:
    """Give what lies in the trash: a card of every type, and two cheap Units."""
    cheap = sorted(
        {one for one in deck.main if one.kind == UNIT and one is not card}, key=lambda one: (one.cost or 0, one.number)
    )
    return [*_hand(deck, card), *(one.slug for one in cheap[:2])]


def _legends(deck: Deck, card: Card) -> list[OnTable]:
    """Give the Legends of a list: face-up, but for one that is to be Called."""
    return [face_down(one, known=True) if one is card and not _goes_solo(card) else legend(one) for one in deck.legends]


def _goes_solo(card: Card) -> bool:
    """Give whether a Legend is tried on the field: it has GO SOLO, and nothing that waits for the Call."""
    return "GO SOLO" in facts_of(card).keywords and "CALL" not in facts_of(card).keywords


def _shuffled(deck: Deck, luck: random.Random) -> list[str]:
    cards = [one.slug for one in deck.main]
    luck.shuffle(cards)
    return cards


def _step(card: Card, units: Sequence[Card]) -> str:
    if card.kind == LEGEND:
        return f"solo {card.slug}" if _goes_solo(card) else f"call {card.slug}"
    return f"play {card.slug} on {units[0].slug}" if card.kind == GEAR else f"play {card.slug}"


def _words(card: Card) -> str:
    if card.kind == LEGEND and _goes_solo(card):
        return f"{card.title} is face-up, and there are Eddies enough to go solo."
    if card.kind == LEGEND:
        return f"{card.title} lies face-down among your Legends and can be Called."
    where = "a Unit is there to carry it" if card.kind == GEAR else "there is somebody to act on"
    return f"{card.title} is in your hand, there are Eddies enough, and {where}."


def _happening(scene: Scene) -> int:
    """Give how much happens when the card is played: lines of the log, with every choice taken that does something."""
    game = scene.begin()
    for text in scene.steps:
        steps.take(game, steps.read(text))
    for _ in range(LONGEST):
        if game.decision is None or (game.decision.kind == ask.MAIN and game.decision.player == YOU):
            break
        game.answer(_eager(game))
    return len(game.log())


def _eager(game: Game) -> tuple[int, int, int]:
    assert game.decision is not None
    options = game.decision.options
    return next((option for option in options if option[0] not in (ask.DONE, ask.NO, ask.PASS)), options[0])
