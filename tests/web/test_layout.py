"""Everything has its place on the screen, on a desktop and on a phone."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from streetcred.core import decision as ask
from streetcred.core import look
from tests.positions import most, of_every_kind
from tests.web.people import PHONE, WIDE, Person

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

    from streetcred import Game
    from streetcred.core.state import Side
    from tests.positions import Position
    from tests.web.conftest import Server

GAMES: Final = 300
"""In so many random games each of these is found in abundance."""
PICTURES: Final = os.environ.get("STREETCRED_PICTURES", "")
"""A folder for pictures of everything that is looked at, to look at it oneself."""
SIZES: Final = {"wide": WIDE, "phone": PHONE}
RULES: Final = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")


def _own(game: Game) -> Side:
    assert game.decision is not None
    return game.state.sides[game.decision.player]


def _options(game: Game, kind: int) -> int:
    """Count what can be answered to a question of that kind."""
    assert game.decision is not None
    return len(game.options) if game.decision.kind == kind else 0


def _gear(game: Game) -> int:
    """Count the Gear on the field, most of all that of one Unit."""
    counts = [len(game.state.piece(unit).gear) for side in game.state.sides for unit in side.field]
    return 10 * max(counts, default=0) + sum(counts)


def _eddies(game: Game) -> int:
    own = _own(game)
    return look.ready_eddies(game.state, game.state.sides.index(own)) + own.spent_eddies


def _legends(game: Game) -> int:
    """Count spent and face-down Legends."""
    lying = [game.state.piece(number) for side in game.state.sides for number in side.legends]
    return sum(not piece.ready for piece in lying) + sum(not piece.face_up for piece in lying)


MEASURES: Final[dict[str, Callable[[Game], int]]] = {
    "units": lambda game: sum(len(side.field) for side in game.state.sides),
    "gear": _gear,
    "eddies": _eddies,
    "gigs": lambda game: min(len(side.gigs) for side in game.state.sides),
    "hand": lambda game: len(_own(game).hand),
    "payment": lambda game: _options(game, ask.PAYMENT),
    "reaction": lambda game: _options(game, ask.REACT),
    "steal": lambda game: _options(game, ask.STEAL),
    "legends": _legends,
    "options": lambda game: len(game.options),
    "trash": lambda game: len(_own(game).trash),
}
SITUATIONS: Final = (*MEASURES, "opening hand", "order", "pick")


@pytest.fixture(scope="module")
def positions() -> dict[str, Position]:
    """Give a position for each situation."""
    kinds = of_every_kind()
    others = {"opening hand": kinds["opening_hand"], "order": kinds["order"], "pick": kinds["pick"]}
    return {**most(MEASURES, GAMES), **others}


@pytest.fixture(scope="module", params=SIZES)
def person(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Person]:
    """Give somebody with a screen of that size."""
    one = Person(browser, server, SIZES[request.param])
    yield one
    assert one.faults == []
    one.context.close()


def is_in_order(person: Person, name: str) -> None:
    """Find nothing wrong with the layout of what is shown."""
    if PICTURES:
        width = person.page.viewport_size["width"] if person.page.viewport_size else 0
        person.page.screenshot(path=f"{PICTURES}/{name.replace(' ', '-')}-{width}.png")
    assert person.page.evaluate(RULES) == []


@pytest.mark.parametrize("situation", SITUATIONS)
def test_the_table(person: Person, positions: dict[str, Position], situation: str) -> None:
    """In all sorts of situations, with the options folded and unfolded."""
    person.begin_at(positions[situation])
    is_in_order(person, situation)
