"""`streetcred cards` and `streetcred card`: the catalogue."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from streetcred.cards.catalogue import CARDS, find
from streetcred.errors import UnknownCard
from streetcred.terms import LEGEND, PROGRAM
from streetcred.text.abilities import text_of
from streetcred.text.english import ENGLISH

if TYPE_CHECKING:
    from streetcred.core.card import Card

COLOUR_STYLES = {"Red": "red", "Green": "green", "Blue": "blue", "Yellow": "yellow"}


def facts(card: Card) -> dict[str, Any]:
    """Give what a card says of itself, as data."""
    return {
        "id": card.slug,
        "name": card.name,
        "subtitle": card.subtitle,
        "type": card.type_name,
        "color": card.colour,
        "ram": card.ram,
        "cost": card.cost,
        "power": None if card.kind == PROGRAM else card.power,
        "sell_tag": card.sell_tag,
        "tags": list(card.tags),
        "keywords": list(card.keyword_names),
        "text": text_of(card, ENGLISH),
    }


def matches(card: Card, words: tuple[str, ...]) -> bool:
    """Give whether every word occurs in what the card says of itself."""
    said = facts(card)
    whole = " ".join(str(value) for value in said.values()).lower()
    return all(word.lower() in whole for word in words)


@click.command()
@click.argument("words", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Give the cards as JSON, for programs.")
def cards(words: tuple[str, ...], *, as_json: bool) -> None:
    r"""List the cards in which all WORDS occur, or all cards.

    Names, tags, types, colours, keywords and texts count.

    \b
        streetcred cards arasaka unit
        streetcred cards BLOCKER
        streetcred cards --json > cards.json
    """
    found = [card for card in CARDS.values() if matches(card, words)]
    if as_json:
        click.echo(json.dumps([facts(card) for card in found], indent=1, ensure_ascii=False))
        return
    if not found:
        raise UnknownCard(f"No card has all of these words: {' '.join(words)}.")
    Console().print(_table(found))


def _table(found: list[Card]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name, justify in (("Card", "left"), ("Type", "left"), ("RAM", "right"), ("Cost", "right"), ("Power", "right")):
        table.add_column(name, justify="right" if justify == "right" else "left", no_wrap=name != "Card")
    table.add_column("Text", ratio=1)
    for card in sorted(found, key=lambda card: (card.kind, card.colour, card.title)):
        table.add_row(
            Text(card.title, style=COLOUR_STYLES[card.colour]),
            card.type_name,
            f"{card.ram} {card.colour}",
            cost_words(card),
            power_words(card),
            text_of(card, ENGLISH).replace("\n", " / "),
        )
    return table


def cost_words(card: Card) -> str:
    """Say a cost; a null cost is a dash (3.11.2)."""
    return "–" if card.cost is None else str(card.cost)


def power_words(card: Card) -> str:
    """Say a power, as it is printed."""
    if card.kind == PROGRAM:
        return ""
    return f"{card.power}{'+' if card.power_plus else ''}"


@click.command()
@click.argument("name", nargs=-1, required=True)
def card(name: tuple[str, ...]) -> None:
    r"""Show one card: facts and text.

    \b
        streetcred card corpo security
        streetcred card "Goro Takemura: Losing His Way"
    """
    found = find(" ".join(name))
    click.echo(describe(found))


def describe(card: Card) -> str:
    """Give a card in a few lines."""
    power = power_words(card)
    ram = f"{card.ram} {card.colour} RAM" if card.kind != LEGEND else f"gives {card.ram} {card.colour} RAM"
    parts = [card.type_name, ram, f"cost {cost_words(card)}", f"power {power}" if power else "", *card.tags]
    lines = [card.title, ", ".join(part for part in parts if part), "sell tag" if card.sell_tag else "no sell tag"]
    text = text_of(card, ENGLISH)
    return "\n".join([*lines, *(["", text] if text else [])])
