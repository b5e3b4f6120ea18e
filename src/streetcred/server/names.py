"""Who sits where, and what the players are called."""

from __future__ import annotations

from typing import Final, TypeAlias

from streetcred.narrate import Names

Seats: TypeAlias = tuple[str, str]
"""Who sits where: PERSON, or the id of a bot."""
PERSON: Final = "person"


def people(seats: Seats) -> list[int]:
    """Give the seats that people have taken."""
    return [player for player in (0, 1) if seats[player] == PERSON]


def looking(seats: Seats) -> list[int]:
    """Give the seats that a page is for: those of people; in a game of two bots the first, from which it is watched."""
    return people(seats) or [0]


def names_for(seats: Seats, seat: int) -> Names:
    """Give the names of the players as a seat reads them; nobody who only watches is spoken to as a player."""
    playing = people(seats)
    if not playing:
        return Names(_bots(seats))
    if len(playing) == 1:
        return Names(("You", "Rival") if seat == 0 else ("Rival", "You"), seat)
    return Names(("Player A", "Player B"), seat)


def _bots(seats: Seats) -> tuple[str, str]:
    first, second = (bot.capitalize() for bot in seats)
    return (first, second) if first != second else (f"{first} A", f"{second} B")
