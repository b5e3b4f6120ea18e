"""What docstrings cite: rules by number, rulings and decisions by letter. The scripts that make pages share it."""

from __future__ import annotations

import ast
import re
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT: Final = Path(__file__).resolve().parent.parent
CODE: Final = ROOT / "src" / "streetcred"
TESTS: Final = ROOT / "tests"

RULE: Final = re.compile(r"(?<![\d.])(\d{1,2}(?:\.\d{1,2})+)(?![\d.]*\d)")
RULING: Final = re.compile(r"\bR\d{3}\b")
DECISION: Final = re.compile(r"\b[ABC]\d{1,2}\b")
COMMENT: Final = re.compile(rf"# ({DECISION.pattern} .+)$", re.MULTILINE)
CITED_FIRST: Final = re.compile(rf"(?:(?:{RULE.pattern}|{RULING.pattern}|{DECISION.pattern})(?:,| to| and|:)? ?)+")

Described: TypeAlias = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class Docstring(NamedTuple):
    """A docstring, and what it describes."""

    path: Path
    name: str
    """`Class.method`, `function`, `CONSTANT`, or the name of the file for the module itself."""
    text: str

    @property
    def place(self) -> str:
        """Where it stands."""
        return f"`{self.path.relative_to(ROOT).as_posix()}` {self.name}"

    @property
    def is_of_a_test(self) -> bool:
        """Whether it describes a test."""
        return self.path.name.startswith("test_") and self.name.rpartition(".")[2].startswith("test_")

    @property
    def said(self) -> str:
        """What it says, without what it cites first."""
        words = " ".join(self.text.split())
        cited = CITED_FIRST.match(words)
        rest = words[cited.end() :] if cited else words
        return rest[:1].upper() + rest[1:]


@cache
def docstrings(path: Path) -> tuple[Docstring, ...]:
    """Give the docstrings of a file; a comment that begins with a letter counts as one of the module."""
    source = path.read_text(encoding="utf-8")
    found = [Docstring(path, name, text) for name, text in _in_node(ast.parse(source), "", path.stem)]
    found += [Docstring(path, path.stem, text) for text in COMMENT.findall(source)]
    return tuple(found)


def docstrings_in(folder: Path) -> list[Docstring]:
    """Give the docstrings of all files in a folder."""
    return [found for path in sorted(folder.rglob("*.py")) for found in docstrings(path)]


def _in_node(node: Described, inside: str, stem: str) -> Iterator[tuple[str, str]]:
    """Give the docstrings of a node and of what is in it: its own, those under its attributes, those of its parts."""
    subject = "" if isinstance(node, ast.Module) else inside + node.name
    named = subject
    for child in node.body:
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant) and isinstance(child.value.value, str):
            yield (named or stem, child.value.value)
        elif isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _in_node(child, subject + "." if subject else "", stem)
        named = _constant(child) if isinstance(node, ast.Module) else subject


def _constant(node: ast.stmt) -> str:
    """Give the name that a statement gives to something."""
    target = (
        node.target if isinstance(node, ast.AnnAssign) else node.targets[0] if isinstance(node, ast.Assign) else None
    )
    return target.id if isinstance(target, ast.Name) else ""


def places(found: list[Docstring]) -> str:
    """Give places in short: those in one file together."""
    files: dict[Path, list[str]] = {}
    for docstring in found:
        names = files.setdefault(docstring.path, [])
        if docstring.name not in names:
            names.append(docstring.name)
    return " · ".join(f"`{path.relative_to(ROOT).as_posix()}` {', '.join(names)}" for path, names in files.items())


def write_or_check(page: Path, current: Callable[[], str], description: str | None) -> int:
    """Write a page with --write, or else say whether it is up to date."""
    arguments = ArgumentParser(description=description, formatter_class=RawDescriptionHelpFormatter)
    arguments.add_argument("--write", action="store_true", help="write the page")
    write = arguments.parse_args().write
    text = current()
    if write:
        page.parent.mkdir(exist_ok=True)
        page.write_text(text, encoding="utf-8")
    elif not page.exists() or page.read_text(encoding="utf-8") != text:
        print(f"{page.relative_to(ROOT)} is not up to date: run  make docs", file=sys.stderr)
        return 1
    return 0
