"""A server and a real browser for the tests of the page."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[2]
LONGEST_WAIT = 60.0
"""For the server to begin, in seconds."""


def _missing() -> str:
    """Say what is not there that these tests need; nothing if all is."""
    if shutil.which("chromium") is None:
        return "there is no chromium"
    if not (ROOT / "web" / "dist" / "index.html").exists():
        return "the page is not built (scripts/page does it)"
    return ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the tests of the page out, and say so, where they can't run."""
    missing = _missing()
    for item in items:
        if missing and ROOT / "tests" / "web" in Path(item.path).parents:
            item.add_marker(pytest.mark.skip(reason=f"NOT TESTED in a browser: {missing}"))


class Server:
    """A server process of its own, with its own database."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._database = f"sqlite:///{folder / 'games.db'}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin, and wait until it answers."""
        command = [sys.executable, "-m", "streetcred", "serve", "--no-open", "--port", str(self.port)]
        self._process = subprocess.Popen([*command, "--database", self._database], stderr=subprocess.DEVNULL)
        began = time.monotonic()
        while True:
            try:
                with urllib.request.urlopen(f"{self.address}/api/health") as answer:  # noqa: S310 - it is our own
                    assert answer.status == 200
                    return
            except OSError:
                assert time.monotonic() - began < LONGEST_WAIT, "the server does not begin"
                assert self._process.poll() is None, "the server has ended"
                time.sleep(0.05)

    def kill(self) -> None:
        """End it as a fault of the machine would."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server that runs."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Give a browser. It goes with the module, since its event loop would be in the way of other tests' loops."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - not needed where the page is not tested

    path = shutil.which("chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-background-networking"]
        )
        yield opened
        opened.close()
