"""Streetcred: the Cyberpunk Trading Card Game as a library.

>>> from streetcred import LISTS, Game
>>> game = Game(LISTS["the-heist"], LISTS["embracing-power"], seed=7)
>>> while not game.is_over:
...     game.answer(game.options[0])
>>> game.winner in (0, 1, None)
True
"""

from typing import Final

from streetcred.core import run
from streetcred.core.ruleset import OFFICIAL, Ruleset
from streetcred.decks import LISTS, Deck, breaches
from streetcred.errors import (
    BadDeck,
    BadPosition,
    BadSave,
    GameError,
    IllegalAnswer,
    UnknownCard,
)
from streetcred.game import Game
from streetcred.imagine import imagine
from streetcred.view import SPECTATOR, View

__all__ = [
    "ENGINE",
    "LISTS",
    "OFFICIAL",
    "SPECTATOR",
    "BadDeck",
    "BadPosition",
    "BadSave",
    "Deck",
    "Game",
    "GameError",
    "IllegalAnswer",
    "Ruleset",
    "UnknownCard",
    "View",
    "breaches",
    "imagine",
]
__version__ = "0.1.0"
ENGINE: Final = "pure Python" if run.__file__.endswith(".py") else "compiled"
"""How the engine runs; both give the same games, the compiled one nearly five times as many."""
