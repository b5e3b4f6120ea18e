"""What lies on the table is played where it lies: by mouse, by dragging, by keys and by touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred.core import decision as ask
from tests.positions import most
from tests.web.people import PHONE, Person

if TYPE_CHECKING:
    from typing import Literal

    from playwright.sync_api import Browser, Locator

    from streetcred import Game
    from tests.positions import Position
    from tests.web.conftest import Server

OWN_CARD = "[data-area=hand] [data-spot]:has(.play)"
OWN_UNIT = ".mine .field [data-spot]:has(.play)"

WATCH_FOR_TURNS = """() => {
  window.turned = false;
  window.isTurning = () =>
    [...document.querySelectorAll(".mine .legends :is(.front, .back)")].some((side) =>
      getComputedStyle(side).transform.startsWith("matrix3d"),
    );
  const watch = () => {
    window.turned ||= window.isTurning();
    requestAnimationFrame(watch);
  };
  watch();
}"""


def _ways(game: Game) -> int:
    """Count what can be done of: to play a card, to sell one, to Call a Legend, to attack the Gig area."""
    options = game.options
    kinds = {option[0] for option in options} & {ask.PLAY, ask.SELL, ask.CALL}
    return len(kinds) + any(option[0] == ask.ATTACK and option[2] == ask.GIG_AREA for option in options)


@pytest.fixture(scope="module")
def position() -> Position:
    """Give a position in which all of that can be done."""
    return most({"ways": _ways}, 20)["ways"]


@pytest.fixture
def person(browser: Browser, server: Server, position: Position) -> Person:
    """Give somebody with a mouse and keys who has come there."""
    one = Person(browser, server)
    one.begin_at(position)
    return one


def drag(person: Person, what: Locator, onto: Locator) -> None:
    """Pick something up, carry it and let it go."""
    start, end = what.bounding_box(), onto.bounding_box()
    assert start is not None
    assert end is not None
    mouse = person.page.mouse
    mouse.move(start["x"] + 10, start["y"] + 20)
    mouse.down()
    mouse.move(end["x"] + end["width"] * 0.7, end["y"] + end["height"] / 2, steps=5)
    mouse.up()


@pytest.mark.parametrize(
    ("what", "onto"),
    [
        (OWN_CARD, "[data-drop=field]"),
        (OWN_CARD, "[data-drop=eddies]"),
        (OWN_UNIT, "[data-gigs=rival]"),
    ],
    ids=["play", "sell", "attack"],
)
def test_by_dragging(person: Person, what: str, onto: str) -> None:
    """A card to the field, a card to the Eddies, a Unit to what it attacks."""
    number = person.number
    drag(person, person.page.locator(what).last, person.page.locator(onto))
    person.answered(number)
    assert person.faults == []


def test_by_clicks(person: Person) -> None:
    """A click does the one thing that can be done, or opens a menu; in that, the Gig area can be attacked."""
    number = person.number
    unit = person.page.locator(OWN_UNIT).last
    has_menu = unit.get_by_role("button").get_attribute("aria-haspopup") is not None
    unit.click()
    if has_menu:
        person.page.get_by_role("menu").wait_for()
        person.page.click("[data-gigs=rival] .attack")
    person.answered(number)
    assert person.faults == []


def test_by_keys(person: Person) -> None:
    """With Tab one comes to a card, which is seen; with the arrows to the next one; Enter plays, I tells about it."""
    button = person.page.locator(OWN_CARD).last.get_by_role("button")
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            break
    assert button.evaluate("button => getComputedStyle(button).outlineStyle") == "solid"
    person.page.keyboard.press("ArrowUp")
    assert not button.evaluate("button => button === document.activeElement")
    assert person.page.evaluate("document.activeElement.closest('[data-spot], [data-option]') !== null")
    button.focus()
    person.page.keyboard.press("i")
    person.page.get_by_role("dialog").wait_for()
    person.page.keyboard.press("Escape")
    person.page.get_by_role("dialog").wait_for(state="detached")
    number = person.number
    button.focus()
    person.page.keyboard.press("Enter")
    if person.page.query_selector("[role=menu]"):
        person.page.keyboard.press("Enter")
    person.answered(number)
    assert person.faults == []


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_called_legend_turns_over(
    browser: Browser, server: Server, position: Position, motion: Literal["reduce", "no-preference"]
) -> None:
    """It turns around its vertical axis, but not where motion is reduced; then its face is seen."""
    person = Person(browser, server, motion=motion)
    person.begin_at(position)
    page = person.page
    legends = page.locator(".mine .legends")
    faces = legends.locator(".front").count()
    page.evaluate(WATCH_FOR_TURNS)
    number = person.number
    page.locator(f'.prompt [data-option^="{ask.CALL},"]').first.click()
    person.answered(number)
    if page.get_attribute("main.table", "data-asked") == "payment":
        page.click(".prompt .big")
    page.wait_for_function(
        "faces => document.querySelectorAll('.mine .legends .front').length > faces && !isTurning()", arg=faces
    )
    assert page.evaluate("window.turned") == (motion == "no-preference")
    assert legends.locator(".front").count() == faces + 1
    assert person.faults == []


def test_by_touch(browser: Browser, server: Server, position: Position) -> None:
    """A tap never does anything at once: the menu shows the card with what it can do."""
    person = Person(browser, server, PHONE)
    person.begin_at(position)
    number = person.number
    person.page.locator(OWN_CARD).last.tap()
    menu = person.page.get_by_role("menu")
    menu.wait_for()
    assert person.number == number
    menu.get_by_role("menuitem").first.tap()
    person.answered(number)
    assert person.faults == []
