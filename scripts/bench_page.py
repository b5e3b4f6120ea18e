"""Measure the page in a real browser: what it loads, how soon a table is there, how soon an answer is on screen.

    python scripts/bench_page.py [--games 6] [--bot street]

A server and Chromium run on this machine. Measured in the page itself, at the instant pace:

- the script and style of the first load, compressed as they come, and whether anything comes from elsewhere;
- from the start of loading a game's address until its table has been painted, with an empty cache each time;
- from a click on an answer until the table that came of it has been painted, whoever is asked then; and until the page
  asks again, after all that the bot did.

PYTHONPATH=build/compiled measures with the compiled engine.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from statistics import median, quantiles
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright

import streetcred

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

LOADS: Final = 15
ASKED: Final = ".prompt [data-option], .over"
WATCH: Final = """
() => {
  const table = () => document.querySelector("main.table");
  const painted = (done) => requestAnimationFrame(() => setTimeout(done));
  window.measured = { shown: [], asked: [] };
  let clicked = 0, number = "", shown = false;
  addEventListener("click", (event) => {
    if (event.target.closest(".prompt [data-option]") === null) return;
    [clicked, number, shown] = [performance.now(), table().dataset.number, false];
  }, true);
  new MutationObserver(() => {
    if (clicked === 0 || table() === null || table().dataset.number === number) return;
    const since = clicked;
    if (!shown) {
      shown = true;
      painted(() => window.measured.shown.push(performance.now() - since));
    }
    if (document.querySelector(".prompt [data-option], .over") !== null) {
      clicked = 0;
      painted(() => window.measured.asked.push(performance.now() - since));
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-number"] });
}
"""
DRAWN: Final = """
() => new Promise((done) => {
  const look = () => document.querySelector("main.table .side .slot")
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now())))
    : requestAnimationFrame(look);
  look();
})
"""


@contextmanager
def server(folder: str) -> Iterator[str]:
    """Run a server; give its address."""
    command = [sys.executable, "-m", "streetcred", "serve", "--no-open", "--port", "0"]
    with subprocess.Popen(
        [*command, "--database", f"sqlite:///{folder}/games.db"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as running:
        assert running.stdout is not None
        try:
            yield running.stdout.readline().split()[3].rstrip("/").replace("localhost", "127.0.0.1")
        finally:
            running.terminate()


def visitor(browser: Browser) -> BrowserContext:
    """Give somebody with an empty cache and no patience."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(f"localStorage.setItem('settings', {json.dumps(json.dumps({'pace': 'instant'}))})")
    return context


def begin(context: BrowserContext, address: str, bot: str, seed: int) -> str:
    """Begin a game; give its address."""
    asked = {"decks": ["the-heist", "embracing-power"], "seats": ["person", bot], "seed": seed}
    begun = context.request.post(f"{address}/api/games", data=asked, headers={"Origin": address})
    return f"{address}/games/{begun.json()['id']}"


def measure_first_load(browser: Browser, address: str) -> None:
    """Print what the start page loads."""
    page = visitor(browser).new_page()
    line = page.context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    hosts: set[str] = set()
    line.send("Network.enable")
    line.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]}))
    line.on("Network.loadingFinished", lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]}))
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    weight = sum(size for number, size in sizes.items() if kinds.get(number) in ("Script", "Stylesheet"))
    others = sorted(host for host in hosts if host != address.split("/")[2])
    print(f"first load: {weight / 1000:.1f} kB of script and style, compressed; other hosts asked: {others or 'none'}")
    page.context.close()


def measure_tables(browser: Browser, address: str, bot: str) -> None:
    """Print how soon a table is there."""
    times = []
    for seed in range(LOADS):
        context = visitor(browser)
        page = context.new_page()
        page.goto(begin(context, address, bot, seed), wait_until="commit")
        times.append(page.evaluate(DRAWN))
        context.close()
    print(f"table drawn: median {median(times):.0f} ms, at most {max(times):.0f} ms ({LOADS} loads)")


def play(page: Page, chance: random.Random) -> None:
    """Play a game to its end, by clicks."""
    while True:
        page.wait_for_selector(ASKED)
        if page.query_selector(".over"):
            return
        number = page.get_attribute("main.table", "data-number")
        fold = page.query_selector(".fold[aria-expanded=false]")
        if fold is not None and fold.is_visible():
            fold.click()
        keys = page.eval_on_selector_all(".prompt [data-option]", "all => all.map(one => one.dataset.option)")
        page.click(f'.prompt [data-option="{chance.choice(keys)}"]')
        page.wait_for_function(
            "number => document.querySelector('main.table').dataset.number !== number", arg=number, polling=20
        )


def measure_answers(browser: Browser, address: str, bot: str, games: int) -> None:
    """Print how soon answers are on screen."""
    shown, asked = [], []
    for seed in range(games):
        context = visitor(browser)
        page = context.new_page()
        page.goto(begin(context, address, bot, seed))
        page.wait_for_selector(ASKED)
        page.evaluate(WATCH)
        play(page, random.Random(seed))
        found = page.evaluate("measured")
        shown += found["shown"]
        asked += found["asked"]
        context.close()
    for name, times in (("answer to table on screen", shown), ("answer to next question on screen", asked)):
        cuts = quantiles(times, n=100)
        print(f"{name}: median {cuts[49]:.0f} ms, p99 {cuts[98]:.0f} ms, at most {max(times):.0f} ms ({len(times)})")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--bot", default="street")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, server(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-background-networking"]
        )
        print(f"engine: {streetcred.ENGINE}; bot: {chosen.bot}")
        measure_first_load(browser, address)
        measure_tables(browser, address, chosen.bot)
        measure_answers(browser, address, chosen.bot, chosen.games)
        browser.close()


if __name__ == "__main__":
    main()
