"""Measure how quick the search of the page is.

    python scripts/bench_cards.py [--rounds N] [--json]

A server of its own is begun, and Chromium opens /cards. Each query is put into the search box as typing would do it.
Said are medians over all rounds and the worst, in milliseconds: the time until what is found stands there, laid out;
the time until the frame with it has been drawn, which also waits for its turn; and the processor time of the page's
main thread for all of it, which does not depend on what else the machine does. Needs the page (scripts/page), Chromium
and the test dependencies.
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
from typing import TYPE_CHECKING, Final, NamedTuple

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


class Times(NamedTuple):
    """What one query took, in milliseconds."""

    laid_out: float
    drawn: float
    processor: float


def measured(page: Page, rounds: int) -> dict[str, list[Times]]:
    """Give for every query what it took in each round."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def processor() -> float:
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")

    found: dict[str, list[Times]] = {query: [] for query in QUERIES}
    for _ in range(rounds):
        for query in QUERIES:
            before = processor()
            laid_out, drawn = page.evaluate(MEASURE, query)
            found[query].append(Times(laid_out, drawn, processor() - before))
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
    print(f"{'query':30} {'laid out':>16} {'drawn':>16} {'processor':>16}   (median, worst)")
    for query, times in found.items():
        said = "".join(f" {median(column):8.1f} {max(column):7.1f}" for column in zip(*times, strict=True))
        print(f"{query or '(all)':30}{said}")


if __name__ == "__main__":
    main()
