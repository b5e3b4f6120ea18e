"""The record of a game: rules version, decks, seed and answers, from which everything else follows.

A game that began in the middle has the table with which it did, too; its decks are what lay there.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from streetcred.cards.catalogue import CARDS
from streetcred.core.ruleset import RULESETS
from streetcred.decks.deck import Deck
from streetcred.errors import BadPosition, BadSave, IllegalAnswer
from streetcred.game import Game
from streetcred.layout import data as layouts
from streetcred.save import digest_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from streetcred.core.card import Card
    from streetcred.core.decision import Option

FORMAT: Final = 1
WITH_TABLE: Final = 2
"""The format of a record that has a table: older versions, which don't know tables, refuse it in a sentence."""
LARGEST_FILE: Final = 10_000_000
"""In bytes; a long game takes some ten thousand."""

MOST_LEGENDS: Final = 30
MOST_CARDS: Final = 400
"""Of one side: no deck has nearly as many, and no table that may be laid out."""

Data: TypeAlias = Any
"""Plain data as JSON knows it."""


def to_data(game: Game) -> dict[str, Data]:
    """Give a game as plain data."""
    table = {} if game.layout is None else {"table": layouts.to_data(game.layout)}
    return {
        "streetcred": "record",
        "format": WITH_TABLE if table else FORMAT,
        "rules": game.state.ruleset.name,
        "version": game.state.ruleset.version,
        "digest": digest_of(_cards(game.decks)),
        "decks": [_deck_data(deck) for deck in game.decks],
        **table,
        "seed": game.seed,
        "answers": [list(option) for option in game.answers],
        "conceded": game.conceded,
    }


def _cards(decks: tuple[Deck, Deck]) -> set[Card]:
    return {card for deck in decks for card in (*deck.legends, *deck.main)}


def _deck_data(deck: Deck) -> Data:
    main = {card.slug: count for card, count in deck.counts.items()}
    return {"name": deck.name, "legends": [card.slug for card in deck.legends], "main": main}


def from_data(data: Mapping[str, Data]) -> Game:
    """Re-play a recorded game to where it stood.

    Raises BadSave if it can't be read, was made with other rules, or has an answer that is not offered.
    """
    _check_header(data)
    try:
        decks, seed, answers, conceded = _read(data)
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        raise BadSave(f"This record is damaged: it has {_what(fault)}.") from fault
    digest = digest_of(_cards(decks))
    if digest != data.get("digest"):
        raise BadSave(f"This game was recorded with other card texts ({data.get('digest')}; these are {digest}).")
    return _replay(_begun(data, decks, seed), answers, conceded)


def _begun(data: Mapping[str, Data], decks: tuple[Deck, Deck], seed: int) -> Game:
    """Give a recorded game before its first answer."""
    ruleset = RULESETS[data["rules"]]
    if data["format"] != WITH_TABLE:
        return Game(decks[0], decks[1], seed, ruleset)
    try:
        game = Game.laid_out(layouts.from_data(data.get("table")), seed, ruleset, (decks[0].name, decks[1].name))
    except BadPosition as fault:
        raise BadSave(f"This record is damaged: {fault}") from fault
    if not all(said.same_cards(found) for said, found in zip(decks, game.decks, strict=True)):
        raise BadSave("This record is damaged: its decks are not what lies on its table.")
    return game


def _read(data: Mapping[str, Data]) -> tuple[tuple[Deck, Deck], int, list[Option], int | None]:
    first, second = (_deck(deck) for deck in data["decks"])
    if data["format"] != WITH_TABLE and not (first.main and second.main):
        raise ValueError("a deck of 0 cards")
    seed, conceded = data["seed"], data["conceded"]
    answers: list[Option] = [(kind, number, more) for kind, number, more in data["answers"]]
    if any(type(number) is not int for number in (seed, *(number for option in answers for number in option))):
        raise TypeError("a word where a number belongs")
    if conceded not in (None, 0, 1):
        raise ValueError(f"player {conceded}, who is not there")
    return (first, second), seed, answers, conceded


def _what(fault: Exception) -> str:
    return f"no {fault}" if isinstance(fault, KeyError) else str(fault)


def _replay(game: Game, answers: list[Option], conceded: int | None) -> Game:
    for number, option in enumerate(answers, start=1):
        try:
            game.answer(option)
        except IllegalAnswer as fault:
            raise BadSave(f"Answer {number} of this record does not fit: {fault}") from fault
    if conceded is not None:
        game.concede(conceded)
    return game


def _check_header(data: Mapping[str, Data]) -> None:
    if not isinstance(data, dict) or data.get("streetcred") != "record":
        raise BadSave("This is not a recorded game of Streetcred.")
    if data.get("format") not in (FORMAT, WITH_TABLE):
        raise BadSave(
            f"This record has format {data.get('format')}; this version reads formats {FORMAT} and {WITH_TABLE}."
        )
    ruleset = RULESETS.get(str(data.get("rules")))
    if ruleset is None:
        raise BadSave(f"This record follows rules named {data.get('rules')!r}; known are {', '.join(RULESETS)}.")
    if data.get("version") != ruleset.version:
        raise BadSave(f"This record follows rules version {data.get('version')}; this is version {ruleset.version}.")


def _deck(data: Data) -> Deck:
    unknown = [slug for slug in (*data["legends"], *data["main"]) if slug not in CARDS]
    if unknown:
        raise ValueError(f"the card {unknown[0]!r}, which does not exist")
    legends = tuple(CARDS[slug] for slug in data["legends"])
    main = tuple(CARDS[slug] for slug, count in data["main"].items() for _ in range(count))
    if len(legends) > MOST_LEGENDS or len(main) > MOST_CARDS:
        raise ValueError(f"a deck of {len(main)} cards")
    return Deck(str(data["name"]), legends, main)


def dumps(game: Game) -> str:
    """Give a game as text for a file."""
    return json.dumps(to_data(game), ensure_ascii=False) + "\n"


def loads(text: str) -> Game:
    """Re-play a game from the text of a file. Raises BadSave in one sentence."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise BadSave("This is not a recorded game of Streetcred: it is no JSON.") from fault
    return from_data(data)


def load(path: Path) -> Game:
    """Re-play a game from a file. Raises BadSave in one sentence if it is missing, too large, or no record."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadSave(f"{path} is too large for a record: {path.stat().st_size:,} bytes.")
        return loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadSave(f"There is no file {path}.") from None
    except IsADirectoryError:
        raise BadSave(f"{path} is a folder; a record is a file.") from None
    except UnicodeDecodeError:
        raise BadSave(f"{path} is no text in UTF-8, so it is no record.") from None
    except OSError as fault:
        raise BadSave(f"{path} can't be read: {fault.strerror}.") from None
