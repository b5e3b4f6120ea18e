"""Trying a card over plain HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .players import server

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    import httpx


@pytest.fixture
async def me(tmp_path: Path) -> AsyncGenerator[httpx.AsyncClient]:
    """Give a visitor of a server."""
    async with server(tmp_path) as served, served.visitor() as one:
        yield one


async def test_a_game_begins_at_the_table_of_the_card(me: httpx.AsyncClient) -> None:
    """Against a bot, and it is among one's games."""
    begun = await me.post("/api/cards/kiroshi-optics/try")
    assert begun.status_code == 201, begun.text
    game = begun.json()
    assert (game["seats"], game["scene"]["cards"]) == (["person", "street"], ["kiroshi-optics"])
    assert game["scene"]["steps"] == 1
    assert [one["id"] for one in (await me.get("/api/games")).json()] == [game["id"]]


async def test_a_card_that_is_none_is_not_tried(me: httpx.AsyncClient) -> None:
    """A sentence says so."""
    answer = await me.post("/api/cards/nobody/try")
    assert (answer.status_code, answer.json()["reason"]) == (
        404,
        "No card has the id nobody. All cards are at /cards.",
    )
