"""`streetcred rules`: the rules in short words of our own, by number or by words."""

from __future__ import annotations

import re

import click

from streetcred import rulebook
from streetcred.errors import GameError


@click.command()
@click.argument("words", nargs=-1, required=True, metavar="NUMBER|WORDS...")
def rules(words: tuple[str, ...]) -> None:
    """Show a rule by its number, or the rules in which all WORDS occur.

    \b
        streetcred rules 9.17
        streetcred rules d20 fixer
    """  # noqa: D301 - the mark that keeps lines as they are
    wanted = " ".join(words)
    number = wanted.rstrip(".")
    if re.fullmatch(r"\d+(\.\d+)*", number):
        found = [rule for rule in (rulebook.find(number),) if rule is not None]
        found += rulebook.children(number)
    else:
        found = list(rulebook.search(wanted))
    if not found:
        raise GameError(f"No rule has {'the number' if wanted[:1].isdigit() else 'all the words'} {wanted!r}.")
    click.echo(f"{found[0].chapter} (rules of {rulebook.RULES_VERSION}, in our words)")
    for rule in found:
        click.echo(f"{rule.number:12} {rule.text}")
