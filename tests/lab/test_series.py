"""A series: the same games whatever happens on the way, and nothing lost."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from streetcred import GameError
from streetcred.lab.folder import RESULTS, Folder
from streetcred.lab.pairings import match_plan
from streetcred.lab.plan import Entrant
from streetcred.lab.series import play_series
from streetcred.lab.sprt import Sprt, expected
from streetcred.lab.workers import Alone
from tests.lab.made_up import DEMO, EMBRACING, HEIST, play_all, small_match, small_tournament

if TYPE_CHECKING:
    from pathlib import Path


def table(path: Path) -> pl.DataFrame:
    """Read the results in a folder."""
    return pl.read_parquet(path / RESULTS)


def test_the_workers_make_no_difference(tmp_path: Path) -> None:
    """One process and two write the same table."""
    plan = small_tournament()
    play_all(plan, tmp_path / "alone")
    play_all(plan, tmp_path / "together", count=2)

    assert_frame_equal(table(tmp_path / "alone"), table(tmp_path / "together"))
    assert table(tmp_path / "alone")["game"].to_list() == list(range(18))


def test_a_series_goes_on_where_it_was(tmp_path: Path) -> None:
    """Stopped after two portions, with one part lost and one half written, the end is the same."""
    plan = small_match()
    play_all(plan, tmp_path / "whole")
    broken = tmp_path / "broken"
    arriving = play_series(plan, Folder(broken, plan), Alone())
    assert list(islice(arriving, 4)) == [2, 2, 2, 2]
    (broken / "part-00000002.parquet").unlink()
    (broken / "part-00000010.parquet-1.new").write_bytes(b"half")

    assert sum(play_series(plan, Folder(broken, plan), Alone())) == 6
    assert len(play_all(plan, broken)) == 12
    assert_frame_equal(table(tmp_path / "whole"), table(broken))


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    """The same plan in the same folder has nothing left to do."""
    plan = small_match(2)
    games = play_all(plan, tmp_path)

    assert list(play_series(plan, Folder(tmp_path, plan), Alone())) == []
    assert Folder(tmp_path, plan).finish() == games


def test_both_games_of_a_pair_have_a_seed_and_change_seats(tmp_path: Path) -> None:
    """A sits in seat 0 once and in seat 1 once; each pair has its own seed."""
    games = play_all(small_match(4), tmp_path)

    assert [game.a_first_seat for game in games] == [True, False] * 4
    assert [game.seed for game in games[::2]] == [game.seed for game in games[1::2]]
    assert len({game.seed for game in games}) == 4
    assert [game.pair for game in games] == [0, 0, 1, 1, 2, 2, 3, 3]


def test_two_that_are_the_same_take_half_of_every_pair(tmp_path: Path) -> None:
    """The same seed with the seats changed is the same game, so the points are shared."""
    games = play_all(match_plan(HEIST, HEIST, 5, 1), tmp_path)

    assert [one.score + other.score for one, other in zip(games[::2], games[1::2], strict=True)] == [1] * 5


def test_a_pairing_plays_the_same_games_in_a_match_and_in_a_tournament(tmp_path: Path) -> None:
    """Seeds depend on the two who play and on nothing else that is planned."""
    match = play_all(match_plan(HEIST, DEMO, 2, 3), tmp_path / "match")
    tournament = play_all(small_tournament(2), tmp_path / "tournament")
    same = [game for game in tournament if game.names == (HEIST.name, DEMO.name)]

    assert [(game.seed, game.winner, game.decisions) for game in match] == [
        (game.seed, game.winner, game.decisions) for game in same
    ]


def test_another_plan_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    """The sentence says what is different."""
    Folder(tmp_path, small_match())

    with pytest.raises(GameError, match=r"was made for another number of pairs and another seed; give another one\.$"):
        Folder(tmp_path, small_match(7, seed=4))
    with pytest.raises(GameError, match=r"was made for other decks or bots and other cards"):
        Folder(tmp_path, match_plan(HEIST, DEMO, 6, 3))


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    """Nothing is written among other people's files."""
    (tmp_path / "taxes.txt").write_text("mine", encoding="utf-8")

    with pytest.raises(GameError, match="holds something else"):
        Folder(tmp_path, small_match())
    assert [path.name for path in tmp_path.iterdir()] == ["taxes.txt"]


@pytest.mark.parametrize("content", [b"", b"PAR1 and no more"])
def test_a_broken_part_is_named(tmp_path: Path, content: bytes) -> None:
    """So that it can be deleted."""
    plan = small_match(2)
    play_all(plan, tmp_path)
    (tmp_path / "part-00000002.parquet").write_bytes(content)

    with pytest.raises(GameError, match=r"part-00000002\.parquet is broken; delete it"):
        play_all(plan, tmp_path)


def test_the_test_stops_at_the_same_pair_with_any_number_of_workers(tmp_path: Path) -> None:
    """The pairs are looked at in their order; what was played beyond the last one does not count."""
    strong, weak = Entrant(HEIST.deck, "greedy"), Entrant(EMBRACING.deck, "random")
    plan = match_plan(strong, weak, 60, 1, sprt=(0, 50))
    alone = play_all(plan, tmp_path / "alone")
    together = play_all(plan, tmp_path / "together", count=2)

    assert 2 <= len(alone) < 60
    assert alone == together
    assert play_all(plan, tmp_path / "together") == alone
    assert_frame_equal(table(tmp_path / "alone"), table(tmp_path / "together"))


def test_the_ratio_is_that_of_the_formula() -> None:
    """40 pairs: 10 lost, 10 shared, 20 won; worked out by hand from the docstring."""
    test = Sprt(0, 20)
    for score in [0.0] * 10 + [0.5] * 10 + [1.0] * 20:
        test.add(score)

    variance = (10 * 0.25 + 20 + 1.25) / 43 - (26.5 / 43) ** 2
    assert test.ratio == pytest.approx(40 * (expected(20) - 0.5) * (1.25 - 0.5 - expected(20)) / (2 * variance))
    assert test.verdict is None


@pytest.mark.parametrize(("score", "verdict"), [(0.0, "H0"), (1.0, "H1")])
def test_a_few_equal_pairs_do_not_decide_but_many_do(score: float, verdict: str) -> None:
    """Both ways."""
    test = Sprt(0, 20)
    for _ in range(4):
        test.add(score)
    assert test.verdict is None
    for _ in range(40):
        test.add(score)
    assert test.verdict == verdict
