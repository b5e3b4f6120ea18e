"""Taking plain data apart: every field once, each with what it may be, and one sentence for what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from streetcred.errors import BadPosition

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Data: TypeAlias = Any
"""Plain data as JSON and TOML know it."""
MOST_NAMES: Final = 100
LONGEST_NAME: Final = 80


class Fields:
    """The fields of a table of data. Whatever is not taken is not known, and `end` says so."""

    def __init__(self, data: Data, where: str) -> None:
        self.where = where
        if not isinstance(data, dict) or not all(isinstance(name, str) for name in data):
            raise self.bad(f"must be a table of names and values; this is {shown(data)}")
        self._left: dict[str, Data] = dict(data)

    def bad(self, words: str) -> BadPosition:
        """Give the mistake, with the place where it is."""
        return BadPosition(f"{self.where} {words}.")

    def raw(self, name: str) -> Data:
        """Take a field as it is; None if it is left out."""
        return self._left.pop(name, None)

    def text(self, name: str, usual: str | None = None, longest: int = 200) -> str:
        """Take a text; several lines become one."""
        value = self._left.pop(name, usual)
        if value is None:
            raise self.bad(f"needs {name}, a text")
        if not isinstance(value, str) or len(value) > longest:
            raise self.bad(f"has {name} {shown(value)}; it must be a text of at most {longest} characters")
        return " ".join(value.split())

    def number(self, name: str, usual: int, low: int, high: int) -> int:
        """Take a whole number."""
        value = self._left.pop(name, usual)
        if type(value) is not int or not low <= value <= high:
            raise self.bad(f"has {name} {shown(value)}; it must be a whole number from {low} to {high}")
        return value

    def flag(self, name: str, *, usual: bool = False) -> bool:
        """Take a yes or no."""
        value = self._left.pop(name, usual)
        if not isinstance(value, bool):
            raise self.bad(f"has {name} {shown(value)}; it must be true or false")
        return value

    def one_of(self, name: str, choices: Sequence[str]) -> str:
        """Take one of some words; the first if it is left out."""
        value = self._left.pop(name, choices[0])
        if value not in choices:
            raise self.bad(f"has {name} {shown(value)}; it must be one of {', '.join(choices)}")
        return str(value)

    def items(self, name: str, most: int = MOST_NAMES) -> list[Data]:
        """Take a list of anything."""
        value = self._left.pop(name, [])
        if not isinstance(value, list) or len(value) > most:
            raise self.bad(f"has {name} {shown(value)}; it must be a list of at most {most}")
        return value

    def names(self, name: str, most: int = MOST_NAMES, longest: int = LONGEST_NAME) -> list[str]:
        """Take a list of texts."""
        value = self.items(name, most)
        for one in value:
            if not isinstance(one, str) or len(one) > longest:
                raise self.bad(f"has {shown(one)} in {name}; each must be a text of at most {longest} characters")
        return value

    def table(self, name: str) -> Mapping[str, Data]:
        """Take a table of names and values; empty if it is left out."""
        value = self._left.pop(name, {})
        if not isinstance(value, dict):
            raise self.bad(f"has {name} {shown(value)}; it must be a table of names and values")
        return value

    def end(self) -> None:
        """Say that there is nothing else."""
        if self._left:
            raise self.bad(f"has {next(iter(self._left))!r}, which is not known here")


def shown(value: Data) -> str:
    """Give a value in short."""
    said = repr(value)
    return said if len(said) <= 40 else f"{said[:37]}..."
