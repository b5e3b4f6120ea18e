"""The build: a wheel whose engine is compiled by mypyc where that is possible, and a pure one everywhere else.

Set STREETCRED_PURE=1 to have the pure one anyway, and STREETCRED_COMPILED=1 to have an error instead of it.
"""

from __future__ import annotations

import hashlib
import os
import sys
import sysconfig
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED: Final = ("terms.py", "core", "rules", "text", "cards", "save.py", "redact.py", "view.py", "imagine.py")
"""What is compiled: the engine, and what a search does with positions."""


class CompileTheEngine(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the compiled engine into the wheel beside its source."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless the wheel only points at a checkout."""
        if version == "editable" or os.environ.get("STREETCRED_PURE"):
            return
        try:
            libraries = engine(Path(self.root))
        except (Exception, SystemExit) as fault:
            if os.environ.get("STREETCRED_COMPILED"):
                raise
            self.app.display_warning(f"The engine is not compiled, which makes it slower: {fault}")
            return
        build_data["force_include"].update({str(path): place for path, place in libraries.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def engine(root: Path) -> dict[Path, str]:
    """Give the compiled libraries and their places in the wheel, made anew if the source has changed.

    A build asks twice, for the metadata and for the wheel. Raises if there is no compiler, or it fails.
    """
    folder = root / "build" / f"engine-{fingerprint(root / 'src')}"
    if not (folder / "done").exists():
        compile_into(folder, root / "src")
        (folder / "done").touch()
    libraries = folder / "lib"
    return {path: path.relative_to(libraries).as_posix() for path in libraries.rglob("*") if path.is_file()}


def fingerprint(source: Path) -> str:
    """Give what the libraries depend on, in short: the source, and the Python they are for."""
    found = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for name in modules(source):
        found.update((source / name).read_bytes())
    return found.hexdigest()[:16]


def modules(source: Path) -> list[str]:
    """Give the files that are compiled, as seen from the source folder."""
    found: list[Path] = []
    for name in COMPILED:
        place = source / "streetcred" / name
        found += sorted(place.rglob("*.py")) if place.is_dir() else [place]
    return [path.relative_to(source).as_posix() for path in found]


def compile_into(folder: Path, source: Path) -> None:
    """Compile with mypyc and the C compiler."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    before = Path.cwd()
    os.chdir(source)
    try:
        extensions = mypycify(
            ["--config-file", os.devnull, *modules(source)],
            opt_level="3",
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
