"""Whatever happens to the page, the line or the server: the game goes on."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from streetcred.server.prompt import KINDS
from tests.positions import of_every_kind
from tests.web.conftest import Server
from tests.web.people import PHONE, WIDE, Person

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

    from streetcred.server.messages import Kind

DECKS = ("the-heist", "embracing-power")


def answer(person: Person, chance: random.Random, number: int) -> None:
    """Click one of the options that are shown."""
    person.page.click(f'.prompt [data-option="{person.choose(chance)}"]')
    person.answered(number)


@pytest.fixture(scope="module")
def reloader(browser: Browser, server: Server) -> Person:
    """Give somebody who looks at one position after the other."""
    return Person(browser, server)


@pytest.mark.parametrize("kind", KINDS.values())
def test_a_reload_changes_nothing(reloader: Person, kind: Kind) -> None:
    """At every kind of question: the same question and the same options; and the game goes on."""
    reloader.begin_at(of_every_kind()[kind])
    before = asked(reloader)
    reloader.page.reload()
    reloader.sit_down()
    assert asked(reloader) == before
    assert before[0] == kind
    answer(reloader, random.Random(4), reloader.number)
    reloader.sit_down()
    assert reloader.number > int(before[1])
    assert reloader.faults == []


def asked(person: Person) -> tuple[str, ...]:
    """Give the kind of question, its number, and what is read and offered."""
    table = person.page.locator("main.table")
    options = [option.get_attribute("data-option") or "" for option in person.page.query_selector_all("[data-option]")]
    kind, number = table.get_attribute("data-asked") or "", table.get_attribute("data-number") or ""
    return (kind, number, person.page.inner_text(".prompt"), *options)


def test_the_server_dies_and_begins_again(browser: Browser, tmp_path: Path) -> None:
    """SIGKILL in the middle of a game: the page says so, finds the server again by itself, and nothing is lost."""
    server = Server(tmp_path)
    server.start()
    person = Person(browser, server)
    chance = random.Random(5)
    person.begin(DECKS, ("person", "street"), 32)
    for number in person.asked():
        if number > 20:
            break
        answer(person, chance, number)
    number, question = person.number, person.page.inner_text("#question")
    server.kill()
    person.page.get_by_text("trying again").first.wait_for()
    server.start()
    person.page.get_by_text("trying again").first.wait_for(state="hidden", timeout=60_000)
    assert (person.number, person.page.inner_text("#question")) == (number, question)
    answer(person, chance, number)
    assert person.number > number
    person.context.close()
    server.stop()


def test_undo_goes_back_over_the_turn_of_a_bot(browser: Browser, server: Server) -> None:
    """To the last decision of the person, and once more to the one before."""
    person = Person(browser, server)
    chance = random.Random(6)
    person.begin(DECKS, ("person", "rookie"), 33)
    numbers = []
    for number in person.asked():
        numbers.append(number)
        if len(numbers) == 15:
            break
        answer(person, chance, number)
    for earlier in (numbers[-2], numbers[-3]):
        person.page.get_by_role("button", name="Undo").click()
        person.page.wait_for_function(
            "to => Number(document.querySelector('main.table')?.dataset.number) === to", arg=earlier
        )
    assert person.faults == []


def test_rules_and_cards_open_where_they_are_named(browser: Browser, server: Server) -> None:
    """The rule behind the question, by its number; Esc closes it. A card of the hand tells why it can't be played."""
    person = Person(browser, server)
    person.begin(DECKS, ("person", "rookie"), 37)
    chance = random.Random(10)
    for number in person.asked():
        if person.page.get_attribute("main.table", "data-step") == "main":
            break
        answer(person, chance, number)
    person.page.click(".prompt .rule button")
    person.page.get_by_role("dialog").get_by_text("In our own words").wait_for()
    assert person.page.get_by_role("dialog").get_by_role("heading").first.inner_text().startswith("Rule 8.10")
    person.page.keyboard.press("Escape")
    person.page.get_by_role("dialog").wait_for(state="detached")
    person.page.click("[data-area=hand] [data-spot]", button="right")
    person.page.get_by_role("dialog").get_by_role("button", name="Why can").click()
    person.page.get_by_role("dialog").get_by_text("Rule ").first.wait_for()
    assert person.faults == []


def test_two_tabs_show_one_seat(browser: Browser, server: Server) -> None:
    """What is answered in one is seen in the other, which can go on."""
    person = Person(browser, server)
    chance = random.Random(7)
    game = person.begin(DECKS, ("person", "rookie"), 34)
    other = person.tab(f"/games/{game}")
    other.wait_for_selector(".prompt [data-option]")
    for place, number in enumerate(person.asked()):
        answer(person, chance, number)
        other.wait_for_function(
            "number => Number(document.querySelector('main.table')?.dataset.number) > number"
            " || document.querySelector('.over')",
            arg=number,
        )
        if place == 10:
            break
    assert person.faults == []


def test_two_people_at_one_screen_never_see_both_hands(browser: Browser, server: Server) -> None:
    """A curtain falls whenever the choice goes to the other one; behind it nothing of a hand can be read."""
    person = Person(browser, server)
    chance = random.Random(8)
    person.begin(DECKS, ("person", "person"), 35)
    curtains = 0
    for _ in range(40):
        person.page.wait_for_selector(".prompt [data-option], .over, main.curtain")
        if person.page.query_selector("main.curtain"):
            curtains += 1
            assert person.page.query_selector("main.table") is None
            person.page.click("main.curtain button")
            continue
        number = person.number
        person.page.click(f'.prompt [data-option="{person.choose(chance)}"]')
        person.answered(number)
    assert curtains >= 3
    assert person.faults == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_has_nothing_to_complain_of(browser: Browser, server: Server, size: dict[str, int], theme: str) -> None:
    """On the start page, at the table in a turn, and at its end."""
    person = Person(browser, server, size, theme=theme)
    person.page.get_by_role("button", name="Play now").wait_for()
    assert person.complaints() == []
    chance = random.Random(9)
    person.begin(DECKS, ("person", "rookie"), 36)
    for number in person.asked():
        if number > 30:
            break
        fold = person.page.query_selector(".fold[aria-expanded=false]")
        if fold is not None and fold.is_visible():
            fold.click()
        answer(person, chance, number)
    assert person.complaints() == []
    person.context.close()
