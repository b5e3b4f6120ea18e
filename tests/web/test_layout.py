"""Everything has its place on the screen, on a desktop and on a phone."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from streetcred.core import decision as ask
from streetcred.core import look
from tests.positions import most, of_every_kind
from tests.web.people import PHONE, WIDE, Person

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Literal

    from playwright.sync_api import Browser, Page

    from streetcred import Game
    from streetcred.core.state import Side
    from streetcred.server.messages import Kind
    from tests.positions import Position
    from tests.web.conftest import Server

GAMES: Final = 300
"""In so many random games each of these is found in abundance."""
PICTURES: Final = os.environ.get("STREETCRED_PICTURES", "")
"""A folder for pictures of everything that is looked at, to look at it oneself."""
SIZES: Final = {"wide": WIDE, "phone": PHONE}
TWO_FRAMES: Final = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
RULES: Final = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")


def _own(game: Game) -> Side:
    assert game.decision is not None
    return game.state.sides[game.decision.player]


def _options(game: Game, kind: int) -> int:
    """Count what can be answered to a question of that kind."""
    assert game.decision is not None
    return len(game.options) if game.decision.kind == kind else 0


def _gear(game: Game) -> int:
    """Count the Gear on the field, most of all that of one Unit."""
    counts = [len(game.state.piece(unit).gear) for side in game.state.sides for unit in side.field]
    return 10 * max(counts, default=0) + sum(counts)


def _eddies(game: Game) -> int:
    own = _own(game)
    return look.ready_eddies(game.state, game.state.sides.index(own)) + own.spent_eddies


def _legends(game: Game) -> int:
    """Count Legends, as many as can be of those that are spent, face-down, and face-up."""
    lying = [game.state.piece(number) for side in game.state.sides for number in side.legends]
    shown = sum(piece.face_up for piece in lying)
    return 10 * min(sum(not piece.ready for piece in lying), len(lying) - shown, shown) + len(lying)


MEASURES: Final[dict[str, Callable[[Game], int]]] = {
    "units": lambda game: sum(len(side.field) for side in game.state.sides),
    "gear": _gear,
    "eddies": _eddies,
    "gigs": lambda game: min(len(side.gigs) for side in game.state.sides),
    "hand": lambda game: len(_own(game).hand),
    "payment": lambda game: _options(game, ask.PAYMENT),
    "reaction": lambda game: _options(game, ask.REACT),
    "steal": lambda game: _options(game, ask.STEAL),
    "legends": _legends,
    "options": lambda game: len(game.options),
    "trash": lambda game: len(_own(game).trash),
}
OTHERS: Final[dict[str, Kind]] = {
    "opening hand": "opening_hand",
    "order": "order",
    "pick": "pick",
    "amount": "pick_amount",
}
SITUATIONS: Final = (*MEASURES, *OTHERS)


@pytest.fixture(scope="module")
def positions() -> dict[str, Position]:
    """Give a position for each situation."""
    return {**most(MEASURES, GAMES), **{name: of_every_kind()[kind] for name, kind in OTHERS.items()}}


@pytest.fixture(scope="module", params=SIZES)
def person(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Person]:
    """Give somebody with a screen of that size."""
    one = Person(browser, server, SIZES[request.param])
    yield one
    assert one.faults == []
    one.context.close()


def is_in_order(person: Person, name: str) -> None:
    """Find nothing wrong with the layout of what is shown, once it has been painted."""
    person.page.evaluate(TWO_FRAMES)
    if PICTURES:
        person.page.screenshot(path=f"{PICTURES}/{name.replace(' ', '-')}-{person.width}.png")
    faults = person.page.evaluate(RULES)
    assert not faults, "\n".join(faults)


def is_fit_for_all(person: Person, name: str) -> None:
    """Find nothing wrong with the layout, nor for those who see little or hear the page, by day and by night."""
    is_in_order(person, name)
    for theme, rule in (("dark", None), ("light", "color-contrast")):
        person.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        if PICTURES:
            person.page.screenshot(path=f"{PICTURES}/{name.replace(' ', '-')}-{theme}-{person.width}.png")
        assert person.complaints(rule) == []


@pytest.mark.parametrize("situation", SITUATIONS)
def test_the_table(person: Person, positions: dict[str, Position], situation: str) -> None:
    """In all sorts of situations, with the options folded and unfolded."""
    person.begin_at(positions[situation])
    is_in_order(person, situation)
    fold = person.page.locator(".fold[aria-expanded=false]")
    if fold.is_visible():
        fold.click()
        is_in_order(person, f"{situation} unfolded")


def test_the_start_page(person: Person) -> None:
    """With lists, bots, settings and games."""
    person.page.goto(f"{person.server.address}/")
    person.page.get_by_role("button", name="Play now").wait_for()
    person.page.wait_for_load_state("networkidle")
    is_fit_for_all(person, "start")


def test_the_curtain_and_what_lies_behind(person: Person) -> None:
    """Between two people at one screen."""
    person.begin(("the-heist", "embracing-power"), ("person", "person"), 41)
    person.page.wait_for_selector("main.curtain")
    is_fit_for_all(person, "curtain")
    person.sit_down()
    is_fit_for_all(person, "behind the curtain")


def test_the_end(person: Person) -> None:
    """Of a game against a bot that is given up."""
    person.begin(("the-heist", "embracing-power"), ("person", "rookie"), 42)
    person.page.get_by_role("button", name="Concede").click()
    person.page.get_by_role("dialog").wait_for()
    is_fit_for_all(person, "concede")
    person.page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    person.page.wait_for_selector(".over")
    is_fit_for_all(person, "end")


def _press_key(key: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(key)


def _click(selector: str, button: Literal["left", "right"] = "left") -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.click(button=button)


SHEETS: Final[dict[str, tuple[str, Callable[[Page], None]]]] = {
    "log": ("eddies", _press_key("l")),
    "keys": ("eddies", _press_key("?")),
    "settings": ("eddies", _click("nav [aria-label=Settings]")),
    "take back": ("eddies", _press_key("t")),
    "trash": ("trash", _click(".mine [data-area=trash]")),
    "empty trash": ("opening hand", _click(".mine [data-area=trash]")),
    "card": ("hand", _click("[data-area=hand] [data-spot]", "right")),
    "unit": ("gear", _click(".field .piece:has(.gear) [data-spot]", "right")),
    "legend": ("units", _click(".legends [data-card]", "right")),
    "rule": (
        "eddies",
        lambda page: page.locator(".prompt .rule button, .log small button").first.dispatch_event("click"),
    ),
}
"""Each sheet: at which position, and how it is opened."""


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet(person: Person, positions: dict[str, Position], sheet: str) -> None:
    """Each of them, over the table."""
    situation, opens = SHEETS[sheet]
    person.begin_at(positions[situation])
    opens(person.page)
    person.page.get_by_role("dialog").wait_for()
    person.page.wait_for_load_state("networkidle")
    is_fit_for_all(person, f"sheet {sheet}")
    person.page.keyboard.press("Escape")
    person.page.get_by_role("dialog").wait_for(state="detached")


def test_the_menu_of_a_card(person: Person, positions: dict[str, Position]) -> None:
    """It opens where something can do more than one thing, and what it attacks is lit."""
    person.begin_at(positions["options"])
    spots = person.page.locator("[data-spot]:has(button[aria-haspopup])")
    assert spots.count() > 0
    spots.first.click()
    person.page.get_by_role("menu").wait_for()
    is_fit_for_all(person, "menu")
