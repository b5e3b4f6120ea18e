"""The documents tell the truth: their code runs, their commands exist, generated pages are up to date."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

import decisions
import rules_map
import rulings
import shown
import streetcred
from streetcred import game
from streetcred.terminal.cli import cli

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\.venv/bin/streetcred (.+?)(?:\s+#.*)?$", README, flags=re.MULTILINE)


@pytest.mark.parametrize("module", [streetcred, game], ids=lambda module: module.__name__)
def test_examples_in_docstrings_run(module: ModuleType) -> None:
    """What the package shows first works as shown."""
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The example plays a whole game and prints how it ended."""
    blocks = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert blocks
    for block in blocks:
        exec(block, {})  # noqa: S102 - it is our own
    assert " wins " in capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_readme_exist(command: str) -> None:
    """Every command and option that the README names is there; those that only show something show it."""
    words = shlex.split(command.partition(">")[0])
    if not words or words[0] in ("play", "serve", "simulate", "lab") or "mine.txt" in words:
        options = [word for word in words if word.startswith("-") and word != "-n"]
        told = CliRunner().invoke(cli, [*words[: 2 if words[:1] in (["deck"], ["lab"]) else 1], "--help"])
        assert told.exit_code == 0
        assert all(option in told.output for option in options)
    else:
        assert CliRunner().invoke(cli, words).exit_code == 0


def test_the_readme_names_its_commands() -> None:
    """The test above looks at something."""
    assert len(COMMANDS) >= 10


def test_the_rules_map_is_up_to_date() -> None:
    """It is made anew from the docstrings, and no rule is missing."""
    assert rules_map.PAGE.read_text(encoding="utf-8") == rules_map.current(), "run  make docs"
    assert rules_map.missing(rules_map.in_code(), rules_map.in_tests()) == []


def test_the_page_of_rulings_is_up_to_date() -> None:
    """It is made anew from the docstrings of the tests."""
    assert rulings.PAGE.read_text(encoding="utf-8") == rulings.current(), "run  make docs"
    assert rulings.DATA.read_text(encoding="utf-8") == rulings.data(), "run  make docs"


def test_the_page_of_decisions_is_up_to_date() -> None:
    """It is made anew from our words, and every decision has its place in the code and a test."""
    assert decisions.PAGE.read_text(encoding="utf-8") == decisions.current(), "run  make docs"
    for one in decisions.decisions():
        assert one.code, f"nothing at {one.place} cites {one.letter}"
        assert one.tests, f"no test cites {one.letter}"


def test_what_the_product_knows_of_the_rules_is_up_to_date() -> None:
    """It is made anew from the same docstrings."""
    assert shown.FILE.read_text(encoding="utf-8") == shown.current(), "run  make docs"


def test_no_letter_is_cited_that_is_no_decision() -> None:
    """A slip of a digit would lead nowhere."""
    known = {one.letter for one in decisions.decisions()}
    assert not {letter for found in decisions.citing() for letter in found} - known


def test_the_picture_of_the_readme_is_there() -> None:
    """The file exists."""
    for path in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README):
        assert (ROOT / path).is_file()
