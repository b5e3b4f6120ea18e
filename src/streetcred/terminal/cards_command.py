"""`streetcred cards` and `streetcred card`: the catalogue."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from streetcred.cards.announced import ANNOUNCED
from streetcred.cards.catalogue import CARDS, find, find_announced
from streetcred.errors import UnknownCard
from streetcred.printings import errata_of, printings_of
from streetcred.search import facts_of, read
from streetcred.terminal.language import language_option
from streetcred.terms import LEGEND, PROGRAM, TYPE_NAMES
from streetcred.text.abilities import text_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from streetcred.cards.announced import Announced
    from streetcred.core.card import Card
    from streetcred.text.book import Book

NAMED = re.compile(r"[!-]?[a-z]+(?:<=|>=|!=|[:=<>])", re.IGNORECASE)
SEVERAL = re.compile(r"\s[!-]?[a-z]+[:=<>!]", re.IGNORECASE)
"""What shows that several words of a search stand in one word of the command line."""
COLOUR_STYLES = {"Red": "red", "Green": "green", "Blue": "blue", "Yellow": "yellow"}


def facts(card: Card, book: Book) -> dict[str, Any]:
    """Give what a card says of itself, as data; its text in the language of the book."""
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
        "text": text_of(card, book),
        **_printed(card.slug),
    }


def known_facts(card: Announced) -> dict[str, Any]:
    """Give what is known of a card without a known text, as data; what nobody knows is null."""
    unknown = dict.fromkeys(("ram", "cost", "power", "sell_tag", "tags", "keywords", "text"))
    named = {"id": card.slug, "name": card.name, "subtitle": card.subtitle}
    return {**named, "type": TYPE_NAMES[card.kind], "color": card.colour, **unknown, **_printed(card.slug)}


def _printed(slug: str) -> dict[str, Any]:
    printings = [{"set": one.set.code, "number": one.number, "rarity": one.rarity} for one in printings_of(slug)]
    errata = [{"printing": one.printing, "date": one.date, "correction": one.correction} for one in errata_of(slug)]
    return {"printings": printings, "errata": errata}


def _have(words: tuple[str, ...], values: Iterable[object]) -> bool:
    whole = " ".join(str(value) for value in values).lower()
    return all(word.lower() in whole for word in words)


@click.command()
@click.argument("words", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Give the cards as JSON, for programs.")
@language_option
def cards(words: tuple[str, ...], *, as_json: bool, book: Book) -> None:
    """List the cards in which all WORDS occur, or all cards.

    Names, tags, types, colours, keywords and texts count. A word may also name what it is about: name, text, tag, type,
    color, keyword, sell, set, cost, power or ram; with a comma for "or", ! in front for "not", and sort: for the order.

    \b
        streetcred cards arasaka unit
        streetcred cards BLOCKER
        streetcred cards color:red,blue type:unit 'cost<=3' 'text:"draw 1"'
        streetcred cards keyword:quick '!type:program' sort:-cost
        streetcred cards --lang es mazo
        streetcred cards --json > cards.json
    """  # noqa: D301 - the mark that keeps lines as they are
    query = read(" ".join(map(_typed, words)))
    for fault in query.faults:
        click.echo(fault, err=True)
    found = [CARDS[one.id] for one in query.find(facts_of(card, book) for card in CARDS.values())]
    unread = [card for card in ANNOUNCED.values() if _have(words, (card.title, card.colour, TYPE_NAMES[card.kind]))]
    if as_json:
        data = [facts(card, book) for card in found] + [known_facts(card) for card in unread]
        click.echo(json.dumps(data, indent=1, ensure_ascii=False))
        return
    if not found and not unread:
        raise UnknownCard(f"No card has all of these words: {' '.join(words)}.")
    if found:
        in_order = found if query.sort else sorted(found, key=lambda card: (card.kind, card.colour, card.title))
        Console().print(_table(in_order, book))
    for card in unread:
        click.echo(card.reason)


def _typed(word: str) -> str:
    """Give a word of the command line as a search reads it: the shell has taken the quotation marks around spaces."""
    name = NAMED.match(word)
    if " " not in word or '"' in word or SEVERAL.search(word):
        return word
    if name:
        return f'{name[0]}"{word[name.end() :]}"'
    return f'"{word}"'


def _table(found: list[Card], book: Book) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name, justify in (("Card", "left"), ("Type", "left"), ("RAM", "right"), ("Cost", "right"), ("Power", "right")):
        table.add_column(name, justify="right" if justify == "right" else "left", no_wrap=name != "Card")
    table.add_column("Text", ratio=1)
    for card in found:
        table.add_row(
            Text(card.title, style=COLOUR_STYLES[card.colour]),
            card.type_name,
            f"{card.ram} {card.colour}",
            cost_words(card),
            power_words(card),
            text_of(card, book).replace("\n", " / "),
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
@language_option
def card(name: tuple[str, ...], *, book: Book) -> None:
    """Show one card: facts, text, printings and official corrections.

    \b
        streetcred card corpo security
        streetcred card "Goro Takemura: Losing His Way"
        streetcred card --lang es corpo security
    """  # noqa: D301 - the mark that keeps lines as they are
    words = " ".join(name)
    unread = find_announced(words)
    click.echo(describe(find(words), book) if unread is None else _describe_unread(unread))


def describe(card: Card, book: Book) -> str:
    """Give a card in a few lines, its text in the language of the book."""
    power = power_words(card)
    ram = f"{card.ram} {card.colour} RAM" if card.kind != LEGEND else f"gives {card.ram} {card.colour} RAM"
    parts = [card.type_name, ram, f"cost {cost_words(card)}", f"power {power}" if power else "", *card.tags]
    lines = [card.title, ", ".join(part for part in parts if part), "sell tag" if card.sell_tag else "no sell tag"]
    text = text_of(card, book)
    return "\n".join([*lines, *(["", text] if text else []), "", *_printing_lines(card.slug)])


def _describe_unread(card: Announced) -> str:
    return "\n".join(
        [card.title, f"{TYPE_NAMES[card.kind]}, {card.colour}", "", card.reason, "", *_printing_lines(card.slug)]
    )


def _printing_lines(slug: str) -> list[str]:
    printed = [f"{one.set.name} {one.number} ({one.rarity})" for one in printings_of(slug)]
    lines = [f"Printed as {', '.join(printed)}."]
    for erratum in errata_of(slug):
        which = f"{erratum.printing}: " if erratum.printing else ""
        lines.append(f"Corrected on {erratum.date}: {which}{erratum.correction}")
    return lines
