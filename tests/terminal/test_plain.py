"""The game in lines, driven as from a pipe or by a person who types."""

from __future__ import annotations

import builtins
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner, Result

from streetcred import BadDeck, BadSave, GameError
from streetcred.terminal.plain import LineGame
from streetcred.terminal.play_command import play
from streetcred.terminal.session import PERSON, Session
from tests.terminal.people import decisions, how_it_ended, place, secrets, session

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path) -> Iterator[None]:
    """Let files go where they are found again."""
    before = Path.cwd()
    os.chdir(tmp_path)
    yield
    os.chdir(before)


def run(*words: str, typed: str = "") -> Result:
    """Run the command with lines to read."""
    return CliRunner().invoke(play, ["--plain", *words], input=typed)


def numbers(one: Session) -> str:
    """Give what a person types to play a session to its end."""
    return "".join(f"{chosen + 1}\n" for chosen in decisions(one))


def test_a_whole_game_by_numbers() -> None:
    one = session(seed=7)
    typed = numbers(one)

    result = run("--seed", "7", "--bot", "random", typed=typed)

    assert result.exit_code == 0
    assert how_it_ended(one) in result.output
    assert "The game is over." in result.output


def test_what_it_begins_with() -> None:
    result = run("--seed", "7")

    assert result.output.startswith("You (The Heist) against Rival (Embracing Power, street bot), seed 7.\n")
    assert (
        "Go first or second? (Rule 7.5.2)\n  1. Go first (two Legends start spent)\n  2. Go second\n" in result.output
    )


def test_the_seed_is_shown_when_it_is_not_given() -> None:
    first_line = run(typed="q\n").output.splitlines()[0]

    seed = first_line.rsplit(" ", 1)[1].rstrip(".")
    assert Path(f"streetcred-{seed}.json").is_file()


def test_every_turn_has_a_heading_and_draws_are_one_line() -> None:
    one = session(seed=7)

    lines = run("--seed", "7", "--bot", "random", typed=numbers(one)).output.splitlines()

    assert "== Turn 1: your turn ==" in lines or "== Turn 1: Rival's turn ==" in lines
    assert "Rival draws 6 cards." in lines


@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_of_the_rival_are_never_printed(
    seed: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one = session(seed)
    kept = []

    def type_an_answer(_prompt: str) -> str:
        printed = capsys.readouterr().out
        kept.append(secrets(one, 0))
        assert not [name for name in kept[-1] if name in printed]
        return str(place(one) + 1)

    monkeypatch.setattr(builtins, "input", type_an_answer)
    LineGame(one).play()

    assert one.game.is_over
    assert sum(1 for names in kept if names) > 20


def test_a_card_a_rule_and_the_help() -> None:
    output = run("--seed", "7", typed="c corpo security\nr 9.17\nr\n?\nb\nc\nc nobody at all\nr 99.9\nx\n99\n").output

    assert "Green Unit, cost 2 €$, power 2, needs 1 Green RAM" in output
    assert "BLOCKER: while a rival attacks" in output
    assert "9.17.3 At equal power" in output
    assert "7.5.2 " in output
    assert "take back your last answer" in output
    assert output.count("Go first or second?") == 2
    assert "Name a card, such as" in output
    assert 'No card is named "nobody at all"' in output
    assert "No rule has the number 99.9." in output
    assert "'x' is nothing you can type here" in output
    assert "There is no answer 99; they go from 1 to 2." in output


def test_taking_back() -> None:
    output = run("--seed", "7", typed="u\n1\nu\nq\n").output

    assert "There is nothing to take back yet." in output
    assert "Taken back." in output
    assert output.count("Go first or second?") == 2


def test_conceding_is_asked_about() -> None:
    output = run("--seed", "7", typed="concede\nn\nconcede\ny\n").output

    assert output.count("Give this game up?") == 2
    assert "Rival wins because the other player conceded (1.16)." in output


@pytest.mark.parametrize("typed", ["1\n1\nq\n", "1\n1\n"], ids=["q", "end of input"])
def test_leaving_saves_the_game_and_says_how_to_go_on(typed: str) -> None:
    result = run("--seed", "7", "--bot", "random", typed=typed)

    assert result.exit_code == 0
    assert "Go on with: streetcred play --load streetcred-7.json" in result.output
    again = Session.load(Path("streetcred-7.json"), (PERSON, "greedy"))
    assert again.seats == (PERSON, "random")
    assert len(again.game.answers) >= 2


def test_nobody_leaves_without_the_game_being_saved() -> None:
    Path("streetcred-7.json").mkdir()

    result = run("--seed", "7", typed="q\ns other.json\n1\n")

    assert "can't be kept in streetcred-7.json" in result.output
    assert "Saved in other.json." in result.output
    assert "Keep this hand" in result.output
    assert isinstance(result.exception, GameError)


def test_a_saved_game_goes_on_where_it_stood() -> None:
    one = session(seed=7)
    typed = numbers(one).splitlines(keepends=True)

    run("--seed", "7", "--bot", "random", "--save", "game.json", typed="".join(typed[:9]))
    result = run("--load", "game.json", "--save", "game.json", typed="".join(typed[9:]))

    assert "The game is over." in result.output
    assert Session.load(Path("game.json"), (PERSON, PERSON)).game.answers == one.game.answers


def test_saving_by_hand() -> None:
    output = run("--seed", "7", typed="s mine.json\ns no-such-folder/mine.json\nq\n").output

    assert "Saved in mine.json." in output
    assert Path("mine.json").is_file()
    assert "can't be kept in" in output


def test_two_people_and_the_curtain_between_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one = session(seats=(PERSON, PERSON))
    covered = 0

    def type_an_answer(prompt: str) -> str:
        nonlocal covered
        printed = capsys.readouterr().out
        reader = one.reader()
        if prompt != "> ":
            covered += 1
            assert f"It is Player {'AB'[reader]}'s choice." in printed
            return ""
        assert not [name for name in secrets(one, reader) if name in printed]
        return str(place(one) + 1)

    monkeypatch.setattr(builtins, "input", type_an_answer)
    LineGame(one).play()

    assert one.game.is_over
    assert covered > 5


def test_a_transcript_ends_with_a_winner_and_is_the_same_again() -> None:
    first, second = (run("--auto", "--seed", "7").output for _ in range(2))

    assert first == second
    assert first.splitlines()[-1].startswith(("   A wins", "   B wins"))


def test_a_transcript_tells_every_choice_and_what_came_of_it() -> None:
    lines = run("--auto", "--seed", "7").output.splitlines()

    assert "== Turn 1: A's turn ==" in lines
    assert any(line.startswith("   B draws ") and line.count(",") + line.count(" and ") >= 3 for line in lines)
    assert any(line.startswith("A: Play ") and line.endswith(" €$") for line in lines)
    assert any(line.startswith("B: Attack A's ") for line in lines)
    assert any(line.startswith("A: 3 Gigs (") for line in lines)


def test_a_transcript_can_be_checked_card_by_card() -> None:
    lines = run("--auto", "--seed", "7").output.splitlines()
    drawn = [line for line in lines if "draws" in line]

    assert drawn
    assert not any("a card" in line for line in drawn)
    assert any(line.startswith("   A's Legends from left to right: ") for line in lines)
    assert any(line.startswith("  Hand: ") for line in lines)


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["no-such-deck"], BadDeck),
        (["the-heist", "no-such-deck"], BadDeck),
        (["too-small.txt"], BadDeck),
        (["--load", "no-such-file.json"], BadSave),
        (["--load", "too-small.txt"], BadSave),
    ],
)
def test_mistakes_are_told(words: list[str], fault: type[GameError]) -> None:
    Path("too-small.txt").write_text("3 Corpo Security\n", encoding="utf-8")

    assert isinstance(run(*words).exception, fault)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--auto", "--hot-seat"], "leaves no seat"),
        (["the-heist", "--load", "game.json"], "has its decks"),
        (["--save", "no-such-folder/game.json"], "There is no folder"),
        (["--bot", "nobody"], "Invalid value for '--bot'"),
    ],
)
def test_what_does_not_fit_together_is_told(words: list[str], told: str) -> None:
    result = run(*words)

    assert result.exit_code == 2
    assert told in result.output


def test_help_teaches_by_example() -> None:
    output = run("--help").output

    assert "    streetcred play --load tonight.json\n" in output
    assert "seven" in output
