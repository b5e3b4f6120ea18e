"""Mistakes of whoever uses the engine: each one says in a sentence what is wrong and what would be right."""


class GameError(Exception):
    """A mistake of the caller. The message is one clear sentence for people."""


class IllegalAnswer(GameError):
    """An answer that the open decision does not offer."""


class UnknownCard(GameError):
    """A name that no card has."""


class BadDeck(GameError):
    """A deck that can't be read or may not be played."""


class BadPosition(GameError):
    """A line of text, or a test table, that describes no position."""


class BadSave(GameError):
    """A save or a record that can't be read, or that other rules made."""


class BadScene(GameError):
    """A scene that can't be read, or whose answers can't be given."""
