"""The start page: what is chosen there is what is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.web.people import PHONE, WIDE, Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.web.conftest import Server


def games(person: Person) -> list[dict[str, Any]]:
    """Give the games of a person, the latest first."""
    found: list[dict[str, Any]] = person.context.request.get(f"{person.server.address}/api/games").json()
    return sorted(found, key=lambda game: str(game["begun"]), reverse=True)


def press_to(person: Person, name: str) -> None:
    """Press Tab until a radio button or a button with a name has the focus."""
    for _ in range(20):
        person.page.keyboard.press("Tab")
        focused = "(document.activeElement.closest('label:has(input)') ?? document.activeElement).textContent"
        if name in person.page.evaluate(focused):
            return
    raise AssertionError(f"Tab does not reach {name}")


def test_decks_and_rival_are_chosen_by_keys(browser: Browser, server: Server) -> None:
    """Tab to a group, arrows in it; the page says what will be played, and that is played."""
    person = Person(browser, server)
    keyboard = person.page.keyboard
    person.page.get_by_role("radio", name="Samurai on Tour").wait_for()
    press_to(person, "Takes whatever")
    keyboard.press("ArrowLeft")
    press_to(person, "You")
    press_to(person, "The Heist")
    keyboard.press("ArrowRight")
    keyboard.press("Shift+Tab")
    keyboard.press("ArrowRight")
    press_to(person, "Embracing Power")
    keyboard.press("ArrowLeft")
    person.page.get_by_text("Arasaka Demo Deck against Samurai on Tour, the bot Rookie").first.wait_for()
    person.page.get_by_role("button", name="Play", exact=True).wait_for()
    keyboard.press("Tab")
    keyboard.press("Enter")
    person.page.wait_for_selector("main.table")
    begun = games(person)[0]
    assert (begun["decks"], begun["seats"]) == (["Arasaka Demo Deck", "Samurai on Tour"], ["person", "rookie"])
    assert person.faults == []


def test_decks_and_rival_are_chosen_by_touch(browser: Browser, server: Server) -> None:
    """And are chosen still when the page is opened again."""
    person = Person(browser, server, PHONE)
    page = person.page
    page.get_by_role("radiogroup", name="Rival").get_by_role("radio", name="Hot seat").tap()
    page.get_by_role("radiogroup", name="Deck: First player").get_by_role("radio", name="Chrome Emporium").tap()
    page.get_by_role("radio", name="Second player", exact=False).first.tap()
    page.get_by_role("radiogroup", name="Deck: Second player").get_by_role("radio", name="Matching Pairs").tap()
    said = "Chrome Emporium against Matching Pairs, two people at this screen"
    page.get_by_text(said).first.wait_for()
    page.reload()
    page.get_by_text(said).first.wait_for()
    assert page.get_by_role("radio", name="Hot seat").is_checked()
    page.get_by_role("button", name="Play now").tap()
    page.wait_for_selector("main.table, main.curtain")
    begun = games(person)[0]
    assert (begun["decks"], begun["seats"]) == (["Chrome Emporium", "Matching Pairs"], ["person", "person"])
    assert person.faults == []


def test_a_choice_that_has_gone_does_no_harm(browser: Browser, server: Server) -> None:
    """What was kept names a list and a bot that are not there any more."""
    person = Person(browser, server)
    person.page.evaluate("""localStorage.setItem('choice', '{"decks": ["gone", "the-heist"], "rival": "nobody"}')""")
    person.page.reload()
    person.page.get_by_text("The Heist against The Heist, the bot Street").first.wait_for()
    assert person.faults == []


def test_a_game_goes_on_and_is_played_again(browser: Browser, server: Server) -> None:
    """The last unfinished game is a link near the top; a finished one can be begun anew with the same decks."""
    person = Person(browser, server)
    page = person.page
    game = person.begin(("samurai-on-tour", "chrome-emporium"), ("person", "rookie"), 41)
    page.goto(server.address)
    page.get_by_role("link", name="Samurai on Tour against Chrome Emporium").click()
    page.wait_for_selector("main.table")
    assert page.url.endswith(game)
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(game))
    page.wait_for_selector("main.table")
    assert [found["decks"] for found in games(person)] == [["Samurai on Tour", "Chrome Emporium"]] * 2
    page.goto(server.address)
    page.get_by_text("Finished games (1)").click()
    assert "Lost." in page.get_by_role("list", name="Finished games").inner_text()
    assert person.faults == []


def test_settings_open_from_the_header(browser: Browser, server: Server) -> None:
    """By keys; Esc closes them and gives the focus back."""
    person = Person(browser, server)
    settings = person.page.get_by_role("button", name="Settings")
    settings.press("Enter")
    person.page.get_by_role("dialog", name="Settings").get_by_label("Appearance").select_option("light")
    person.page.keyboard.press("Escape")
    person.page.get_by_role("dialog").wait_for(state="detached")
    assert person.page.evaluate("document.documentElement.dataset.theme") == "light"
    assert settings.evaluate("button => button === document.activeElement")
    assert person.faults == []


@pytest.mark.parametrize("size", [WIDE, PHONE, {"width": 320, "height": 640}], ids=["wide", "phone", "small"])
@pytest.mark.parametrize("text", [100, 150])
def test_nothing_sticks_out_and_a_game_is_one_click_away(
    browser: Browser, server: Server, size: dict[str, int], text: int
) -> None:
    """No sideways scrolling; the button is on the first screen; what can be touched is large enough; axe agrees."""
    person = Person(browser, server, size, text=text)
    person.begin(("the-heist", "embracing-power"), ("person", "rookie"), 42)
    person.page.goto(server.address)
    person.page.get_by_role("radio", name="Samurai on Tour").wait_for()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    box = person.page.get_by_role("button", name="Play now").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size["height"]
    small = person.page.evaluate(
        "[...document.querySelectorAll('a, button, input, summary')].filter(one => {"
        " const { width, height } = one.getBoundingClientRect();"
        " return width && (width < 44 || height < 44) }).map(one => one.outerHTML)"
    )
    assert small == []
    assert person.complaints() == []


def test_everything_stands_still_if_that_is_asked_for(browser: Browser, server: Server) -> None:
    """No rain, no flicker, no turning die."""
    person = Person(browser, server)
    person.page.get_by_role("radio", name="Samurai on Tour").wait_for()
    assert person.page.evaluate("document.getAnimations().length") == 0
    die = person.page.locator(".street .hologram").inner_html()
    person.page.wait_for_timeout(350)
    assert person.page.locator(".street .hologram").inner_html() == die


def test_two_bots_are_watched(browser: Browser, server: Server) -> None:
    """Whoever lets a bot play the own side decides nothing, and reads of both by their names."""
    person = Person(browser, server, pace="instant")
    page = person.page
    page.get_by_role("radio", name="Rookie").check()
    page.get_by_label("Your side is played by").select_option("street")
    page.get_by_text("the bot Street plays your side").first.wait_for()
    page.get_by_role("button", name="Play now").click()
    page.get_by_text("Turn 1:").first.wait_for()
    page.get_by_role("log").get_by_text("Street ").first.wait_for(state="attached")
    assert page.get_by_role("button", name="Undo").count() == 0
    assert page.query_selector(".prompt") is None
    assert " your " not in page.inner_text("main.table").lower()
    assert person.complaints() == []
    assert games(person)[0]["seats"] == ["street", "rookie"]
    assert person.faults == []
    person.context.close()
