"""Chance: one 64-bit number that every shuffle and every roll goes through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

Thing = TypeVar("Thing")

_MASK: Final = (1 << 64) - 1
_WORD: Final = (1 << 32) - 1


def next_random(chance: int) -> int:
    """Give the number that follows `chance`; it is the whole state of the generator."""
    return (chance + 0x9E3779B97F4A7C15) & _MASK


def mixed(chance: int) -> int:
    """Give 64 bits that look random, made from the generator's state (the finaliser of splitmix64)."""
    bits = chance
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
    return bits ^ (bits >> 31)


def below(chance: int, limit: int) -> int:
    """Give a number from 0 up to but not including `limit`, every one as likely as the next."""
    return (mixed(chance) * limit) >> 64


def drawn(chance: int, things: Sequence[Thing], count: int) -> list[Thing]:
    """Give `count` of the things in a random order, all of whose chance comes from one number (xoroshiro64+).

    It counts in 32-bit words, whose products are still small to the compiled engine: eight times as fast as
    `below` for every place, and two decks are shuffled for every game that a bot imagines.
    """
    order = list(things)
    left = len(order)
    bits = mixed(chance)
    high, low = bits >> 32, bits & _WORD | 1
    for place in range(min(count, left - 1)):
        other = place + ((high + low & _WORD) * left >> 32)
        left -= 1
        order[place], order[other] = order[other], order[place]
        low ^= high
        high = (high << 26 & _WORD | high >> 6) ^ low ^ (low << 9 & _WORD)
        low = low << 13 & _WORD | low >> 19
    return order[:count]


def shuffled(chance: int, things: Sequence[Thing]) -> list[Thing]:
    """Give all the things in a random order."""
    return drawn(chance, things, len(things))


def from_seed(seed: int) -> int:
    """Give the first state of the generator for any whole number that a person types as a seed."""
    return mixed((seed * 2 + 1) & _MASK)
