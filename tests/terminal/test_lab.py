"""`streetcred lab` on the command line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from streetcred import LISTS
from streetcred.decks import write
from streetcred.lab import Match, play_game
from streetcred.terminal.cli import cli

if TYPE_CHECKING:
    from pathlib import Path

    from click.testing import Result

MATCH = ("lab", "match", "the-heist:random", "embracing-power:random", "--pairs", "5")


def run(*words: str | Path) -> Result:
    """Run the command."""
    return CliRunner().invoke(cli, [str(word) for word in words], env={"COLUMNS": "120"})


def test_a_match_tells_who_is_better_and_how_sure_that_is(tmp_path: Path) -> None:
    """And keeps its games and its report."""
    out, data = tmp_path / "out", tmp_path / "data.json"
    result = run(*MATCH, "--out", out, "--json", data)

    assert result.exit_code == 0, result.output
    assert "The Heist (random) takes " in result.output
    assert "in 5 pairs of games" in result.output
    assert "Embracing Power (random) going second" in result.output
    assert "Too close to tell" in result.output
    assert json.loads(data.read_text(encoding="utf-8"))["pairs"] == 5
    assert {"plan.json", "results.parquet", "report.html"} <= {path.name for path in out.iterdir()}


def test_the_same_command_again_says_the_same_and_plays_nothing(tmp_path: Path) -> None:
    """But for the speed, of which there is none."""
    first, second = run(*MATCH, "--out", tmp_path), run(*MATCH, "--out", tmp_path)

    lines = [line for line in first.output.splitlines() if not line.startswith("Speed")]
    assert lines == second.output.splitlines()


def test_without_a_folder_there_is_a_new_one_every_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """lab/match-1, lab/match-2."""
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        assert run("lab", "match", "the-heist:random", "the-heist:random", "--pairs", "1").exit_code == 0

    assert sorted(path.name for path in (tmp_path / "lab").iterdir()) == ["match-1", "match-2"]


def test_stopping_shows_what_is_there_and_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the seventh game: three pairs are kept, and the same command plays the other two."""
    played = iter(range(6))

    def interrupted(match: Match, number: int, seed: int | None = None) -> object:
        if next(played, None) is None:
            raise KeyboardInterrupt
        return play_game(match, number, seed)

    with monkeypatch.context() as patch:
        patch.setattr("streetcred.lab.series.play_game", interrupted)
        stopped = run(*MATCH, "--out", tmp_path / "out")
    assert stopped.exit_code == 130
    assert "in 3 pairs of games" in stopped.output
    assert f"Stopped with 4 games left. The same command with  --out {tmp_path / 'out'}  goes on" in stopped.output

    again = run(*MATCH, "--out", tmp_path / "out")
    whole = run(*MATCH, "--out", tmp_path / "whole")
    assert again.exit_code == 0
    assert again.output.splitlines()[:11] == whole.output.splitlines()[:11]


def test_a_tournament_rates_everybody(tmp_path: Path) -> None:
    """Ratings, the matrix, the pairings, and the same as data."""
    data = tmp_path / "data.json"
    decks = ("the-heist", "embracing-power")
    words = ("--bots", "random,greedy", "--pairs", "1", "--out", tmp_path / "out", "--json", data)
    result = run("lab", "tournament", *decks, *words)

    assert result.exit_code == 0, result.output
    found = json.loads(data.read_text(encoding="utf-8"))
    assert len(found["entrants"]) == 4
    assert len(found["pairings"]) == 6
    assert sum(found["mix"].values()) == pytest.approx(1)
    for name in found["entrants"]:
        assert name in result.output
        assert name in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")


def test_a_gauntlet_is_run_by_one_deck(tmp_path: Path) -> None:
    """It meets both others, who do not meet; without a deck it meets all lists."""
    data = tmp_path / "data.json"
    words = ("--gauntlet", "The Heist", "--bots", "random", "--pairs", "1", "--json", data)
    assert run("lab", "tournament", "demo-mercs", "embracing-power", *words, "--out", tmp_path / "2").exit_code == 0
    found = json.loads(data.read_text(encoding="utf-8"))
    assert [(one["a"], one["b"]) for one in found["pairings"]] == [
        ("The Heist (random)", "Merc Demo Deck (random)"),
        ("The Heist (random)", "Embracing Power (random)"),
    ]
    assert found["mix"] is None

    assert run("lab", "tournament", *words, "--out", tmp_path / "all").exit_code == 0
    assert len(json.loads(data.read_text(encoding="utf-8"))["pairings"]) == len(LISTS) - 1


def test_a_changed_list_is_told_from_the_one_it_was(tmp_path: Path) -> None:
    """It still bears the old name, so what was typed is put behind it; the colon parts off the bot."""
    heist = LISTS["the-heist"]
    mine = tmp_path / "mine.txt"
    mine.write_text(write(heist).replace("2 Psycho Squad", "3 Psycho Squad"), encoding="utf-8")
    data = tmp_path / "data.json"
    result = run(
        "lab", "match", f"{mine}:random", "the-heist:random", "--pairs", "1", "--out", tmp_path / "o", "--json", data
    )

    assert result.exit_code == 0, result.output
    found = json.loads(data.read_text(encoding="utf-8"))
    assert (found["a"], found["b"]) == (f"The Heist, {mine} (random)", "The Heist, the-heist (random)")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("match", "the-hiest", "the-heist"), "No deck is named 'the-hiest'; did you mean the-heist?"),
        (("match", "the-heist:nobody", "the-heist"), "No bot is named 'nobody'; there are random, "),
        (("match", "the-heist", "demo-mercs", "--sprt", "20", "0"), "20 is not less than 0."),
        (("match", "the-heist", "demo-mercs", "--out", "FILE"), "can't be used: "),
        (("match", "the-heist", "demo-mercs", "--json", "FILE/x"), "can't be written: "),
        (("match", "the-heist", "demo-mercs", "--out", "OTHER"), "holds something else; give one that is new or"),
        (("tournament", "the-heist"), "A tournament takes two entrants or more."),
        (("tournament", "the-heist", "the-heist"), "The Heist (street) is entered twice; once is enough."),
        (("tournament", "--gauntlet", "the-heist", "the-heist"), "The Heist (street) is entered twice"),
        (("tournament", "--bots", "street,"), "No bot is named ''; there are "),
    ],
)
def test_a_mistake_gets_one_sentence(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    """Exit code 2, and no game is played."""
    file, other = tmp_path / "file", tmp_path / "other"
    other.mkdir()
    for path in (file, other / "taxes.txt"):
        path.write_text("mine", encoding="utf-8")
    result = run("lab", *(word.replace("FILE", str(file)).replace("OTHER", str(other)) for word in words))

    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
