"""Searches for better swaps beside the server."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from streetcred.decks import LISTS
from streetcred.lab.climb import Climb
from streetcred.lab.workers import workers
from streetcred.server import improving
from streetcred.server.deck_box import list_of
from streetcred.server.deck_messages import Improvement
from streetcred.server.improver import Errand, ascent_of, report

from .players import PATIENCE, server

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    import httpx

    from .players import Served

HEIST: dict[str, Any] = msgspec.to_builtins(list_of(LISTS["the-heist"]))
ASKED: dict[str, Any] = {"deck": HEIST, "effort": "quick", "bot": "random"}


@pytest.fixture
async def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Served]:
    """Run a server on which little is searched."""
    monkeypatch.setitem(improving.SIZES, "quick", improving.Size(1, 2, 1))
    async with server(tmp_path) as one:
        yield one


@pytest.fixture
async def me(served: Served) -> AsyncGenerator[httpx.AsyncClient]:
    """Give a visitor."""
    async with served.visitor() as one:
        yield one


async def told(visitor: httpx.AsyncClient) -> Improvement:
    """Give how far the search of somebody has come."""
    return msgspec.json.decode((await visitor.get("/api/improvement")).content, type=Improvement)


async def ended(visitor: httpx.AsyncClient) -> Improvement:
    """Wait for the end of somebody's search."""
    async with asyncio.timeout(PATIENCE * 4):
        while (found := await told(visitor)).state == "running":  # noqa: ASYNC110 - as the page asks
            await asyncio.sleep(0.02)
    return found


async def test_a_search_goes_on_beside_the_server_to_its_end(me: httpx.AsyncClient) -> None:
    """It tells how far it has come, and what it found."""
    assert (await me.get("/api/improvement")).json() is None
    begun = await me.post("/api/improvement", json=ASKED)
    assert (begun.status_code, begun.json()["state"]) == (201, "running")
    again = await me.post("/api/improvement", json=ASKED)
    assert (again.status_code, "wait for its end" in again.json()["reason"]) == (409, True)
    found = await ended(me)
    assert found.state == "done", found.words
    assert found.words
    assert 0 < found.games <= found.most
    (only,) = found.rounds
    assert len(only.tried) == 2
    assert only.tried[0].out in {*HEIST["legends"], *HEIST["cards"]}
    assert (await me.post("/api/improvement/stop")).json()["state"] == "done"


async def test_a_search_is_stopped(served: Served, me: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is one's own; another one may begin then. There are only so many at once."""
    monkeypatch.setattr(improving, "AT_ONCE", 1)
    await me.post("/api/improvement", json=ASKED | {"effort": "thorough"})
    async with served.visitor() as other:
        assert (await other.get("/api/improvement")).json() is None
        assert (await other.post("/api/improvement/stop")).status_code == 400
        full = await other.post("/api/improvement", json=ASKED)
        assert (full.status_code, "no more may be" in full.json()["reason"]) == (429, True)
        stopped = await me.post("/api/improvement/stop")
        assert (stopped.status_code, stopped.json()["state"]) == (200, "stopped")
        assert (await other.post("/api/improvement", json=ASKED)).status_code == 201


async def test_a_process_that_dies_is_told(me: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search has failed; nobody waits for it."""
    monkeypatch.setattr("sys.executable", "/bin/false")
    await me.post("/api/improvement", json=ASKED)
    found = await ended(me)
    assert (found.state, "try it again" in found.words) == ("failed", True)


async def test_a_search_does_not_go_on_without_end(me: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """After so many minutes it is stopped."""
    monkeypatch.setattr(improving, "LONGEST", 0.01)
    await me.post("/api/improvement", json=ASKED | {"effort": "thorough"})
    found = await ended(me)
    assert (found.state, "Stopped after" in found.words) == ("stopped", True)


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "not legal": ({"deck": HEIST | {"legends": []}}, "is not legal"),
    "slow": ({"bot": "legend"}, "not by 'legend'"),
    "nobody": ({"bot": "nobody"}, "not by 'nobody'"),
    "strange": ({"keeping": ["minotaur"]}, "is not in the deck"),
    "no card": ({"keeping": ["nothing"]}, "is not in the deck"),
    "effort": ({"effort": "endless"}, "This is no search"),
}


@pytest.mark.parametrize("name", WRONG)
async def test_what_can_t_be_searched_is_refused(me: httpx.AsyncClient, name: str) -> None:
    """In a sentence."""
    wrong, reason = WRONG[name]
    answer = await me.post("/api/improvement", json=ASKED | wrong)
    assert (answer.status_code, reason in answer.json()["reason"]) == (400, True), answer.text


def test_what_was_kept_stays_and_swaps_are_told_with_intervals(tmp_path: Path) -> None:
    """The report has what the lab found, in ids."""
    errand = Errand(list_of(LISTS["the-heist"]), "random", HEIST["legends"], 1, 2, 1, 7)
    asked = ascent_of(errand)
    climb = Climb(asked, tmp_path, asked.base.deck)
    with workers() as alone:
        games = sum(climb.play(alone))
    found = report(climb, games, is_over=True)
    assert found.words == climb.judgement
    assert found.games == games
    assert not {swap.out for one in found.rounds for swap in one.tried} & set(HEIST["legends"])
    for told_round, known in zip(found.rounds, climb.rounds, strict=True):
        assert told_round.taken == known.is_taken
        assert [swap.out for swap in told_round.tried] == [swap.out.slug for swap, _, _ in known.tried]
