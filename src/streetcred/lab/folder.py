"""The folder of a series: its plan, the games as they come in, and at the end all of them in one table.

    plan.json            what was asked for
    part-<game>.parquet  a portion of games, by the number of its first
    results.parquet      all games in the order of the plan
    report.html          what they say

A part is written under another name and then put in its place at one stroke: it is there whole, or not at all.
"""

from __future__ import annotations

import json
import os
from dataclasses import astuple, fields
from typing import TYPE_CHECKING, Any, Final

import polars as pl

from streetcred.errors import GameError
from streetcred.lab.played import Played
from streetcred.lab.series import Prefix

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from streetcred.lab.plan import Plan

PLAN: Final = "plan.json"
RESULTS: Final = "results.parquet"
REPORT: Final = "report.html"
_NEW: Final = ".new"
_TYPES: Final = {"int": pl.Int64, "bool": pl.Boolean, "str": pl.String}
SCHEMA: Final = pl.Schema({field.name: _TYPES[str(field.type)] for field in fields(Played)})
_ASKED: Final = {
    "kind": "another kind of series",
    "pairings": "other decks or bots",
    "deck": "another deck or bot",
    "against": "other rivals",
    "swaps": "other swaps",
    "decks": "other cards in the decks",
    "keeping": "other cards that stay",
    "rounds": "another number of rounds",
    "tries": "another number of swaps",
    "pairs": "another number of pairs",
    "seed": "another seed",
    "sprt": "another test",
    "rules": "other rules",
    "version": "another version of streetcred",
}


class Home:
    """A folder of the lab, which belongs to what was asked for."""

    def __init__(self, path: Path, asked: dict[str, Any]) -> None:
        """Begin the folder, or go on with it. Raises GameError if it holds anything else."""
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            if (path / PLAN).exists():
                _compare(path, asked)
            elif any(item.suffix != _NEW for item in path.iterdir()):
                raise GameError(f"The folder {path} holds something else; give one that is new or empty.")
            else:
                self.write(PLAN, json.dumps(asked, indent=1) + "\n")
        except OSError as fault:
            raise GameError(f"The folder {path} can't be used: {fault.strerror}.") from None

    def write(self, name: str, text: str) -> None:
        """Write a file of text at one stroke."""
        new = self.path / f"{name}{_NEW}"
        try:
            new.write_text(text, encoding="utf-8")
            new.replace(self.path / name)
        except OSError as fault:
            raise GameError(f"{self.path / name} can't be written: {fault.strerror}.") from None


class Folder(Home):
    """Where the games of one plan are."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Begin the folder, or go on with it. Raises GameError if it holds anything else."""
        super().__init__(path, plan.to_data())
        self.plan = plan

    def has(self, portion: range) -> bool:
        """Give whether the games of a portion are there."""
        return self._part(portion).exists()

    def keep(self, games: Sequence[Played]) -> None:
        """Write a portion of games."""
        self._place(_frame(games), self.path / _part(games[0].game))

    def parts(self) -> Iterator[list[Played]]:
        """Read all portions that are there. Raises GameError if one is broken."""
        size = self.plan.size
        for portion in self.plan.portions():
            if not self.has(portion):
                continue
            path = self._part(portion)
            games = _read(path)
            if [game.game for game in games] != list(range(size * portion.start, size * portion.stop)):
                raise GameError(f"{path} is broken; delete it, and the same command plays its games again.")
            yield games

    def games(self) -> list[Played]:
        """Give the games that count, in the order of the plan: with a test, up to the pair that decided it."""
        found: list[Played] = []
        decided = Prefix(self.plan)
        for games in self.parts():
            decided.add(games)
            found += games
        return found if decided.stop is None else found[: self.plan.size * decided.stop]

    def finish(self) -> list[Played]:
        """Write the table of all games that are there; give them."""
        games = self.games()
        self._place(_frame(games), self.path / RESULTS)
        return games

    def _part(self, portion: range) -> Path:
        return self.path / _part(self.plan.size * portion.start)

    def _place(self, frame: pl.DataFrame, path: Path) -> None:
        new = path.with_name(f"{path.name}-{os.getpid()}{_NEW}")
        try:
            frame.write_parquet(new)
            new.replace(path)
        except OSError as fault:
            raise GameError(f"{path} can't be written: {fault.strerror or fault}.") from None


def _part(first: int) -> str:
    return f"part-{first:08}.parquet"


def _frame(games: Sequence[Played]) -> pl.DataFrame:
    return pl.DataFrame([astuple(game) for game in games], schema=SCHEMA, orient="row")


def _read(path: Path) -> list[Played]:
    try:
        return [Played(*row) for row in pl.read_parquet(path).cast(SCHEMA).iter_rows()]
    except (pl.exceptions.PolarsError, OSError, TypeError):
        raise GameError(f"{path} is broken; delete it, and the same command plays its games again.") from None


def _compare(path: Path, asked: dict[str, Any]) -> None:
    """Refuse a folder that was made for something else, and say what is different."""
    try:
        known: dict[str, Any] = json.loads((path / PLAN).read_text(encoding="utf-8"))
        names = ["kind"] if known["kind"] != asked["kind"] else list(asked)
        reasons = [_ASKED[name] for name in names if known[name] != asked[name]]
    except (ValueError, KeyError, TypeError):
        raise GameError(f"{path / PLAN} is broken; give another folder.") from None
    if reasons:
        raise GameError(f"The folder {path} was made for {' and '.join(reasons)}; give another one.")
