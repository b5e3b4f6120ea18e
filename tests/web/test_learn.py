"""Lessons and puzzles in the browser: whoever does what the page says comes to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred.lessons import all_lessons
from streetcred.narrate import answer
from streetcred.puzzles import all_puzzles
from streetcred.puzzles.line import line
from streetcred.scenes import steps
from streetcred.server.names import names_for
from tests.lessons.test_lessons import WAYS, let_the_rival_answer
from tests.web.people import PHONE, WIDE, Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from streetcred.game import Game
    from tests.web.conftest import Server


def give(person: Person, game: Game, text: str) -> None:
    """Give an answer at the page and in a game that goes along with it."""
    for key in steps.take(game, steps.read(text)):
        button = f'.prompt [data-option="{",".join(map(str, key))}"]'
        person.page.wait_for_selector(button, state="attached")
        number = person.number
        if not person.page.is_visible(button):
            person.page.click(".prompt .fold")
        person.page.click(button)
        person.answered(number)


def open_first(person: Person, name: str) -> None:
    """Open a lesson or a puzzle from the page that lists them."""
    person.page.goto(f"{person.server.address}/learn")
    person.page.get_by_role("button", name=name).first.click()
    person.page.wait_for_selector(".guidance")


def titles(name: str) -> str:
    """Give the title of a lesson or a puzzle."""
    found = all_lessons().get(name) or all_puzzles()[name]
    return found.scene.title


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("name", list(WAYS))
def test_a_lesson_is_walked_through(browser: Browser, server: Server, name: str, size: dict[str, int]) -> None:
    """Each task is said, something is pointed at, and after the last one the next lesson is one click away."""
    person = Person(browser, server, size)
    page = person.page
    open_first(person, titles(name))
    assert person.complaints() == []
    tasks = all_lessons()[name].tasks
    page.get_by_text(tasks[0].say).wait_for()
    page.wait_for_selector(".pointer i")
    game = all_lessons()[name].scene.begin()
    let_the_rival_answer(game, all_lessons()[name])
    for text in WAYS[name]:
        give(person, game, text)
        let_the_rival_answer(game, all_lessons()[name])
    page.wait_for_selector(".guidance.finished")
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert person.complaints() == []
    goes_on = "Play against Rookie" if name == "lesson-legends" else "Next lesson"
    page.get_by_role("button", name=goes_on).click()
    page.wait_for_selector(".prompt [data-option]")
    page.goto(f"{server.address}/learn")
    page.get_by_text("1 of 5 done").wait_for()
    assert person.faults == []
    person.context.close()


def test_whoever_strays_is_told_and_may_take_it_back(browser: Browser, server: Server) -> None:
    """Or begin again; nothing is forbidden."""
    person = Person(browser, server)
    page = person.page
    open_first(person, titles("lesson-money"))
    give(person, all_lessons()["lesson-money"].scene.begin(), "end turn")
    page.get_by_text("not what this lesson is about").wait_for()
    page.get_by_role("button", name="Take it back", exact=True).click()
    page.get_by_text("not what this lesson is about").wait_for(state="detached")
    give(person, all_lessons()["lesson-money"].scene.begin(), "sell mantis-blades")
    page.get_by_text("2 / 5").wait_for()
    page.get_by_role("button", name="Start again").click()
    page.get_by_text("1 / 5").wait_for()
    assert person.faults == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_puzzle_is_failed_and_solved(browser: Browser, server: Server, size: dict[str, int]) -> None:
    """What went wrong is said; the first step and the solution are told; solved ones are marked."""
    name = "puzzle-look-away"
    person = Person(browser, server, size)
    page = person.page
    open_first(person, titles(name))
    assert person.complaints() == []
    give(person, all_puzzles()[name].scene.begin(), "end turn")
    page.get_by_text("Not solved.").wait_for()
    assert person.complaints() == []
    page.get_by_role("button", name="Try again").click()
    page.get_by_text("Not solved.").wait_for(state="detached")
    said = [
        answer(names_for(("person", "rookie"), 0), state, asked, option)
        for state, asked, option in line(all_puzzles()[name])
    ]
    page.get_by_role("button", name="First step").click()
    page.get_by_text(f"A first step: {said[0]}").wait_for()
    page.get_by_role("button", name="Solution").click()
    page.get_by_role("listitem").get_by_text(said[1]).wait_for()
    game = all_puzzles()[name].scene.begin()
    for text in all_puzzles()[name].solution:
        give(person, game, text)
    page.wait_for_selector(".guidance.finished")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert person.complaints() == []
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(lambda url: "/games/" in url)
    page.goto(f"{server.address}/learn")
    page.get_by_text("1 of 30 solved").wait_for()
    assert person.faults == []
    person.context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE, {"width": 320, "height": 640}], ids=["wide", "phone", "small"])
@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_page_of_lessons_is_clean(
    browser: Browser, server: Server, size: dict[str, int], text: int, theme: str
) -> None:
    """No sideways scrolling, nothing too small to touch, nothing that axe finds."""
    person = Person(browser, server, size, text=text, theme=theme)
    page = person.page
    page.get_by_role("link", name="Learn to play").click()
    page.get_by_role("button", name="Begin the first lesson").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    small = page.evaluate(
        "[...document.querySelectorAll('a, button')].filter(one => {"
        " const { width, height } = one.getBoundingClientRect();"
        " return width && (width < 44 || height < 44) }).map(one => one.outerHTML)"
    )
    assert small == []
    assert person.complaints() == []
    assert person.faults == []
    person.context.close()
