"""Replays and statistics: wound by hand and by keys, noted, shared, opened, checked, played on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from streetcred import LISTS, Game, record
from streetcred.lab import Match, play_game
from streetcred.terminal.cli import cli
from tests.web.people import PHONE, WIDE, Person

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.web.conftest import Server

DECKS = ("the-heist", "embracing-power")


def whole_game(seed: int = 3, seats: tuple[str, str] = ("person", "street")) -> str:
    """Give the record of a game between random bots, as one of somebody against a bot."""
    decks = (LISTS[DECKS[0]], LISTS[DECKS[1]])
    result, answers = play_game(Match(decks, ("random", "random"), seed=seed), 0)
    game = Game(*decks, result.seed)
    for option in answers:
        game.answer(option)
    return json.dumps(record.to_data(game) | {"seats": list(seats)})


def post(person: Person, path: str, body: str = "") -> Any:
    """Ask the server for something as the page does."""
    answer = person.context.request.post(
        f"{person.server.address}/api/{path}", data=body, headers={"Origin": person.server.address}
    )
    assert answer.ok, answer.text()
    return answer.json()


def given_up(person: Person, seed: int = 11) -> str:
    """Play a little against a bot and concede; give the id of the game, with its end on the screen."""
    game = person.begin(DECKS, ("person", "rookie"), seed)
    for asked, number in enumerate(person.asked()):
        if asked == 4:
            break
        person.page.locator(".prompt [data-option]").first.click()
        person.answered(number)
    person.page.get_by_role("button", name="Concede").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    person.page.wait_for_selector(".over")
    return game


def open_file(person: Person, content: str) -> Page:
    """Open a file on the page of replays."""
    page = person.page
    page.goto(f"{person.server.address}/replays")
    page.get_by_label("Open a file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": content.encode()}
    )
    return page


def place(page: Page) -> int:
    """Give how far the game is wound."""
    return int(page.get_attribute("main.cinema", "data-place") or -1)


def test_from_the_end_of_a_game_to_its_replay(browser: Browser, server: Server) -> None:
    """Wound by keys, by buttons and by the slider; every step says where it is."""
    person = Person(browser, server)
    page = person.page
    game = given_up(person)
    page.get_by_role("link", name="Look at this game again").click()
    page.wait_for_selector("main.cinema")
    assert page.url.endswith(f"/replays/{game}")
    length = int(page.get_attribute("main.cinema", "data-length") or 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert place(page) == 1
    page.keyboard.press("End")
    assert place(page) == length
    page.get_by_role("heading", name="Rival wins").wait_for()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("heading", name="You concede").wait_for()
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    first_turn = place(page)
    assert 0 < first_turn < length
    page.get_by_role("button", name="To the turn before").click()
    assert place(page) == 0
    slider = page.get_by_role("slider", name="Step of the game")
    slider.focus()
    page.keyboard.press("PageDown")
    page.keyboard.press("ArrowRight")
    assert place(page) == first_turn + 1
    assert slider.get_attribute("aria-valuetext") == f"Step {first_turn + 1} of {length}, turn 1"
    slider.fill(str(length))
    assert place(page) == length
    assert person.faults == []


def test_it_plays_by_itself(browser: Browser, server: Server) -> None:
    """To the end; a step by hand stops it."""
    person = Person(browser, server)
    given_up(person)
    page = person.page
    page.get_by_role("link", name="Look at this game again").click()
    page.wait_for_selector("main.cinema")
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('main.cinema').dataset.place > 1")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert person.faults == []


def test_both_hands_or_one_side(browser: Browser, server: Server) -> None:
    """From one side neither the Rival's hand nor what they are asked is seen; what was chosen glows."""
    person = Person(browser, server)
    page = open_file(person, whole_game())
    page.wait_for_selector("main.cinema")
    assert "/replays/record#" in page.url
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    page.get_by_text("decides").first.wait_for()
    assert page.locator(".faces[data-area='rival hand'] [data-card]").count() > 0
    assert page.locator(".options .taken").count() == 1
    page.get_by_role("button", name="Player A’s side").click()
    page.wait_for_selector("main.cinema[data-view='0']")
    assert page.locator(".faces[data-area='rival hand']").count() == 0
    theirs = page.get_by_text("From this side one sees only what comes of it.")
    seen = {"own": 0, "theirs": 0}
    for _ in range(40):
        seen["theirs" if theirs.count() else "own"] += 1
        page.keyboard.press("ArrowRight")
    assert all(seen.values())
    assert person.faults == []


def test_notes_stay_where_they_were_written(browser: Browser, server: Server) -> None:
    """Of a game of one's own on the server, of a file in this browser."""
    person = Person(browser, server)
    game = given_up(person)
    for address in (f"{server.address}/replays/{game}", ""):
        page = person.page
        if address:
            page.goto(address)
        else:
            page = open_file(person, whole_game())
        page.wait_for_selector("main.cinema")
        page.keyboard.press("ArrowRight")
        page.get_by_label("Your note at this step").fill("Keep this hand?")
        page.get_by_label("Your note at this step").blur()
        page.get_by_text("Kept.").wait_for()
        page.keyboard.press("ArrowRight")
        assert page.get_by_label("Your note at this step").input_value() == ""
        page.reload()
        page.wait_for_selector("main.cinema")
        page.keyboard.press("ArrowRight")
        assert page.get_by_label("Your note at this step").input_value() == "Keep this hand?"
    assert person.faults == []


def test_a_game_goes_out_as_a_file_and_as_a_link(browser: Browser, server: Server, tmp_path: Path) -> None:
    """The terminal reads the file; somebody else opens the link, without a game being stored; both are checked."""
    person = Person(browser, server)
    given_up(person)
    page = person.page
    page.get_by_role("link", name="Look at this game again").click()
    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "streetcred-11.json"
    assert CliRunner().invoke(cli, ["replay", str(file), "--plain"]).exit_code == 0
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("The link carries the whole game").input_value()
    page.get_by_role("button", name="Check this game").click()
    page.get_by_text("Everything fits").wait_for()

    friend = Person(browser, server)
    friend.page.goto(f"{server.address}/replays")
    friend.page.get_by_label("Open a link").fill(link)
    friend.page.get_by_role("button", name="Open", exact=True).click()
    friend.page.wait_for_selector("main.cinema")
    friend.page.get_by_role("button", name="More", exact=True).click()
    friend.page.get_by_role("button", name="Check this game").click()
    friend.page.get_by_text("Everything fits").wait_for()
    assert friend.context.request.get(f"{server.address}/api/games").json() == []
    assert person.faults == friend.faults == []


def test_what_the_terminal_wrote_is_opened(browser: Browser, server: Server, tmp_path: Path) -> None:
    """A game that `simulate --records` kept."""
    command = ["simulate", *DECKS, "-n", "2", "--seed", "1", "--bots", "random", "random", "--records", str(tmp_path)]
    assert CliRunner().invoke(cli, command).exit_code == 0
    person = Person(browser, server)
    page = open_file(person, max(tmp_path.iterdir()).read_text("utf-8"))
    page.wait_for_selector("main.cinema")
    page.get_by_role("heading", name="The Heist against Embracing Power").wait_for()
    assert person.faults == []


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("no game", "it is no JSON"),
        ("{}", "not a recorded game"),
        (whole_game().replace('"seed": ', '"seed": 1'), "fit"),
    ],
)
def test_a_damaged_file_gets_a_sentence(browser: Browser, server: Server, content: str, reason: str) -> None:
    """And a way back."""
    person = Person(browser, server)
    page = open_file(person, content)
    assert reason in page.get_by_role("alert").inner_text()
    page.get_by_role("link", name="All replays").click()
    page.get_by_role("heading", name="Replays").wait_for()
    page.get_by_label("Open a link").fill("http://somewhere/else")
    page.get_by_role("button", name="Open", exact=True).click()
    assert "has a # in it" in page.get_by_role("alert").inner_text()
    assert page.get_by_label("Open a link").input_value() == "http://somewhere/else"


def test_a_game_is_played_on_from_the_middle(browser: Browser, server: Server) -> None:
    """Against a bot that is chosen, from a record that was opened; then it is one's own game."""
    person = Person(browser, server)
    page = open_file(person, whole_game())
    page.wait_for_selector("main.cinema")
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    there = place(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_label("Against").select_option("rookie")
    dialog.get_by_role("button", name="Play on").click()
    page.wait_for_selector("main.table")
    (game,) = person.context.request.get(f"{server.address}/api/games").json()
    assert game["seats"] == ["person", "rookie"]
    page.goto(f"{server.address}/replays/{game['id']}")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text(f"a game from a file or a link, after {there} answers").wait_for()
    assert person.faults == []


def test_games_are_listed_and_sifted(browser: Browser, server: Server) -> None:
    """By result, deck and Rival; what is sifted stands in the address, and stays when one comes back."""
    person = Person(browser, server)
    page = person.page
    page.goto(f"{server.address}/replays")
    page.get_by_text("No game yet.").wait_for()
    given_up(person)
    person.begin((DECKS[1], DECKS[0]), ("person", "street"), 5)
    page.goto(f"{server.address}/replays")
    games = page.get_by_role("list", name="Your games").get_by_role("link")
    page.get_by_text("2 games").wait_for()
    page.get_by_label("Result").select_option("Lost")
    page.get_by_text("1 of 2 games").wait_for()
    assert "The Heist against Embracing Power" in games.inner_text()
    page.get_by_label("Rival").select_option("Street")
    page.get_by_text("No game is like that.").wait_for()
    page.get_by_label("Result").select_option("Unfinished")
    games.click()
    page.wait_for_selector("main.cinema")
    page.go_back()
    page.get_by_text("1 of 2 games").wait_for()
    assert page.get_by_label("Rival").input_value() == "Street"
    assert person.faults == []


def test_an_analysis_fills_in_while_one_looks(browser: Browser, server: Server) -> None:
    """It says how far it is, and what the bot thinks of a choice."""
    person = Person(browser, server)
    data = json.loads(whole_game())
    page = open_file(person, json.dumps(data | {"answers": data["answers"][:4]}))
    page.wait_for_selector("main.cinema")
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("complementary").get_by_text("0 of 4", exact=True).wait_for()
    page.get_by_role("button", name="Analyse this game").click()
    page.get_by_role("complementary").get_by_text("4 of 4", exact=True).wait_for(timeout=60_000)
    page.get_by_role("button", name="Choice").click()
    page.locator(".verdict").wait_for()
    assert page.get_by_text("bot’s choice", exact=True).count() == 1
    assert person.faults == []


def test_statistics_begin_empty_and_count_what_was_played(browser: Browser, server: Server) -> None:
    """Few games are said to be few."""
    person = Person(browser, server)
    page = person.page
    page.goto(f"{server.address}/stats")
    page.get_by_text("No finished game yet.").wait_for()
    given_up(person)
    page.goto(f"{server.address}/stats")
    page.get_by_text("One game is few").wait_for()
    page.get_by_role("row", name="Rookie").wait_for()
    page.get_by_role("combobox", name="Your deck").select_option("The Heist")
    page.wait_for_url("**/stats?deck=The+Heist")
    assert person.faults == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(("text", "theme"), [(100, "dark"), (150, "light")])
def test_nothing_sticks_out_and_axe_agrees(
    browser: Browser, server: Server, size: dict[str, int], text: int, theme: str
) -> None:
    """On every page and in every view."""
    person = Person(browser, server, size, text=text, theme=theme)
    page = person.page
    played = post(person, "records/games?number=20&seat=0&bot=rookie", whole_game())["id"]
    given_up(person)

    def looks_right() -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        small = page.evaluate(
            "[...document.querySelectorAll('main.cinema .desk button, main.cinema .desk input, aside button,"
            " aside a, .rest a, .rest button, .rest select, .rest input:not([type=file])')].filter(one => {"
            " const { width, height } = one.getBoundingClientRect();"
            " return width && (width < 44 || height < 44) && !one.matches('p button, li button') })"
            ".map(one => one.outerHTML)"
        )
        assert small == []
        assert person.complaints() == []

    for path in ("/replays", "/stats", "/replays/none"):
        page.goto(f"{server.address}{path}")
        page.locator("h1").wait_for()
        page.locator(".sieve, [role=alert]").first.wait_for()
        looks_right()
    page.goto(f"{server.address}/replays/{played}?at=16")
    page.wait_for_selector("main.cinema")
    for tab in ("Choice", "Log", "Analysis", "More"):
        page.get_by_role("button", name=tab, exact=True).click()
        looks_right()
    page.get_by_role("button", name="Play on from here").click()
    looks_right()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Your side").click()
    page.wait_for_selector("main.cinema[data-view='0']")
    looks_right()
    assert [fault for fault in person.faults if "400" not in fault] == []
