"""The rule book and the scenes: what is looked up is found, and what is shown can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from streetcred import rulebook
from streetcred.scenes import all_scenes
from tests.web.people import PHONE, WIDE, Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.web.conftest import Server

VIEWS = ("/rules/99.9", "/rules/9.17.3", "/rules?q=steal%20gig", "/rules/map", "/scenes")
"""Of a rule that is not there, the front of the book is shown with a sentence above."""
LOADED = "#turn, #chapter, .results, .sum, .scenes article"


def visit(person: Person, path: str) -> None:
    """Go to a page and wait until it has what it shows."""
    person.page.goto(f"{person.server.address}{path}")
    person.page.locator(LOADED).first.wait_for()


def test_rules_are_found_while_one_types(browser: Browser, server: Server) -> None:
    """By keys alone; what was asked stays in the address; a hit leads to the rule, with the focus on it."""
    person = Person(browser, server)
    page = person.page
    visit(person, "/rules")
    page.keyboard.press("/")
    page.keyboard.type("equal power nobody")
    page.get_by_role("status").get_by_text("1 rule").wait_for()
    page.wait_for_function("() => location.search.includes('nobody')")
    page.reload()
    page.get_by_role("link", name="9.17.3 At equal power").press("Enter")
    page.get_by_role("heading", name="Attack, fight and steal").wait_for()
    page.wait_for_function("() => document.activeElement.textContent === '9.17.3'")
    assert page.url.endswith("/rules/9.17.3")
    page.get_by_role("region", name="Scenes").get_by_role("article", name="Equal power, two losers").wait_for()
    page.keyboard.press("Enter")
    page.get_by_role("region", name="Cards").wait_for(state="detached")
    page.get_by_label("Search the rules").fill("xyzzy")
    page.get_by_text("Nothing has “xyzzy” in it").wait_for()
    page.get_by_label("Search the rules").fill("R275")
    page.get_by_role("region", name="Rulings").get_by_text("R275").wait_for()
    assert person.faults == []


def test_a_rule_leads_to_others_to_cards_and_to_rulings(browser: Browser, server: Server) -> None:
    """A number in a text is a link; a card opens as a card, and the focus comes back."""
    person = Person(browser, server)
    page = person.page
    visit(person, "/rules/9.2")
    page.locator("[id='rule-9.2']").get_by_role("link", name="8.15").click()
    page.get_by_role("heading", name="Turn order").wait_for()
    visit(person, "/rules/9.17.3")
    card = page.get_by_role("region", name="Cards").get_by_role("button", name="Deadman Transmitter")
    card.click()
    page.get_by_role("dialog", name="Deadman Transmitter").get_by_text("would be defeated").first.wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    visit(person, "/rules/11.23")
    page.get_by_role("region", name="Cards").get_by_role("button", name="Riding Nomad").wait_for()
    assert person.faults == []


def test_all_links_lead_to_rules_that_there_are(browser: Browser, server: Server) -> None:
    """Those of the charts, of the map, and of a whole chapter."""
    person = Person(browser, server)
    known = {rule.number for rule in rulebook.rules()} | {str(chapter) for chapter in range(1, 12)} | {"map"}
    for path in ("/rules", "/rules/map", "/rules/11"):
        visit(person, path)
        hrefs: list[str] = person.page.eval_on_selector_all(
            "main a[href^='/rules/']", "links => links.map(link => link.getAttribute('href'))"
        )
        assert len(hrefs) > 30
        assert {href.removeprefix("/rules/") for href in hrefs} <= known


def test_a_rule_is_shown_step_by_step(browser: Browser, server: Server) -> None:
    """A game begins; its panel names what to do; whoever does something else may take it back; the end leads back."""
    person = Person(browser, server)
    page = person.page
    visit(person, "/rules/9.9")
    page.get_by_role("button", name="Show me rule 9.9", exact=True).click()
    page.wait_for_selector("main.table")
    scene = page.get_by_role("region", name="Scene")
    scene.get_by_role("button", name="A BLOCKER steps in").wait_for()
    scene.get_by_role("button", name="Block with Secondhand Bombus").wait_for()
    page.get_by_role("button", name="Done reacting").click()
    scene.get_by_text("You have gone your own way").wait_for()
    scene.get_by_role("button", name="Take it back").click()
    scene.get_by_role("button", name="Block with Secondhand Bombus").click()
    scene.get_by_role("button", name="Done reacting").click()
    scene.get_by_text("That was it.").wait_for()
    scene.get_by_role("link", name="Rule 9.9").click()
    page.wait_for_url("**/rules/9.9")
    page.goto(server.address)
    page.get_by_role("link", name="A BLOCKER steps in").wait_for()
    assert person.faults == []


def test_a_scene_is_played_freely_against_the_bot_of_ones_choice(browser: Browser, server: Server) -> None:
    """Nothing is suggested; its words can be folded away; Play again begins it again."""
    person = Person(browser, server, PHONE)
    page = person.page
    visit(person, "/scenes")
    page.get_by_label("Rival").select_option("rookie")
    page.get_by_role("button", name="Play freely Nothing left to draw").tap()
    page.wait_for_selector("main.table")
    game = page.url
    scene = page.get_by_role("region", name="Scene")
    assert scene.get_by_text("To have to draw from it loses").is_hidden()
    scene.get_by_role("button", name="Nothing left to draw").tap()
    scene.get_by_text("To have to draw from it loses").wait_for()
    assert page.locator(".scene .do").count() == 0
    page.get_by_role("button", name="End the turn").tap()
    page.get_by_role("button", name="Play again").tap()
    page.wait_for_url(lambda url: url != game)
    scene.get_by_role("button", name="Nothing left to draw").wait_for()
    listed: list[dict[str, Any]] = person.context.request.get(f"{server.address}/api/games").json()
    assert [one["seats"] for one in listed] == [["person", "rookie"]] * 2
    assert person.faults == []


@pytest.mark.parametrize(
    ("size", "text", "theme"),
    [(WIDE, 100, "dark"), (WIDE, 150, "light"), (PHONE, 100, "light"), (PHONE, 150, "dark")],
    ids=["wide", "wide large", "phone", "phone large"],
)
def test_nothing_sticks_out_and_axe_agrees(
    browser: Browser, server: Server, size: dict[str, int], text: int, theme: str
) -> None:
    """On every view, in the dark and in the light, with text of usual and of large size."""
    person = Person(browser, server, size, text=text, theme=theme)
    for path in VIEWS:
        visit(person, path)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= size["width"], path
        small = person.page.evaluate(
            "[...document.querySelectorAll('main :is(button, summary, input, select, nav a, li > a)')]"
            ".filter(one => {"
            " const { width, height } = one.getBoundingClientRect();"
            " return width && (width < 44 || height < 44) && one.tabIndex >= 0 }).map(one => one.outerHTML)"
        )
        assert small == [], path
        assert person.complaints() == [], path
    assert person.faults == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_agrees_with_a_scene_at_the_table(browser: Browser, server: Server, size: dict[str, int]) -> None:
    """At its beginning, unfolded, after another answer, and at its end."""
    person = Person(browser, server, size, text=150)
    scene = next(iter(all_scenes()))
    started = person.context.request.post(
        f"{server.address}/api/games",
        data={"scene": scene, "guided": True, "seats": ["person", "street"]},
        headers={"Origin": server.address},
    )
    person.page.goto(f"{server.address}/games/{started.json()['id']}")
    head = person.page.locator(".scene h2 button")
    head.wait_for()
    if head.get_attribute("aria-expanded") == "false":
        head.click()
    assert person.complaints() == []
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    while person.page.locator(".scene.done").count() == 0:
        person.page.locator(".scene .do, .scene.done").first.wait_for()
        if person.page.locator(".scene .do").count():
            number = person.number
            person.page.locator(".scene .do").click()
            person.answered(number)
    person.page.locator(".over").wait_for()
    assert person.complaints() == []
