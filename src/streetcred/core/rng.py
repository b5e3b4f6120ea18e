"""Chance: one 64-bit number that every shuffle and every roll goes through."""

from typing import Final

_MASK: Final = (1 << 64) - 1


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


def from_seed(seed: int) -> int:
    """Give the first state of the generator for any whole number that a person types as a seed."""
    return mixed((seed * 2 + 1) & _MASK)
