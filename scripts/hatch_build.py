"""The build: a wheel with the compiled engine where that can be made, and a pure one everywhere else.

Set STREETCRED_PURE=1 to have the pure one anyway, and STREETCRED_COMPILED=1 to have an error instead of it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import compile_engine


class CompiledEngine(BuildHookInterface):  # type: ignore[misc, type-arg, unused-ignore]
    """Puts the compiled engine into the wheel beside its source."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless the wheel only points at a checkout; take the page along if it is built."""
        if version == "editable":
            return
        page = Path(self.root) / "web" / "dist"
        if (page / "index.html").exists():
            build_data["force_include"][str(page)] = "streetcred/server/page"
        if os.environ.get("STREETCRED_PURE"):
            return
        try:
            libraries = compile_engine.libraries(Path(self.root))
        except (Exception, SystemExit) as fault:
            if os.environ.get("STREETCRED_COMPILED"):
                raise
            self.app.display_warning(f"The engine is not compiled, which makes it slower: {fault}")
            return
        build_data["force_include"].update({str(path): place for path, place in libraries.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
