"""The option that chooses the language of card texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import click

from streetcred.text.languages import LANGUAGES, book_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from streetcred.text.book import Book

Command = TypeVar("Command", bound="Callable[..., Any]")


def _book(_ctx: click.Context, _option: click.Parameter, language: str) -> Book:
    return book_of(language)


def language_option(command: Command) -> Command:
    """Give a command the option; it gets the phrase book of the language as `book`."""
    option = click.option(
        "--lang",
        "book",
        default="en",
        show_default=True,
        metavar="|".join(LANGUAGES),
        callback=_book,
        help="The language of card texts; all words around them stay English.",
    )
    return option(command)
