"""The workers of a Ray cluster: the same portions, played on any number of machines."""

from __future__ import annotations

import logging
import os
import socket
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import ray

import streetcred
from streetcred.core.ruleset import OFFICIAL
from streetcred.errors import GameError
from streetcred.lab.played import Played, play_portion
from streetcred.lab.workers import WAITING_PER_WORKER

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from streetcred.lab.plan import PlannedGame
    from streetcred.lab.workers import Workers

LOCAL: Final = "local"
"""The address of a cluster that is started on this machine and stopped again."""
_LONGEST_WAIT: Final = 10.0
"""For an answer from an address, in seconds."""
_HERE: Final = (streetcred.__version__, OFFICIAL.version)


class Cluster:
    """The machines of a Ray cluster."""

    def __init__(self) -> None:
        self._play = ray.remote(_play)
        self._most = WAITING_PER_WORKER * max(1, int(_resources().get("CPU", 1)))

    def play(self, portions: Sequence[Sequence[PlannedGame]]) -> Generator[list[Played]]:
        """Play as many portions at a time as the cluster has processors, and a few in the queue."""
        rest = iter(portions)
        jobs: list[Any] = []
        try:
            while True:
                for portion in rest:
                    jobs.append(self._play.remote(portion))
                    if len(jobs) >= self._most:
                        break
                if not jobs:
                    return
                done, jobs = ray.wait(jobs)
                yield games_from(ray.get(done[0]))
        except ray.exceptions.RayTaskError as fault:
            if isinstance(fault.cause, ModuleNotFoundError):
                raise GameError("The machines of the cluster need streetcred, of the same version as here.") from None
            raise
        except ray.exceptions.RayError as fault:
            raise GameError(f"The cluster has failed ({fault}); the same command goes on from what is there.") from None
        finally:
            for job in jobs:
                ray.cancel(job)


@contextmanager
def cluster_at(address: str, workers: int) -> Generator[Workers]:
    """Give the workers of the cluster at an address; "local" starts one on this machine with so many.

    Raises GameError if none answers.
    """
    # Said before Ray starts, which else sends how it is used to its makers.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    _knock(address)
    processors = workers if address == LOCAL else None
    try:
        ray.init(
            address=address,
            num_cpus=processors,
            include_dashboard=False if address == LOCAL else None,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ConnectionError, RuntimeError, ValueError, OSError) as fault:
        reason = str(fault).strip().partition("\n")[0]
        raise GameError(f"No Ray cluster answers at {address}: {reason}") from None
    try:
        yield Cluster()
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Find out whether anybody listens there, since Ray waits for it without end."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon and address in (LOCAL, "auto"):
        return
    try:
        socket.create_connection((host, int(port)), timeout=_LONGEST_WAIT).close()
    except ValueError:
        raise GameError(f"{address} is no address of a Ray cluster; it looks like 10.0.0.5:6379.") from None
    except OSError as fault:
        raise GameError(f"No Ray cluster answers at {address}: {fault.strerror or fault}.") from None


def _resources() -> dict[str, float]:
    found: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return found


def _play(portion: Sequence[PlannedGame]) -> tuple[tuple[str, str], list[Played]]:
    return _HERE, play_portion(portion)


def games_from(answer: tuple[tuple[str, str], list[Played]]) -> list[Played]:
    """Refuse games that other rules or bots may have played."""
    there, games = answer
    if there != _HERE:
        raise GameError(
            f"The cluster has streetcred {there[0]} (rules {there[1]}), here it is {_HERE[0]} ({_HERE[1]})."
        )
    return games


def _said(version: tuple[str, str]) -> str:
    return f"{version[0]} (rules {version[1]})"
