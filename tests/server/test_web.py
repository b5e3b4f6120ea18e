"""What is asked over plain HTTP, who is who, and what the page may do."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

import streetcred
from streetcred import rulebook
from streetcred.agents import BOTS
from streetcred.cards.catalogue import CARDS
from streetcred.decks import LISTS, write
from streetcred.server import app, settings
from streetcred.server.messages import PROTOCOL, Card, DeckSummary, RuleSheet

from .players import DECKS, begin, line_to, player, server

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    import httpx

    from .players import Served

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
async def served(tmp_path: Path) -> AsyncGenerator[Served]:
    """Run a server."""
    async with server(tmp_path) as one:
        yield one


@pytest.fixture
async def me(served: Served) -> AsyncGenerator[httpx.AsyncClient]:
    """Give a visitor."""
    async with served.visitor() as one:
        yield one


async def test_it_says_that_it_is_there_and_what_it_is(me: httpx.AsyncClient) -> None:
    """For whoever watches over it, and for the page."""
    assert (await me.get("/api/health")).json() == {"status": "ok"}
    told = (await me.get("/api/version")).json()
    assert (told["streetcred"], told["protocol"], told["engine"]) == (
        streetcred.__version__,
        PROTOCOL,
        streetcred.ENGINE,
    )


async def test_cards_are_sent_once(me: httpx.AsyncClient) -> None:
    """All of them, with a tag by which the browser knows that they are the same."""
    answer = await me.get("/api/cards")
    cards = msgspec.json.decode(answer.content, type=list[Card])
    assert [card.id for card in cards] == sorted(CARDS)
    assert all(card.text or not CARDS[card.id].abilities for card in cards)
    assert {card.power for card in cards if card.type == "Gear"} >= {"+1", "+2"}
    again = await me.get("/api/cards", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_decks_and_bots(me: httpx.AsyncClient) -> None:
    """Whatever a new game may name."""
    decks = msgspec.json.decode((await me.get("/api/decks")).content, type=list[DeckSummary])
    assert [deck.id for deck in decks] == list(LISTS)
    assert all(len(deck.legends) == 3 and set(deck.cards) <= set(CARDS) for deck in decks)
    assert [bot["id"] for bot in (await me.get("/api/bots")).json()] == list(BOTS)


async def test_a_rule_by_its_number(me: httpx.AsyncClient) -> None:
    """With those below it; a number that is none gets a sentence."""
    sheet = msgspec.json.decode((await me.get("/api/rules/9.12")).content, type=RuleSheet)
    rule = rulebook.find("9.12")
    assert rule is not None
    assert (sheet.rule.number, sheet.rule.words) == (rule.number, rule.text)
    assert [one.number for one in sheet.below] == [one.number for one in rulebook.children("9.12")]
    missing = await me.get("/api/rules/99.1")
    assert (missing.status_code, missing.json()) == (404, {"reason": "No rule has the number 99.1."})


async def test_headers_are_strict(me: httpx.AsyncClient) -> None:
    """On everything, mistakes included."""
    for path in ("/", "/api/health", "/api/nothing", "/assets/nothing.js", "/games/x"):
        headers = (await me.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_the_page_and_its_files(me: httpx.AsyncClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files that are named after what is in them are kept for good; the page itself is asked for every time."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page</p>", "utf-8")
    (tmp_path / "assets" / "index-1.js").write_text("1", "utf-8")
    monkeypatch.setattr(app, "page_folder", lambda: tmp_path)
    for path in ("/", "/games/some-game", "/../pyproject.toml", "/%2e%2e/pyproject.toml"):
        answer = await me.get(path)
        assert (answer.text, answer.headers["cache-control"]) == ("<p>page</p>", "no-cache")
        assert answer.headers["content-type"].startswith("text/html")
    script = await me.get("/assets/index-1.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert (await me.get("/assets/other.js")).status_code == 404


async def test_without_a_page_it_says_how_to_build_it(me: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a sentence."""
    monkeypatch.setattr(app, "page_folder", lambda: None)
    answer = await me.get("/")
    assert answer.status_code == 503
    assert "npm run build" in answer.text


def test_the_page_is_looked_for_in_the_package_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then in the checkout around it."""
    here = tmp_path / "src" / "streetcred" / "server"
    (tmp_path / "web" / "dist").mkdir(parents=True)
    (here / "page").mkdir(parents=True)
    monkeypatch.setattr(settings, "__file__", str(here / "settings.py"))
    assert settings.page_folder() is None
    (tmp_path / "web" / "dist" / "index.html").touch()
    assert settings.page_folder() == tmp_path / "web" / "dist"
    (here / "page" / "index.html").touch()
    assert settings.page_folder() == here / "page"


async def test_a_cookie_is_given_once_and_not_to_who_comes_from_elsewhere(served: Served) -> None:
    """A strict cookie does not come along with a link from another site; a new one would lose the games of the old."""
    async with served.visitor() as one:
        assert "set-cookie" not in (await one.get("/")).headers
        for site in ("cross-site", "same-site"):
            assert "set-cookie" not in (await one.get("/api/games", headers={"sec-fetch-site": site})).headers
        cookie = (await one.get("/api/games")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        answer = await one.get("/api/games")
        assert "set-cookie" not in answer.headers
        assert answer.headers["cache-control"] == "no-store"
        value = one.cookies["streetcred"]
        await begin(one)
        assert one.cookies["streetcred"] == value


async def test_a_cookie_that_is_none_is_replaced(served: Served) -> None:
    """Whatever it holds."""
    async with served.visitor() as one:
        for value in ("short", "x" * 5000, "a;b", '"'):
            assert "set-cookie" in (await one.get("/api/games", headers={"cookie": f"streetcred={value}"})).headers


async def test_games_are_ones_own(served: Served, me: httpx.AsyncClient) -> None:
    """Nobody else finds them in the list, or can sit down at them."""
    game = await begin(me)
    async with served.visitor() as other:
        assert (await other.get("/api/games")).json() == []
        async with line_to(served, other, game.id) as line:
            assert "not yours" in str(await line.recv())
            await line.wait_closed()
            assert line.close_code == 4404
    async with line_to(served, me, "no-such-game") as line:
        await line.wait_closed()
        assert line.close_code == 4404


async def test_the_game_played_last_is_first_in_the_list(served: Served, me: httpx.AsyncClient) -> None:
    """With where it stands."""
    first, second = await begin(me), await begin(me, ("random", "person"), decks=("demo-mercs", "the-heist"))
    listed = (await me.get("/api/games")).json()
    assert {one["id"] for one in listed} == {first.id, second.id}
    async with player(served, me, second.id, 1) as one:
        await one.play_on(6)
    async with player(served, me, first.id) as one:
        await one.play_on(3)
    last, before = (await me.get("/api/games")).json()
    assert (last["id"], before["id"]) == (first.id, second.id)
    assert before["seats"] == ["random", "person"]
    assert before["mine"] == [1]
    assert before["decks"] == [LISTS["demo-mercs"].name, "The Heist"]
    assert before["number"] >= 6
    assert before["result"] is None
    assert before["begun"] < before["played"]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_page_of_another_server_is_not_let_in(served: Served, me: httpx.AsyncClient, origin: str) -> None:
    """Even with the cookie."""
    game = await begin(me)
    with pytest.raises(InvalidStatus) as refused:
        async with line_to(served, me, game.id, origin=origin):
            pass
    assert refused.value.response.status_code == 403


async def test_the_own_page_is_let_in(served: Served, me: httpx.AsyncClient) -> None:
    """Its origin is the host that it asks."""
    game = await begin(me)
    async with line_to(served, me, game.id, origin=f"http://{served.at}") as line:
        await line.send(b"")
        assert "text in JSON" in str(await line.recv())


async def test_a_deck_may_be_written_down(me: httpx.AsyncClient) -> None:
    """As the deck files are."""
    game = await begin(me, decks=(write(LISTS["samurai-on-tour"]), "the-heist"))
    assert game.decks[0] == LISTS["samurai-on-tour"].name


WRONG: dict[str, tuple[dict[str, object], str]] = {
    "no list": ({"decks": ["no-such-list", "the-heist"]}, "No list is named 'no-such-list'"),
    "a file": ({"decks": ["/etc/passwd", "the-heist"]}, "No list is named"),
    "no deck": ({"decks": ["3 Mantis Blades\n2 Nothing At All", "the-heist"]}, "Line 2"),
    "too small": ({"decks": ["3 Mantis Blades\n", "the-heist"]}, "No list is named"),
    "not legal": ({"decks": ["name: small\n3 Mantis Blades", "the-heist"]}, "is not legal"),
    "too long": ({"decks": ["x\n" * 10_000, "the-heist"]}, "no longer than"),
    "nobody": ({"seats": ["person", "somebody"]}, "Nobody is named 'somebody'"),
    "a seed below": ({"seed": -1}, "A seed is a number"),
    "a seed beyond": ({"seed": 2**60}, "A seed is a number"),
    "one deck": ({"decks": ["the-heist"]}, "This is no new game"),
    "more": ({"more": 1}, "This is no new game"),
}


@pytest.mark.parametrize("name", WRONG)
async def test_a_game_that_can_t_be_played_is_refused(me: httpx.AsyncClient, name: str) -> None:
    """In a sentence, with 400."""
    wrong, reason = WRONG[name]
    answer = await me.post("/api/games", json={"decks": DECKS, "seats": ["person", "random"]} | wrong)
    assert answer.status_code == 400
    assert reason in answer.json()["reason"]
    assert (await me.get("/api/games")).json() == []


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 50_000, b"null"])
async def test_what_is_no_json_is_refused(me: httpx.AsyncClient, body: bytes) -> None:
    """Never with a fault of the server."""
    answer = await me.post("/api/games", content=body)
    assert answer.status_code == 400
    assert answer.json()["reason"].startswith("This is no new game")


async def test_a_body_that_is_too_large_is_refused(me: httpx.AsyncClient) -> None:
    """Before it is read."""
    assert (await me.post("/api/games", content=b"x" * 1_000_000)).status_code == 413


async def test_what_is_not_there_is_told_in_a_sentence(me: httpx.AsyncClient) -> None:
    """And what can't be done with it."""
    for answer in (await me.get("/api/nothing"), await me.delete("/api/games"), await me.post("/api/cards")):
        assert answer.status_code in (404, 405)
        assert answer.json()["reason"]


def test_the_schema_of_the_messages_is_up_to_date() -> None:
    """The page's types are made from it."""
    spec = importlib.util.spec_from_file_location("messages_script", ROOT / "scripts" / "messages.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.SCHEMA.read_text("utf-8") == script.schema()
