"""`streetcred lab tournament`: many entrants, and who is the best of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from streetcred import LISTS
from streetcred.decks import find_deck
from streetcred.lab.entry import find_bots, find_decks
from streetcred.lab.pairings import TournamentPlan, gauntlet, round_robin
from streetcred.lab.plan import Entrant
from streetcred.lab.report import tournament_report
from streetcred.lab.standings import Standings, standings
from streetcred.terminal.lab_command_series import How, chance, percent, reach, run

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

MOST_PAIRINGS: Final = 30
NAME_WIDTH: Final = 24
COLUMN_WIDTH: Final = 4


def run_tournament(words: Sequence[str], bots: str, hero: str | None, pairs: int, seed: int, how: How) -> None:
    """Play a tournament, print what it says, and write its report."""
    run(_plan(words, find_bots(bots), hero, pairs, seed), how, standings, _print, tournament_report)


def _plan(words: Sequence[str], bots: Sequence[str], hero: str | None, pairs: int, seed: int) -> TournamentPlan:
    if hero is None:
        decks = find_decks(words or list(LISTS))
        return round_robin([Entrant(deck, bot) for deck in decks for bot in bots], pairs, seed)
    others = words or [name for name, deck in LISTS.items() if deck != find_deck(hero)]
    first, *rest = find_decks([hero, *others])
    heroes = [Entrant(first, bot) for bot in bots]
    return gauntlet(heroes, [Entrant(deck, bot) for deck in rest for bot in bots], pairs, seed)


def _print(console: Console, found: Standings) -> None:
    _print_table(console, "Ratings (the average is 0)", _ratings(found))
    if console.width >= NAME_WIDTH + COLUMN_WIDTH * len(found.names):
        _print_table(console, "Points of 100, row against column", _matrix(found))
    _print_table(console, "Pairings, the surest differences first", _pairings(found))
    if len(found.pairings) > MOST_PAIRINGS:
        console.print(f"{len(found.pairings) - MOST_PAIRINGS} more are in the report.\n")
    real = sum(pairing.is_real for pairing in found.pairings)
    doubt = "; one in twenty of those may be chance" if real else ""
    console.print(f"{real} of {len(found.pairings)} differences are real{doubt}.")
    first = found.first_wins
    console.print(f"Whoever goes first wins {first.wins} of {first.games} games, {percent(first.wins / first.games)}.")


def _print_table(console: Console, title: str, table: Table) -> None:
    console.print(title, style="bold")
    console.print(table)
    console.print()


def _ratings(found: Standings) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("", justify="right")
    table.add_column("", no_wrap=True)
    table.add_column("Elo", justify="right")
    table.add_column("95%", justify="right", no_wrap=True)
    table.add_column("mix to bring", justify="right")
    for rating in found.ratings:
        place = found.names.index(rating.name)
        mix = "" if found.mix is None else percent(found.mix[place])
        interval = f"{rating.low:+.0f} to {rating.high:+.0f}"
        table.add_row(str(place + 1), Text(rating.name), f"{rating.elo:+.0f}", interval, mix)
    return table


def _matrix(found: Standings) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    table.add_column("", no_wrap=True)
    for place in range(len(found.names)):
        table.add_column(str(place + 1), justify="right", no_wrap=True)
    for a, name in enumerate(found.names):
        shares = (found.share(a, b) for b in range(len(found.names)))
        cells = ["·" if share is None else f"{100 * share.mean:.0f}" for share in shares]
        table.add_row(Text(f"{a + 1} {name}"), *cells)
    return table


def _pairings(found: Standings) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("A", justify="right")
    table.add_column("B", justify="right")
    for title in ("A takes", "95%", "p", "corrected", ""):
        table.add_column(title, justify="right", no_wrap=True)
    for one in found.surest()[:MOST_PAIRINGS]:
        table.add_row(
            str(one.a + 1),
            str(one.b + 1),
            percent(one.share.mean),
            reach(one.share.low, one.share.high),
            chance(one.p),
            chance(one.q),
            "real" if one.is_real else "",
        )
    return table
