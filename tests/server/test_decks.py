"""Decks that people keep on the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from streetcred.decks import LISTS, decode, parse, write
from streetcred.server import deck_box
from streetcred.server.deck_box import list_of
from streetcred.server.deck_messages import DeckRead, DeckRules, DeckVersion, DeckWritten, KeptDeck, OwnDeck

from .players import server

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    import httpx

    from .players import Served

HEIST: dict[str, Any] = msgspec.to_builtins(list_of(LISTS["the-heist"], "opens well"))


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


async def kept(visitor: httpx.AsyncClient, **changed: Any) -> KeptDeck:
    """Let somebody keep a new deck."""
    answer = await visitor.post("/api/decks", json={"deck": HEIST | changed})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=KeptDeck)


async def own(visitor: httpx.AsyncClient) -> list[OwnDeck]:
    """Give the decks of somebody."""
    return msgspec.json.decode((await visitor.get("/api/decks/own")).content, type=list[OwnDeck])


async def test_a_deck_is_kept_and_found_again(me: httpx.AsyncClient) -> None:
    """With its notes; the page's list has it in short."""
    deck = await kept(me, name="  Mine   all mine ")
    again = msgspec.json.decode((await me.get(f"/api/decks/{deck.id}")).content, type=KeptDeck)
    assert again == deck
    assert (deck.mine, deck.version, deck.gone, deck.breaches) == (True, 1, False, [])
    assert msgspec.to_builtins(deck.deck) == HEIST | {"name": "Mine all mine"}
    (short,) = await own(me)
    assert (short.id, short.name, short.legal, short.cards) == (deck.id, "Mine all mine", True, HEIST["cards"])
    assert set(short.colours) == {card.colour for card in (*LISTS["the-heist"].legends, *LISTS["the-heist"].main)}


async def test_a_deck_that_is_not_legal_is_kept_too(me: httpx.AsyncClient) -> None:
    """7.3 With every reason; even one without any card."""
    deck = await kept(me, legends=HEIST["legends"][:2])
    assert any("2" in breach for breach in deck.breaches)
    empty = await kept(me, name="", legends=[], cards={}, notes="")
    assert empty.deck.name == deck_box.UNNAMED
    assert [one.legal for one in await own(me)] == [False, False]


async def test_versions_are_added_and_none_is_changed(me: httpx.AsyncClient) -> None:
    """The last first; a deck that is put away can be brought back."""
    deck = await kept(me)
    path = f"/api/decks/{deck.id}/versions"
    fewer = HEIST | {"cards": dict(list(HEIST["cards"].items())[1:])}
    assert (await me.post(path, json={"number": 2, "deck": fewer})).status_code == 201
    gone = await me.post(path, json={"number": 3, "deck": fewer, "gone": True})
    assert gone.json()["gone"]
    assert await own(me) == []
    versions = msgspec.json.decode((await me.get(path)).content, type=list[DeckVersion])
    assert [(one.number, one.gone) for one in versions] == [(3, True), (2, False), (1, False)]
    assert msgspec.to_builtins(versions[2].deck) == HEIST
    assert (await me.post(path, json={"number": 4, "deck": HEIST})).status_code == 201
    assert [one.version for one in await own(me)] == [4]


async def test_who_comes_too_late_is_told(me: httpx.AsyncClient) -> None:
    """Two pages with the same deck: the second is not lost, and does not overwrite the first."""
    deck = await kept(me)
    path = f"/api/decks/{deck.id}/versions"
    assert (await me.post(path, json={"number": 2, "deck": HEIST})).status_code == 201
    for number in (1, 2, 4, 0, -1):
        late = await me.post(path, json={"number": number, "deck": HEIST})
        assert late.status_code == 409
        assert "changed elsewhere" in late.json()["reason"]
    assert len((await me.get(path)).json()) == 2


async def test_a_deck_is_shared_by_its_link(served: Served, me: httpx.AsyncClient) -> None:
    """Whoever has it can read the deck and not change it; it is in nobody else's list."""
    deck = await kept(me)
    async with served.visitor() as other:
        found = msgspec.json.decode((await other.get(f"/api/decks/{deck.id}")).content, type=KeptDeck)
        assert not found.mine
        assert found.deck == deck.deck
        assert await own(other) == []
        refused = await other.post(f"/api/decks/{deck.id}/versions", json={"number": 2, "deck": HEIST})
        assert refused.status_code == 400
        assert "not yours" in refused.json()["reason"]


async def test_lists_of_the_game_are_decks_too(me: httpx.AsyncClient) -> None:
    """Which nobody can change."""
    deck = msgspec.json.decode((await me.get("/api/decks/the-heist")).content, type=KeptDeck)
    assert (deck.mine, deck.version, deck.breaches) == (False, 0, [])
    assert deck.deck == list_of(LISTS["the-heist"])
    assert (await me.get("/api/decks/the-heist/versions")).json() == []
    for missing in ("nothing", "x" * 22):
        answer = await me.get(f"/api/decks/{missing}")
        assert (answer.status_code, "no such deck" in answer.json()["reason"]) == (404, True)
        assert (await me.post(f"/api/decks/{missing}/versions", json={"deck": HEIST})).status_code == 404


async def test_a_game_is_begun_with_a_kept_deck(served: Served, me: httpx.AsyncClient) -> None:
    """By its id, one's own or somebody's whose link one has; one that is not legal is refused."""
    deck = await kept(me, name="Heist #2: again")
    bad = await kept(me, legends=[])
    async with served.visitor() as other:
        begun = await other.post("/api/games", json={"decks": [deck.id, "the-heist"], "seats": ["person", "random"]})
        assert begun.json()["decks"] == ["Heist #2: again", "The Heist"]
    refused = await me.post("/api/games", json={"decks": [bad.id, "the-heist"], "seats": ["person", "random"]})
    assert (refused.status_code, "is not legal" in refused.json()["reason"]) == (400, True)
    unknown = await me.post("/api/games", json={"decks": ["x" * 22, "the-heist"], "seats": ["person", "random"]})
    assert "No list is named" in unknown.json()["reason"]


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown card": ({"cards": {"no-such-card": 1}}, "No card has the id 'no-such-card'"),
    "an unknown legend": ({"legends": ["nobody"]}, "No card has the id 'nobody'"),
    "no copies": ({"cards": {"floor-it": 0}}, "1 to 50 copies of Floor It, not 0"),
    "too many": ({"cards": {"floor-it": 1000}}, "1 to 50 copies of Floor It"),
    "legends": ({"legends": HEIST["legends"] * 9}, "no more than 10 Legends"),
    "a long name": ({"name": "x" * 61}, "at most 60 characters"),
    "long notes": ({"notes": "x" * 5_001}, "at most 5,000 characters"),
    "a word": ({"cards": {"floor-it": "three"}}, "This is no deck"),
    "more": ({"more": 1}, "This is no deck"),
}


@pytest.mark.parametrize("name", WRONG)
async def test_what_can_t_be_kept_is_refused(me: httpx.AsyncClient, name: str) -> None:
    """In a sentence, with 400."""
    wrong, reason = WRONG[name]
    answer = await me.post("/api/decks", json={"deck": HEIST | wrong})
    assert (answer.status_code, reason in answer.json()["reason"]) == (400, True), answer.text
    assert await own(me) == []


@pytest.mark.parametrize("path", ["decks", "decks/read", "decks/written", "decks/x/versions", "improvement"])
@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 50_000, b"null"])
async def test_what_is_no_json_is_refused(me: httpx.AsyncClient, path: str, body: bytes) -> None:
    """Never with a fault of the server."""
    answer = await me.post(f"/api/{path}", content=body)
    assert answer.status_code in (400, 404)
    assert answer.json()["reason"]


async def test_nobody_keeps_decks_without_end(me: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor versions."""
    monkeypatch.setattr(deck_box, "MOST_DECKS", 2)
    monkeypatch.setattr(deck_box, "MOST_VERSIONS", 1)
    first, _ = await kept(me), await kept(me)
    assert "as many as one may" in (await me.post("/api/decks", json={"deck": HEIST})).json()["reason"]
    more = await me.post(f"/api/decks/{first.id}/versions", json={"number": 2, "deck": HEIST})
    assert "go on with a copy" in more.json()["reason"]


async def test_what_is_pasted_is_read(me: httpx.AsyncClient) -> None:
    """Text, list, code and link; what is not clear comes back with what may be meant."""
    deck = LISTS["the-heist"]
    answer = (await me.post("/api/decks/written", json=HEIST)).content
    forms = msgspec.json.decode(answer, type=DeckWritten)
    assert parse(forms.text) == decode(forms.code) == deck
    for text in (forms.text, forms.code, f"http://somewhere/decks/new#{forms.code}"):
        found = msgspec.json.decode((await me.post("/api/decks/read", json={"text": text})).content, type=DeckRead)
        assert (found.deck, found.doubts) == (list_of(deck), [])
    text = "3 Mantis Blads\nAdam Smasher\n2 Floor It"
    found = msgspec.json.decode((await me.post("/api/decks/read", json={"text": text})).content, type=DeckRead)
    assert found.deck == list_of(parse("2 Floor It", ""))
    slip, name = found.doubts
    assert (slip.line, slip.count, slip.nearest[0]) == (1, 3, "mantis-blades")
    assert set(name.nearest) == {"adam-smasher-ender-of-legends", "adam-smasher-metal-over-meat"}
    for long in ("x" * 20_001, "\n" * 501):
        assert (await me.post("/api/decks/read", json={"text": long})).status_code == 400
    broken = await me.post("/api/decks/read", json={"text": forms.code[:-9]})
    assert "not whole" in broken.json()["reason"]


async def test_the_rules_are_told_as_numbers(me: httpx.AsyncClient) -> None:
    """7.3 For the page, which looks at them while a deck is built."""
    rules = msgspec.json.decode((await me.get("/api/decks/rules")).content, type=DeckRules)
    assert (rules.legends, rules.fewest, rules.most, rules.copies, rules.opening_hand) == (3, 40, 50, 3, 6)
    assert [one.name for one in rules.fixed] == [LISTS[slug].name for slug in ("demo-arasaka", "demo-mercs")]


async def test_a_written_deck_is_our_text(me: httpx.AsyncClient) -> None:
    """As the terminal writes it."""
    told = (await me.post("/api/decks/written", json=HEIST)).json()
    assert told["text"] == write(LISTS["the-heist"])
