"""Film a real game in the browser for the README: docs/images/table.png and docs/images/play.webp.

    python scripts/film.py [--seed 5] [--answers 24] [--skip 30]

A server and a browser are started, a game against a bot is begun, and its own hints answer for the person: the first
answers unseen, the others filmed as they happen, by real clicks. Needs Chromium, Playwright, and Pillow
(pip install pillow).
"""

from __future__ import annotations

import argparse
import base64
import io
import json
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PIL import Image
from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, CDPSession, Page

IMAGES: Final = Path(__file__).resolve().parent.parent / "docs" / "images"
SIZE: Final = {"width": 1280, "height": 800}
WIDTH: Final = 960
"""Of the film, in pixels."""
SHORTEST: Final = 120
LONGEST: Final = 1500
"""How long a frame is shown, in milliseconds."""
ASKED: Final = ".prompt [data-option], .over"


@contextmanager
def server(folder: str) -> Iterator[str]:
    """Run a server; give its address."""
    command = [sys.executable, "-m", "streetcred", "serve", "--no-open", "--port", "0"]
    database = ["--database", f"sqlite:///{folder}/games.db"]
    with subprocess.Popen(
        [*command, *database], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as running:
        assert running.stdout is not None
        try:
            yield running.stdout.readline().split()[3].rstrip("/")
        finally:
            running.terminate()


def sit_down(browser: Browser, address: str, seed: int) -> Page:
    """Begin a game and open its table."""
    context = browser.new_context(viewport={"width": SIZE["width"], "height": SIZE["height"]})
    settings = json.dumps({"pace": "quick", "theme": "dark"})
    context.add_init_script(f"localStorage.setItem('settings', {json.dumps(settings)})")
    page = context.new_page()
    page.goto(address)
    asked = {"decks": ["the-heist", "embracing-power"], "seats": ["person", "rookie"], "seed": seed}
    begun = context.request.post(f"{address}/api/games", data=asked, headers={"Origin": address})
    page.goto(f"{address}/games/{begun.json()['id']}")
    return page


def answer(page: Page, pause: float) -> bool:
    """Give the answer that the hint likes best, by mouse; False when the game is over."""
    page.wait_for_selector(ASKED)
    if page.query_selector(".over"):
        return False
    number = page.get_attribute("main.table", "data-number")
    if len(page.query_selector_all(".prompt [data-option]")) > 1:
        page.get_by_role("button", name="Hint").click()
        page.wait_for_selector(".prompt [data-option] [data-hint]")
        page.wait_for_timeout(pause * 1000)
    chances = page.eval_on_selector_all(
        ".prompt [data-option]",
        "all => all.map(one => [Number(one.querySelector('[data-hint]')?.dataset.hint ?? 0), one.dataset.option])",
    )
    best = max(chances)[1]
    fold = page.query_selector(".fold[aria-expanded=false]")
    if fold is not None and not page.is_visible(f'.prompt [data-option="{best}"]'):
        fold.click()
    page.hover(f'.prompt [data-option="{best}"]')
    page.wait_for_timeout(pause * 500)
    page.click(f'.prompt [data-option="{best}"]')
    page.wait_for_function(
        "number => document.querySelector('main.table')?.dataset.number !== number || document.querySelector('.over')",
        arg=number,
    )
    return True


class Film:
    """The frames of a page as it is painted."""

    def __init__(self, page: Page) -> None:
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._frames: list[tuple[float, bytes]] = []
        self._line.on("Page.screencastFrame", self._take)
        self._line.send(
            "Page.startScreencast", {"format": "png", "maxWidth": SIZE["width"], "maxHeight": SIZE["height"]}
        )

    def _take(self, frame: dict[str, Any]) -> None:
        self._frames.append((time.monotonic() * 1000, base64.b64decode(frame["data"])))
        self._line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def save(self, path: Path) -> None:
        """Write a moving picture that repeats; what lasted long is shortened."""
        self._line.send("Page.stopScreencast")
        pictures: list[Image.Image] = []
        lengths: list[float] = []
        for (begun, data), (ended, _) in zip(self._frames, self._frames[1:], strict=False):
            if lengths and lengths[-1] < SHORTEST:
                lengths[-1] += ended - begun
                continue
            picture = Image.open(io.BytesIO(data)).convert("RGB")
            pictures.append(picture.resize((WIDTH, picture.height * WIDTH // picture.width), Image.Resampling.LANCZOS))
            lengths.append(ended - begun)
        times = [int(min(LONGEST, max(SHORTEST, length))) for length in lengths]
        pictures[0].save(path, save_all=True, append_images=pictures[1:], duration=times, loop=0, quality=60, method=6)
        print(f"{path.name}: {len(pictures)} frames, {sum(times) / 1000:.0f} s, {path.stat().st_size / 1e6:.1f} MB")


def main() -> None:
    """Film."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--skip", type=int, default=22, help="answers that are not filmed")
    parser.add_argument("--answers", type=int, default=14, help="answers that are")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, server(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-background-networking"]
        )
        page = sit_down(browser, address, chosen.seed)
        for _ in range(chosen.skip):
            answer(page, 0)
        page.wait_for_selector(ASKED)
        page.wait_for_timeout(1500)
        page.screenshot(path=IMAGES / "table.png")
        film = Film(page)
        for _ in range(chosen.answers):
            if not answer(page, 0.8):
                break
        page.wait_for_timeout(1500)
        film.save(IMAGES / "play.webp")
        browser.close()


if __name__ == "__main__":
    main()
