"""Decks: what may be played (7.3, 3.20), how people write one down, and the lists that come with the game."""

from streetcred.decks.chance import random_deck
from streetcred.decks.code import decode, encode
from streetcred.decks.deck import Deck
from streetcred.decks.legality import breaches, check
from streetcred.decks.lists import LISTS, find_deck
from streetcred.decks.text import parse, plain, read, write

__all__ = [
    "LISTS",
    "Deck",
    "breaches",
    "check",
    "decode",
    "encode",
    "find_deck",
    "parse",
    "plain",
    "random_deck",
    "read",
    "write",
]
