"""Twenty recorded games are retold word for word.

A difference is a fault or a change on purpose; `python scripts/golden.py --retell` writes the transcripts anew, and
the review reads what has changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from streetcred import record
from streetcred.narrate import Names
from streetcred.terminal.transcript import transcript

GAMES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_is_retold_word_for_word(path: Path) -> None:
    """1.8 The same decks, seed and answers give the same game."""
    game = record.load(path)
    title = f"A ({game.decks[0].name}) against B ({game.decks[1].name}), seed {game.seed}"

    told = "\n".join(transcript(game, Names(("A", "B")), title)) + "\n"

    assert game.is_over
    assert told == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_there_are_twenty_of_them() -> None:
    """A pair of decks each, by both bots."""
    assert len(GAMES) == 20
