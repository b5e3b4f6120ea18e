"""The golden games: recorded games and their transcripts, to be read in reviews.

python scripts/golden.py --retell    write the transcripts of all recorded games anew
python scripts/golden.py --record    play new games in place of the recorded ones, and write their transcripts
"""

from __future__ import annotations

import argparse
import itertools
from pathlib import Path

from streetcred import LISTS, Game, record
from streetcred.lab import Match, play_game
from streetcred.narrate import Names
from streetcred.terminal.transcript import transcript

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
BOTS = ("greedy", "random")
PLAYED = ("embracing-power", "the-heist", "demo-arasaka", "demo-mercs")


def retold(path: Path) -> str:
    """Give the transcript of a recorded game."""
    game = record.load(path)
    title = f"A ({game.decks[0].name}) against B ({game.decks[1].name}), seed {game.seed}"
    return "\n".join(transcript(game, Names(("A", "B")), title)) + "\n"


def play(seed: int) -> None:
    """Play one game for every pair of decks and both bots, and keep it."""
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for first, second in itertools.combinations_with_replacement(PLAYED, 2):
        for bot in BOTS:
            match = Match((LISTS[first], LISTS[second]), (bot, bot), seed)
            result, answers = play_game(match, 0)
            game = Game(*match.decks, result.seed)
            for option in answers:
                game.answer(option)
            (FOLDER / f"{first}-{second}-{bot}.json").write_text(record.dumps(game), encoding="utf-8")


def main() -> None:
    """Do what was asked."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    choice = arguments.add_mutually_exclusive_group(required=True)
    choice.add_argument("--retell", action="store_true", help="write the transcripts of all recorded games anew")
    choice.add_argument("--record", action="store_true", help="play new games first")
    arguments.add_argument("--seed", type=int, default=1, help="the seed of new games")
    chosen = arguments.parse_args()
    if chosen.record:
        play(chosen.seed)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for path in sorted(FOLDER.glob("*.json")):
        path.with_suffix(".txt").write_text(retold(path), encoding="utf-8")


if __name__ == "__main__":
    main()
