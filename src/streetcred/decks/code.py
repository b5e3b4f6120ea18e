"""A whole deck as a short code that fits into a link.

It begins with the version of its form. The rest is URL-safe base64 of four bytes that check what follows, and of the
name and the cards: each is the card's own number and how many there are, as one number of seven bits to a byte.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Final
from zlib import crc32

from streetcred.cards.catalogue import BY_NUMBER
from streetcred.decks.deck import Deck
from streetcred.errors import BadDeck
from streetcred.terms import LEGEND

if TYPE_CHECKING:
    from collections.abc import Iterator

    from streetcred.core.card import Card

VERSION: Final = "1"
LONGEST: Final = 2_000
"""In characters; a code of a deck has some 150."""
MOST_CARDS: Final = 200
_SHAPE: Final = re.compile(r"(\d)\.([A-Za-z0-9_-]{12,})")
_CHECK: Final = 4
_COPIES: Final = 64
"""A card's number is multiplied by this, and its copies are added."""


def encode(deck: Deck) -> str:
    """Give the code of a deck, which `decode` reads back exactly."""
    name = deck.name.encode()[:255].decode(errors="ignore").encode()
    entries = [*((card, 1) for card in deck.legends), *deck.counts.items()]
    body = bytes([len(name)]) + name
    body += b"".join(_spelled(card.number * _COPIES + min(count, _COPIES - 1)) for card, count in entries)
    bits = urlsafe_b64encode(crc32(body).to_bytes(_CHECK, "big") + body)
    return f"{VERSION}.{bits.decode().rstrip('=')}"


def decode(code: str) -> Deck:
    """Read a code. Raises BadDeck if it is none, is not whole, or comes from a newer version."""
    shape = _SHAPE.fullmatch(code.strip())
    if shape is None or len(code) > LONGEST:
        raise BadDeck("This is no code of a deck; one begins with 1. and has only letters, digits, - and _ after that.")
    if shape[1] != VERSION:
        raise BadDeck(f"This code has the form {shape[1]}; this version of Streetcred reads form {VERSION}.")
    try:
        return _deck(_checked(urlsafe_b64decode(shape[2] + "=" * (-len(shape[2]) % 4))))
    except (ValueError, IndexError):
        raise BadDeck("This code is not whole; copy the link again, to its last character.") from None


def _checked(bits: bytes) -> bytes:
    check, body = bits[:_CHECK], bits[_CHECK:]
    if crc32(body).to_bytes(_CHECK, "big") != check:
        raise ValueError(check)
    return body


def is_code(words: str) -> bool:
    """Give whether words look like a code, or like a link with one behind its number sign."""
    return _SHAPE.fullmatch(_behind_sign(words)) is not None


def decode_link(words: str) -> Deck:
    """Read a code, or a link with one behind its number sign. Raises BadDeck as `decode` does."""
    return decode(_behind_sign(words))


def _behind_sign(words: str) -> str:
    return words.strip().rpartition("#")[2]


def _deck(body: bytes) -> Deck:
    name, rest = body[1 : 1 + body[0]].decode(), body[1 + body[0] :]
    legends: list[Card] = []
    main: list[Card] = []
    for number in _numbers(rest):
        card = BY_NUMBER.get(number // _COPIES)
        if card is None:
            raise BadDeck("This code has a card that this version of Streetcred does not know.")
        (legends if card.kind == LEGEND else main).extend([card] * (number % _COPIES))
        if len(legends) + len(main) > MOST_CARDS:
            raise BadDeck(f"This code has more than {MOST_CARDS} cards; a deck has at most 53.")
    return Deck(name, tuple(legends), tuple(main))


def _spelled(number: int) -> bytes:
    found = bytearray()
    while number > 0x7F:
        found.append(number & 0x7F | 0x80)
        number >>= 7
    found.append(number)
    return bytes(found)


def _numbers(spelled: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in spelled:
        number |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            yield number
            number = shift = 0
    if shift:
        raise ValueError(spelled)
