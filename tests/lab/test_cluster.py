"""The same games on a Ray cluster: here one of two workers on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from polars.testing import assert_frame_equal

from streetcred import GameError
from streetcred.lab.folder import Folder
from streetcred.lab.series import play_series
from streetcred.lab.workers import workers
from tests.lab.made_up import play_all, small_tournament
from tests.lab.test_series import table

if TYPE_CHECKING:
    from pathlib import Path

cluster = pytest.importorskip("streetcred.lab.cluster", reason="Ray is not installed: --ray is not tested")
pytestmark = pytest.mark.filterwarnings("ignore")


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    """Two workers as one process; stopped in the middle it goes on where it was."""
    plan = small_tournament()
    play_all(plan, tmp_path / "alone")
    folder = Folder(tmp_path / "cluster", plan)
    with workers(2, cluster.LOCAL) as team:
        arriving = play_series(plan, folder, team)
        assert next(arriving) == 2
        arriving.close()  # type: ignore[attr-defined]
        assert sum(play_series(plan, folder, team)) == 16
    folder.finish()

    assert_frame_equal(table(tmp_path / "alone"), table(tmp_path / "cluster"))


def test_a_cluster_with_another_version_is_refused() -> None:
    """Its games may be others."""
    with pytest.raises(GameError, match=r"^The cluster has streetcred 9\.9 \(rules 2031-01\), here it is \d.+\)\.$"):
        cluster.games_from((("9.9", "2031-01"), []))


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("127.0.0.1:1", r"^No Ray cluster answers at 127\.0\.0\.1:1: Connection refused\.$"),
        ("somewhere", r"^somewhere is no address of a Ray cluster; it looks like "),
    ],
)
def test_an_address_where_nobody_answers(address: str, said: str) -> None:
    """One sentence, at once."""
    with pytest.raises(GameError, match=said), workers(1, address):
        pass
