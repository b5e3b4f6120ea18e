"""`streetcred simulate`: many games between two decks."""

from __future__ import annotations

import time
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from streetcred.agents import BOTS
from streetcred.decks import check, find_deck
from streetcred.errors import GameError
from streetcred.lab import GameResult, Match, Tally, interval, tally
from streetcred.lab.simulate import simulate as play_all
from streetcred.lab.simulate import to_json

BOT = click.Choice(list(BOTS))


@click.command()
@click.argument("first_deck", metavar="DECK")
@click.argument("second_deck", metavar="DECK")
@click.option("-n", "games", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help="How many games.")
@click.option("--bots", nargs=2, type=BOT, default=("greedy", "greedy"), show_default=True, help="Who plays each deck.")
@click.option(
    "--seed", type=click.IntRange(0, 2**40), default=0, show_default=True, help="The same seed, the same games."
)
@click.option("--workers", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes at work.")
@click.option("--json", "json_file", type=click.Path(path_type=Path), help="Write every game's result to FILE.")
@click.option("--records", type=click.Path(path_type=Path), help="Write every game to folder DIR, to replay it.")
def simulate(
    first_deck: str,
    second_deck: str,
    *,
    games: int,
    bots: tuple[str, str],
    seed: int,
    workers: int,
    json_file: Path | None,
    records: Path | None,
) -> None:
    """Let bots play many games between two decks, and count who wins.

    The result depends on the seed alone, not on the number of workers.

    \b
        streetcred simulate the-heist embracing-power -n 400
        streetcred simulate my-deck.txt the-heist -n 2000 --workers 2 --bots greedy random
    """  # noqa: D301 - the mark that keeps lines as they are
    match = Match((check(find_deck(first_deck)), check(find_deck(second_deck))), bots, seed)
    interval(0, 1)  # so that a library that is missing shows now, not when all games have been played
    if records is not None:
        _make_folder(records)
    if json_file is not None:
        _write(json_file, "")
    began = time.monotonic()
    results: list[GameResult] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games)
        for some in play_all(match, games, workers, records):
            results += some
            progress.advance(task, len(some))
    if json_file is not None:
        _write(json_file, to_json(match, results))
    Console().print(_table(match, tally(results), games / (time.monotonic() - began)))


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise GameError(f"The folder {folder} can't be made: {fault.strerror}.") from None


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise GameError(f"{path} can't be written: {fault.strerror}.") from None


def _table(match: Match, counts: Tally, speed: float) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="bold")
    table.add_column()
    for player in (0, 1):
        name = f"{match.decks[player].name} ({match.bots[player]})"
        table.add_row(name, _share(counts.wins[player], counts.games))
    table.add_row("going first", _share(counts.wins_going_first, counts.games))
    if counts.ties:
        table.add_row("ties", str(counts.ties))
    table.add_row("ended by", ", ".join(f"{reason} {count}" for reason, count in counts.reasons.items()))
    table.add_row("per game", f"{counts.turns:.1f} turns, {counts.decisions:.1f} decisions")
    table.add_row("speed", f"{speed:.1f} games/s")
    return table


def _share(wins: int, games: int) -> str:
    low, high = interval(wins, games)
    return f"{wins} of {games}  {wins / games:.1%}  (95%: {low:.1%} to {high:.1%})"
