"""Whole games in a real browser."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from tests.web.people import PHONE, Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.web.conftest import Server


def test_a_game_by_mouse(browser: Browser, server: Server) -> None:
    """From the start page by clicks to the end, at 1440 pixels."""
    person = Person(browser, server)
    chance = random.Random(1)
    person.begin(("the-heist", "embracing-power"), ("person", "rookie"), 11)
    for number in person.asked():
        person.page.click(f'.prompt [data-option="{person.choose(chance)}"]')
        person.answered(number)
    assert person.page.inner_text(".over h2") in ("You win", "You lose", "A tie")
    assert person.faults == []


def test_a_game_by_touch(browser: Browser, server: Server) -> None:
    """At 390 pixels by taps alone; nothing ever sticks out at the side."""
    person = Person(browser, server, PHONE)
    chance = random.Random(2)
    person.begin(("embracing-power", "the-heist"), ("person", "rookie"), 12)
    for number in person.asked():
        fold = person.page.query_selector(".fold[aria-expanded=false]")
        if fold is not None and fold.is_visible():
            fold.tap()
        person.page.tap(f'.prompt [data-option="{person.choose(chance)}"]')
        person.answered(number)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert person.faults == []


def test_a_game_by_keys(browser: Browser, server: Server) -> None:
    """From the start page on, without touching the mouse: Tab and Enter, digits, the space bar."""
    person = Person(browser, server)
    chance = random.Random(3)
    person.page.get_by_role("button", name="Play now").wait_for()
    for _ in range(20):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement.textContent.trim()") == "Play now":
            break
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("main.table")
    for number in person.asked():
        numbered = person.page.query_selector_all(".prompt .groups [data-option] kbd")
        keys = [kbd.inner_text() for kbd in numbered]
        press = "Space" if not keys or chance.random() < 0.4 else chance.choice(keys)
        if press == "Space" and person.page.query_selector(".prompt .big") is None:
            press = keys[0]
        person.page.keyboard.press(press)
        person.answered(number)
    assert person.faults == []
