"""A person at the page: what they see, and how they answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.web.feeding import feed

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Mapping
    from typing import Literal

    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.positions import Position
    from tests.web.conftest import Server

ROOT = Path(__file__).resolve().parents[2]
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
MOST_ANSWERS = 700
"""No game is nearly as long for one person."""


class Person:
    """Somebody with a browser of their own, in front of one page."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        size: Mapping[str, int] = WIDE,
        motion: Literal["reduce", "no-preference"] = "reduce",
        **settings: Any,
    ) -> None:
        self.width = size["width"]
        is_phone = self.width < 600
        self.server = server
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            reduced_motion=motion,
            has_touch=is_phone,
            is_mobile=is_phone,
        )
        chosen = json.dumps({"pace": "instant", **settings})
        self.context.add_init_script(f"localStorage.setItem('settings', {json.dumps(chosen)})")
        self.faults: list[str] = []
        self.page = self.tab("/")

    def tab(self, path: str) -> Page:
        """Open a page in a new tab; whatever goes wrong in it is noted."""
        page = self.context.new_page()
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        page.goto(f"{self.server.address}{path}")
        return page

    def begin(self, decks: tuple[str, str], seats: tuple[str, str], seed: int) -> str:
        """Begin a game as the page does, and open it; give its id."""
        game = self._start(decks, seats, seed)
        self._open(game)
        return game

    def begin_at(self, position: Position) -> None:
        """Begin a game of two people at this screen, bring it to a position, and sit down where something is asked."""
        game = self._start(position.decks, ("person", "person"), position.seed)
        cookie = "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies())
        feed(f"ws{self.server.address.removeprefix('http')}/api/games/{game}/seats", cookie, position.answers)
        self._open(game)
        self.sit_down()

    def sit_down(self) -> None:
        """Lift the curtain if there is one."""
        self.page.wait_for_selector(".prompt [data-option], .over, main.curtain")
        if self.page.query_selector("main.curtain"):
            self.page.click("main.curtain button")
            self.page.wait_for_selector(".prompt [data-option], .over")

    def _start(self, decks: tuple[str, str], seats: tuple[str, str], seed: int) -> str:
        started = self.context.request.post(
            f"{self.server.address}/api/games",
            data={"decks": list(decks), "seats": list(seats), "seed": seed},
            headers={"Origin": self.server.address},
        )
        assert started.ok, started.text()
        game: str = started.json()["id"]
        return game

    def _open(self, game: str) -> None:
        self.page.goto(f"{self.server.address}/games/{game}")
        self.page.wait_for_selector("main.table, main.curtain")

    @property
    def number(self) -> int:
        """How many answers have been given."""
        return int(self.page.get_attribute("main.table", "data-number") or -1)

    def asked(self) -> Iterator[int]:
        """Give the number of each decision that this person is asked, up to the end of the game."""
        for _ in range(MOST_ANSWERS):
            self.page.wait_for_selector(".prompt [data-option], .over")
            if self.page.query_selector(".over"):
                return
            yield self.number
        raise AssertionError("the game does not end")

    def answered(self, number: int) -> None:
        """Wait until an answer to the decision of that number has come through."""
        self.page.wait_for_function(
            "number => Number(document.querySelector('main.table')?.dataset.number) > number"
            " || document.querySelector('.over, main.curtain')",
            arg=number,
        )

    def choose(self, chance: random.Random) -> str:
        """Choose one of the options that are shown, as somebody might who likes to do things; give its key."""
        buttons = self.page.query_selector_all(".prompt [data-option]")
        options = [button.get_attribute("data-option") or "" for button in buttons if button.is_visible()]
        acting = [option for option in options if option.split(",")[0] not in ("15", "16")]
        return chance.choice(acting if acting and chance.random() < 0.8 else options)

    def complaints(self, only: str | None = None) -> list[str]:
        """Give what axe-core finds wrong with the page as it is, by all its rules or by one."""
        self.page.evaluate((ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
        asked = {"runOnly": [only]} if only else {"rules": {"label-content-name-mismatch": {"enabled": True}}}
        found = self.page.evaluate("asked => axe.run(asked)", asked)
        return [
            f"{fault['id']}: {fault['help']}: {[node['html'][:120] for node in fault['nodes'][:3]]}"
            for fault in found["violations"]
        ]
