"""Measure the builder: how long after a change everything on the page is recomputed, drawn and laid out.

    python scripts/bench_decks.py [--changes 60]

A server of its own, Chromium, and the deck The Heist: cards are taken out and put back by their buttons, in every view.
What is taken is the time from the click until the page has the new layout, in milliseconds.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from statistics import median, quantiles
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

SERVER: Final = """
import sys
from streetcred.server.serving import serve
from streetcred.server.settings import Settings
serve(Settings(port=0, database=sys.argv[1]), lambda port: print(port, flush=True))
"""
VIEWS: Final = ("cards", "figures", "hands", "notes", "compare&with=demo-mercs", "improve")
CHANGE: Final = """async changes => {
  const find = () => document.querySelector('aside button[aria-label="One less Floor It"]');
  const more = () => document.querySelector('aside button[aria-label="One more Floor It"]');
  const times = [];
  for (let n = 0; n < changes; n++) {
    const button = n % 2 === 0 ? find() : more();
    const begun = performance.now();
    button.click();
    await new Promise(done => queueMicrotask(done));
    await Promise.resolve();
    document.body.getBoundingClientRect();
    times.push(performance.now() - begun);
    const shown = document.querySelector('.head .facts').textContent;
    if (!shown.includes(n % 2 === 0 ? '39 cards' : '40 cards')) throw new Error(shown);
    await new Promise(requestAnimationFrame);
  }
  return times;
}"""


@contextmanager
def server() -> Iterator[str]:
    """Run a server; give its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, f"sqlite:///{folder}/games.db"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert process.stdout is not None
        yield f"http://127.0.0.1:{process.stdout.readline().strip()}"
        process.terminate()
        process.wait()


def times(page: Page, changes: int) -> list[float]:
    """Give how long each change took."""
    page.locator("aside").get_by_role("button", name="One less Floor It").wait_for()
    found: list[float] = page.evaluate(CHANGE, changes)
    return found


def main() -> None:
    """Measure, and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--changes", type=int, default=60)
    changes = arguments.parse_args().changes
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-background-networking"]
        )
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        for view in VIEWS:
            page.goto(f"{address}/decks/the-heist?view={view}")
            found = times(page, changes)
            last = quantiles(found, n=20)[-1]
            print(
                f"{view.partition('&')[0]:10} median {median(found):5.1f} ms",
                f"95% {last:5.1f} ms   most {max(found):5.1f} ms",
                sep="   ",
            )
        browser.close()


if __name__ == "__main__":
    main()
