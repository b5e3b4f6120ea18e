"""Random decks of the whole pool: the small part of `scripts/random_games.py` that every change has to pass."""

from __future__ import annotations

import importlib.util
import json
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from streetcred.cards.catalogue import CARDS
from streetcred.decks import breaches, random_deck

if TYPE_CHECKING:
    from types import ModuleType

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "random_games.py"


@pytest.fixture(scope="module")
def games() -> ModuleType:
    """Give the script as a module."""
    spec = importlib.util.spec_from_file_location("random_games", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["random_games"] = module
    spec.loader.exec_module(module)
    return module


def test_random_decks_are_legal_and_play_every_card() -> None:
    """7.3 Even the cards that need three Legends of one colour."""
    chance = random.Random(5)
    decks = [random_deck(chance) for _ in range(400)]

    assert all(breaches(deck) == [] for deck in decks)
    assert {card for deck in decks for card in (*deck.legends, *deck.main)} == set(CARDS.values())


@pytest.mark.parametrize("seed", range(24))
def test_whatever_meets_whatever_the_game_stays_sound(games: ModuleType, seed: int) -> None:
    """1.8 All invariants at one decision in thirteen, every option tried there, and every game ends by a rule."""
    tally = games.Tally()
    for game in range(5):
        games.play(seed * 1000 + game, tally, 13)

    assert sum(tally.ends.values()) == tally.games == 5
    assert tally.checked > 10


def test_what_was_played_is_kept_and_not_played_again(games: ModuleType, tmp_path: Path) -> None:
    """Stopped in the middle of a line, it goes on, and comes to the same."""
    path = tmp_path / "games.jsonl"
    whole, faults = games.play_all(200, 3, 1, path)
    assert not faults
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text(lines[0] + lines[1][:40], "utf-8")

    again, faults = games.play_all(200, 3, 1, path)

    assert not faults
    assert again == whole
    assert games.page(again, 3) == games.page(whole, 3)


def test_a_fault_is_told_with_seed_decks_and_position(games: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that is needed to see it again."""

    def refuse(*_: object) -> None:
        raise AssertionError("a made-up fault")

    monkeypatch.setattr(games, "check", refuse)
    with pytest.raises(AssertionError) as told:
        games.play(7, games.Tally(), 1)

    assert str(told.value).startswith("seed 7: a made-up fault: ")
    assert str(told.value).count("Main deck") == 2


def test_lines_of_the_file_are_plain_data(games: ModuleType) -> None:
    """What is written is read back."""
    tally = games.Tally()
    games.play(1, tally)

    assert games.from_data(json.loads(json.dumps(tally.to_data()))) == tally
