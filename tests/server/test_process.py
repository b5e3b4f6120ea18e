"""The server as a process of its own: it dies in the middle of a game, and ends in good order."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from streetcred.terminal.cli import cli

from .players import PATIENCE, Served, begin, player

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path


@contextmanager
def process(folder: Path) -> Generator[tuple[subprocess.Popen[str], Served]]:
    """Run `streetcred serve`."""
    command = [sys.executable, "-m", "streetcred", "serve", "--port", "0", "--database"]
    with subprocess.Popen(
        [*command, f"sqlite:///{folder / 'games.db'}"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        found = re.search(r"localhost:(\d+)", running.stdout.readline())
        assert found is not None, running.stderr and running.stderr.read()
        try:
            yield running, Served(int(found[1]))
        finally:
            running.kill()


async def test_a_server_that_is_killed_loses_nothing_that_it_has_confirmed(tmp_path: Path) -> None:
    """Every table that a page has seen is there again, and the game goes on as it would have."""
    logs = {}
    for killed in (True, False):
        with process(tmp_path) as (running, served):
            async with served.visitor() as me:
                game = await begin(me, ("person", "street"), seed=5)
                async with player(served, me, game.id) as one:
                    await one.play_on(12)
                    await one.is_asked()
                    if not killed:
                        await one.play_on(6)
                        await one.is_asked()
                    elif one.table is not None:
                        await one.say(f'{{"type":"undo","number":{one.table.number}}}')
                        await one.sees()
                        await one.answer()
                        running.send_signal(signal.SIGKILL)
                        await one.line.wait_closed()
        logs[killed] = one
        if killed:
            with process(tmp_path) as (_, served):
                async with served.visitor() as again:
                    again.cookies = me.cookies
                    async with player(served, again, game.id) as restarted:
                        assert restarted.log[: len(one.log)] == one.log
                        await restarted.is_asked()
                        await restarted.play_on(6)
                        await restarted.is_asked()
                        logs[killed] = restarted
    assert logs[True].log == logs[False].log


async def test_bots_that_were_to_move_when_it_was_killed_go_on(tmp_path: Path) -> None:
    """As soon as somebody connects."""
    with process(tmp_path) as (running, served):
        async with served.visitor() as me:
            game = await begin(me, ("person", "solo"), seed=5)
            async with player(served, me, game.id) as one:
                while True:
                    await one.is_asked()
                    table = await one.answer()
                    if table.turn > 0 and table.prompt is None:
                        break
                running.kill()
    with process(tmp_path) as (_, served):
        async with served.visitor() as me_again:
            me_again.cookies = me.cookies
            async with player(served, me_again, game.id) as one:
                assert await one.is_asked() is not None


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_ends_in_good_order(tmp_path: Path, number: signal.Signals) -> None:
    """Pages are told to come again, no process is left behind, every line that it wrote is JSON, and the exit is 0."""
    with process(tmp_path) as (running, served):
        async with served.visitor() as me:
            game = await begin(me, ("person", "solo"))
            async with player(served, me, game.id) as one:
                await one.play_on(2)
                await one.is_asked()
                children = _children(running.pid)
                running.send_signal(number)
                await one.line.wait_closed()
                assert one.line.close_code == 1012
        assert running.stderr is not None
        lines = [json.loads(line) for line in running.stderr.read().splitlines()]
        assert running.wait(PATIENCE) == 0
        assert [line["event"] for line in lines if line["level"] in ("warning", "error")] == []
        answered = [line for line in lines if line["event"] == "answered"]
        assert {line["game"] for line in answered} == {game.id}
        _all_end(children)


def test_processes_that_think_do_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    """However it ends."""

    async def play(served: Served) -> None:
        async with served.visitor() as me:
            game = await begin(me, ("person", "solo"))
            async with player(served, me, game.id) as one:
                await one.play_on(2)
                await one.is_asked()

    with process(tmp_path) as (running, served):
        asyncio.run(play(served))
        children = _children(running.pid)
        assert children
        running.kill()
        _all_end(children)


def _all_end(children: list[int]) -> None:
    """Wait until processes have ended."""
    deadline = time.monotonic() + PATIENCE
    while any(_is_running(child) for child in children):
        assert time.monotonic() < deadline, "a process was left behind"
        time.sleep(0.01)


def _children(parent: int) -> list[int]:
    """Give the processes that a process has begun."""
    listed = subprocess.run(["/bin/ps", "-eo", "pid=,ppid="], check=True, capture_output=True, text=True)
    pairs = [line.split() for line in listed.stdout.splitlines()]
    return [int(child) for child, above in pairs if int(above) == parent]


def _is_running(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    """With what to do about it."""
    with process(tmp_path) as (_, served):
        port = served.at.partition(":")[2]
        command = [sys.executable, "-m", "streetcred", "serve", "--port", port]
        told = subprocess.run(
            [*command, "--database", f"sqlite:///{tmp_path / 'other.db'}"], check=False, capture_output=True, text=True
        )
    assert told.returncode == 2
    assert "is another one running there?" in told.stderr
    assert "Traceback" not in told.stderr


def test_without_a_command_the_page_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """`streetcred` alone is `streetcred serve --open`; --help still helps."""
    opened: list[str] = []
    served: list[object] = []

    def listen(settings: object, ready: object) -> None:
        served.append(settings)
        assert callable(ready)
        ready(8808)

    monkeypatch.setattr("streetcred.server.serving.serve", listen)
    monkeypatch.setattr("webbrowser.open", opened.append)
    for words, pages in (([], 1), (["serve"], 1), (["serve", "--open"], 2), (["--help"], 2)):
        assert CliRunner().invoke(cli, words).exit_code == 0
        assert opened == ["http://localhost:8808/"] * pages
    assert len(served) == 3


def test_a_database_that_is_none_is_told_in_a_sentence() -> None:
    """Before anything else."""
    told = CliRunner().invoke(cli, ["serve", "--database", "games"])
    assert told.exit_code == 2
    assert "is no URL of a database" in told.output
