"""The pages of decks: built, kept, pasted, shared, compared, tried and made better."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from streetcred.decks import LISTS, decode, encode
from streetcred.server.deck_box import list_of
from tests.web.people import PHONE, WIDE, Person

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.web.conftest import Server

VIEWS = ("list", "cards", "figures", "hands", "notes", "compare", "improve")
SMALL = """[...document.querySelectorAll('a, button, input, select, textarea, summary')].filter(one => {
  const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
  return width && (width < 44 || height < 44) }).map(one => one.outerHTML)"""


def told(person: Person, path: str) -> Any:
    """Ask the server as this person."""
    return person.context.request.get(f"{person.server.address}/api/{path}").json()


def at(person: Person, path: str) -> Page:
    """Go to a page of this person."""
    person.page.goto(f"{person.server.address}{path}")
    return person.page


def complaints(person: Person) -> list[str]:
    """Give what axe-core finds, names of what is drawn included."""
    found = person.complaints()
    more = person.page.evaluate("axe.run({runOnly: ['label-content-name-mismatch']})")
    return found + [str(node["html"]) for fault in more["violations"] for node in fault["nodes"]]


def kept_heist(person: Person, name: str = "Mine") -> str:
    """Let somebody keep a copy of The Heist; give its id."""
    deck = list_of(LISTS["the-heist"])
    told = person.context.request.post(
        f"{person.server.address}/api/decks",
        data={"deck": {"name": name, "legends": deck.legends, "cards": deck.cards}},
        headers={"Origin": person.server.address},
    )
    found: str = told.json()["id"]
    return found


def test_a_deck_is_built_by_keys_and_clicks(browser: Browser, server: Server) -> None:
    """Legends first; what is wrong is told at once; it is kept with its name and can be played."""
    person = Person(browser, server)
    page = at(person, "/decks")
    page.get_by_role("link", name="New deck").click()
    page.get_by_label("Name of the deck").fill("Blades")
    assert page.get_by_role("button", name="Play it").is_disabled()
    search = page.get_by_role("searchbox", name="Search cards")
    for name in ("V: Corporate Exile", "Viktor Vektor: Sit Down and Relax", "Jackie Welles: Pour One Out For Me"):
        search.fill(name)
        page.get_by_role("button", name=f"Add {name}", exact=True).press("Enter")
    page.get_by_text("Legends (3 of 3)").wait_for()
    search.fill("")
    for card, count in LISTS["the-heist"].counts.items():
        add = page.get_by_role("button", name=f"Add {card.title}", exact=True)
        for _ in range(count):
            add.click()
    page.get_by_text("✓ Legal").wait_for()
    page.get_by_role("button", name="Save as mine").click()
    page.wait_for_url(re.compile(r"/decks/[\w-]{22}"))
    page.get_by_text("Version 1, saved.").wait_for()
    (own,) = told(person, "decks/own")
    assert (own["name"], own["legal"], own["cards"]) == ("Blades", True, list_of(LISTS["the-heist"]).cards)
    page.get_by_role("button", name="Play it").click()
    page.get_by_label("Against").select_option("samurai-on-tour")
    page.get_by_label("Played by").select_option("rookie")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("main.table")
    (game,) = told(person, "games")
    assert (game["decks"], game["seats"]) == (["Blades", "Samurai on Tour"], ["person", "rookie"])
    assert person.faults == []


def test_what_breaks_the_budget_is_shown(browser: Browser, server: Server) -> None:
    """Which card, and by how much; and that the deck is short."""
    person = Person(browser, server)
    page = at(person, "/decks/the-heist")
    page.get_by_role("button", name="Take out V: Corporate Exile").last.click()
    page.get_by_role("button", name="One less Delamain Cab").click()
    deck = page.get_by_role("complementary", name="The deck")
    for words in (
        "A deck has 3 Legends; this one has 2.",
        "this one has 39, which is 1 short",
        "Evelyn Parker: Scheming Siren needs 3 Blue RAM; these Legends give 2.",
        "Legends give 2; cards need 3, 1 too much",
        "RAM 3, 1 too much",
    ):
        deck.get_by_text(words).first.wait_for()
    page.keyboard.press("Control+z")
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("✓ Legal").wait_for()
    assert page.get_by_role("button", name="Undo").is_disabled()
    assert person.faults == []


def test_nothing_is_lost_by_a_reload(browser: Browser, server: Server) -> None:
    """Neither cards nor name nor notes, before they are saved."""
    person = Person(browser, server)
    deck = kept_heist(person)
    page = at(person, f"/decks/{deck}?view=notes")
    page.get_by_role("textbox", name="Notes").fill("Keep cheap hands.")
    page.get_by_label("Name of the deck").fill("Mine, better")
    page.get_by_role("button", name="One less Floor It").click()
    page.reload()
    page.get_by_text("Not saved yet; kept in this browser.").wait_for()
    assert page.get_by_role("textbox", name="Notes").input_value() == "Keep cheap hands."
    assert page.get_by_label("Name of the deck").input_value() == "Mine, better"
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_text("Version 2, saved.").wait_for()
    first = page.get_by_role("listitem").filter(has_text="Version 2")
    assert "−1 Floor It" in first.inner_text()
    page.get_by_role("button", name="Bring back version 1").click()
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_text("Version 3, saved.").wait_for()
    assert [version["number"] for version in told(person, f"decks/{deck}/versions")] == [3, 2, 1]
    assert told(person, f"decks/{deck}")["deck"]["cards"] == list_of(LISTS["the-heist"]).cards
    assert person.faults == []


def test_two_pages_with_one_deck(browser: Browser, server: Server) -> None:
    """The second to save is told, and can save after the first."""
    person = Person(browser, server)
    deck = kept_heist(person)
    first, second = person.tab(f"/decks/{deck}"), person.tab(f"/decks/{deck}")
    for page, card in ((first, "Floor It"), (second, "Delamain Cab")):
        page.get_by_role("button", name=f"One less {card}").click()
    first.get_by_role("button", name="Save", exact=True).click()
    first.get_by_text("Version 2, saved.").wait_for()
    second.get_by_role("button", name="Save", exact=True).click()
    second.get_by_role("alert").get_by_text("changed elsewhere").wait_for()
    second.get_by_role("button", name="Save", exact=True).click()
    second.get_by_text("Version 3, saved.").wait_for()
    assert [fault for fault in person.faults if "409" not in fault] == []


def test_a_pasted_list_becomes_a_deck(browser: Browser, server: Server) -> None:
    """What is not clear is asked; a click puts it right, and a reload loses nothing."""
    person = Person(browser, server)
    page = at(person, "/decks/import")
    page.get_by_label("Paste a list of cards").fill(
        "Street Heist\nLegends\nV: Corporate Exile\nJackie Welles\nViktor Vektor\n\nUnits (6)\n3 Psycho Squad\n"
        "Mantis Blads x3\nsome nonsense zzzz"
    )
    page.get_by_text("4 lines are not.").wait_for()
    page.reload()
    page.get_by_text("4 lines are not.").wait_for()
    page.get_by_role("button", name="It is the deck’s name").first.click()
    page.get_by_role("button", name="Jackie Welles: Ride or Die Choom").or_(
        page.get_by_role("button", name="Jackie Welles: Pour One Out For Me")
    ).first.click()
    page.get_by_role("button", name="Mantis Blades").click()
    page.get_by_text("One line is not.").wait_for()
    assert complaints(person) == []
    page.get_by_role("button", name=re.compile("Leave out line")).click()
    page.get_by_role("button", name="Make it a deck").click()
    page.wait_for_url(re.compile(r"/decks/[\w-]{22}"))
    (own,) = told(person, "decks/own")
    assert (own["name"], own["cards"]) == ("Street Heist", {"psycho-squad": 3, "mantis-blades": 3})
    assert len(own["legends"]) == 3
    assert person.faults == []


def test_a_file_is_imported(browser: Browser, server: Server, tmp_path: Path) -> None:
    """And what can't be read is not lost when a deck is made of the rest."""
    file = tmp_path / "deck.txt"
    file.write_text("name: From a file\n3 Floor It\nzzzzzz\n", "utf-8")
    person = Person(browser, server, PHONE)
    page = at(person, "/decks")
    page.get_by_role("button", name="Import a list").tap()
    page.get_by_label("Or choose a file").set_input_files(file)
    page.get_by_role("button", name="Make a deck of what is clear").tap()
    page.wait_for_url(re.compile(r"/decks/[\w-]{22}"))
    at(person, "/decks/import").get_by_text("One line is not.").wait_for()
    assert page.get_by_label("Paste a list of cards").input_value() == "zzzzzz"
    assert person.faults == []


def test_a_deck_is_shared_by_a_link_and_in_other_forms(browser: Browser, server: Server) -> None:
    """The link has the whole deck; the picture is one; paper has all cards."""
    person = Person(browser, server)
    page = at(person, "/decks/the-heist")
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.get_by_role("textbox", name="Link").input_value()
    assert decode(link.partition("#")[2]) == LISTS["the-heist"]
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as picture").click()
    assert saved.value.suggested_filename == "the-heist.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as file").click()
    assert saved.value.path().read_text("utf-8") == page.get_by_role("textbox", name="Text").input_value()
    painted = "document.querySelector('canvas').getContext('2d').getImageData(0, 0, 1200, 700).data"
    assert page.evaluate(f"new Set({painted}).size") > 100
    assert complaints(person) == []
    page.emulate_media(media="print")
    sheet = page.locator(".sheet")
    assert sheet.is_visible()
    assert not page.locator("main").is_visible()
    assert all(card.name in sheet.inner_text() for card in LISTS["the-heist"].counts)
    other = Person(browser, server)
    at(other, link.removeprefix(server.address)).get_by_text("✓ Legal").wait_for()
    assert other.page.get_by_label("Name of the deck").input_value() == "The Heist"
    other.page.get_by_role("button", name="Copy", exact=True).click()
    other.page.wait_for_url(re.compile(r"/decks/[\w-]{22}"))
    assert [deck["name"] for deck in told(other, "decks/own")] == ["The Heist, copy"]
    assert person.faults == other.faults == []


def test_a_broken_link_says_so(browser: Browser, server: Server) -> None:
    """And a link to a deck that is not there."""
    person = Person(browser, server)
    for path, words in (
        (f"/decks/shared#{encode(LISTS['the-heist'])[:-8]}", "not whole"),
        ("/decks/nothing", "There is no such deck"),
    ):
        at(person, "/")
        at(person, path).get_by_role("alert").get_by_text(words).wait_for()
        assert complaints(person) == []


def test_a_deck_is_put_away_and_brought_back(browser: Browser, server: Server) -> None:
    """From the page of all decks, where it is copied, too."""
    person = Person(browser, server)
    kept_heist(person, "Old one")
    page = at(person, "/decks")
    page.get_by_role("button", name="Put away Old one").click()
    page.get_by_text("Old one is put away.").wait_for()
    page.get_by_text("None yet.").wait_for()
    page.get_by_role("button", name="Bring it back").click()
    page.get_by_role("link", name="Old one").wait_for()
    page.get_by_role("button", name="Copy Old one").click()
    page.wait_for_url(re.compile(r"/decks/[\w-]{22}"))
    assert [deck["name"] for deck in told(person, "decks/own")] == ["Old one, copy", "Old one"]
    assert person.faults == []


def test_two_lists_are_compared(browser: Browser, server: Server) -> None:
    """What is only here, only there, and in other numbers; and the figures of both."""
    person = Person(browser, server)
    page = at(person, "/decks/the-heist?view=compare")
    page.get_by_label("Compare with").select_option("demo-mercs")
    here = page.get_by_role("region", name="Only in The Heist")
    here.get_by_text("Heywood Ripperdoc").wait_for()
    assert "3 : 2" in page.get_by_role("region", name="Other numbers").inner_text()
    cards = page.get_by_role("row", name="Cards")
    assert cards.get_by_role("cell").all_inner_texts() == ["40", "27"]
    page.reload()
    here.get_by_text("Heywood Ripperdoc").wait_for()
    assert person.faults == []


def test_hands_are_looked_at(browser: Browser, server: Server) -> None:
    """The next, a mulligan, a card more; the same number gives the same hand."""
    person = Person(browser, server)
    page = at(person, "/decks/the-heist?view=hands")
    hand = page.get_by_role("region", name=re.compile("Opening hand"))
    read = hand.get_by_role("button", name=re.compile("^Read"))
    names = "all => all.map(one => one.getAttribute('aria-label'))"
    read.first.wait_for()
    first = read.evaluate_all(names)
    page.get_by_role("button", name="Next hand").click()
    page.get_by_role("heading", name="Opening hand 2").wait_for()
    second = read.evaluate_all(names)
    assert len(first) == len(second) == 6
    assert first != second
    page.get_by_role("button", name="Mulligan").click()
    page.get_by_role("button", name="Draw one").click()
    assert len(read.evaluate_all(names)) == 7
    page.get_by_label("Number").fill("1")
    page.get_by_label("Number").press("Enter")
    page.get_by_role("heading", name="Opening hand 1", exact=True).wait_for()
    assert read.evaluate_all(names) == first
    assert person.faults == []


def test_a_search_for_swaps_shows_how_far_it_is_and_stops(browser: Browser, server: Server) -> None:
    """It goes on when the page is opened again."""
    person = Person(browser, server)
    page = at(person, "/decks/the-heist?view=improve")
    page.get_by_role("button", name="Search", exact=True).click()
    page.get_by_role("progressbar", name="Games played").wait_for()
    assert complaints(person) == []
    page.reload()
    page.get_by_role("button", name="Stop").click()
    page.get_by_text("Stopped before its end.").wait_for()
    assert person.faults == []


FOUND: dict[str, Any] = {
    "id": "x",
    "state": "done",
    "effort": "quick",
    "bot": "street",
    "games": 10,
    "most": 20,
    "words": "The new list is better: it takes 3.0% more of the points.",
    "gain": {"mean": 0.03, "low": 0.01, "high": 0.05},
    "deck": {"name": "The Heist", "legends": [], "cards": {}, "notes": ""},
    "rounds": [
        {
            "tried": [{"out": "floor-it", "into": "mox-inciters", "copies": 3, "gain": 0.1, "pairs": 6}],
            "trial": {"mean": 0.04, "low": 0.01, "high": 0.07},
            "taken": True,
        },
        {
            "tried": [{"out": "delamain-cab", "into": "field-operator", "copies": 1, "gain": 0.0, "pairs": 6}],
            "trial": None,
            "taken": False,
        },
    ],
}


def test_what_a_search_found_is_applied_with_a_click(browser: Browser, server: Server) -> None:
    """With its interval before, and an undo after."""
    person = Person(browser, server)
    person.context.route("**/api/improvement", lambda route: route.fulfill(json=FOUND))
    page = at(person, "/decks/the-heist?view=improve")
    page.get_by_text("+4.0% of the points (80%: +1.0% to +7.0%). Better on trial.").wait_for()
    assert complaints(person) == []
    page.get_by_role("button", name=re.compile("^Apply: 3 Mox Inciters")).click()
    deck = page.get_by_role("complementary", name="The deck")
    deck.get_by_text("Mox Inciters").first.wait_for()
    assert deck.get_by_role("button", name="One less Floor It").count() == 0
    page.get_by_role("button", name="Undo").click()
    deck.get_by_role("button", name="One less Floor It").wait_for()
    assert person.faults == []


def test_own_decks_are_chosen_on_the_start_page(browser: Browser, server: Server) -> None:
    """And what is chosen is what is played."""
    person = Person(browser, server)
    kept_heist(person, "My own heist")
    page = at(person, "/")
    page.get_by_role("radio", name="My own heist").check()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("main.table")
    assert told(person, "games")[0]["decks"][0] == "My own heist"
    assert person.faults == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("view", VIEWS)
def test_every_view_is_for_everybody(browser: Browser, server: Server, size: dict[str, int], view: str) -> None:
    """No sideways scrolling, what can be touched is large enough, axe agrees; with large text and by day as well."""
    for text, theme in ((100, "dark"), (150, "light")):
        person = Person(browser, server, size, text=text, theme=theme)
        page = at(person, f"/decks/the-heist?view={view}&with=demo-mercs")
        page.get_by_text("✓ Legal").wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert page.evaluate(SMALL) == []
        assert complaints(person) == []
        assert person.faults == []
        person.context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("text", [100, 150])
def test_the_page_of_all_decks_is_for_everybody(
    browser: Browser, server: Server, size: dict[str, int], text: int
) -> None:
    """Likewise."""
    person = Person(browser, server, size, text=text)
    kept_heist(person)
    page = at(person, "/decks")
    page.get_by_role("link", name="The Heist").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert page.evaluate(SMALL) == []
    assert complaints(person) == []
    assert person.faults == []
