"""Take the pictures of the pages for docs/pages.md: docs/images/page-*.webp.

    python scripts/pages.py

A server and a browser are started, a bot plays a game so that there is one to look at again, and every page is opened.
Needs Chromium, Playwright, and Pillow.
"""

from __future__ import annotations

import io
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent))
from film import IMAGES, SIZE, server

WIDTH: Final = 960
PAGES: Final = {
    "start": "/",
    "learn": "/learn",
    "cards": "/cards?q=color:red,yellow cost<=4 type:unit",
    "card": "/cards/dying-night-vs-pistol",
    "deck": "/decks/the-heist",
    "rules": "/rules/9.17",
    "scenes": "/scenes",
    "replay": "",
}


def picture(page: Page, name: str) -> None:
    """Take a picture of what is shown."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(700)
    taken = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    small = taken.resize((WIDTH, taken.height * WIDTH // taken.width), Image.Resampling.LANCZOS)
    small.save(IMAGES / f"page-{name}.webp", quality=72, method=6)


def main() -> None:
    """Take them."""
    with tempfile.TemporaryDirectory() as folder, server(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-background-networking"]
        )
        context = browser.new_context(
            viewport={"width": SIZE["width"], "height": SIZE["height"]}, reduced_motion="reduce"
        )
        settings = json.dumps({"pace": "instant", "theme": "dark"})
        context.add_init_script(f"localStorage.setItem('settings', {json.dumps(settings)})")
        page = context.new_page()
        page.goto(address)
        asked = {"decks": ["the-heist", "embracing-power"], "seats": ["street", "street"], "seed": 8}
        game = context.request.post(f"{address}/api/games", data=asked, headers={"Origin": address}).json()["id"]
        page.goto(f"{address}/games/{game}")
        page.wait_for_selector(".over", timeout=300_000)
        for name, path in PAGES.items():
            page.goto(f"{address}{path or f'/replays/{game}'}")
            if name == "replay":
                page.wait_for_selector(".side")
                page.keyboard.press("End")
                for _ in range(6):
                    page.keyboard.press("ArrowLeft")
            picture(page, name)
        browser.close()


if __name__ == "__main__":
    main()
