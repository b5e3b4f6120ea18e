"""The documents tell the truth: their code runs, their commands exist, generated pages are up to date."""

from __future__ import annotations

import doctest
import importlib.util
import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

import streetcred
from streetcred import game
from streetcred.terminal.cli import cli

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\.venv/bin/streetcred (.+?)(?:\s+#.*)?$", README, flags=re.MULTILINE)


def script(name: str) -> ModuleType:
    """Load a script of the project as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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
    if words[0] in ("play", "simulate") or "mine.txt" in words:
        options = [word for word in words if word.startswith("-") and word != "-n"]
        told = CliRunner().invoke(cli, [*words[: 2 if words[0] == "deck" else 1], "--help"])
        assert told.exit_code == 0
        assert all(option in told.output for option in options)
    else:
        assert CliRunner().invoke(cli, words).exit_code == 0


def test_the_readme_names_its_commands() -> None:
    """The test above looks at something."""
    assert len(COMMANDS) >= 10


def test_the_rules_map_is_up_to_date() -> None:
    """It is made anew from the docstrings, and nothing is missing in the chapters that matter most in play."""
    rules_map = script("rules_map")
    assert rules_map.PAGE.read_text(encoding="utf-8") == rules_map.current(), "run  make docs"
    code = rules_map.collect([ROOT / "src" / "streetcred" / name for name in rules_map.CODE])
    missing = [rule.number for rule in rules_map.missing(code, rules_map.collect([ROOT / "tests"]))]
    assert len(missing) <= 60
    assert not [number for number in missing if number.partition(".")[0] in ("1", "6", "8", "9")]


def test_the_picture_of_the_readme_is_there() -> None:
    """The file exists."""
    for path in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README):
        assert (ROOT / path).is_file()
