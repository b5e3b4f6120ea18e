"""The cards: found as one types, walked through by keys, each with a page of its own from which it can be tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlparse

import pytest

from streetcred.cards.catalogue import CARDS
from streetcred.search import facts_of, read
from tests.web.people import PHONE, WIDE, Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.web.conftest import Server

SMALL = {"width": 320, "height": 640}
FACTS = [facts_of(card) for card in CARDS.values()]
VIEWS = {
    "all": "/cards",
    "wrong word": "/cards?q=colr%3Ared+corpo",
    "nothing": "/cards?q=color%3Ared+color%3Ablue",
    "card": "/cards/corpo-security",
    "legend": "/cards/v-streetkid",
    "none": "/cards/nobody",
}


def visit(
    browser: Browser, server: Server, path: str = "/cards", size: dict[str, int] = WIDE, **settings: Any
) -> Person:
    """Give somebody who looks at a page."""
    person = Person(browser, server, size, **settings)
    person.page.goto(f"{server.address}{path}")
    return person


def shown(person: Person) -> list[str]:
    """Give the ids of the cards that are shown, in order."""
    found: list[str] = person.page.evaluate("""() =>
        [...document.querySelectorAll("main li:not([hidden]) a[data-card]")].map((link) => link.dataset.card)""")
    return found


def expect(person: Person, query: str) -> None:
    """Wait until the page shows what the terminal would find, in the same order."""
    wanted = [card.id for card in read(query).find(FACTS)]
    person.page.wait_for_function(
        """wanted => JSON.stringify([...document.querySelectorAll("main li:not([hidden]) a[data-card]")]
            .map((link) => link.dataset.card)) === JSON.stringify(wanted)""",
        arg=wanted,
    )


def asked(person: Person) -> str:
    """Give the search in the address."""
    return parse_qs(urlparse(person.page.url).query).get("q", [""])[0]


def test_cards_are_found_as_one_types(browser: Browser, server: Server) -> None:
    """Counted, kept in the address, there again when that is opened anew, and the same as in the terminal."""
    person = visit(browser, server)
    page = person.page
    page.get_by_text("All 150 cards").wait_for()
    page.keyboard.press("/")
    for query in (
        "arasaka unit",
        'text:"draw 1" -type:unit sort:-cost',
        "cost<=3 color:blue type:unit",
        "sort:name corpo",
    ):
        page.keyboard.press("Control+A")
        page.keyboard.type(query)
        expect(person, query)
        count = len(shown(person))
        page.get_by_role("status").get_by_text(f"{count} cards of 150").wait_for()
    page.wait_for_url(lambda url: "sort" in url)
    assert asked(person) == "sort:name corpo"
    page.reload()
    expect(person, "sort:name corpo")
    assert page.get_by_role("searchbox").input_value() == "sort:name corpo"
    assert person.faults == []


def test_a_wrong_word_is_explained_and_the_rest_works(browser: Browser, server: Server) -> None:
    """In a sentence that is read aloud."""
    person = visit(browser, server)
    person.page.get_by_role("searchbox").fill("colr:red corpo")
    person.page.get_by_role("status").get_by_text("Did you mean color?").wait_for()
    expect(person, "corpo")
    assert person.faults == []


def test_buttons_write_the_words(browser: Browser, server: Server) -> None:
    """One more of the same kind is an "or"; pressed once more it goes again."""
    person = visit(browser, server)
    page = person.page
    box = page.get_by_role("searchbox")
    page.get_by_role("button", name="Blue").click()
    page.get_by_role("button", name="Red").click()
    page.get_by_role("group", name="Cost").get_by_role("button", name="3").click()
    assert box.input_value() == "color:blue,red cost:3"
    expect(person, "color:blue,red cost:3")
    assert page.get_by_role("button", name="Red").get_attribute("aria-pressed") == "true"
    page.get_by_role("button", name="Blue").click()
    page.get_by_text("Tags", exact=True).click()
    page.get_by_role("button", name="MAELSTROM").click()
    page.get_by_label("Order").select_option("Power, high first")
    assert box.input_value() == "color:red cost:3 tag:maelstrom sort:-power"
    expect(person, "color:red cost:3 tag:maelstrom sort:-power")
    box.fill("color:red,green")
    assert page.get_by_role("button", name="Green").get_attribute("aria-pressed") == "true"
    assert person.faults == []


def test_nothing_found_says_what_to_try(browser: Browser, server: Server) -> None:
    """Without one of the words there would be some; that is a button."""
    person = visit(browser, server, "/cards?q=color%3Ared+arasaka+cost%3A99")
    page = person.page
    page.get_by_text("No card is all of that.").wait_for()
    page.get_by_role("button", name="Without cost:99").click()
    expect(person, "color:red arasaka")
    assert person.faults == []


def test_arrow_keys_walk_through_the_cards(browser: Browser, server: Server) -> None:
    """Down from the search box, through rows and columns; Enter opens, and going back finds the same card."""
    person = visit(browser, server, "/cards?q=sort%3Aname")
    page = person.page
    expect(person, "sort:name")
    ids = shown(person)
    focused = "() => document.activeElement?.dataset.card ?? document.activeElement?.type"
    page.get_by_role("searchbox").press("ArrowDown")
    assert page.evaluate(focused) == ids[0]
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) == ids[2]
    page.keyboard.press("ArrowDown")
    below = ids.index(page.evaluate(focused))
    assert below > 4
    page.keyboard.press("ArrowUp")
    assert page.evaluate(focused) == ids[2]
    page.keyboard.press("End")
    assert page.evaluate(focused) == ids[-1]
    page.keyboard.press("Home")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(focused) == "search"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/cards/{ids[1]}")
    page.get_by_role("heading", level=1, name=CARDS[ids[1]].title).wait_for()
    page.go_back()
    expect(person, "sort:name")
    page.wait_for_function("id => document.activeElement?.dataset.card === id", arg=ids[1])
    assert person.faults == []


def test_cards_can_be_read_as_a_list(browser: Browser, server: Server) -> None:
    """With their texts, and still so when the page is opened again."""
    person = visit(browser, server, "/cards?q=corpo+security")
    page = person.page
    page.get_by_role("button", name="Texts").click()
    page.locator("main li").get_by_text("This Unit can't attack.").first.wait_for()
    page.reload()
    page.locator("main li").get_by_text("This Unit can't attack.").first.wait_for()
    assert person.faults == []


def test_a_card_has_a_page(browser: Browser, server: Server) -> None:
    """With its text, rulings, printings, lists, figures and kin; arrow keys go to the next and back."""
    person = visit(browser, server, "/cards/corpo-security")
    page = person.page
    page.get_by_role("heading", level=1, name="Corpo Security").wait_for()
    text = page.locator("main").inner_text()
    for words in ("This Unit can't attack.", "Lag forbids attacks, not blocks.", "Welcome to Night City", "WNC 076"):
        assert words in text
    assert page.get_by_role("link", name="Rule 11.24").first.get_attribute("href") == "/rules/11.24"
    assert page.get_by_role("link", name="Embracing Power").get_attribute("href") == "/decks/embracing-power"
    assert "games" in page.get_by_role("region", name="What the lab knows").inner_text()
    page.get_by_role("link", name="CORPO", exact=True).click()
    expect(person, "tag:corpo")
    page.go_back()
    page.get_by_role("heading", level=1, name="Corpo Security").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_role("heading", level=1, name="Emergency Atlus").wait_for()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("heading", level=1, name="Corpo Security").wait_for()
    assert person.faults == []


def test_a_card_is_tried(browser: Browser, server: Server) -> None:
    """A button leads to a table where the card lies in the hand and can be played."""
    person = visit(browser, server, "/cards/kiroshi-optics", PHONE)
    person.page.get_by_role("button", name="Try it").tap()
    person.page.wait_for_selector("main.table")
    person.page.get_by_role("button", name="Play Kiroshi Optics").first.wait_for()
    assert person.faults == []


def test_an_address_of_no_card_says_so(browser: Browser, server: Server) -> None:
    """In a sentence, with a way to all cards."""
    person = visit(browser, server, "/cards/rebecca-having-a-moment")
    person.page.get_by_role("alert").get_by_text("nobody has made the text").wait_for()
    person.page.get_by_role("main").get_by_role("link", name="All cards").click()
    expect(person, "")


@pytest.mark.parametrize("size", [WIDE, PHONE, SMALL], ids=["wide", "phone", "small"])
@pytest.mark.parametrize("view", VIEWS)
def test_everybody_can_use_it(browser: Browser, server: Server, size: dict[str, int], view: str) -> None:
    """By day and by night, with large text; nothing is wider than the screen, and axe finds nothing."""
    theme, text = ("light", 150) if size is PHONE else ("dark", 100)
    person = Person(browser, server, size, theme=theme, text=text)
    page = person.page
    page.goto(f"{server.address}{VIEWS[view]}")
    page.wait_for_selector("main[aria-busy=false], main.library li .slot", state="attached")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    assert person.complaints() == []
