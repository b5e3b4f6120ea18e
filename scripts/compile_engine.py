"""Compile the engine with mypyc, from the same source: nearly five times as fast.

    python scripts/compile_engine.py            make build/compiled, to be put on PYTHONPATH: the package, compiled
    python scripts/compile_engine.py --ready    only say, by ending with 0, whether that is made and up to date

Ends with 3 where there is no C compiler. What was compiled once is kept in build/ and used again while the source is
the same. The build of the package does the same through `hatch_build.py`.

Compiled classes must not derive from ABC: mypyc gives them all one cache of what is an instance of what, and then
isinstance() is wrong in code that is not compiled. `@abstractmethod` alone is enough for mypy to guard them.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT: Final = Path(__file__).resolve().parent.parent
COMPILED: Final = ("terms.py", "core", "rules", "text", "save.py", "redact.py", "view.py", "imagine.py", "agents")
"""What is compiled: the engine, what a search does with positions, and the bots. Card files are data and stay so."""
NOT_COMPILED: Final = ("text/book.py", "text/english", "text/spanish", "text/languages.py")
"""What says card texts: many words, and never in a hurry."""
MARK: Final = "made-from"


def modules(source: Path) -> list[str]:
    """Give the files that are compiled, as seen from the source folder."""
    found: list[Path] = []
    for name in COMPILED:
        place = source / "streetcred" / name
        found += sorted(place.rglob("*.py")) if place.is_dir() else [place]
    names = [path.relative_to(source).as_posix() for path in found]
    return [name for name in names if not name.startswith(tuple(f"streetcred/{left}" for left in NOT_COMPILED))]


def fingerprint(source: Path) -> str:
    """Give what the libraries depend on, in short: the source, how it is compiled, and the Python they are for."""
    found = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode() + Path(__file__).read_bytes())
    for name in modules(source):
        found.update((source / name).read_bytes())
    return found.hexdigest()[:16]


class CantCompile(Exception):
    """This machine lacks something that compiling takes."""


def missing() -> str | None:
    """Say what this machine lacks for compiling, None if nothing."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command) is None:
        return f"there is no C compiler ({command}) on this machine"
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return None if headers.exists() else f"the C headers of Python are not installed ({headers} is missing)"


def libraries(root: Path) -> dict[Path, str]:
    """Give the compiled libraries and their places beside the package, made now if the source has changed.

    Raises CantCompile with the reason where that can't be done, and what the compilers raise if they fail.
    """
    lacking = missing()
    if lacking is not None:
        raise CantCompile(lacking)
    folder = root / "build" / f"engine-{fingerprint(root / 'src')}"
    if not folder.exists():
        _finish(folder, lambda draft: _compile(draft, root / "src"))
    made = folder / "lib"
    return {path: path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file()}


def _finish(folder: Path, make: Callable[[Path], None]) -> None:
    """Make a folder that is either there as a whole or not at all, whoever else makes it at the same time."""
    draft = folder.with_name(f"{folder.name}.{os.getpid()}")
    shutil.rmtree(draft, ignore_errors=True)
    make(draft)
    shutil.rmtree(folder, ignore_errors=True)
    try:
        draft.rename(folder)
    except OSError:
        if not folder.exists():
            raise
        shutil.rmtree(draft)


def _compile(folder: Path, source: Path) -> None:
    from mypyc.build import mypycify  # noqa: PLC0415 - only needed here
    from setuptools import Distribution  # noqa: PLC0415

    before = Path.cwd()
    os.chdir(source)
    try:
        extensions = mypycify(
            ["--config-file=", f"--cache-dir={folder / 'mypy'}", *modules(source)],
            opt_level="2",
            group_name="streetcred_engine",
            target_dir=str(folder / "c"),
        )
        command = Distribution({"name": "streetcred", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = str(folder / "lib")
        command.build_temp = str(folder / "temp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)


def _copy(target: Path, made: dict[Path, str]) -> None:
    shutil.copytree(ROOT / "src", target, ignore=shutil.ignore_patterns("__pycache__"))
    for path, place in made.items():
        shutil.copy2(path, target / place)
    (target / MARK).write_text(_everything(), encoding="utf-8")


def _everything() -> str:
    """Give a fingerprint of the whole package, for the copy that is used instead of it."""
    found = hashlib.sha256(fingerprint(ROOT / "src").encode())
    for path in sorted((ROOT / "src").rglob("*")):
        if path.is_file() and path.suffix != ".pyc":
            found.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return found.hexdigest()


def main() -> int:
    """Make the copy, or say whether it is there."""
    target = ROOT / "build" / "compiled"
    if sys.argv[1:] == ["--ready"]:
        mark = target / MARK
        return 0 if mark.exists() and mark.read_text(encoding="utf-8") == _everything() else 1
    try:
        made = libraries(ROOT)
    except CantCompile as lacking:
        print(f"The engine stays pure Python: {lacking}.", file=sys.stderr)
        return 3
    _finish(target, lambda draft: _copy(draft, made))
    return 0


if __name__ == "__main__":
    sys.exit(main())
