"""A search for better swaps in a process of its own: it is told what to do in a line, and tells how far it has come.

    python -m streetcred.server.improver FOLDER < asked > told

Both are lines of JSON. It is modest: whatever else the machine has to do comes first. When its input ends, it ends.
"""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from typing import Final

import msgspec

from streetcred.cards.catalogue import CARDS
from streetcred.decks import LISTS, check
from streetcred.lab.climb import Ascent, Climb
from streetcred.lab.plan import Entrant
from streetcred.lab.workers import workers
from streetcred.server.deck_box import deck_of
from streetcred.server.deck_messages import DeckList, ImproveRound, Interval, TriedSwap

MODEST: Final = 15
"""How far behind others it stands when there is work for all."""
TOLD: Final = 5
"""How many swaps of a round are told."""
LIST_NAME: Final = "The deck"
"""In the lab no two decks may share a name; the rivals have theirs."""


class Errand(msgspec.Struct, frozen=True):
    """What is asked for."""

    deck: DeckList
    bot: str
    keeping: list[str]
    rounds: int
    tries: int
    pairs: int
    seed: int


class Report(msgspec.Struct, frozen=True):
    """How far it has come."""

    games: int
    most: int
    rounds: list[ImproveRound]
    gain: Interval | None
    words: str
    """What came out; empty before that."""


def ascent_of(errand: Errand) -> Ascent:
    """Give what the lab is asked for: the other lists that come with the game are the rivals, who take turns."""
    deck = check(deck_of(msgspec.structs.replace(errand.deck, name=LIST_NAME)))
    field = tuple(Entrant(rival, errand.bot) for rival in LISTS.values() if not rival.same_cards(deck))
    keeping = tuple(CARDS[slug] for slug in errand.keeping)
    return Ascent(Entrant(deck, errand.bot), field, keeping, errand.rounds, errand.tries, errand.pairs, errand.seed)


def report(climb: Climb, games: int, *, is_over: bool) -> Report:
    """Give how far a climb has come."""
    return Report(
        games=games,
        most=climb.asked.game_count,
        rounds=[
            ImproveRound(
                tried=[
                    TriedSwap(out=swap.out.slug, into=swap.into[0].slug, copies=swap.copies, gain=gain, pairs=pairs)
                    for swap, gain, pairs in found.tried[:TOLD]
                ],
                trial=None
                if found.trial is None
                else Interval(mean=found.trial.mean, low=found.trial.low, high=found.trial.high),
                taken=found.is_taken,
            )
            for found in climb.rounds
        ],
        gain=None if climb.gain is None else Interval(mean=climb.gain.mean, low=climb.gain.low, high=climb.gain.high),
        words=climb.judgement if is_over else "",
    )


def main() -> None:
    """Do what the first line of the input asks for."""
    os.nice(MODEST)
    errand = msgspec.json.decode(sys.stdin.buffer.readline(), type=Errand)
    threading.Thread(target=_end_with_input, daemon=True).start()
    asked = ascent_of(errand)
    climb = Climb(asked, Path(sys.argv[1]), asked.base.deck)
    games = 0
    with workers() as alone:
        for more in climb.play(alone):
            games += more
            _tell(report(climb, games, is_over=False))
    _tell(report(climb, games, is_over=True))


def _tell(told: Report) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
    sys.stdout.buffer.flush()


def _end_with_input() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    main()
