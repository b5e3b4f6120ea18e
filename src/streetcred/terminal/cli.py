"""The command line: one command for each thing that people come for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

import streetcred
from streetcred.errors import GameError
from streetcred.rulebook import RULES_VERSION
from streetcred.terminal.cards_command import card, cards
from streetcred.terminal.deck_command import deck
from streetcred.terminal.lab_command import lab
from streetcred.terminal.play_command import play
from streetcred.terminal.replay_command import replay
from streetcred.terminal.rules_command import rules
from streetcred.terminal.serve_command import serve
from streetcred.terminal.simulate_command import simulate

if TYPE_CHECKING:
    from collections.abc import Sequence


class Commands(click.Group):
    """Commands whose users' mistakes are told in a sentence, with exit code 2."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except GameError as fault:
            click.echo(str(fault), err=True)
            ctx.exit(2)
        except ModuleNotFoundError as fault:
            if fault.name is None or fault.name.startswith("streetcred"):
                raise
            click.echo(
                f"This needs {fault.name}: install it with  pip install 'streetcred[terminal,lab,server]'", err=True
            )
            ctx.exit(2)

    def list_commands(self, ctx: click.Context) -> Sequence[str]:  # type: ignore[override]
        """Give the commands in the order in which people need them."""
        return list(super().list_commands(ctx) and self.commands)


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    streetcred.__version__, message=f"streetcred %(version)s (rules {RULES_VERSION}, {streetcred.ENGINE} engine)"
)
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Play the Cyberpunk Trading Card Game, look things up, and let bots play.

    Without a command it opens the game in the browser. In the terminal, start with a game against a bot:

        streetcred play

    An unofficial fan project. Card names and numbers are facts; all texts are our own.
    """
    if ctx.invoked_subcommand is None:
        ctx.invoke(serve, opens=True)


for command in (play, serve, card, cards, rules, deck, simulate, lab, replay):
    cli.add_command(command)
