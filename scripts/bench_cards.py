"""Measure how quick the search of the page is.

    python scripts/bench_cards.py [--rounds N] [--json]

A server of its own is begun, and Chromium opens /cards. Each query is put into the search box as typing would do it;
the time goes from there until what is found stands there, laid out, and until the next frame has been drawn, which
also waits for its turn. Said are the median and the worst of all rounds, by query. Needs the page (scripts/page),
Chromium, and the test dependencies.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

QUERIES: Final = (
    "a",
    "arasaka",
    "color:red",
    "type:unit",
    "cost<=3 color:blue type:unit",
    "keyword:blocker -type:unit",
    '"draw 1" sort:-cost',
    "sort:name",
    "sort:-power",
    "colr:red corpo",
    "no card is like that",
    "",
)
MEASURE: Final = """async (words) => {
  const input = document.querySelector("input[type=search]");
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  const began = performance.now();
  input.value = words;
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await Promise.resolve();
  document.querySelector("main").getBoundingClientRect();
  const done = performance.now();
  await frame();
  await new Promise((task) => setTimeout(task));
  return [done - began, performance.now() - began];
}"""
"""Gives the milliseconds until what is found stands there, laid out, and until the frame with it has been drawn."""


@contextmanager
def server() -> Iterator[str]:
    """Run a server; give its address."""
    with tempfile.TemporaryDirectory() as folder:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = [sys.executable, "-m", "streetcred", "serve", "--no-open", "--port", str(port)]
        database = f"sqlite:///{Path(folder) / 'games.db'}"
        process = subprocess.Popen(
            [*command, "--database", database], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        address = f"http://127.0.0.1:{port}"
        try:
            while not _answers(address):
                time.sleep(0.1)
            yield address
        finally:
            process.terminate()
            process.wait()


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/api/health") as answer:  # noqa: S310 - it is our own
            return bool(answer.status == 200)
    except OSError:
        return False


def measured(page: Page, rounds: int) -> dict[str, list[tuple[float, float]]]:
    """Give for every query the milliseconds of each round."""
    found: dict[str, list[tuple[float, float]]] = {query: [] for query in QUERIES}
    for _ in range(rounds):
        for query in QUERIES:
            laid_out, drawn = page.evaluate(MEASURE, query)
            found[query].append((laid_out, drawn))
            page.wait_for_timeout(50)
    return found


def main() -> None:
    """Measure and tell."""
    arguments = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    arguments.add_argument("--rounds", type=int, default=10)
    arguments.add_argument("--json", action="store_true")
    asked = arguments.parse_args()
    with server() as address, sync_playwright() as playwright:
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-background-networking"]
        )
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"{address}/cards")
        page.wait_for_function("() => document.querySelectorAll('main li .slot').length >= 150")
        found = measured(page, asked.rounds)
        browser.close()
    if asked.json:
        print(json.dumps(found))
        return
    print(f"{'query':34} {'laid out: median':>16} {'worst':>7} {'drawn: median':>14} {'worst':>7}   (ms)")
    for query, times in found.items():
        laid, drawn = zip(*times, strict=True)
        print(f"{query or '(all)':34} {median(laid):16.1f} {max(laid):7.1f} {median(drawn):14.1f} {max(drawn):7.1f}")


if __name__ == "__main__":
    main()
