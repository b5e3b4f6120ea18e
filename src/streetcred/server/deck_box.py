"""The decks of everybody, as messages: what may be kept, and what is told of it."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING, Final

from litestar.exceptions import ClientException, NotFoundException
from msgspec.structs import replace

from streetcred.cards.catalogue import BY_NUMBER, CARDS
from streetcred.core.ruleset import OFFICIAL
from streetcred.decks import LISTS, Deck, breaches, encode, plain, write
from streetcred.decks.code import decode_link, is_code
from streetcred.decks.legality import COPIES, FEWEST, LEGEND_COUNT, MOST
from streetcred.decks.listing import MOST_COPIES, read_list
from streetcred.decks.lists import FIXED
from streetcred.errors import GameError
from streetcred.server.deck_messages import (
    DeckList,
    DeckRead,
    DeckRules,
    DeckVersion,
    DeckWritten,
    Doubt,
    KeptDeck,
    OwnDeck,
    SaveDeck,
)
from streetcred.server.deck_storage import DeckStorage, StoredDeck, StoredVersion
from streetcred.server.storage import Conflict, now
from streetcred.terms import COLOURS, LEGEND

if TYPE_CHECKING:
    from streetcred.server.messages import Start
    from streetcred.server.storage import Storage

MOST_DECKS: Final = 200
"""That one person may keep."""
MOST_VERSIONS: Final = 1_000
LONGEST_NAME: Final = 60
LONGEST_NOTES: Final = 5_000
LONGEST_TEXT: Final = 20_000
MOST_LINES: Final = 500
"""Of a text that is read."""
MOST_LEGENDS: Final = 10
MOST_KINDS: Final = 100
UNNAMED: Final = "A deck without a name"


class DeckBox:
    """Where everybody keeps decks."""

    def __init__(self, storage: Storage) -> None:
        self._storage = DeckStorage(storage)

    async def own(self, owner: str) -> list[OwnDeck]:
        """Give the decks of somebody, the one changed last first."""
        return [_short(deck) for deck in await self._storage.decks_of(owner) if not deck.last.gone]

    async def deck(self, deck: str, owner: str) -> KeptDeck:
        """Give a deck to whoever has its link. Raises NotFoundException if there is none."""
        if deck in LISTS:
            return _of_game(deck)
        stored = await self._stored(deck)
        return _kept(stored, owner)

    async def versions(self, deck: str) -> list[DeckVersion]:
        """Give all versions of a deck, the last first; none of a list that comes with the game."""
        found = await self._storage.versions(deck)
        return [DeckVersion(number=one.number, made=one.made, gone=one.gone, deck=_list(one)) for one in found]

    async def keep(self, owner: str, save: SaveDeck) -> KeptDeck:
        """Keep a new deck for somebody. Raises GameError if it can't be kept."""
        if len(await self._storage.decks_of(owner)) >= MOST_DECKS:
            raise GameError(f"You keep {MOST_DECKS} decks already, as many as one may; use one of those.")
        deck = secrets.token_urlsafe(16)
        await self._storage.add(deck, owner, _version(replace(save, number=1, gone=False)))
        return await self.deck(deck, owner)

    async def change(self, deck: str, owner: str, save: SaveDeck) -> KeptDeck:
        """Keep another version of one's deck.

        Raises NotFoundException or GameError if it can't be kept, a ClientException of status 409 if it is not made
        from the last version.
        """
        stored = await self._stored(deck)
        if stored.owner != owner:
            raise GameError("This deck is not yours; keep what you changed as a deck of your own.")
        if save.number > MOST_VERSIONS:
            raise GameError(f"This deck has {MOST_VERSIONS} versions, as many as one may; go on with a copy.")
        if save.number != stored.last.number + 1:
            raise _changed_elsewhere()
        try:
            await self._storage.append(deck, _version(save))
        except Conflict:
            raise _changed_elsewhere() from None
        return await self.deck(deck, owner)

    async def spelled(self, start: Start) -> Start:
        """Give a new game that is asked for with the texts of kept decks in place of their ids."""
        if start.decks is None:
            return start
        first, second = start.decks
        return replace(start, decks=(await self._spelled(first), await self._spelled(second)))

    async def _spelled(self, words: str) -> str:
        stored = await self._storage.deck(words) if re.fullmatch(r"[\w-]{22}", words) else None
        return words if stored is None else write(_deck(stored.last))

    async def _stored(self, deck: str) -> StoredDeck:
        stored = await self._storage.deck(deck)
        if stored is None:
            raise NotFoundException("There is no such deck; its link may not be whole.")
        return stored


def rules() -> DeckRules:
    """Give what makes a deck legal."""
    return DeckRules(
        legends=LEGEND_COUNT,
        fewest=FEWEST,
        most=MOST,
        copies=COPIES,
        opening_hand=OFFICIAL.opening_hand,
        fixed=[list_of(deck) for deck in FIXED.values()],
    )


def read(text: str) -> DeckRead:
    """Read a text, a list, a code or a link. Raises GameError if it is too long, or a code that can't be read."""
    if len(text) > LONGEST_TEXT or text.count("\n") > MOST_LINES:
        raise GameError(f"A list has at most {LONGEST_TEXT:,} characters in {MOST_LINES} lines; this is more.")
    if is_code(text):
        return DeckRead(deck=list_of(decode_link(text)), doubts=[])
    found = read_list(text, "")
    doubts = [
        Doubt(
            line=doubt.line,
            words=doubt.words,
            count=doubt.count,
            title=doubt.title,
            reason=doubt.reason,
            nearest=[card.slug for card in doubt.nearest],
        )
        for doubt in found.doubts
    ]
    return DeckRead(deck=list_of(found.deck), doubts=doubts)


def written(told: DeckList) -> DeckWritten:
    """Give a deck in all forms in which it can be handed on."""
    deck = deck_of(told)
    return DeckWritten(text=write(deck), plain=plain(deck), code=encode(deck))


def list_of(deck: Deck, notes: str = "") -> DeckList:
    """Give a deck as a message."""
    legends = [card.slug for card in deck.legends]
    return DeckList(
        name=deck.name, legends=legends, cards={card.slug: count for card, count in deck.counts.items()}, notes=notes
    )


def deck_of(told: DeckList) -> Deck:
    """Give the deck of a message, legal or not. Raises GameError if it can't be one."""
    unknown = [slug for slug in (*told.legends, *told.cards) if slug not in CARDS]
    if unknown:
        raise GameError(f"No card has the id {unknown[0][:60]!r}.")
    if len(told.legends) > MOST_LEGENDS or len(told.cards) > MOST_KINDS:
        raise GameError(f"A deck has no more than {MOST_LEGENDS} Legends and {MOST_KINDS} different cards here.")
    wrong = [slug for slug, count in told.cards.items() if not 1 <= count <= MOST_COPIES]
    if wrong:
        raise GameError(
            f"There can be 1 to {MOST_COPIES} copies of {CARDS[wrong[0]].title}, not {told.cards[wrong[0]]}."
        )
    main = tuple(CARDS[slug] for slug, count in told.cards.items() for _ in range(count))
    return Deck(_name(told.name), tuple(CARDS[slug] for slug in told.legends), main)


def _changed_elsewhere() -> ClientException:
    return ClientException(
        "This deck was changed elsewhere since you opened it; keep yours as the next version, or open it anew.",
        status_code=409,
    )


def _name(words: str) -> str:
    name = " ".join(words.split())
    if len(name) > LONGEST_NAME:
        raise GameError(f"The name of a deck has at most {LONGEST_NAME} characters; this one has {len(name)}.")
    return name or UNNAMED


def _version(save: SaveDeck) -> StoredVersion:
    deck = deck_of(save.deck)
    if len(save.deck.notes) > LONGEST_NOTES:
        raise GameError(f"Notes have at most {LONGEST_NOTES:,} characters; these have {len(save.deck.notes):,}.")
    cards = [*((card.number, 1) for card in deck.legends), *((card.number, n) for card, n in deck.counts.items())]
    return StoredVersion(save.number, now(), deck.name, cards, save.deck.notes, save.gone)


def _deck(version: StoredVersion) -> Deck:
    cards = [(BY_NUMBER[number], count) for number, count in version.cards if number in BY_NUMBER]
    return Deck(
        version.name,
        tuple(card for card, _ in cards if card.kind == LEGEND),
        tuple(card for card, count in cards if card.kind != LEGEND for _ in range(count)),
    )


def _list(version: StoredVersion) -> DeckList:
    return list_of(_deck(version), version.notes)


def _kept(stored: StoredDeck, owner: str) -> KeptDeck:
    last = stored.last
    return KeptDeck(
        id=stored.id,
        mine=stored.owner == owner,
        version=last.number,
        changed=last.made,
        gone=last.gone,
        deck=_list(last),
        breaches=breaches(_deck(last)),
    )


def _of_game(deck: str) -> KeptDeck:
    return KeptDeck(id=deck, mine=False, version=0, changed="", gone=False, deck=list_of(LISTS[deck]), breaches=[])


def _short(stored: StoredDeck) -> OwnDeck:
    deck = _deck(stored.last)
    colours = {card.colour for card in (*deck.legends, *deck.main)}
    told = list_of(deck)
    return OwnDeck(
        id=stored.id,
        name=deck.name,
        official=False,
        colours=[colour for colour in COLOURS if colour in colours],
        legends=told.legends,
        cards=told.cards,
        version=stored.last.number,
        changed=stored.last.made,
        legal=not breaches(deck),
    )
