"""What the facts of every card do in play: the cost is paid, the power counts, the sell tag sells."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

import pytest

from streetcred.cards.catalogue import CARDS
from streetcred.core.decision import FIELD_LEGEND, PLAY, SELL
from streetcred.testing import Table, legend, me

FACTS: Final = list(csv.DictReader((Path(__file__).parent / "facts.csv").read_text("utf-8").splitlines()))


def of_type(kind: str, *, dash: bool = False) -> list[tuple[str, int, int]]:
    """Give id, cost and power of the cards of a type, with or without a cost."""
    rows = [row for row in FACTS if row["type"] == kind and dash == (not row["cost"])]
    return [(row["card"], int(row["cost"] or 0), int(row["power"] or 0)) for row in rows]


def test_all_cards_are_listed() -> None:
    """3.10.2 Each once."""
    assert [row["card"] for row in FACTS] == list(dict.fromkeys(row["card"] for row in FACTS))
    assert {row["card"] for row in FACTS} == set(CARDS)


@pytest.mark.parametrize(("name", "cost", "power"), of_type("Unit"))
def test_a_unit(name: str, cost: int, power: int) -> None:
    """3.11.1, 3.17.2 It takes exactly its cost to play it, and on the field it has its power."""
    assert not Table(me(hand=[name], eddies=cost - 1)).me.may(PLAY)

    table = Table(me(hand=[name], field=["secondhand"], eddies=cost))
    table.me.plays(name)

    assert table.me.eddies == 0
    assert table.me.power(name) == power
    table.stops_here()


@pytest.mark.parametrize(("name", "cost", "power"), of_type("Gear"))
def test_a_gear(name: str, cost: int, power: int) -> None:
    """3.11.1, 3.17.3.1 It takes exactly its cost to play it, and its host inherits its power."""
    assert not Table(me(hand=[name], field=["secondhand"], eddies=cost - 1)).me.may(PLAY)

    table = Table(me(hand=[name], field=["secondhand"], eddies=cost))
    table.me.plays(name)

    assert table.me.eddies == 0
    assert table.me.power("secondhand") == power


@pytest.mark.parametrize(("name", "cost", "power"), of_type("Program"))
def test_a_program(name: str, cost: int, power: int) -> None:
    """3.11.1 It takes exactly its cost to play it, and it has no power."""
    assert not Table(me(hand=[name], eddies=cost - 1)).me.may(PLAY)

    table = Table(me(hand=[name], eddies=cost))
    table.me.plays(name)

    assert table.me.spent_eddies == cost
    assert power == 0
    table.stops_here()


@pytest.mark.parametrize(("name", "cost", "power"), of_type("Legend"))
def test_a_legend_with_a_cost(name: str, cost: int, power: int) -> None:
    """4.5 It takes exactly its cost to play it to the field, where it has its power."""
    assert not Table(me(legends=[legend(name, spent=True)], eddies=cost - 1)).me.may(FIELD_LEGEND)

    table = Table(me(legends=[legend(name, spent=True)], eddies=cost))
    table.me.fields(name)

    assert table.me.eddies == 0
    assert table.me.power(name) == power


@pytest.mark.parametrize(("name", "cost", "power"), of_type("Legend", dash=True))
def test_a_legend_without_a_cost(name: str, cost: int, power: int) -> None:
    """4.5.3 No money brings it to the field; its power is 0."""
    table = Table(me(legends=[name], eddies=20 + cost))

    assert not table.me.may(FIELD_LEGEND)
    assert table.me.power(name) == power == 0


@pytest.mark.parametrize("name", [row["card"] for row in FACTS if row["type"] == "Legend"])
def test_every_legend_pays_face_up(name: str) -> None:
    """3.12.2 It has a sell tag, so it is worth 1 €$."""
    table = Table(me(hand=["mantis-blades"], legends=[name]))

    table.me.plays("mantis-blades")

    assert table.me.is_spent(name)


@pytest.mark.parametrize(("name", "sells"), [(row["card"], row["sells"]) for row in FACTS if row["type"] != "Legend"])
def test_a_sell_tag_sells(name: str, sells: str) -> None:
    """3.12.1 All Gears and Programs can be sold, and of the Units only MT0D12 Flathead."""
    assert Table(me(hand=[name])).me.may(SELL) == (sells == "yes")
