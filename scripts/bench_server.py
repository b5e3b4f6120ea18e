"""Measure a server: many games at once over real WebSockets, and how long an answer takes to come back as a table.

    python scripts/bench_server.py [--games 50] [--bot rookie] [--rounds 2] [--pause 0]
    python scripts/bench_server.py --watch [--games 200] [--bot street] [--minutes 10]

One server process plays every game between a bot and a page that answers at random: at once, which shows how much the
server can do, or after a pause like people, which shows how long they wait. For each answer the time
to the next table is taken (the answer was stored by then) and, apart, the time until the page is asked again, with all
that the bot did in between.

With --watch both sides are bots, which answer once a second, and pages watch: as soon as a game is over another one
begins in its place. What is taken is how long an answer takes beyond that second: to be found, stored and told.

Memory is that of the server process. PYTHONPATH=build/compiled measures the compiled engine.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING, Final

import httpx
import msgspec
from websockets.asyncio.client import connect

import streetcred
from streetcred.server.messages import PROTOCOL, Answer, GameSummary, Hello, Table, ToPage
from streetcred.server.room import WATCHED_PAUSE

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

READER: Final = msgspec.json.Decoder(ToPage)
SERVER: Final = """
import sys
from streetcred.server.serving import serve
from streetcred.server.settings import Settings
settings = Settings(port=0, database=sys.argv[1], messages_a_second=100_000, kept_empty=1.0)
serve(settings, lambda port: print(port, flush=True))
"""


Late = list[float]
"""How much later than planned answers came, in milliseconds."""


class Times:
    """What was measured, in milliseconds."""

    def __init__(self) -> None:
        self.to_table: list[float] = []
        self.to_question: list[float] = []
        self.answers = 0
        """How many answers were given, the bot's included."""
        self.bytes = 0
        self.tables = 0


@contextmanager
def server(folder: Path) -> Generator[tuple[int, int]]:
    """Run a server; give its process and its port."""
    command = [sys.executable, "-c", SERVER, f"sqlite:///{folder / 'games.db'}"]
    with (
        (folder / "journal").open("w") as journal,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=journal, text=True) as running,
    ):
        assert running.stdout is not None
        try:
            yield running.pid, int(running.stdout.readline())
        finally:
            running.terminate()
            running.wait()


def memory(process: int) -> float:
    """Give how much memory a process holds, in MB."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text("utf-8"))
    assert found is not None
    return int(found[1]) / 1024


async def play(visitor: httpx.AsyncClient, at: str, bot: str, pause: float, seed: int, times: Times) -> None:
    """Play one game to its end."""
    asked = {"decks": ["the-heist", "embracing-power"], "seats": ["person", bot], "seed": seed}
    answer = await visitor.post("/api/games", json=asked)
    game = msgspec.json.decode(answer.content, type=GameSummary)
    cookie = f"streetcred={visitor.cookies['streetcred']}"
    chance = random.Random(seed)
    async with connect(
        f"ws://{at}/api/games/{game.id}/seats/0", additional_headers={"cookie": cookie}, proxy=None
    ) as line:
        await line.send(msgspec.json.encode(Hello(protocol=PROTOCOL)).decode())
        said, is_next = 0.0, False
        while True:
            raw = await line.recv()
            now = time.perf_counter()
            table = READER.decode(raw)
            assert isinstance(table, Table), table
            times.tables += 1
            times.bytes += len(raw)
            if is_next:
                times.to_table.append((now - said) * 1000)
                is_next = False
            if table.result is not None:
                times.answers += table.number
                return
            if table.prompt is not None:
                if said:
                    times.to_question.append((now - said) * 1000)
                option = chance.choice(table.prompt.options).key
                await asyncio.sleep(chance.uniform(0, 2 * pause))
                said, is_next = time.perf_counter(), True
                await line.send(msgspec.json.encode(Answer(number=table.number, option=option)).decode())


async def watch(visitor: httpx.AsyncClient, at: str, bot: str, seeds: Iterator[int], until: float, late: Late) -> None:
    """Watch one game after the other until the time is up."""
    # Not all games begin in the same moment.
    await asyncio.sleep(random.Random(next(seeds)).uniform(0, 5 * WATCHED_PAUSE))
    while time.perf_counter() < until:
        asked = {"decks": ["the-heist", "embracing-power"], "seats": [bot, bot], "seed": next(seeds)}
        answer = await visitor.post("/api/games", json=asked)
        game = msgspec.json.decode(answer.content, type=GameSummary)
        cookie = f"streetcred={visitor.cookies['streetcred']}"
        async with connect(
            f"ws://{at}/api/games/{game.id}/seats/0", additional_headers={"cookie": cookie}, proxy=None
        ) as line:
            await line.send(msgspec.json.encode(Hello(protocol=PROTOCOL)).decode())
            last = 0.0
            while time.perf_counter() < until:
                table, now = READER.decode(await line.recv()), time.perf_counter()
                assert isinstance(table, Table), table
                if last:
                    late.append((now - last - WATCHED_PAUSE) * 1000)
                last = now
                if table.result is not None:
                    break


async def measure_watching(port: int, process: int, games: int, bot: str, minutes: float) -> None:
    """Watch so many games at a time for so long, and print what was measured, minute by minute."""
    at, seeds, late = f"127.0.0.1:{port}", iter(range(10_000_000)), Late()
    async with httpx.AsyncClient(base_url=f"http://{at}", timeout=60) as visitor:
        await visitor.get("/api/health")
        print(f"engine: {streetcred.ENGINE}; {games} games of {bot} against {bot}, an answer a second in each")
        print(f"  at the start: memory {memory(process):.0f} MB")
        until = time.perf_counter() + 60 * minutes
        watching = asyncio.gather(*(watch(visitor, at, bot, seeds, until, late) for _ in range(games)))
        everything = Late()
        for minute in range(1, int(minutes) + 1):
            await asyncio.sleep(60)
            print(f"  minute {minute}: {told(late)}; memory {memory(process):.0f} MB", flush=True)
            everything += late
            late.clear()
        await watching
        print(f"  in all: {told(everything)}")


def told(late: Late) -> str:
    """Say how late answers were."""
    cuts = quantiles(late, n=100)
    return f"{len(late)} answers, p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms, at most {max(late):.1f} ms"


async def measure(port: int, process: int, games: int, rounds: int, bot: str, pause: float) -> None:
    """Play so many games at a time, so many times, and print what was measured."""
    at = f"127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=f"http://{at}", timeout=60) as visitor:
        await visitor.get("/api/health")
        print(f"engine: {streetcred.ENGINE}; memory at the start: {memory(process):.0f} MB")
        seeds = iter(range(10_000_000))
        for number in range(rounds + 1):
            count = 1 if number == 0 else games
            times, begun = Times(), time.perf_counter()
            await asyncio.gather(*(play(visitor, at, bot, pause, next(seeds), times) for _ in range(count)))
            print_times(f"{count} games at once against {bot}", times, time.perf_counter() - begun)
            print(f"  memory: {memory(process):.0f} MB")


def print_times(title: str, times: Times, seconds: float) -> None:
    """Print one round."""
    print(
        f"{title}: {times.answers} answers in {seconds:.1f} s ({times.answers / seconds:.0f} a second), "
        f"{times.bytes / times.tables / 1000:.1f} kB a table"
    )
    for name, found in (("answer to table", times.to_table), ("answer to next question", times.to_question)):
        cuts = quantiles(found, n=100)
        print(f"  {name}: p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms, at most {max(found):.1f} ms")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--bot", default="rookie")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds before a page answers, on average")
    parser.add_argument("--watch", action="store_true", help="let bots play each other, and watch")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to watch")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (process, port):
        if chosen.watch:
            asyncio.run(measure_watching(port, process, chosen.games, chosen.bot, chosen.minutes))
            return
        asyncio.run(measure(port, process, chosen.games, chosen.rounds, chosen.bot, chosen.pause))


if __name__ == "__main__":
    main()
