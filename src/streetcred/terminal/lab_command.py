"""`streetcred lab`: matches and tournaments between decks and bots, kept in a folder, with what they say."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from collections.abc import Callable

PAIRS = click.option(
    "--pairs", type=click.IntRange(1, 1_000_000), default=200, show_default=True, help="Pairs of games of each pairing."
)
SEED = click.option(
    "--seed", type=click.IntRange(0, 2**40), default=0, show_default=True, help="The same seed, the same games."
)
WORKERS = click.option(
    "--workers", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes at work."
)
OUT = click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="Where the games are kept; one that is there is gone on with. [default: a new one in lab/]",
)
JSON = click.option("--json", "json_file", type=click.Path(path_type=Path), help="Write what came out to FILE.")


def _with(*options: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def given(command: Any) -> Any:
        for option in reversed(options):
            command = option(command)
        return command

    return given


@click.group()
def lab() -> None:
    """Find out which deck or bot is better, and how sure that is.

    Games are played in pairs: the same seed twice, with the seats changed. The result depends on the seed alone, not
    on the number of workers. All games are kept in a folder as they come in: after Ctrl-C, or worse, the same command
    with the same --out goes on where it was.
    """


@lab.command()
@click.argument("a", metavar="A")
@click.argument("b", metavar="B")
@_with(PAIRS, SEED, WORKERS, OUT, JSON)
@click.option(
    "--sprt",
    nargs=2,
    type=click.FloatRange(-1000, 1000),
    metavar="ELO0 ELO1",
    help="Stop as soon as it is clear which of two Elo differences is the likelier one.",
)
def match(a: str, b: str, *, sprt: tuple[float, float] | None, json_file: Path | None, **asked: Any) -> None:
    """Let A play against B: each is DECK or DECK:BOT, and the bot is street if none is named.

    \b
        streetcred lab match mine.txt the-heist --pairs 500 --workers 2
        streetcred lab match the-heist:solo the-heist:street --sprt 0 20
    """  # noqa: D301 - the mark that keeps lines as they are
    from streetcred.terminal.lab_command_match import run_match  # noqa: PLC0415 - extras, which take a while to load

    run_match((a, b), sprt, json_file, **asked)


@lab.command()
@click.argument("decks", metavar="[DECK]...", nargs=-1)
@_with(PAIRS, SEED, WORKERS, OUT, JSON)
@click.option("--bots", default="street", show_default=True, help="Who plays every deck; several with commas between.")
@click.option("--gauntlet", metavar="DECK", help="Let only this deck play, against all others.")
def tournament(
    decks: tuple[str, ...], *, bots: str, gauntlet: str | None, json_file: Path | None, **asked: Any
) -> None:
    """Let everybody play against everybody: every DECK with every bot; all lists of the game if none is named.

    \b
        streetcred lab tournament --pairs 100 --workers 2
        streetcred lab tournament mine.txt the-heist samurai-on-tour --bots street,solo
        streetcred lab tournament --gauntlet mine.txt
    """  # noqa: D301 - the mark that keeps lines as they are
    from streetcred.terminal.lab_command_tournament import run_tournament  # noqa: PLC0415 - the same

    run_tournament(decks, bots, gauntlet, json_file, **asked)
