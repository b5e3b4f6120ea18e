"""`streetcred lab` on the command line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from streetcred import LISTS
from streetcred.cards.catalogue import find
from streetcred.decks import check, read, write
from streetcred.lab import Match, play_game
from streetcred.terminal.cli import cli

if TYPE_CHECKING:
    from pathlib import Path

    from click.testing import Result

    from streetcred.agents import Agent

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

    def interrupted(match: Match, number: int, seed: int, bots: list[Agent]) -> object:
        if next(played, None) is None:
            raise KeyboardInterrupt
        return play_game(match, number, seed, bots)

    with monkeypatch.context() as patch:
        patch.setattr("streetcred.lab.played.play_game", interrupted)
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


def test_what_a_card_is_worth(tmp_path: Path) -> None:
    """A swap with its interval, and a sentence."""
    data = tmp_path / "data.json"
    refused = run("lab", "card", "the-heist:random", "Psycho Squad", "--for", "Delamain Cab", "--out", tmp_path / "no")
    assert refused.exit_code == 2
    assert "this one has 5 of Delamain Cab" in refused.output

    words = ("the-heist:random", "Psycho Squad", "Delamain Cab", "--pairs", "4", "--json", data)
    result = run("lab", "card", *words, "--out", tmp_path / "out")
    assert result.exit_code == 0, result.output
    assert "The Heist (random) takes " in result.output
    assert "3 Delamain Cab  " in result.output
    assert "Of 2 swaps none makes a real difference." in result.output
    assert len(json.loads(data.read_text(encoding="utf-8"))["swaps"]) == 2
    assert (tmp_path / "out" / "report.html").exists()


def test_what_opening_hands_are_worth(tmp_path: Path) -> None:
    """How many the bot keeps, and what keeping brings."""
    data = tmp_path / "data.json"
    result = run("lab", "hand", "the-heist:random", "--pairs", "6", "--json", data, "--out", tmp_path / "out")

    assert result.exit_code == 0, result.output
    assert "all opening hands" in result.output
    assert "% of 12 opening hands." in result.output
    assert "Offduty Malfini" in result.output
    assert json.loads(data.read_text(encoding="utf-8"))["hands"][0]["count"] == 12
    assert (tmp_path / "out" / "report.html").exists()


def test_a_list_is_made_better_and_can_be_read_back(tmp_path: Path) -> None:
    """Every round is told; the new list is a deck file that may be played."""
    data, out = tmp_path / "data.json", tmp_path / "out"
    words = ("the-heist:random", "--against", "demo-mercs", "--keep", "Delamain Cab", "--json", data, "--out", out)
    result = run("lab", "improve", *words, "--pairs", "1", "--rounds", "4", "--tries", "6", "--seed", "3")

    assert result.exit_code == 0, result.output
    assert "Round 4: " in result.output
    rounds = json.loads(data.read_text(encoding="utf-8"))["rounds"]
    assert any(found["taken"] for found in rounds)
    assert f"The new list: {out / 'improved.txt'}" in result.output
    deck = check(read(out / "improved.txt"))
    assert deck.name == "The Heist, improved"
    assert not deck.same_cards(LISTS["the-heist"])
    assert deck.counts[find("Delamain Cab")] == 3


def test_a_climb_that_is_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the first heat: nothing is told but how to go on."""
    words = ("lab", "improve", "the-heist:random", "--pairs", "1", "--rounds", "1", "--tries", "2", "--out", tmp_path)
    played = iter(range(4))

    def interrupted(match: Match, number: int, seed: int, bots: list[Agent]) -> object:
        if next(played, None) is None:
            raise KeyboardInterrupt
        return play_game(match, number, seed, bots)

    with monkeypatch.context() as patch:
        patch.setattr("streetcred.lab.played.play_game", interrupted)
        stopped = run(*words)
    assert stopped.exit_code == 130
    assert "Stopped with 1 of 1 rounds left." in stopped.output
    assert run(*words).exit_code == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("match", "the-heist", "demo-mercs", "--ray", "somewhere"), "somewhere is no address of a Ray cluster"),
        (("card", "the-heist", "--for", "Delamain Cab"), "Name the card that is to be swapped for it as well."),
        (("card", "the-heist", "Mantis Blades"), "Mantis Blades is not in The Heist."),
        (("card", "demo-mercs", "Delamain Cab"), "in Merc Demo Deck in a legal deck."),
        (("improve", "the-heist", "--keep", "Mantis Blades"), "Mantis Blades is not in The Heist."),
        (("hand", "the-heist", "--against", "nobody"), "No deck is named 'nobody'"),
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
