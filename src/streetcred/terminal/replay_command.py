"""`streetcred replay`: look at a recorded game."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from streetcred import record
from streetcred.narrate import Names
from streetcred.terminal.play_command import print_lines
from streetcred.terminal.transcript import transcript


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--plain", is_flag=True, help="Print the whole game instead of stepping through it.")
def replay(file: Path, *, plain: bool) -> None:
    """Step through a recorded game FILE, as `play --save` and `simulate --records` write them.

    In the full screen the arrows step by one answer or by one turn, and v changes whose eyes you look through. With
    --plain, or where there is no terminal, the whole game is printed with all cards open.
    """
    game = record.load(file)
    title = f"A ({game.decks[0].name}) against B ({game.decks[1].name}), seed {game.seed}"
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        print_lines(transcript(game, Names(("A", "B")), title))
        return
    from streetcred.terminal.replay_screen import ReplayApp  # noqa: PLC0415 - it takes a while to load

    ReplayApp(game, title).run()
