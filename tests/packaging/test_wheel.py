"""What `pip install` of the source yields: the compiled engine where there is a C compiler, the pure one elsewhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import compile_engine

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT = Path(__file__).resolve().parents[2]
PLAY = """
import random
from streetcred import ENGINE, LISTS, Game
game = Game(LISTS["the-heist"], LISTS["embracing-power"], seed=7)
chance = random.Random(7)
while not game.is_over:
    game.answer(chance.choice(game.options))
print(ENGINE, game.winner, len(game.answers), game.log()[-1], sep=" / ")
"""


def source(folder: Path) -> Path:
    """Give a copy of the source, which knows what was compiled before."""
    for name in ("src", "scripts"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", ".*"))
    for name in ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, folder / name)
    if (ROOT / "web" / "dist").exists():
        shutil.copytree(ROOT / "web" / "dist", folder / "web" / "dist")
    (ROOT / "build").mkdir(exist_ok=True)
    (folder / "build").symlink_to(ROOT / "build")
    return folder


def installed(folder: Path, settings: Mapping[str, str]) -> tuple[str, str, str]:
    """Install the source into a folder of its own; give the wheel's name, the engine, and a game that it played."""
    place = source(folder / "source")
    settings = {**os.environ, **settings, "PYTHONPATH": ""}
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    wheel = [*pip, "wheel", "--no-build-isolation", "--no-deps", "--no-index", "-w", str(folder / "wheels"), str(place)]
    subprocess.run(wheel, check=True, env=settings)
    (made,) = (folder / "wheels").iterdir()
    subprocess.run([*pip, "install", "--no-deps", "--target", str(folder / "site"), str(made)], check=True)
    command = [sys.executable, "-c", PLAY]
    said = subprocess.run(
        command, check=True, capture_output=True, text=True, env={**settings, "PYTHONPATH": str(folder / "site")}
    )
    engine, _, game = said.stdout.partition(" / ")
    return made.name, engine, game


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str, str]:
    """Install where no C compiler is found."""
    return installed(tmp_path_factory.mktemp("pure"), {"CC": "a-compiler-that-is-not-there"})


def test_without_a_compiler_the_engine_is_pure(pure: tuple[str, str, str]) -> None:
    """Nothing is said about it and nothing fails; the wheel works everywhere."""
    name, engine, game = pure

    assert name.endswith("-py3-none-any.whl")
    assert engine == "pure Python"
    assert "wins" in game


def test_the_pure_engine_can_be_wished_for(tmp_path: Path) -> None:
    """STREETCRED_PURE leaves the compiler alone. The page comes along if it is built, as it is in `make test`."""
    assert installed(tmp_path, {"STREETCRED_PURE": "1"})[1] == "pure Python"
    page = tmp_path / "site" / "streetcred" / "server" / "page"
    assert (page / "index.html").exists() == (ROOT / "web" / "dist" / "index.html").exists()


def test_who_must_have_the_compiled_engine_is_told_why_it_is_not_there(tmp_path: Path) -> None:
    """STREETCRED_COMPILED makes an error of what is otherwise passed over."""
    with pytest.raises(subprocess.CalledProcessError):
        installed(tmp_path, {"CC": "a-compiler-that-is-not-there", "STREETCRED_COMPILED": "1"})


@pytest.mark.skipif(compile_engine.missing() is not None, reason=f"{compile_engine.missing()}")
def test_with_a_compiler_the_engine_is_compiled_and_plays_the_same_game(
    tmp_path: Path, pure: tuple[str, str, str]
) -> None:
    """The wheel is for this machine, and its engine gives the same answers."""
    name, engine, game = installed(tmp_path, {"STREETCRED_COMPILED": "1"})

    assert "none-any" not in name
    assert engine == "compiled"
    assert game == pure[2]
