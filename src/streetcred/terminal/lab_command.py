"""`streetcred lab`: what decks, cards, hands and bots are worth, kept in a folder, with reports."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from collections.abc import Callable

    from streetcred.terminal.lab_command_series import How

SEED = click.option(
    "--seed", type=click.IntRange(0, 2**40), default=0, show_default=True, help="The same seed, the same games."
)
AGAINST = click.option(
    "--against", metavar="DECK", multiple=True, help="A rival; may be given often. [default: all other lists]"
)
HOW = (
    click.option("--workers", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes at work."),
    click.option("--ray", metavar="ADDRESS", help="Play on the Ray cluster at ADDRESS; `local` starts one here."),
    click.option(
        "--out",
        type=click.Path(path_type=Path),
        metavar="FOLDER",
        help="Where the games are kept; one that is there is gone on with. [default: a new one in lab/]",
    ),
    click.option("--json", "json_file", type=click.Path(path_type=Path), help="Write what came out to FILE."),
)


def _pairs(usual: int, words: str) -> Callable[[Any], Any]:
    return click.option("--pairs", type=click.IntRange(1, 1_000_000), default=usual, show_default=True, help=words)


def _with(*options: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def given(command: Any) -> Any:
        for option in reversed(options):
            command = option(command)
        return command

    return given


def _how(asked: dict[str, Any]) -> How:
    from streetcred.terminal.lab_command_series import How  # noqa: PLC0415 - extras, which take a while to load

    return How(**asked)


@click.group()
def lab() -> None:
    """Find out which deck, card, hand or bot is better, and how sure that is.

    Games are played in pairs: the same seed twice, with the seats changed. The result depends on the seed alone, not
    on the number of workers. All games are kept in a folder as they come in: after Ctrl-C, or worse, the same command
    with the same --out goes on where it was.
    """


@lab.command()
@click.argument("a", metavar="A")
@click.argument("b", metavar="B")
@_with(_pairs(200, "Pairs of games."), SEED, *HOW)
@click.option(
    "--sprt",
    nargs=2,
    type=click.FloatRange(-1000, 1000),
    metavar="ELO0 ELO1",
    help="Stop as soon as it is clear which of two Elo differences is the likelier one.",
)
def match(a: str, b: str, *, sprt: tuple[float, float] | None, pairs: int, seed: int, **asked: Any) -> None:
    """Let A play against B: each is DECK or DECK:BOT, and the bot is street if none is named.

    \b
        streetcred lab match mine.txt the-heist --pairs 500 --workers 2
        streetcred lab match the-heist:solo the-heist:street --sprt 0 20
    """  # noqa: D301 - the mark that keeps lines as they are
    from streetcred.terminal.lab_command_match import run_match  # noqa: PLC0415 - extras, which take a while to load

    run_match((a, b), sprt, pairs, seed, _how(asked))


@lab.command()
@click.argument("decks", metavar="[DECK]...", nargs=-1)
@_with(_pairs(200, "Pairs of games of each pairing."), SEED, *HOW)
@click.option("--bots", default="street", show_default=True, help="Who plays every deck; several with commas between.")
@click.option("--gauntlet", metavar="DECK", help="Let only this deck play, against all others.")
def tournament(decks: tuple[str, ...], *, bots: str, gauntlet: str | None, pairs: int, seed: int, **asked: Any) -> None:
    """Let everybody play against everybody: every DECK with every bot; all lists of the game if none is named.

    \b
        streetcred lab tournament --pairs 100 --workers 2
        streetcred lab tournament mine.txt the-heist samurai-on-tour --bots street,solo
        streetcred lab tournament --gauntlet mine.txt
    """  # noqa: D301 - the mark that keeps lines as they are
    from streetcred.terminal.lab_command_tournament import run_tournament  # noqa: PLC0415 - the same

    run_tournament(decks, bots, gauntlet, pairs, seed, _how(asked))


@lab.command()
@click.argument("deck", metavar="DECK")
@click.argument("cards", metavar="[CARD]...", nargs=-1)
@_with(_pairs(220, "Pairs of games of each version of the deck."), SEED, AGAINST, *HOW)
@click.option("--for", "other", metavar="CARD", help="Swap for this card. [default: one that fits, drawn each time]")
def card(
    deck: str,
    cards: tuple[str, ...],
    *,
    other: str | None,
    against: tuple[str, ...],
    pairs: int,
    seed: int,
    **asked: Any,
) -> None:
    """Find out what a CARD is worth in a DECK (or DECK:BOT): all its copies are swapped for another card.

    The same games are played with and without the swap. Without a CARD, every card of the main deck is tried.

    \b
        streetcred lab card mine.txt --workers 2
        streetcred lab card mine.txt "Psycho Squad" --for "Mantis Blades"
    """  # noqa: D301 - the mark that keeps lines as they are
    from streetcred.terminal.lab_command_card import run_card  # noqa: PLC0415 - the same

    run_card(deck, cards, other, against, pairs, seed, _how(asked))


@lab.command()
@click.argument("deck", metavar="DECK")
@_with(_pairs(440, "Seeds; each deals two hands, and both are kept once and not kept once."), SEED, AGAINST, *HOW)
def hand(deck: str, *, against: tuple[str, ...], pairs: int, seed: int, **asked: Any) -> None:
    """Find out which opening hands of a DECK (or DECK:BOT) to keep.

    Every hand is played twice from the same seed: kept, and with a mulligan.

    \b
        streetcred lab hand mine.txt --workers 2
    """  # noqa: D301 - the mark that keeps lines as they are
    from streetcred.terminal.lab_command_hand import run_hand  # noqa: PLC0415 - the same

    run_hand(deck, against, pairs, seed, _how(asked))


@lab.command()
@click.argument("deck", metavar="DECK")
@_with(_pairs(22, "Pairs of games of each swap in the first heat of a round."), SEED, AGAINST, *HOW)
@click.option("--rounds", type=click.IntRange(1, 1000), default=5, show_default=True, help="One swap is taken in each.")
@click.option("--tries", type=click.IntRange(1, 1000), default=16, show_default=True, help="Swaps tried in a round.")
@click.option("--keep", "keeping", metavar="CARD", multiple=True, help="A card that stays; may be given often.")
def improve(
    deck: str,
    *,
    against: tuple[str, ...],
    keeping: tuple[str, ...],
    rounds: int,
    tries: int,
    pairs: int,
    seed: int,
    **asked: Any,
) -> None:
    """Make a DECK (or DECK:BOT) better, swap by swap, within the rules.

    In every round some swaps are tried, the best go on to longer heats, and the last one has to prove itself in games
    of its own. At the end the new list is held against the old one.

    \b
        streetcred lab improve mine.txt --workers 2 --keep "Delamain Cab"
    """  # noqa: D301 - the mark that keeps lines as they are
    from streetcred.terminal.lab_command_improve import run_improve  # noqa: PLC0415 - the same

    run_improve(deck, against, keeping, rounds, tries, pairs, seed, _how(asked))
